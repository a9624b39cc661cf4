"""Rate limits: token buckets, one for each address."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

T = TypeVar("T")
#: So many buckets are kept; the fullest are forgotten first, since they forgive everything anyway.
MOST_BUCKETS = 20_000


class Bucket:
    """Holds a few tokens, and gains some every second."""

    __slots__ = ("at", "most", "rate", "tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.most, self.tokens = rate, burst, burst
        self.at = time.monotonic()

    def take(self, count: float = 1.0) -> bool:
        """Take tokens, if there are enough."""
        now = time.monotonic()
        self.tokens = min(self.most, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < count:
            return False
        self.tokens -= count
        return True

    def give_back(self, count: float = 1.0) -> None:
        """Put tokens back that were taken for something that does not count after all."""
        self.tokens = min(self.most, self.tokens + count)


class Limit:
    """A bucket for each of many."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: dict[str, Bucket] = {}

    def allows(self, who: str, count: float = 1.0) -> bool:
        """Count something that somebody did, and tell whether it is still allowed."""
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._forget()
            bucket = self._buckets[who] = Bucket(self.rate, self.burst)
        return bucket.take(count)

    def give_back(self, who: str) -> None:
        """Do not count what was counted last."""
        if who in self._buckets:
            self._buckets[who].give_back()

    def _forget(self) -> None:
        now = time.monotonic()
        have = {who: min(b.most, b.tokens + (now - b.at) * b.rate) for who, b in self._buckets.items()}
        emptiest = sorted(have, key=have.__getitem__)[: MOST_BUCKETS // 2]
        self._buckets = {who: self._buckets[who] for who in emptiest if have[who] < self._buckets[who].most}


class Cached(Generic[T]):
    """Gives an answer for a second before it asks again; all who ask meanwhile wait for the same answer."""

    def __init__(self, ask: Callable[[], Awaitable[T]], seconds: float = 1.0) -> None:
        self._ask, self._seconds = ask, seconds
        self._asked = 0.0
        self._answer: asyncio.Future[T] | None = None

    async def get(self) -> T:
        """Return the answer; a failure is an answer too."""
        now = time.monotonic()
        if self._answer is None or (self._answer.done() and now - self._asked >= self._seconds):
            self._asked, self._answer = now, asyncio.ensure_future(self._ask())
        return await asyncio.shield(self._answer)
