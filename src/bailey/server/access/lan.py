"""Opening the server to the local network, on the click of the person at this machine.

A second listener on the machine's own address passes bytes on to the server, which itself stays on the loopback. It
remembers whom each of its connections is for, so that nobody out there is taken for the person at the machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
from typing import TYPE_CHECKING

from bailey.server.errors import Refusal

if TYPE_CHECKING:
    from asyncio import StreamReader, StreamWriter

#: More connections from the local network are not taken at once.
MOST = 500
CHUNK = 1 << 16


def addresses() -> list[str]:
    """List this machine's addresses in private networks, the likeliest first; nothing is sent to find out."""
    found: list[str] = []
    for target in ("192.168.255.255", "10.255.255.255", "172.31.255.255", "8.8.8.8"):
        with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))
            found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    private = [a for a in dict.fromkeys(found) if ipaddress.ip_address(a).is_private]
    return [a for a in private if not ipaddress.ip_address(a).is_loopback]


class LanListener:
    """The second listener, while it is open."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.open_at: list[str] = []
        #: The client's address, by the port of our own connection to the server.
        self.peers: dict[int, str] = {}
        self._servers: list[asyncio.Server] = []
        self._pipes: set[asyncio.Task[None]] = set()

    @property
    def urls(self) -> list[str]:
        """The addresses that phones in the room can open."""
        return [f"http://{address}:{self.port}" for address in self.open_at]

    async def open(self) -> None:
        """Listen on every address of the local network."""
        if self.open_at:
            return
        faults = []
        for address in addresses():
            try:
                self._servers.append(await asyncio.start_server(self._pass_on, address, self.port))
                self.open_at.append(address)
            except OSError as fault:
                faults.append(f"{address}:{self.port}: {fault.strerror or fault}")
        if not self.open_at:
            raise Refusal("no-network", detail="; ".join(faults) or "no address found")

    async def close(self) -> None:
        """Stop listening, and close all connections."""
        for server in self._servers:
            server.close()
        for pipe in list(self._pipes):
            pipe.cancel()
        self._servers, self.open_at = [], []

    async def _pass_on(self, reader: StreamReader, writer: StreamWriter) -> None:
        if len(self.peers) >= MOST:
            writer.close()
            return
        task = asyncio.current_task()
        assert task is not None
        self._pipes.add(task)
        try:
            await self._connect(reader, writer)
        except (OSError, asyncio.CancelledError):
            pass  # one side has gone, or the network is closed: so is the other side
        finally:
            self._pipes.discard(task)
            writer.close()

    async def _connect(self, reader: StreamReader, writer: StreamWriter) -> None:
        inner = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        inner.bind(("127.0.0.1", 0))
        port = inner.getsockname()[1]
        self.peers[port] = writer.get_extra_info("peername")[0]  # known before the server can ask
        inner.setblocking(False)  # noqa: FBT003 - takes no keyword
        try:
            await asyncio.get_running_loop().sock_connect(inner, ("127.0.0.1", self.port))
            inside, outside = await asyncio.open_connection(sock=inner)
            try:
                async with asyncio.TaskGroup() as both:
                    both.create_task(_pipe(reader, outside))
                    both.create_task(_pipe(inside, writer))
            finally:
                outside.close()
        except* OSError:
            pass
        finally:
            self.peers.pop(port, None)
            inner.close()


async def _pipe(source: StreamReader, target: StreamWriter) -> None:
    while data := await source.read(CHUNK):
        target.write(data)
        await target.drain()
    if target.can_write_eof():
        target.write_eof()
