"""Everything that a player of Postern can be asked to choose."""

from __future__ import annotations

from enum import IntEnum

from bailey.core import Choices
from bailey.games._template.state import MOST_HAND

CHOICES = Choices()
CARRY = CHOICES.add("carry", slot=MOST_HAND)
SPY = CHOICES.add("spy")
REST = CHOICES.add("rest")
LET_PASS = CHOICES.add("let_pass")
DISCARD = CHOICES.add("discard", slot=MOST_HAND)
LEAVE = CHOICES.add("leave")
PUT_UNDER = CHOICES.add("put_under")
BUY = CHOICES.add("buy")  # the interrupt: declared last


class Why(IntEnum):
    """Why something that one can point at may not be chosen."""

    GUARD_STAYS = 0
    NO_COIN = 1
    HAND_FULL = 2
    NO_CARD_LEFT = 3
