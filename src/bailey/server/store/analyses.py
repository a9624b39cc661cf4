"""The analyses of a database: which are asked for, what was found so far, and the results."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import Connection, delete, func, select, update

from bailey.server.store.schema import ANALYSES, ANALYSIS_ROWS, SKILL, TABLES
from bailey.server.store.statements import put

if TYPE_CHECKING:
    from typing import Any

    from bailey.server.store.database import Database

#: An analysis that was begun so often without finding anything is given up.
MOST_TRIES = 3
#: Analyses of records from files are kept for so long.
KEPT_SECONDS = 30 * 86_400.0
WAITING, DONE, FAILED = "waiting", "done", "failed"
PUT_ANALYSIS, PUT_ROW = put(ANALYSES), put(ANALYSIS_ROWS, "found")
PUT_SKILL = put(SKILL, "own", "luck", "decisions", "sound")


class Deleted(Exception):
    """An analysis was deleted while somebody worked on it, or its table or a name in its record before it was kept."""


class Progress(NamedTuple):
    """How far an analysis is."""

    id: str
    state: str
    done: int
    total: int
    fault: str
    result: bytes | None
    table: str | None


class Source(NamedTuple):
    """What an analysis that is done was made of, and its result."""

    record: str
    table: str | None
    result: bytes


class Wanted(NamedTuple):
    """An analysis that is asked for; `table`: none, if the record is of no table here."""

    id: str
    record: str
    iterations: int
    open_cards: bool
    table: str | None
    #: Which names had been removed from the table's record, as the table says it.
    removed: str | None = None


class Task(NamedTuple):
    """An analysis to go on with, and what was found so far, as JSON by row."""

    id: str
    record: str
    iterations: int
    open_cards: bool
    found: dict[int, str]


class Analyses:
    """The transactions about analyses."""

    def __init__(self, database: Database, holder: str) -> None:
        self.database, self.holder = database, holder

    async def progress(self, analysis: str) -> Progress | None:
        """Return how far an analysis is; None if nobody has asked for it."""
        rows = select(func.count()).select_from(ANALYSIS_ROWS).where(ANALYSIS_ROWS.c.analysis == analysis)
        one = select(ANALYSES, rows.scalar_subquery().label("found")).where(ANALYSES.c.id == analysis)
        row: Any = await self.database.read(lambda c: c.execute(one).one_or_none())
        if row is None:
            return None
        done = row.total if row.state == DONE else row.found
        return Progress(row.id, row.state, done, row.total, row.fault, row.result, row.table_id)

    async def source(self, analysis: str) -> Source | None:
        """Return what an analysis was made of, and its result; None if there is none that is done."""
        one = select(ANALYSES.c.record, ANALYSES.c.table_id, ANALYSES.c.result)
        done = one.where(ANALYSES.c.id == analysis, ANALYSES.c.state == DONE)
        row: Any = await self.database.read(lambda c: c.execute(done).one_or_none())
        return None if row is None else Source(*row)

    async def ask(self, wanted: Wanted) -> None:
        """Ask for an analysis, unless somebody has; one that failed is tried again.

        Deleted is raised if the table is there no longer, or if a name was removed from its record meanwhile.
        """
        fresh = {"state": WAITING, "total": 0, "tries": 0, "fault": "", "lease": 0.0, "holder": "", "result": None}
        again = update(ANALYSES).where(ANALYSES.c.id == wanted.id, ANALYSES.c.state == FAILED)
        old = delete(ANALYSES).where(
            ANALYSES.c.table_id.is_(None), ANALYSES.c.asked < self.database.now() - KEPT_SECONDS
        )
        values = {**wanted._asdict(), "table_id": wanted.table, "asked": self.database.now(), **fresh}

        def work(c: Connection) -> None:
            if wanted.table is not None:
                _lock_unchanged(c, wanted)
                _adopt(c, wanted)
            c.execute(old.where(ANALYSES.c.state.in_((DONE, FAILED))))
            c.execute(again.values(state=WAITING, tries=0, fault="", lease=0.0))
            c.execute(PUT_ANALYSIS, values)

        await self.database.write(work)

    async def claim(self, seconds: float) -> Task | None:
        """Take the analysis that has waited longest and that no server works on, for so many seconds."""
        now = self.database.now()
        next_one = (
            select(ANALYSES)
            .where(ANALYSES.c.state == WAITING, ANALYSES.c.lease <= now)
            .order_by(ANALYSES.c.asked)
            .limit(1)
            .with_for_update(skip_locked=True)
        )

        def work(c: Connection) -> Task | None:
            row = c.execute(next_one).one_or_none()
            if row is None:
                return None
            mine = {"lease": now + seconds, "holder": self.holder, "tries": row.tries + 1}
            c.execute(update(ANALYSES).where(ANALYSES.c.id == row.id).values(**mine))
            if row.tries >= MOST_TRIES:
                c.execute(update(ANALYSES).where(ANALYSES.c.id == row.id).values(state=FAILED))
                return None
            found = select(ANALYSIS_ROWS.c.row, ANALYSIS_ROWS.c.found).where(ANALYSIS_ROWS.c.analysis == row.id)
            rows = {one.row: one.found for one in c.execute(found)}
            return Task(row.id, row.record, row.iterations, row.open_cards, rows)

        task: Task | None = await self.database.write(work)
        return task

    async def begun(self, analysis: str, total: int) -> None:
        """Note how many rows there are."""
        await self._update(analysis, total=total)

    async def hold(self, analysis: str, seconds: float) -> None:
        """Keep an analysis for some more seconds."""
        await self._update(analysis, lease=self.database.now() + seconds)

    async def keep(self, analysis: str, row: int, found: str) -> None:
        """Keep what was found about a row."""

        def work(c: Connection) -> None:
            _change(c, analysis, tries=0)
            c.execute(PUT_ROW, {"analysis": analysis, "row": row, "found": found})

        await self.database.write(work)

    async def finish(self, analysis: str, result: bytes, skill: list[dict[str, Any]]) -> None:
        """Keep the result, and what it says of each seat if it is that of a table; the rows are needed no longer."""
        of = select(ANALYSES.c.table_id).where(ANALYSES.c.id == analysis)

        def work(c: Connection) -> None:
            _change(c, analysis, state=DONE, result=result)
            c.execute(delete(ANALYSIS_ROWS).where(ANALYSIS_ROWS.c.analysis == analysis))
            table = c.execute(of).scalar()
            for seat in skill if table else ():
                c.execute(PUT_SKILL, {**seat, "table_id": table})

        await self.database.write(work)

    async def fail(self, analysis: str, fault: str) -> None:
        """Note that an analysis cannot be made, and why."""
        await self._update(analysis, state=FAILED, fault=fault)

    async def release(self) -> None:
        """Leave our analyses to other servers."""
        mine = update(ANALYSES).where(ANALYSES.c.holder == self.holder, ANALYSES.c.state == WAITING)
        await self.database.write(lambda c: c.execute(mine.values(lease=0.0, holder="")).rowcount)

    async def _update(self, analysis: str, **values: Any) -> None:
        await self.database.write(lambda c: _change(c, analysis, **values))


def _lock_unchanged(c: Connection, wanted: Wanted) -> None:
    """Let nobody delete the table, or a name in its record, before this transaction ends; raise Deleted if it was."""
    here = select(TABLES.c.removed).where(TABLES.c.id == wanted.table).with_for_update(read=True)
    row = c.execute(here).one_or_none()
    if row is None or row.removed != wanted.removed:
        raise Deleted(wanted.id)


def _adopt(c: Connection, wanted: Wanted) -> None:
    """Make an analysis that a file's record led to one of its table; what it says of the seats is still to be found."""
    here = update(ANALYSES).where(ANALYSES.c.id == wanted.id, ANALYSES.c.table_id.is_(None))
    c.execute(here.where(ANALYSES.c.state == DONE).values(state=WAITING, tries=0, lease=0.0))
    c.execute(here.values(table_id=wanted.table))


def _change(c: Connection, analysis: str, **values: Any) -> None:
    """Change an analysis; raise Deleted if it is there no longer."""
    if not c.execute(update(ANALYSES).where(ANALYSES.c.id == analysis).values(**values)).rowcount:
        raise Deleted(analysis)
