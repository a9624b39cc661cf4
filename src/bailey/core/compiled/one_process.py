"""One process compiles a kernel, and others that need it at the same time wait and load it from the cache.

Without this, servers or test runs that begin together all compile the same kernels, and take so much longer.
"""
# Any: a method of Numba's dispatcher is replaced.

from __future__ import annotations

import sys
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from typing import BinaryIO

    from numba.core.dispatcher import Dispatcher

#: Seconds until Windows is asked again for a lock.
AGAIN = 0.05


def in_one_process(dispatcher: Any, folder: Path) -> Dispatcher:  # a method of it is replaced
    """Let a function that Numba compiles and caches in a folder be compiled by one process at a time.

    Whoever waited finds it in the cache: Numba looks there before it compiles.
    """
    name, compile_or_load = dispatcher.py_func.__name__, dispatcher.compile

    def compile_alone(signature: object) -> object:
        with held(folder / f"{name}.lock"):
            return compile_or_load(signature)

    dispatcher.compile = compile_alone
    return dispatcher


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Hold a lock file; the system frees it when its holder ends, however that happens.

    Where files cannot be locked, nobody waits: everybody compiles, to the same machine code.
    """
    try:
        file = path.open("ab")
    except OSError:
        yield
        return
    with file:
        try:
            _lock(file)
        except OSError:
            yield
            return
        try:
            yield
        finally:
            _unlock(file)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO) -> None:
        """Wait for the first byte of a file; a lock is asked for again and again, as Windows waits for ten seconds."""
        file.seek(0)
        while True:
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            except PermissionError:  # another process holds it
                time.sleep(AGAIN)
            else:
                return

    def _unlock(file: BinaryIO) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        """Wait for a file."""
        fcntl.flock(file, fcntl.LOCK_EX)

    def _unlock(file: BinaryIO) -> None:
        """Free a file: closing it is not enough where a child process was forked meanwhile."""
        fcntl.flock(file, fcntl.LOCK_UN)
