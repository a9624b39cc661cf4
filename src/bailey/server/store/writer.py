"""One writer a process: rows of many tables are gathered and committed as one transaction.

The key of the log is (table, n), so the database refuses a second row n: a row that does not come back lost the race,
and whoever wrote it reads the table anew. (SQLite would hand every row back one by one: it is asked for them only
where their number says that some are missing.) The latest position and what is due are written in the same transaction.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import text

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from bailey.server.store.database import Database

#: Rows are gathered for at most so long, in seconds; alone, a row does not wait.
GATHER = 0.005
MOST_ROWS = 400

SQLITE = {
    "log": """INSERT INTO log (table_id, n, body, digest, command, at)
        SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
            json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]')
        FROM json_each(:rows) WHERE true ON CONFLICT DO NOTHING""",
    "ours": """SELECT table_id, n FROM log JOIN json_each(:rows) ON table_id = json_extract(value, '$[0]')
        AND n = json_extract(value, '$[1]') AND body = json_extract(value, '$[2]')
        AND command = json_extract(value, '$[4]') AND at = json_extract(value, '$[5]')""",
    "latest": """INSERT INTO latest (table_id, n, position, clock)
        SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
            json_extract(value, '$[3]')
        FROM json_each(:rows) WHERE true ON CONFLICT (table_id) DO UPDATE
        SET n = excluded.n, position = excluded.position, clock = excluded.clock WHERE excluded.n > latest.n""",
    "due": """INSERT INTO due (table_id, kind, n, at, lease, holder)
        SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
            json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]')
        FROM json_each(:rows) WHERE true ON CONFLICT (table_id, kind) DO UPDATE
        SET n = excluded.n, at = excluded.at, lease = excluded.lease, holder = excluded.holder""",
    "done": """DELETE FROM due WHERE EXISTS (SELECT 1 FROM json_each(:rows) WHERE
        json_extract(value, '$[0]') = due.table_id AND json_extract(value, '$[1]') = due.kind)""",
    "ended": """UPDATE tables SET ended = :at, rev = rev + 1
        WHERE id IN (SELECT value FROM json_each(:rows))""",
}
POSTGRESQL = {
    "log": """INSERT INTO log (table_id, n, body, digest, command, at)
        SELECT v->>0, (v->>1)::int, v->>2, v->>3, v->>4, (v->>5)::float8
        FROM json_array_elements(CAST(:rows AS json)) v ON CONFLICT DO NOTHING RETURNING table_id, n""",
    "latest": """INSERT INTO latest (table_id, n, position, clock)
        SELECT v->>0, (v->>1)::int, v->>2, v->>3 FROM json_array_elements(CAST(:rows AS json)) v
        ON CONFLICT (table_id) DO UPDATE
        SET n = excluded.n, position = excluded.position, clock = excluded.clock WHERE excluded.n > latest.n""",
    "due": """INSERT INTO due (table_id, kind, n, at, lease, holder)
        SELECT v->>0, v->>1, (v->>2)::int, (v->>3)::float8, (v->>4)::float8, v->>5
        FROM json_array_elements(CAST(:rows AS json)) v ON CONFLICT (table_id, kind) DO UPDATE
        SET n = excluded.n, at = excluded.at, lease = excluded.lease, holder = excluded.holder""",
    "done": """DELETE FROM due USING json_array_elements(CAST(:rows AS json)) v
        WHERE due.table_id = v->>0 AND due.kind = v->>1""",
    "ended": """UPDATE tables SET ended = :at, rev = rev + 1
        WHERE id IN (SELECT json_array_elements_text(CAST(:rows AS json)))""",
}


@dataclass
class Due:
    """Something that must happen by itself, not before `at`; its holder has it until the lease ends."""

    kind: str
    n: int
    at: float
    lease: float = 0.0
    holder: str = ""


@dataclass
class Entry:
    """What one command adds to one table."""

    table: str
    rows: list[tuple[int, str, str]]  # n, body, digest
    command: str
    at: float
    position: str
    clock: str | None = None
    due: list[Due] = field(default_factory=list)
    done: list[str] = field(default_factory=list)  # kinds that are due no more
    ended: bool = False
    answer: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """Gathers entries and commits them together."""

    def __init__(
        self, database: Database, heard: Callable[[list[str]], None], measure: Callable[[int, float], None]
    ) -> None:
        self.database, self.heard, self.measure = database, heard, measure
        statements = SQLITE if database.sqlite else POSTGRESQL
        self.statements = {name: text(sql) for name, sql in statements.items()}
        self._waiting: list[Entry] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._last = 1

    async def add(self, entry: Entry) -> bool:
        """Commit an entry; false: another server's row was first."""
        if self._closing:
            raise ConnectionError("the server is closing")
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
        rows = [[e.table, n, body, digest, e.command, e.at] for e in group for n, body, digest in e.rows]
        stored = self._add_rows(connection, rows)
        won = [e for e in group if all((e.table, n) in stored for n, _, _ in e.rows)]
        if len(won) < len(group):
            self._drop_parts(connection, [e for e in group if e not in won], stored)
        for name, values in (
            ("latest", [[e.table, e.rows[-1][0], e.position, e.clock] for e in won]),
            ("done", [[e.table, kind] for e in won for kind in e.done]),
            ("due", [[e.table, d.kind, d.n, d.at, d.lease, d.holder] for e in won for d in e.due]),
        ):
            if values:
                connection.execute(self.statements[name], {"rows": _json(values)})
        ended = [e.table for e in won if e.ended]
        if ended:
            connection.execute(self.statements["ended"], {"rows": _json(ended), "at": won[0].at})
        return won

    def _add_rows(self, connection: Connection, rows: list[list[Any]]) -> set[tuple[str, int]]:
        """Add rows to the log, and tell which of them were not there before."""
        result = connection.execute(self.statements["log"], {"rows": _json(rows)})
        if result.returns_rows:
            return {(table, n) for table, n in result}
        if result.rowcount == len(rows):
            return {(table, n) for table, n, *_ in rows}
        found = connection.execute(self.statements["ours"], {"rows": _json(rows)})
        return {(table, n) for table, n in found}

    @staticmethod
    def _drop_parts(connection: Connection, lost: list[Entry], stored: set[tuple[str, int]]) -> None:
        """An entry of several rows counts whole or not at all."""
        for entry in lost:
            for n, _, _ in entry.rows:
                if (entry.table, n) in stored:
                    connection.execute(
                        text("DELETE FROM log WHERE table_id = :table AND n = :n"), {"table": entry.table, "n": n}
                    )


def _json(values: list[Any]) -> str:
    return msgspec.json.encode(values).decode()
