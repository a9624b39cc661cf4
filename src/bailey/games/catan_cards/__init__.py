"""The Catan Card Game, for two players.

A game in which attacks wait for seven points together:

    from bailey.games import catan_cards

    pos = catan_cards.new(seed=7, options={"action_gate": 2})
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Position
from bailey.games.catan_cards.cards import FACES_DRAWN as CARDS
from bailey.games.catan_cards.data import PRINTED
from bailey.games.catan_cards.game import GAME

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bailey.games.catan_cards.state import State

__all__ = ["CARDS", "GAME", "PRINTED", "load", "new"]


def new(players: int = 2, seed: int | None = None, options: dict[str, int] | None = None) -> Position[State]:
    """Set up a game; without a seed, a random one."""
    return Position.new(GAME, players, seed, options)


def load(source: str | Mapping[str, object]) -> Position[State]:
    """Read a position from its JSON."""
    return Position.load(GAME, source)
