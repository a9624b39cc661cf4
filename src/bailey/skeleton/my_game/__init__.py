"""My Game, for 2 to 4 players: take cards from the row, and pay for them.

import my_game

pos = my_game.new(players=2, seed=7)
pos.push({"do": "rest"})
print(pos)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Position

from .cards import CARDS
from .game import GAME

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .state import State

__all__ = ["CARDS", "GAME", "load", "new"]


def new(players: int = 2, seed: int | None = None) -> Position[State]:
    """Set up a game; without a seed, a random one."""
    return Position.new(GAME, players, seed)


def load(source: str | Mapping[str, object]) -> Position[State]:
    """Read a position from its JSON."""
    return Position.load(GAME, source)
