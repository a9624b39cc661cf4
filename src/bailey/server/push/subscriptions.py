"""The browsers that are subscribed to push messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection, delete, select

from bailey.server.store.schema import PUSHES
from bailey.server.store.statements import PUT_PUSH

if TYPE_CHECKING:
    from bailey.server.store.database import Database
    from bailey.server.store.rows import FoundRow

#: A player has at most so many subscriptions; the oldest is dropped.
MOST = 8


class Subscriptions:
    """The subscriptions of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, row: dict[str, object]) -> None:
        """Add a subscription; its address belongs to the player who added it last."""

        def work(c: Connection) -> None:
            c.execute(PUT_PUSH, row)
            mine = select(PUSHES.c.endpoint).where(PUSHES.c.player == row["player"]).order_by(PUSHES.c.created.desc())
            old = list(c.execute(mine).scalars())[MOST:]
            c.execute(delete(PUSHES).where(PUSHES.c.endpoint.in_(old)))

        await self.database.write(work)

    async def drop(self, endpoint: str, player: str | None = None) -> None:
        """Remove a subscription; if a player is named, only their own."""
        own = [] if player is None else [PUSHES.c.player == player]

        def work(c: Connection) -> None:
            c.execute(delete(PUSHES).where(PUSHES.c.endpoint == endpoint, *own))

        await self.database.write(work)

    async def of(self, player: str) -> list[FoundRow]:
        """Return the subscriptions of a player."""
        mine = select(PUSHES).where(PUSHES.c.player == player)
        found: list[FoundRow] = await self.database.read(lambda c: list(c.execute(mine).all()))
        return found
