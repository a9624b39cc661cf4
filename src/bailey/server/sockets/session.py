"""One client over one connection at one table: its commands are read, counted and carried out in order."""
# Any: commands of many kinds, decoded by their tags.

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from bailey.server.access.limits import TokenBucket
from bailey.server.errors import Refusal, describe, from_msgspec
from bailey.server.messages.socket import Commands, Refused
from bailey.server.sockets.close_codes import POLICY
from bailey.server.sockets.commands import execute
from bailey.server.views.view_builder import ENCODER

if TYPE_CHECKING:
    from bailey.server.table.table import Table
    from bailey.server.table.watchers import Watcher
    from bailey.server.table_server import TableServer

MOST_BYTES = 4096
#: After so many messages that are invalid or too many the connection is closed.
MOST_INVALID = 40
DECODER = msgspec.json.Decoder(Commands)


class Requested(Protocol):
    """What asked for a connection."""

    @property
    def path(self) -> str:
        """Its path, with its query."""


class Connection(Protocol):
    """What a client sends over and is sent over, from the request for it to its end."""

    cookie_generation: int

    @property
    def request(self) -> Requested:
        """What asked for it, with its path."""

    @property
    def vanished(self) -> bool:
        """Whether the client has gone without closing it."""

    def accept(self, cookie: str | None) -> bool:
        """Open it; false: the client has gone."""

    async def receive(self) -> bytes | None:
        """Return the next message; none: it is closed."""

    def send(self, data: bytes) -> None:
        """Send a message."""

    def close(self, code: int) -> None:
        """Close it."""


class Session:
    """One client over one connection at one table."""

    def __init__(self, server: TableServer, connection: Connection, table: Table, watcher: Watcher) -> None:
        self.server, self.connection, self.table, self.watcher = server, connection, table, watcher
        rate = server.settings.commands_per_second
        self._rate = TokenBucket(rate, rate * 2)
        self._invalid_left = MOST_INVALID

    async def run(self, since: int) -> None:
        """Join the table, and carry out commands until the connection closes."""
        self.server.open_sockets += 1
        try:
            self.table = await self.server.tables.join(self.table, self.watcher, since)
            while (data := await self.connection.receive()) is not None:
                command = self._read(data)
                if command is not None:
                    self.server.services.metrics.command[type(command)].inc()
                    await execute(self.table, self.watcher, command)
        finally:
            self.server.open_sockets -= 1
            self.table.leave(self.watcher, vanished=self.connection.vanished)

    def _read(self, data: bytes) -> Any:
        """Return the command in a message; if there is none, answer why."""
        refusal = self._check(data)
        if refusal is None:
            try:
                return DECODER.decode(data)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
                refusal = from_msgspec(str(fault))
        self._refuse(refusal)
        return None

    def _check(self, data: bytes) -> Refusal | None:
        """Return why a message is not even read: it is too large, or there are too many."""
        if len(data) > MOST_BYTES:
            return Refusal("too-large", most=MOST_BYTES >> 10)
        if not self._rate.take():
            return Refusal("too-fast")
        if not self.server.services.budgets.commands.allows(self.watcher.address):
            self._invalid_left += 1  # others of the same address may be to blame
            return Refusal("too-fast")
        return None

    def _refuse(self, refusal: Refusal) -> None:
        """Answer that a message is refused; close the connection after too many."""
        self.server.services.metrics.refused.labels(refusal.key).inc()
        fault = describe(refusal, self.watcher.language or "en")
        self.watcher.send(ENCODER.encode(Refused(done=None, fault=fault)))
        self._invalid_left -= 1
        if self._invalid_left <= 0:
            self.watcher.close(POLICY)
