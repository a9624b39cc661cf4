"""One writer a process: changes of many tables are gathered and committed as one transaction.

Where another server's row n was there before, the server that lost the race loads the table again. The latest position
and what is scheduled are written in the same transaction (`group_commit`).
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bailey.server.store.database_errors import blames_data, describe
from bailey.server.store.group_commit import write_group

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.server.store.database import Database
    from bailey.server.store.group_commit import TableChange

#: Changes are gathered for at most so many seconds; a change that is alone does not wait.
GATHER = 0.005
MOST_ROWS = 400


class Writer:
    """Gathers changes and commits them together."""

    def __init__(
        self, database: Database, committed: Callable[[list[str]], None], measure: Callable[[int, float], None]
    ) -> None:
        self.database, self.committed, self.measure = database, committed, measure
        self._waiting: list[TableChange] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._last = 1

    async def add(self, change: TableChange) -> bool:
        """Commit a change; false: another server's row was first."""
        if self._closing:
            raise ConnectionError("the server is closing")
        change.answer = asyncio.get_running_loop().create_future()
        self._waiting.append(change)
        self._wake.set()
        return await change.answer

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
        """Refuse further changes; those that wait are still committed."""
        self._closing = True
        self._wake.set()

    async def _commit(self, group: list[TableChange]) -> None:
        """Commit a group; if the data of a change are at fault, commit each by itself, so that only it fails."""
        fault = await self._try(group)
        if fault is None:
            return
        if len(group) > 1 and blames_data(fault):
            await self._commit_singly(group)
        else:
            _fail(group, fault)

    async def _commit_singly(self, group: list[TableChange]) -> None:
        """Commit each change by itself, until the database fails for another reason than a change's data."""
        for i, change in enumerate(group):
            fault = await self._try([change])
            if fault is not None and not blames_data(fault):
                _fail(group[i:], fault)
                return
            if fault is not None:
                _fail([change], fault)

    async def _try(self, group: list[TableChange]) -> Exception | None:
        """Commit a group and tell whoever waits which changes were first; return why it could not be committed."""
        began = asyncio.get_running_loop().time()
        try:
            won = await self.database.commit(lambda connection: write_group(connection, group))
        except Exception as fault:  # noqa: BLE001 - all callers get the exception
            return fault
        self.measure(sum(len(change.rows) for change in group), asyncio.get_running_loop().time() - began)
        ours = {change.table for change in won}
        for change in group:
            if not change.answer.done():
                change.answer.set_result(change.table in ours)
        self.committed([change.table for change in won])
        return None


def _fail(group: list[TableChange], fault: Exception) -> None:
    """Tell whoever waits that the database did not take these changes."""
    for change in group:
        if not change.answer.done():
            change.answer.set_exception(ConnectionError(f"the database failed: {describe(fault)}"))
