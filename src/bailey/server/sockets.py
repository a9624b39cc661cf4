"""One socket at one table: what comes in is read, counted and obeyed in order; what goes out waits in a row."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

import msgspec

from bailey.server import words
from bailey.server.commands import obey
from bailey.server.errors import Refusal
from bailey.server.limits import Bucket
from bailey.server.views import ENCODER
from bailey.server.wire import Commands, Refused

if TYPE_CHECKING:
    from bailey.server.house import House
    from bailey.server.live import Table

MOST_BYTES = 4096
#: Who does not read what is told is let go of.
MOST_WAITING = 400
#: So many refusals for haste or nonsense are borne before the socket is closed.
PATIENCE = 40
POLICY, TOO_BIG, RESTART, TRY_LATER = 1008, 1009, 1012, 1013
DECODER = msgspec.json.Decoder(Commands)
LOGGER = logging.getLogger("bailey.server")


class Watcher:
    """Somebody who looks on over a socket."""

    def __init__(self, player: str, language: str | None, muted: set[str], rate: float) -> None:
        self.player, self.language, self.muted = player, language, muted
        self.commands = Bucket(rate, rate * 2)
        self.chat = Bucket(1.0, 5.0)
        self.patience = PATIENCE
        self.closing: int | None = None
        self._out: list[bytes] = []
        self._wake = asyncio.Event()

    def send(self, data: bytes) -> None:
        """Put a message into the row of what goes out."""
        if len(self._out) >= MOST_WAITING:
            self.close(POLICY)
            return
        self._out.append(data)
        self._wake.set()

    def close(self, code: int) -> None:
        """Let go of the socket when everything is sent."""
        self.closing = self.closing or code
        self._wake.set()

    async def send_on(self, send: Any) -> None:
        """Send what waits, until closed."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            out, self._out = self._out, []
            for data in out:
                await send({"type": "websocket.send", "text": data.decode()})
            if self.closing is not None and not self._out:
                await send({"type": "websocket.close", "code": self.closing, "reason": ""})
                return


async def attend(house: House, table: Table, watcher: Watcher, receive: Any, send: Any, since: int) -> None:
    """Serve a socket that has been accepted, until it closes."""
    sending = asyncio.ensure_future(watcher.send_on(send))
    house.sockets += 1
    try:
        async with table.lock:
            await table.fresh()
            table.watchers.add(watcher)
            house.presence.came(table, watcher.player)
            table.tell_table()
            present = table.current(watcher.player, watcher.language, since)
            if present is not None:
                watcher.send(present)
        await _read_on(table, watcher, receive)
    finally:
        house.sockets -= 1
        table.watchers.discard(watcher)
        house.presence.left(table, watcher.player)
        table.tell_table()
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError, RuntimeError, OSError):
            await sending


async def _read_on(table: Table, watcher: Watcher, receive: Any) -> None:
    while watcher.closing is None:
        message = await receive()
        if message["type"] != "websocket.receive":
            return
        command = _read(table, watcher, message)
        if command is not None:
            table.house.metrics.command[type(command)].inc()
            await obey(table, watcher, command)
    while watcher.closing is not None:  # the sender says goodbye; what still comes is not heard
        if (await receive())["type"] != "websocket.receive":
            return


def _read(table: Table, watcher: Watcher, message: dict[str, Any]) -> Any:
    """Read a command; what is none is refused, and who sends too much of that is let go of."""
    data = message.get("text") or message.get("bytes") or b""
    refusal = None
    if len(data) > MOST_BYTES:
        refusal = Refusal("too-large", 413, most=f"{MOST_BYTES // 1024} KiB")
    elif not watcher.commands.take():
        refusal = Refusal("too-fast", 429)
    else:
        try:
            return DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
            refusal = Refusal("malformed", detail=str(fault)[:200])
    table.house.metrics.refused.labels(refusal.key).inc()
    watcher.patience -= 1
    told = Refused(done=None, fault=words.fault(refusal, watcher.language or "en"))
    watcher.send(ENCODER.encode(told))
    if watcher.patience <= 0:
        watcher.close(POLICY)
    return None
