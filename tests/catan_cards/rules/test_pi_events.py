"""Section 13, Politics & Intrigue: the event cards.

Whoever is on turn rolled a 1: after the event the first player's fields 1 and the second player's gold 1 produce.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    all_but,
    do,
    is_open,
    knows,
    open_kinds,
    player,
    stack_cards,
    stock,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position

PI = 3
ALL = set(range(6))


def happens(card: str, first: Json | None = None, second: Json | None = None, **fields: Any) -> Position:
    """Turn up an event card of the set."""
    return table.event(card, first or player(0), second or player(1), theme=PI, **fields)


def acts(pos: Position, p: int = 0) -> bool:
    """Tell whether the event is over and the action phase has begun."""
    return pos.turn == p and is_open(pos, "end_actions")


# Good Neighbors

#: Chance orders a stack, but each has only cards that may be taken (0, 1, 3, 4), or only cards that may not (2, 5).
STACKS = ("otto mint", "abbey-a court", "caravan alchemist-a", "ore-fleet gold-fleet", "inn-a", "corruption-a spy-a")
HANDS = ("karl goetz", "falk bishop-a")


def neighbors(stacks: tuple[str, ...] = STACKS, hands: tuple[str, str] = HANDS, **fields: Any) -> Position:
    told = " ".join((*stacks, *hands)).split()
    players = [player(seat, hands[seat]) for seat in (0, 1)]
    return happens("good-neighbors", *players, stacks=stacks, discard=all_but(*told, theme=PI), **fields)


def test_13_good_neighbors_the_tops_are_turned_up_for_both_before_a_choice() -> None:
    pos = neighbors()
    for stack in ALL:
        top, *others = stack_cards(pos, stack)
        assert [knows(pos, p, top) for p in (0, 1)] == [True, True]
        assert not any(knows(pos, p, card) for p in (0, 1) for card in others)


def test_13_good_neighbors_the_others_are_turned_down_again_and_both_know_them() -> None:
    pos = neighbors()
    tops = [stack_cards(pos, i)[0] for i in ALL]
    do(pos, "draw", stack=0)
    do(pos, "put_under", slot="goetz", stack=0)
    do(pos, "skip")
    assert (acts(pos), pos.state.tops_open) == (True, 0)
    assert [stack_cards(pos, i)[0] for i in ALL][1:] == tops[1:]
    assert all(knows(pos, p, card) for p in (0, 1) for card in tops[1:])
    assert not any(knows(pos, p, card) for p in (0, 1) for i in (0, 1, 2, 3, 5) for card in stack_cards(pos, i)[1:-1])


def test_13_good_neighbors_with_nothing_to_take_nobody_is_asked() -> None:
    pos = neighbors(("caravan", "spy-a", "", "", "diplomat-a", "governor-a"))
    assert acts(pos)
    assert all(knows(pos, p, card) for p in (0, 1) for card in ("caravan", "spy-a", "diplomat-a", "governor-a"))


# Election


def elected(first: Json, second: Json | None = None, **fields: Any) -> Position:
    return happens("election", first, second, **fields)


def hall_of(seat: int, **fields: Any) -> Json:
    return player(seat, built={f"town-hall-{'ab'[seat]}": (5, "above")}, settlements=(6,), cities=(5,), **fields)


def metropolis_of(seat: int, **fields: Any) -> Json:
    return player(seat, settlements=(6,), metropolises=(5,), **fields)


@pytest.mark.parametrize("of", [hall_of, metropolis_of])
@pytest.mark.parametrize("roller", [0, 1])
def test_13_election_each_player_gains_and_the_roller_chooses_first(roller: int, of: Any) -> None:
    pos = elected(of(0), of(1), turn=roller)
    cells = ("hills-5", "hills-6")
    assert (pos.turn, open_kinds(pos)) == (roller, {"gain"})
    do(pos, "gain", cell=cells[roller])
    assert (pos.turn, open_kinds(pos)) == (1 - roller, {"gain"})
    do(pos, "gain", cell=cells[1 - roller])
    assert acts(pos, roller)
    assert (stock(pos, 0), stock(pos, 1)) == ({"brick": 1, "grain": 1}, {"brick": 1, "gold": 1})
