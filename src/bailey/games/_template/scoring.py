"""What the goods in a yard are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import card_at, rule
from bailey.games._template.cards import IDS, worth

if TYPE_CHECKING:
    from bailey.games._template.state import State


@rule
def score(s: State, p: int) -> int:
    """Score the goods in the yard, with what they gained (16, 24)."""
    yard, total = s.players[p].yard, 0
    for i in range(yard.size):
        total += worth(card_at(yard, i)) + yard.beside[i].gain
    return total


@rule
def tiebreak(s: State, p: int) -> int:
    """Of equal scores, more coins win (17)."""
    return s.players[p].coins


def breakdown(s: State, p: int) -> list[dict[str, object]]:
    """Score a player line by line."""
    yard = s.players[p].yard
    goods = [(card_at(yard, i), yard.beside[i].gain) for i in range(yard.size)]
    return [{"line": "card", "card": IDS[c], "points": worth(c) + gain} for c, gain in goods]
