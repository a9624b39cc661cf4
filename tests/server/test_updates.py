"""An update costs the same however large a game is: no choice is played to make one."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from bailey import games
from bailey.core.records.log import GameLog
from bailey.core.records.start import Start
from bailey.server.messages.socket import OpenChoice
from bailey.server.views.incremental_json import IncrementalJson
from bailey.server.views.view_builder import ENCODER, Snapshot, ViewBuilder
from tools.soak.shelves.game import GAME as SHELVES

if TYPE_CHECKING:
    from bailey.core.play.game import Game

ALL_GAMES = [SHELVES, *(games.find(name) for name in games.names())]
ROWS = 30
#: Which games have choices that do nothing or only lead to others, and are shown with what comes after.
LEADING = {
    "burgundy-board": False,
    "burgundy-cards": True,
    "burgundy-companion": False,
    "castle-combo": True,
    "catan-cards": False,
    SHELVES.name: False,
}


def begun(game: Game) -> GameLog:
    """Begin a game of two, or of one where there is only one seat."""
    return GameLog(game, Start(("you:a", "you:b")[: game.players[-1]], 1)).begun()


class Played:
    """Counts the choices that are played."""

    def __init__(self, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count, self.advance = 0, game.engine.advance
        monkeypatch.setattr(game, "engine", game.engine._replace(advance=self))

    def __call__(self, *arguments: object) -> None:
        self.count += 1
        self.advance(*arguments)


def encode(log: GameLog, json: IncrementalJson, seat: int | None, language: str | None) -> bool:
    """Encode an update, and tell whether it has choices that lead on."""
    snapshot = Snapshot(log, log.rows[-1].n, 0, json)
    builder = ViewBuilder(log.position, ["Anna", "Ben"], seat, language)
    update = snapshot.update(builder, asked=seat == snapshot.turn)
    ENCODER.encode(update)
    return update.leads


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", ["en", None])
def test_an_update_plays_no_choice(game: Game, language: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    chance, played, led = random.Random(1), Played(game, monkeypatch), 0
    log, json = begun(game), IncrementalJson(game, 2)
    for _ in range(ROWS):
        before = played.count
        led += sum([encode(log, json, seat, language) for seat in (*range(len(log.seats)), None)])
        assert played.count == before
        log.choose(chance.choice(log.position.choices.numbers))
        assert played.count == before + 1
    assert bool(led) == bool(language and LEADING[game.name])


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_what_comes_after_plays_only_choices_that_lead_on(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    chance, played = random.Random(1), Played(game, monkeypatch)
    log = begun(game)
    for _ in range(ROWS):
        builder = ViewBuilder(log.position, ["Anna", "Ben"], log.position.turn, "en")
        before = played.count
        builder.ahead()
        assert played.count == before + len(builder.leading())
        log.choose(chance.choice(log.position.choices.numbers))


def test_the_game_that_is_measured_is_as_large_as_it_says() -> None:
    log = GameLog(SHELVES, Start(("you:a", "you:b"), 1)).begun()
    chance = random.Random(1)
    assert SHELVES.choices.count == 3000
    while not log.position.over:
        choices = ViewBuilder(log.position, ["Anna", "Ben"], log.position.turn, "en").choices()
        assert len([choice for choice in choices if isinstance(choice, OpenChoice)]) == 60
        log.choose(chance.choice(log.position.choices.numbers))
