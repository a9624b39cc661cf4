"""The data files of games, and what a process plays differently.

    PRINTED = read_data(Path(__file__).with_name("cards.json"))        # in the game's cards.py

A *change* gives values of a game's data other numbers or words, for this process only. It names a value by its path:
`cards.inventor.cost` is the cost in the row of the Inventor. A row of a list is named by its first value, a file that
is nothing but a list by its name. Changes are set before the game is imported.
"""

from __future__ import annotations

import difflib
import json
from typing import TYPE_CHECKING, Any

from bailey.core.errors import BadInput, shown

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

#: How a change writes null.
NONE = "none"
MOST_NAMED = 12


class Changes:
    """What a process plays differently, and which of it has found its value."""

    def __init__(self) -> None:
        self.wanted: dict[str, Any] = {}
        self.found: set[str] = set()
        self.faults: dict[str, str] = {}

    def check(self) -> None:
        """Refuse a change that no data file of the game has a value for."""
        for path in self.wanted:
            if path not in self.found:
                raise BadInput(self.faults.get(path) or f"{path}: the game has no data file with such a value")


#: Those of this process.
CHANGES = Changes()


def play_with(values: Mapping[str, Any]) -> None:
    """Set the changes of this process: nested tables, as a TOML file has them."""
    CHANGES.wanted = dict(leaves(values))


def read_data(file: Path) -> Any:
    """Return the JSON of a data file, with the changes of this process."""
    data = json.loads(file.read_text(encoding="utf-8"))
    top = data if isinstance(data, dict) else {file.stem: data}
    for path, value in CHANGES.wanted.items():
        if path.split(".")[0] in top:
            _change(top, path, value)
    return data


def leaves(values: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, Any]]:
    """Yield the path and the value of everything that tables within tables say."""
    for name, value in values.items():
        if isinstance(value, dict):
            yield from leaves(value, f"{before}{name}.")
        else:
            yield f"{before}{name}", value


def _change(top: dict[str, Any], path: str, value: Any) -> None:
    """Give a value of the data another one, or note why that cannot be."""
    try:
        *way, last = path.split(".")
        here = top
        for i, name in enumerate(way):
            here = _inside(here, name, ".".join(way[:i]))
        key = _key(here, last, ".".join(way))
        here[key] = _fitting(here[key], value, path)
        CHANGES.found.add(path)
    except BadInput as fault:
        CHANGES.faults[path] = str(fault)


def _inside(here: Any, name: str, where: str) -> Any:
    return here[_key(here, name, where)]


def _key(here: Any, name: str, where: str) -> Any:
    """Return the key or index of what a name means in a table or a list."""
    known = _names(here)
    if name not in known:
        near = difflib.get_close_matches(name, [*known], MOST_NAMED) or [*known][:MOST_NAMED]
        remedy = f"; known are {', '.join(near)}{' …' if len(near) < len(known) else ''}" if near else ""
        message = f"{where + '.' if where else ''}{name}: there is none{remedy}"
        raise BadInput(message)
    return known[name]


def _names(here: Any) -> dict[str, Any]:
    """Return the names of what lies in a table or a list, each with its key or index."""
    if isinstance(here, dict):
        return {key: key for key in here}
    if not isinstance(here, list):
        return {}
    named: dict[str, Any] = {str(i): i for i in range(len(here))}
    for i, row in enumerate(here):
        first = next(iter(row.values()), None) if isinstance(row, dict) else None
        if isinstance(first, str):
            named.setdefault(first, i)
    return named


def _fitting(old: Any, new: Any, path: str) -> Any:
    """Return the new value in the place of the old one; refuse one of another kind."""
    if new == NONE and not isinstance(old, int | float | bool):
        return None
    if old is not None and (type(new) is not type(old) or (isinstance(new, list) and len(new) != len(old))):
        message = f"{path}: must be {_kind(old)}, as {shown(old)} is now; not {shown(new)}"
        raise BadInput(message)
    return new


def _kind(old: Any) -> str:
    if isinstance(old, list):
        return f"a list of {len(old)}"
    names = {bool: "true or false", int: "a whole number", str: "a text", float: "a number", dict: "a table"}
    return names.get(type(old), "a value")
