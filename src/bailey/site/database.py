"""The database of a page: SQLite in memory, whose changed pieces the browser keeps.

A write is done at once and acknowledged when the browser has kept what it changed. Pieces of one write are kept
together or not at all: so what the browser holds is always a whole database.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeAlias

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import StaticPool

from bailey.server.store.database import Database
from bailey.site.migrations import run_written

if TYPE_CHECKING:
    from pathlib import Path

    from bailey.server.store.backends import Done, Work

#: The browser keeps the file in pieces of so many bytes.
PIECE = 1 << 14
#: Keeps pieces by their numbers, and how many there are; returns when they are safe.
Keep: TypeAlias = Callable[[dict[int, bytes], int], Awaitable[None]]
#: The file is the browser's memory: what makes it safe is `Keep`.
PRAGMAS = ("journal_mode=MEMORY", "synchronous=OFF", "temp_store=MEMORY", "page_size=4096")


class PageDatabase(Database):
    """The database of a page."""

    def __init__(self, file: Path, keep: Keep) -> None:
        super().__init__(f"sqlite:///{file}", PageBackend(file, keep))

    def run_migrations(self, connection: Connection, found: str) -> None:
        """Run the migrations that come after the one that was found."""
        run_written(connection, found)


class PageBackend:
    """SQLite without threads: all work is done where it is asked for."""

    def __init__(self, file: Path, keep: Keep) -> None:
        self._file, self._keep = file, keep
        self._kept = pieces_of(file)
        self._keeping = asyncio.Lock()
        self._written = self._safe = 0
        self._connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        for pragma in PRAGMAS:
            self._connection.execute(f"PRAGMA {pragma}")
        self._writing, self._reading = self._engine(), self._engine()
        event.listen(self._writing, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        self._reader: Connection | None = None

    def _engine(self) -> Engine:
        """Return an engine over the one connection."""
        return create_engine("sqlite://", creator=lambda: self._connection, poolclass=StaticPool, hide_parameters=True)

    async def write(self, work: Work[Done]) -> Done:
        """Write, and wait until it is kept."""
        with self._writing.begin() as connection:
            result = work(connection)
        self._written += 1
        await self._until_kept(self._written)
        return result

    commit = write_once = write

    async def read(self, work: Work[Done]) -> Done:
        """Read."""
        if self._reader is None:
            self._reader = self._reading.connect()
        return work(self._reader)

    survey = read

    async def _until_kept(self, written: int) -> None:
        """Return when so many writes are kept; those that came meanwhile are kept together."""
        async with self._keeping:
            if self._safe >= written:
                return
            now, upto = pieces_of(self._file), self._written
            changed = {i: piece for i, piece in enumerate(now) if self._kept[i : i + 1] != [piece]}
            await self._keep(changed, len(now))
            self._kept, self._safe = now, upto

    async def close(self) -> None:
        """Close the file."""
        self._connection.close()


def pieces_of(file: Path) -> list[bytes]:
    """Return a file in pieces; none: there is no file."""
    if not file.exists():
        return []
    content = file.read_bytes()
    return [content[at : at + PIECE] for at in range(0, len(content), PIECE)]


def put_together(file: Path, pieces: list[bytes]) -> None:
    """Write a file as it was kept."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(b"".join(pieces))
