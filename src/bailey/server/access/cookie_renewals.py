"""Renewed cookies: an older cookie of the same player is refused at every server of the database."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from bailey.server.store.cookie_generations import CookieGenerations

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.server.access.cookies import CookieHolder
    from bailey.server.store.database import Database

#: So many generations are cached; then the cache is emptied.
MOST_KNOWN = 20_000
#: Servers' clocks differ by less, and no request is under way for longer.
MARGIN_SECONDS = 30.0
POLL_SECONDS = 2.0
LOGGER = logging.getLogger("bailey.server")


class CookieRenewals:
    """Caches the generations of players' cookies, and polls for renewals at other servers."""

    def __init__(self, database: Database, close: Callable[[str, int], None]) -> None:
        self.database, self.cookies, self._close_older = database, CookieGenerations(database), close
        self._known: dict[str, int] = {}
        self._polled = database.now()

    async def holds(self, holder: CookieHolder) -> bool:
        """Tell whether a cookie is of its player's present generation; if the database fails, assume that it is."""
        if holder.player not in self._known:
            try:
                self._learn(holder.player, await self.cookies.generation(holder.player))
            except Exception:
                LOGGER.exception("could not read the generation of a cookie")
                return True
        return holder.generation >= self._known[holder.player]

    async def renew(self, player: str) -> int:
        """Begin a new generation of a player's cookie, and close the connections that older ones opened."""
        generation = await self.cookies.renew(player)
        self._learn(player, generation)
        self._close_older(player, generation)
        return generation

    async def run(self) -> None:
        """Take in renewals at other servers, again and again."""
        while True:
            await asyncio.sleep(POLL_SECONDS)
            with contextlib.suppress(Exception):
                await self.poll()

    async def poll(self) -> None:
        """Take in renewals at other servers since the last poll."""
        now = self.database.now()
        for player, generation in (await self.cookies.renewed_since(self._polled - MARGIN_SECONDS)).items():
            self._learn(player, generation)
            self._close_older(player, self._known[player])
        self._polled = now

    def _learn(self, player: str, generation: int) -> None:
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[player] = max(generation, self._known.get(player, 0))
