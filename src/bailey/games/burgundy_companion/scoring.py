"""Points: the Automata's by the rules of the board game, those of people as they tell them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import rule
from bailey.games.burgundy_board.rules.automata_cards import left_over
from bailey.games.burgundy_board.scoring import automata_left_over, scored
from bailey.games.burgundy_board.state import SOURCES
from bailey.games.burgundy_companion.state import AUTOMATA

if TYPE_CHECKING:
    from bailey.games.burgundy_companion.state import State


@rule
def score(s: State, p: int) -> int:
    """Score the Automata as if the game ended now; of people return what they told."""
    if p != AUTOMATA:
        told: int = s.players[p].told
        return told
    total = left_over(s)
    for source in range(len(SOURCES)):
        total += s.players[p].points[source]
    return total


@rule
def tiebreak(s: State, p: int) -> int:
    """The Automata wins ties; people settle theirs at the table."""
    return 1 if p == AUTOMATA else 0


def breakdown(s: State, p: int) -> list[dict[str, object]]:
    """Score a player line by line."""
    if p == AUTOMATA:
        return [*scored(s.players[p]), *automata_left_over(s)]
    return [{"line": "told", "points": s.players[p].told}] if s.players[p].told else []
