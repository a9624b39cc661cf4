"""Results that are cached for a second."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

T = TypeVar("T")


class Cached(Generic[T]):
    """Caches the result of a coroutine for a second; concurrent callers wait for the same result."""

    def __init__(self, ask: Callable[[], Awaitable[T]], seconds: float = 1.0) -> None:
        self._ask, self._seconds = ask, seconds
        self._asked = 0.0
        self._answer: asyncio.Future[T] | None = None

    async def get(self) -> T:
        """Return the result; an exception is cached too."""
        now = time.monotonic()
        if self._answer is None or (self._answer.done() and now - self._asked >= self._seconds):
            self._asked, self._answer = now, asyncio.ensure_future(self._ask())
        return await asyncio.shield(self._answer)
