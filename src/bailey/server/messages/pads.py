"""Messages of the score pad: what it asks people who play with real cards, and what they filled in."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from bailey.server.messages.base import Input, Message
from bailey.server.messages.games import OptionInfo
from bailey.server.messages.socket import ScoreLine


class PadAsk(Message):
    """One thing that a score pad asks: a number, or the card that lies in a place."""

    name: str
    say: str
    most: int = 0
    """The largest number."""
    wide: int = 0
    """So many places for cards lie side by side; left out: a number is asked for."""
    group: str = ""
    """The heading over it and its neighbours."""


class PadPage(Message):
    """The fields of a score pad for one player or printed opponent."""

    asks: list[PadAsk]
    printed: str = ""
    """Which printed opponent it is."""


class PadSheet(Message):
    """A score pad for so many players."""

    least: int
    most: int
    """For how many players there is one."""
    pages: list[PadPage]
    note: str = ""
    """Instructions for filling it in."""
    holds: dict[str, int] = {}
    """How much can lie on a card."""
    stored: str = ""
    """The name of what can lie on a card."""
    option: OptionInfo | None = None
    """The option on whose value the questions depend."""
    value: int = 0
    """Its value for which these are the questions."""


class PadCard(Input):
    """The contents of a place: a card face up with what lies on it, a card face down, or nothing."""

    card: Annotated[str, Meta(max_length=80)] | None = None
    stored: int = 0
    face_down: bool = False


class FilledPad(Input):
    """A score pad filled in: of everybody who scores what was asked; what is left out is 0, or no card."""

    seats: int
    players: Annotated[list[dict[str, int | PadCard]], Meta(max_length=16)]
    value: int | None = None
    """The value of the option on which the questions depend; left out, its default."""


class Scored(Message):
    """The scores of a score pad."""

    scores: list[int]
    winners: list[int]
    counts: list[list[ScoreLine]]
