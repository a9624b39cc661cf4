"""Games at a table without a terminal: lines are typed from a list, and what is written is kept."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from bailey import games as shelf
from bailey.cli.screen import Read, Screen
from bailey.cli.table import PlayerLeft, TerminalTable
from bailey.core.records.log import GameLog
from bailey.games import castle_combo

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from bailey.core.play.choices import Choice
    from bailey.core.play.position import Position


class FirstBot:
    """Always takes the choice with the same place in the list."""

    def __init__(self, place: int = 0) -> None:
        self.place = place
        self.asked = 0

    def choose(self, position: Position, seed: int) -> Choice:
        """Choose without thinking."""
        assert seed >= 0
        self.asked += 1
        return position.choices[self.place]

    def why(self, *_: object) -> str:
        """Choose without a reason."""
        return ""


def from_lines(lines: Iterator[str]) -> Read:
    """Read from given lines instead of a terminal."""

    def read(_: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    return read


def screen_of(lines: Iterable[str] = (), width: int = 80) -> tuple[Screen, io.StringIO]:
    """Make a screen of a width, with lines that will be typed."""
    out = io.StringIO()
    console = Console(file=out, width=width, highlight=False, markup=False, emoji=False, color_system=None)
    return Screen(console, from_lines(iter(lines))), out


def typed(log: GameLog, *lines: str, bots: dict[int, FirstBot] | None = None, language: str = "en") -> str:
    """Type some lines at a table, which waits for more; return what was written."""
    screen, out = screen_of(lines)
    with pytest.raises(EOFError):
        TerminalTable(log, bots or {}, screen, shelf.texts(log.game, language), FirstBot).play()
    return out.getvalue()


#: What an evening begins with, if no seed is named.
DEALT = {
    "turn": 0,
    "castle": {"row": ["banker", "guildmaster", "architect"]},
    "village": {"row": ["armorer", "spice-merchant", "beggar"]},
}


class Evening:
    """A table, everything that it wrote, and how it ended; `you` has so much gold and so many keys."""

    def __init__(self, seats: list[str], seed: int | None = None, width: int = 80, **you: int) -> None:
        if seed is None:
            players = [you, *({} for _ in seats[1:])]
            self.log = GameLog.from_position(castle_combo.GAME, seats, {**DEALT, "players": players})
        else:
            self.log = GameLog.new(castle_combo.GAME, seats, seed)
        self.bots = {seat: FirstBot() for seat, by in enumerate(seats) if not by.startswith("you")}
        self.width = width
        self.left = False

    def type(self, *lines: str) -> str:
        """Type lines until they are used up, and give what was written."""
        return self.play(iter(lines))

    def play(self, lines: Iterator[str]) -> str:
        """Play with lines from anywhere."""
        screen, out = screen_of(lines, self.width)
        self.table = TerminalTable(self.log, self.bots, screen, shelf.texts(self.log.game), FirstBot)
        try:
            self.table.play()
        except (PlayerLeft, EOFError) as end:
            self.left = isinstance(end, PlayerLeft)
        return out.getvalue()

    def until(self, wanted: Callable[[Position], bool]) -> Evening:
        """Play first choices until something holds on a person's turn."""
        while not wanted(self.log.position):
            self.log.choose(self.log.position.choices[0])
        return self
