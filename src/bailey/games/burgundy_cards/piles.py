"""What a pile of an estate holds: one number, its type and how many cards it has; 0 once it is complete."""

from __future__ import annotations

from bailey.core import rule
from bailey.games.burgundy_cards.cards import TRIPLE
from bailey.games.burgundy_cards.state import COMPLETE, State


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


def cards_of_piles(s: State, p: int, stack_type: int, height: int) -> list[int]:
    """Return the slots of the cards in the piles of a type and height; none for a new pile."""
    me, held = s.players[p], holding(stack_type, height)
    return [] if height == 0 else [i for i in range(me.estate.size) if me.holds[me.estate.beside[i].stack] == held]
