"""Section 13, Science & Progress: what is in play, and the event cards of the set.

Whoever is on turn rolled a 6: after the event the first player's gold 6 and the second player's hills 6 produce.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    built,
    developments,
    do,
    hand,
    is_open,
    knows,
    names,
    open_cells,
    open_kinds,
    open_values,
    player,
    stack_cards,
    stock,
)

from bailey.games.catan_cards.rules.hand import stacks_in_play

if TYPE_CHECKING:
    from collections.abc import Iterable

    from catan_cards.rules.table import Json

    from bailey.core import Position

SP = 2
ALL = set(range(6))
#: Two Cities.
CITIES: Json = {"cities": (5, 6), "settlements": ()}
NOBODY = -1
EVENTS = {"invention", "town-fire", "congress"}


def event(name: str, first: Json | None = None, second: Json | None = None, **fields: Any) -> Position:
    return table.event(name, first or player(0), second or player(1), theme=SP, die=6, **fields)


def acts(pos: Position, p: int = 0) -> bool:
    """Tell whether the event is over and the action phase of a player has begun."""
    return pos.turn == p and is_open(pos, "end_actions")


def spread(cards: Iterable[str]) -> dict[str, tuple[int, str]]:
    """Put up to eight cards on the sites of two Cities."""
    sites = [(place, side) for place in (5, 6) for side in ("above", "below", "above", "below")]
    return dict(zip(cards, sites, strict=False))


def own_picks(pos: Position) -> set[str]:
    """Name the own cards of the open choices `pick`."""
    return {built(pos, pos.turn)[i] for i in open_values(pos, "pick", "card")}


# What is in play


def test_13_science_and_progress_stacks_and_event_cards() -> None:
    pos = table.position(theme=SP)
    assert [len(stack_cards(pos, i)) for i in range(stacks_in_play(pos.state))] == [16, 16, 15, 15, 13, 12]
    assert pos.state.events_stack.size == 13
    assert set(names(pos.state.events_stack)) >= EVENTS
    assert developments(pos) == ["university-a", "university-b"]


# Invention


@pytest.mark.parametrize(
    ("cards", "n"),
    [
        ("", 0),
        ("church-a smithy academy", 0),
        ("abbey-a", 1),
        ("library-a", 1),
        ("university-a", 1),
        ("abbey-a library-a", 2),
        ("university-a abbey-a", 2),
        ("university-a library-a abbey-a", 2),
        ("university-a library-a library-b abbey-a abbey-b", 2),
    ],
)
def test_13_invention_one_resource_of_choice_for_each_and_at_most_2(cards: str, n: int) -> None:
    pos = event("invention", player(0, built=spread(cards.split()), **CITIES))
    for _ in range(n):
        assert (pos.turn, open_kinds(pos)) == (0, {"gain"})
        do(pos, "gain", cell="hills-5")
    assert acts(pos)
    assert stock(pos, 0) == {"gold": 1, **({"brick": n} if n else {})}


# Town Fire

FIVE = ("smithy", "sawmill", "foundry", "grain-mill", "abbey-a")


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("more", ["", "brick-factory", "siegfried"])
def test_13_town_fire_with_five_or_more_the_owner_takes_one_back(more: str, turn: int) -> None:
    cards = [*FIVE, *more.split()]
    pos = event("town-fire", player(0, built=spread(cards), **CITIES), turn=turn)
    assert (pos.turn, open_kinds(pos), own_picks(pos)) == (0, {"pick"}, set(cards) - {"siegfried"})
    do(pos, "pick", card="grain-mill")
    assert (hand(pos, 0), acts(pos, turn)) == (["grain-mill"], True)
    assert built(pos, 0) == [card for card in cards if card != "grain-mill"]


# Scholars' Congress


@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [
        ("abbey-a", "", 0),
        ("library-a", "", 0),
        ("university-a", "", 0),
        ("", "university-b", 1),
        ("abbey-a library-a university-a", "abbey-b library-b", 0),
        ("abbey-a", "library-b university-b", 1),
        ("", "", NOBODY),
        ("abbey-a", "university-b", NOBODY),
        ("abbey-a library-a", "library-b university-b", NOBODY),
        ("academy", "church-a", NOBODY),
        ("academy observatory printing-house", "abbey-a", 1),
    ],
)
@pytest.mark.parametrize("turn", [0, 1])
def test_13_congress_who_has_strictly_more_takes_the_top_card_of_any_stack(
    turn: int, mine: str, theirs: str, winner: int
) -> None:
    players = (player(0, built=spread(mine.split()), **CITIES), player(1, built=spread(theirs.split()), **CITIES))
    pos = event("congress", *players, turn=turn)
    if winner != NOBODY:
        assert (pos.turn, open_kinds(pos), open_values(pos, "draw", "stack")) == (winner, {"draw"}, ALL)
        do(pos, "draw", stack=4)
        card = hand(pos, winner)[0]
        assert [knows(pos, p, card) for p in (winner, 1 - winner)] == [True, False]
    assert [len(hand(pos, p)) for p in (0, 1)] == [int(p == winner) for p in (0, 1)]
    assert acts(pos, turn)


# Progress and Year End with the set


def test_13_progress_the_roller_and_the_rival_with_universities_and_an_academy() -> None:
    mine = player(0, built=spread(("university-a", "academy")), **CITIES)
    theirs = player(1, built=spread(("university-b", "library-a")), **CITIES)
    pos = event("progress-b", mine, theirs)
    gained = [0, 0]
    while not acts(pos):
        assert open_kinds(pos) == {"gain"}
        gained[pos.turn] += 1
        do(pos, "gain", cell=next(iter(sorted(open_cells(pos, "gain")))))
    assert gained == [2, 2]


def test_13_year_end_shuffles_the_cards_of_the_set_too() -> None:
    pos = event("year-end")
    assert (pos.state.events_stack.size, acts(pos)) == (13, True)
    assert set(names(pos.state.events_stack)) >= {*EVENTS, "year-end"}
