"""Writes to the database who is connected to which table: other servers read it, and absent players are replaced."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bailey.server.table.table import Table
    from bailey.server.table.tables import Tables

EVERY = 2.0
#: Who is connected is written again after so many seconds.
AGAIN = 15.0
LOGGER = logging.getLogger("bailey.server")


class PresenceWriter:
    """Writes who came and went, a few seconds late."""

    def __init__(self, tables: Tables) -> None:
        self.tables, self.services = tables, tables.services
        self._written: dict[tuple[str, str], float] = {}
        self._left_early: set[tuple[str, str]] = set()  # who left while it was written that they are here

    async def run(self) -> None:
        """Write all changes, again and again."""
        while True:
            await asyncio.sleep(EVERY)
            now = self.services.database.now()
            self._write_again(now)
            changed, vanished = self.services.presence.take()
            known = self.tables.known
            tables = {key: known[key[0]] for key in sorted(changed) if key[0] in known}
            try:
                await self._write(tables, now)
                for key in vanished & tables.keys():
                    await self._schedule_push(tables[key], key[1], now)
            except Exception:
                LOGGER.exception("could not write who is connected")

    def _write_again(self, now: float) -> None:
        """Have those written again who were written a while ago."""
        for key, at in list(self._written.items()):
            if key[0] not in self.tables.known:
                self._written.pop(key)
            elif now - at > AGAIN:
                self.services.presence.add(*key)

    async def _write(self, changed: dict[tuple[str, str], Table], now: float) -> None:
        """Write who is connected to tables of several people, all at once."""
        seen: dict[str, dict[int, float]] = {}
        notified: set[str] = set()
        left: set[Table] = set()
        for (table_id, player), table in changed.items():
            here = bool(table.watchers.of(player))
            known = self._written.pop((table_id, player), None) is not None
            if table.stored.over or len(table.stored.people()) < 2:
                continue
            if here:
                self._written[table_id, player] = now
            if known != here:
                notified.add(table_id)
            if known and not here:
                left.add(table)
            when = now if here else 0.0
            seen.setdefault(table_id, {}).update(dict.fromkeys(table.stored.seats_of(player), when))
        revs = await self.services.store.seen(seen) if seen else {}
        for table_id, rev in revs.items():
            if table_id in self.tables.known:
                self._take_in(self.tables.known[table_id], seen[table_id], rev)
        await self._schedule_replacements(changed, now)
        for table in left:
            table.broadcast.presence()
        self.services.notifier.notify(sorted(notified))

    async def _schedule_replacements(self, changed: dict[tuple[str, str], Table], now: float) -> None:
        """Schedule and cancel replacements; the time of who left while they were written runs since then."""
        before, self._left_early = self._left_early, set()
        for key, table in changed.items():
            here = bool(table.watchers.of(key[1]))
            if not here and key in self._written:
                self._left_early.add(key)
            if here or key not in before:
                await self._schedule_replacement(table, table.stored.seats_of(key[1]), now, here=here)

    @staticmethod
    def _take_in(table: Table, seen: dict[int, float], rev: int) -> None:
        """Take in what was written; who left meanwhile has gone, and the database learns it in the next round."""
        here = table.watchers.here
        table.stored.set_seen({seat: when if here(seat) else 0.0 for seat, when in seen.items()}, rev)

    async def _schedule_replacement(self, table: Table, seats: list[int], now: float, *, here: bool) -> None:
        """Schedule the replacement of a player on turn who has gone; cancel it when they are back."""
        stored, turn = table.stored, table.stored.turn
        if not stored.replaces_absent or turn is None or turn not in seats or stored.bot_of(turn) is not None:
            return
        if here and "away" in table.schedule.kinds:
            await table.schedule.cancel("away")
        elif not here and not table.watchers.connected(turn):
            await table.schedule.add("away", now + self.services.settings.away_seconds)
        else:
            return
        table.broadcast.table_info()

    @staticmethod
    async def _schedule_push(table: Table, player: str, now: float) -> None:
        """Schedule a push message to a player on turn who vanished: they may not have seen that it is their turn."""
        stored = table.stored
        turn = stored.turn
        if turn is None or turn not in stored.seats_of(player):
            return
        if stored.bot_of(turn) is None and not table.watchers.connected(turn):
            await table.schedule.add("push", now)
