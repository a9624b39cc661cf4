"""Servers tell each other which tables have changed, through Redis if there is one.

A notification holds no data. A server that receives one loads the table, and one that misses it polls: a lost
notification costs two seconds and nothing else.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from redis.asyncio import Redis
    from redis.asyncio.client import PubSub

CHANNEL = "bailey:tables"
LOGGER = logging.getLogger("bailey.server")


class Notifier:
    """Publishes and receives notifications."""

    def __init__(self, url: str, server: str) -> None:
        self.url, self.server = url, server
        self._outgoing: asyncio.Queue[str] = asyncio.Queue(10_000)
        self._redis: Redis | None = None

    def notify(self, tables: list[str]) -> None:
        """Notify the other servers; without Redis they poll."""
        if self.url and tables:
            with contextlib.suppress(asyncio.QueueFull):
                self._outgoing.put_nowait(" ".join([self.server, *tables]))

    async def run(self, on_change: Callable[[list[str]], None]) -> None:
        """Publish and receive; connect again when the connection breaks."""
        if not self.url:
            return
        from redis.asyncio import Redis
        from redis.exceptions import RedisError

        while True:
            try:
                async with Redis.from_url(self.url, socket_connect_timeout=5) as redis:
                    await self._listen_and_send(redis, on_change)
            except* (RedisError, OSError) as faults:
                LOGGER.warning("Redis cannot be reached", extra={"about": {"fault": str(faults.exceptions[0])}})
            await asyncio.sleep(2)

    async def _listen_and_send(self, redis: Redis, on_change: Callable[[list[str]], None]) -> None:
        async with redis.pubsub() as listening, asyncio.TaskGroup() as tasks:
            await listening.subscribe(CHANNEL)
            tasks.create_task(self._listen(listening, on_change))
            tasks.create_task(self._send(redis))

    async def _listen(self, listening: PubSub, on_change: Callable[[list[str]], None]) -> None:
        async for message in listening.listen():
            if message["type"] == "message":
                server, *tables = message["data"].decode("utf-8", "replace").split(" ")
                if server != self.server:
                    on_change(tables)

    async def _send(self, redis: Redis) -> None:
        while True:
            await redis.publish(CHANNEL, await self._outgoing.get())
