"""Checkpoints of a log: every few rows the position is stored, and others are reached by replaying from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bailey.core.play.position import SavedPosition
    from bailey.core.state.record import Record

#: A position is stored after every so many effective rows; at most one less must be replayed to reach any other.
EVERY = 4


class Past:
    """The stored positions of one game, by the index of their effective row."""

    def __init__(self, state: type[Record]) -> None:
        self._state = state
        self._kept: dict[int, SavedPosition] = {}

    def keep(self, index: int, kept: SavedPosition) -> None:
        """Store the position after a row, if a position is due there."""
        if index % EVERY == 0:
            from bailey.core.state.shrinking import shrink

            self._kept[index] = kept._replace(packed=shrink(kept.packed))

    def forget(self, first: int, end: int) -> None:
        """Delete the positions after rows that were taken back."""
        for index in range(first, end):
            self._kept.pop(index, None)

    def nearest(self, index: int) -> tuple[int, SavedPosition]:
        """Return the last row, up to this one, with a stored position, and the position."""
        from bailey.core.state.shrinking import widen

        while index not in self._kept:
            index -= 1
        kept = self._kept[index]
        return index, kept._replace(packed=widen(self._state, kept.packed))

    def __len__(self) -> int:
        """Return the number of stored positions."""
        return len(self._kept)
