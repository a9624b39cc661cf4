"""One writer a process: rows of many tables are gathered and committed as one transaction.

Where another server's row n was there before, whoever lost the race reads the table anew. The latest position and what
is due are written in the same transaction (`groups`).
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bailey.server.store.faults import blames_data, describe
from bailey.server.store.groups import add_group

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.server.store.database import Database
    from bailey.server.store.entry import Entry

#: Rows are gathered for at most so long, in seconds; alone, a row does not wait.
GATHER = 0.005
MOST_ROWS = 400


class Writer:
    """Gathers entries and commits them together."""

    def __init__(
        self, database: Database, heard: Callable[[list[str]], None], measure: Callable[[int, float], None]
    ) -> None:
        self.database, self.heard, self.measure = database, heard, measure
        self._waiting: list[Entry] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._last = 1

    async def add(self, entry: Entry) -> bool:
        """Commit an entry; false: another server's row was first."""
        if self._closing:
            raise ConnectionError("the server is closing")
        entry.answer = asyncio.get_running_loop().create_future()
        self._waiting.append(entry)
        self._wake.set()
        return await entry.answer

    async def run(self) -> None:
        """Commit what is gathered, again and again, until closed."""
        while not (self._closing and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            if self._last > 1 and not self._closing:
                await asyncio.sleep(GATHER)
            while self._waiting:
                group, self._waiting = self._waiting[:MOST_ROWS], self._waiting[MOST_ROWS:]
                self._last = len(group)
                await self._commit(group)

    def close(self) -> None:
        """Take nothing more; what waits is still committed."""
        self._closing = True
        self._wake.set()

    async def _commit(self, group: list[Entry]) -> None:
        """Commit a group; where the data of an entry are at fault, each by itself, so that only that entry fails."""
        fault = await self._try(group)
        if fault is None:
            return
        if len(group) > 1 and blames_data(fault):
            await self._commit_singly(group)
        else:
            _fail(group, fault)

    async def _commit_singly(self, group: list[Entry]) -> None:
        """Commit each entry by itself, until the database fails for another reason than an entry's data."""
        for i, entry in enumerate(group):
            fault = await self._try([entry])
            if fault is not None and not blames_data(fault):
                _fail(group[i:], fault)
                return
            if fault is not None:
                _fail([entry], fault)

    async def _try(self, group: list[Entry]) -> Exception | None:
        """Commit a group and tell whoever waits which entries were first; return why it could not be committed."""
        began = asyncio.get_running_loop().time()
        try:
            won = await self.database.commit(lambda connection: add_group(connection, group))
        except Exception as fault:  # noqa: BLE001 - whoever waits must hear of it, whatever it is
            return fault
        self.measure(sum(len(entry.rows) for entry in group), asyncio.get_running_loop().time() - began)
        ours = {entry.table for entry in won}
        for entry in group:
            if not entry.answer.done():
                entry.answer.set_result(entry.table in ours)
        self.heard([entry.table for entry in won])
        return None


def _fail(group: list[Entry], fault: Exception) -> None:
    """Tell whoever waits that the database did not take these entries."""
    for entry in group:
        if not entry.answer.done():
            entry.answer.set_exception(ConnectionError(f"the database failed: {describe(fault)}"))
