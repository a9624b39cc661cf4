"""Rate limits: token buckets, one for each address or player."""

from __future__ import annotations

import time

#: So many buckets are kept; the fullest are dropped first, since a new bucket is full too.
MOST_BUCKETS = 20_000


class TokenBucket:
    """Holds some tokens, and gains more every second."""

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
        """Put tokens back."""
        self.tokens = min(self.most, self.tokens + count)


class RateLimit:
    """A token bucket for each of many addresses or players."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: dict[str, TokenBucket] = {}

    def allows(self, who: str, count: float = 1.0) -> bool:
        """Count an action, and tell whether it is allowed."""
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._forget()
            bucket = self._buckets[who] = TokenBucket(self.rate, self.burst)
        return bucket.take(count)

    def give_back(self, who: str) -> None:
        """Take the last count back."""
        if who in self._buckets:
            self._buckets[who].give_back()

    def _forget(self) -> None:
        now = time.monotonic()
        have = {who: min(b.most, b.tokens + (now - b.at) * b.rate) for who, b in self._buckets.items()}
        emptiest = sorted(have, key=have.__getitem__)[: MOST_BUCKETS // 2]
        self._buckets = {who: self._buckets[who] for who in emptiest if have[who] < self._buckets[who].most}
