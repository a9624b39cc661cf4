"""What the cards of a player are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import card_at, rule

from .cards import IDS, card

if TYPE_CHECKING:
    from .state import State


@rule
def score(s: State, p: int) -> int:
    """Score the points of the cards that were taken (7)."""
    taken, total = s.players[p].taken, 0
    for i in range(taken.size):
        total += card(card_at(taken, i)).points
    return total


@rule
def tiebreak(s: State, p: int) -> int:
    """Of equal scores, more coins win (8)."""
    return s.players[p].coins


def breakdown(s: State, p: int) -> list[dict[str, object]]:
    """Score a player line by line."""
    taken = s.players[p].taken
    cards = [card_at(taken, i) for i in range(taken.size)]
    return [{"line": "card", "card": IDS[c], "points": card(c).points} for c in cards]
