"""The positions that a log has led to, some of them kept in little room: the others are a few choices away."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bailey.core.position import Kept
    from bailey.core.record import Record

#: The position after every so many effective rows is kept, so that one less are played at most to reach any other.
EVERY = 4


class Past:
    """Kept positions of one game, by the index of the effective row that led to them."""

    def __init__(self, state: type[Record]) -> None:
        self._state = state
        self._kept: dict[int, Kept] = {}

    def keep(self, index: int, kept: Kept) -> None:
        """Keep the position after a row, if it is one of those that are kept."""
        if index % EVERY == 0:
            from bailey.core.layout import shrink

            self._kept[index] = kept._replace(packed=shrink(kept.packed))

    def forget(self, first: int, end: int) -> None:
        """Forget the positions after rows that were taken back."""
        for index in range(first, end):
            self._kept.pop(index, None)

    def nearest(self, index: int) -> tuple[int, Kept]:
        """Give the last position that is kept at a row or before it, and its row."""
        from bailey.core.layout import widen

        while index not in self._kept:
            index -= 1
        kept = self._kept[index]
        return index, kept._replace(packed=widen(self._state, kept.packed))

    def __len__(self) -> int:
        """Count the kept positions."""
        return len(self._kept)
