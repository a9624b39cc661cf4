"""Which browsers want to be told, and how they are reached."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Row, delete, select

from bailey.server.store.schema import PUSHES
from bailey.server.store.statements import PUT_PUSH

if TYPE_CHECKING:
    from bailey.server.store.database import Database

#: So many browsers of one player are told; the oldest gives way.
MOST = 8


class Subscriptions:
    """The subscriptions of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, row: dict[str, Any]) -> None:
        """Tell a browser from now on; one address belongs to whoever asked last."""

        def work(c: Connection) -> Any:
            c.execute(PUT_PUSH, row)
            mine = select(PUSHES.c.endpoint).where(PUSHES.c.player == row["player"]).order_by(PUSHES.c.created.desc())
            old = list(c.execute(mine).scalars())[MOST:]
            c.execute(delete(PUSHES).where(PUSHES.c.endpoint.in_(old)))

        await self.database.write(work)

    async def drop(self, endpoint: str, player: str | None = None) -> None:
        """Tell a browser no more; only its own player may ask for that."""
        own = [] if player is None else [PUSHES.c.player == player]

        def work(c: Connection) -> Any:
            c.execute(delete(PUSHES).where(PUSHES.c.endpoint == endpoint, *own))

        await self.database.write(work)

    async def of(self, player: str) -> list[Row[Any]]:
        """List the browsers of a player."""
        mine = select(PUSHES).where(PUSHES.c.player == player)
        found: list[Row[Any]] = await self.database.read(lambda c: list(c.execute(mine).all()))
        return found
