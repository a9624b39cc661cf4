"""The two bodies of a database: SQLite on threads of our own, PostgreSQL by its asynchronous driver.

SQLite has one writer, and a commit costs as much as many rows. So one thread writes: it takes all the work that waits,
does each piece in a savepoint, so that what fails undoes nothing of the others, and commits once. The event loop is
crossed once for all of it, not once for each statement (decision record 0007). Who reads waits for no writer, and is
done sooner than a thread could be woken: reading is done at once, where it is asked for (decision record 0015).
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError

from bailey.server.private import own_file, shared_folder, tighten_if_there

Work = Callable[[Connection], Any]
#: To PostgreSQL; all are kept, since to open one costs as much as fifty statements.
CONNECTIONS = 10
MOST_TOGETHER = 200
#: PostgreSQL says of these to try again: two waited for each other, or one came second to what both had read.
TRY_AGAIN = ("40P01", "40001")
ATTEMPTS, PAUSE = 5, 0.02
#: The same pages are written with every commit, so they are brought to their places seldom; savepoints need no files.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=30000", "wal_autocheckpoint=4000", "temp_store=MEMORY")


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
    """A file, and one thread that writes."""

    def __init__(self, url: URL) -> None:
        url = url.set(drivername="sqlite")
        _make_file(url)
        self._writing, self._reading = _sqlite(url), _sqlite(url)
        event.listen(self._writing, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        self._reader: Connection | None = None
        self._waiting: queue.SimpleQueue[Piece | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name="sqlite-writer", daemon=True)
        self._writer.start()

    async def write(self, work: Work) -> Any:
        """Write, and wait until it is committed."""
        loop = asyncio.get_running_loop()
        piece = Piece(work, loop, loop.create_future())
        self._waiting.put(piece)
        return await piece.answer

    commit = write_once = write

    async def read(self, work: Work) -> Any:
        """Read."""
        if self._reader is None:
            self._reader = self._reading.connect()
        return work(self._reader)

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
        if self._reader is not None:
            self._reader.close()
        self._writing.dispose()
        self._reading.dispose()


def _try(connection: Connection, work: Work, *, alone: bool) -> tuple[Any, Exception | None]:
    """Do a piece of work so that its failure is its own."""
    if alone:
        return work(connection), None
    connection.exec_driver_sql("SAVEPOINT piece")
    try:
        result = work(connection)
    except Exception as fault:  # noqa: BLE001 - whoever asked for it is told
        connection.exec_driver_sql("ROLLBACK TO piece")
        return None, fault
    connection.exec_driver_sql("RELEASE piece")
    return result, None


def _make_file(url: URL) -> None:
    """Make the file for our own user alone; what SQLite writes beside it takes its mode over."""
    file = Path(url.database or "")
    shared_folder(file.parent)
    own_file(file)
    for beside in ("-wal", "-shm", "-journal"):
        tighten_if_there(file.with_name(file.name + beside))


def _sqlite(url: URL) -> Engine:
    engine = create_engine(
        url, connect_args={"timeout": 30, "check_same_thread": False}, pool_size=1, hide_parameters=True
    )

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say so
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    return engine


class PostgresBody:
    """A server, asked without waiting."""

    def __init__(self, url: URL) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # brings the whole ORM along: not for SQLite

        self._engine = create_async_engine(
            url, pool_size=CONNECTIONS, max_overflow=0, pool_recycle=1800, hide_parameters=True
        )
        self._asking = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._committing = create_async_engine(
            url, pool_size=1, pool_recycle=1800, isolation_level="AUTOCOMMIT", hide_parameters=True
        )

    async def write(self, work: Work) -> Any:
        """Write in a transaction of its own."""
        return await self._try(self._engine.begin, work)

    async def write_once(self, work: Work) -> Any:
        """Write by a single statement, which is a transaction of its own: it is waited for once, not at each step."""
        return await self._try(self._asking.connect, work)

    read = write_once

    async def commit(self, work: Work) -> Any:
        """Write by a single statement, over a connection for which choices wait for nobody else."""
        return await self._try(self._committing.connect, work)

    async def _try(self, connect: Callable[[], Any], work: Work) -> Any:
        """Do some work, all of it once more where it was in another's way: nothing of it has been written then."""
        attempt = 1
        while True:
            try:
                async with connect() as connection:
                    return await connection.run_sync(work)
            except DBAPIError as fault:
                if attempt == ATTEMPTS or getattr(fault.orig, "sqlstate", None) not in TRY_AGAIN:
                    raise
            await asyncio.sleep(PAUSE * 2**attempt)
            attempt += 1

    async def close(self) -> None:
        """Close all connections."""
        await self._committing.dispose()
        await self._engine.dispose()
