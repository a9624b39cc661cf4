"""Long work on the event loop, done in slices of a few milliseconds, so that nothing else waits longer than that."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

#: A slice ends with the step during which so many seconds have passed.
SLICE_SECONDS = 0.004


class TimeSlices:
    """Runs several iterators in turn: between two rounds of the event loop only one of them has a slice."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def run(self, steps: Iterable[object]) -> None:
        """Run an iterator to its end."""
        left = iter(steps)
        while True:
            async with self._turn:
                if not self._slice(left):
                    return
            await asyncio.sleep(0)

    @staticmethod
    def _slice(left: Iterable[object]) -> bool:
        """Take some steps; false: there are no more."""
        end = time.perf_counter() + SLICE_SECONDS
        return any(time.perf_counter() >= end for _ in left)
