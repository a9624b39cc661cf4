"""What is told where nothing, or less than somebody expects, happens; the log says why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules.table import acting, do, events, is_open, player, position, stores_of
from catan_cards.three_languages import ALL, PEOPLE, each_language
from speech import whole

from bailey.games.catan_cards.events import TOKENS

if TYPE_CHECKING:
    from bailey.core import Position


KM = {"theme": 1, "action_gate": 3}


def told(pos: Position, kind: str) -> list[tuple[Any, ...]]:
    """List what was told of one kind, without its name."""
    return [tuple(value for name, value in one.items() if name != "what") for one in events(pos, kind)]


def end_turn(pos: Position) -> Position:
    """End the turn of the player who acts, whatever is asked."""
    turns = pos.state.turns
    while not is_open(pos, "end_actions"):
        pos.push(pos.choices[0])
    do(pos, "end_actions")
    while pos.state.turns == turns:
        pos.push(pos.choices[0])
    return pos


# What ends


def test_13_a_card_that_lapses_is_told_of_and_one_that_is_spent_is_not() -> None:
    lapsing = acting(player(0, "squire-a"), **KM)
    do(lapsing, "play", slot="squire-a")
    assert told(end_turn(lapsing), "lapsed") == [(0, "squire-a")]
    spent = acting(player(0, "squire-a otto", stores=stores_of(0, grain=1, ore=2, wool=1)), **KM)
    do(spent, "play", slot="squire-a")
    do(spent, "build", slot="otto", place=5, side="above")
    do(spent, "save", resource="ore")
    do(spent, "save", resource="ore")
    assert told(end_turn(spent), "lapsed") == []


def test_13_a_silenced_card_that_counts_again_is_told_of() -> None:
    silenced = player(1, built={"karl": (5, "above")})
    pos = acting(player(0, "damsel-imelda", built={"otto": (5, "above")}), silenced, **KM)
    do(pos, "play", slot="damsel-imelda")
    end_turn(pos)
    assert told(pos, "counts_again") == []
    assert told(end_turn(pos), "counts_again") == [(1, "karl")]


# Its texts

LINES = [
    {"what": "full", "player": 0, "resource": "grain", "card": "fields-3"},
    {"what": "lapsed", "player": 0, "card": "squire-a"},
    {"what": "counts_again", "player": 0, "card": "conrad"},
    {"what": "no_effect", "player": 0, "card": "plague-a"},
    {"what": "nothing_to_rob", "player": 0},
    {"what": "brigands_counted", "player": 0, "counted": 8, "limit": 7},
    {"what": "no_holder", "token": "knight"},
]


@each_language
@pytest.mark.parametrize("line", LINES, ids=lambda line: str(line["what"]))
def test_each_line_is_whole_for_both_players(line: dict[str, Any], language: str) -> None:
    mine, theirs = (ALL[language].event(line, PEOPLE, viewer) for viewer in (0, 1))
    assert whole(mine)
    assert whole(theirs)
    assert (mine == theirs) is (line["what"] == "no_holder")


@each_language
def test_each_holder_is_named_apart(language: str) -> None:
    said = {ALL[language].event({"what": "no_holder", "token": token}, PEOPLE, 0) for token in TOKENS}
    assert len(said) == len(TOKENS)


@each_language
def test_the_brigands_say_whether_it_is_too_much(language: str) -> None:
    counted = {"what": "brigands_counted", "player": 0, "limit": 7}
    few, many = (ALL[language].event({**counted, "counted": n}, PEOPLE, 0) for n in (7, 8))
    assert few.replace("7", "8", 1) != many


@each_language
def test_a_card_with_points_says_where_they_come_from(language: str) -> None:
    mine = player(0, built={"library-a": (5, "above")}, cities=(5, 6))
    for line in position(mine).breakdown(0):
        assert all(map(whole, ALL[language].score_line(line)))
