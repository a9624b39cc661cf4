"""Deletes tables that nobody uses any more, a few at a time; finished games are kept."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import TYPE_CHECKING

from bailey.server.store.expiring import BATCH, Expiring

if TYPE_CHECKING:
    from bailey.server.house import House

#: So many batches are done in one turn, with a pause after each in which others write.
MOST_BATCHES, PAUSE = 100, 0.05
LOGGER = logging.getLogger("bailey.server")


class Expiry:
    """Looks at tables whose time has come, again and again; one server of a database at a time."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.expiring = Expiring(house.database, house.settings.allowance)

    async def run(self) -> None:
        """Look for old tables every now and then."""
        while True:
            await asyncio.sleep(self.house.settings.allowance.expiry_seconds)
            try:
                if await self.expiring.take_turn():
                    await self._look_at_all()
            except Exception:
                LOGGER.exception("could not look for old tables")

    async def _look_at_all(self) -> None:
        for _ in range(MOST_BATCHES):
            looked = await self.expiring.look()
            self.house.metrics.looked_at.inc(looked.tables)
            for table_id, state in looked.deleted.items():
                self.house.metrics.expired.labels(state).inc()
                self.house.forget(table_id)
            if looked.deleted:
                LOGGER.info("tables expired", extra={"about": dict(Counter(looked.deleted.values()))})
            if looked.tables < BATCH:
                return
            await asyncio.sleep(PAUSE)
