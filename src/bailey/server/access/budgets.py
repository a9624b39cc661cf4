"""Counters of what one address or player uses, checked against the limits in `allowance`."""

from __future__ import annotations

import contextlib
from collections import Counter
from typing import TYPE_CHECKING

from bailey.server.access.limits import RateLimit
from bailey.server.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.server.allowance import Allowance

#: How many seconds' worth of a rate may be used at once.
REQUESTS_BURST, COMMANDS_BURST, PRESENTS_BURST, CHECKS_BURST = 8, 3, 20, 10


class Budgets:
    """Counts what each address uses, whatever cookies it sends; hints are counted by player as well."""

    def __init__(self, allowance: Allowance, requests_per_second: float) -> None:
        self.requests = RateLimit(requests_per_second, requests_per_second * REQUESTS_BURST)
        self.codes = RateLimit(allowance.code_guesses_per_minute / 60, allowance.code_guesses_per_minute * 3)
        self.tables = RateLimit(allowance.tables_per_hour / 3600, max(1.0, allowance.tables_per_hour / 2))
        self.analyses = RateLimit(allowance.analyses_per_hour / 3600, max(1.0, allowance.analyses_per_hour / 2))
        self.commands = _per_second(allowance.address_commands_per_second, COMMANDS_BURST)
        self.presents = _per_second(allowance.presents_per_second, PRESENTS_BURST)
        self.checks = _per_second(allowance.checks_per_second, CHECKS_BURST)
        self.profiles = RateLimit(allowance.profiles_per_minute / 60, allowance.profiles_per_minute * 3)
        self._most_sockets, self._most_hints = allowance.sockets_per_address, allowance.hints_per_address
        self._sockets: Counter[str] = Counter()
        self._hints: Counter[str] = Counter()
        self._hinted: Counter[str] = Counter()

    @contextlib.contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """Count an open socket of an address, or refuse it."""
        with _counted(self._sockets, address, self._most_sockets, Refusal("too-many")):
            yield

    @contextlib.contextmanager
    def hint(self, player: str, address: str) -> Iterator[None]:
        """Count a hint that is being thought about, or refuse it: one for each player, a few for each address."""
        waits = Refusal("hint-waits")
        with _counted(self._hinted, player, 1, waits), _counted(self._hints, address, self._most_hints, waits):
            yield


def _per_second(rate: float, burst: float) -> RateLimit:
    return RateLimit(rate, max(1.0, rate * burst))


@contextlib.contextmanager
def _counted(counter: Counter[str], who: str, most: int, refusal: Refusal) -> Iterator[None]:
    if counter[who] >= most:
        raise refusal
    counter[who] += 1
    try:
        yield
    finally:
        counter[who] -= 1
        if not counter[who]:
            del counter[who]
