"""Performs scheduled actions: starts of games, bots' moves, ends of clocks, replacements; by whichever server lives."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from bailey.core.errors import BadInput
from bailey.server.errors import Refusal

if TYPE_CHECKING:
    from bailey.server.push.notifications import Push
    from bailey.server.table.table import Table
    from bailey.server.table.tables import Tables

EVERY = 1.0
#: A server that ends is replaced within a lease: what is due for longer waited because no server ran.
LATE_LEASES = 3
LOGGER = logging.getLogger("bailey.server")


class Scheduler:
    """Performs the scheduled actions of the tables of a database, as far as this server claims them."""

    def __init__(self, tables: Tables, push: Push) -> None:
        self.tables, self.services, self.push = tables, tables.services, push

    async def run(self) -> None:
        """Claim and perform actions, again and again."""
        since_extension = 0.0
        while True:
            await asyncio.sleep(EVERY)
            try:
                since_extension += EVERY
                if since_extension >= self.services.settings.lease_seconds / 3:
                    since_extension = 0.0
                    await self._extend_leases()
                for action in await self.services.store.claim(
                    self.services.server_id, self.services.settings.lease_seconds
                ):
                    self.services.tasks.start(self.perform(action.table_id, action.kind, action.n))
            except Exception:
                LOGGER.exception("could not claim scheduled actions")

    async def _extend_leases(self) -> None:
        """Extend the leases of bots that still think."""
        thinking = [table.id for table in self.tables.known.values() if table.bots.thinking]
        if thinking:
            await self.services.store.extend_leases(
                self.services.server_id, self.services.settings.lease_seconds, thinking
            )

    async def perform(self, table_id: str, kind: str, n: int) -> None:
        """Perform an action, unless the table has gone on."""
        try:
            table = await self.tables.find(table_id)
            await table.catch_up()
            async with table.lock:
                await table.refresh()
                table.schedule.kinds.add(kind)
                await self._do(table, kind, n)
        except Refusal as refusal:
            if refusal.key == "unreadable":
                await self.services.store.unschedule(table_id, kind)
            LOGGER.info(
                "a scheduled action was not performed", extra={"about": {"table": table_id, "key": refusal.key}}
            )
        except BadInput as fault:
            LOGGER.error("a table cannot go on", extra={"about": {"table": table_id, "fault": str(fault)}})  # noqa: TRY400
            await self.services.store.unschedule(table_id, kind)

    async def _do(self, table: Table, kind: str, n: int) -> None:
        """Perform an action, and cancel it unless performing it has already replaced it."""
        stored, turn = table.stored, table.stored.turn
        if kind == "nonces":
            await table.start_late()
        elif kind == "begin" and stored.log is not None and not stored.log.rows:
            await table.set_up()
        elif kind == "bot" and turn is not None and stored.bot_of(turn) is not None:
            table.let_bots_think()
            if not stored.bots_only:
                return
        elif n == stored.n and turn is not None and stored.bot_of(turn) is None:
            if await self._do_for_player(table, kind, turn):
                return
        await self.services.store.unschedule(table.id, kind)

    async def _do_for_player(self, table: Table, kind: str, turn: int) -> bool:
        """Perform what concerns the player on turn; true: a bot stands in for them now."""
        assert table.stored.log is not None
        connected = table.watchers.connected(turn)
        if kind == "flag":
            await table.stand_in(turn, [table.stored.log.timeout(turn)])
            return True
        if kind == "away" and not connected:
            await self._replace(table, turn)
            return True
        if kind == "push" and not connected:
            player = table.stored.seats[turn].player or ""
            self.services.tasks.start(self.push.notify_turn(player, table.stored.game, table.stored.row.code))
        return False

    async def _replace(self, table: Table, turn: int) -> None:
        """Let a bot play for a player who is away; if no server ran when it was due, they get the same time again."""
        settings, now, due = self.services.settings, self.services.database.now(), table.stored.away_at
        if due is not None and now - due > LATE_LEASES * settings.lease_seconds:
            await table.schedule.add("away", now + settings.away_seconds)
        else:
            await table.stand_in(turn, [])
