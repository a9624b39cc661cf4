"""The common deck of action cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import restock, rule, tell
from bailey.games.burgundy_cards.events import What

if TYPE_CHECKING:
    from bailey.games.burgundy_cards.state import State


@rule
def card_left(s: State) -> bool:
    """Shuffle the discard pile into an empty deck, and tell whether there is a card now."""
    if s.deck.size == 0 and s.discard.size > 0:
        restock(s, s.discard, s.deck)
        tell(s, What.RESHUFFLED)
    return s.deck.size > 0
