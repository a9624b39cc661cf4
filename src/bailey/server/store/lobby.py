"""The lobby: the tables that wait for players whom nobody invited."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import func, select, update

from bailey.server.store.schema import TABLES
from bailey.server.store.store import MOST_LISTED

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from bailey.server.allowance import Allowance
    from bailey.server.store.database import Database

WAITING = (TABLES.c.listed, TABLES.c.begun.is_(None))


class Lobby:
    """Lists tables, so that no address fills the list and no host stands in it twice."""

    def __init__(self, database: Database, allowance: Allowance) -> None:
        self.database, self.allowance = database, allowance

    async def listed(self) -> list[str]:
        """List the tables that wait for players, the latest first, and of one address only a few."""
        recent = self.database.now() - self.allowance.unbegun_seconds(people=True)
        latest = TABLES.c.created.desc()
        address = func.coalesce(TABLES.c.address, TABLES.c.id)
        place = func.row_number().over(partition_by=address, order_by=latest).label("place")
        inner = select(TABLES.c.id, TABLES.c.created, place).where(*WAITING, TABLES.c.created > recent).subquery()
        few = select(inner.c.id).where(inner.c.place <= self.allowance.listed_per_address)
        query = few.order_by(inner.c.created.desc()).limit(MOST_LISTED)

        def work(c: Connection) -> list[str]:
            return list(c.execute(query).scalars())

        return await self.database.read(work)

    async def unlist_others(self, host: str, but: str) -> list[str]:
        """Take all tables of a host but one off the list, and return their ids."""
        others = update(TABLES).where(*WAITING, TABLES.c.host == host, TABLES.c.id != but)
        change = others.values(listed=False, rev=TABLES.c.rev + 1).returning(TABLES.c.id)

        def work(c: Connection) -> list[str]:
            return list(c.execute(change).scalars())

        return await self.database.write(work)
