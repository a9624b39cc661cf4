"""What one address, host or player may use, and how long tables are kept: the figures and their counters."""

from __future__ import annotations

import contextlib
from collections import Counter
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING

from bailey.server.errors import Refusal
from bailey.server.limits import Limit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

#: How many seconds' worth of a rate may be used at once.
REQUESTS_BURST, COMMANDS_BURST, PRESENTS_BURST, CHECKS_BURST = 8, 3, 20, 10


@dataclass(frozen=True)
class Allowance:
    """The figures; each is set by the environment variable BAILEY_ and its name in capitals.

    An address may be a family or a school: the figures of an address leave room for a class of thirty.
    """

    code_guesses_per_minute: float = 20.0
    tables_per_hour: float = 120.0
    profiles_per_minute: float = 20.0
    sockets_per_address: int = 200
    address_commands_per_second: float = 200.0
    presents_per_second: float = 10.0
    checks_per_second: float = 10.0
    hints_per_address: int = 8
    listed_per_address: int = 4
    mutes: int = 200
    open_table_hours: float = 24.0
    bots_table_hours: float = 1.0
    abandoned_table_days: float = 90.0
    expiry_seconds: float = 60.0

    def unbegun_seconds(self, *, people: bool) -> float:
        """Return for how long a table is kept that has not begun, or that has only bots."""
        return 3600 * (self.open_table_hours if people else self.bots_table_hours)

    @property
    def abandoned_seconds(self) -> float:
        """Return for how long a game is kept in which nobody decides any more."""
        return 86_400 * self.abandoned_table_days


def read_allowance(number: Callable[[str, float], float], whole: Callable[[str, int], int]) -> Allowance:
    """Read the figures from the environment."""
    read = {}
    for figure in fields(Allowance):
        name, usual = f"BAILEY_{figure.name.upper()}", figure.default
        read[figure.name] = whole(name, usual) if isinstance(usual, int) else number(name, usual)  # type: ignore[arg-type]
    return Allowance(**read)  # type: ignore[arg-type]


class Budgets:
    """Counts what each address uses, whatever cookies it sends; hints are counted by player as well."""

    def __init__(self, allowance: Allowance, requests_per_second: float) -> None:
        self.requests = Limit(requests_per_second, requests_per_second * REQUESTS_BURST)
        self.codes = Limit(allowance.code_guesses_per_minute / 60, allowance.code_guesses_per_minute * 3)
        self.tables = Limit(allowance.tables_per_hour / 3600, max(1.0, allowance.tables_per_hour / 2))
        self.commands = _per_second(allowance.address_commands_per_second, COMMANDS_BURST)
        self.presents = _per_second(allowance.presents_per_second, PRESENTS_BURST)
        self.checks = _per_second(allowance.checks_per_second, CHECKS_BURST)
        self.profiles = Limit(allowance.profiles_per_minute / 60, allowance.profiles_per_minute * 3)
        self._most_sockets, self._most_hints = allowance.sockets_per_address, allowance.hints_per_address
        self._sockets: Counter[str] = Counter()
        self._hints: Counter[str] = Counter()
        self._hinted: Counter[str] = Counter()

    @contextlib.contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """Count an open socket of an address, or refuse it."""
        with _counted(self._sockets, address, self._most_sockets, Refusal("too-many", 503)):
            yield

    @contextlib.contextmanager
    def hint(self, player: str, address: str) -> Iterator[None]:
        """Count a hint that is being thought about, or refuse it: one for each player, a few for each address."""
        waits = Refusal("hint-waits", 429)
        with _counted(self._hinted, player, 1, waits), _counted(self._hints, address, self._most_hints, waits):
            yield


def _per_second(rate: float, burst: float) -> Limit:
    return Limit(rate, max(1.0, rate * burst))


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
