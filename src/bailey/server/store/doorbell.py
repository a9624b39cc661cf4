"""The doorbell: servers tell each other which tables have gone on, through Redis if there is one.

It is only a doorbell. Whoever hears it reads the rows themselves, and whoever misses it polls: a lost message costs
two seconds, never a table.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

CHANNEL = "bailey:tables"
LOGGER = logging.getLogger("bailey.server")


class Doorbell:
    """Rings, and hears others ring."""

    def __init__(self, url: str, server: str, heard: Callable[[list[str]], None]) -> None:
        self.url, self.server, self.heard = url, server, heard
        self._ringing: asyncio.Queue[str] = asyncio.Queue(10_000)
        self._redis: Any = None

    def ring(self, tables: list[str]) -> None:
        """Tell the others; if the bell is out of order, they will poll."""
        if self.url and tables:
            with contextlib.suppress(asyncio.QueueFull):
                self._ringing.put_nowait(" ".join([self.server, *tables]))

    async def run(self) -> None:
        """Ring and listen, and begin again when the connection breaks."""
        if not self.url:
            return
        from redis.asyncio import Redis
        from redis.exceptions import RedisError

        while True:
            try:
                async with Redis.from_url(self.url, socket_connect_timeout=5) as redis:
                    await self._listen_and_ring(redis)
            except* (RedisError, OSError) as faults:
                LOGGER.warning("the doorbell is out of order", extra={"about": {"fault": str(faults.exceptions[0])}})
            await asyncio.sleep(2)

    async def _listen_and_ring(self, redis: Any) -> None:
        async with redis.pubsub() as listening, asyncio.TaskGroup() as tasks:
            await listening.subscribe(CHANNEL)
            tasks.create_task(self._listen(listening))
            tasks.create_task(self._ring_on(redis))

    async def _listen(self, listening: Any) -> None:
        async for message in listening.listen():
            if message["type"] == "message":
                server, *tables = message["data"].decode("utf-8", "replace").split(" ")
                if server != self.server:
                    self.heard(tables)

    async def _ring_on(self, redis: Any) -> None:
        while True:
            await redis.publish(CHANNEL, await self._ringing.get())
