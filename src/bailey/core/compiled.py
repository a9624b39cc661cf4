"""Compiled play: the same rules, handed to Numba when they are first asked for.

The rules stay plain in this process; only the kernels in `kernels.py` are compiled, once per game, with the game's
rules inlined. The cache folder is named by everything that the machine code depends on: rules, card data, core,
Python, NumPy and Numba versions, and the bounds-check flag. Numba's own key would miss all of these but one file.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import platform
import sys
import tempfile
import threading
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bailey.core.errors import BadInput
from bailey.core.imagine import deal, forget, forget_chance
from bailey.core.machine_code import make_it_lean
from bailey.core.record import numpy_type
from bailey.core.rules import INLINED, PLAIN_ONLY, RULES
from bailey.core.tables import TABLES

if TYPE_CHECKING:
    from bailey.core.game import Game
    from bailey.core.record import Record

CORE = Path(__file__).parent
#: Bytes of Python's own code below which a rule is small; more makes compiling slower and play no faster.
SMALL = 260
#: How rules and what kernels are made of are compiled: nobody calls them but kernels. An entry is called from Python.
PART = {"_nrt": False, "no_cfunc_wrapper": True, "no_cpython_wrapper": True}
ENTRY = {"no_cpython_wrapper": False}
_lock = threading.RLock()
_handed: set[int] = set()


class NotCompiled(BadInput):
    """Compiled play is not to be had here; the message says why, and that plain play works."""


def available() -> bool:
    """Tell whether Numba is installed; it is not imported."""
    return importlib.util.find_spec("numba") is not None


def helpers(game: Game) -> dict[str, Any]:
    """Hand the rules to Numba, and name what the kernels of a game need in compiled mode."""
    try:
        import numba
    except ImportError as missing:
        message = "compiled play needs Numba: install it with `pip install bailey[fast]`; plain play works without"
        raise NotCompiled(message) from missing
    with _lock:
        folder = cache_folder(game)
        numba.config.CACHE_DIR = str(folder)
        _hand_over()
        # Without the runtime's reference counts: no kernel allocates, and records are views into arrays of the caller.
        inner = numba.njit(nogil=True, error_model="numpy", **PART)
        entry = numba.njit(nogil=True, error_model="numpy", **{**PART, **ENTRY}, cache=_writable(folder))
        return {
            "entry": entry,
            "inner": inner,
            "copy_state": inner(copy_state),
            "deal_state": inner(deal_state),
            "forget_state": inner(forget_state),
        }


def _writable(folder: Path) -> bool:
    """Tell whether machine code can be kept; elsewhere Numba would put it beside the source, under a key too weak."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError as fault:
        message = f"{folder} cannot be written ({fault.strerror}), so every process compiles anew; set BAILEY_CACHE"
        warnings.warn(message, stacklevel=2)
        return False


def copy_state(states: Any, source: int, target: int) -> None:
    """Copy one lane to another."""
    states[target] = states[source]


def deal_state(states: Any, numbers: Any, source: int, target: int, found: Any, unknown: int, luck: Any) -> None:
    """Deal the unknown slots of one lane anew, into another."""
    states[target] = states[source]
    deal(numbers[target], found, unknown, luck)


def forget_state(states: Any, numbers: Any, source: int, target: int, heads: Any, viewer: int, found: Any) -> int:
    """Put what a viewer knows of one lane into another, and tell how many slots are unknown."""
    states[target] = states[source]
    forget_chance(states[target])
    return forget(numbers[target], heads, viewer, found)


def cache_folder(game: Game) -> Path:
    """Name the folder for a game's machine code by all that the code depends on."""
    import numba
    import numpy as np

    state = hashlib.blake2b(digest_size=12)
    versions = (
        platform.python_version(),
        numba.__version__,
        np.__version__,
        platform.machine(),
        _processor(),
    )
    state.update(repr((*versions, numba.config.BOUNDSCHECK)).encode())
    for file in sorted(_sources(game)):
        state.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return cache_home() / "compiled" / f"{game.name}-{state.hexdigest()}"


def cache_home() -> Path:
    """Find the user's folder for what can be made again."""
    if os.environ.get("BAILEY_CACHE"):
        return Path(os.environ["BAILEY_CACHE"])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "bailey"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "bailey"


def _sources(game: Game) -> list[Path]:
    """List what a change of which makes new machine code: rule and data files, and the core."""
    return [*CORE.glob("*.py")] + [
        file for file in game.folder.rglob("*") if file.suffix in {".py", ".json", ".csv", ".toml"}
    ]


def _processor() -> str:
    import llvmlite.binding as llvm

    return str(llvm.get_host_cpu_name())


def _hand_over() -> None:
    """Hand every rule that is not handed over yet to Numba; the functions themselves stay plain."""
    from numba.extending import overload, register_jitable

    if not _handed:
        make_it_lean()
    for function in PLAIN_ONLY:
        if id(function) not in _handed:
            overload(function)(_silent(function))
            _handed.add(id(function))
    for accessor, rows in TABLES:
        if id(accessor) not in _handed:
            overload(accessor)(_row_of(rows))
            _handed.add(id(accessor))
    for function in RULES:
        if id(function) not in _handed:
            register_jitable(forceinline=copied(function), **PART)(function)
            _handed.add(id(function))


def copied(function: Any) -> bool:
    """Tell whether callers get a copy of a rule: when it says so, or is small (measured: a third faster)."""
    return function in INLINED or len(function.__code__.co_code) < SMALL


def _silent(function: Any) -> Any:
    """Make what compiled play puts in the place of a plain-only function: nothing at all."""
    space: dict[str, Any] = {}
    import inspect

    names = ", ".join(
        f"*{name}" if parameter.kind is parameter.VAR_POSITIONAL else name
        for name, parameter in inspect.signature(function).parameters.items()
    )
    exec(f"def silent({names}):\n    return lambda {names}: None", space)  # noqa: S102 - our own line
    return space["silent"]


def _row_of(rows: Any) -> Any:
    """Make the compiled accessor of a card table: one NumPy array, one row."""
    array = as_array(rows)
    return lambda i: lambda i: array[i]  # noqa: ARG005 - Numba wants both to name their argument alike


def as_array(rows: Any) -> Any:
    """Write plain twins into one structured array."""
    import numpy as np

    array = np.zeros(len(rows), numpy_type(type(rows[0])))
    for i, row in enumerate(rows):
        write(array, i, row)
    return array


def write(array: Any, i: int, twin: Any) -> None:
    """Write a plain twin into row `i` of a structured array."""
    import numpy as np

    words = sum(field.kind == "word" for field in type(twin).fields)
    flat = twin.flat()
    raw = array[i : i + 1].view(np.uint8)
    raw[: 8 * words] = np.array(flat[:words], np.int64).view(np.uint8)
    rest = np.array(flat[words:], np.int32).view(np.uint8)
    raw[8 * words : 8 * words + len(rest)] = rest


def read(array: Any, i: int, twin: Any) -> Any:
    """Read row `i` of a structured array into a plain twin."""
    import numpy as np

    words = sum(field.kind == "word" for field in type(twin).fields)
    raw = array[i : i + 1].view(np.uint8)
    flat = raw[: 8 * words].view(np.int64).tolist() + raw[8 * words :].view(np.int32).tolist()
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


def numbers_of(states: Any) -> Any:
    """See the lanes as rows of 32-bit numbers."""
    import numpy as np

    return states.view(np.int32).reshape(len(states), -1)


def grid(rows: int, columns: int) -> Any:
    """Make rows of numbers."""
    import numpy as np

    return np.zeros((rows, columns), np.int32)
