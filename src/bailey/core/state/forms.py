"""Text forms of a position: JSON that a person can write, and the view of one seat.

Both are walks over the declaration of the state. Whatever is read is checked; a fault is refused with a message that
names the field and the remedy, and nothing is half loaded.
"""

from __future__ import annotations

import json
import re
from functools import cache
from typing import TYPE_CHECKING

from bailey.core.errors import BadInput, shown
from bailey.core.state.checks import bits_as_seats
from bailey.core.state.digest import digest
from bailey.core.state.reading import PositionReader
from bailey.core.state.slots import EVERYBODY
from bailey.core.state.todo import NUMBERS, scorers
from bailey.core.state.writing import FULL, writer

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import NoReturn

    from bailey.core.state.declared import Declared, Written
    from bailey.core.state.todo import GameState, PendingStep, StateOf
    from bailey.core.state.traces import Trace

#: No number that is read anywhere has more.
MOST_DIGITS = 19
#: Nothing that is read anywhere is nested deeper.
MOST_NESTED = 500
TOO_DEEP = "this is nested too deeply, brackets within brackets; look for one that should be closed or left out"
#: Brackets, and strings, which may hold some that do not count.
BRACKETS = re.compile(r'[][{}]|"(?:[^"\\]|\\.)*"?', re.DOTALL)
STEPS = {"[": 1, "{": 1, "]": -1, "}": -1, '"': 0}


def as_text(position: object) -> str:
    """Write JSON so that a person can read it."""
    return json.dumps(position, indent=1, ensure_ascii=False)


def write_position(game: Written, s: GameState) -> dict[str, object]:
    """Write everything, hidden cards and the generator included."""
    return {**head(game, s), **_record(game, s, FULL), **tail(game, s)}


def head(game: Written, s: GameState) -> dict[str, object]:
    """Write what a position begins with."""
    return {"game": game.name, "version": game.version, **_turn(s)}


def tail(game: Written, s: GameState) -> dict[str, object]:
    """Write what is the core's own in a position."""
    steps = s.todo[: s.pending]
    names = step_names(game)
    return {
        **write_traces(game, s),
        "generator": f"{s.luck_a:08x} {s.luck_b:08x} {s.luck_c:08x} {s.luck_count:08x}",
        "shuffles": s.shuffles,
        "todo": [_pending_step(names, pending) for pending in steps],
        **({"digest": digest(s)} if steps else {}),
    }


def _pending_step(names: dict[int, str], pending: PendingStep) -> dict[str, object]:
    """Write a pending step; numbers that are 0 at the end are left out."""
    numbers = [getattr(pending, number) for number in NUMBERS]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return {"step": names[pending.step], "player": pending.player, **({"numbers": numbers} if numbers else {})}


def write_traces(game: Written, s: GameState) -> dict[str, object]:
    """Write what players go on knowing of shuffled cards, if the state remembers that."""
    if not hasattr(s, "traces"):
        return {}
    kept = [(game.cards[c], trace) for c, trace in enumerate(s.traces) if trace.group]
    return {"traces": [_trace(card, trace) for card, trace in kept]}


def _trace(card: str, trace: Trace) -> dict[str, object]:
    return {"card": card, "root": trace.root, "group": trace.group, "known_to": bits_as_seats(trace.known_to)}


@cache
def step_names(game: Written) -> dict[int, str]:
    """Name the steps of a game by their numbers."""
    return {int(step): step.name.lower() for step in game.steps}


def write_view(game: Declared, s: GameState, seat: int | None) -> dict[str, object]:
    """Write what a seat may know; without a seat, what a spectator may know."""
    if seat is not None:
        check_seat(s, seat)
    return {**view_head(game, s, seat), **_record(game, s, EVERYBODY if seat is None else seat)}


def view_head(game: Declared, s: GameState, seat: int | None) -> dict[str, object]:
    """Write what a view begins with."""
    return {"game": game.name, "version": game.version, "viewer": seat, **_turn(s)}


def check_seat(s: GameState, seat: object) -> None:
    """Refuse what is no seat of this game."""
    if not isinstance(seat, int) or isinstance(seat, bool) or seat not in range(s.seats):
        message = f"seat: must be from 0 to {s.seats - 1}, not {shown(seat)}"
        raise BadInput(message)


def _turn(s: GameState) -> dict[str, object]:
    return {"turn": s.todo[s.pending - 1].player if s.pending else None}


def _record(game: Written, s: GameState, viewer: int) -> dict[str, object]:
    found: dict[str, object] = writer(game.state)(game.cards, scorers(s), s, viewer)
    return found


def read_position(game: Declared[StateOf], source: str | Mapping[str, object]) -> StateOf:
    """Read a position; everything in it is checked."""
    data = parse(source) if isinstance(source, str | bytes) else source
    return PositionReader(game).read(data)


def parse(text: str | bytes) -> object:
    """Parse JSON strictly: no doubled names, no numbers that are no numbers, no deep nesting."""
    try:
        text = text.decode() if isinstance(text, bytes) else text
    except UnicodeDecodeError as fault:
        message = "this is not UTF-8 text; save it as UTF-8"
        raise BadInput(message) from fault
    text = text.removeprefix("\ufeff")  # some editors begin every file with it
    _check_nesting(text)
    try:
        return json.loads(text, object_pairs_hook=_unique, parse_constant=_no_constant, parse_int=_number)
    except BadInput:
        raise
    except ValueError as fault:
        message = f'this is not JSON: {fault}; write an object like {{"game": ...}}'
        raise BadInput(message) from fault


def _check_nesting(text: str) -> None:
    """Refuse what is nested too deeply before it is parsed: how deep Python's parser goes depends on its release."""
    if text.count("[") + text.count("{") <= MOST_NESTED:
        return
    depth = 0
    for found in BRACKETS.finditer(text):
        depth += STEPS[found[0][0]]
        if depth > MOST_NESTED:
            raise BadInput(TOO_DEEP)


def _number(digits: str) -> int:
    length = len(digits.lstrip("-"))
    if length > MOST_DIGITS:
        message = f"{digits[:MOST_DIGITS]}...: is a number of {length} digits; write one of at most {MOST_DIGITS}"
        raise BadInput(message)
    return int(digits)


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    out = dict(pairs)
    if len(out) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        message = f"{twice}: stands twice in one object; keep one of them"
        raise BadInput(message)
    return out


def _no_constant(name: str) -> NoReturn:
    message = f"{name}: not a number that can be used here; write a whole number"
    raise BadInput(message)
