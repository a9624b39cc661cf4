"""Deletes tables that nobody uses any more, a few at a time; finished games are kept."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import TYPE_CHECKING

from bailey.server.store.old_tables import BATCH, OldTables

if TYPE_CHECKING:
    from bailey.server.table.tables import Tables

#: So many batches are checked in one turn, with a pause after each in which others can write.
MOST_BATCHES, PAUSE = 100, 0.05
LOGGER = logging.getLogger("bailey.server")


class TableExpiry:
    """Deletes old tables, again and again; one server of a database at a time."""

    def __init__(self, tables: Tables) -> None:
        self.tables, self.services = tables, tables.services
        self.old_tables = OldTables(self.services.database, self.services.settings.allowance)

    async def run(self) -> None:
        """Check tables at intervals."""
        while True:
            await asyncio.sleep(self.services.settings.allowance.expiry_seconds)
            try:
                if await self.old_tables.take_turn():
                    await self._check_all()
            except Exception:
                LOGGER.exception("could not check for old tables")

    async def _check_all(self) -> None:
        for _ in range(MOST_BATCHES):
            checked = await self.old_tables.check()
            self.services.metrics.checked.inc(checked.tables)
            for table_id, state in checked.deleted.items():
                self.services.metrics.expired.labels(state).inc()
                self.tables.forget(table_id)
            if checked.deleted:
                LOGGER.info("tables expired", extra={"about": dict(Counter(checked.deleted.values()))})
            if checked.tables < BATCH:
                return
            await asyncio.sleep(PAUSE)
