"""Who is here: other servers of the database read it, and somebody who stays away on turn is replaced."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bailey.server.house import House
    from bailey.server.live import Table

EVERY = 2.0
#: Who is here is noted again after so many seconds.
AGAIN = 15.0
LOGGER = logging.getLogger("bailey.server")


class Presence:
    """Notes who came and went, a few seconds late."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._changed: dict[tuple[str, str], Table] = {}
        self._vanished: set[tuple[str, str]] = set()
        self._noted: dict[tuple[str, str], float] = {}

    def came(self, table: Table, player: str) -> None:
        """Somebody looks on."""
        if table.seats_of(player):
            self._changed[table.id, player] = table

    def left(self, table: Table, player: str, *, vanished: bool) -> None:
        """Somebody looks on no more; without a goodbye they may not have seen that it was their turn."""
        self.came(table, player)
        if vanished:
            self._vanished.add((table.id, player))

    async def run(self) -> None:
        """Note it, every now and then."""
        while True:
            await asyncio.sleep(EVERY)
            now = self.house.database.now()
            for key, at in list(self._noted.items()):
                table = self.house.tables.get(key[0])
                if table is None:
                    self._noted.pop(key)
                elif now - at > AGAIN:
                    self._changed[key] = table
            changed, self._changed = self._changed, {}
            vanished, self._vanished = self._vanished, set()
            try:
                await self._note(changed, now)
                for table_id, player in vanished & changed.keys():
                    await self._tell_of_turn(changed[table_id, player], player, now)
            except Exception:
                LOGGER.exception("could not note who is here")

    async def _note(self, changed: dict[tuple[str, str], Table], now: float) -> None:
        """Write down who is here at tables of several people, all at once."""
        seen: dict[str, dict[int, float]] = {}
        rung: set[str] = set()
        left: set[Table] = set()
        for (table_id, player), table in changed.items():
            here = any(watcher.player == player for watcher in table.watchers)
            known = self._noted.pop((table_id, player), None) is not None
            if table.over or len(table.people()) < 2:
                continue
            if here:
                self._noted[table_id, player] = now
            if known != here:
                rung.add(table_id)
            if known and not here:
                left.add(table)
            when = now if here else 0.0
            seen.setdefault(table_id, {}).update(dict.fromkeys(table.seats_of(player), when))
        revs = await self.house.store.seen(seen) if seen else {}
        for table_id, rev in revs.items():
            if table_id in self.house.tables:
                self.house.tables[table_id].note_seen(seen[table_id], rev)
        for table in left:
            table.tell_presence()
        self.house.doorbell.ring(sorted(rung))
        for (_, player), table in changed.items():
            here = any(watcher.player == player for watcher in table.watchers)
            await self._mind_absence(table, table.seats_of(player), now, here=here)

    async def _mind_absence(self, table: Table, seats: list[int], now: float, *, here: bool) -> None:
        """Write down when somebody on turn who has gone will be replaced; forget it when they are back."""
        if not table.minds_absence or table.turn not in seats or table.bot_of(table.turn) is not None:
            return
        if here and "away" in table.due:
            table.due.discard("away")
            await self.house.store.not_due(table.id, "away")
        elif not here and not table.connected(table.turn):
            due = {"table_id": table.id, "kind": "away", "n": table.n, "lease": 0.0, "holder": ""}
            table.due.add("away")
            await self.house.store.set_due({**due, "at": now + self.house.settings.away_seconds})

    async def _tell_of_turn(self, table: Table, player: str, now: float) -> None:
        """Tell whoever vanished on turn that it is theirs: nobody knows what reached them."""
        turn = table.turn
        if turn not in table.seats_of(player) or table.bot_of(turn) is not None or table.connected(turn):
            return
        table.due.add("push")
        await self.house.store.set_due(
            {"table_id": table.id, "kind": "push", "n": table.n, "at": now, "lease": 0.0, "holder": ""}
        )
