"""The Castles of Burgundy: The Card Game, for 2 to 4 players and alone against Aaron.

A game of three, and one alone:

    from bailey.games import burgundy_cards

    pos = burgundy_cards.new(players=3, seed=7, options={"growing_market": 1})
    alone = burgundy_cards.new(players=1, seed=7)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Position
from bailey.games.burgundy_cards.cards import CARDS, PRINTED
from bailey.games.burgundy_cards.game import GAME

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bailey.games.burgundy_cards.state import State

__all__ = ["CARDS", "GAME", "PRINTED", "load", "new"]


def new(players: int = 2, seed: int | None = None, options: dict[str, int] | None = None) -> Position[State]:
    """Set up a game; one player plays against Aaron; without a seed, a random one."""
    return Position.new(GAME, players, seed, options)


def load(source: str | Mapping[str, object]) -> Position[State]:
    """Read a position from its JSON."""
    return Position.load(GAME, source)
