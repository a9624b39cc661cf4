"""Messages about deals of the day."""

from __future__ import annotations

from typing import Literal

from bailey.server.messages.base import Message


class DayCard(Message):
    """The deal of today of one game, as the shelf shows it."""

    game: str
    title: str
    day: str
    ends: float
    say: str
    """Against whom: a printed opponent, or bots with their character."""
    state: Literal["new", "playing", "over"]
    """How far this player's first game is."""
    code: str = ""
    """The table of the first game."""
    score: int | None = None
    place: int | None = None
    """The place of the first game, if it counts."""
    begun: int = 0
    """How many have begun it."""
    finished: int = 0
    """Of how many the first game counts."""
    bots: list[str] = []
    """The names of the bots, whose faces follow from them."""


class DayRow(Message):
    """A result that counts."""

    place: int
    name: str
    score: int
    rival: int
    """The best score of the others."""
    won: bool = False
    mine: bool = False


class DayTry(Message):
    """One of this player's games at a deal: the first counts, the others are tries."""

    number: int
    code: str
    """Its table; empty if it was deleted."""
    counts: bool = False
    """Whether it stands, or may yet stand, in the table of results."""
    over: bool = False
    score: int | None = None
    won: bool = False


class DayPage(Message):
    """A deal of the day with its table of results."""

    card: DayCard
    over: bool
    commitment: str
    """SHA-256 of the day's secret, the same at each table."""
    rows: list[DayRow]
    """The best results."""
    mine: list[DayTry]
    before: str
    """The day before."""
    secret: str = ""
    """The day's secret, when the day is over."""
    warming: str = ""
    """A sentence, while the bot waits for the rules to be compiled."""
