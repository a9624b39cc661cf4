"""A state is declared once; everything else about its shape is derived from the declaration.

    class Player(Record):
        gold: int = 15
        hand: Pile = pile(12, see=OWNER)

From this come the plain slotted twin (the class itself), the NumPy type for compiled play, the flat list of numbers
that digests and comparisons use, the position JSON and the views (`forms`), and the observation layout (`observe`).
What each kind of field adds to them is said in `kinds`. A number or a field in the class body is declared, unless its
name is reserved for Python.

Every number is a signed 32-bit integer; only the core's own generator uses 64-bit words, and they come first.
"""
# Any: what lies at a path depends on the path.

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from bailey.core.state.kinds.field import Field, declared
from bailey.core.state.kinds.number import Number

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Self

Value = TypeVar("Value")


def reserved(name: str) -> bool:
    """Tell whether a name is Python's own, as `__firstlineno__`: Python adds more of them to class bodies over time."""
    return name.startswith("__") and name.endswith("__")


def inner(value: Value) -> Value:
    """Declare a field as the core's own: it is part of the state, but of nobody's view."""
    assert isinstance(value, Field)  # what declares a value is a field
    return declared(replace(value, inner=True))


def _check(cls: RecordType) -> None:
    seen_number = False
    names = [field.name for field in cls.declared]
    for field in cls.fields:
        if names.count(field.name) > 1:
            message = f"{cls.__name__}.{field.name}: is declared already in what this record is based on"
            raise TypeError(message)
        if field.word and seen_number:
            message = f"{cls.__name__}.{field.name}: the generator's words come first"
            raise TypeError(message)
        field.check(cls.__name__)
        seen_number = seen_number or not field.word


def _build(cls: RecordType) -> None:
    """Write `__init__`, `copy`, `flatten` and `unflatten` of one record as straight code, for speed."""
    lines = ["def __init__(self):", "    pass"]
    lines += [f"    self.{f.name} = fresh[{i}]()" for i, f in enumerate(cls.declared)]
    lines += ["def copy(self):", "    twin = new(cls)"]
    lines += [f"    twin.{f.name} = {f.copy_code.format(f.name)}" for f in cls.declared]
    lines += ["    return twin", "def flatten(self, out):", "    pass"]
    lines += [f"    {line}" for line in _flatten_lines(cls)]
    lines += ["def unflatten(self, numbers):", "    pass"]
    lines += [f"    {f.unflatten_code.format(f.name)}" for f in cls.fields]
    space: dict[str, object] = {"cls": cls, "new": cls.__new__, "fresh": [f.fresh() for f in cls.declared]}
    exec("\n".join(lines), space)  # noqa: S102 - our own lines, made from the declaration above
    for name in ("__init__", "copy", "flatten", "unflatten"):
        setattr(cls, name, space[name])


def _flatten_lines(cls: RecordType) -> list[str]:
    """Write `flatten`: numbers that stand together are added together."""
    lines: list[str] = []
    for single, run in groupby(cls.fields, lambda field: field.single):
        if single:
            lines.append(f"out += ({''.join(f'self.{field.name}, ' for field in run)})")
        else:
            lines += [line for field in run for line in field.flatten_lines()]
    return lines


class RecordType(type):
    """Collects the declared fields of a record and builds the plain slotted twin from them."""

    declared: tuple[Field, ...]
    fields: tuple[Field, ...]

    def __new__(cls, name: str, bases: tuple[type, ...], space: dict[str, object]) -> RecordType:
        """Turn every declared number and field of the class body into a slot."""
        declared = {key: value for key, value in space.items() if isinstance(value, int | Field) and not reserved(key)}
        _refuse_other_values(name, space)
        own = [replace(_field(value), name=key) for key, value in declared.items()]
        rest = {key: value for key, value in space.items() if key not in {field.name for field in own}}
        replaced = {field.name: field for field in own if field.replaces}
        own = [field for field in own if not field.replaces]
        rest["__slots__"] = tuple(field.name for field in own)
        inherited = [field for base in bases for field in getattr(base, "declared", ())]
        whole = (*(replaced.get(field.name, field) for field in inherited), *own)
        rest["declared"], rest["fields"] = whole, tuple(field for field in whole if field.stored)
        made = super().__new__(cls, name, bases, rest)
        _check(made)
        _build(made)
        return made


def _refuse_other_values(record: str, space: dict[str, Any]) -> None:
    """Refuse what looks like a field and is none: it would be shared by all states of a game, and be in no view."""
    for key, value in space.items():
        if isinstance(value, float | str | bytes | list | dict | set) and not reserved(key):
            remedy = "declare number(), truth(), word(), numbers(4), pile(12), cells(3) or many(Record, 4)"
            raise TypeError(f"{record}.{key}: {value!r} is no field of a state, which holds whole numbers; {remedy}")


def _field(value: int | Field) -> Field:
    return value if isinstance(value, Field) else Number(default=value)


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


def follow(record: Any, path: Sequence[str | int]) -> Any:  # what lies there depends on the path
    """Walk from a record to what lies at `path`."""
    for step in path:
        record = record[step] if isinstance(step, int) else getattr(record, step)
    return record
