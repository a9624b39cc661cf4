"""Machine code that was built before it is needed: a library of a game's kernels, loaded in no time, without Numba.

`bailey build` makes libraries (see `bailey.building`), and a wheel for one system brings those of its games. The name
of a library says the game, the key of the rules that it was built from, and the processors that it runs on. So a
library is found for the very rules that are asked for, or none is: then Numba compiles them. What is printed on cards
is written into its tables when it is loaded: it serves a game with other numbers, too.

Its functions are called as Numba's code calls Numba's code: a place for the result, one for an error, then the
arguments, an array as its numbers of items and bytes, its address, and its shape and strides.
"""

from __future__ import annotations

import ctypes
import json
import platform
import sys
import threading
import warnings
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING

from bailey.core.compiled import blocks
from bailey.core.compiled.cache import cache_home
from bailey.core.compiled.linking import table_symbol
from bailey.core.compiled.source_key import PACKAGE, source_key
from bailey.core.errors import BrokenRules
from bailey.core.state.tables import TABLES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    import numpy as np
    from numpy.typing import NDArray

    from bailey.core.play.game import Game

    #: What a kernel is given.
    Argument = int | NDArray[np.generic] | tuple["Argument", ...]

#: The libraries of this distribution lie here, and below the user's cache those that were built on this machine.
BUILT = "built"
#: The text in each library that says what it has.
ABOUT = "bailey_about"
#: What a kernel returns if all went well: Numba's numbers for a value and for none.
DONE = (0, -2)
#: The names that systems have for their processors, by ours.
PROCESSORS = {"x86_64": "x86_64", "AMD64": "x86_64", "aarch64": "aarch64", "arm64": "aarch64", "ARM64": "aarch64"}
PROCESSORS |= {"wasm32": "wasm32"}
SYSTEMS = {"linux": "linux", "darwin": "macos", "win32": "windows", "emscripten": "page"}
#: A module for any engine of WebAssembly, and one that the Python of a page loads as it loads libraries.
WEB = WASM, PAGE = "wasm32", "page-wasm32"
SUFFIXES = {"linux": ".so", "macos": ".dylib", "windows": ".dll", WASM: ".wasm", "page": ".so"}
#: In a page libraries lie beside the very rules that they were built from: the site was written so.
OF_SITE = "site"
#: What a processor of x86-64 must know to run the faster library, as releases of NumPy call it.
FAST, FAST_NEEDS = "x86_64_v3", ({"X86_V3"}, {"AVX2", "FMA3"})
_lock = threading.Lock()
_loaded: dict[Game, Library | None] = {}


@dataclass(frozen=True)
class Library:
    """A loaded library: its kernels, by the names of the files that they stand in, called as those of Numba are."""

    path: Path
    kernels: dict[str, ModuleType]


def library(game: Game, roots: Callable[[], Iterable[object]]) -> Library | None:
    """Return the library of a game for this machine, loaded once; None if there is none for these rules."""
    with _lock:
        if game not in _loaded:
            _loaded[game] = _load(game, roots)
        return _loaded[game]


def _load(game: Game, roots: Callable[[], Iterable[object]]) -> Library | None:
    if not any(folder.is_dir() for folder in folders()):
        return None
    key = OF_SITE if sys.platform == "emscripten" else source_key(game, roots())
    paths = (folder / library_name(game.name, key, target) for target in targets() for folder in folders())
    path = next((path for path in paths if path.is_file()), None)
    if path is None:
        return None
    try:
        return open_library(path)
    except (OSError, ValueError) as fault:
        message = f"{path} cannot be loaded ({fault}), so the rules are compiled here; delete it, or build it again"
        warnings.warn(message, stacklevel=2)
        return None


def folders() -> Iterator[Path]:
    """Yield the folders in which libraries lie."""
    yield PACKAGE / BUILT
    yield cache_home() / BUILT


def library_name(game: str, key: str, target: str) -> str:
    """Return the name of a library's file."""
    return f"{game}-{key}-{target}{SUFFIXES[target.partition('-')[0]]}"


@cache
def targets() -> tuple[str, ...]:
    """Return what libraries may be built for to run on this machine, the fastest first."""
    system, processor = SYSTEMS.get(sys.platform, ""), PROCESSORS.get(platform.machine(), "")
    if not system or not processor:
        return ()
    usual = f"{system}-{processor}"
    return (f"{system}-{FAST}", usual) if processor == "x86_64" and _is_fast() else (usual,)


def _is_fast() -> bool:
    """Tell whether the processor knows what the faster library needs; NumPy asks it anyway."""
    import numpy as np

    known = np.show_config(mode="dicts")["SIMD Extensions"]
    return any(names <= {*known.get("baseline", ()), *known.get("found", ())} for names in FAST_NEEDS)


def open_library(path: Path) -> Library:
    """Load a library."""
    code = ctypes.CDLL(str(path))
    about = json.loads(ctypes.string_at(_address(code, ABOUT)))
    _write_tables(code, about["tables"])
    files: dict[str, dict[str, int]] = about["files"]
    return Library(path, {file: _module(code, file, entries) for file, entries in files.items()})


def _address(code: ctypes.CDLL, symbol: str) -> int:
    return ctypes.addressof(ctypes.c_char.in_dll(code, symbol))


def _write_tables(code: ctypes.CDLL, sizes: dict[str, int]) -> None:
    """Write the numbers that cards and rules have in this process into the tables of a library."""
    rows_by_symbol = {table_symbol(accessor): rows for accessor, rows, _ in TABLES}
    for symbol, size in sizes.items():
        rows = rows_by_symbol.get(symbol)
        if rows is None or len(rows) * blocks.size_of(type(rows[0])) != size:
            message = f"its table {symbol} is not that of these rules"
            raise ValueError(message)
        block = blocks.empty(type(rows[0]), len(rows))
        for i, one in enumerate(rows):
            blocks.write(block, i, one)
        ctypes.memmove(_address(code, symbol), block.data, size)


def _module(code: ctypes.CDLL, file: str, entries: dict[str, int]) -> ModuleType:
    """Return the kernels of a file as a module."""
    module = ModuleType(file)
    vars(module).update({name: _entry(code, name) for name in entries})
    return module


def _entry(code: ctypes.CDLL, name: str) -> Callable[..., int]:
    """Return a kernel of a library."""
    function = code[name]  # a function of its own: one attribute would be shared
    function.restype = ctypes.c_int32

    def kernel(*arguments: Argument) -> int:
        result, error = ctypes.c_int64(0), ctypes.c_void_p(None)
        flat: list[int] = []
        for argument in arguments:
            add_flat(flat, argument)
        if not function.argtypes:  # an address is no whole number of 64 bits everywhere
            function.argtypes = [*[ctypes.c_void_p] * 2, *(kind for one in arguments for kind in _kinds(one))]
        if function(ctypes.byref(result), ctypes.byref(error), *flat) not in DONE:
            message = f"{name}: the rules failed in machine code that was built before"
            raise BrokenRules(message)
        return result.value

    kernel.__name__ = name
    return kernel


def _kinds(argument: Argument) -> list[type]:
    """Return the types of what `add_flat` writes for an argument."""
    if isinstance(argument, tuple):
        return [kind for part in argument for kind in _kinds(part)]
    number, address = ctypes.c_int64, ctypes.c_void_p
    if isinstance(argument, int) or not argument.shape:
        return [number]
    return [address, address, number, number, address, *[number] * (2 * len(argument.shape))]


def add_flat(flat: list[int], argument: Argument) -> None:
    """Write an argument of a kernel as the numbers that it takes."""
    if isinstance(argument, tuple):
        for part in argument:
            add_flat(flat, part)
    elif isinstance(argument, int) or not argument.shape:  # NumPy's whole numbers have none
        flat.append(int(argument))
    else:
        flat += (0, 0, argument.size, argument.itemsize, argument.ctypes.data, *argument.shape, *argument.strides)
