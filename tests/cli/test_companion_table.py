"""The companion in the terminal: what lies on a real table is told line by line, and any of it can be taken back."""

from __future__ import annotations

import pytest
from cli.table_of import typed

from bailey.core.records.log import GameLog
from bailey.games import burgundy_companion
from bailey.games.burgundy_companion.state import IT, YOU


def said_of(log: GameLog, *lines: str) -> str:
    """Type some lines, and give what was written, in one line."""
    return " ".join(typed(log, *lines).split())


def companion(depth: int) -> GameLog:
    return GameLog.new(burgundy_companion.GAME, ["you:Ann"], 7, options={"depth": depth})


def told(log: GameLog) -> list[str]:
    """Return what the table has told so far."""
    return [str(row.choice) for row in log.effective if row.choice is not None]


def test_you_search_the_automatas_first_turn_through_and_any_answer_is_taken_back_and_given_anew() -> None:
    log = companion(YOU)
    said = said_of(log, "3", "5", "mine", "castle")
    assert told(log) == ["die die=3", "die die=5", "tile face=1", "tile face=0"]
    expected = (
        "what does the white die show? 1 the white die shows 1",
        "The Automata rolls 5; the white die shows 3: its left card is active.",
        "Search from depot 5 on, clockwise, in each depot for: mine, livestock, ship (left card).",
        "Lay a mine on item 2 of the left card. The box of item 2 sells goods.",
        "Put a castle from the black depot into its reserve.",
        "Automata: 0 silver, 12 points",
        "Play the round to its end. Is it over? 1 the round is over",
    )
    places = [said.find(sentence) for sentence in expected]
    assert -1 not in places
    assert places == sorted(places)
    log = companion(YOU)
    said = said_of(log, "3", "5", "mine", "undo", "undo", "undo", "4", "2")
    assert said.count("Taken back.") == 3
    assert told(log) == ["die die=4", "die die=2"]
    assert "Search from depot 2 on" in said


def test_it_searches_what_was_told_of_the_depots() -> None:
    log = companion(IT)
    said = said_of(log, "carpenter", "3 sheep", "church")
    assert "Depot 3: which tile of this colour lies there (livestock)? 1 2 cows" in said
    assert log.position.step == "tell_lying"
    said = said_of(log, *["1"] * 7, "white die shows 1", "1", "1", "1")
    assert "Which good of this round goes to depot 1?" in said
    assert "The Automata rolls 1; the white die shows 1: its left card is active. Depot 1 has a ship: lay" in said


@pytest.mark.parametrize("line", ["7 cows", "depot", "99"])
def test_what_cannot_lie_there_is_not_taken(line: str) -> None:
    log = companion(IT)
    assert "is no choice" in said_of(log, line) or "Which one?" in said_of(log, line)
    assert told(log) == []
