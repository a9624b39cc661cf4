"""Everything that goes over the wire, as types: `docs/protocol.md` tells the story, `web/src/protocol.ts` mirrors them.

A client needs no rules. It draws a view, offers the choices that it was given, and animates the events that it was
told. Whatever a viewer may not know is in none of these messages.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=32)]
#: No control characters, not even a line end after all else, which `$` alone lets through.
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f-\x9f]+$(?!\n)")]
#: A table's id or short code, and a player's id.
Word = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9]+$(?!\n)")]
Token = Annotated[str, Meta(min_length=1, max_length=80, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Language = Annotated[str, Meta(pattern="^[a-z]{2}$", max_length=2)]
#: A seat counts from 0.
Seat = Annotated[int, Meta(ge=0, le=15)]
RowNumber = Annotated[int, Meta(ge=0, le=20_000)]
#: What somebody adds to chance; `-`: nothing.
Nonce = Annotated[str, Meta(pattern="^([0-9a-f]{32}|-)$", max_length=32)]
Commitment = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Strength = Literal["novice", "easy", "medium", "hard"]
Pace = Literal["live", "days"]


class Message(Struct, omit_defaults=True, kw_only=True):
    """What the server tells; a field at its default is left out."""


class Order(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a client asks; a field that is not known is refused."""


# What went wrong


class Fault(Message):
    """Why something was refused: a key and arguments for the catalogue, and a sentence."""

    key: str
    say: str
    args: dict[str, Any] = {}


# Who am I


class Me(Message):
    """The player behind this cookie."""

    player: str
    name: str
    language: str
    named: bool = False
    """Whether the player chose the name; before, it is one that the server made up."""
    local: bool = False
    """Whether this browser runs on the machine of the server: it may open the server to the local network."""
    tables: list[TableCard] = []
    """The tables where this player sits, those that wait for them first."""


class ChangeMe(Order):
    """A new name or language."""

    name: Name | None = None
    language: Language | None = None


# Games


class OptionValue(Message):
    """One value that an option may have."""

    value: int
    say: str


class OptionInfo(Message):
    """A setting of a game."""

    name: str
    title: str
    default: int
    values: list[OptionValue]
    text: str = ""
    """What it changes."""
    players: list[int] = []
    """For so many players alone it means something; left out: for all."""


class BotInfo(Message):
    """A strength of bots in words, and what it is."""

    strength: Strength
    title: str
    spec: str
    """How the command line calls this bot: `search:500`."""


class Warming(Message):
    """How far the compiled rules are: until then bots think less, and people play at once."""

    ready: bool
    state: Literal["waiting", "compiling", "ready", "plain"]
    seconds: float = 0.0
    """How long it has taken so far."""
    say: str = ""


class GameInfo(Message):
    """A game on the shelf."""

    name: str
    title: str
    version: int
    players: list[int]
    """How many may play; 1 among them is the solitaire form."""
    about: str
    options: list[OptionInfo]
    bots: list[BotInfo]
    languages: list[str]
    longest: int
    """No game has more decisions than this."""
    warming: Warming
    printed: list[str] = []
    """The printed opponents of the solitaire form: they score, and never decide."""


class RuleEntry(Message):
    """One rule, to be read and searched."""

    id: str
    title: str
    text: str


class LegendEntry(Message):
    """A sign and what it means."""

    sign: str
    text: str


class CardInfo(Message):
    """A card: its name, all that is to be read of it, and the data from which it is drawn."""

    card: str
    name: str
    sheet: list[str]
    data: dict[str, Any] | None = None


class GameBook(Message):
    """What is to be read of a game, in one language."""

    game: str
    title: str
    language: str
    rules: list[RuleEntry]
    legend: list[LegendEntry]
    cards: list[CardInfo]
    printed: dict[str, Any] | None = None
    """What else is printed, from which a drawing is made: round cards, bonus cards."""


# Tables


class NewSeat(Order):
    """Who shall sit there: the one who sets the table up, a bot, or whoever comes."""

    who: Literal["me", "bot", "open"] = "open"
    strength: Strength = "medium"
    name: Name | None = None
    """Of several people at one device: what this one is called."""


class Clock(Order):
    """Thinking time of every seat, in seconds: what it begins with, and what every decision adds."""

    base: Annotated[int, Meta(ge=10, le=86_400)]
    add: Annotated[int, Meta(ge=0, le=3600)] = 0


class FromHere(Order):
    """A position to play on from: a row of a table that is over, or of a record."""

    n: RowNumber
    table: Word | None = None
    record: Annotated[str, Meta(max_length=1 << 19)] | None = None


class NewTable(Order):
    """A table to be set up."""

    game: Id
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[str, int], Meta(max_length=40)] = {}
    listed: bool = False
    """Whether the table is offered to everybody in the lobby."""
    pace: Pace = "live"
    """`live`: who stays away for three minutes on turn is replaced; `days`: nobody is, and there is no hurry."""
    clock: Clock | None = None
    hints: bool | None = None
    """Whether hints are given; left out: only where one person plays against bots."""
    begin: FromHere | None = None


class Sit(Order):
    """Sit down on an open seat: the one named, or the first."""

    seat: Seat | None = None
    name: Name | None = None
    nonce: Nonce | None = None
    """What this seat adds to chance; left out, it is given by `GiveNonce`."""
    commitment: Commitment | None = None
    """The table's commitment as this client was told it: a nonce that is no `-` is given for no other."""


class GiveNonce(Order):
    """Add to the chance of a table, for each of one's seats there, before the game begins; the first one counts."""

    nonce: Nonce
    commitment: Commitment | None = None
    """The table's commitment as this client was told it; only a `-`, which adds nothing, does without."""


class FillSeat(Order):
    """Give an open seat to a bot, or open it again; only the one who set the table up may."""

    strength: Strength | None = None


class MoveLink(Message):
    """A link that moves a seat to another device, once, within ten minutes."""

    path: str
    seconds: int


class MoveSeat(Order):
    """The word of such a link."""

    token: Token


class SeatInfo(Message):
    """Who sits there."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    player: str = ""
    """Whom to mute, and by whom chat was said; no secret."""
    mine: bool = False
    connected: bool = False
    strength: Strength | None = None
    stand_in: Strength | None = None
    """The bot that plays for a person who left."""
    left: Literal["resigned", "flagged", "away"] | None = None
    """Why it does."""
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
    """Something that was said at the table."""

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
    """Somebody took back what had been revealed, or the game began from a position: it proves nothing."""
    spectators: int = 0
    leaving: str = ""
    """What happens when somebody resigns, runs out of time or stays away, in words."""
    rematch: str | None = None
    """The table where it goes on, when all want to play again."""
    chat: list[ChatLine] = []
    muted: list[str] = []
    """The players whose lines this viewer has muted."""
    notice: str = ""
    """Something to tell the players: the rules have changed since the table was set up."""


class ClockInfo(Message):
    """The clocks now: seconds left for each seat, and whose runs."""

    base: int
    add: int
    left: list[float]
    runs: int | None = None


# The machine


class Lan(Message):
    """Whether phones in the room can join, and where."""

    open: bool
    can_open: bool
    """Whether this browser may open or close it."""
    urls: list[str] = []
    """The machine's addresses in the local network, the likeliest first."""
    say: str = ""
    """What works without https, and what does not."""


class OpenLan(Order):
    """Open the server to the local network, or close it again."""

    open: bool


# Push messages


class PushKey(Message):
    """The public key with which a browser subscribes to push messages."""

    key: str


class StartPush(Order):
    """Tell this browser when it is its player's turn somewhere: its subscription."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{80,90}$(?!\n)")]
    auth: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{20,24}$(?!\n)")]
    language: Language = "en"


class EndPush(Order):
    """Tell this browser no more."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000, pattern=r"^[!-~]+$(?!\n)")]


class Health(Message):
    """Whether this server can serve."""

    ok: bool
    version: str
    database: str
    tables: int
    sockets: int
