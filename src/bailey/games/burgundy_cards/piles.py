"""What a pile of an estate holds: one number, its type and how many cards it has; 0 once it is complete."""

from __future__ import annotations

from bailey.core import rule
from bailey.games.burgundy_cards.cards import TRIPLE
from bailey.games.burgundy_cards.state import COMPLETE


@rule
def holding(stack_type: int, height: int) -> int:
    """Tell what a pile of so many cards of a type holds; three are complete."""
    return 2 * stack_type + height if height < TRIPLE else COMPLETE


@rule
def type_held(held: int) -> int:
    """Return the type of an unfinished pile by what it holds."""
    return (held - 1) // 2


@rule
def height_held(held: int) -> int:
    """Return how many cards an unfinished pile has by what it holds."""
    return (held - 1) % 2 + 1
