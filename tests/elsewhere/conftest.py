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


def forget(folder: Path) -> None:
    """Forget what was imported of the games in a folder."""
    elsewhere.homes.cache_clear()
    for name, module in [*sys.modules.items()]:
        if (getattr(module, "__file__", None) or "").startswith(str(folder)):
            del sys.modules[name]


@pytest.fixture(autouse=True)
def nothing_stays(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Forget afterwards which games were added, and what was imported of them."""
    path, said = [*sys.path], os.environ.get(elsewhere.VARIABLE, "")
    elsewhere.homes.cache_clear()
    yield
    sys.path[:] = path
    os.environ[elsewhere.VARIABLE] = said
    forget(tmp_path_factory.getbasetemp())


@pytest.fixture
def new_game(tmp_path: Path) -> NewGame:
    """Make a fresh game, and return its folder; `files` gives its files another content."""

    def made(name: str = "lost-trails", **files: str) -> Path:
        folder = write(name, tmp_path)
        for file, content in files.items():
            (folder / name.replace("-", "_") / f"{file}.py").write_text(content, encoding="utf-8")
        return folder

    return made
