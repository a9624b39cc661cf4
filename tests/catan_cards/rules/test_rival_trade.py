"""Trade with the rival (9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules.table import (
    Json,
    acting,
    do,
    is_open,
    open_cells,
    open_kinds,
    open_resources,
    player,
    position,
    rolled,
    stock,
    store,
    stores_of,
    why,
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


# Who may make an offer


@pytest.mark.parametrize("turn", [0, 1])
def test_9_the_player_on_turn_may_make_an_offer_in_the_action_phase(turn: int) -> None:
    pos = facing({"wool": 1}, {"ore": 1}, turn=turn)
    assert (pos.turn, is_open(pos, "propose")) == (turn, True)


def test_9_without_trade_with_the_rival_nobody_makes_an_offer() -> None:
    pos = facing({"wool": 1}, {"ore": 1}, options={"rival_trade": OFF})
    assert not is_open(pos, "propose")
    do(pos, "end_actions")
    assert (pos.turn, open_kinds(pos)) == (0, {"draw"})


def test_9_no_offer_is_made_outside_the_action_phase() -> None:
    stores: list[Json] = [player(p, stores=1) for p in (0, 1)]
    assert not is_open(position(*stores), "propose")
    assert not is_open(rolled("plenty", 6, *stores), "propose")


@pytest.mark.parametrize("option", [OFF, ACTIVE])
def test_9_only_with_both_the_rival_may_make_an_offer_of_their_own(option: int) -> None:
    pos = do(facing({"wool": 2}, {"ore": 2}, options={"rival_trade": option}), "end_actions")
    assert pos.turn == 0
    assert "propose" not in open_kinds(pos)


def test_9_with_both_the_rival_may_make_an_offer_before_the_action_phase_ends() -> None:
    pos = do(facing({"wool": 2}, {"ore": 2}, options={"rival_trade": BOTH}), "end_actions")
    assert (pos.turn, is_open(pos, "propose")) == (1, True)
    offer(pos, "ore", "wool")
    assert (pos.turn, is_open(pos, "accept"), is_open(pos, "decline")) == (0, True, True)
    do(pos, "accept")
    assert (stock(pos, 0), stock(pos, 1)) == ({"wool": 1, "ore": 1}, {"ore": 1, "wool": 1})


def test_9_with_both_the_player_on_turn_makes_offers_too() -> None:
    pos = offer(facing({"wool": 2}, {"ore": 2}, options={"rival_trade": BOTH}), "wool", "ore")
    do(pos, "accept")
    assert (stock(pos, 0), stock(pos, 1)) == ({"wool": 1, "ore": 1}, {"ore": 1, "wool": 1})


# Putting an offer together


def test_9_an_offer_is_put_together_from_what_i_have_and_what_the_rival_has() -> None:
    pos = do(facing({"wool": 1, "gold": 2}, {"ore": 1, "grain": 3}), "propose")
    assert pos.turn == 0
    assert open_resources(pos, "add_give") == {"wool", "gold"}
    assert open_resources(pos, "add_want") == {"ore", "grain"}
    assert is_open(pos, "withdraw")


def test_9_no_more_is_given_or_wanted_than_there_is() -> None:
    pos = put_together(facing({"wool": 1, "gold": 2}, {"ore": 1, "grain": 2}), "wool gold", "ore grain")
    assert open_resources(pos, "add_give") == {"gold"}
    assert open_resources(pos, "add_want") == {"grain"}
    do(pos, "add_give", resource="gold")
    do(pos, "add_want", resource="grain")
    assert not open_resources(pos, "add_give")
    assert not open_resources(pos, "add_want")


def test_9_a_side_has_at_most_three_resources() -> None:
    pos = put_together(facing({"lumber": 3, "wool": 1}, {"ore": 3, "gold": 1}), give="lumber lumber lumber")
    assert open_resources(pos, "add_give") == set()
    assert why(pos, "add_give", resource="wool") == "side-is-full"
    do(pos, "add_want", resource="ore")
    do(pos, "add_want", resource="gold")
    do(pos, "add_want", resource="ore")
    assert open_resources(pos, "add_want") == set()
    assert why(pos, "add_want", resource="ore") == "side-is-full"
    assert open_kinds(pos) == {"send", "withdraw"}


def test_9_a_resource_is_never_on_both_sides_of_an_offer() -> None:
    pos = facing({"wool": 2, "ore": 1, "gold": 2}, {"wool": 1, "ore": 2, "gold": 2})
    put_together(pos, "wool", "ore")
    assert open_resources(pos, "add_give") == {"wool", "gold"}
    assert open_resources(pos, "add_want") == {"ore", "gold"}


def test_9_i_must_have_room_for_what_i_want() -> None:
    pos = do(facing({"wool": 1, "ore": 3, "grain": 2}, {"ore": 2, "grain": 2}), "propose")
    assert open_resources(pos, "add_want") == {"grain"}
    assert why(pos, "add_want", resource="ore") == "no-room"
    do(pos, "add_want", resource="grain")
    assert not open_resources(pos, "add_want")


def test_9_the_rival_must_have_room_for_what_i_give() -> None:
    pos = do(facing({"wool": 2, "ore": 2}, {"ore": 3, "wool": 2}), "propose")
    assert open_resources(pos, "add_give") == {"wool"}
    assert why(pos, "add_give", resource="ore") == "rival-has-no-room"
    do(pos, "add_give", resource="wool")
    assert not open_resources(pos, "add_give")


def test_9_an_offer_that_is_withdrawn_changes_nothing() -> None:
    pos = put_together(facing({"wool": 1}, {"ore": 1}), "wool", "ore")
    do(pos, "withdraw")
    assert (pos.turn, is_open(pos, "end_actions")) == (0, True)
    assert (stock(pos, 0), stock(pos, 1)) == ({"wool": 1}, {"ore": 1})


# The answer


@pytest.mark.parametrize("turn", [0, 1])
def test_9_the_rival_accepts_and_the_resources_change_hands(turn: int) -> None:
    stores = [{"wool": 2, "gold": 1}, {"ore": 3, "grain": 1}]
    give, want = ("wool wool", "ore") if turn == 0 else ("ore", "wool wool")
    pos = offer(facing(*stores, turn=turn), give, want)
    assert (pos.turn, is_open(pos, "accept"), is_open(pos, "decline")) == (1 - turn, True, True)
    assert (stock(pos, 0), stock(pos, 1)) == (stores[0], stores[1])
    do(pos, "accept")
    assert (stock(pos, 0), stock(pos, 1)) == ({"gold": 1, "ore": 1}, {"ore": 2, "grain": 1, "wool": 2})
    assert (pos.turn, is_open(pos, "end_actions")) == (turn, True)


def test_9_the_rival_declines_and_nothing_changes_hands() -> None:
    pos = do(offer(facing({"wool": 1}, {"ore": 1}), "wool", "ore"), "decline")
    assert (stock(pos, 0), stock(pos, 1)) == ({"wool": 1}, {"ore": 1})
    assert (pos.turn, is_open(pos, "end_actions")) == (0, True)


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


# The rival's own offer in return


def test_9_the_rival_may_answer_with_one_offer_of_their_own() -> None:
    pos = offer(facing({"wool": 2, "gold": 1}, {"ore": 2}), "wool", "ore ore")
    assert (pos.turn, is_open(pos, "propose")) == (1, True)
    do(pos, "propose")
    assert open_resources(pos, "add_give") == {"ore"}
    assert open_resources(pos, "add_want") == {"wool", "gold"}


def test_9_an_offer_in_return_too_needs_room_on_both_sides() -> None:
    pos = offer(facing({"wool": 3, "ore": 3, "gold": 1}, {"ore": 3, "wool": 2, "grain": 3}), "gold", "grain")
    do(pos, "propose")
    assert open_resources(pos, "add_give") == {"grain"}
    assert why(pos, "add_give", resource="wool") == "rival-has-no-room"
    assert open_resources(pos, "add_want") == {"wool", "gold"}
    assert why(pos, "add_want", resource="ore") == "no-room"


def answered() -> Position:
    """Answer an offer of one wool for two ore with one of one ore for two wool."""
    pos = offer(facing({"wool": 2, "gold": 1}, {"ore": 2}), "wool", "ore ore")
    return offer(pos, "ore", "wool wool")


def test_9_the_offer_in_return_is_accepted_or_declined_and_not_answered_again() -> None:
    pos = answered()
    assert (pos.turn, open_kinds(pos)) == (0, {"accept", "decline"})


def test_9_an_accepted_offer_in_return_is_carried_out_instead_of_the_first() -> None:
    pos = do(answered(), "accept")
    assert (stock(pos, 0), stock(pos, 1)) == ({"gold": 1, "ore": 1}, {"ore": 1, "wool": 2})
    assert (pos.turn, is_open(pos, "end_actions")) == (0, True)


def test_9_a_declined_offer_in_return_ends_the_matter() -> None:
    pos = do(answered(), "decline")
    assert (stock(pos, 0), stock(pos, 1)) == ({"wool": 2, "gold": 1}, {"ore": 2})
    assert (pos.turn, is_open(pos, "end_actions")) == (0, True)


# How often


def test_9_no_offer_is_made_twice_in_a_turn() -> None:
    pos = do(offer(facing({"wool": 2}, {"ore": 2}), "wool", "ore"), "decline")
    put_together(pos, "wool", "ore")
    assert not is_open(pos, "send")
    assert why(pos, "send") == "same-offer"
    do(pos, "add_give", resource="wool")
    assert is_open(pos, "send")


def test_9_a_turn_has_at_most_three_offers() -> None:
    pos = facing({"wool": 3, "gold": 1}, {"ore": 3})
    for give in ("wool", "wool wool", "gold"):
        assert is_open(pos, "propose")
        do(offer(pos, give, "ore"), "decline")
    assert not is_open(pos, "propose")
    assert why(pos, "propose") == "no-more-offers"


def test_9_with_both_the_rival_makes_no_offer_after_three_were_made() -> None:
    pos = facing({"wool": 3}, {"ore": 3}, options={"rival_trade": BOTH})
    for give in ("wool", "wool wool", "wool wool wool"):
        do(offer(pos, give, "ore"), "decline")
    do(pos, "end_actions")
    assert (pos.turn, "propose" in open_kinds(pos), is_open(pos, "draw", stack=0)) == (0, False, True)


def test_9_an_offer_in_return_counts_as_one_of_the_three() -> None:
    pos = do(answered(), "decline")
    assert is_open(pos, "propose")
    offer(pos, "gold", "ore")
    assert not is_open(pos, "propose")
    do(pos, "decline")
    assert not is_open(pos, "propose")


def test_9_an_offer_that_was_withdrawn_counts_too() -> None:
    pos = facing({"wool": 1}, {"ore": 1})
    for _ in range(3):
        assert is_open(pos, "propose")
        do(put_together(pos, "wool", "ore"), "withdraw")
    assert why(pos, "propose") == "no-more-offers"


def test_9_an_answer_that_turns_the_offer_round_is_the_same_offer() -> None:
    pos = facing({"wool": 1}, {"ore": 1})
    offer(pos, "wool", "ore")
    put_together(pos, "ore", "wool")
    assert why(pos, "send") == "same-offer"


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
