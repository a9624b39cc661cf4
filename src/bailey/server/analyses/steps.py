"""What the server and the process that works an analysis out say to each other."""

from __future__ import annotations

from msgspec import Struct

#: With plain rules a row takes long, so there are at most so many iterations.
PLAIN_ITERATIONS = 32


class Begin(Struct, tag=True):
    """Read a record, and go on from what was found before, JSON by row."""

    record: str
    iterations: int
    open_cards: bool
    last: int | None
    plain: bool
    found: dict[int, str]


class WorkOut(Struct, tag=True):
    """Work out some rows, each on a thread of its own."""

    rows: list[int]


class Finish(Struct, tag=True):
    """Put all rows together."""


Steps = Begin | WorkOut | Finish


class Begun(Struct, tag=True):
    """How many rows there are, and which are missing."""

    total: int
    pending: list[int]


class Mark(Struct):
    """A choice that gave something away: its row, which choice of the game it is, whose, and how bad."""

    n: int
    number: int
    seat: int
    quality: str


class FoundRow(Struct):
    """What was found about a row, as JSON, and what is shown of it before the analysis is done."""

    row: int
    found: str
    mark: Mark | None


class FoundRows(Struct, tag=True):
    """What was found about each of the rows that were asked for."""

    rows: list[FoundRow]


class Finished(Struct, tag=True):
    """The analysis as JSON, compressed, and what it says of each seat; of a part of a game that is nothing."""

    body: bytes
    skill: list[dict[str, object]]


class CannotBe(Struct, tag=True):
    """Why a record cannot be analysed."""

    detail: str


Replies = Begun | FoundRows | Finished | CannotBe


def plainly(found: object) -> str:
    """Return findings as JSON."""
    import json

    return json.dumps(found, separators=(",", ":"))
