"""What is asked of the database until a game begins: a new table, who sits down at it, and the beginning itself."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import update
from sqlalchemy.exc import IntegrityError

from bailey.server.store.schema import SEATS, TABLES
from bailey.server.store.statements import FIX, NEW_BOTH, NEW_DUE, NEW_SEATS, NEW_TABLE, SEATS_OF, SIT, TOUCH_OPEN
from bailey.server.store.store import CODE_LENGTH, Loaded, load, new_word, touch

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from bailey.server.store.database import Database

#: What is told of the seats of a new table.
SEATED = ("seat", "player", "name", "strength", "nonce")


class Beginning(NamedTuple):
    """How a game begins: who plays, as the record says it, and who sees to it that it does."""

    fix: Callable[[list[Any]], tuple[str, str]]
    due: dict[str, Any]  # at, lease, holder


class Beginnings:
    """The changes until games begin, each a transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(self, table: dict[str, Any], seats: list[dict[str, Any]]) -> Loaded:
        """Store a new table; a short code that is taken is drawn again."""

        def work(c: Connection) -> None:
            if self.database.sqlite:
                c.execute(NEW_TABLE, table)
                c.execute(NEW_SEATS, seats)
            else:
                c.execute(NEW_BOTH, {**table, **{name: [seat[name] for seat in seats] for name in SEATED}})

        for attempt in range(5):
            try:
                await self.database.write_once(work)
            except IntegrityError:
                if attempt == 4:
                    raise
                table["code"] = new_word(CODE_LENGTH)
            else:
                break
        return Loaded(SimpleNamespace(**table), [SimpleNamespace(**seat) for seat in seats], [], None, [])

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

    async def stand(self, table: str, seat: int, player: str) -> bool:
        """Leave a seat before the game begins."""
        return await self._change_seat(
            table, seat, {"player": None, "name": "", "nonce": None}, SEATS.c.player == player
        )

    async def fill(self, table: str, seat: int, strength: str | None, name: str) -> bool:
        """Give a seat where nobody sits to a bot, or open it."""
        return await self._change_seat(table, seat, {"strength": strength, "name": name}, SEATS.c.player.is_(None))

    async def _change_seat(self, table: str, seat: int, values: dict[str, Any], *where: Any) -> bool:

        def work(c: Connection) -> Any:
            if not touch(c, table, TABLES.c.begun.is_(None)):
                return False
            here = (SEATS.c.table_id == table, SEATS.c.seat == seat, *where)
            return bool(c.execute(update(SEATS).where(*here).values(values)).rowcount)

        return await self.database.write(work)

    async def begin(self, table: str, begin: Beginning) -> Loaded:
        """Begin, if every seat is taken and nobody has done it before."""

        def work(c: Connection) -> Any:
            if c.execute(TOUCH_OPEN, {"of": table}).rowcount:
                self._begin_if_full(c, table, begin)
            return load(c, table)

        return await self.database.write(work)

    def _begin_if_full(self, c: Connection, table: str, begin: Beginning) -> None:
        """Fix who plays and what they added to chance, if every seat is taken."""
        seats = c.execute(SEATS_OF, {"of": table}).all()
        if not all(seat.player or seat.strength for seat in seats):
            return
        seated, nonces = begin.fix(list(seats))
        c.execute(FIX, {"of": table, "who": seated, "adds": nonces, "now": self.database.now()})
        c.execute(NEW_DUE, {"table_id": table, "kind": "begin", "n": 0, **begin.due})
