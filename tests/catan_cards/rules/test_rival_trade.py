"""Trade with the rival (9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from catan_cards.rules.table import (
    acting,
    do,
    is_open,
    open_cells,
    open_kinds,
    player,
    stock,
    store,
    stores_of,
)

if TYPE_CHECKING:
    from bailey.core import Position

OFF, ACTIVE, BOTH = range(3)


def facing(first: dict[str, int], second: dict[str, int], **fields: Any) -> Position:
    """Lay out an action phase in which the players have these resources."""
    return acting(player(0, stores=stores_of(0, **first)), player(1, stores=stores_of(1, **second)), **fields)


def put_together(pos: Position, give: str = "", want: str = "") -> Position:
    """Begin an offer and add these resources to it."""
    do(pos, "propose")
    for name in give.split():
        do(pos, "add_give", resource=name)
    for name in want.split():
        do(pos, "add_want", resource=name)
    return pos


def offer(pos: Position, give: str, want: str) -> Position:
    """Make an offer to the other player."""
    return do(put_together(pos, give, want), "send")


# The answer


def test_9_each_chooses_the_regions_they_pay_from_and_those_that_gain() -> None:
    extra = {"pasture-5": (4, "above"), "mountains-4": (4, "below")}
    first = player(0, settlements=(4, 5, 6), extra=extra, stores={"pasture-3": 1, "pasture-5": 1})
    pos = offer(acting(first, player(1, stores=stores_of(1, ore=1))), "wool", "ore")
    do(pos, "accept")
    asked = set()
    for _ in range(2):
        assert pos.turn == 0
        kind = "pay" if "pay" in open_kinds(pos) else "gain"
        regions = {"pay": {"pasture-3", "pasture-5"}, "gain": {"mountains-2", "mountains-4"}}
        assert open_cells(pos, kind) == regions[kind]
        do(pos, kind, cell={"pay": "pasture-5", "gain": "mountains-4"}[kind])
        asked.add(kind)
    assert asked == {"pay", "gain"}
    assert [store(pos, name) for name in ("pasture-3", "pasture-5", "mountains-2", "mountains-4")] == [1, 0, 0, 1]
    assert stock(pos, 1) == {"wool": 1}
    assert is_open(pos, "end_actions")


# How often


def test_9_with_both_the_rival_makes_no_offer_after_three_were_made() -> None:
    pos = facing({"wool": 3}, {"ore": 3}, options={"rival_trade": BOTH})
    for give in ("wool", "wool wool", "wool wool wool"):
        do(offer(pos, give, "ore"), "decline")
    do(pos, "end_actions")
    assert (pos.turn, "propose" in open_kinds(pos), is_open(pos, "draw", stack=0)) == (0, False, True)


def test_9_the_next_turn_has_three_offers_of_its_own() -> None:
    first = player(0, "karl falk goetz", stores=stores_of(0, gold=3))
    second = player(1, "otto pippin hagen", stores=stores_of(1, grain=3))
    pos = acting(first, second)
    for give in ("gold", "gold gold", "gold gold gold"):
        do(offer(pos, give, "grain"), "decline")
    do(pos, "end_actions")
    do(pos, "keep")
    do(pos, "roll")
    while "end_actions" not in open_kinds(pos):
        pos.push(pos.choices[0])
    assert (pos.turn, is_open(pos, "propose")) == (1, True)
