"""Section 13, Science & Progress: the Buildings that a University leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    do,
    events,
    hand,
    is_open,
    knows,
    look_into,
    open_kinds,
    player,
    stack_cards,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position
from catan_cards.rules.table_sp import OPEN, SP, TOWN, UNIVERSITY

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


def test_13_observatory_again_in_the_next_turn() -> None:
    pos = do(beginning(player(0, built=OBSERVATORY, **TOWN)), "use", card="observatory")
    pos = table.enter(pos, table.Step.END_TURN)
    pos = table.enter(pos, table.Step.END_TURN)
    assert (pos.state.on_turn, is_open(pos, "use", card="observatory")) == (0, True)


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


@pytest.mark.parametrize("kept", ["drawn", "next"])
def test_13_printing_house_the_rival_sees_neither_card(kept: str) -> None:
    pos = table.drawing(player(0, "falk hagen", built=PRESS, **TOWN), player(1), theme=SP)
    do(pos, "draw", stack=3)
    do(pos, "use", card="printing-house")
    do(pos, "keep") if kept == "drawn" else do(pos, "draw", stack=3)
    mine, top = hand(pos, 0)[-1], stack_cards(pos, 3)[0]
    assert [knows(pos, p, card) for p in (0, 1) for card in (mine, top)] == [True, True, False, False]


def test_13_printing_house_nothing_to_see_behind_the_last_card() -> None:
    pos = do(printing("falk"), "draw", stack=1)
    assert (hand(pos, 0), open_kinds(pos) & {"use", "keep"}) == (["falk", "pippin"], set())
