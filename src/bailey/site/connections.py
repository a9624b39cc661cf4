"""Connections of a page to its own tables: what a WebSocket is to a server."""

from __future__ import annotations

import asyncio
from collections import deque
from types import SimpleNamespace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

GONE = 1000


class PageConnection:
    """A connection to a table: `tell` is given what happens, as `open`, `message` with a text, or `close`."""

    cookie_generation = 0
    vanished = False

    def __init__(self, path: str, tell: Callable[[str, str], None]) -> None:
        self.request = SimpleNamespace(path=path)
        self.client = ("page", 0)
        self.open = False
        self._tell = tell
        self._closed = False
        self._received: deque[bytes] = deque()
        self._come = asyncio.Event()

    def accept(self, _: str | None) -> bool:
        """Open the connection; false: the page has closed it."""
        if not self._closed:
            self.open = True
            self._tell("open", "")
        return self.open

    async def receive(self) -> bytes | None:
        """Return the next message; none: the connection is closed."""
        while not self._received:
            if not self.open:
                return None
            self._come.clear()
            await self._come.wait()
        return self._received.popleft()

    def send(self, data: bytes) -> None:
        """Send a message."""
        if self.open:
            self._tell("message", data.decode())

    def close(self, _: int = GONE) -> None:
        """Close the connection."""
        if not self._closed:
            self.open, self._closed = False, True
            self._come.set()
            self._tell("close", "")

    # Called by the page

    def take(self, text: str) -> None:
        """Take a message of the page."""
        if self.open:
            self._received.append(text.encode())
            self._come.set()
