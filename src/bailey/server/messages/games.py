"""Messages about games: their options, bots, rules, cards and boards."""

from __future__ import annotations

from typing import Literal

from bailey.bots.strengths import Strength
from bailey.server.messages.base import JsonObject, Message
from bailey.server.messages.board import BoardInfo


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
    without: list[str] = []
    """The options that have to keep their defaults when this one is changed."""
    first_game: int | None = None
    """Its value in a guided first game; left out: the default."""
    everything: int | None = None
    """Its value where all expansions are played; left out: the default."""


class BotInfo(Message):
    """A strength of bots in words, and what it is."""

    strength: Strength
    title: str
    about: str
    """How it plays, in a sentence."""
    spec: str
    """How the command line calls this bot: `search:500`."""


class BotChance(Message):
    """How likely this player wins a game of two against a bot of some strength."""

    strength: Strength
    chance: float


class Chances(Message):
    """What this player's latest games against bots say of the next one."""

    games: int
    """So many games it goes by; without any, and where bots have no ratings, there are no chances."""
    bots: list[BotChance] = []


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
    retold: bool = False
    """Whether its only seat tells what happens at a real table: there are no others, nor bots."""
    pad: bool = True
    """Whether there is a score pad."""


class RuleEntry(Message):
    """One rule, to be read and searched."""

    id: str
    title: str
    text: str
    chapter: str = ""
    """The chapter in which it stands; empty if the rules have none."""
    step: int = 0
    """Which step of its chapter it is, counted from 1; 0 if it is none."""


class RuleChapter(Message):
    """A chapter of the rules."""

    id: str
    title: str


class LegendEntry(Message):
    """A sign and what it means."""

    sign: str
    text: str


class CardInfo(Message):
    """A card: its name, all that is to be read of it, and the data from which it is drawn."""

    card: str
    name: str
    sheet: list[str]
    data: JsonObject | None = None


class CardKindEntry(Message):
    """Cards that are alike: what they are called, and which they are."""

    name: str
    cards: list[str]
    sheet: list[str] = []
    """All that is to be read of them; left out: what the first of them says."""


class CardGroupEntry(Message):
    """Kinds of cards that belong together; a single group has no title."""

    id: str
    title: str
    kinds: list[CardKindEntry]


class PlaceOfCards(Message):
    """Where in a view cards lie."""

    at: str
    """The path in a view, or with `own` in the record of a player."""
    name: str = ""
    """What the area is called that shows them; empty if none does."""
    own: bool = False


class GameBook(Message):
    """The rules, the legend and the cards of a game, in one language."""

    game: str
    title: str
    language: str
    rules: list[RuleEntry]
    """In the order in which they are read, chapter by chapter."""
    chapters: list[RuleChapter]
    legend: list[LegendEntry]
    cards: list[CardInfo]
    groups: list[CardGroupEntry]
    """All cards, those that are alike together."""
    places: list[PlaceOfCards]
    board: BoardInfo
    printed: JsonObject | None = None
    """Data of other printed things, for drawing them: round cards, bonus cards."""
