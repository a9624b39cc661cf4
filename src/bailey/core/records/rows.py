"""The rows of a log, and their kinds."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple, TypedDict

if TYPE_CHECKING:
    from bailey.core.play.choices import Choice


class Kind(StrEnum):
    """The kinds of rows."""

    SETUP = "setup"
    CHOICE = "choice"
    UNDO = "undo"
    TAKEBACK = "takeback"
    TAKEOVER = "takeover"
    RESIGN = "resign"
    TIMEOUT = "timeout"


class About(TypedDict, total=False):
    """What a kind of row needs."""

    seat: int | None
    choice: Choice | None
    to: int
    by: str
    final: bool


class LogRow(NamedTuple):
    """One row: its number, its kind, what that kind needs, and the digest of the state after it."""

    kind: Kind
    n: int = 0
    digest: str = ""
    seat: int | None = None
    choice: Choice | None = None
    to: int = 0  # of an undo: the last row that still counts
    by: str = ""  # of a takeover: who plays the seat from now on
    final: bool = False  # it revealed something or ended the game, so it cannot be undone

    @property
    def body(self) -> str:
        """Write the row as in a record, without its number and digest."""
        if self.kind is Kind.SETUP:
            return "setup"
        if self.kind in (Kind.UNDO, Kind.TAKEBACK):
            return f"{self.kind.value} {self.to}"
        seat = f"p{(self.seat or 0) + 1}"
        return f"{seat} {self.choice}" if self.kind is Kind.CHOICE else f"{seat} {self.kind.value} {self.by}".rstrip()
