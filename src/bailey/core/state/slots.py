"""A slot, and piles and cells of slots: what the place of a card remembers of it.

A slot is one number: the card, who knows it, and the shuffle that hid it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from typing_extensions import TypeVar

    from bailey.core.state.kinds.field import Recorded
else:
    from typing import TypeVar

CARD_BITS, KNOWN_AT, SHUFFLE_AT = 0x3FF, 10, 18
#: The viewers that a slot can tell apart, one bit each.
EVERYBODY = 0xFF
#: What every open slot carries beside its card: known to everybody, hidden by no shuffle.
OPEN = EVERYBODY << KNOWN_AT
#: What stands in an empty place of cells: as a slot, known to everybody.
NO_CARD = -1
KNOWLEDGE_BITS = OPEN | CARD_BITS
LAST_SHUFFLE = (1 << (31 - SHUFFLE_AT)) - 1
#: Who may see into a pile: everybody, nobody, or the player in whose record the pile is declared.
ALL, NOBODY, OWNER = EVERYBODY, 0, -1


if TYPE_CHECKING:
    # A pile that declares no record beside its cards has none that could be read. The lists are never written to.
    Beside = TypeVar("Beside", bound=Recorded, default=Recorded, covariant=True)
    Site = TypeVar("Site", bound=Recorded, default=Recorded, covariant=True)
else:
    Beside, Site = TypeVar("Beside"), TypeVar("Site")


class Pile(Generic[Beside]):
    """The plain twin of a pile: its size, who sees what enters it, whether it is loose, and its slots."""

    HEAD: ClassVar = ("size", "see", "loose")
    __slots__ = ("loose", "see", "size", "slots")

    if TYPE_CHECKING:
        beside: list[Beside]  # the records beside the cards, slot by slot, if any are declared

    def __init__(self, capacity: int, see: int) -> None:
        self.size = 0
        self.see = see
        self.loose = 0
        self.slots = [0] * capacity

    def copy(self) -> Pile[Beside]:
        """Return a twin that shares nothing with this one."""
        twin: Pile[Beside] = Pile.__new__(Pile)
        twin.size, twin.see, twin.loose, twin.slots = self.size, self.see, self.loose, self.slots[:]
        return twin

    def unflatten(self, numbers: Iterator[int]) -> None:
        """Take the pile's numbers back from `numbers`."""
        self.size, self.see, self.loose = next(numbers), next(numbers), next(numbers)
        self.slots = [next(numbers) for _ in self.slots]

    def taken(self) -> Sequence[int]:
        """Return the slots that hold a card."""
        return range(self.size)

    def fill(self, slots: Sequence[int]) -> None:
        """Lay the first cards into it."""
        self.size = len(slots)
        self.slots[: self.size] = slots

    def clear(self) -> None:
        """Take every card away."""
        self.slots[: self.size] = [0] * self.size
        self.size = 0


class PileBeside(Pile[Beside]):
    """The plain twin of a pile with a record beside each card."""

    __slots__ = ("beside",)

    def __init__(self, capacity: int, see: int, record: type[Beside]) -> None:
        super().__init__(capacity, see)
        self.beside = [record() for _ in range(capacity)]

    def copy(self) -> PileBeside[Beside]:
        """Return a twin that shares nothing with this one."""
        twin: PileBeside[Beside] = PileBeside.__new__(PileBeside)
        twin.size, twin.see, twin.loose, twin.slots = self.size, self.see, self.loose, self.slots[:]
        twin.beside = [row.copy() for row in self.beside]
        return twin

    def unflatten(self, numbers: Iterator[int]) -> None:
        """Take the pile's numbers back from `numbers`."""
        super().unflatten(numbers)
        for row in self.beside:
            row.unflatten(numbers)


class Cells(Generic[Beside, Site]):
    """The plain twin of cells: how many places, who sees into them, their slots, and the records along them.

    It is laid out as a pile is, so that what goes through slots need not tell them apart; `loose` is always 0.
    """

    __slots__ = ("beside", "loose", "see", "sites", "size", "slots")

    def __init__(self, count: int, see: int, beside: type[Beside] | None, site: type[Site] | None) -> None:
        self.size = count
        self.see = see
        self.loose = 0
        self.slots = [NO_CARD] * count
        if beside is not None:
            self.beside: list[Beside] = [beside() for _ in range(count)]
        if site is not None:
            self.sites: list[Site] = [site() for _ in range(count)]

    def rows(self) -> Iterator[Recorded]:
        """Go through the records along the places, in the order in which their numbers stand."""
        for name in ("beside", "sites"):
            yield from getattr(self, name, ())

    def copy(self) -> Cells[Beside, Site]:
        """Return a twin that shares nothing with this one."""
        twin: Cells[Beside, Site] = Cells.__new__(Cells)
        twin.size, twin.see, twin.loose, twin.slots = self.size, self.see, 0, self.slots[:]
        for name in ("beside", "sites"):
            if hasattr(self, name):
                setattr(twin, name, [row.copy() for row in getattr(self, name)])
        return twin

    def unflatten(self, numbers: Iterator[int]) -> None:
        """Take the numbers back from `numbers`."""
        self.size, self.see, self.loose = next(numbers), next(numbers), next(numbers)
        self.slots = [next(numbers) for _ in self.slots]
        for row in self.rows():
            row.unflatten(numbers)

    def taken(self) -> list[int]:
        """Return the places that hold a card."""
        return [k for k, slot in enumerate(self.slots) if slot != NO_CARD]

    def fill(self, slots: Sequence[int]) -> None:
        """Lay the first cards into the first places."""
        self.slots[: len(slots)] = slots

    def clear(self) -> None:
        """Take every card away."""
        self.slots = [NO_CARD] * len(self.slots)
