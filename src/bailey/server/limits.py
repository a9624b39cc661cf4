"""How much is too much: buckets that fill again, one for each player and address."""

from __future__ import annotations

import time

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

    def _forget(self) -> None:
        now = time.monotonic()
        kept = {who: b for who, b in self._buckets.items() if b.tokens + (now - b.at) * b.rate < b.most}
        self._buckets = kept if len(kept) < MOST_BUCKETS else {}
