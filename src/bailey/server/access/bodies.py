"""The bytes of large request bodies that are handled at a time, bounded in all and for each address."""

from __future__ import annotations

import contextlib
import gc
from collections import Counter
from typing import TYPE_CHECKING

from bailey.server.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

#: Smaller bodies are not counted: requests that play a game are far smaller.
SMALL = 1 << 16
#: So many bytes at a time in all, and of one address.
MOST, MOST_OF_ONE = 32 << 20, 4 << 20
#: After so many bytes, new objects are looked through for garbage: an exception of the framework holds the request that
#: it refuses in a circle, and the collector counts objects, however large they are.
COLLECT_AFTER = 8 << 20
YOUNG = 1


class Bodies:
    """Counts the bytes of large bodies while they are read and handled."""

    def __init__(self) -> None:
        self._held: Counter[str] = Counter()
        self._released = 0

    @contextlib.contextmanager
    def hold(self, address: str, size: int) -> Iterator[None]:
        """Count the body of a request from an address, or refuse it."""
        if size <= SMALL:
            yield
            return
        if self._held[address] + size > MOST_OF_ONE or self._held.total() + size > MOST:
            raise Refusal("busy")
        self._held[address] += size
        try:
            yield
        finally:
            self._release(address, size)

    def _release(self, address: str, size: int) -> None:
        self._held[address] -= size
        if not self._held[address]:
            del self._held[address]
        self._released += size
        if self._released >= COLLECT_AFTER:
            self._released = 0
            gc.collect(YOUNG)
