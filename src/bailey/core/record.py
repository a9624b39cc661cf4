"""A state is declared once; everything else about its shape is derived from the declaration.

    class Player(Record):
        gold: int = 15
        hand: Pile = pile(12, see=OWNER)

From this come the plain slotted twin (the class itself), the NumPy type for compiled play, the flat list of numbers
that digests and comparisons use, the position JSON and the views (`forms`), and the observation layout (`observe`).

Every number is a signed 32-bit integer; only the core's own generator uses 64-bit words, and they come first.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Any, ClassVar

from bailey.core.slots import EVERYBODY, Pile

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Self

    import numpy as np

#: The smallest and the largest number that a field can hold.
LEAST, MOST = -(1 << 31), (1 << 31) - 1
#: Who may see into a pile: everybody, nobody, or the player in whose record the pile is declared.
ALL, NOBODY, OWNER = EVERYBODY, 0, -1


@dataclass(frozen=True)
class Field:
    """One declared field: what it is, how long, what it starts as, and how people write it."""

    name: str = ""
    kind: str = "number"  # number, word, numbers, pile, many, plain
    default: int = 0
    length: int = 1
    least: int = LEAST  # of the numbers that may be written
    most: int = MOST
    names: tuple[str, ...] = ()  # of the values of a number, or of the records of a `many`
    truth: bool = False  # a number that people write as true or false
    see: int = ALL
    homes: tuple[tuple[int, ...], ...] = ()  # the cards that lie there at first, for each row of the `many` around it
    record: type[Record] | None = None
    beside: str = ""  # the pile whose cards these records accompany, slot by slot
    inner: bool = False  # the core's own: in no view
    by_seat: bool = False  # one record a seat; those beyond the seats of this game are not written


def number(default: int = 0, names: Sequence[str] = (), least: int = LEAST, most: int = MOST) -> Any:
    """Declare a number from `least` to `most`; with `names`, people write and read the name instead."""
    return Field(default=default, names=tuple(names), least=least, most=most)


def truth(default: bool = False) -> Any:  # noqa: FBT001, FBT002 - reads as truth(True) in a declaration
    """Declare a number that is 0 or 1 and that people write as false or true."""
    return Field(default=int(default), truth=True)


def numbers(length: int, default: int = 0, least: int = LEAST, most: int = MOST) -> Any:
    """Declare a row of numbers from `least` to `most`."""
    return Field(kind="numbers", length=length, default=default, least=least, most=most)


def pile(capacity: int, see: int = ALL, home: Sequence[int] = (), homes: Sequence[Sequence[int]] = ()) -> Any:
    """Declare a pile of cards: how many it can hold, who sees into it, which cards start there.

    A pile in a row of records has `homes`, the starting cards row by row; any other has one `home`.
    """
    return Field(kind="pile", length=capacity, see=see, homes=tuple(map(tuple, homes or [home])))


def many(record: type[Record], length: int, names: Sequence[str] = ()) -> Any:
    """Declare a row of records; with `names`, people address them by name."""
    return Field(kind="many", record=record, length=length, names=tuple(names))


def each_player(record: type[Record], most: int) -> Any:
    """Declare one record for each player, for as many as can ever play."""
    return Field(kind="many", record=record, length=most, by_seat=True)


def beside(pile_name: str, record: type[Record], length: int) -> Any:
    """Declare records that lie beside the cards of a pile, one a card."""
    return Field(kind="many", record=record, length=length, beside=pile_name)


def inner(field: Field) -> Any:
    """Declare a field as the core's own: it is part of the state, but of nobody's view."""
    return Field(**{**field.__dict__, "inner": True})


def word() -> Any:
    """Declare a 64-bit word of the core's generator."""
    return Field(kind="word", inner=True)


def plain_list() -> Any:
    """Declare a list that only the plain twin has; it is no part of the state."""
    return Field(kind="plain")


def _check(cls: type[Record]) -> None:
    seen_number = False
    names = [field.name for field in cls.declared]
    for field in cls.fields:
        if names.count(field.name) > 1:
            message = f"{cls.__name__}.{field.name}: is declared already in what this record is based on"
            raise TypeError(message)
        if field.record is not None and any(inner.kind == "word" for inner in field.record.fields):
            message = f"{cls.__name__}.{field.name}: a row of records cannot hold words; only the record itself can"
            raise TypeError(message)
        if field.kind == "word" and seen_number:
            message = f"{cls.__name__}.{field.name}: the generator's words come first"
            raise TypeError(message)
        seen_number = seen_number or field.kind != "word"


_COPY = {
    "plain": "None if self.{0} is None else []",
    "number": "self.{0}",
    "word": "self.{0}",
    "numbers": "self.{0}[:]",
    "pile": "self.{0}.copy()",
    "many": "[r.copy() for r in self.{0}]",
}
#: Kinds of fields that are one number.
SINGLE = ("number", "word")
_FLATTEN = {
    "numbers": "out.extend(self.{0})",
    "pile": "p = self.{0}; out += (p.size, p.see, p.loose); out += p.slots",
    "many": "for r in self.{0}: r.flatten(out)",
}
_UNFLATTEN = {
    "number": "self.{0} = next(numbers)",
    "word": "self.{0} = next(numbers)",
    "numbers": "self.{0} = [next(numbers) for _ in self.{0}]",
    "pile": "self.{0}.unflatten(numbers)",
    "many": "[r.unflatten(numbers) for r in self.{0}]",
}


def _build(cls: type[Record]) -> None:
    """Write `__init__`, `copy`, `flatten` and `unflatten` of one record as straight code, for speed."""
    lines = ["def __init__(self):", "    pass"]
    lines += [f"    self.{f.name} = fresh[{i}]()" for i, f in enumerate(cls.declared)]
    lines += ["def copy(self):", "    twin = new(cls)"]
    lines += [f"    twin.{f.name} = {_COPY[f.kind].format(f.name)}" for f in cls.declared]
    lines += ["    return twin", "def flatten(self, out):", "    pass"]
    lines += [f"    {line}" for line in _flatten_lines(cls)]
    lines += ["def unflatten(self, numbers):", "    pass"]
    lines += [f"    {_UNFLATTEN[f.kind].format(f.name)}" for f in cls.fields]
    space: dict[str, Any] = {"cls": cls, "new": cls.__new__, "fresh": [_fresh(f) for f in cls.declared]}
    exec("\n".join(lines), space)  # noqa: S102 - our own lines, made from the declaration above
    for name in ("__init__", "copy", "flatten", "unflatten"):
        setattr(cls, name, space[name])


def _flatten_lines(cls: type[Record]) -> list[str]:
    """Write `flatten`: numbers that stand together are added together, and so are those of small records in a row."""
    lines: list[str] = []
    for single, run in groupby(cls.fields, lambda field: field.kind in SINGLE):
        if single:
            lines.append(f"out += ({''.join(f'self.{field.name}, ' for field in run)})")
            continue
        for field in run:
            inner = field.record.fields if field.record is not None else ()
            if inner and all(f.kind in SINGLE for f in inner):
                lines.append(f"for r in self.{field.name}: out += ({''.join(f'r.{f.name}, ' for f in inner)})")
            else:
                lines.append(_FLATTEN[field.kind].format(field.name))
    return lines


def _fresh(field: Field) -> Callable[[], Any]:
    if field.kind == "plain":
        return list
    if field.kind == "numbers":
        return lambda: [field.default] * field.length
    if field.kind == "pile":
        return lambda: Pile(field.length, max(field.see, 0))
    if field.kind == "many":
        return lambda: [field.record() for _ in range(field.length)]  # type: ignore[misc]
    return lambda: field.default


class RecordType(type):
    """Collects the declared fields of a record and builds the plain slotted twin from them."""

    def __new__(cls, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> RecordType:
        """Turn every declared number and field of the class body into a slot."""
        own = [
            Field(**{**_field(value).__dict__, "name": key})
            for key, value in space.items()
            if isinstance(value, int | Field)
        ]
        rest = {key: value for key, value in space.items() if key not in {field.name for field in own}}
        rest["__slots__"] = tuple(field.name for field in own)
        inherited = [field for base in bases for field in getattr(base, "declared", ())]
        rest["declared"] = (*inherited, *own)
        rest["fields"] = tuple(field for field in rest["declared"] if field.kind != "plain")
        made: Any = super().__new__(cls, name, bases, rest)
        _check(made)
        _build(made)
        return made


def _field(value: int | Field) -> Field:
    return value if isinstance(value, Field) else Field(default=value)


class Record(metaclass=RecordType):
    """Base of every declared state; the plain twin is an instance of the declaring class itself."""

    declared: ClassVar[tuple[Field, ...]]
    fields: ClassVar[tuple[Field, ...]]

    if TYPE_CHECKING:

        def copy(self) -> Self:
            """Return a twin that shares nothing with this one."""

        def flatten(self, out: list[int]) -> None:
            """Append every number of this record to `out`, in the order of declaration."""

        def unflatten(self, numbers: Iterator[int]) -> None:
            """Take every number of this record back from `numbers`."""

    def flat(self) -> list[int]:
        """All numbers of this record, in the order of declaration."""
        out: list[int] = []
        self.flatten(out)
        return out


def numpy_type(record: type[Record]) -> np.dtype[Any]:
    """Return the NumPy type of a record: the body that compiled play works on."""
    import numpy as np

    columns: list[Any] = []
    for field in record.fields:
        if field.kind == "number":
            columns.append((field.name, np.int32))
        elif field.kind == "word":
            columns.append((field.name, np.int64))
        elif field.kind == "numbers":
            columns.append((field.name, np.int32, (field.length,)))
        elif field.kind == "pile":
            slots = ("slots", np.int32, (field.length,))
            columns.append((field.name, np.dtype([*((n, np.int32) for n in Pile.HEAD), slots])))
        else:
            assert field.record is not None
            columns.append((field.name, numpy_type(field.record), (field.length,)))
    return np.dtype(columns, align=True)


@dataclass(frozen=True)
class PilePlace:
    """Where a pile lies in the flat list of numbers, and what was declared of it."""

    path: tuple[str | int, ...]
    at: int
    field: Field
    see: int
    home: tuple[int, ...]


def width(record: type[Record]) -> int:
    """How many numbers a record has when it is laid out flat."""
    return sum(field_width(field) for field in record.fields)


def field_width(field: Field) -> int:
    """How many numbers a field has when it is laid out flat."""
    if field.kind == "pile":
        return len(Pile.HEAD) + field.length
    if field.kind == "many":
        assert field.record is not None
        return field.length * width(field.record)
    return field.length


def places(
    record: type[Record], at: int = 0, path: tuple[str | int, ...] = (), row: int = 0, owner: int = 0
) -> Iterator[PilePlace]:
    """Find every pile of a record: `row` is the row of the `many` around it, `owner` that of the player around that."""
    for field in record.fields:
        if field.kind == "pile":
            see = 1 << owner if field.see == OWNER else field.see
            home = field.homes[row if len(field.homes) > 1 else 0]
            yield PilePlace((*path, field.name), at, field, see, home)
        elif field.kind == "many":
            assert field.record is not None
            size = width(field.record)
            for i in range(field.length):
                seat = i if field.by_seat else owner
                yield from places(field.record, at + i * size, (*path, field.name, i), i, seat)
        at += field_width(field)


def follow(record: Any, path: Sequence[str | int]) -> Any:
    """Walk from a record to what lies at `path`."""
    for step in path:
        record = record[step] if isinstance(step, int) else getattr(record, step)
    return record
