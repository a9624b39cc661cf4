"""Background tasks: they run beside everything else, and a failed one is logged and ends nothing else."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from bailey.server.metrics import Metrics

LOGGER = logging.getLogger("bailey.server")


class BackgroundTasks:
    """The background tasks of a server process."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[object, object, None]) -> None:
        """Start a task."""
        task = asyncio.ensure_future(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # a task that is cancelled before it begins awaits nothing

    async def cancel(self, seconds: float) -> None:
        """Cancel all tasks, and wait for them for at most so many seconds."""
        for task in list(self._tasks):
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)

    async def _guarded(self, work: Coroutine[object, object, None]) -> None:
        try:
            await work
        except Exception:
            self._metrics.failures.inc()
            LOGGER.exception("a background task failed")
