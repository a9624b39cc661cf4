"""How the numbers of a game's states read, written down: so that a later version of the game can read a state of this.

A state's numbers mean nothing without its declaration, and a later version may declare another one. So the declaration
itself is written as JSON, once, and states beside it as bare numbers. Read back, it is a declaration again, and
everything that the core makes of one works as ever.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from bailey.core.chance import MASK32
from bailey.core.digest import unpack
from bailey.core.forms import write_position
from bailey.core.record import Field, Record, RecordType, width

if TYPE_CHECKING:
    from bailey.core.game import Game

#: What a field says of how its numbers read; the rest is about how a game begins.
SAID = ("kind", "length", "names", "truth", "see", "beside", "inner", "by_seat")


@cache
def write_layout(game: Game) -> str:
    """Write how the numbers of a game's states read."""
    printed = {str(seats): len(names) for seats, names in game.printed.items()}
    steps = {step.name: int(step) for step in game.steps}
    about = {"name": game.name, "version": game.version, "cards": game.cards, "steps": steps, "printed": printed}
    return json.dumps({**about, "fields": _fields(game.state)}, ensure_ascii=False, separators=(",", ":"))


@cache
def layout_id(layout: str) -> str:
    """Name a layout by what it says."""
    return blake2b(layout.encode(), digest_size=10).hexdigest()


def _fields(record: type[Record]) -> dict[str, Any]:
    return {field.name: _field(field) for field in record.fields}


def _field(field: Field) -> dict[str, Any]:
    said = {name: getattr(field, name) for name in SAID if getattr(field, name) != getattr(Field, name)}
    return said if field.record is None else {**said, "record": _fields(field.record)}


def shrink(packed: bytes) -> bytes:
    """Write the numbers of a state in little room: a bit for each, whether it is there, and in 32 bits those that are.

    Most of a state is nothing, and those of the generator have no sign and lose none.
    """
    import numpy as np  # a tenth of a server's start, and not needed before the first table

    numbers = np.frombuffer(packed, "<i8")
    there = numbers != 0
    return np.packbits(there).tobytes() + numbers[there].astype("<i4").tobytes()


def widen(state: type[Record], numbers: bytes) -> bytes:
    """Give back what `shrink` was given."""
    import numpy as np

    count = width(state)
    bits = np.frombuffer(numbers, np.uint8, -(-count // 8))
    wide = np.zeros(count, "<i8")
    wide[np.unpackbits(bits, count=count).astype(bool)] = np.frombuffer(numbers, "<i4", offset=len(bits))
    wide[: sum(field.kind == "word" for field in state.fields)] &= MASK32
    return wide.tobytes()


@dataclass(eq=False)
class Layout:
    """A game as it was, as far as its positions show it."""

    name: str
    version: int
    cards: tuple[str, ...]
    steps: dict[Any, None]
    printed: dict[int, int]
    state: type[Record]

    def scoring(self, seats: int) -> int:
        """Count those who score, as a game does."""
        return seats + self.printed.get(seats, 0)


def read_layout(layout: str) -> Layout:
    """Read a layout."""
    said = json.loads(layout)
    steps: Any = IntEnum("Step", said["steps"])  # type: ignore[misc]  # they are known only now
    return Layout(
        said["name"],
        said["version"],
        tuple(said["cards"]),
        dict.fromkeys(steps),
        {int(seats): count for seats, count in said["printed"].items()},
        _record(said["fields"]),
    )


def _record(fields: dict[str, Any]) -> type[Record]:
    made: Any = RecordType("Once", (Record,), {name: _read_field(said) for name, said in fields.items()})
    return made


def _read_field(said: dict[str, Any]) -> Field:
    record = _record(said["record"]) if "record" in said else None
    return Field(**{**said, "names": tuple(said.get("names", ())), "record": record})


def position_of(layout: str, numbers: bytes) -> dict[str, Any]:
    """Write the position that numbers made by `shrink` stand for."""
    game: Any = read_layout(layout)
    s = game.state()
    unpack(s, widen(game.state, numbers))
    return write_position(game, s)
