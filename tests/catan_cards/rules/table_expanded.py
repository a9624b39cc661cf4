"""Games with a theme set for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.games import catan_cards
from bailey.games.catan_cards.data import SETS

if TYPE_CHECKING:
    from bailey.core import Position

KM = SETS.index("km")
SIZES = {
    "km": [16, 16, 15, 15, 14, 13],
    "sp": [16, 16, 15, 15, 13, 12],
    "pi": [15, 15, 14, 14, 12, 11],
    "tc": [16, 16, 15, 15, 14, 13],
}


def new(theme: int = KM, seed: int = 0, **options: int) -> Position:
    """Begin a game with a set."""
    return catan_cards.new(seed=seed, options={"theme": theme, **options})


def sizes(pos: Position) -> list[int]:
    return [stack.cards.size for stack in pos.state.stacks]
