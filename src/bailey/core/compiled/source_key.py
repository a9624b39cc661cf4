"""What a library that was built before is named by: the source of a game's rules.

The numbers on its cards are no part of that: they are written into the library when it is loaded. The key of the cache
(`cache`) is bytecode, which every release of Python writes in its own way. A library serves all of them, so its key
reads the files instead: any edit of a file that rules are in makes another key.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING

from bailey.core.compiled.cache import HERE, Dependencies
from bailey.core.state.kinds.field import numpy_type

if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import CodeType

    from bailey.core.play.game import Game

#: The folder of the package: what lies in it is named by its place there.
PACKAGE = HERE.parents[1]


def source_key(game: Game, roots: Iterable[object]) -> str:
    """Return the key of a game's library; `roots` are the plain functions of its kernels."""
    found = SourceDependencies([numpy_type(game.state), *roots])
    digest = hashlib.blake2b(digest_size=12)
    for file in sorted({*HERE.glob("*.py"), *found.files}, key=_name):
        digest.update(f"{_name(file)}\0".encode() + file.read_text(encoding="utf-8").encode() + b"\0")
    for line in found.lines:
        digest.update(line.encode() + b"\0")
    return digest.hexdigest()


def _name(file: Path) -> str:
    """Name a file of the package by its place, and one of a game elsewhere by its name."""
    return file.relative_to(PACKAGE).as_posix() if file.is_relative_to(PACKAGE) else file.name


class SourceDependencies(Dependencies):
    """Lines that say what functions read, and the files that say what they do."""

    def __init__(self, roots: Iterable[object]) -> None:
        self.files: set[Path] = set()
        super().__init__(roots)

    def _add_code(self, code: CodeType, docstring: str | None) -> set[str]:
        """Note the file of a function, and return the names that it may read."""
        file = Path(code.co_filename)
        if file.is_file():  # what is made of declarations has none
            self.files.add(file)
        parts = [constant for constant in code.co_consts if isinstance(constant, type(code))]
        return {*code.co_names}.union(*(self._add_code(part, docstring) for part in parts))
