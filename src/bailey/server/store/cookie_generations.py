"""How often players have renewed their cookies: a cookie from before the last renewal is nobody's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select, text

from bailey.server.store.schema import COOKIES

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from bailey.server.store.database import Database

RENEW = text(
    "INSERT INTO cookies AS c (player, generation, at) VALUES (:player, 1, :at) "
    "ON CONFLICT (player) DO UPDATE SET generation = c.generation + 1, at = excluded.at RETURNING generation"
)


class CookieGenerations:
    """The generations of the cookies of a database's players; 0 is that of who never renewed theirs."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def generation(self, player: str) -> int:
        """Read the generation of a player's cookie."""
        query = select(COOKIES.c.generation).where(COOKIES.c.player == player)
        return int(await self.database.read(lambda c: c.execute(query).scalar()) or 0)

    async def renew(self, player: str) -> int:
        """Begin a new generation, and tell which."""

        def work(c: Connection) -> int:
            return c.execute(RENEW, {"player": player, "at": self.database.now()}).scalar_one()

        return int(await self.database.write_once(work))

    async def renewed_since(self, at: float) -> dict[str, int]:
        """Tell whose cookies have been renewed since a time, and to which generation."""
        query = select(COOKIES.c.player, COOKIES.c.generation).where(COOKIES.c.at >= at)
        found = await self.database.read(lambda c: c.execute(query).all())
        return {row.player: row.generation for row in found}
