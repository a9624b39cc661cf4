"""What is told where nothing, or less than somebody expects, happens; the log says why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules.table import acting, do, event, events, is_open, player, position, rolled, stores_of
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


# Regions


def test_6_a_full_region_with_the_number_is_told_of() -> None:
    pos = rolled("brigands", 6, player(0, stores={"gold-6": 3}), player(1, stores={"hills-6": 1}))
    assert told(pos, "full") == [(0, "gold", "gold-6")]
    assert [one["card"] for one in events(pos, "produced")] == ["hills-6"]


def test_13_what_a_card_keeps_is_not_told_as_lost() -> None:
    mine = player(0, built={"treasure-vault": (5, "above")}, cities=(5, 6), stores={"gold-6": 3})
    pos = rolled("brigands", 6, mine, player(1), theme=4)
    assert (told(pos, "full"), [one["card"] for one in events(pos, "kept")]) == ([], ["treasure-vault"])


# The event die


@pytest.mark.parametrize("grain", [2, 3])
def test_5_brigands_say_what_they_count_against(grain: int) -> None:
    pos = rolled("brigands", 4, player(0, stores=stores_of(0, ore=3, wool=2, grain=grain)), player(1))
    assert told(pos, "brigands_counted") == [(0, 5 + grain, 7), (1, 0, 7)]
    assert [one["card"] for one in events(pos, "lost")] == ([] if grain == 2 else ["pasture-3", "mountains-2"])


def test_5_brigands_who_find_neither_ore_nor_wool_are_told_of() -> None:
    pos = rolled("brigands", 2, player(0, stores=stores_of(0, lumber=3, brick=3, grain=3)), player(1))
    assert told(pos, "nothing_to_rob") == [(0,)]
    assert events(pos, "lost") == []


def test_13_a_watchtower_raises_what_they_count_against() -> None:
    first = player(0, built={"watchtower": (5, "above")}, cities=(5, 6), stores=stores_of(0, wool=3, gold=3, grain=3))
    pos = rolled("brigands", 2, first, player(1), theme=1)
    assert told(pos, "brigands_counted") == [(0, 9, 9), (1, 0, 7)]


def test_5_without_a_holder_the_token_is_named() -> None:
    assert told(rolled("commerce", 1, player(0), player(1)), "no_holder") == [("commerce",)]
    assert told(event("conflict", player(0), player(1)), "no_holder") == [("knight",)]
    congress = event("congress", player(0), player(1), theme=2)
    assert told(congress, "no_holder") == [("most",)]


# Event cards

KNIGHT, BATH = {"karl": (5, "above")}, {"bath-house-a": (5, "above")}
CITY: dict[str, Any] = {"cities": (5,), "stores": 1}


@pytest.mark.parametrize(("card", "theme", "first", "second", "nothing"), [
    ("plague-a", 0, player(0), player(1, **CITY), [0]),
    ("plague-a", 0, player(0, **CITY), player(1, cities=(5,)), [1]),
    ("plague-a", 0, player(0, built=BATH, **CITY), player(1), [0, 1]),
    ("productive-year-a", 0, player(0, built={"garrison-a": (5, "above")}), player(1), [1]),
    ("progress-a", 0, player(0), player(1, built={"abbey-a": (5, "above")}), [0]),
    ("civil-war", 0, player(0), player(1, built=KNIGHT), [0]),
    ("civil-war", 0, player(0, built=KNIGHT), player(1), [1]),
    ("year-end", 0, player(0), player(1), []),
    ("raid-a", 1, player(0, built=KNIGHT), player(1), [1]),
    ("slump", 4, player(0), player(1), [0, 1]),
    ("unrest", 3, player(0, hand="otto"), player(1), [1]),
    ("election", 3, player(0), player(1, built={"town-hall-a": (5, "above")}, cities=(5, 6)), [0]),
    ("eclipse", 5, player(0), player(1), [0, 1]),
])  # fmt: skip
def test_12_for_whom_an_event_card_does_nothing_is_told(
    card: str, theme: int, first: dict[str, Any], second: dict[str, Any], nothing: list[int]
) -> None:
    pos = event(card, first, second, theme=theme)
    assert told(pos, "no_effect") == [(p, card) for p in nothing]


def test_12_a_plague_and_a_productive_year_are_told_of_the_roller_first() -> None:
    garrisons = {p: {f"garrison-{'ab'[p]}": (5, "above")} for p in (0, 1)}
    for turn in (0, 1):
        plague = event("plague-a", player(0, **CITY), player(1, **CITY), die=9, turn=turn)
        year = event("productive-year-a", *(player(p, built=garrisons[p]) for p in (0, 1)), die=9, turn=turn)
        for pos, kind in ((plague, "lost"), (year, "produced")):
            order = [one["player"] for one in events(pos, kind)]
            assert order == sorted(order, reverse=turn == 1)
            assert set(order) == {0, 1}


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
