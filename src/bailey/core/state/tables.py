"""Card tables: declared as records, written as data, and read through one accessor.

    card = table([...])                                    # in the game's cards.py
    card(c).cost                                           # in its rules

A game with several tables of cards adds each to one list, which lays them out in one range of card numbers:

    CARDS = Cards()
    tile = CARDS.add("tile", TILE_IDS, TILE_ROWS, read_tile)
    good = CARDS.add("good", GOOD_IDS, GOOD_ROWS, read_good)
    good(c).price                                          # c is the number of a card
    Game(cards=CARDS.names, ...)

The numbers of the rules that stand on no card are a record of their own, a table of one row:

    rulebook = single(Rulebook())
    rulebook().hand_limit                                  # in its rules

An accessor is plain; compiled play reads the same rows from one NumPy array, so that other numbers compile nothing.
"""

from __future__ import annotations

from itertools import repeat
from typing import TYPE_CHECKING, NamedTuple, NoReturn, TypeVar

from bailey.core.state.record import Record
from bailey.core.state.rules import rule

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from bailey.core.state.kinds.field import Field

Row = TypeVar("Row", bound=Record)
Data = TypeVar("Data")


class DataTable(NamedTuple):
    """An accessor, the rows that it reads, and the number of the first of them; None: it takes no number."""

    accessor: Callable[..., Record]
    rows: Sequence[Record]
    first: int | None


#: Every table, for compiled play to replace its accessor.
TABLES: list[DataTable] = []


def table(rows: Sequence[Row]) -> Callable[[int], Row]:
    """Make the accessor of a table: a built-in method, which plain play calls at half the cost of a function."""
    row = rows.__getitem__
    TABLES.append(DataTable(row, rows, 0))
    return row


def single(row: Row) -> Callable[[], Row]:
    """Make the accessor of a table of one row: a built-in method too."""
    _check_numbers(type(row).__name__, row)
    accessor = repeat(row).__next__
    TABLES.append(DataTable(accessor, [row], None))
    return accessor


class Cards:
    """All cards of a game: several tables, in one range of card numbers."""

    def __init__(self) -> None:
        self._names: list[str] = []
        self._tables: dict[str, range] = {}
        #: What is printed on each card, by its name, where that is an object of a data file.
        self.printed: dict[str, dict[str, object]] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all cards, by their numbers."""
        return tuple(self._names)

    def add(
        self, name: str, ids: Iterable[str], data: Iterable[Data], read: Callable[[Data], Row]
    ) -> Callable[[int], Row]:
        """Add a table and return its accessor, which takes the number of a card.

        `ids` are the names of the cards, `data` what is printed on each, and `read` makes the record of one card.
        """
        if name in self._tables:
            message = f"cards: there is a table {name!r} already; give each its own name"
            raise TypeError(message)
        cards, printed = list(ids), list(data)
        if len(cards) != len(printed) or not cards:
            message = f"cards: table {name!r} has {len(cards)} names for {len(printed)} rows; give every card a row"
            raise TypeError(message)
        first = len(self._names)
        rows = [_read(name, card, row, read) for card, row in zip(cards, printed, strict=True)]
        self._check_names(name, cards)
        self._names += cards
        self.printed |= {card: row for card, row in zip(cards, printed, strict=True) if isinstance(row, dict)}
        self._tables[name] = range(first, len(self._names))
        return _accessor(name, rows, first)

    def _check_names(self, table: str, cards: Sequence[object]) -> None:
        """Refuse a name that is none, or that another card has."""
        known: dict[object, str] = {}
        for name, numbers in self._tables.items():
            known |= dict.fromkeys(self._names[numbers.start : numbers.stop], name)
        for card in cards:
            if not isinstance(card, str) or not card:
                _refuse(table, card, "is no name; name each card by a text")
            if card in known:
                _refuse(table, card, f"is the name of a card of {known[card]!r} already; give each card its own")
            known[card] = table

    def numbers(self, name: str) -> range:
        """Give the numbers of a table's cards: what lies in their home pile."""
        if name not in self._tables:
            message = f"cards: there is no table {name!r}; known are {', '.join(self._tables) or 'none'}"
            raise TypeError(message)
        return self._tables[name]

    def among(self, name: str) -> Callable[[int], bool]:
        """Make the rule that tells whether a card is of a table."""
        numbers = self.numbers(name)
        first, end = numbers.start, numbers.stop

        @rule
        def among(card: int) -> bool:
            """Tell whether a card is of this table."""
            return first <= card < end

        return among


class _ByNumber(dict[int, Row]):
    """The rows of a table by the numbers of their cards: to read one costs no more than from a list."""

    def __init__(self, name: str, rows: Sequence[Row], first: int) -> None:
        super().__init__(enumerate(rows, first))
        self.name = name

    def __missing__(self, number: int) -> NoReturn:
        message = f"card {number} is not of the table {self.name!r}"
        raise IndexError(message)


def _accessor(name: str, rows: list[Row], first: int) -> Callable[[int], Row]:
    row = _ByNumber(name, rows, first).__getitem__
    TABLES.append(DataTable(row, rows, first))
    return row


def _refuse(table: str, card: object, what: str) -> NoReturn:
    message = f"cards: table {table!r}: {card!r} {what}"
    raise TypeError(message)


def _read(table: str, card: str, data: Data, read: Callable[[Data], Row]) -> Row:
    """Read what is printed on one card, and refuse it by name if it cannot be read."""
    try:
        made = read(data)
    except (LookupError, TypeError, ValueError, AttributeError) as fault:
        message = f"cards: table {table!r}: {card!r} cannot be read ({fault!r}); correct its row"
        raise TypeError(message) from fault
    if not isinstance(made, Record):
        _refuse(table, card, f"is read as {made!r}; return a record")
    _check_numbers(f"table {table!r}: {card!r}", made)
    return made


def _check_numbers(what: str, record: Record) -> None:
    """Refuse numbers that a record cannot hold."""
    for field, value in _numbers(record):
        least, most = getattr(field, "least", -(1 << 63)), getattr(field, "most", (1 << 63) - 1)
        if not isinstance(value, int) or not least <= value <= most:
            message = f"cards: {what} has {field.name}={value!r}; it must be a whole number from {least} to {most}"
            raise TypeError(message)


def _numbers(record: Record) -> Iterator[tuple[Field, object]]:
    """Go through the numbers of a record and the fields that they belong to."""
    for field in record.fields:
        value = getattr(record, field.name)
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, Record):
                yield from _numbers(one)
            else:
                yield field, one
