"""What the values of a game's data may be, wherever they come from: a number has a range, a text is one of its place.

A *place* is where a value stands, without the rows and numbers on the way: `cost` for `cards.inventor.cost`. The texts
of a place are those that the data file has there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.errors import BadInput, shown

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import TypeGuard

    Place = tuple[str, ...]
    Ranges = Mapping[str, range | None]

#: The range of a number, or of a text, that no change may touch.
FIXED = None
#: How a change writes null.
NONE = "none"
MOST_NAMED = 12


class Allowed:
    """What each value of a data file may be."""

    def __init__(self, file: str, data: dict[str, object], ranges: Ranges) -> None:
        self.file, self.ranges = file, {tuple(name.split(".")): one for name, one in ranges.items()}
        self._found: dict[Place, range | None] = {}
        self._values: dict[Place, list[object]] = {}
        for where, path, value in leaves_of(data):
            self._values.setdefault(where, []).append(value)
            if _is_number(value):
                self._check_printed(where, path, value)

    def fitting(self, old: object, new: object, where: Place, path: str) -> object:
        """Return the new value in the place of an old one, or refuse it."""
        if isinstance(old, list):
            if not isinstance(new, list) or len(new) != len(old):
                raise _refusal(path, old, new)
            return [self.fitting(*pair, where, f"{path}.{i}") for i, pair in enumerate(zip(old, new, strict=True))]
        if self._is_fixed(where):
            message = f"{path}: the game is built on it, and it stays as it is"
            raise BadInput(message)
        printed = self._values.get(where, [])
        if new == NONE and None in printed:
            return None
        kinds = {type(one) for one in printed} if old is None else {type(old)}
        if type(new) not in kinds or isinstance(new, dict):
            raise _refusal(path, old, new)
        if _is_number(new):
            self._check_number(where, path, new)
        elif isinstance(new, str):
            _check_text(printed, path, new)
        return new

    def _check_printed(self, where: Place, path: Place, value: float) -> None:
        """Refuse a number of the file itself that has no range, or is not in it."""
        try:
            range_ = self.range_of(where)
        except KeyError:
            message = (
                f"{self.file}: {'.'.join(path)} has no range; name {where[-1]!r} in those that the file is read with"
            )
            raise TypeError(message) from None
        if range_ is not None and value not in range_:
            message = f"{self.file}: {_out_of(range_, '.'.join(path), value)}"
            raise TypeError(message)

    def _check_number(self, where: Place, path: str, value: float) -> None:
        range_ = self.range_of(where)
        if range_ is not FIXED and value not in range_:
            raise BadInput(_out_of(range_, path, value))

    def _is_fixed(self, where: Place) -> bool:
        """Return whether no change may touch what stands in a place; texts need no range."""
        try:
            return self.range_of(where) is FIXED
        except KeyError:
            return False

    def range_of(self, where: Place) -> range | None:
        """Return the range of the numbers of a place: that of the longest name that it ends with."""
        if where not in self._found:
            ends = (where[i:] for i in range(len(where)))
            self._found[where] = self.ranges[next((end for end in ends if end in self.ranges), where)]
        return self._found[where]


def leaves_of(value: object, where: Place = (), path: Place = ()) -> Iterator[tuple[Place, Place, object]]:
    """Go through all values of data: the place of each, its whole path, and the value."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves_of(inner, place(where, key), (*path, key))
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            name = str(i) if not isinstance(inner, dict) else inner.get(name_of(inner), str(i))
            yield from leaves_of(inner, where, (*path, name))
    else:
        yield where, path, value


def place(before: Place, key: str | int) -> Place:
    """Return the place of what lies under a key."""
    return before if isinstance(key, int) or key.isdecimal() else (*before, key)


def name_of(row: object) -> str | None:
    """Return the key under which a row of a list has its name: its first one, if that is a text."""
    first = next(iter(row.items()), None) if isinstance(row, dict) else None
    return first[0] if first is not None and isinstance(first[1], str) else None


def _is_number(value: object) -> TypeGuard[float]:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _check_text(printed: list[object], path: str, text: str) -> None:
    known = sorted({one for one in printed if isinstance(one, str)})
    if text not in known:
        few = f"{', '.join(known[:MOST_NAMED])}{' …' if len(known) > MOST_NAMED else ''}"
        message = f"{path}: must be one of {few}; not {shown(text)}"
        raise BadInput(message)


def _out_of(range_: range, path: str, value: float) -> str:
    return f"{path}: must be a whole number from {range_[0]} to {range_[-1]}, not {shown(value)}"


def _refusal(path: str, old: object, new: object) -> BadInput:
    return BadInput(f"{path}: must be {_kind(old)}, as {shown(old)} is now; not {shown(new)}")


def _kind(old: object) -> str:
    if isinstance(old, list):
        return f"a list of {len(old)}"
    names = {bool: "true or false", int: "a whole number", str: "a text", float: "a number", dict: "a table"}
    return names.get(type(old), "a value")
