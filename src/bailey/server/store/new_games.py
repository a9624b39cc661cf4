"""Changes to a table until its game starts: setting it up, taking seats, giving nonces, and the start itself."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import ColumnElement, delete, select, update
from sqlalchemy.exc import IntegrityError

from bailey.server.store.schema import DUE, SEATS, TABLES
from bailey.server.store.statements import FIX, KEEP_DUE, NEW_BOTH, NEW_SEATS, NEW_TABLE, SEATS_OF, SIT, TOUCH_OPEN
from bailey.server.store.store import CODE_LENGTH, Loaded, load, new_word, touch

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Connection

    from bailey.server.store.database import Database
    from bailey.server.store.rows import StoredRow, Values

#: The columns that are written of the seats of a new table.
SEATED = ("seat", "player", "name", "strength", "nonce", "face")
#: A new table is written so often, if its short code is taken, or what is written beside it.
MOST_ATTEMPTS = 5
#: No action is scheduled.
NOTHING_SCHEDULED = {"kind": "", "at": 0.0, "lease": 0.0, "holder": ""}


class GameStart(NamedTuple):
    """How a game starts: what is fixed then, and what is scheduled after the start, or while nonces are missing."""

    taken: Callable[[Sequence[StoredRow]], bool]
    fix: Callable[
        [Sequence[StoredRow]], tuple[str, str] | None
    ]  # who plays and their nonces as JSON, if the game can begin
    begun: Values  # kind, at, lease, holder
    waiting: Values

    def scheduled(self, table: StoredRow, seats: Sequence[StoredRow]) -> Values:
        """Return what is scheduled at a table as it will be."""
        if table.begun is not None:
            return self.begun
        return self.waiting if self.taken(seats) else NOTHING_SCHEDULED


class NewGames:
    """The changes to tables until their games start, each a transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(
        self,
        table: Values,
        seats: list[Values],
        begin: GameStart,
        also: Callable[[Connection], object] | None = None,
    ) -> Loaded:
        """Store a new table; draw another short code if it is taken. `also` is written in the same transaction."""
        found = [SimpleNamespace(**seat) for seat in seats]
        due = begin.scheduled(SimpleNamespace(**table), found)

        def work(c: Connection) -> None:
            if also is not None:
                also(c)
            if self.database.sqlite:
                c.execute(NEW_TABLE, table)
                c.execute(NEW_SEATS, seats)
                if due["kind"]:
                    c.execute(KEEP_DUE, {"table_id": table["id"], "n": 0, **due})
            else:
                c.execute(NEW_BOTH, {**table, **due, **{name: [seat[name] for seat in seats] for name in SEATED}})

        write = self.database.write_once if also is None else self.database.write
        for attempt in range(MOST_ATTEMPTS):
            try:
                await write(work)
            except IntegrityError:
                if attempt == MOST_ATTEMPTS - 1:
                    raise
                table["code"] = new_word(CODE_LENGTH)
            else:
                break
        return Loaded(SimpleNamespace(**table), found, [], None, [])

    async def sit(self, table: StoredRow, seat: StoredRow, due: Values) -> bool:
        """Take a seat, given the table as it will be then; false: the table has changed since it was loaded."""
        sitting = {name: getattr(seat, name) for name in ("seat", "player", "name", "nonce", "face")}
        begun = {"seated": table.seated, "nonces": table.nonces, "begun": table.begun}
        given = {"table": table.id, "known": table.rev - 1, **sitting, **begun, **due}

        def work(c: Connection) -> bool:
            sat, *rest = SIT[self.database.kind]
            if c.execute(sat, given).first() is None:
                return False
            for statement in rest:
                c.execute(statement, given)
            return True

        return bool(await self.database.write_once(work))

    async def stand(self, table: str, seat: int, player: str, begin: GameStart) -> bool:
        """Leave a seat before the game begins."""
        return await self._change_seat(
            table, seat, {"player": None, "name": "", "nonce": None, "face": None}, begin, SEATS.c.player == player
        )

    async def fill(self, table: str, seat: int, strength: str | None, name: str, begin: GameStart) -> bool:
        """Give an empty seat to a bot, or open it again."""
        values = {"strength": strength, "name": name}
        return await self._change_seat(table, seat, values, begin, SEATS.c.player.is_(None))

    async def _change_seat(
        self, table: str, seat: int, values: Values, begin: GameStart, *where: ColumnElement[bool]
    ) -> bool:

        def work(c: Connection) -> bool:
            if not touch(c, table, TABLES.c.begun.is_(None)):
                return False
            here = (SEATS.c.table_id == table, SEATS.c.seat == seat, *where)
            if not c.execute(update(SEATS).where(*here).values(values)).rowcount:
                return False
            self._note_waiting(c, table, begin)
            return True

        return await self.database.write(work)

    def _note_waiting(self, c: Connection, table: str, begin: GameStart) -> None:
        """Schedule the start without the missing nonces, once all seats are taken."""
        if begin.taken(list(c.execute(SEATS_OF, {"of": table}).all())):
            c.execute(KEEP_DUE, {"table_id": table, "n": 0, **begin.waiting})
        else:
            c.execute(delete(DUE).where(DUE.c.table_id == table, DUE.c.kind == begin.waiting["kind"]))

    async def begin(self, table: str, begin: GameStart) -> Loaded | None:
        """Start the game if it is ready and has not started."""

        def work(c: Connection) -> Loaded | None:
            if c.execute(TOUCH_OPEN, {"of": table}).rowcount:
                self._begin_if_ready(c, table, begin)
            return load(c, table)

        return await self.database.write(work)

    async def give(self, table: str, player: str, nonce: str, begin: GameStart) -> Loaded | None:
        """Store a player's nonce for each of their seats that has none yet; start the game if it was the last one.

        If no seat lacks a nonce, nothing changes and the table's revision stays.
        """
        missing = (SEATS.c.table_id == table, SEATS.c.player == player, SEATS.c.nonce.is_(None))

        def work(c: Connection) -> Loaded | None:
            lacking = c.execute(select(SEATS.c.seat).where(*missing)).first()
            if lacking is not None and c.execute(TOUCH_OPEN, {"of": table}).rowcount:
                c.execute(update(SEATS).where(*missing).values(nonce=nonce))
                self._begin_if_ready(c, table, begin)
            return load(c, table)

        return await self.database.write(work)

    def _begin_if_ready(self, c: Connection, table: str, begin: GameStart) -> None:
        """Fix who plays and their nonces, if the game can start."""
        fixed = begin.fix(list(c.execute(SEATS_OF, {"of": table}).all()))
        if fixed is not None:
            c.execute(FIX, {"of": table, "who": fixed[0], "adds": fixed[1], "now": self.database.now()})
            c.execute(KEEP_DUE, {"table_id": table, "n": 0, **begin.begun})
