"""Games that live elsewhere, for tests: each test may add some, and leaves nothing behind."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pytest

from bailey.cli.skeleton import write
from bailey.games import elsewhere

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    NewGame = Callable[..., Path]


@pytest.fixture(autouse=True)
def nothing_stays(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Forget afterwards which games were added, and what was imported of them."""
    path, modules, said = [*sys.path], {*sys.modules}, os.environ.get(elsewhere.VARIABLE, "")
    elsewhere.homes.cache_clear()
    yield
    sys.path[:] = path
    os.environ[elsewhere.VARIABLE] = said
    elsewhere.homes.cache_clear()
    for name in {*sys.modules} - modules:
        if name.partition(".")[0] in MADE:
            del sys.modules[name]
    MADE.clear()


#: The packages of the games that a test made.
MADE: set[str] = set()


@pytest.fixture
def new_game(tmp_path: Path) -> NewGame:
    """Make a fresh game, and return its folder; `files` gives its files another content."""

    def made(name: str = "lost-trails", **files: str) -> Path:
        MADE.add(name.replace("-", "_"))
        folder = write(name, tmp_path)
        for file, content in files.items():
            (folder / name.replace("-", "_") / f"{file}.py").write_text(content, encoding="utf-8")
        return folder

    return made
