"""A slot, and a pile of slots: what a card's place remembers of it.

A slot is one number: the card, who knows it, and the shuffle that hid it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

CARD_BITS, KNOWN_AT, SHUFFLE_AT = 0x3FF, 10, 18
#: The viewers that a slot can tell apart, one bit each.
EVERYBODY = 0xFF
#: What every open slot carries beside its card: known to everybody, hidden by no shuffle.
OPEN = EVERYBODY << KNOWN_AT
KNOWLEDGE_BITS = OPEN | CARD_BITS
LAST_SHUFFLE = (1 << (31 - SHUFFLE_AT)) - 1


class Pile:
    """The plain twin of a pile: its size, who sees what enters it, whether it is loose, and its slots."""

    HEAD = ("size", "see", "loose")
    __slots__ = ("loose", "see", "size", "slots")

    def __init__(self, capacity: int, see: int) -> None:
        self.size = 0
        self.see = see
        self.loose = 0
        self.slots = [0] * capacity

    def copy(self) -> Pile:
        """Return a twin that shares nothing with this one."""
        twin = Pile.__new__(Pile)
        twin.size, twin.see, twin.loose, twin.slots = self.size, self.see, self.loose, self.slots[:]
        return twin

    def unflatten(self, numbers: Iterator[int]) -> None:
        """Take the pile's numbers back from `numbers`."""
        self.size, self.see, self.loose = next(numbers), next(numbers), next(numbers)
        self.slots = [next(numbers) for _ in self.slots]
