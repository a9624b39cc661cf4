"""Logs of games for tests: begun, played by chance, counted, and written as under another layout."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any

from bailey.core.play.position import Position
from bailey.core.records import log as logging
from bailey.core.records.fair import Fair
from bailey.core.records.log import GameLog
from bailey.core.records.log_text import write_log
from bailey.core.records.start import Start
from bailey.core.state.layout import layout_of

if TYPE_CHECKING:
    import pytest

    from bailey.core.play.game import Game

FAIR = Fair.of("table", "ab" * 32, ("0" * 32, "1" * 32))
START = Start(("you:a", "you:b"), fair=FAIR)
#: The name of a layout that no game has.
OTHER = "0123456789abcdef0123"


def fair(game: Game) -> GameLog:
    """Begin a game whose chance can be verified."""
    return GameLog(game, START).begun()


def played(log: GameLog, choices: int = 3_000, seed: int = 7) -> GameLog:
    """Make so many choices by chance, or all to the end."""
    chance = random.Random(seed)
    while choices and not log.position.over:
        log.choose(chance.choice(log.position.choices.numbers))
        choices -= 1
    return log


def older(log: GameLog) -> str:
    """Write a record as if its digests had been made from another layout."""
    record, layout = write_log(log), layout_of(log.game)
    assert f"layout {layout}" in record
    return re.sub("· [0-9a-f]{12}", "· 0123456789ab", record.replace(layout, OTHER))


def fair_in_another_layout(game: Game, monkeypatch: pytest.MonkeyPatch, choices: int = 3_000) -> tuple[GameLog, str]:
    """Play a fair game under another layout; return it, and its record."""
    with monkeypatch.context() as other:
        other.setattr(logging, "fingerprint", lambda packed: f"{sum(packed):012x}")
        log = played(fair(game), choices)
        return log, write_log(log).replace(layout_of(game), OTHER)


class Plays:
    """Counts the choices that are played."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count, play = 0, Position.play

        def counting(position: Position, choice: Any, luck: Any = None) -> Any:
            self.count += 1
            return play(position, choice, luck)

        monkeypatch.setattr(Position, "play", counting)
