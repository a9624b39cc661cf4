"""Bots in a page: they think between what else the page does, for it has no threads."""

from __future__ import annotations

import asyncio

from bailey.server.bots.thinking import BotThreads


class PageBots(BotThreads):
    """Bots that think in slices on the event loop; nothing is compiled in a page."""

    may_compile = False
    _thinking: asyncio.Task[None] | None = None

    def _start_threads(self) -> None:
        if self._thinking is None or self._thinking.done():
            self._thinking = asyncio.ensure_future(self._think_on())

    async def _think_on(self) -> None:
        while self._jobs:
            self._think(self._jobs.take())
            await asyncio.sleep(0)
