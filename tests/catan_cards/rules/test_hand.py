"""Section 11: the hand at the end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    acting,
    all_but,
    do,
    hand,
    is_open,
    look_into,
    open_cells,
    open_kinds,
    open_values,
    player,
    stack_cards,
    stock,
    stores_of,
    why,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from catan_cards.rules.table import Json

    from bailey.core import Position

FULL = "goetz karl otto"
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


def test_11_below_the_limit_each_card_may_come_from_any_stack() -> None:
    pos = drawing(player(0, hand="goetz"), player(1))
    sizes = [len(stack_cards(pos, i)) for i in range(5)]
    assert (pos.turn, open_kinds(pos), open_values(pos, "draw", "stack")) == (0, {"draw"}, ALL)
    do(pos, "draw", stack=3)
    assert open_values(pos, "draw", "stack") == ALL
    do(pos, "draw", stack=1)
    assert [len(stack_cards(pos, i)) for i in range(5)] == [n - (i in {1, 3}) for i, n in enumerate(sizes)]
    assert (len(hand(pos, 0)), in_hand(pos)) == (3, False)


@pytest.mark.parametrize("seed", range(5))
def test_11_a_free_card_is_the_top_one(seed: int) -> None:
    pos = look_into(drawing(player(0, hand="goetz"), player(1), seed=seed), 1, 2)
    top, *rest = stack_cards(pos, 2)
    do(pos, "draw", stack=2)
    assert (hand(pos, 0), stack_cards(pos, 2)) == (["goetz", top], rest)


def test_11_a_free_card_costs_nothing() -> None:
    pos = drawing(player(0, hand="goetz karl", stores=1), player(1))
    before = stock(pos, 0)
    do(pos, "draw", stack=0)
    assert stock(pos, 0) == before


@pytest.mark.parametrize(("have", "opens"), [({}, False), ({"wool": 1}, False), ({"wool": 1, "ore": 1}, True)])
def test_11_a_search_costs_2_resources(have: dict[str, int], opens: bool) -> None:  # noqa: FBT001
    pos = drawing(player(0, hand="goetz", stores=stores_of(0, **have)), player(1))
    assert open_values(pos, "search", "stack") == (ALL if opens else set())
    assert why(pos, "search", stack=0) == (None if opens else "too-few-to-search")


@pytest.mark.parametrize(("have", "opens"), [({}, False), ({"gold": 1}, True)])
@pytest.mark.parametrize("halls", ["a", "ab"])
def test_11_a_search_costs_1_with_a_town_hall(have: dict[str, int], opens: bool, halls: str) -> None:  # noqa: FBT001
    built = {f"town-hall-{letter}": (5, "above") for letter in halls}
    pos = drawing(player(0, hand="goetz karl", built=built, cities=(5,), stores=stores_of(0, **have)), player(1))
    assert open_values(pos, "search", "stack") == (ALL if opens else set())
    if opens:
        do(pos, "search", stack=0)
        assert (stock(pos, 0), open_kinds(pos)) == ({}, {"take"})


def test_11_the_rivals_town_hall_does_not_help() -> None:
    theirs = player(1, built={"town-hall-a": (5, "above")}, cities=(5,))
    pos = drawing(player(0, hand="goetz", stores=stores_of(0, gold=1)), theirs)
    assert why(pos, "search", stack=0) == "too-few-to-search"


def test_11_any_2_resources_pay_for_a_search() -> None:
    pos = drawing(player(0, hand="goetz", stores=stores_of(0, wool=2, ore=1, gold=1)), player(1))
    do(pos, "search", stack=2)
    assert open_cells(pos, "pay") == {"pasture-3", "mountains-2", "gold-6"}
    do(pos, "pay", cell="gold-6")
    assert open_cells(pos, "pay") == {"pasture-3", "mountains-2"}
    do(pos, "pay", cell="pasture-3")
    assert (stock(pos, 0), open_kinds(pos)) == ({"wool": 1, "ore": 1}, {"take"})


def test_11_a_search_that_takes_all_resources_is_paid_without_a_question() -> None:
    pos = drawing(player(0, hand="goetz", stores=stores_of(0, wool=1, ore=1)), player(1))
    do(pos, "search", stack=2)
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


def test_11_each_card_is_drawn_or_searched_for_by_itself() -> None:
    pos = drawing(player(0, stores=stores_of(0, wool=3, ore=1)), player(1))
    do(pos, "draw", stack=0)
    assert open_kinds(pos) == {"draw", "search"}
    do(pos, "search", stack=0)
    do(pos, "any_region")
    do(pos, "take", slot=0)
    assert open_kinds(pos) == {"draw", "search"}
    do(pos, "search", stack=1)
    do(pos, "take", slot=0)
    assert (len(hand(pos, 0)), stock(pos, 0), in_hand(pos)) == (3, {}, False)


def test_11_who_filled_up_may_not_exchange() -> None:
    pos = drawing(player(0, hand="goetz karl"), player(1))
    do(pos, "draw", stack=0)
    assert (in_hand(pos), pos.turn) == (False, 1)


# Above the limit


def test_11_above_the_limit_cards_go_under_any_stacks() -> None:
    pos = drawing(player(0, hand="goetz karl otto falk walter"), player(1))
    before = [stack_cards(pos, i) for i in range(5)]
    assert (pos.turn, open_kinds(pos), len(pos.choices)) == (0, {"put_under"}, 25)
    do(pos, "put_under", slot="karl", stack=4)
    assert (open_kinds(pos), len(pos.choices)) == ({"put_under"}, 20)
    do(pos, "put_under", slot="goetz", stack=1)
    assert hand(pos, 0) == ["otto", "falk", "walter"]
    assert [stack_cards(pos, i)[-1] for i in (1, 4)] == ["goetz", "karl"]
    assert [stack_cards(pos, i) for i in (0, 2, 3)] == [before[i] for i in (0, 2, 3)]
    assert [stack_cards(pos, i)[:-1] for i in (1, 4)] == [before[i] for i in (1, 4)]


@pytest.mark.parametrize(("held", "over"), [("goetz karl otto falk", 1), ("goetz karl otto falk walter pippin", 3)])
def test_11_above_the_limit_only_the_excess_must_go(held: str, over: int) -> None:
    pos = drawing(player(0, hand=held), player(1))
    for _ in range(over):
        assert not is_open(pos, "keep")
        do(pos, "put_under", slot=0, stack=0)
    assert (len(hand(pos, 0)), is_open(pos, "keep")) == (3, True)


def test_11_a_pulled_down_abbey_lowers_the_limit_of_the_draw_phase() -> None:
    pos = acting(player(0, hand=f"{FULL} falk", built={"abbey-a": (5, "above")}), player(1))
    do(pos, "pull_down", card="abbey-a")
    do(pos, "end_actions")
    assert (open_kinds(pos), len(pos.choices)) == ({"put_under"}, 20)


# The exchange


@pytest.mark.parametrize("held", [FULL, f"{FULL} falk"])
def test_11_at_the_limit_or_after_cutting_down_one_more_card_may_be_exchanged(held: str) -> None:
    pos = drawing(player(0, hand=held), player(1))
    if len(held.split()) > 3:
        do(pos, "put_under", slot="falk", stack=0)
    assert (open_kinds(pos), len(pos.choices)) == ({"put_under", "keep"}, 16)
    do(pos, "put_under", slot="karl", stack=2)
    assert (hand(pos, 0), stack_cards(pos, 2)[-1], open_kinds(pos)) == (["goetz", "otto"], "karl", {"draw"})
    do(pos, "draw", stack=4)
    assert (len(hand(pos, 0)), in_hand(pos)) == (3, False)


@pytest.mark.parametrize("held", [FULL, f"{FULL} falk"])
def test_11_nobody_has_to_exchange(held: str) -> None:
    pos = drawing(player(0, hand=held), player(1))
    if len(held.split()) > 3:
        do(pos, "put_under", slot="falk", stack=0)
    do(pos, "keep")
    assert (hand(pos, 0), in_hand(pos)) == (FULL.split(), False)


def test_11_the_new_card_comes_from_the_top_of_any_stack() -> None:
    pos = look_into(drawing(player(0, hand=FULL), player(1)), 1, 4)
    top = stack_cards(pos, 4)[0]
    do(pos, "put_under", slot="karl", stack=2)
    assert open_values(pos, "draw", "stack") == ALL
    do(pos, "draw", stack=4)
    assert hand(pos, 0) == ["goetz", "otto", top]


def test_11_the_new_card_may_come_by_a_paid_search() -> None:
    pos = drawing(player(0, hand=FULL, stores=stores_of(0, wool=1, ore=1)), player(1))
    do(pos, "put_under", slot="karl", stack=2)
    assert (open_values(pos, "draw", "stack"), open_values(pos, "search", "stack")) == (ALL, ALL)
    do(pos, "search", stack=0)
    order = stack_cards(pos, 0)
    do(pos, "take", slot=order[3])
    assert (hand(pos, 0), stock(pos, 0), in_hand(pos)) == (["goetz", "otto", order[3]], {}, False)


def test_11_a_search_in_the_exchange_must_be_paid_for() -> None:
    pos = drawing(player(0, hand=FULL, stores=stores_of(0, wool=1)), player(1))
    do(pos, "put_under", slot="karl", stack=2)
    assert (open_kinds(pos), why(pos, "search", stack=0)) == ({"draw"}, "too-few-to-search")


def test_11_same_stack_takes_the_new_card_from_the_stack_that_got_the_old_one() -> None:
    mine = player(0, hand=FULL, stores=stores_of(0, wool=1, ore=1))
    pos = drawing(mine, player(1), options={"exchange_from": 1})
    do(pos, "put_under", slot="karl", stack=2)
    assert (open_values(pos, "draw", "stack"), open_values(pos, "search", "stack")) == ({2}, {2})


def test_11_same_stack_does_not_bind_who_fills_up_or_cuts_down() -> None:
    pos = drawing(player(0, hand="goetz karl otto falk walter"), player(1), options={"exchange_from": 1})
    do(pos, "put_under", slot="karl", stack=2)
    assert open_values(pos, "put_under", "stack") == ALL
    pos = drawing(player(0), player(1), options={"exchange_from": 1})
    do(pos, "draw", stack=2)
    assert open_values(pos, "draw", "stack") == ALL


@pytest.mark.parametrize("held", [FULL, f"{FULL} falk"])
def test_11_a_mandatory_exchange_cannot_be_declined(held: str) -> None:
    pos = drawing(player(0, hand=held), player(1), options={"exchange_mandatory": 1})
    if len(held.split()) > 3:
        do(pos, "put_under", slot="falk", stack=0)
    assert (open_kinds(pos), len(pos.choices)) == ({"put_under"}, 15)


def test_11_a_mandatory_exchange_does_not_bind_who_filled_up() -> None:
    pos = drawing(player(0, hand="goetz karl"), player(1), options={"exchange_mandatory": 1})
    assert filled(pos) == 1


# Empty stacks


def test_11_an_empty_stack_gives_no_card() -> None:
    pos = drawing(
        player(0, hand="goetz", stores=1),
        player(1),
        stacks=("", "falk walter", "", "hagen pippin", ""),
        discard=all_but("goetz", "falk", "walter", "hagen", "pippin"),
    )
    assert (open_values(pos, "draw", "stack"), open_values(pos, "search", "stack")) == ({1, 3}, {1, 3})
    assert (why(pos, "draw", stack=0), why(pos, "search", stack=0)) == ("no-cards", "no-cards")


def test_11_with_all_stacks_empty_nothing_is_drawn() -> None:
    pos = drawing(player(0, hand="goetz", stores=1), player(1), stacks=("",) * 5, discard=all_but("goetz"))
    assert (in_hand(pos), hand(pos, 0)) == (False, ["goetz"])


def test_11_only_as_many_cards_are_drawn_as_there_are() -> None:
    pos = drawing(player(0), player(1), stacks=("", "", "falk walter", "", ""), discard=all_but("falk", "walter"))
    while in_hand(pos):
        do(pos, "draw", stack=2)
    assert sorted(hand(pos, 0)) == ["falk", "walter"]


def test_11_an_empty_stack_takes_cards() -> None:
    held = ("goetz", "karl", "otto", "falk")
    pos = drawing(player(0, hand=" ".join(held)), player(1), stacks=("",) * 5, discard=all_but(*held))
    assert open_values(pos, "put_under", "stack") == ALL
    do(pos, "put_under", slot="karl", stack=3)
    assert stack_cards(pos, 3) == ["karl"]
