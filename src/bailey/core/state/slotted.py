"""What piles and cells have in common, whatever lies along their slots."""

from __future__ import annotations

from typing import Protocol


class Slotted(Protocol):
    """A pile or cells."""

    size: int
    see: int
    loose: int
    slots: list[int]
