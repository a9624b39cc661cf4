"""What happens by itself: games that must begin, bots' moves, flags, absences; taken up by whichever server lives."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from bailey.core.errors import BadInput
from bailey.server.commands import stand_in
from bailey.server.errors import Refusal

if TYPE_CHECKING:
    from bailey.server.house import House
    from bailey.server.live import Table

EVERY = 1.0
LOGGER = logging.getLogger("bailey.server")


class Dues:
    """Takes up what is due."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def run(self) -> None:
        """Look for what is due, again and again."""
        held = 0.0
        while True:
            await asyncio.sleep(EVERY)
            try:
                held += EVERY
                if held >= self.house.settings.lease_seconds / 3:
                    held = 0.0
                    await self._hold_on()
                for due in await self.house.store.claim(self.house.server, self.house.settings.lease_seconds):
                    self.house.start(self.happen(due.table_id, due.kind, due.n))
            except Exception:
                LOGGER.exception("could not look for what is due")

    async def _hold_on(self) -> None:
        """A bot that thinks longer than its lease keeps it."""
        thinking = [table.id for table in self.house.tables.values() if table.thinking_about >= 0]
        if thinking:
            await self.house.store.hold(self.house.server, self.house.settings.lease_seconds, thinking)

    async def happen(self, table_id: str, kind: str, n: int) -> None:
        """Do what is due, unless the table has gone on."""
        try:
            table = await self.house.table(table_id)
            await table.catch_up()
            async with table.lock:
                await table.fresh()
                table.due.add(kind)
                await self._do(table, kind, n)
        except Refusal as refusal:
            if refusal.key == "unreadable":
                await self.house.store.not_due(table_id, kind)
            LOGGER.info("what was due came second", extra={"about": {"table": table_id, "key": refusal.key}})
        except BadInput as fault:
            LOGGER.error("a table cannot go on", extra={"about": {"table": table_id, "fault": str(fault)}})  # noqa: TRY400
            await self.house.store.not_due(table_id, kind)

    async def _do(self, table: Table, kind: str, n: int) -> None:
        turn = table.turn
        if kind == "nonces":
            await table.begin_late()
        elif kind == "begin" and table.log is not None and not table.log.rows:
            await table.set_up()
        elif kind == "bot" and turn is not None and table.bot_of(turn) is not None:
            table.let_bots_think()
            if not table.bots_only:
                return
        elif n == table.n and turn is not None and table.bot_of(turn) is None and table.log is not None:
            if kind == "flag":
                await stand_in(table, turn, [table.log.timeout(turn)])
                return
            if kind == "away" and not table.connected(turn):
                await stand_in(table, turn, [])
                return
            if kind == "push" and not table.connected(turn):
                self.house.start(self.house.push.turn(table, table.seats[turn].player or ""))
        await self.house.store.not_due(table.id, kind)
