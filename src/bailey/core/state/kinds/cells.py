"""Cells: so many fixed places, each empty or holding one card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from bailey.core.state.checks import fields_of, list_of
from bailey.core.state.kinds.cards import CardSlots, row_sources, with_card
from bailey.core.state.kinds.field import Source, declared, names_of
from bailey.core.state.slots import ALL, Cells
from bailey.core.state.writing import writer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from bailey.core.state.kinds.field import Reader, Recorded, ScoringState, Types
    from bailey.core.state.slots import Beside, Site

MEANING = "a card's number plus one; 0 = an empty place, -1 = not to be known"
#: Under this name stands the card of a place that has numbers of its own.
HOLDS = "holds"


@dataclass(frozen=True)
class CellsField(CardSlots):
    """Cells: how many, who sees into them, the numbers of each place and those beside each card."""

    site: type[Recorded] | None = None  # the class of the record that belongs to each place

    tag: ClassVar[str] = "cells"
    said: ClassVar[tuple[str, ...]] = (*CardSlots.said, "site")

    @property
    def rows(self) -> list[tuple[str, type[Recorded]]]:
        """Return the rows of records that lie along the slots, by name."""
        return [*super().rows, *([] if self.site is None else [("sites", self.site)])]

    def check(self, record: str) -> None:
        """Refuse what could not be kept."""
        self.check_beside(record)
        if self.site is not None:
            self.check_rows(record, self.site)

    def fresh(self) -> Callable[[], object]:
        """Return the function that makes its first value."""
        length, see, beside, site = self.length, max(self.see, 0), self.beside, self.site
        return lambda: Cells(length, see, beside, site)

    def view_code(self, i: int, space: dict[str, object]) -> list[str]:
        """Write every place in its order: null where no card lies."""
        space[f"write_{i}"] = cells_writer(self)
        return [f"{self.name!r}: write_{i}(cards, players, r.{self.name}, viewer)"]

    def read_value(self, reader: Reader, s: ScoringState, record: object, value: object, where: str) -> None:
        """Read the places in their order; those that are left out are empty."""
        here = getattr(record, self.name)
        for k, entry in enumerate(list_of(where, value, self.length)):
            at, card = f"{where}[{k}]", entry
            if self.site is not None and entry is not None:
                written = fields_of(at, entry, {HOLDS, *names_of(self.site)})
                card = written.get(HOLDS)
                reader.fill(s, here.sites[k], written, at)
                at = f"{at}.{HOLDS}"
            if card is not None:
                self.read_card(reader, s, here, k, card, at)

    def sources(self, cards: int, prefix: str, at: int, seat: int) -> Iterator[Source]:
        """Yield every place, and the numbers along them."""
        name = prefix + self.name
        yield from self.slot_sources(MEANING, cards, name, at, seat)
        yield from row_sources(self, cards, name, at, seat)

    def typescript(self, types: Types) -> list[str]:
        """Return its line of an interface."""
        holds = types.card(hidden=not self.public)
        if self.beside is not None:
            holds = types.record(self.beside, holds)
        elif not self.public:
            holds = f"{{ card: {holds} }}"
        if self.site is None:
            return [f"{self.name}: ({holds} | null)[];"]
        return [f"{self.name}: {types.record(self.site, f'{holds} | null', HOLDS)}[];"]


def cells_writer(field: CellsField) -> Callable[..., list[object]]:
    """Return the function that writes cells for a viewer."""
    beside = None if field.beside is None else writer(field.beside)
    site = None if field.site is None else writer(field.site)
    named = field.public and beside is None

    def write(cards: Sequence[str], players: int, here: Cells, viewer: int) -> list[object]:
        out: list[object] = [None] * len(here.slots)
        for k in here.taken():
            card = with_card(cards, here, k, viewer)
            more = {} if beside is None else beside(cards, players, here.beside[k], viewer)
            out[k] = card["card"] if named else {**card, **more}
        if site is None:
            return out
        return [{**site(cards, players, here.sites[k], viewer), HOLDS: card} for k, card in enumerate(out)]

    return write


def cells(
    count: int, see: int = ALL, site: type[Site] | None = None, beside: type[Beside] | None = None
) -> Cells[Beside, Site]:
    """Declare so many places for cards: who sees into them, what belongs to each place, what lies beside each card.

    The numbers of `site` stay where they are; those of `beside` start at 0, and go where their card goes.
    """
    return declared(CellsField(length=count, see=see, site=site, beside=beside))
