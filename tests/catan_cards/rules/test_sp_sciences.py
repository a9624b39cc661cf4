"""Section 13, Science & Progress: the Buildings that a University leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    built,
    do,
    events,
    hand,
    is_open,
    knows,
    lines,
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
    from catan_cards.rules.table import Json

    from bailey.core import Position
from catan_cards.rules.table_sp import ABBEY, OPEN, SP, TOWN, UNIVERSITY, acting, acts, event

UPPER = ("pasture-3", "gold-6", "hills-5")
LOWER = ("fields-1", "forest-4", "mountains-2")


# Academy and Pharmacy


def test_13_academy_needs_a_university_and_raises_the_hand_limit() -> None:
    cost = stores_of(0, grain=2, brick=2, ore=1)
    pos = acting(player(0, "academy", built={"library-a": (5, "above")}, stores=cost, **TOWN))
    assert why(pos, "build", slot="academy", place=5, side="below") == "needs"
    pos = acting(player(0, "academy", built={**UNIVERSITY, **ABBEY}, stores=cost, **TOWN))
    do(pos, "build", slot="academy", place=5, side="below")
    assert (pos.state.players[0].hand_limit, lines(pos, 0)["cards"]) == (3 + 1 + 1, 2)
    do(pos, "end_actions")
    for stack in range(5):
        assert open_kinds(pos) == {"draw"}
        do(pos, "draw", stack=stack)
    assert (len(hand(pos, 0)), pos.state.on_turn) == (5, 1)


PHARMACY = {"pharmacy": (5, "above")}


def plagued(mine: Json, theirs: Json | None = None, **fields: Any) -> Position:
    """Turn up a Plague against which nobody reveals a card."""
    pos = event("plague-a", mine, theirs, **fields)
    do(pos, "no_counter")
    return do(pos, "no_counter")


def test_13_pharmacy_regions_around_its_city_are_safe_from_plague() -> None:
    """Those of another City of its owner are not, where it does not touch them."""
    pos = plagued(player(0, built=PHARMACY, stores=2, cities=(5, 6), settlements=()))
    assert (pos.turn, open_kinds(pos)) == (0, {"gain"})
    do(pos, "gain", cell="hills-5")
    left = {"wool": 2, "gold": 3, "grain": 2, "lumber": 2, "brick": 2, "ore": 1}
    assert (stock(pos, 0), acts(pos)) == (left, True)


def test_13_pharmacy_brings_a_resource_of_choice_in_the_rivals_turn_too() -> None:
    pos = plagued(player(0, built=PHARMACY, **TOWN), turn=1)
    assert (pos.turn, open_cells(pos, "gain")) == (0, {*UPPER, *LOWER})
    do(pos, "gain", cell="mountains-2")
    assert (stock(pos, 0), acts(pos, 1)) == ({"ore": 1, "gold": 1}, True)


def test_13_pharmacy_brings_nothing_with_another_event() -> None:
    pos = event("progress-a", player(0, built=PHARMACY, **TOWN))
    assert (stock(pos, 0), acts(pos)) == ({"gold": 1}, True)


def test_13_pharmacy_brings_a_resource_when_a_doctor_is_revealed_too() -> None:
    pos = event("plague-b", player(0, "doctor-a", built=PHARMACY, stores=1, **TOWN))
    do(pos, "counter", slot="doctor-a")
    do(pos, "no_counter")
    assert open_kinds(pos) == {"gain"}
    do(pos, "gain", cell="hills-5")
    assert (stock(pos, 0)["brick"], sum(stock(pos, 0).values()), acts(pos)) == (2, 6 + 1 + 1, True)


# Observatory
OBSERVATORY = {"observatory": (5, "above")}


def beginning(mine: Json, turn: int = 0) -> Position:
    """Lay out the beginning of a turn; nobody knows an event card."""
    return table.position(mine, player(1), theme=SP, options=OPEN, turn=turn)


def knowers(pos: Position) -> list[list[int]]:
    """List who knows each event card, from the bottom of their stack to its top."""
    here = pos.state.events_stack
    return [[p for p in (0, 1) if (here.slots[i] >> (10 + p)) & 1] for i in range(here.size)]


def test_13_observatory_its_owner_alone_sees_the_top_event_card() -> None:
    pos = beginning(player(0, built=OBSERVATORY, **TOWN))
    assert (pos.turn, open_kinds(pos), knowers(pos)) == (0, {"use", "roll"}, [[]] * 13)
    do(pos, "use", card="observatory")
    assert knowers(pos) == [*[[]] * 12, [0]]
    assert len(events(pos, "saw_event")) == 1


def test_13_observatory_once_a_turn_and_before_the_roll_only() -> None:
    pos = do(beginning(player(0, built=OBSERVATORY, **TOWN)), "use", card="observatory")
    assert (open_kinds(pos), why(pos, "use", card="observatory")) == ({"roll"}, "used-already")
    pos = acting(player(0, built=OBSERVATORY, **TOWN))
    assert "use" not in open_kinds(pos)


def test_13_observatory_one_need_not_look() -> None:
    pos = do(beginning(player(0, built=OBSERVATORY, **TOWN)), "roll")
    assert events(pos, "rolled_number")
    assert not events(pos, "saw_event")


def test_13_observatory_not_in_the_rivals_turn() -> None:
    pos = beginning(player(0, built=OBSERVATORY, **TOWN), turn=1)
    assert "use" not in open_kinds(pos)


def test_13_observatory_again_in_the_next_turn() -> None:
    pos = do(beginning(player(0, built=OBSERVATORY, **TOWN)), "use", card="observatory")
    pos = table.enter(pos, table.Step.END_TURN)
    pos = table.enter(pos, table.Step.END_TURN)
    assert (pos.state.on_turn, is_open(pos, "use", card="observatory")) == (0, True)


@pytest.mark.parametrize("first", ["alchemist", "observatory"])
def test_13_observatory_before_or_after_an_alchemist(first: str) -> None:
    pos = beginning(player(0, "alchemist-a", built=OBSERVATORY, **TOWN))
    if first == "observatory":
        do(pos, "use", card="observatory")
    do(pos, "play", slot="alchemist-a")
    do(pos, "name_number", number=4)
    if first == "alchemist":
        do(pos, "use", card="observatory")
    if is_open(pos, "roll"):
        do(pos, "roll")
    assert pos.state.die == 4
    assert events(pos, "rolled_face")


# Printing House
PRESS = {**UNIVERSITY, "printing-house": (5, "above")}
STACKS = ("goetz otto karl", "pippin", "siegfried walter", "", "", "")
TOLD = [card for names in STACKS for card in names.split()]


def printing(held: str, stores: int = 0, **fields: Any) -> Position:
    """Lay out the draw phase of a player with a Printing House, whose rival has looked through the first stacks."""
    mine = player(0, held, built=PRESS, stores=stores, **TOWN)
    rest = table.all_but(*TOLD, *held.split(), *PRESS, theme=SP)
    pos = table.drawing(mine, player(1), theme=SP, stacks=STACKS, discard=rest, **fields)
    return look_into(pos, 1, 0, 1, 2)


def test_13_printing_house_needs_a_university() -> None:
    cost = stores_of(0, lumber=2, ore=2, grain=1)
    pos = acting(player(0, "printing-house", built=ABBEY, stores=cost, **TOWN))
    assert why(pos, "build", slot="printing-house", place=5, side="above") == "needs"
    pos = acting(player(0, "printing-house", built=UNIVERSITY, stores=cost, **TOWN))
    do(pos, "build", slot="printing-house", place=5, side="below")
    assert (built(pos, 0), stock(pos, 0)) == ([*UNIVERSITY, "printing-house"], {})


def test_13_printing_house_look_at_the_next_card_and_keep_that_one() -> None:
    """The one that was drawn lies on top then."""
    pos = printing("falk hagen")
    first, second, third = stack_cards(pos, 0)
    do(pos, "draw", stack=0)
    assert (pos.turn, open_kinds(pos), hand(pos, 0)) == (0, {"use", "keep"}, ["falk", "hagen", first])
    do(pos, "use", card="printing-house")
    assert (open_kinds(pos), open_values(pos, "draw", "stack")) == ({"keep", "draw"}, {0})
    do(pos, "draw", stack=0)
    assert (hand(pos, 0), stack_cards(pos, 0)) == (["falk", "hagen", second], [first, third])
    assert [knows(pos, 0, card) for card in (first, second, third)] == [True, True, False]
    assert pos.state.on_turn == 1


def test_13_printing_house_look_and_keep_the_drawn_card() -> None:
    pos = printing("falk hagen")
    first, second, third = stack_cards(pos, 0)
    do(pos, "draw", stack=0)
    do(pos, "use", card="printing-house")
    do(pos, "keep")
    assert (hand(pos, 0), stack_cards(pos, 0)) == (["falk", "hagen", first], [second, third])
    assert [knows(pos, 0, card) for card in (second, third)] == [True, False]


@pytest.mark.parametrize("kept", ["drawn", "next"])
def test_13_printing_house_the_rival_sees_neither_card(kept: str) -> None:
    pos = table.drawing(player(0, "falk hagen", built=PRESS, **TOWN), player(1), theme=SP)
    do(pos, "draw", stack=3)
    do(pos, "use", card="printing-house")
    do(pos, "keep") if kept == "drawn" else do(pos, "draw", stack=3)
    mine, top = hand(pos, 0)[-1], stack_cards(pos, 3)[0]
    assert [knows(pos, p, card) for p in (0, 1) for card in (mine, top)] == [True, True, False, False]


def test_13_printing_house_one_need_not_look() -> None:
    pos = printing("falk hagen")
    first, second, _ = stack_cards(pos, 0)
    do(pos, "draw", stack=0)
    do(pos, "keep")
    assert (hand(pos, 0), knows(pos, 0, second), pos.state.on_turn) == (["falk", "hagen", first], False, 1)


def test_13_printing_house_after_each_free_draw() -> None:
    """Even the card that was laid back can be drawn next, and then the one after it seen."""
    pos = printing("falk")
    first, second, third = stack_cards(pos, 0)
    do(pos, "draw", stack=0)
    do(pos, "use", card="printing-house")
    do(pos, "draw", stack=0)
    do(pos, "draw", stack=0)
    assert (hand(pos, 0), open_kinds(pos)) == (["falk", second, first], {"use", "keep"})
    do(pos, "use", card="printing-house")
    do(pos, "draw", stack=0)
    assert (hand(pos, 0), stack_cards(pos, 0)) == (["falk", second, third], [first])


def test_13_printing_house_nothing_to_see_behind_the_last_card() -> None:
    pos = do(printing("falk"), "draw", stack=1)
    assert (hand(pos, 0), open_kinds(pos) & {"use", "keep"}) == (["falk", "pippin"], set())


def test_13_printing_house_not_after_a_paid_search() -> None:
    pos = printing("falk hagen", stores=1)
    second = stack_cards(pos, 0)[1]
    do(pos, "search", stack=0)
    do(pos, "any_region")
    do(pos, "take", slot=second)
    assert (hand(pos, 0), pos.state.on_turn) == (["falk", "hagen", second], 1)


def test_13_printing_house_after_the_draw_of_an_exchange() -> None:
    pos = printing("falk hagen conrad")
    first, second, third = stack_cards(pos, 0)
    do(pos, "put_under", slot="conrad", stack=2)
    do(pos, "draw", stack=0)
    do(pos, "use", card="printing-house")
    do(pos, "draw", stack=0)
    assert (hand(pos, 0), stack_cards(pos, 0)) == (["falk", "hagen", second], [first, third])
    assert (stack_cards(pos, 2)[2:], pos.state.on_turn) == (["conrad"], 1)


def test_13_printing_house_in_an_exchange_the_own_card_may_be_the_next_one() -> None:
    pos = do(printing("falk hagen conrad"), "put_under", slot="conrad", stack=1)
    do(pos, "draw", stack=1)
    do(pos, "use", card="printing-house")
    do(pos, "draw", stack=1)
    assert (hand(pos, 0), stack_cards(pos, 1)) == (["falk", "hagen", "conrad"], ["pippin"])


def test_13_printing_house_the_rivals_does_not_help() -> None:
    pos = table.drawing(player(0, "falk hagen"), player(1, built=PRESS, **TOWN), theme=SP)
    do(pos, "draw", stack=0)
    assert pos.state.on_turn == 1


def test_13_printing_house_works_without_the_university() -> None:
    mine = player(0, "falk hagen", built={"printing-house": (5, "above")}, **TOWN)
    pos = do(table.drawing(mine, player(1), theme=SP), "draw", stack=0)
    assert open_kinds(pos) == {"use", "keep"}
