"""Castle Combo, for 2 to 5 players.

A game of two:

    from bailey.games import castle_combo

    pos = castle_combo.new(players=2, seed=7)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Position
from bailey.games.castle_combo.cards import CARDS
from bailey.games.castle_combo.game import GAME

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bailey.games.castle_combo.state import State

__all__ = ["CARDS", "GAME", "load", "new"]


def new(players: int = 2, seed: int | None = None) -> Position[State]:
    """Set up a game; without a seed, a random one."""
    return Position.new(GAME, players, seed)


def load(source: str | Mapping[str, object]) -> Position[State]:
    """Read a position from its JSON."""
    return Position.load(GAME, source)
