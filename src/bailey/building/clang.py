"""Clang and its linker, out of a package of the index: they compile the text of LLVM for any system and processor."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from typing import TYPE_CHECKING

from bailey.core.compiled.cache import cache_home
from bailey.core.distribution import needs
from bailey.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

MOST_TOLD = 2000
#: The time of every library: a file of Windows has it written in, and the same text is to give the same bytes.
STAMP = "1"


def check_clang() -> None:
    """Refuse to begin where there is no Clang."""
    if importlib.util.find_spec("ziglang") is None:
        raise BadInput(needs("building machine code before it is needed", "build"))


def clang(arguments: Sequence[str | Path]) -> None:
    """Run Clang; what it says of a fault is told."""
    _run("cc", arguments)


def link_for_page(names: Sequence[str], linked: Path, objects: Sequence[Path]) -> None:
    """Link a library for the Python of a page, which has what is missing: memory, and `log`."""
    how = ("-shared", "-Bsymbolic", "--experimental-pic", "--unresolved-symbols=import-dynamic", "-s")
    _run("wasm-ld", [*how, *(f"--export={name}" for name in names), *objects, "-o", linked])


def _run(tool: str, arguments: Sequence[str | Path]) -> None:
    own = str(cache_home() / "clang")
    caches = {"ZIG_GLOBAL_CACHE_DIR": own, "ZIG_LOCAL_CACHE_DIR": own}
    environment = {**os.environ, **caches, "SOURCE_DATE_EPOCH": STAMP}
    command = [sys.executable, "-m", "ziglang", tool, *map(str, arguments)]
    done = subprocess.run(command, env=environment, capture_output=True, check=False)  # noqa: S603
    if done.returncode:
        message = f"Clang failed: {done.stderr.decode(errors='replace').strip()[:MOST_TOLD]}"
        raise RuntimeError(message)
