"""The Castles of Burgundy, the board game, for 2 to 4 players, and alone or with others against the Automata.

A game of three, and one alone against the hard Automata:

    from bailey.games import burgundy_board

    pos = burgundy_board.new(players=3, seed=7)
    alone = burgundy_board.new(players=1, seed=7, options={"automata": 3})
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Position
from bailey.games.burgundy_board.drawn import CARDS, PRINTED
from bailey.games.burgundy_board.game import GAME

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bailey.games.burgundy_board.state import State

__all__ = ["CARDS", "GAME", "PRINTED", "load", "new"]


def new(players: int = 2, seed: int | None = None, options: dict[str, int] | None = None) -> Position[State]:
    """Set up a game; one player plays against the Automata; without a seed, a random one."""
    return Position.new(GAME, players, seed, options)


def load(source: str | Mapping[str, object]) -> Position[State]:
    """Read a position from its JSON."""
    return Position.load(GAME, source)
