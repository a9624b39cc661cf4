"""One socket at one table: what comes in is read, counted and obeyed in order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bailey.server import words
from bailey.server.commands import obey
from bailey.server.errors import Refusal
from bailey.server.limits import Bucket
from bailey.server.line import POLICY
from bailey.server.misread import malformed
from bailey.server.views import ENCODER
from bailey.server.wire import Commands, Refused

if TYPE_CHECKING:
    from bailey.server.house import House
    from bailey.server.line import Line
    from bailey.server.live import Table

MOST_BYTES = 4096
#: So many refusals for haste or nonsense are borne before the socket is closed.
PATIENCE = 40
DECODER = msgspec.json.Decoder(Commands)


class Watcher:
    """Somebody who looks on over a socket."""

    def __init__(
        self, line: Line, player: str, language: str | None, muted: set[str], rate: float, address: str
    ) -> None:
        self.line, self.player, self.language, self.muted = line, player, language, muted
        self.address = address
        self.commands = Bucket(rate, rate * 2)
        self.chat = Bucket(1.0, 5.0)
        self.patience = PATIENCE
        self.send, self.close = line.tell, line.close


async def attend(house: House, table: Table, watcher: Watcher, since: int) -> None:
    """Serve a socket that has been accepted, until it closes."""
    house.sockets += 1
    try:
        table = await join(house, table, watcher, since)
        while (data := await watcher.line.hear()) is not None:
            command = _read(table, watcher, data)
            if command is not None:
                house.metrics.command[type(command)].inc()
                await obey(table, watcher, command)
    finally:
        house.sockets -= 1
        table.watchers.discard(watcher)
        house.presence.left(table, watcher.player, vanished=watcher.line.vanished)
        table.tell_presence()


async def join(house: House, table: Table, watcher: Watcher, since: int) -> Table:
    """Add a watcher to a table and send them the present; returns the table as this server knows it by now."""
    if not table.watchers:
        await table.catch_up()  # this server polls only tables that are watched
    async with table.lock:
        await table.fresh()
        await table.recall()
        known = house.tables.setdefault(table.id, table)  # it may have been forgotten meanwhile
        if known is table:
            _add(house, table, watcher, since)
            return table
    return await join(house, known, watcher, since)


def _add(house: House, table: Table, watcher: Watcher, since: int) -> None:
    table.watchers.add(watcher)
    house.presence.came(table, watcher.player)
    table.tell_presence(watcher)
    present = table.current(watcher.player, watcher.language, since)
    if present is not None:
        watcher.send(present)
    table.let_bots_think()


def _read(table: Table, watcher: Watcher, data: bytes) -> Any:
    """Read a command; what is none is refused, and who sends too much of that is let go of."""
    refusal = None
    if len(data) > MOST_BYTES:
        refusal = Refusal("too-large", 413, most=MOST_BYTES >> 10)
    elif not watcher.commands.take():
        refusal = Refusal("too-fast", 429)
    elif not table.house.budgets.commands.allows(watcher.address):
        refusal = Refusal("too-fast", 429)
        watcher.patience += 1  # others of the same address may be to blame
    else:
        try:
            return DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
            refusal = malformed(str(fault))
    table.house.metrics.refused.labels(refusal.key).inc()
    watcher.patience -= 1
    told = Refused(done=None, fault=words.fault(refusal, watcher.language or "en"))
    watcher.send(ENCODER.encode(told))
    if watcher.patience <= 0:
        watcher.close(POLICY)
    return None
