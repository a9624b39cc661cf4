"""What Numba does otherwise for rules than for everybody else's code, which goes on as Numba means it.

Both replace a method of Numba's own, for want of a switch. Where a version of Numba has no such method, rules are
compiled as everything else is: to the same games, more slowly.
"""

from __future__ import annotations

from typing import Any


def make_it_lean() -> None:
    """Change how rules are compiled, once in a process."""
    _count_from_the_front()
    _finish_entries_only()


def _count_from_the_front() -> None:
    """Use an index as it is: none counts from the end, and asking costs an eighth of all play (decision 0009)."""
    from numba.core import types
    from numba.np import arrayobj

    as_numba_means_it = getattr(arrayobj, "fix_integer_index", None)
    if as_numba_means_it is None:
        return

    def fix_integer_index(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        if kind.signed and _flags_of_ours() is not None:
            return context.cast(builder, index, kind, types.intp)
        return as_numba_means_it(context, builder, kind, index, size)

    arrayobj.fix_integer_index = fix_integer_index


def _finish_entries_only() -> None:
    """Make no machine code of a rule by itself: it is optimised within the kernels that it is part of (decision 0012).

    Else every function is optimised and finished with all that it calls, again at each level of calls, though nobody
    calls it from Python: that took more than half of the time.
    """
    from numba.core import codegen

    library = getattr(codegen, "JITCodeLibrary", None)
    maker = getattr(codegen, "JITCPUCodegen", None)
    needed = [(library, "_optimize_final_module"), (library, "_finalize_final_module"), (maker, "set_env")]
    if not all(hasattr(place, name) for place, name in needed):
        return
    optimise, finish, set_environment = (getattr(place, name) for place, name in needed)

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

    for (place, name), ours in zip(needed, (_optimize_final_module, _finalize_final_module, set_env), strict=True):
        setattr(place, name, ours)


def _flags_of_ours() -> Any:
    """Find the flags of what is being compiled, if it is a rule or a kernel: no reference counts, no C wrapper."""
    from numba.core.targetconfig import ConfigStack

    flags = ConfigStack.top_or_none()
    return flags if flags is not None and not flags.nrt and flags.no_cfunc_wrapper else None


def _is_part() -> bool:
    """Tell whether what is being compiled is called by kernels alone, and not from Python."""
    flags = _flags_of_ours()
    return flags is not None and bool(flags.no_cpython_wrapper)
