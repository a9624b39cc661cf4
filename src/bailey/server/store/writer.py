"""One writer a process: rows of many tables are gathered and committed as one transaction.

The key of the log is (table, n), so the database refuses a second row n: a row that does not come back lost the race,
and whoever wrote it reads the table anew. (SQLite would hand every row back one by one: it is asked for them only
where their number says that some are missing.) The latest position and what is due are written in the same transaction.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, Any

from sqlalchemy import text

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection, TextClause

    from bailey.server.store.database import Database

#: Rows are gathered for at most so long, in seconds; alone, a row does not wait.
GATHER = 0.005
MOST_ROWS = 400

SQLITE = {
    "log": "INSERT INTO log (table_id, n, body, digest, command, at) VALUES {rows} ON CONFLICT DO NOTHING",
    "ours": """SELECT l.table_id, l.n FROM log l JOIN (SELECT column1 a, column2 b, column3 c, column5 e, column6 f
        FROM (VALUES {rows})) ON table_id = a AND n = b AND body = c AND command = e AND at = f""",
    "latest": """INSERT INTO latest (table_id, n, position, clock, numbers, layout) VALUES {rows}
        ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, position = excluded.position, clock = excluded.clock,
        numbers = excluded.numbers, layout = excluded.layout WHERE excluded.n > latest.n""",
    "due": """INSERT INTO due (table_id, kind, n, at, lease, holder) VALUES {rows}
        ON CONFLICT (table_id, kind) DO UPDATE
        SET n = excluded.n, at = excluded.at, lease = excluded.lease, holder = excluded.holder""",
    "done": "DELETE FROM due WHERE (table_id, kind) IN (VALUES {rows})",
    "ended": """UPDATE tables SET ended = at, rev = rev + 1
        FROM (SELECT column1 AS id, column2 AS at FROM (VALUES {rows})) AS v WHERE tables.id = v.id""",
    "drop": "DELETE FROM log WHERE (table_id, n) IN (VALUES {rows})",
}
#: On PostgreSQL, a row of values is a row of arrays side by side.
POSTGRESQL = {
    "log": """INSERT INTO log (table_id, n, body, digest, command, at) SELECT * FROM {rows}
        ON CONFLICT DO NOTHING RETURNING table_id, n""",
    "latest": """INSERT INTO latest (table_id, n, position, clock, numbers, layout) SELECT * FROM {rows}
        ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, position = excluded.position, clock = excluded.clock,
        numbers = excluded.numbers, layout = excluded.layout WHERE excluded.n > latest.n""",
    "due": """INSERT INTO due (table_id, kind, n, at, lease, holder) SELECT * FROM {rows}
        ON CONFLICT (table_id, kind) DO UPDATE
        SET n = excluded.n, at = excluded.at, lease = excluded.lease, holder = excluded.holder""",
    "done": "DELETE FROM due USING {rows} v (a, b) WHERE due.table_id = a AND due.kind = b",
    "ended": "UPDATE tables SET ended = b, rev = rev + 1 FROM {rows} v (a, b) WHERE id = a",
    "drop": "DELETE FROM log USING {rows} v (a, b) WHERE table_id = a AND n = b",
}
TYPES = {
    "log": ("text", "int", "text", "text", "text", "float8"),
    "latest": ("text", "int", "text", "text", "bytea", "text"),
    "due": ("text", "text", "int", "float8", "float8", "text"),
    "done": ("text", "text"),
    "ended": ("text", "float8"),
    "drop": ("text", "int"),
}


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
    answer: asyncio.Future[bool] = field(init=False)


class Writer:
    """Gathers entries and commits them together."""

    def __init__(
        self, database: Database, heard: Callable[[list[str]], None], measure: Callable[[int, float], None]
    ) -> None:
        self.database, self.heard, self.measure = database, heard, measure
        self.counts = database.sqlite  # and hands nothing back
        self.run_on = on_sqlite if database.sqlite else on_postgresql
        self._waiting: list[Entry] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._last = 1

    async def add(self, entry: Entry) -> bool:
        """Commit an entry; false: another server's row was first."""
        if self._closing:
            raise ConnectionError("the server is closing")
        entry.answer = asyncio.get_running_loop().create_future()
        self._waiting.append(entry)
        self._wake.set()
        return await entry.answer

    async def run(self) -> None:
        """Commit what is gathered, again and again, until closed."""
        while not (self._closing and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            if self._last > 1 and not self._closing:
                await asyncio.sleep(GATHER)
            while self._waiting:
                group, self._waiting = self._waiting[:MOST_ROWS], self._waiting[MOST_ROWS:]
                self._last = len(group)
                await self._commit(group)

    def close(self) -> None:
        """Take nothing more; what waits is still committed."""
        self._closing = True
        self._wake.set()

    async def _commit(self, group: list[Entry]) -> None:
        began = asyncio.get_running_loop().time()
        try:
            won = await self.database.write(lambda connection: self._write(connection, group))
        except Exception as fault:  # noqa: BLE001 - whoever waits must hear of it, whatever it is
            for entry in group:
                if not entry.answer.done():
                    entry.answer.set_exception(ConnectionError(f"the database failed: {fault}"))
            return
        self.measure(sum(len(entry.rows) for entry in group), asyncio.get_running_loop().time() - began)
        for entry in group:
            if not entry.answer.done():
                entry.answer.set_result(entry in won)
        self.heard([entry.table for entry in won])

    def _write(self, connection: Connection, group: list[Entry]) -> list[Entry]:
        group = sorted(group, key=lambda e: e.table)  # in one order, or two servers could wait for each other
        rows = [(e.table, n, body, digest, e.command, e.at) for e in group for n, body, digest in e.rows]
        stored = self._add_rows(connection, rows)
        won = [e for e in group if all((e.table, n) in stored for n, _, _ in e.rows)]
        if len(won) < len(group):
            self._drop_parts(connection, [e for e in group if e not in won], stored)
        for name, values in (
            ("latest", [(e.table, e.rows[-1][0], "", e.clock, e.numbers, e.layout) for e in won]),
            ("done", [(e.table, kind) for e in won for kind in e.done]),
            ("due", [(e.table, d.kind, d.n, d.at, d.lease, d.holder) for e in won for d in e.due]),
            ("ended", [(e.table, e.at) for e in won if e.ended]),
        ):
            if values:
                self.run_on(connection, name, values)
        return won

    def _add_rows(self, connection: Connection, rows: list[Any]) -> set[tuple[str, int]]:
        """Add rows to the log, and tell which of them were not there before."""
        result = self.run_on(connection, "log", rows)
        if not self.counts:
            return {(table, n) for table, n in result}
        if result.rowcount == len(rows):
            return {(table, n) for table, n, *_ in rows}
        return {(table, n) for table, n in self.run_on(connection, "ours", rows)}

    def _drop_parts(self, connection: Connection, lost: list[Entry], stored: set[tuple[str, int]]) -> None:
        """An entry of several rows counts whole or not at all."""
        parts = [(e.table, n) for e in lost for n, _, _ in e.rows if (e.table, n) in stored]
        if parts:
            self.run_on(connection, "drop", parts)


def on_sqlite(connection: Connection, name: str, rows: list[Any]) -> Any:
    """Run a statement with rows of values: one call of the driver, which gives the interpreter back only once."""
    marks = f"({', '.join('?' * len(rows[0]))})"
    sql = SQLITE[name].format(rows=", ".join([marks] * len(rows)))
    return connection.exec_driver_sql(sql, tuple(chain.from_iterable(rows)))


def on_postgresql(connection: Connection, name: str, rows: list[Any]) -> Any:
    """Run a statement with a row of values for every column."""
    return connection.execute(
        _prepared(name), {f"c{i}": list(column) for i, column in enumerate(zip(*rows, strict=True))}
    )


@cache
def _prepared(name: str) -> TextClause:
    arrays = ", ".join(f"CAST(:c{i} AS {kind}[])" for i, kind in enumerate(TYPES[name]))
    return text(POSTGRESQL[name].format(rows=f"unnest({arrays})"))
