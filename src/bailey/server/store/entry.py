"""What one command adds to one table: rows of its log, the latest position, and what is due."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import asyncio


@dataclass
class Due:
    """Something that must happen by itself, not before `at`; its holder has it until the lease ends."""

    kind: str
    n: int
    at: float
    lease: float = 0.0
    holder: str = ""


@dataclass(eq=False)
class Entry:
    """What one command adds to one table."""

    table: str
    rows: list[tuple[int, str, str]]  # n, body, digest
    command: str
    at: float
    numbers: bytes  # of the state after it, as `layout` reads them
    layout: str
    clock: str | None = None
    due: list[Due] = field(default_factory=list)
    done: list[str] = field(default_factory=list)  # kinds that are due no more
    ended: bool = False
    secret: str = ""  # the table's, when the game is over: from then on it is none
    answer: asyncio.Future[bool] = field(init=False)
