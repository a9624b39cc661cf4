"""Long work on the event loop, a few milliseconds at a time, so that nobody else waits longer than that."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

#: So long one slice takes, in seconds, and a step more.
SLICE_SECONDS = 0.004


class Slices:
    """Takes the steps of several works in turn: only one of them has a slice between two rounds of the loop."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def over(self, steps: Iterable[Any]) -> None:
        """Take all steps of a work."""
        left = iter(steps)
        while True:
            async with self._turn:
                if not self._slice(left):
                    return
            await asyncio.sleep(0)

    @staticmethod
    def _slice(left: Iterable[Any]) -> bool:
        """Take some steps, and tell whether there may be more."""
        end = time.perf_counter() + SLICE_SECONDS
        return any(time.perf_counter() >= end for _ in left)
