"""A game that somebody writes in a page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bailey import games
from bailey.core.errors import BadInput

if TYPE_CHECKING:
    from bailey.core.play.game import Game

#: It lies here.
OWN = Path("/home/games")


def add_game(files: dict[str, str], folder: Path = OWN) -> Game:
    """Write the files of a game, by their paths in a folder of games, and load it; refuse a broken one."""
    for path, text in files.items():
        file = folder / path
        if not file.resolve().is_relative_to(folder.resolve()):
            raise BadInput(f"{path}: a file of a game lies in its folder")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    name, *others = games.add(folder)
    if others:
        raise BadInput(f"{', '.join([name, *others])}: write one game at a time")
    return games.find(name)


def said_of(fault: Exception) -> str:
    """Say what is wrong: in the lines of the game if the traceback goes through them."""
    return games.blamed(fault) or (str(fault) if isinstance(fault, BadInput) else f"{type(fault).__name__}: {fault}")
