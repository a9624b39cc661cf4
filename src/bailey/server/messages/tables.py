"""Messages about tables: setting one up, sitting down, and all that is public about it but for the position."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from bailey.bots.strengths import Strength
from bailey.server.messages.base import (
    Commitment,
    Id,
    Input,
    Message,
    Name,
    Nonce,
    Pace,
    RowNumber,
    Seat,
    Token,
    Word,
)


class NewSeat(Input):
    """Who gets the seat: the player who sets the table up, a bot, or the first who comes."""

    who: Literal["me", "bot", "open"] = "open"
    strength: Strength = "medium"
    name: Name | None = None
    """Of several people at one device: what this one is called."""


class Clock(Input):
    """Thinking time of every seat, in seconds: what it begins with, and what every decision adds."""

    base: Annotated[int, Meta(ge=10, le=86_400)]
    add: Annotated[int, Meta(ge=0, le=3600)] = 0


class FromHere(Input):
    """A position to play on from: a row of a table that is over, or of a record."""

    n: RowNumber
    table: Word | None = None
    record: Annotated[str, Meta(max_length=3 << 19)] | None = None


class NewTable(Input):
    """A table to be set up."""

    game: Id
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[str, int], Meta(max_length=40)] = {}
    listed: bool = False
    """Whether the table is offered to everybody in the lobby."""
    pace: Pace = "live"
    """`live`: a player who is away for three minutes on turn is replaced by a bot; `days`: nobody is replaced."""
    clock: Clock | None = None
    hints: bool | None = None
    """Whether hints are given; left out: only where one person plays against bots."""
    begin: FromHere | None = None
    after: Word | None = None
    """The table of a finished game that is played once more against the same bots: how often each has won is kept."""


class Sit(Input):
    """Sit down on an open seat: the one named, or the first."""

    seat: Seat | None = None
    name: Name | None = None
    nonce: Nonce | None = None
    """What this seat adds to the game's randomness; if it is omitted, `GiveNonce` gives it."""
    commitment: Commitment | None = None
    """The table's commitment that this client has received; every nonce but `-` needs it."""


class GiveNonce(Input):
    """Add to the chance of a table, for each of one's seats there, before the game begins; the first one counts."""

    nonce: Nonce
    commitment: Commitment | None = None
    """The table's commitment that this client has received; every nonce but `-` needs it."""


class FillSeat(Input):
    """Give an open seat to a bot, or open it again; only the one who set the table up may."""

    strength: Strength | None = None


class MoveLink(Message):
    """A link that moves a seat to another device, once, within ten minutes."""

    path: str
    seconds: int


class MoveSeat(Input):
    """The token of such a link."""

    token: Token
    together: bool = False
    """Whether what was played on the two devices belongs together from now on: each shows all of it."""


class SeatInfo(Message):
    """A seat, and who sits there."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    player: str = ""
    """The player's id, for muting and for lines of chat; it is no secret."""
    mine: bool = False
    face: int = 0
    """The number of the player's face; 0: none."""
    connected: bool = False
    strength: Strength | None = None
    character: str = ""
    """Of a bot: how it plays, in a word."""
    stand_in: Strength | None = None
    """The bot that plays for a person who left."""
    left: Literal["resigned", "flagged", "away"] | None = None
    """Why it does."""
    bot_in: float | None = None
    """The seconds until a bot takes over: this player is on turn, and away."""
    rematch: bool = False
    """Whether they want to play again."""
    nonce: bool = False
    """Whether their nonce is in, or waived; a game begins when that of every person is."""


class TableCard(Message):
    """A table in a list."""

    table: str
    code: str
    game: str
    title: str
    state: Literal["open", "playing", "over"]
    seats: list[SeatInfo]
    pace: Pace
    my_turn: bool = False
    n: int = 0
    created: float = 0.0


class ChatLine(Message):
    """A line of chat."""

    i: int
    player: str
    name: str
    text: str
    at: float
    seat: int | None = None


class TableInfo(Message):
    """All that is public about a table, but for the position."""

    table: str
    code: str
    """A short code that joins the table; it is no seat's secret."""
    game: str
    title: str
    version: int
    state: Literal["open", "playing", "over"]
    seats: list[SeatInfo]
    options: dict[str, int]
    pace: Pace
    listed: bool
    hints: bool
    commitment: str
    """SHA-256 of the table's secret, published before anything is dealt."""
    created: float
    clock: ClockInfo | None = None
    host: bool = False
    """Whether this viewer set the table up."""
    printed: list[str] = []
    """Printed opponents at this table: in scores, ranking and events they follow the seats."""
    practice: bool = False
    """A player went back past a revealed card, or the game began from a position: it proves nothing about fairness."""
    retold: bool = False
    """Whether it tells what happens at a real table: no bot can do that."""
    analysable: bool = False
    """Whether the game can be analysed when it is over: there is somebody to win against."""
    spectators: int = 0
    """How many look on; before the game begins nobody does, since whoever comes may still sit down."""
    leaving: str = ""
    """A sentence about what happens when a player resigns, runs out of time or stays away."""
    rematch: str | None = None
    """The table where it goes on, when all want to play again."""
    day: str = ""
    """Of a deal of the day: which day's, as in 2026-11-24."""
    wins: list[int] = []
    """At a rematch: how often each has won so far, in the order of seats and printed opponents."""
    chat: list[ChatLine] = []
    muted: list[str] = []
    """The players whose chat this viewer has muted."""
    notice: str = ""
    """A notice for the players: the rules have changed since the table was set up."""


class ClockInfo(Message):
    """The clocks now: seconds left for each seat, and whose runs."""

    base: int
    add: int
    left: list[float]
    runs: int | None = None
