"""Puzzles: listed by game with that of today, and told as their seat sees the table."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

import pytest
from server.process import wait_until

from bailey import games
from bailey.core.records.puzzles import of_the_day, puzzles_of

if TYPE_CHECKING:
    from server.browser import Browser

#: Seconds in which what judges choices is compiled on a busy machine.
PATIENCE = 300.0
GAME = "castle-combo"


def test_the_puzzles_of_each_game_are_listed_with_that_of_today(anna: Browser) -> None:
    before = datetime.now(UTC).date()
    listed = {one["game"]: one for one in anna.get("/api/puzzles?language=de")}
    after = datetime.now(UTC).date()
    assert set(listed) == {name for name in games.names() if puzzles_of(games.find(name))}
    ours = puzzles_of(games.find(GAME))
    assert listed[GAME]["puzzles"] == [{"id": one.id, "grade": one.grade} for one in ours.values()]
    assert listed[GAME]["title"] == "Castle Combo"
    assert listed[GAME]["today"] in {of_the_day([*ours], date.toordinal(day)) for day in (before, after)}


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_puzzle_is_told_as_its_seat_sees_it(anna: Browser, language: str) -> None:
    game = games.find(GAME)
    puzzle = next(iter(puzzles_of(game).values()))
    position = puzzle.position(game)
    told = anna.get(f"/api/puzzles/{GAME}/{puzzle.id}?language={language}")
    assert (told["seat"], told["scores"]) == (position.turn, None if not game.open_scores else position.score())
    assert told["view"] == position.view(position.turn)
    assert told["decision"]["options"] == puzzle.decision["options"]
    texts = games.texts(game, language)
    options = [game.choices.find(one["choice"]) for one in puzzle.decision["options"]]
    assert told["options"] == [texts.choice(position, one, told["names"]) for one in options]
    assert told["spots"] == [[*map(str, position.spots(one))] for one in options]
    assert told["step"] == {"name": position.step, "say": texts.step(position)}
    assert [one["number"] for one in told["choices"]] == [*position.choices.numbers]
    assert [one["say"] for one in told["choices"]] == [
        texts.choice(position, one, told["names"]) for one in position.choices
    ]
    assert told["names"][told["seat"]] in told["why"]
    assert len(set(told["names"])) == len(told["characters"]) == 2


@pytest.mark.parametrize(
    ("path", "status", "key"),
    [
        (f"{GAME}/0000000000", 404, "no-puzzle"),
        ("chess/0000000000", 404, "no-such-game"),
        (f"{GAME}/../secret", 404, "no-such-page"),
        (f"{GAME}/0000", 400, "malformed"),
    ],
)
def test_what_is_no_puzzle_is_refused(anna: Browser, path: str, status: int, key: str) -> None:
    assert anna.refused("GET", f"/api/puzzles/{path}", status) == key


def test_any_choice_at_a_puzzle_is_judged(anna: Browser) -> None:
    game = games.find(GAME)
    puzzle = next(iter(puzzles_of(game).values()))
    path = f"/api/puzzles/{GAME}/{puzzle.id}/try"
    choices = [*puzzle.position(game).choices]
    judged = wait_until(lambda: anna.post(path, number=choices[-1].number)["decision"], PATIENCE)
    assert judged["options"][judged["made"]]["choice"] == choices[-1].to_json()
    shut = next(one.number for one in game.choices if one not in puzzle.position(game).choices)
    assert anna.refused("POST", path, 400, number=shut) == "refused"
    assert anna.refused("POST", f"/api/puzzles/{GAME}/0000000000/try", 404, number=0) == "no-puzzle"
