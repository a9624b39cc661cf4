"""Messages about games that are over: records, replays, proofs of fairness."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from bailey.server.messages.base import Input, Json, JsonObject, Message
from bailey.server.messages.socket import Event, Result, Say


class ReplayRow(Message):
    """One row of a replay: what was chosen, what happened, and the table after it."""

    n: int
    kind: str
    scores: list[int]
    view: Json
    turn: int | None = None
    seat: int | None = None
    choice: JsonObject | None = None
    say: Say = None
    """The choice in words, as it was offered."""
    told: str = ""
    """The choice as a report."""
    events: list[Event] = []
    expects: list[Json] = []
    """What each player may expect of chance, where the game tells it."""


class PastMoment(Message):
    """A table as it was after a row of its log, as far as its viewer knew it then."""

    n: int
    view: Json
    turn: int | None = None
    scores: list[int] | None = None
    """Running scores, where the game lets everybody know them."""
    expects: list[Json] = []
    """What each player may expect of chance, where the game tells it."""


class Replay(Message):
    """A game to step through; rows that an undo took away are left out."""

    game: str
    title: str
    names: list[str]
    characters: list[str]
    """Of each seat: how its bot plays, in a word; empty for a person."""
    practice: bool
    rows: list[ReplayRow]
    lasting: list[list[int]]
    """For each row how many points of the last score came with it and stayed, for everybody who scores."""
    result: Result | None = None
    table: str | None = None
    analysable: bool = False
    """Whether it can be analysed: it is over, and there was somebody to win against."""
    notice: str = ""


class ReadRecord(Input):
    """A record as text."""

    record: Annotated[str, Meta(max_length=3 << 19)]


class Fairness(Message):
    """What playing a record again proves. Only the players can check that it is the game they played."""

    fair: bool
    """Whether the game is finished, no practice, with its names and a nonce or a day's chance, its digests compared."""
    table: str
    commitment: str
    secret: str
    """The table's secret, published at the end."""
    nonces: list[str]
    rows: int
    key: str
    """The key of randomness for the row after the last: a browser that derives it too has checked the same rows."""
    say: list[str]
    unfinished: bool = False
    """The record stops before the end of the game."""
