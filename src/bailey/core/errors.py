"""What can go wrong, and what it is called."""

from __future__ import annotations

import json
from pathlib import Path
from traceback import extract_tb
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

#: No more of a value is shown in a message.
MOST_SHOWN = 60


class BadInput(ValueError):
    """Something from outside cannot be read; the message names the field and the remedy."""


class IllegalChoice(BadInput):
    """A choice that is not open now; the message says why."""


class BrokenRules(RuntimeError):
    """A game's rules are at fault, not its input: nothing is open though the game is not over, and the like."""


class NoHandler(TypeError):
    """A step offers a choice that it has no handler for: the game is at fault, in whatever position it shows."""


def shown(value: object) -> str:
    """Write a value as it stands in JSON, cut short: what a message says of a value that it refuses."""
    try:
        text = json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError):  # only Python can say it, so only Python programmers read this
        text = repr(value)
    except RecursionError:
        return "something nested too deeply"
    return text[:MOST_SHOWN]


def fault_in(fault: BaseException, *folders: Path) -> str:
    """Say what went wrong in an author's files: the last of their lines that the traceback goes through, and the fault.

    What the core refuses says its own remedy; of anything else the kind of the fault is named.
    """
    line = fault if isinstance(fault, SyntaxError) and fault.filename else None
    at = (line.filename, line.lineno) if line else next(reversed([*_lines(fault, folders)]), None)
    said = line.msg if line else str(fault)
    if not isinstance(fault, BadInput | BrokenRules | TypeError | AssertionError) or not said:
        said = f"{type(fault).__name__}: {said}" if said else type(fault).__name__
    return f"{_short(Path(at[0]), folders)}, line {at[1]}: {said}" if at and at[0] else said


def is_in(fault: BaseException, *folders: Path) -> bool:
    """Return whether a traceback goes through files in these folders."""
    return any(_lines(fault, folders))


def _lines(fault: BaseException, folders: Sequence[Path]) -> Iterator[tuple[str, int]]:
    """Yield the lines in these folders that a traceback goes through."""
    for frame in extract_tb(fault.__traceback__):
        if any(Path(frame.filename).is_relative_to(folder) for folder in folders) and frame.lineno:
            yield frame.filename, frame.lineno


def _short(file: Path, folders: Sequence[Path]) -> str:
    """Return a file as its author names it: from the folder of the game on."""
    folder = next((folder for folder in folders if file.is_relative_to(folder)), None)
    return str(file.relative_to(folder.parent)) if folder else str(file)
