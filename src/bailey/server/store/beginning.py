"""What is asked of the database until a game begins: a new table, who sits down at it, and the beginning itself."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError

from bailey.server.store.schema import DUE, SEATS, TABLES
from bailey.server.store.statements import FIX, KEEP_DUE, NEW_BOTH, NEW_SEATS, NEW_TABLE, SEATS_OF, SIT, TOUCH_OPEN
from bailey.server.store.store import CODE_LENGTH, Loaded, load, new_word, touch

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from bailey.server.store.database import Database

#: What is told of the seats of a new table.
SEATED = ("seat", "player", "name", "strength", "nonce")
#: Nothing is due.
NOTHING_DUE = {"kind": "", "at": 0.0, "lease": 0.0, "holder": ""}


class Beginning(NamedTuple):
    """How a game begins: what is fixed then, and what is due once it has begun, or while nonces are missing."""

    taken: Callable[[list[Any]], bool]
    fix: Callable[[list[Any]], tuple[str, str] | None]  # who plays and their nonces as JSON, if the game can begin
    begun: dict[str, Any]  # kind, at, lease, holder
    waiting: dict[str, Any]

    def due(self, table: Any, seats: list[Any]) -> dict[str, Any]:
        """Give what is due at a table as it will be."""
        if table.begun is not None:
            return self.begun
        return self.waiting if self.taken(seats) else NOTHING_DUE


class Beginnings:
    """The changes until games begin, each a transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(self, table: dict[str, Any], seats: list[dict[str, Any]], begin: Beginning) -> Loaded:
        """Store a new table; a short code that is taken is drawn again."""
        found = [SimpleNamespace(**seat) for seat in seats]
        due = begin.due(SimpleNamespace(**table), found)

        def work(c: Connection) -> None:
            if self.database.sqlite:
                c.execute(NEW_TABLE, table)
                c.execute(NEW_SEATS, seats)
                if due["kind"]:
                    c.execute(KEEP_DUE, {"table_id": table["id"], "n": 0, **due})
            else:
                c.execute(NEW_BOTH, {**table, **due, **{name: [seat[name] for seat in seats] for name in SEATED}})

        for attempt in range(5):
            try:
                await self.database.write_once(work)
            except IntegrityError:
                if attempt == 4:
                    raise
                table["code"] = new_word(CODE_LENGTH)
            else:
                break
        return Loaded(SimpleNamespace(**table), found, [], None, [])

    async def sit(self, table: Any, seat: Any, due: dict[str, Any]) -> bool:
        """Sit down at a table, given as it will be then; false: it is no longer as it was a change before."""
        sitting = {"seat": seat.seat, "player": seat.player, "name": seat.name, "nonce": seat.nonce}
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

    async def stand(self, table: str, seat: int, player: str, begin: Beginning) -> bool:
        """Leave a seat before the game begins."""
        return await self._change_seat(
            table, seat, {"player": None, "name": "", "nonce": None}, begin, SEATS.c.player == player
        )

    async def fill(self, table: str, seat: int, strength: str | None, name: str, begin: Beginning) -> bool:
        """Give a seat where nobody sits to a bot, or open it."""
        values = {"strength": strength, "name": name}
        return await self._change_seat(table, seat, values, begin, SEATS.c.player.is_(None))

    async def _change_seat(self, table: str, seat: int, values: dict[str, Any], begin: Beginning, *where: Any) -> bool:

        def work(c: Connection) -> Any:
            if not touch(c, table, TABLES.c.begun.is_(None)):
                return False
            here = (SEATS.c.table_id == table, SEATS.c.seat == seat, *where)
            if not c.execute(update(SEATS).where(*here).values(values)).rowcount:
                return False
            self._note_waiting(c, table, begin)
            return True

        return await self.database.write(work)

    def _note_waiting(self, c: Connection, table: str, begin: Beginning) -> None:
        """Note from when on a table whose seats are taken may begin without missing nonces."""
        if begin.taken(list(c.execute(SEATS_OF, {"of": table}).all())):
            c.execute(KEEP_DUE, {"table_id": table, "n": 0, **begin.waiting})
        else:
            c.execute(delete(DUE).where(DUE.c.table_id == table, DUE.c.kind == begin.waiting["kind"]))

    async def begin(self, table: str, begin: Beginning) -> Loaded | None:
        """Begin, if all is there and nobody has done it before."""

        def work(c: Connection) -> Any:
            if c.execute(TOUCH_OPEN, {"of": table}).rowcount:
                self._begin_if_ready(c, table, begin)
            return load(c, table)

        return await self.database.write(work)

    async def give(self, table: str, player: str, nonce: str, begin: Beginning) -> Loaded | None:
        """Store a player's nonce for each of their seats that has none yet, and begin if it was the last one.

        Where no seat lacks it nothing changes, and nobody is told.
        """
        missing = (SEATS.c.table_id == table, SEATS.c.player == player, SEATS.c.nonce.is_(None))

        def work(c: Connection) -> Any:
            lacking = c.execute(select(SEATS.c.seat).where(*missing)).first()
            if lacking is not None and c.execute(TOUCH_OPEN, {"of": table}).rowcount:
                c.execute(update(SEATS).where(*missing).values(nonce=nonce))
                self._begin_if_ready(c, table, begin)
            return load(c, table)

        return await self.database.write(work)

    def _begin_if_ready(self, c: Connection, table: str, begin: Beginning) -> None:
        """Fix who plays and what they added to chance, if the game can begin."""
        fixed = begin.fix(list(c.execute(SEATS_OF, {"of": table}).all()))
        if fixed is not None:
            c.execute(FIX, {"of": table, "who": fixed[0], "adds": fixed[1], "now": self.database.now()})
            c.execute(KEEP_DUE, {"table_id": table, "n": 0, **begin.begun})
