"""Postern, for 2 to 4 players: a tiny game that shows everything a game can use.

A game of two that has three hours:

    from bailey.games import _template as postern

    pos = postern.new(players=2, seed=7, hours=3)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Position
from bailey.games._template.cards import CARDS
from bailey.games._template.game import GAME

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bailey.games._template.state import State

__all__ = ["CARDS", "GAME", "load", "new"]


def new(
    players: int = 2, seed: int | None = None, hours: int = 6, *, smugglers: bool = False, watchman: bool = False
) -> Position[State]:
    """Set up a game; without a seed, a random one."""
    options = {"hours": hours, "smugglers": int(smugglers), "watchman": int(watchman)}
    return Position.new(GAME, players, seed, options)


def load(source: str | Mapping[str, object]) -> Position[State]:
    """Read a position from its JSON."""
    return Position.load(GAME, source)
