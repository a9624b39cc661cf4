"""Messages about what a player has played: games that are over, their summary, the export, and the deletion."""

from __future__ import annotations

from bailey.server.messages.analyses import Skill
from bailey.server.messages.base import Input, JsonObject, Message


class PlayedSeat(Message):
    """Somebody who scored in a game that is over: a seat or a printed opponent."""

    name: str
    score: int
    kind: str
    """`person`, `bot` or `printed`."""
    mine: bool = False


class Played(Message):
    """A game of this player's that is over."""

    table: str
    code: str
    game: str
    title: str
    ended: float
    score: int
    won: bool
    rivals: str
    """Against whom: `people`, `bot hard`, `bots`, `printed Aaron`, `nobody`."""
    say: str
    """The same in words."""
    seats: list[PlayedSeat]
    uncounted: bool = False
    """Whether it does not count in the summary: practice, or several seats at one device."""
    left: bool = False
    """Whether a bot played for this player at the end."""
    analysable: bool = False
    """Whether it can be analysed: there was somebody to win against."""


class PlayedPage(Message):
    """Some of a player's games, the latest first."""

    games: list[Played]
    next: str = ""
    """What `before` has to be for the next page; empty: there is none."""


class Earlier(Message):
    """What this player had played before a game: of the same game, against the same rivals, by as many who scored.

    Practice does not count; before practice, and before a game of somebody else, nothing was played.
    """

    games: int
    best: int | None = None
    """The best score; null where there was no game."""


class Span(Message):
    """Some games in a row, the earliest first in a course: how they went on average."""

    games: int
    wins: int
    average: float
    until: float


class PlayedKind(Message):
    """How the games of a kind went: of one game, against one kind of rivals."""

    game: str
    title: str
    rivals: str
    say: str
    games: int
    wins: int
    average: float
    best: int
    streak: int
    """How many of the latest games in a row were won; below 0: not won."""
    longest: int
    """How many in a row were won at most."""
    course: list[Span]
    bots: list[str] = []
    """The names of the bots met, those met most often first."""
    margin: float | None = None
    """By how many points this player was ahead of the best other one, on average; null where nobody else scored."""


class FormPoint(Message):
    """How many of the last games up to a moment were won: of ten, or of as many as there were."""

    until: float
    games: int
    wins: int


class GameForm(Message):
    """How the share of wins went on in a game, the earliest point first."""

    game: str
    title: str
    points: list[FormPoint]


class History(Message):
    """What a player has played, by game and rivals, the latest first. Practice does not count."""

    kinds: list[PlayedKind]
    form: list[GameForm] = []
    """By game; games that are played alone cannot be won."""


class Holdings(Message):
    """How much is kept of what a player has played, which `DELETE /api/me/history` deletes."""

    games: int
    """Games that are over."""
    alone: int
    """Of them, those without other people: they are deleted as a whole. In the others the name is removed."""
    unfinished: int
    """Games that are not over: they stay as they are."""
    lines: int
    """Lines of chat."""
    devices: int
    """Devices that share it."""


class Forget(Input):
    """Delete all that this player has played; `sure` must be true."""

    sure: bool


class Export(Message):
    """All that is kept of a player, as one file."""

    player: str
    name: str
    language: str
    exported: float
    devices: list[str]
    """The players who share it, one a device."""
    games: list[Played]
    records: dict[str, str]
    """By table, where the record of each game is."""
    summary: list[PlayedKind]
    skill: list[Skill]
    """What analyses found of this player."""
    unfinished: list[str]
    """The codes of tables whose games are not over."""
    chat: list[JsonObject]
    muted: list[str]
    pushes: list[str]
    """Where push messages are sent."""
