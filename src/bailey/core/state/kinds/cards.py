"""What piles and cells have in common: slots of cards, who sees them, and numbers beside each card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from bailey.core.state.checks import bits_as_seats, card_entry
from bailey.core.state.kinds.field import (
    CARD,
    CardPlace,
    Field,
    Source,
    Within,
    flatten_row,
    names_of,
    numpy_type,
    sources,
    width,
)
from bailey.core.state.slots import ALL, CARD_BITS, EVERYBODY, KNOWN_AT, NOBODY, OPEN, OWNER, SHUFFLE_AT, Pile
from bailey.core.state.slots import Cells as CardCells
from bailey.core.state.writing import FULL, writer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from bailey.core.state.kinds.field import Column, Reader, Recorded, ScoringState
    from bailey.core.state.slotted import Slotted


#: What the observation says of a card that the viewer cannot know.
UNKNOWN = -1


@dataclass(frozen=True)
class CardSlots(Field):
    """Slots of cards."""

    length: int = 1
    see: int = ALL
    beside: type[Recorded] | None = None  # the class of the record beside each card, which goes where the card goes

    said: ClassVar[tuple[str, ...]] = ("length", "see", "beside")
    copy_code: ClassVar[str] = "self.{0}.copy()"
    unflatten_code: ClassVar[str] = "self.{0}.unflatten(numbers)"

    def check_rows(self, record: str, row: type[Recorded]) -> None:
        """Refuse records along the slots that hold more than numbers."""
        for field in row.fields:
            if not hasattr(field, "default"):
                message = f"{record}.{self.name}: {field.name} cannot lie beside a card; only numbers can"
                raise TypeError(message)

    def check_beside(self, record: str) -> None:
        """Refuse numbers beside the cards that do not start at 0: so they are written when their card goes."""
        if self.beside is None:
            return
        self.check_rows(record, self.beside)
        for field in self.beside.fields:
            default = getattr(field, "default", 0)
            if default:
                message = f"{record}.{self.name}: {field.name} must start at 0, as every number beside a card does"
                raise TypeError(f"{message}; say `unsaid={default}` for what a written position leaves out")

    @property
    def rows(self) -> list[tuple[str, type[Recorded]]]:
        """Return the rows of records that lie along the slots, by name."""
        return [] if self.beside is None else [("beside", self.beside)]

    @property
    def width(self) -> int:
        """How many numbers the head, the slots and the records have."""
        return len(Pile.HEAD) + self.length * (1 + sum(width(record) for _, record in self.rows))

    def column(self) -> Column:
        """Return its column of a NumPy type."""
        import numpy as np

        rows = [(name, numpy_type(record), (self.length,)) for name, record in self.rows]
        slots = ("slots", np.int32, (self.length,))
        return self.name, np.dtype([*((n, np.int32) for n in Pile.HEAD), slots, *rows], align=True)

    def flatten_lines(self) -> list[str]:
        """Append head and slots at once, and the records beside them."""
        head = f"p = self.{self.name}; out += (p.size, p.see, p.loose); out += p.slots"
        return [head, *(f"for r in p.{name}: {flatten_row(record)}" for name, record in self.rows)]

    def slot_sources(self, meaning: str, cards: int, name: str, at: int, seat: int) -> Iterator[Source]:
        """Yield the slots."""
        first, secret = at + len(Pile.HEAD), self.see == NOBODY
        for i in range(self.length):
            yield Source(
                f"{name}[{i}]", meaning, first + i, seat, size_at=at, least=UNKNOWN, most=cards, kind=CARD,
                secret=secret,
            )  # fmt: skip

    @property
    def public(self) -> bool:
        """Whether everybody sees every card."""
        return self.see == ALL

    def viewer_of(self, owner: int) -> int:
        """Return who sees into it, one bit each."""
        return 1 << owner if self.see == OWNER else self.see

    def card_places(self, within: Within) -> Iterator[CardPlace]:
        """Yield itself."""
        see, home = self.viewer_of(within.owner), self.home_of(within.row)
        yield CardPlace(within.path, within.at, self.length, see, self.see == OWNER, home)

    def home_of(self, row: int) -> tuple[int, ...]:  # noqa: ARG002 - a pile may have one for each row
        """Return the cards that lie there at first."""
        return ()

    def read_card(
        self, reader: Reader, s: ScoringState, here: Pile | CardCells, i: int, value: object, where: str
    ) -> None:
        """Read one card: its name, or an object with what is known of it and lies beside it."""
        known = {"card"}
        if here.see != EVERYBODY:
            known |= {"known_to", "shuffle"}
        if self.beside is not None:
            known |= set(names_of(self.beside))
        written = card_entry(where, value, known)
        here.slots[i] = reader.slot(here, written, where)
        if self.beside is not None:
            for field in self.beside.fields:
                unsaid = getattr(field, "unsaid", None)
                if unsaid is not None:
                    setattr(here.beside[i], field.name, unsaid)
            reader.fill(s, here.beside[i], written, where)

    def view_writer(self) -> Callable[..., dict[str, object]] | None:
        """Return the function that writes what lies beside a card."""
        return None if self.beside is None else writer(self.beside)


def known_bits(viewer: int) -> int:
    """Give the bits that a slot has whose card the viewer knows."""
    return OPEN if viewer == EVERYBODY else 1 << (KNOWN_AT + viewer)


def sees(slot: int, viewer: int) -> bool:
    """Tell whether a viewer may be shown the card of a slot."""
    known = known_bits(viewer) if viewer != FULL else 0
    return slot & known == known


def hidden(cards: Sequence[str], slot: int) -> str | dict[str, object]:
    """Write a slot of a pile into which not everybody sees, for whoever sees everything."""
    card, shuffle, knowers = cards[slot & CARD_BITS], slot >> SHUFFLE_AT, (slot >> KNOWN_AT) & EVERYBODY
    if not knowers:
        return {"card": card, "shuffle": shuffle} if shuffle else card
    out: dict[str, object] = {"card": card, "known_to": bits_as_seats(knowers)}
    return {**out, "shuffle": shuffle} if shuffle else out


def with_card(cards: Sequence[str], here: Slotted, i: int, viewer: int) -> dict[str, object]:
    """Write the card of a slot as an object, to which can be added what lies beside it."""
    slot = here.slots[i]
    if viewer == FULL and here.see != EVERYBODY:
        found = hidden(cards, slot)
        return {"card": found} if isinstance(found, str) else found
    return {"card": cards[slot & CARD_BITS] if sees(slot, viewer) else None}


def row_sources(field: CardSlots, cards: int, name: str, at: int, seat: int) -> Iterator[Source]:
    """Yield the numbers of the records that lie along the slots."""
    start = at + len(Pile.HEAD) + field.length
    for _, record in field.rows:
        for i in range(field.length):
            yield from sources(record, cards, f"{name}[{i}].", start, seat)
            start += sum(one.width for one in record.fields)
