"""Machine code is kept in the folder of its game, whose name says all that the code depends on.

Numba's own cache asks when a source file was changed and where it lies, so another checkout of the same source, or the
same one after `git switch` and back, would compile anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path
    from types import FunctionType

    from numba.core.caching import FunctionCache


def cache_in(folder: Path) -> type[FunctionCache]:
    """Make a kind of Numba cache that keeps everything in one folder, which it takes to be never out of date."""
    from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

    class Locator(_CacheLocator):  # type: ignore[misc] # Numba has no types
        def __init__(self, function: FunctionType, file: str) -> None:
            self._py_file = file  # Numba names it in a warning
            self._line = function.__code__.co_firstlineno

        def get_cache_path(self) -> str:
            return str(folder)

        def get_source_stamp(self) -> str:
            return folder.name

        def get_disambiguator(self) -> str:
            return str(self._line)

        @classmethod
        def from_function(cls, function: FunctionType, file: str) -> Locator:
            return cls(function, file)

    class Implementation(CompileResultCacheImpl):  # type: ignore[misc] # Numba has no types
        _locator_classes = [Locator]  # noqa: RUF012 - as Numba declares it

    class KeptCode(FunctionCache):  # type: ignore[misc] # Numba has no types
        _impl_class = Implementation

    return KeptCode
