"""Deletes tables for their age, in small batches.

Every table has a time at which to check it (`expires`, an index). When that time has come it is deleted, or gets a new
time, or none if its game is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import Float, and_, bindparam, cast, delete, func, select, update

from bailey.server.store.schema import (
    ANALYSES,
    ANALYSIS_ROWS,
    CHAT,
    DUE,
    LATEST,
    LINKS,
    LOG,
    SEATS,
    SETTINGS,
    SKILL,
    TABLES,
)
from bailey.server.store.statements import PUT_SETTING

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from bailey.server.allowance import Allowance
    from bailey.server.store.database import Database
    from bailey.server.store.rows import StoredRow, Values

#: So many tables are checked in one transaction.
BATCH = 20
TURN = "expiry-turn"
AGAIN = update(TABLES).where(TABLES.c.id == bindparam("of")).values(expires=bindparam("when"))


class Checked(NamedTuple):
    """How many tables were checked, and which were deleted."""

    tables: int
    deleted: dict[str, str]  # by id: open, bots, or abandoned


class OldTables:
    """The transactions that delete old tables."""

    def __init__(self, database: Database, allowance: Allowance) -> None:
        self.database, self.allowance = database, allowance

    async def take_turn(self) -> bool:
        """Tell whether this server deletes tables now: of all servers of a database, only one does."""
        now = self.database.now()
        mine = update(SETTINGS).where(SETTINGS.c.name == TURN, cast(SETTINGS.c.value, Float) <= now)

        def work(c: Connection) -> bool:
            c.execute(PUT_SETTING, {"name": TURN, "value": "0"})
            return bool(c.execute(mine.values(value=str(now + self.allowance.expiry_seconds))).rowcount)

        return bool(await self.database.write(work))

    async def check(self) -> Checked:
        """Check a batch of tables, and delete those that are too old."""
        checked: Checked = await self.database.write(self._check)
        return checked

    def _check(self, c: Connection) -> Checked:
        now = self.database.now()
        expired = select(TABLES.c.id, TABLES.c.created, TABLES.c.begun, TABLES.c.ended).where(TABLES.c.expires <= now)
        rows = c.execute(expired.order_by(TABLES.c.expires).limit(BATCH).with_for_update(skip_locked=True)).all()
        used = _last_used(c, [row.id for row in rows])
        deleted: dict[str, str] = {}
        again: list[Values] = []
        for row in rows:
            state, when = self._expiry(row, *used[row.id])
            if when is not None and when <= now:
                deleted[row.id] = state
            else:
                again.append({"of": row.id, "when": when})
        if again:
            c.execute(AGAIN, again)
        delete_tables(c, list(deleted))
        return Checked(len(rows), deleted)

    def _expiry(self, row: StoredRow, people: int, seen: float, decided: float | None) -> tuple[str, float | None]:
        """Return what a table is and when it may be deleted; none: never."""
        if row.ended is not None:
            return "over", None
        if not people:
            return "bots", (decided or row.created) + self.allowance.unbegun_seconds(people=False)
        if row.begun is None:
            return "open", max(row.created, seen) + self.allowance.unbegun_seconds(people=True)
        return "abandoned", max(row.begun, decided or 0.0) + self.allowance.abandoned_seconds


def _last_used(c: Connection, tables: list[str]) -> dict[str, tuple[int, float, float | None]]:
    """Return for each table how many seats people have, when they were last seen, and when its last row was written."""
    seats = (
        select(SEATS.c.table_id, func.count(SEATS.c.player), func.max(SEATS.c.seen), LOG.c.at)
        .outerjoin(LATEST, LATEST.c.table_id == SEATS.c.table_id)
        .outerjoin(LOG, and_(LOG.c.table_id == LATEST.c.table_id, LOG.c.n == LATEST.c.n))
        .where(SEATS.c.table_id.in_(tables))
        .group_by(SEATS.c.table_id, LOG.c.at)
    )
    return {table: (people, seen, at) for table, people, seen, at in c.execute(seats)}


def delete_analyses(c: Connection, tables: list[str]) -> None:
    """Delete the analyses of tables; their rows last, so that none is kept by a server that works on one meanwhile."""
    analyses = list(c.execute(select(ANALYSES.c.id).where(ANALYSES.c.table_id.in_(tables))).scalars())
    c.execute(delete(ANALYSES).where(ANALYSES.c.table_id.in_(tables)))
    c.execute(delete(ANALYSIS_ROWS).where(ANALYSIS_ROWS.c.analysis.in_(analyses)))


def delete_tables(c: Connection, tables: list[str]) -> None:
    """Delete tables and their rows in other tables."""
    if tables:
        delete_analyses(c, tables)
        for rows in (LOG, LATEST, SEATS, DUE, CHAT, LINKS, SKILL):
            c.execute(delete(rows).where(rows.c.table_id.in_(tables)))
        c.execute(delete(TABLES).where(TABLES.c.id.in_(tables)))
