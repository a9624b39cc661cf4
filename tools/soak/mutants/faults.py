"""A planted fault: where it is, what stood there, and what stands there instead.

A fault is found again in another state of the source by its file, its function and the text of its lines, whatever line
it has moved to.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path


class NotPlanted(Exception):
    """The place of a fault is no longer there."""


@dataclass(frozen=True)
class Change:
    """So many characters of a text from `start` on, and what stands there instead."""

    start: int
    end: int
    text: str

    def of(self, source: str) -> str:
        """Return a source with this change."""
        return source[: self.start] + self.text + source[self.end :]

    def lines(self, source: str) -> tuple[int, int]:
        """Return where the lines that are changed begin and end in the source."""
        begins = source.rfind("\n", 0, self.start) + 1
        ends = source.find("\n", self.end)
        return begins, len(source) if ends < 0 else ends


@dataclass(frozen=True)
class Fault:
    """One change of one file; `nth` counts equal lines of the function, and `line` is where it was when it was made."""

    room: str
    file: str
    function: str
    operator: str
    before: str
    after: str
    nth: int
    line: int

    @property
    def id(self) -> str:
        """A short name that does not depend on the line's number."""
        parts = (self.file, self.function, self.operator, self.before, self.after, str(self.nth))
        return hashlib.blake2b("\0".join(parts).encode(), digest_size=5).hexdigest()


def describe(room: str, file: str, function: str, operator: str, source: str, change: Change, within: int) -> Fault:
    """Return the fault that a change is; its function begins at the character `within`."""
    begins, ends = change.lines(source)
    before, after = source[begins:ends], change.of(source)[begins : ends + len(change.of(source)) - len(source)]
    nth = _places(source, before, within).index(begins)
    return Fault(room, file, function, operator, before, after, nth, source.count("\n", 0, begins) + 1)


def plant(source: str, fault: Fault, within: int) -> tuple[str, range]:
    """Return a source with a fault, and the numbers of the lines that it changes."""
    places = _places(source, fault.before, within)
    if fault.nth >= len(places):
        raise NotPlanted(f"{fault.file}: the line is gone: {fault.before.strip()}")
    begins = places[fault.nth]
    first = source.count("\n", 0, begins) + 1
    planted = source[:begins] + fault.after + source[begins + len(fault.before) :]
    return planted, range(first, first + fault.before.count("\n") + 1)


def _places(source: str, text: str, within: int) -> list[int]:
    """Return where whole lines with this text begin, from a character on."""
    whole = f"\n{source}\n"
    places, at = [], whole.find(f"\n{text}\n", within)
    while at >= 0:
        places.append(at)
        at = whole.find(f"\n{text}\n", at + 1)
    return places


def write(faults: Iterable[Fault], file: Path) -> None:
    """Write a list of faults."""
    file.write_text(json.dumps([asdict(fault) for fault in faults], indent=1, ensure_ascii=False) + "\n", "utf-8")


def read(file: Path) -> list[Fault]:
    """Read a list of faults."""
    try:
        rows = json.loads(file.read_text("utf-8"))
        return [Fault(**row) for row in rows]
    except (OSError, ValueError, TypeError) as problem:
        raise SystemExit(f"{file} is no list of faults: {problem}. Write one with scripts/soak mutants.") from problem
