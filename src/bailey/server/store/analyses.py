"""The analyses of a database: which are asked for, what was found so far, and the results."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, func, or_, select, update

from bailey.server.store.analysis_order import DONE, FAILED, WAITING, WANTED_SECONDS, rows_found, upcoming, wanted
from bailey.server.store.schema import ANALYSES, ANALYSIS_ROWS, SKILL, TABLES
from bailey.server.store.statements import put

if TYPE_CHECKING:
    from sqlalchemy import Update

    from bailey.server.store.database import Database
    from bailey.server.store.rows import FoundRow

#: An analysis that was begun so often without finding anything is given up.
MOST_TRIES = 3
#: Analyses of records from files are kept for so long, and what was found of one that nobody waits for any more.
KEPT_SECONDS, KEPT_UNWANTED_SECONDS = 30 * 86_400.0, 86_400.0
#: What is told of an analysis that waits, but that nobody wants any more.
STOPPED = "stopped"
PUT_ANALYSIS, PUT_ROW = put(ANALYSES), put(ANALYSIS_ROWS, "found", "mark")
PUT_SKILL = put(SKILL, "own", "luck", "decisions", "sound", "accuracy")


class Deleted(Exception):
    """An analysis was deleted while somebody worked on it, or its table or a name in its record before it was kept."""


class TooMany(Exception):
    """Too many analyses of an address wait."""


class AnalysisProgress(NamedTuple):
    """How far an analysis is."""

    id: str
    state: str
    done: int
    total: int
    fault: str
    result: bytes | None
    table: str | None
    #: When somebody asked for it or looked at it last.
    wanted: float
    #: Whether a server works on it now.
    working: bool
    #: Of one that waits for its turn: how many others come first.
    ahead: int
    #: How long the rest takes, as its rows have taken so far; none: there is nothing to tell it by.
    seconds_left: float | None
    #: Of one that waits: the choices found so far that gave something away, as JSON.
    marks: list[str]


class AnalysisSource(NamedTuple):
    """What an analysis that is done was made of, and its result."""

    record: str
    table: str | None
    result: bytes


class WantedAnalysis(NamedTuple):
    """An analysis that is asked for; `table`: none, if the record is of no table here."""

    id: str
    record: str
    iterations: int
    open_cards: bool
    table: str | None
    #: Which names had been removed from the table's record, as the table says it.
    removed: str | None = None
    #: How many rows it has, and whether they are only the last ones of the record.
    total: int = 0
    last: int | None = None
    #: A keyed digest of the address that asks.
    asker: str = ""


class Task(NamedTuple):
    """An analysis to go on with, and what was found so far, as JSON by row."""

    id: str
    record: str
    iterations: int
    open_cards: bool
    found: dict[int, str]
    last: int | None


class Analyses:
    """The transactions about analyses."""

    def __init__(self, database: Database, holder: str) -> None:
        self.database, self.holder = database, holder

    async def progress(self, analysis: str) -> AnalysisProgress | None:
        """Return how far an analysis is; None if nobody has asked for it."""
        one = select(ANALYSES, rows_found().label("found")).where(ANALYSES.c.id == analysis)
        row: FoundRow | None = await self.database.read(lambda c: c.execute(one).one_or_none())
        if row is None:
            return None
        done = row.total if row.state == DONE else row.found
        last_wanted = row.asked if row.wanted is None else row.wanted
        now = self.database.now()
        state = STOPPED if row.state == WAITING and last_wanted <= now - WANTED_SECONDS else row.state
        working = state == WAITING and row.lease > now
        left = row.seconds / done * (row.total - done) if state == WAITING and row.seconds and done else None
        ahead = await self._ahead(analysis) if state == WAITING and not working else 0
        marks = await self._marks(analysis) if row.state == WAITING else []
        return AnalysisProgress(
            row.id,
            state,
            done,
            row.total,
            row.fault,
            row.result,
            row.table_id,
            last_wanted,
            working,
            ahead,
            left,
            marks,
        )

    async def _ahead(self, analysis: str) -> int:
        """Return how many analyses come first: those that servers work on now, and those that are next."""
        now = self.database.now()
        held = select(func.count()).select_from(ANALYSES).where(ANALYSES.c.state == WAITING, ANALYSES.c.lease > now)
        next_ones = upcoming(now).with_only_columns(ANALYSES.c.id)

        def work(c: Connection) -> int:
            before = itertools.takewhile(lambda one: one != analysis, c.execute(next_ones).scalars())
            return int(c.execute(held).scalar_one()) + len([*before])

        ahead: int = await self.database.read(work)
        return ahead

    async def _marks(self, analysis: str) -> list[str]:
        """Return what was found so far that is to be shown at once, in the order of the rows."""
        marked = ANALYSIS_ROWS.c.analysis == analysis, ANALYSIS_ROWS.c.mark.is_not(None)
        marks = select(ANALYSIS_ROWS.c.mark).where(*marked).order_by(ANALYSIS_ROWS.c.row)
        found: list[str] = await self.database.read(lambda c: list(c.execute(marks).scalars()))
        return found

    async def source(self, analysis: str) -> AnalysisSource | None:
        """Return what an analysis was made of, and its result; None if there is none that is done."""
        one = select(ANALYSES.c.record, ANALYSES.c.table_id, ANALYSES.c.result)
        done = one.where(ANALYSES.c.id == analysis, ANALYSES.c.state == DONE)
        row: FoundRow | None = await self.database.read(lambda c: c.execute(done).one_or_none())
        return None if row is None else AnalysisSource(row.record, row.table_id, row.result)

    async def ask(self, asked: WantedAnalysis, most: int) -> None:
        """Ask for an analysis, unless somebody has; one that failed is tried again.

        Deleted is raised if the table is there no longer, or if a name was removed from its record meanwhile; TooMany
        if already so many of the address wait.
        """
        now = self.database.now()
        fresh = {"state": WAITING, "tries": 0, "fault": "", "lease": 0.0, "holder": "", "result": None, "seconds": 0.0}
        again = update(ANALYSES).where(ANALYSES.c.id == asked.id, ANALYSES.c.state == FAILED)
        values = {**asked._asdict(), "table_id": asked.table, "asked": now, "wanted": now, **fresh}

        def work(c: Connection) -> None:
            if asked.table is not None:
                _lock_unchanged(c, asked)
                _adopt(c, asked)
            _delete(c, _old(now))
            if _others_waiting(c, asked) >= most:
                _delete(c, and_(ANALYSES.c.asker == asked.asker, _unwanted_since(now - WANTED_SECONDS)))
                if _others_waiting(c, asked) >= most:
                    raise TooMany
            c.execute(again.values(state=WAITING, tries=0, fault="", lease=0.0))
            c.execute(PUT_ANALYSIS, values)
            c.execute(_waits(asked.id).values(wanted=now, asker=asked.asker))

        await self.database.write(work)

    async def want(self, analysis: str, asker: str | None = None) -> None:
        """Note that somebody waits for an analysis; with an address it is on its account from now on."""
        whose = {} if asker is None else {"asker": asker}
        now = self.database.now()
        await self.database.write(lambda c: c.execute(_waits(analysis).values(wanted=now, **whose)).rowcount)

    async def stop(self, analysis: str) -> None:
        """Work on an analysis no longer; what was found is kept for a day, in case somebody asks for it again."""
        unwanted = self.database.now() - WANTED_SECONDS
        await self.database.write(lambda c: c.execute(_waits(analysis).values(wanted=unwanted)).rowcount)

    async def claim(self, seconds: float) -> Task | None:
        """Take the next analysis, for so many seconds."""
        now = self.database.now()
        next_one = upcoming(now).limit(1).with_for_update(skip_locked=True, of=ANALYSES)

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
            return Task(row.id, row.record, row.iterations, row.open_cards, rows, row.last)

        task: Task | None = await self.database.write(work)
        return task

    async def goes_on(self, analysis: str) -> bool:
        """Return whether an analysis that this server holds is still the next one; otherwise leave it to whoever."""
        first = upcoming(self.database.now(), analysis).with_only_columns(ANALYSES.c.id).limit(1)
        if await self.database.read(lambda c: c.execute(first).scalar()) == analysis:
            return True
        await self._update(analysis, lease=0.0, holder="", tries=0)
        return False

    async def begun(self, analysis: str, total: int) -> None:
        """Note how many rows there are."""
        await self._update(analysis, total=total)

    async def hold(self, analysis: str, seconds: float) -> None:
        """Keep an analysis for some more seconds."""
        await self._update(analysis, lease=self.database.now() + seconds)

    async def keep(self, analysis: str, row: int, found: str, seconds: float = 0.0, mark: str | None = None) -> None:
        """Keep what was found about a row, how long that took, and what of it is to be shown at once."""

        def work(c: Connection) -> None:
            _change(c, analysis, tries=0, seconds=ANALYSES.c.seconds + seconds)
            c.execute(PUT_ROW, {"analysis": analysis, "row": row, "found": found, "mark": mark})

        await self.database.write(work)

    async def finish(self, analysis: str, result: bytes, skill: list[dict[str, object]]) -> None:
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

    async def _update(self, analysis: str, **values: object) -> None:
        await self.database.write(lambda c: _change(c, analysis, **values))


def _lock_unchanged(c: Connection, asked: WantedAnalysis) -> None:
    """Let nobody delete the table, or a name in its record, before this transaction ends; raise Deleted if it was."""
    here = select(TABLES.c.removed).where(TABLES.c.id == asked.table).with_for_update(read=True)
    row = c.execute(here).one_or_none()
    if row is None or row.removed != asked.removed:
        raise Deleted(asked.id)


def _adopt(c: Connection, asked: WantedAnalysis) -> None:
    """Make an analysis that a file's record led to one of its table; what it says of the seats is still to be found."""
    here = update(ANALYSES).where(ANALYSES.c.id == asked.id, ANALYSES.c.table_id.is_(None))
    c.execute(here.where(ANALYSES.c.state == DONE).values(state=WAITING, tries=0, lease=0.0))
    c.execute(here.values(table_id=asked.table))


def _waits(analysis: str) -> Update:
    """Return the change of an analysis that waits."""
    return update(ANALYSES).where(ANALYSES.c.id == analysis, ANALYSES.c.state == WAITING)


def _others_waiting(c: Connection, asked: WantedAnalysis) -> int:
    """Return how many other analyses of an address wait."""
    others = select(func.count()).select_from(ANALYSES).where(ANALYSES.c.id != asked.id, ANALYSES.c.state == WAITING)
    return int(c.execute(others.where(ANALYSES.c.asker == asked.asker)).scalar_one())


def _unwanted_since(when: float) -> ColumnElement[bool]:
    return and_(ANALYSES.c.state == WAITING, wanted() <= when)


def _old(now: float) -> ColumnElement[bool]:
    """Return which are deleted: old analyses of records from files, and those that nobody wanted since yesterday."""
    of_files = and_(ANALYSES.c.table_id.is_(None), ANALYSES.c.state != WAITING, ANALYSES.c.asked < now - KEPT_SECONDS)
    return or_(of_files, _unwanted_since(now - KEPT_UNWANTED_SECONDS))


def _delete(c: Connection, which: ColumnElement[bool]) -> None:
    """Delete analyses and their rows."""
    old = list(c.execute(select(ANALYSES.c.id).where(which)).scalars())
    if old:
        c.execute(delete(ANALYSES).where(ANALYSES.c.id.in_(old)))
        c.execute(delete(ANALYSIS_ROWS).where(ANALYSIS_ROWS.c.analysis.in_(old)))


def _change(c: Connection, analysis: str, **values: object) -> None:
    """Change an analysis; raise Deleted if it is there no longer."""
    if not c.execute(update(ANALYSES).where(ANALYSES.c.id == analysis).values(**values)).rowcount:
        raise Deleted(analysis)
