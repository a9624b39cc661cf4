"""The two bodies of a database: SQLite on threads of our own, PostgreSQL by its asynchronous driver.

SQLite has one writer, and a commit costs as much as many rows. So one thread writes: it takes all the work that waits,
does each piece in a savepoint, so that what fails undoes nothing of the others, and commits once. The event loop is
crossed once for all of it, not once for each statement (decision record 0007).
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import URL, Connection, Engine, create_engine, event

from bailey.core.errors import BadInput

Work = Callable[[Connection], Any]
READERS = 2
MOST_TOGETHER = 200


class Piece(NamedTuple):
    """Some work that waits, and who waits for it."""

    work: Work
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[Any]

    def tell(self, result: Any, fault: BaseException | None) -> None:
        """Tell how it went."""

        def told() -> None:
            if self.answer.done():
                return
            if fault is not None:
                self.answer.set_exception(fault)
            else:
                self.answer.set_result(result)

        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self.loop.call_soon_threadsafe(told)


class SqliteBody:
    """A file, one thread that writes and a few that read."""

    def __init__(self, url: URL) -> None:
        url = url.set(drivername="sqlite")
        _make_folder(url)
        self._writing = _sqlite(url, "BEGIN IMMEDIATE")
        self._reading = _sqlite(url, "BEGIN")
        self._readers = ThreadPoolExecutor(READERS, "sqlite-reader")
        self._waiting: queue.SimpleQueue[Piece | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name="sqlite-writer", daemon=True)
        self._writer.start()

    async def write(self, work: Work) -> Any:
        """Write, and wait until it is committed."""
        loop = asyncio.get_running_loop()
        piece = Piece(work, loop, loop.create_future())
        self._waiting.put(piece)
        return await piece.answer

    async def read(self, work: Work) -> Any:
        """Read."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Work) -> Any:
        with self._reading.connect() as connection:
            return work(connection)

    def _write_on(self) -> None:
        while True:
            pieces = [self._waiting.get()]
            with contextlib.suppress(queue.Empty):
                while pieces[-1] is not None and len(pieces) < MOST_TOGETHER:
                    pieces.append(self._waiting.get_nowait())
            self._write_together([piece for piece in pieces if piece is not None])
            if pieces[-1] is None:
                return

    def _write_together(self, pieces: list[Piece]) -> None:
        done: list[tuple[Piece, Any, BaseException | None]] = []
        try:
            with self._writing.begin() as connection:
                done = [(piece, *_try(connection, piece.work, alone=len(pieces) == 1)) for piece in pieces]
        except Exception as fault:  # noqa: BLE001 - nothing is committed: all who wait must hear of it
            done = [(piece, None, fault) for piece in pieces]
        for piece, result, wrong in done:
            piece.tell(result, wrong)

    async def close(self) -> None:
        """Write what waits, and close the file."""
        self._waiting.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self._writing.dispose()
        self._reading.dispose()


def _try(connection: Connection, work: Work, *, alone: bool) -> tuple[Any, Exception | None]:
    """Do a piece of work so that its failure is its own."""
    if alone:
        return work(connection), None
    try:
        with connection.begin_nested():
            return work(connection), None
    except Exception as fault:  # noqa: BLE001 - whoever asked for it is told
        return None, fault


def _make_folder(url: URL) -> None:
    folder = Path(url.database or "").parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        message = f"{folder}: {fault.strerror or fault}; set BAILEY_HOME to a folder of yours"
        raise BadInput(message) from fault


def _sqlite(url: URL, begin: str) -> Engine:
    engine = create_engine(url, connect_args={"timeout": 30, "check_same_thread": False}, pool_size=READERS)

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin as said below
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=30000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def start(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine


class PostgresBody:
    """A server, asked without waiting."""

    def __init__(self, url: URL) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # brings the whole ORM along: not for SQLite

        self._engine = create_async_engine(url, pool_size=6, max_overflow=4, pool_recycle=1800)
        self._asking = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    async def write(self, work: Work) -> Any:
        """Write in a transaction of its own."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Work) -> Any:
        """Read."""
        async with self._asking.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()
