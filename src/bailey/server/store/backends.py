"""The two kinds of database: SQLite on threads of our own, PostgreSQL by its asynchronous driver.

SQLite has one writer, and a commit costs as much as many rows. So one thread writes: it takes all writes that wait,
does each in a savepoint, so that one that fails undoes nothing of the others, and commits once. A thread is woken once
for all of them, not once for each statement (decision record 0007). Reads wait for no writer, and take less time than
waking a thread: they run on the event loop (decision record 0015).
"""
# Any: each piece of work has a result of its own, and drivers have connections of their own.

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError

from bailey.server.private_files import own_file, shared_folder, tighten_if_there

Done = TypeVar("Done")
Work: TypeAlias = Callable[[Connection], Done]
#: Connections to PostgreSQL; all stay open, since opening one costs as much as fifty statements.
CONNECTIONS = 10
MOST_TOGETHER = 200
#: SQLSTATEs after which a transaction is tried again: a deadlock, and a serialization failure.
TRY_AGAIN = ("40P01", "40001")
ATTEMPTS, PAUSE = 5, 0.02
#: Checkpoints are rare, since every commit writes the same pages; savepoints need no temporary files.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=30000", "wal_autocheckpoint=4000", "temp_store=MEMORY")


@dataclass(frozen=True)
class QueuedWrite(Generic[Done]):
    """A write in the queue, and the future of its result."""

    work: Work[Done]
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[Done]

    def finish(self, result: Done, fault: BaseException | None) -> None:
        """Set the result or the exception, from the writing thread."""

        def finish() -> None:
            if self.answer.done():
                return
            if fault is not None:
                self.answer.set_exception(fault)
            else:
                self.answer.set_result(result)

        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self.loop.call_soon_threadsafe(finish)


class Backend(Protocol):
    """Does pieces of work, each in a transaction, or reads."""

    async def write(self, work: Work[Done]) -> Done:
        """Write, and wait until it is committed."""

    async def write_once(self, work: Work[Done]) -> Done:
        """Write by a single statement."""

    async def commit(self, work: Work[Done]) -> Done:
        """Write choices, by a single statement."""

    async def read(self, work: Work[Done]) -> Done:
        """Read."""

    async def survey(self, work: Work[Done]) -> Done:
        """Read much."""

    async def close(self) -> None:
        """Finish what waits, and close the database."""


class SqliteBackend:
    """A SQLite file, and one thread that writes."""

    def __init__(self, url: URL) -> None:
        url = url.set(drivername="sqlite")
        _make_file(url)
        self._writing, self._reading = _sqlite(url), _sqlite(url)
        event.listen(self._writing, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        self._reader: Connection | None = None
        self._waiting: queue.SimpleQueue[QueuedWrite[Any] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name="sqlite-writer", daemon=True)
        self._writer.start()

    async def write(self, work: Work[Done]) -> Done:
        """Write, and wait until it is committed."""
        loop = asyncio.get_running_loop()
        write = QueuedWrite(work, loop, loop.create_future())
        self._waiting.put(write)
        return await write.answer

    commit = write_once = write

    async def read(self, work: Work[Done]) -> Done:
        """Read."""
        if self._reader is None:
            self._reader = self._reading.connect()
        return work(self._reader)

    async def survey(self, work: Work[Done]) -> Done:
        """Read much, on a thread and a connection of its own, so that the event loop does not wait."""

        def run() -> Done:
            with self._reading.connect() as connection:
                return work(connection)

        return await asyncio.to_thread(run)

    def _write_on(self) -> None:
        while True:
            writes = [self._waiting.get()]
            with contextlib.suppress(queue.Empty):
                while writes[-1] is not None and len(writes) < MOST_TOGETHER:
                    writes.append(self._waiting.get_nowait())
            self._write_together([write for write in writes if write is not None])
            if writes[-1] is None:
                return

    def _write_together(self, writes: list[QueuedWrite[Any]]) -> None:
        done: list[tuple[QueuedWrite[Any], Any, BaseException | None]] = []
        try:
            with self._writing.begin() as connection:
                done = [(write, *_try(connection, write.work, alone=len(writes) == 1)) for write in writes]
        except Exception as fault:  # noqa: BLE001 - nothing is committed: all callers get the exception
            done = [(write, None, fault) for write in writes]
        for write, result, wrong in done:
            write.finish(result, wrong)

    async def close(self) -> None:
        """Finish the queued writes, and close the file."""
        self._waiting.put(None)
        await asyncio.to_thread(self._writer.join)
        if self._reader is not None:
            self._reader.close()
        self._writing.dispose()
        self._reading.dispose()


def _try(connection: Connection, work: Work[Done], *, alone: bool) -> tuple[Done | None, Exception | None]:
    """Do one write; if it fails, undo only it."""
    if alone:
        return work(connection), None
    connection.exec_driver_sql("SAVEPOINT write")
    try:
        result = work(connection)
    except Exception as fault:  # noqa: BLE001 - the caller gets the exception
        connection.exec_driver_sql("ROLLBACK TO write")
        return None, fault
    connection.exec_driver_sql("RELEASE write")
    return result, None


def _make_file(url: URL) -> None:
    """Make the file for our own user alone; the files that SQLite makes beside it get the same mode."""
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
        connection.isolation_level = None  # we begin transactions ourselves
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    return engine


class PostgresBackend:
    """A PostgreSQL server."""

    def __init__(self, url: URL) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # imports the whole ORM, which SQLite does not need

        self._engine = create_async_engine(
            url, pool_size=CONNECTIONS, max_overflow=0, pool_recycle=1800, hide_parameters=True
        )
        self._asking = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._committing = create_async_engine(
            url, pool_size=1, pool_recycle=1800, isolation_level="AUTOCOMMIT", hide_parameters=True
        )

    async def write(self, work: Work[Done]) -> Done:
        """Write in a transaction of its own."""
        return await self._try(self._engine.begin, work)

    async def write_once(self, work: Work[Done]) -> Done:
        """Write by a single statement, which is a transaction of its own: one round trip."""
        return await self._try(self._asking.connect, work)

    read = survey = write_once

    async def commit(self, work: Work[Done]) -> Done:
        """Write by a single statement, over a connection that only commits of choices use."""
        return await self._try(self._committing.connect, work)

    async def _try(self, connect: Callable[[], Any], work: Work[Done]) -> Done:
        """Run work; run it again after a conflict with another transaction, which has undone it."""
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
