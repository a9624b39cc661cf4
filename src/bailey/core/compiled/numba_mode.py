"""Compiled play: the same rules, handed to Numba when they are first asked for.

The rules stay plain in this process; only rule entries and kernels are compiled, once per game, and kept in the folder
that `cache` names.
"""
# Any: arrays stand where plain play has lists (see `given`), and Numba has private parts.

from __future__ import annotations

import importlib.util
import re
import sys
import threading
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from bailey.core.compiled.cache import cache_folder, can_write
from bailey.core.compiled.keeping import cache_in
from bailey.core.compiled.linking import leave_out, link_table, register_rule
from bailey.core.compiled.machine_code import change_numba
from bailey.core.compiled.one_process import in_one_process
from bailey.core.distribution import needs_base
from bailey.core.errors import BadInput
from bailey.core.state.accompany import BY_TYPE
from bailey.core.state.imagine import forget_chance
from bailey.core.state.imagining import imagining
from bailey.core.state.kinds.field import numpy_type
from bailey.core.state.kinds.word import words
from bailey.core.state.rules import INLINED, PLAIN_ONLY, RULES
from bailey.core.state.tables import TABLES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from types import FunctionType
    from typing import TypeAlias

    import numpy as np
    from numba.core.dispatcher import Dispatcher
    from numpy.typing import NDArray

    from bailey.core.play.game import Game
    from bailey.core.state.chance import Luck
    from bailey.core.state.record import Record

    #: The lanes, the same memory as rows of numbers, and a row of numbers. `given` has them as lists of plain play:
    #: where arrays stand in their place, the functions below take and return Any.
    Lanes: TypeAlias = NDArray[np.void]
    Flat: TypeAlias = NDArray[np.int32]
    Row: TypeAlias = NDArray[np.int32]

Twin = TypeVar("Twin", bound="Record")
#: Bytes of Python's own code below which a rule is small; more makes compiling slower and play no faster.
SMALL = 260
#: How rules and what kernels are made of are compiled: nobody calls them but kernels. An entry is called from Python.
PART = {"_nrt": False, "no_cfunc_wrapper": True, "no_cpython_wrapper": True}
ENTRY = {"no_cpython_wrapper": False}
#: A place in the source as Numba's messages name it.
PLACE = re.compile(r'File "([^"]+)", line (\d+)')
_lock = threading.RLock()
_handed: set[int] = set()


class NotCompiled(BadInput):
    """Compiled play is not to be had here; the message says why, and that plain play works."""


@contextmanager
def naming_the_rule(game: Game) -> Iterator[None]:
    """Replace Numba's error for a rule that it cannot compile by one that names the file and line of the rule."""
    try:
        yield
    except Exception as fault:
        place = place_in(game, str(fault)) if _is_of_types(fault) else None
        if place is None:
            raise
        message = f"{place}: this rule cannot be compiled: rules use numbers only (no strings, dicts, classes)"
        raise NotCompiled(message) from fault


def _is_of_types(fault: Exception) -> bool:
    """Tell whether Numba found no types for a rule; where nothing is compiled, Numba is not imported."""
    errors = sys.modules.get("numba.core.errors")
    return errors is not None and isinstance(fault, errors.TypingError)


def place_in(game: Game, message: str) -> str | None:
    """Return the innermost place in a game's folder that a message of Numba names; it names the innermost first."""
    folder = game.folder.resolve()
    for name, line in PLACE.findall(message):
        file = Path(name).resolve()
        if file.is_relative_to(folder):
            return f"{file.relative_to(folder.parent).as_posix()}:{line}"
    return None


def available() -> bool:
    """Tell whether Numba is installed; it is not imported."""
    return importlib.util.find_spec("numba") is not None


def helpers(game: Game, roots: Iterable[object]) -> dict[str, Any]:
    """Hand the rules to Numba, and name what kernels need in compiled mode; `roots` are their plain functions."""
    try:
        import numba
    except ImportError as missing:
        message = f"{needs_base('compiled play', 'Numba')}; plain play works without"
        raise NotCompiled(message) from missing
    with _lock:
        folder = cache_folder(game, roots)
        _hand_over()
        # Without the runtime's reference counts: no kernel allocates, and records are views into arrays of the caller.
        inner = numba.njit(nogil=True, error_model="numpy", **PART)
        kept = can_write(folder)
        compiled = numba.njit(nogil=True, error_model="numpy", **{**PART, **ENTRY})
        how = imagining(game)
        return {
            "folder": folder.name,
            "entry": _kept_in(folder, compiled) if kept else compiled,
            "inner": inner,
            "copy_state": inner(copy_state),
            "flat_numbers": numba.njit(inline="always", **PART)(flat_numbers),  # a view that is returned is no view
            "deal_state": inner(compiled_deal_state(how.deal)),
            "forget_state": inner(compiled_forget_state(how.forget)),
        }


def _kept_in(folder: Path, compiled: Callable[..., Dispatcher]) -> Callable[..., Dispatcher]:
    """Return what makes an entry whose machine code is kept in a folder."""
    cache = cache_in(folder)

    def entry(function: FunctionType) -> Dispatcher:
        dispatcher: Any = compiled(function)  # a private attribute of it is set
        dispatcher._cache = cache(function)  # noqa: SLF001 - Numba's own way takes one folder for all
        return in_one_process(dispatcher, folder)

    return entry


def copy_state(states: Lanes, source: int, target: int) -> None:
    """Copy one lane to another."""
    states[target] = states[source]


def flat_numbers(numbers: Flat, lane: int) -> Row:
    """Return the numbers of a lane."""
    return numbers[lane]


def compiled_deal_state(deal: Callable[..., None]) -> Callable[..., None]:
    """Make the function that deals the unknown slots of a lane anew."""

    def deal_state(
        states: Lanes, numbers: Flat, source: int, target: int, found: Row, unknown: int, luck: Luck
    ) -> None:
        """Deal the unknown slots of one lane anew, into another."""
        states[target] = states[source]
        deal(numbers[target], found, unknown, luck)

    return deal_state


def compiled_forget_state(forget: Callable[..., int]) -> Callable[..., int]:
    """Make the function that puts what a viewer knows of a lane into another."""

    def forget_state(
        states: Lanes, numbers: Flat, source: int, target: int, heads: Row, viewer: int, found: Row
    ) -> int:
        """Put what a viewer knows of one lane into another, and tell how many slots are unknown."""
        states[target] = states[source]
        forget_chance(states[target])
        return forget(numbers[target], heads, viewer, found)

    return forget_state


def _hand_over() -> None:
    """Hand every rule that is not handed over yet to Numba; the functions themselves stay plain."""
    from numba.extending import overload

    change_numba()
    for silent in PLAIN_ONLY:
        if id(silent) not in _handed:
            leave_out(silent)
            _handed.add(id(silent))
    for accessor, rows, first in TABLES:
        if id(accessor) not in _handed:
            link_table(accessor, as_array(rows), first)
            _handed.add(id(accessor))
    for function, source in BY_TYPE:
        if id(function) not in _handed:
            overload(function, jit_options=PART)(source)
            _handed.add(id(function))
    for function in RULES:
        if id(function) not in _handed:
            register_rule(function, {**PART, "forceinline": copied(function)})
            _handed.add(id(function))


def copied(function: Callable[..., object]) -> bool:
    """Tell whether callers get a copy of a rule: when it says so, or is small (measured: a third faster)."""
    return function in INLINED or len(function.__code__.co_code) < SMALL


def as_array(rows: Sequence[Record]) -> NDArray[np.void]:
    """Write plain twins into one structured array."""
    import numpy as np

    array = np.zeros(len(rows), numpy_type(type(rows[0])))
    for i, row in enumerate(rows):
        write(array, i, row)
    return array


def write(array: Any, i: int, twin: Record) -> None:
    """Write a plain twin into row `i` of a structured array."""
    import numpy as np

    wide = words(type(twin))
    flat = twin.flat()
    raw = array[i : i + 1].view(np.uint8)
    raw[: 8 * wide] = np.array(flat[:wide], np.int64).view(np.uint8)
    rest = np.array(flat[wide:], np.int32).view(np.uint8)
    raw[8 * wide : 8 * wide + len(rest)] = rest


def read(array: Any, i: int, twin: Twin) -> Twin:
    """Read row `i` of a structured array into a plain twin."""
    import numpy as np

    wide = words(type(twin))
    raw = array[i : i + 1].view(np.uint8)
    flat = raw[: 8 * wide].view(np.int64).tolist() + raw[8 * wide :].view(np.int32).tolist()
    twin.unflatten(iter(flat))
    return twin


def empty(record: type[Record], count: int) -> Any:
    """Make rows of a record, each as it starts."""
    import numpy as np

    return np.repeat(as_array([record()]), count)


def row(values: list[int]) -> Any:
    """Make a row of numbers."""
    import numpy as np

    return np.array(values, np.int32)


def table(values: list[list[int]]) -> Any:
    """Make rows of numbers with these values."""
    import numpy as np

    return np.array(values, np.int32)


def numbers_of(states: Any) -> Any:
    """See the lanes as rows of 32-bit numbers."""
    import numpy as np

    return states.view(np.int32).reshape(len(states), -1)


def grid(rows: int, columns: int) -> Any:
    """Make rows of numbers."""
    import numpy as np

    return np.zeros((rows, columns), np.int32)
