"""Section 11: the hand at the end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    do,
    hand,
    look_into,
    open_kinds,
    open_values,
    player,
    stack_cards,
    stock,
    stores_of,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from catan_cards.rules.table import Json

    from bailey.core import Position

ALL = {0, 1, 2, 3, 4}


def drawing(first: Json, second: Json, **fields: Any) -> Position:
    """Lay out the draw phase, with what the principalities leave of the supply."""
    return table.drawing(first, second, **fields)


def in_hand(pos: Position) -> bool:
    """Tell whether the first player is still in the draw phase."""
    return bool(pos.state.on_turn == 0)


def filled(pos: Position) -> int:
    """Draw free cards as long as the draw phase asks for it, and count them."""
    drawn = 0
    while in_hand(pos):
        do(pos, "draw", stack=min(open_values(pos, "draw", "stack")))
        drawn += 1
    return drawn


# The limit


@pytest.mark.parametrize(
    ("built", "limit"),
    [
        ({}, 3),
        ({"abbey-a": (5, "above")}, 4),
        ({"library-a": (5, "above")}, 4),
        ({"abbey-a": (5, "above"), "abbey-b": (6, "above")}, 5),
        ({"library-a": (5, "above"), "library-b": (5, "below")}, 5),
        ({"abbey-a": (5, "above"), "abbey-b": (6, "above"), "library-a": (5, "below"), "library-b": (6, "below")}, 7),
        ({"garrison-a": (5, "above"), "church-a": (6, "above"), "town-hall-a": (6, "below")}, 3),
    ],
)
def test_11_the_limit_is_3_and_1_more_for_each_own_abbey_and_library(
    built: Mapping[str, tuple[int, str]], limit: int
) -> None:
    pos = drawing(player(0, built=built, cities=(5, 6)), player(1))
    assert filled(pos) == limit
    assert len(hand(pos, 0)) == limit


def test_11_the_rivals_abbey_does_not_count() -> None:
    pos = drawing(player(0), player(1, built={"abbey-a": (5, "above"), "abbey-b": (6, "above")}))
    assert filled(pos) == 3


# Below the limit


@pytest.mark.parametrize("seed", range(5))
def test_11_a_free_card_is_the_top_one(seed: int) -> None:
    pos = look_into(drawing(player(0, hand="goetz"), player(1), seed=seed), 1, 2)
    top, *rest = stack_cards(pos, 2)
    do(pos, "draw", stack=2)
    assert (hand(pos, 0), stack_cards(pos, 2)) == (["goetz", top], rest)


@pytest.mark.parametrize(("have", "opens"), [({}, False), ({"gold": 1}, True)])
@pytest.mark.parametrize("halls", ["a", "ab"])
def test_11_a_search_costs_1_with_a_town_hall(have: dict[str, int], opens: bool, halls: str) -> None:  # noqa: FBT001
    built = {f"town-hall-{letter}": (5, "above") for letter in halls}
    pos = drawing(player(0, hand="goetz karl", built=built, cities=(5,), stores=stores_of(0, **have)), player(1))
    assert open_values(pos, "search", "stack") == (ALL if opens else set())
    if opens:
        do(pos, "search", stack=0)
        assert (stock(pos, 0), open_kinds(pos)) == ({}, {"take"})


@pytest.mark.parametrize("place", [0, 4, 11])
def test_11_a_search_takes_any_one_card_and_keeps_the_order(place: int) -> None:
    pos = drawing(player(0, hand="goetz", stores=stores_of(0, wool=2)), player(1))
    do(pos, "search", stack=2)
    order = stack_cards(pos, 2)
    assert len(pos.choices) == len(order) == len(open_values(pos, "take", "slot"))
    do(pos, "take", slot=order[place])
    assert hand(pos, 0) == ["goetz", order[place]]
    assert stack_cards(pos, 2) == order[:place] + order[place + 1 :]


# The exchange


def test_11_a_mandatory_exchange_does_not_bind_who_filled_up() -> None:
    pos = drawing(player(0, hand="goetz karl"), player(1), options={"exchange_mandatory": 1})
    assert filled(pos) == 1
