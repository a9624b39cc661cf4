"""Renewed cookies: whoever still has an older one of the player is nobody, at every server of the database."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from bailey.server.line import RESTART
from bailey.server.store.cookies import Cookies

if TYPE_CHECKING:
    from bailey.server.house import House
    from bailey.server.identity import Holder

#: So many players are remembered; then they are read again.
MOST_KNOWN = 20_000
#: Servers' clocks differ by less, and no request is under way for longer.
MARGIN_SECONDS = 30.0
LOGGER = logging.getLogger("bailey.server")


class Renewals:
    """Knows the generations of the players who have been here, and hears of renewals at other servers."""

    def __init__(self, house: House) -> None:
        self.house, self.cookies = house, Cookies(house.database)
        self._known: dict[str, int] = {}
        self._heard = house.database.now()

    async def holds(self, holder: Holder) -> bool:
        """Tell whether a cookie is of its player's present generation; if the database fails, assume that it is."""
        if holder.player not in self._known:
            try:
                self._learn(holder.player, await self.cookies.generation(holder.player))
            except Exception:
                LOGGER.exception("could not read the generation of a cookie")
                return True
        return holder.generation >= self._known[holder.player]

    async def renew(self, player: str) -> int:
        """Begin a new generation of a player's cookie, and close the sockets of all others."""
        generation = await self.cookies.renew(player)
        self._learn(player, generation)
        self._close(player)
        return generation

    async def hear(self) -> None:
        """Take in what was renewed at other servers."""
        now = self.house.database.now()
        for player, generation in (await self.cookies.renewed_since(self._heard - MARGIN_SECONDS)).items():
            self._learn(player, generation)
            self._close(player)
        self._heard = now

    def _learn(self, player: str, generation: int) -> None:
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[player] = max(generation, self._known.get(player, 0))

    def _close(self, player: str) -> None:
        """Close the sockets that older cookies opened; a client of the player connects again with the new one."""
        for table in self.house.tables.values():
            for watcher in table.watchers:
                if watcher.player == player and watcher.line.generation < self._known[player]:
                    watcher.close(RESTART)
