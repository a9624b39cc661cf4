"""Section 13, Politics & Intrigue: the Archivist."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules.table import (
    all_but,
    discarded,
    do,
    hand,
    is_open,
    knows,
    open_kinds,
    open_values,
    player,
    stack_cards,
    stock,
    why,
)

if TYPE_CHECKING:
    from bailey.core import Position
from catan_cards.rules.table_pi import PI, acting, acts

ALL = set(range(6))


# Archivist


def searching(**fields: Any) -> Position:
    return do(acting(player(0, "archivist goetz"), **fields), "play", slot="archivist")


def test_13_archivist_looks_through_two_different_stacks() -> None:
    pos = searching()
    assert (pos.turn, open_kinds(pos), open_values(pos, "search", "stack")) == (0, {"search"}, ALL)
    do(pos, "search", stack=3)
    assert (pos.turn, open_kinds(pos), open_values(pos, "search", "stack")) == (0, {"search"}, ALL - {3})
    do(pos, "search", stack=5)
    assert all(knows(pos, 0, card) for stack in (3, 5) for card in stack_cards(pos, stack))
    assert not any(knows(pos, 1, card) for stack in (3, 5) for card in stack_cards(pos, stack))


def test_13_archivist_the_first_stack_is_seen_before_the_second_is_chosen() -> None:
    pos = searching()
    do(pos, "search", stack=3)
    assert all(knows(pos, 0, card) for card in stack_cards(pos, 3))


@pytest.mark.parametrize(("source", "other"), [(3, 5), (5, 3)])
def test_13_archivist_takes_one_card_in_all(source: int, other: int) -> None:
    """From either stack; the order of both stays."""
    pos = searching()
    do(pos, "search", stack=3)
    do(pos, "search", stack=5)
    before, untouched = stack_cards(pos, source), stack_cards(pos, other)
    assert open_values(pos, "search", "stack") == {3, 5}
    do(pos, "search", stack=source)
    assert (open_kinds(pos), len(pos.choices)) == ({"take"}, len(before))
    do(pos, "take", slot=before[4])
    assert hand(pos, 0) == ["goetz", before[4]]
    assert (stack_cards(pos, source), stack_cards(pos, other)) == (before[:4] + before[5:], untouched)
    assert (acts(pos), discarded(pos)) == (True, ["archivist"])


def test_13_archivist_is_free_of_charge() -> None:
    pos = do(acting(player(0, "archivist", stores=1)), "play", slot="archivist")
    do(pos, "search", stack=3)
    do(pos, "search", stack=5)
    do(pos, "search", stack=5)
    do(pos, "take", slot=0)
    assert sum(stock(pos, 0).values()) == 6


def test_13_archivist_puts_no_card_under_a_stack() -> None:
    pos = searching()
    for stack in (0, 1, 0):
        do(pos, "search", stack=stack)
    do(pos, "take", slot=0)
    assert (len(hand(pos, 0)), acts(pos)) == (2, True)


def test_13_archivist_an_empty_stack_is_not_looked_through() -> None:
    stacks = ("falk", "otto karl", "", "pippin hagen", "", "")
    told = ("archivist", "goetz", "falk", "otto", "karl", "pippin", "hagen")
    pos = searching(stacks=stacks, discard=all_but(*told, theme=PI))
    assert open_values(pos, "search", "stack") == {0, 1, 3}
    do(pos, "search", stack=0)
    assert open_values(pos, "search", "stack") == {1, 3}
    do(pos, "search", stack=3)
    do(pos, "search", stack=3)
    do(pos, "take", slot="hagen")
    assert (hand(pos, 0), stack_cards(pos, 3)) == (["goetz", "hagen"], ["pippin"])


def test_13_archivist_with_no_card_in_any_stack_is_not_played() -> None:
    pos = acting(player(0, "archivist"), stacks=("",) * 6, discard=all_but("archivist", theme=PI))
    assert not is_open(pos, "play", slot="archivist")
    assert why(pos, "play", slot="archivist") in {"needs", "no-cards", "nothing-to-take"}


def test_13_archivist_the_card_may_be_used_in_the_same_turn() -> None:
    stacks = ("caravan", "otto karl", "", "", "", "")
    mine = player(0, "archivist", stores=1)
    pos = acting(mine, stacks=stacks, discard=all_but("archivist", "caravan", "otto", "karl", theme=PI))
    do(pos, "play", slot="archivist")
    while "take" in open_kinds(pos) or "search" in open_kinds(pos):
        if is_open(pos, "search", stack=1) and not is_open(pos, "search", stack=0):
            do(pos, "search", stack=1)
        else:
            do(pos, "search", stack=0)
    assert hand(pos, 0) == ["caravan"]
    assert is_open(pos, "play", slot="caravan")
