"""A row of records."""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as dataclass_field
from typing import TYPE_CHECKING, ClassVar, TypeVar

from bailey.core.state.checks import list_of
from bailey.core.state.kinds.field import (
    CardPlace,
    Field,
    Source,
    Within,
    declared,
    flatten_row,
    numpy_type,
    places,
    sources,
    width,
)
from bailey.core.state.writing import writer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from bailey.core.state.kinds.field import Column, Reader, Recorded, ScoringState, Types

Row = TypeVar("Row", bound="Recorded")


@dataclass(frozen=True)
class Many(Field):
    """A row of records; with `names`, people address them by name."""

    record: type[Recorded] = dataclass_field(kw_only=True)
    length: int = 1
    names: tuple[str, ...] = ()

    tag: ClassVar[str] = "many"
    said: ClassVar[tuple[str, ...]] = ("record", "length", "names", "by_seat")
    copy_code: ClassVar[str] = "[r.copy() for r in self.{0}]"
    unflatten_code: ClassVar[str] = "[r.unflatten(numbers) for r in self.{0}]"

    def check(self, record: str) -> None:
        """Refuse words in a row of records."""
        if any(field.word for field in self.record.fields):
            message = f"{record}.{self.name}: a row of records cannot hold words; only the record itself can"
            raise TypeError(message)

    @property
    def width(self) -> int:
        """How many numbers all records have."""
        return self.length * width(self.record)

    def column(self) -> Column:
        """Return its column of a NumPy type."""
        return self.name, numpy_type(self.record), (self.length,)

    def fresh(self) -> Callable[[], object]:
        """Return the function that makes its first value."""
        record, length = self.record, self.length
        return lambda: [record() for _ in range(length)]

    def flatten_lines(self) -> list[str]:
        """Append the numbers of small records at once."""
        return [f"for r in self.{self.name}: {flatten_row(self.record)}"]

    def written_names(self) -> tuple[str, ...]:
        """Return the names of the records, if they have any."""
        return self.names or (self.name,)

    def view_code(self, i: int, space: dict[str, object]) -> list[str]:
        """Write every record, under its name or in a list."""
        space[f"write_{i}"] = writer(self.record)
        if self.names:
            return [f"{n!r}: write_{i}(cards, players, r.{self.name}[{k}], viewer)" for k, n in enumerate(self.names)]
        rows = f"r.{self.name}[:players]" if self.by_seat else f"r.{self.name}"
        return [f"{self.name!r}: [write_{i}(cards, players, row, viewer) for row in {rows}]"]

    def read(self, reader: Reader, s: ScoringState, record: object, data: dict[str, object], where: str) -> None:
        """Read the records that are there."""
        if not self.names:
            super().read(reader, s, record, data, where)
        for i, name in enumerate(self.names):
            if name in data:
                reader.record(s, getattr(record, self.name)[i], data[name], f"{where}.{name}")

    def read_value(self, reader: Reader, s: ScoringState, record: object, value: object, where: str) -> None:
        """Read records without names."""
        rows = list_of(where, value, s.seats + s.printed if self.by_seat else self.length)
        for i, row in enumerate(rows):
            reader.record(s, getattr(record, self.name)[i], row, f"{where}[{i}]")

    @property
    def public(self) -> bool:
        """Whether every viewer is always shown the same of all records."""
        return all(field.public for field in self.record.fields)

    def row_name(self, i: int) -> str:
        """Name a record as the position JSON does."""
        return self.names[i] if self.names else f"{self.name}[{i}]"

    def sources(self, cards: int, prefix: str, at: int, seat: int) -> Iterator[Source]:
        """Yield the numbers of every record."""
        for i in range(self.length):
            start, whose = at + i * width(self.record), i if self.by_seat else seat
            yield from sources(self.record, cards, f"{prefix}{self.row_name(i)}.", start, whose)

    def card_places(self, within: Within) -> Iterator[CardPlace]:
        """Yield the places of cards in every record."""
        for i in range(self.length):
            at, owner = within.at + i * width(self.record), i if self.by_seat else within.owner
            yield from places(self.record, Within((*within.path, i), at, i, owner))

    def typescript(self, types: Types) -> list[str]:
        """Return its lines of an interface."""
        inside = types.record(self.record)
        return [f"{name}: {inside};" for name in self.names] or [f"{self.name}: {inside}[];"]


def many(record: type[Row], length: int, names: Sequence[str] = ()) -> list[Row]:
    """Declare a row of records; with `names`, people address them by name."""
    return declared(Many(record=record, length=length, names=tuple(names)))


def each_player(record: type[Row], most: int) -> list[Row]:
    """Declare one record for each player, for as many as can ever play."""
    return declared(Many(record=record, length=most, by_seat=True))
