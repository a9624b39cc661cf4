"""What every kind of field knows, and what is worked out from the fields of a record together.

A kind is a subclass of `Field`. It knows its NumPy column, its plain value, its JSON, its place in the observation, its
TypeScript type, and where in it cards lie that a viewer may not know.
"""
# Any: a field stands for its value in the class that declares it.

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from bailey.core.state.checks import LEAST, MOST

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Self

    import numpy as np
    from numpy.typing import DTypeLike

    from bailey.core.state.slotted import Slotted

    #: A column of a NumPy type: its name, its type, and how many there are side by side.
    Column = tuple[str, DTypeLike] | tuple[str, DTypeLike, tuple[int, ...]]

#: A slot of the observation that belongs to no container of cards.
NO_PILE = -1
#: What a number of the observation says: how much there is, yes or no, one of several things, a seat (-1: nobody), a
#: card, or several bits or amounts in one number.
AMOUNT, FLAG, CATEGORY, SEAT, CARD, BITS, AMOUNTS = KINDS = (
    "amount", "flag", "category", "seat", "card", "bits", "amounts",
)  # fmt: skip


class Recorded(Protocol):
    """A record, as far as the kinds of fields know it; `record` has the class itself."""

    fields: ClassVar[tuple[Field, ...]]

    def copy(self) -> Self:
        """Return a twin that shares nothing with this one."""

    def unflatten(self, numbers: Iterator[int]) -> None:
        """Take its numbers back from `numbers`."""


class ScoringState(Protocol):
    """A state, as far as the kinds of fields know it: how many score."""

    seats: int
    printed: int


class Reader(Protocol):
    """What reads a position that somebody wrote (`reading`)."""

    def fill(self, s: ScoringState, record: Recorded, data: dict[str, object], where: str) -> None:
        """Read the fields of a record."""

    def record(self, s: ScoringState, record: Recorded, value: object, where: str) -> None:
        """Read a record."""

    def slot(self, pile: Slotted, entry: dict[str, object], where: str) -> int:
        """Read a card and what is known of it."""


class Types(Protocol):
    """What writes the TypeScript types of a game."""

    hidden_pile: str

    def words(self, names: tuple[str, ...]) -> str:
        """Return the type of a number that is written by name."""

    def card(self, *, hidden: bool) -> str:
        """Return the type of a card, which may be hidden from a viewer."""

    def record(self, record: type[Recorded], card: str = "", called: str = "card") -> str:
        """Return the type of a record."""


def declared(field: Field) -> Any:
    """Return a field as what declares a value in a record: who reads the record gets values, not fields."""
    return field


@dataclass(frozen=True)
class Source:
    """Where a number of the observation comes from, and which seat it belongs to (-1: the whole table)."""

    name: str
    meaning: str
    at: int
    seat: int
    size_at: int = NO_PILE
    least: int = LEAST
    most: int = MOST
    kind: str = AMOUNT  # of KINDS
    usual: int = 0  # about how large an amount gets; 0: as large as it can
    parts: int = 1  # how many bits or amounts are in it,
    bits: int = 1  # and how many bits each has
    secret: bool = False  # whether it is the slot of a pile into which nobody sees


@dataclass(frozen=True)
class Within:
    """Where a record stands: its path, its first flat number, its row in the `many` around it, and its seat."""

    path: tuple[str | int, ...] = ()
    at: int = 0
    row: int = 0
    owner: int = 0


@dataclass(frozen=True)
class CardPlace:
    """Where cards lie: the path to the pile or cells, its first flat number, and what was declared of it."""

    path: tuple[str | int, ...]
    at: int
    length: int
    see: int  # who sees into it, one bit each
    owned: bool  # whether that is the player in whose record it lies
    home: tuple[int, ...]  # the cards that lie there at first


@dataclass(frozen=True)
class Field:
    """One declared field of a record. A subclass is one kind of field."""

    name: str = ""
    inner: bool = False  # the core's own: in no view
    by_seat: bool = False  # one record a seat; those beyond the seats of a game are not written
    replaces: bool = False  # stands in the place of the inherited field of the same name

    #: What a stored layout calls the kind, and the attributes that say how its numbers read.
    tag: ClassVar[str] = ""
    said: ClassVar[tuple[str, ...]] = ()
    kinds: ClassVar[dict[str, type[Field]]] = {}
    #: Whether it is part of the state; whether it is one number; whether it is a 64-bit word of the generator.
    stored: ClassVar[bool] = True
    single: ClassVar[bool] = False
    word: ClassVar[bool] = False

    def __init_subclass__(cls) -> None:
        """Register the kind, so that a stored layout can name it; one without a tag of its own is stored as another."""
        if "tag" in vars(cls):
            Field.kinds[cls.tag] = cls

    def check(self, record: str) -> None:
        """Refuse a declaration that cannot be kept."""

    # The numbers

    @property
    def width(self) -> int:
        """How many numbers it has when it is laid out flat."""
        return 1

    def column(self) -> Column:
        """Return its column of a NumPy type."""
        raise NotImplementedError

    # The plain value: expressions and lines of generated code, `{0}` being the name

    copy_code: ClassVar[str] = "self.{0}"
    flatten_code: ClassVar[str] = "out.append(self.{0})"
    unflatten_code: ClassVar[str] = "self.{0} = next(numbers)"

    def fresh(self) -> Callable[[], object]:
        """Return the function that makes its first value."""
        raise NotImplementedError

    def flatten_lines(self) -> list[str]:
        """Return the lines that append its numbers to `out`."""
        return [self.flatten_code.format(self.name)]

    # JSON

    def written_names(self) -> tuple[str, ...]:
        """Return the names under which people write it."""
        return (self.name,)

    def view_code(self, i: int, space: dict[str, object]) -> list[str]:
        """Return entries of a dict display that write it from `r`; what they use is put into `space` under `_i`."""
        raise NotImplementedError

    def read(self, reader: Reader, s: ScoringState, record: object, data: dict[str, object], where: str) -> None:
        """Read it from an object that somebody wrote, if it is there."""
        if self.name in data:
            self.read_value(reader, s, record, data[self.name], f"{where}.{self.name}")

    def read_value(self, reader: Reader, s: ScoringState, record: object, value: object, where: str) -> None:
        """Read its value."""
        raise NotImplementedError

    # Viewers

    @property
    def public(self) -> bool:
        """Whether every viewer is always shown the same of it."""
        return True

    def alike(self, value: object) -> bool:  # noqa: ARG002 - of a public field nothing need be known
        """Tell whether every viewer is shown the same of it now."""
        return self.public

    def sources(self, cards: int, prefix: str, at: int, seat: int) -> Iterator[Source]:
        """Yield the numbers of the observation."""
        raise NotImplementedError

    def card_places(self, within: Within) -> Iterator[CardPlace]:  # noqa: ARG002 - most kinds hold none
        """Yield the places of cards in it, which begins at `within.at`."""
        yield from ()

    def typescript(self, types: Types) -> list[str]:
        """Return its lines of a TypeScript interface."""
        raise NotImplementedError


# Records


def width(record: type[Recorded]) -> int:
    """Return how many numbers a record has when it is laid out flat."""
    return sum(field.width for field in record.fields)


def starts(record: type[Recorded], at: int = 0) -> Iterator[tuple[Field, int]]:
    """Go through the fields of a record and where each begins in its flat numbers."""
    for field in record.fields:
        yield field, at
        at += field.width


def numpy_type(record: type[Recorded]) -> np.dtype[np.void]:
    """Return the NumPy type of a record: the body that compiled play works on."""
    import numpy as np

    return np.dtype([field.column() for field in record.fields], align=True)


def places(record: type[Recorded], within: Within | None = None) -> Iterator[CardPlace]:
    """Find every place of cards in a record."""
    within = within or Within()
    for field, at in starts(record, within.at):
        yield from field.card_places(Within((*within.path, field.name), at, within.row, within.owner))


def sources(record: type[Recorded], cards: int, prefix: str = "", at: int = 0, seat: int = -1) -> Iterator[Source]:
    """Find the numbers of a record that somebody may know; their names are those of the position JSON."""
    for field, start in starts(record, at):
        if not field.inner:
            yield from field.sources(cards, prefix, start, seat)


def flatten_row(record: type[Recorded]) -> str:
    """Return the statement that appends the numbers of a record `r`: straight code if it has only single ones."""
    if record.fields and all(field.single for field in record.fields):
        return f"out += ({''.join(f'r.{field.name}, ' for field in record.fields)})"
    return "r.flatten(out)"


def names_of(record: type[Recorded]) -> list[str]:
    """List the names that people write for the fields of a record."""
    return [name for field in record.fields if not field.inner for name in field.written_names()]
