"""The data files of games, and what a process plays differently.

    RANGES = {"cost": range(0, 10), "points": range(0, 31)}
    PRINTED = read_data(Path(__file__).with_name("cards.json"), RANGES)        # in the game's cards.py

A *change* gives values of a game's data other numbers or words, for this process only. It names a value by its path:
`cards.inventor.cost` is the cost in the row of the Inventor. A row of a list is named by its first value, a file that
is nothing but a list by its name. Changes are set before the game is imported.
"""
# Any: a data file has the shape that its game gives it.

from __future__ import annotations

import difflib
import json
from typing import TYPE_CHECKING, Any, TypeAlias

from bailey.core.errors import BadInput
from bailey.core.state.ranges import FIXED, MOST_NAMED, Allowed, leaves_of, name_of, place

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from bailey.core.state.ranges import Ranges

#: What stands in a data file, whose shape its game declares nowhere but in the file; and an object in it.
Datum: TypeAlias = Any
Data: TypeAlias = dict[str, Datum]


class Changes:
    """What a process plays differently, and which of it has found its value."""

    def __init__(self) -> None:
        self.wanted: dict[str, object] = {}
        self.found: set[str] = set()
        self.tops: set[str] = set()  # what a path may begin with
        self.faults: dict[str, str] = {}
        #: What was read, and what each value of it may be, by the file.
        self.read: dict[Path, tuple[dict[str, object], Allowed]] = {}

    def check(self) -> None:
        """Refuse a change that no data file of the game has a value for."""
        for path in self.wanted:
            if path not in self.found:
                known = f"; known are {', '.join(sorted(self.tops))}" if self.tops else ""
                raise BadInput(self.faults.get(path) or f"{path}: the game has no data file with such a value{known}")


#: Those of this process.
CHANGES = Changes()


def play_with(values: Mapping[str, object]) -> None:
    """Set the changes of the games that are imported from now on: nested tables, as a TOML file has them."""
    CHANGES.wanted = dict(leaves(values))
    CHANGES.tops.clear()  # those of the games that were imported before


def read_data(file: Path, ranges: Ranges) -> Datum:
    """Return the JSON of a data file, with the changes of this process.

    `ranges` says from where to where each number may be, by its name: `{"cost": range(0, 10)}` is for every cost in
    the file, and `"start.gold"` goes before `"gold"`. FIXED is for numbers that no change may touch, such as those of
    places.
    """
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except json.JSONDecodeError as fault:
        message = f"{file.name}, line {fault.lineno}: is no JSON ({fault.msg}); correct it there or in the line before"
        raise BadInput(message) from fault
    top = data if isinstance(data, dict) else {file.stem: data}
    allowed = Allowed(file.name, top, ranges)
    CHANGES.tops |= top.keys()
    CHANGES.read[file] = top, allowed
    for path, value in CHANGES.wanted.items():
        if path.split(".")[0] in top:
            _change(top, path, value, allowed)
    return data


def numbers_in(folder: Path) -> Iterator[tuple[tuple[str, ...], int, range]]:
    """Yield the path, the value and the range of each number that a change may name, of the files in a folder."""
    for file, (top, allowed) in CHANGES.read.items():
        if file.is_relative_to(folder):
            for where, path, value in leaves_of(top):
                if isinstance(value, int) and not isinstance(value, bool):
                    limits = allowed.range_of(where)
                    if limits is not FIXED:
                        yield path, value, limits


def leaves(values: Mapping[str, object], before: str = "") -> Iterator[tuple[str, object]]:
    """Yield the path and the value of everything that tables within tables say."""
    for name, value in values.items():
        if isinstance(value, dict):
            yield from leaves(value, f"{before}{name}.")
        else:
            yield f"{before}{name}", value


def _change(top: dict[str, object], path: str, value: object, allowed: Allowed) -> None:
    """Give a value of the data another one, or note why that cannot be."""
    try:
        *way, last = path.split(".")
        here: Any = top  # tables and lists within tables, of any depth
        row, plain = False, tuple[str, ...]()
        for i, name in enumerate(way):
            key = _key(here, name, ".".join(way[:i]))
            row, plain = isinstance(here, list), place(plain, key)
            here = here[key]
        key = _key(here, last, ".".join(way))
        _check_name(here if row else None, key, path)
        here[key] = allowed.fitting(here[key], value, place(plain, key), path)
        CHANGES.found.add(path)
    except BadInput as fault:
        CHANGES.faults[path] = str(fault)


def _check_name(row: object, key: str | int, path: str) -> None:
    """Refuse to change the name of a row."""
    if key == name_of(row):
        message = f"{path}: names the row, and stays as it is"
        raise BadInput(message)


def _key(here: object, name: str, where: str) -> Any:
    """Return the key or index of what a name means in a table or a list."""
    known = _names(here)
    if name not in known:
        words = [one for one in known if not one.isdecimal()]
        near = difflib.get_close_matches(name, words, MOST_NAMED) or (words or [*known])[:MOST_NAMED]
        remedy = f"; known are {', '.join(near)}{' …' if len(near) < len(words or known) else ''}" if near else ""
        message = f"{where + '.' if where else ''}{name}: there is none{remedy}"
        raise BadInput(message)
    return known[name]


def _names(here: object) -> dict[str, object]:
    """Return the names of what lies in a table or a list, each with its key or index."""
    if isinstance(here, dict):
        return {key: key for key in here}
    if not isinstance(here, list):
        return {}
    named: dict[str, object] = {str(i): i for i in range(len(here))}
    for i, row in enumerate(here):
        name = name_of(row)
        if name is not None:
            named.setdefault(row[name], i)
    return named
