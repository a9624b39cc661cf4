"""Changes to Numba, for rules and kernels alone: what others compile goes on as Numba means it.

Numba has no switches for these, so functions of its own are replaced. `pyproject.toml` bounds Numba's version for that
reason, and a test tells when a new version has no such function any more: then rules are compiled as everything else
is, to the same games, more slowly.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

#: What is replaced or called in Numba, by the module that has it.
NEEDED = {
    "numba.np.arrayobj": ("fix_integer_index",),
    "numba.core.codegen": (
        "JITCodeLibrary._optimize_final_module",
        "JITCodeLibrary._finalize_final_module",
        "JITCodeLibrary._finalize_dynamic_globals",
        "JITCPUCodegen.set_env",
    ),
    "numba.core.targetconfig": (
        "ConfigStack.top_or_none",
        "TargetConfig.__eq__",
        "TargetConfig.__hash__",
        "TargetConfig.values",
    ),
}


def missing() -> list[str]:
    """List what the installed Numba has not, and these changes need."""
    return [f"{module}.{name}" for module, names in NEEDED.items() for name in names if not _has(module, name)]


def _has(module: str, name: str) -> bool:
    place: Any = import_module(module)
    for part in name.split("."):
        if not hasattr(place, part):
            return False
        place = getattr(place, part)
    return True


def change_numba() -> None:
    """Change how rules are compiled, once in a process; nothing is changed where something is missing."""
    if not missing():
        _count_from_the_front()
        _finish_entries_only()
        _compare_flags_fast()


def _count_from_the_front() -> None:
    """Use an index as it is: none counts from the end, and asking costs an eighth of all play (decision 0009)."""
    from numba.core import types
    from numba.np import arrayobj

    as_numba_means_it = arrayobj.fix_integer_index

    def fix_integer_index(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        if kind.signed and _flags_of_ours() is not None:
            return context.cast(builder, index, kind, types.intp)
        return as_numba_means_it(context, builder, kind, index, size)

    arrayobj.fix_integer_index = fix_integer_index


def _finish_entries_only() -> None:
    """Make no machine code of a rule by itself: it is optimised within the entries that it is part of (decision 0012).

    Else every function is optimised and finished with all that it calls, again at each level of calls, though nobody
    calls it from Python: that took more than half of the time.
    """
    from numba.core.codegen import JITCodeLibrary, JITCPUCodegen

    optimise, finish = JITCodeLibrary._optimize_final_module, JITCodeLibrary._finalize_final_module  # noqa: SLF001
    set_environment = JITCPUCodegen.set_env

    def _optimize_final_module(self: Any) -> None:
        if not _is_part():
            optimise(self)

    def _finalize_final_module(self: Any) -> None:
        if not _is_part():
            finish(self)
        else:
            self._finalize_dynamic_globals()
            self._finalized = True

    def set_env(self: Any, name: str, environment: Any) -> None:
        # Only the wrapper for Python looks into an environment, and a part has none.
        if not _is_part():
            set_environment(self, name, environment)

    JITCodeLibrary._optimize_final_module = _optimize_final_module  # noqa: SLF001
    JITCodeLibrary._finalize_final_module = _finalize_final_module  # noqa: SLF001
    JITCPUCodegen.set_env = set_env


def _compare_flags_fast() -> None:
    """Compare and hash flags by what was set: Numba asks every option, for every call that it types (decision 0021).

    Flags that set the same are equal; only of others must the defaults be asked. Equal flags have equal hashes.
    """
    from numba.core.targetconfig import TargetConfig

    as_numba_compares = TargetConfig.__eq__

    def __eq__(self: Any, other: Any) -> Any:  # noqa: N807 - it replaces a method of this name
        same = type(self) is type(other) and self._values == other._values
        return same or as_numba_compares(self, other)

    TargetConfig.__eq__ = __eq__
    TargetConfig.__hash__ = lambda self: hash(type(self).__name__)


def _flags_of_ours() -> Any:
    """Find the flags of what is being compiled, if it is a rule or a kernel: no reference counts, no C wrapper."""
    from numba.core.targetconfig import ConfigStack

    flags = ConfigStack.top_or_none()
    return flags if flags is not None and not flags.nrt and flags.no_cfunc_wrapper else None


def _is_part() -> bool:
    """Tell whether what is being compiled is called by kernels alone, and not from Python."""
    flags = _flags_of_ours()
    return flags is not None and bool(flags.no_cpython_wrapper)
