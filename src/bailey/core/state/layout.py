"""How the numbers of a game's states read, written down: so that a later version of the game can read a state of this.

A state's numbers mean nothing without its declaration, and a later version may declare another one. So the declaration
itself is written as JSON, once, and states beside it as bare numbers. Read back, it is a declaration again, and
everything that the core makes of one works as ever.
"""
# Any: a declaration that is read from a file, and was made by an older version.

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from bailey.core.state.digest import unpack
from bailey.core.state.forms import write_position
from bailey.core.state.kinds.field import Field
from bailey.core.state.record import Record, RecordType
from bailey.core.state.shrinking import widen

if TYPE_CHECKING:
    from typing import TypeGuard

    from bailey.core.state.declared import Declared
    from bailey.core.state.kinds.field import Recorded


@cache
def write_layout(game: Declared) -> str:
    """Write how the numbers of a game's states read."""
    steps = {step.name: int(step) for step in game.steps}
    about = {"name": game.name, "version": game.version, "cards": game.cards, "steps": steps}
    return json.dumps({**about, "fields": _fields(game.state)}, ensure_ascii=False, separators=(",", ":"))


@cache
def layout_id(layout: str) -> str:
    """Name a layout by what it says."""
    return blake2b(layout.encode(), digest_size=10).hexdigest()


def layout_of(game: Declared) -> str:
    """Name the layout of a game's states as it is declared today."""
    return layout_id(write_layout(game))


def _fields(record: type[Recorded]) -> dict[str, object]:
    return {field.name: _field(field) for field in record.fields}


def _is_record(value: object) -> TypeGuard[type[Record]]:
    return isinstance(value, RecordType)


def _field(field: Field) -> dict[str, object]:
    said: dict[str, object] = {"kind": field.tag}
    for name in (*field.said, "inner"):
        value = getattr(field, name)
        if value != getattr(type(field), name, None):
            said[name] = {"fields": _fields(value)} if _is_record(value) else value
    return said


@dataclass(eq=False)
class Layout:
    """A game as it was, as far as its positions show it."""

    name: str
    version: int
    cards: tuple[str, ...]
    steps: dict[IntEnum, None]
    state: type[Record]


def read_layout(layout: str) -> Layout:
    """Read a layout."""
    said = json.loads(layout)
    steps: Any = IntEnum("Step", said["steps"])  # type: ignore[misc]  # they are known only now
    return Layout(
        said["name"],
        said["version"],
        tuple(said["cards"]),
        dict.fromkeys(steps),
        _record(said["fields"]),
    )


def _record(fields: dict[str, dict[str, object]]) -> type[Record]:
    made: Any = RecordType("Once", (Record,), {name: _read_field(said) for name, said in fields.items()})
    return made


def _read_field(said: dict[str, object]) -> Field:
    made = {name: _read_said(value) for name, value in said.items() if name != "kind"}
    return Field.kinds[str(said["kind"])](**made)


def _read_said(value: object) -> Any:
    """Read one attribute of a field: a record, names, or a number."""
    if isinstance(value, dict):
        return _record(value["fields"])
    return tuple(value) if isinstance(value, list) else value


def position_of(layout: str, numbers: bytes) -> dict[str, object]:
    """Write the position that numbers made by `shrink` stand for."""
    game: Any = read_layout(layout)  # its state has the fields of every state, as they were
    s = game.state()
    unpack(s, widen(game.state, numbers))
    return write_position(game, s)
