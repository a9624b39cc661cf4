"""A pile of cards, in an order, with numbers beside each card if so declared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from bailey.core.state.checks import list_of
from bailey.core.state.kinds.cards import CardSlots, hidden, known_bits, row_sources, with_card
from bailey.core.state.kinds.field import Source, declared
from bailey.core.state.slots import ALL, CARD_BITS, EVERYBODY, NOBODY, Pile, PileBeside
from bailey.core.state.writing import FULL

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from bailey.core.state.kinds.field import Reader, ScoringState, Types
    from bailey.core.state.slots import Beside

MEANING = "a card's number plus one; 0 = no card, -1 = not to be known"


@dataclass(frozen=True)
class PileField(CardSlots):
    """A pile: how many cards it can hold, who sees into it, which cards start there."""

    homes: tuple[tuple[int, ...], ...] = ((),)  # the cards at first, for each row of the `many` around it

    tag: ClassVar[str] = "pile"

    def check(self, record: str) -> None:
        """Refuse what could not be kept."""
        self.check_beside(record)
        if self.beside is not None and self.see == NOBODY:
            message = f"{record}.{self.name}: nobody sees into it, and numbers cannot be kept beside shuffled cards"
            raise TypeError(f"{message}; keep the cards in cells, or let somebody see them")

    def fresh(self) -> Callable[[], object]:
        """Return the function that makes its first value."""
        length, see, beside = self.length, max(self.see, 0), self.beside
        if beside is None:
            return lambda: Pile(length, see)
        return lambda: PileBeside(length, see, beside)

    def home_of(self, row: int) -> tuple[int, ...]:
        """Return the cards that lie there at first."""
        return self.homes[row if len(self.homes) > 1 else 0]

    def view_code(self, i: int, space: dict[str, object]) -> list[str]:
        """Write the cards from the bottom to the top."""
        if self.beside is None:
            space["write_pile"] = write_pile
            return [f"{self.name!r}: write_pile(cards, r.{self.name}, viewer)"]
        space[f"write_{i}"], space["write_accompanied"] = self.view_writer(), write_accompanied
        return [f"{self.name!r}: write_accompanied(cards, players, r.{self.name}, write_{i}, viewer)"]

    def read_value(self, reader: Reader, s: ScoringState, record: object, value: object, where: str) -> None:
        """Read the cards from the bottom to the top."""
        here = getattr(record, self.name)
        entries = list_of(where, value, self.length)
        for i, entry in enumerate(entries):
            self.read_card(reader, s, here, i, entry, f"{where}[{i}]")
        here.size = len(entries)

    def alike(self, value: object) -> bool:
        """Of a pile in an order that nobody knows, everybody is shown how large it is, and no more."""
        assert isinstance(value, Pile)
        return self.public or (self.beside is None and bool(value.loose or not value.size))

    def sources(self, cards: int, prefix: str, at: int, seat: int) -> Iterator[Source]:
        """Yield the size, the slots, and what lies beside them."""
        name = prefix + self.name
        yield Source(f"{name}.size", "how many cards lie there", at, seat, least=0, most=self.length)
        yield from self.slot_sources(MEANING, cards, name, at, seat)
        yield from row_sources(self, cards, name, at, seat)

    def typescript(self, types: Types) -> list[str]:
        """Return its line of an interface."""
        card = types.card(hidden=not self.public)
        if self.beside is not None:
            return [f"{self.name}: {types.record(self.beside, card)}[];"]
        return [f"{self.name}: {f'{card}[]' if self.public else types.hidden_pile};"]


def write_pile(cards: Sequence[str], here: Pile, viewer: int) -> int | Sequence[str | dict[str, object] | None]:
    """Write a pile: what the viewer does not know is null, and a pile of which they know nothing is its size."""
    slots = here.slots[: here.size]
    if viewer == FULL:
        if here.see == EVERYBODY:
            return [cards[slot & CARD_BITS] for slot in slots]
        return [hidden(cards, slot) for slot in slots]
    if here.loose and slots:
        return here.size
    known = known_bits(viewer)
    written = [cards[slot & CARD_BITS] if slot & known == known else None for slot in slots]
    return here.size if slots and not any(written) else written


def write_accompanied(
    cards: Sequence[str], players: int, here: Pile, write: Callable[..., dict[str, object]], viewer: int
) -> list[dict[str, object]]:
    """Write a pile whose cards have numbers beside them."""
    if viewer == FULL and here.see != EVERYBODY:
        told = [with_card(cards, here, i, viewer) for i in range(here.size)]
        return [{**card, **write(cards, players, here.beside[i], viewer)} for i, card in enumerate(told)]
    out: list[dict[str, object]] = []
    known = 0 if viewer == FULL else known_bits(viewer)
    for i in range(here.size):
        slot = here.slots[i]
        card = cards[slot & CARD_BITS] if slot & known == known else None
        out.append({"card": card, **write(cards, players, here.beside[i], viewer)})
    return out


def pile(
    capacity: int,
    see: int = ALL,
    home: Sequence[int] = (),
    homes: Sequence[Sequence[int]] = (),
    beside: type[Beside] | None = None,
) -> Pile[Beside]:
    """Declare a pile of cards: how many it can hold, who sees into it, which cards start there, what lies beside each.

    A pile in a row of records has `homes`, the starting cards row by row; any other has one `home`. The numbers of
    `beside` start at 0, and go where their card goes.
    """
    return declared(PileField(length=capacity, see=see, homes=tuple(map(tuple, homes or [home])), beside=beside))
