"""The games, one folder each."""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from bailey.core.errors import BadInput

if TYPE_CHECKING:
    from bailey.core.play.game import Game
    from bailey.core.text.catalogue import GameTexts

_HERE = Path(__file__).parent


@cache
def names() -> tuple[str, ...]:
    """Return the names of all games; folders that begin with an underscore are left out."""
    folders = (file.parent.name for file in _HERE.glob("*/game.py"))
    return tuple(sorted(name.replace("_", "-") for name in folders if not name.startswith("_")))


def find(name: str) -> Game:
    """Return the game with this name."""
    if name not in names():
        message = f"game {name!r:.60}: there is none; known are {', '.join(names())}"
        raise BadInput(message)
    game: Game = importlib.import_module(f"{__name__}.{name.replace('-', '_')}").GAME
    return game


def texts(game: Game, language: str = "en") -> GameTexts:
    """Return the texts of a game: those of its `texts.py`, or those of the catalogues alone."""
    from bailey.core.text.catalogue import GameTexts

    module = f"{__name__}.{game.folder.name}.texts"
    if game.folder.parent != _HERE or importlib.util.find_spec(module) is None:
        return GameTexts(game, language)
    own: GameTexts = importlib.import_module(module).Texts(game, language)
    return own
