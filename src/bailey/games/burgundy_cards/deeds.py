"""What a choice comes to, whatever slot its card lies in: so a bot learns of cards, and not of slots."""

from __future__ import annotations

from typing import Any

from bailey.core import card_at, rule
from bailey.games.burgundy_cards.cards import TYPES, card
from bailey.games.burgundy_cards.choices import (
    CHOICES,
    DISCARD_PROJECT,
    FINISH,
    KEEP_BOUGHT,
    KEEP_PROJECTS,
    ONTO,
    PLACE,
    PLAY_CARD,
    SELL,
    TAKE,
    USE_BOUGHT,
)
from bailey.games.burgundy_cards.state import ROW_CARDS

#: Deeds that are more than a choice have numbers behind the choices'.
PLAY_DIE = CHOICES.count
TAKE_TYPE = PLAY_DIE + 7
PLACE_TYPE = TAKE_TYPE + len(TYPES)
DISCARD_TYPE = PLACE_TYPE + 3 * len(TYPES)
KEEP_TYPE = DISCARD_TYPE + len(TYPES)
USE_TYPE = KEEP_TYPE + len(TYPES)
DEEDS = USE_TYPE + len(TYPES)


@rule
def deed(s: Any, choice: int) -> int:
    """To play this die; to take, place, keep, use or give up a card of this type; or the choice itself."""
    me = s.players[s.todo[s.pending - 1].player]
    if choice < TAKE:
        return PLAY_DIE + card(card_at(me.hand, choice - PLAY_CARD)).die
    if choice < PLACE:
        row, slot = (choice - TAKE) // ROW_CARDS, (choice - TAKE) % ROW_CARDS
        return TAKE_TYPE + card(card_at(s.display[row].cards, slot)).type
    if choice < SELL:
        project, onto = (choice - PLACE) // ONTO, (choice - PLACE) % ONTO
        joined = 0 if onto == 0 else 2 - onto % 2
        return PLACE_TYPE + 3 * card(card_at(me.projects, project)).type + joined
    if DISCARD_PROJECT <= choice < KEEP_PROJECTS:
        return DISCARD_TYPE + card(card_at(me.projects, choice - DISCARD_PROJECT)).type
    if KEEP_BOUGHT <= choice < USE_BOUGHT:
        return KEEP_TYPE + card(card_at(s.bought, choice - KEEP_BOUGHT)).type
    if USE_BOUGHT <= choice < FINISH:
        return USE_TYPE + card(card_at(s.bought, choice - USE_BOUGHT)).type
    return choice
