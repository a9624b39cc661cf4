"""What the goods in a yard are worth."""

from __future__ import annotations

from typing import Any

from bailey.core import card_at, rule
from bailey.games._template.cards import IDS, card


@rule
def score(s: Any, p: int) -> int:
    """Score the goods in the yard (16)."""
    yard, total = s.players[p].yard, 0
    for i in range(yard.size):
        total += card(card_at(yard, i)).worth
    return total


@rule
def tiebreak(s: Any, p: int) -> int:
    """Of equal scores, more coins win (17)."""
    return s.players[p].coins


def breakdown(s: Any, p: int) -> list[dict[str, Any]]:
    """Score a player line by line."""
    yard = s.players[p].yard
    cards = [card_at(yard, i) for i in range(yard.size)]
    return [{"line": "card", "card": IDS[c], "points": card(c).worth} for c in cards]
