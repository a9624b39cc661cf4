"""The folder of a game's machine code, named by all that the code depends on, and by nothing else.

What compiled code depends on is found from the rules themselves: the bytecode of every function that they reach, and
the values that these functions read. Texts, comments and the numbers in card tables are no part of it.
"""

from __future__ import annotations

import enum
import hashlib
import os
import platform
import sys
import sysconfig
import tempfile
import warnings
from pathlib import Path
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import TYPE_CHECKING

from bailey.core.compiled.linking import table_symbol
from bailey.core.state.accompany import BY_TYPE
from bailey.core.state.kinds.field import numpy_type
from bailey.core.state.record import Record, reserved
from bailey.core.state.rules import INLINED, PLAIN_ONLY
from bailey.core.state.tables import TABLES, DataTable

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bailey.core.play.game import Game

#: The files that say how rules are compiled, and the kernels.
HERE = Path(__file__).parent


def cache_folder(game: Game, roots: Iterable[object]) -> Path:
    """Name the folder for a game's machine code; `roots` are the functions of its kernels, and its rules."""
    digest = hashlib.blake2b(digest_size=12)
    for line in (*_versions(), *dependencies(game, roots)):
        digest.update(line.encode() + b"\0")
    return cache_home() / "compiled" / f"{game.name}-{digest.hexdigest()}"


def dependencies(game: Game, roots: Iterable[object]) -> list[str]:
    """Say in lines what of Bailey and of the game the machine code depends on."""
    return [*_sources(), *Dependencies([numpy_type(game.state), *roots]).lines]


def cache_home() -> Path:
    """Find the user's folder for what can be made again."""
    if os.environ.get("BAILEY_CACHE"):
        return Path(os.environ["BAILEY_CACHE"])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "bailey"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "bailey"


def can_write(folder: Path) -> bool:
    """Tell whether machine code can be kept; elsewhere Numba would put it beside the source, under a key too weak."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError as fault:
        message = f"{folder} cannot be written ({fault.strerror}), so every process compiles anew; set BAILEY_CACHE"
        warnings.warn(message, stacklevel=2)
        return False


def _versions() -> Iterator[str]:
    import llvmlite
    import llvmlite.binding as llvm
    import numba
    import numpy as np

    yield platform.python_version()
    yield str(sysconfig.get_config_var("SOABI"))  # a debug build, or one without the lock of the interpreter
    yield numba.__version__
    yield llvmlite.__version__
    yield np.__version__
    yield platform.machine()
    yield llvm.get_host_cpu_name()
    yield llvm.get_host_cpu_features().flatten()  # a virtual machine may hide some of them
    yield f"bounds checks: {numba.config.BOUNDSCHECK}"


def _sources() -> Iterator[str]:
    for file in sorted(HERE.glob("*.py")):
        yield file.name
        yield file.read_text(encoding="utf-8")


def _of_python(value: FunctionType | type) -> bool:
    """Tell whether a function or class comes with Python, whose version is part of the key."""
    return (value.__module__ or "").partition(".")[0] in sys.stdlib_module_names - {"__main__"}


class Dependencies:
    """Lines that say what functions do and read: equal lines, equal machine code."""

    def __init__(self, roots: Iterable[object]) -> None:
        self.lines: list[str] = []
        self._seen: dict[int, int] = {}
        self._kept: list[object] = []  # so that no two objects have one id
        self._tables = {id(table.accessor): table for table in TABLES}
        self._by_type = {id(function): source for function, source in BY_TYPE}
        self._plain_only = {id(function) for function in PLAIN_ONLY}
        for root in roots:
            self.add(root)

    def add(self, value: object) -> None:
        """Write down a value, once; a second time, where it was written first."""
        if isinstance(value, bool | int | float | str | bytes | None):
            self.lines.append(repr(value))
        elif id(value) in self._seen:
            self.lines.append(f"as {self._seen[id(value)]}")
        else:
            self._seen[id(value)] = len(self.lines)
            self._kept.append(value)
            self._add_object(value)

    def _add_object(self, value: object) -> None:
        if id(value) in self._plain_only:
            self.lines.append("left out")
        elif id(value) in self._tables:
            self._add_table(self._tables[id(value)])
        elif isinstance(value, FunctionType | type) and _of_python(value):
            self.lines.append(f"{value.__module__}.{value.__qualname__}")
        elif isinstance(value, FunctionType):
            self._add_function(value)
            self.add(self._by_type.get(id(value)))
        elif isinstance(value, type):
            self._add_class(value)
        elif isinstance(value, tuple | list | set | frozenset | range):
            self._add_all(type(value).__name__, sorted(value) if isinstance(value, set | frozenset) else value)
        elif isinstance(value, dict):
            self._add_all("dict", (part for pair in value.items() for part in pair))
        elif isinstance(value, ModuleType | BuiltinFunctionType):
            self.lines.append(value.__name__)
        else:
            self._add_other(value)

    def _add_all(self, name: str, values: Iterable[object]) -> None:
        parts = [*values]
        self.lines.append(f"{name} of {len(parts)}")
        for part in parts:
            self.add(part)

    def _add_table(self, table: DataTable) -> None:
        """A table's rows are read through a symbol: only their layout and their count are compiled."""
        accessor, rows, first = table
        self.lines += [table_symbol(accessor), str(first), str(len(rows)), repr(numpy_type(type(rows[0])))]

    def _add_function(self, function: FunctionType) -> None:
        self.lines.append(f"function {function.__name__} {function in INLINED}")
        names = self._add_code(function.__code__, function.__doc__)
        self.add(function.__defaults__)
        for cell in function.__closure__ or ():
            self.add(cell.cell_contents)
        for name in sorted(names & function.__globals__.keys()):
            self.lines.append(name)
            self.add(function.__globals__[name])

    def _add_code(self, code: CodeType, docstring: str | None) -> set[str]:
        """Write down bytecode, and return the names that it may read."""
        self.lines += [code.co_code.hex(), *code.co_names, *code.co_varnames, *code.co_freevars]
        names = {*code.co_names}
        for constant in code.co_consts:
            if isinstance(constant, CodeType):
                names |= self._add_code(constant, None)
            elif constant != docstring:
                self.lines.append(repr(constant))
        return names

    def _add_class(self, kind: type) -> None:
        self.lines.append(f"class {kind.__name__}")
        if issubclass(kind, enum.Enum):
            self._add_all("members", (part for member in kind for part in (member.name, member.value)))
        elif issubclass(kind, Record):
            self.lines.append(repr(numpy_type(kind)))
        else:
            own = sorted((name, value) for name, value in vars(kind).items() if not reserved(name))
            self._add_all("values", [value for _, value in own if isinstance(value, int | tuple)])

    def _add_other(self, value: object) -> None:
        """Write down an object by its class and what it holds; of no other object is anything known."""
        self.lines.append(type(value).__name__)
        held = getattr(value, "__dict__", None)
        if held is None:
            self.lines.append(repr(value))
        else:
            self._add_all("parts", (part for pair in sorted(held.items()) for part in pair))
