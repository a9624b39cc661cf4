"""The companion: it plays the Automata for people who have the Castles of Burgundy on their table.

A companion that searches the depots itself, for the hard Automata:

    from bailey.games import burgundy_companion

    pos = burgundy_companion.new(seed=7, options={"automata": 3, "depth": 1})
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Position
from bailey.games.burgundy_companion.drawn import CARDS, PRINTED
from bailey.games.burgundy_companion.game import GAME

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bailey.games.burgundy_companion.state import State

__all__ = ["CARDS", "GAME", "PRINTED", "load", "new"]


def new(seed: int | None = None, options: dict[str, int] | None = None) -> Position[State]:
    """Begin a game at a table; without a seed, a random one."""
    return Position.new(GAME, 1, seed, options)


def load(source: str | Mapping[str, object]) -> Position[State]:
    """Read a position from its JSON."""
    return Position.load(GAME, source)
