"""The choices of Postern, and why a choice may be blocked."""

from __future__ import annotations

from enum import IntEnum

from bailey.core import Choices
from bailey.games._template.state import MOST_HAND, NICHES

CHOICES = Choices()
CARRY = CHOICES.add("carry", slot=MOST_HAND)
HIDE = CHOICES.add("hide", slot=MOST_HAND, niche=NICHES)
FETCH = CHOICES.add("fetch", niche=NICHES)
SPY = CHOICES.add("spy")
REST = CHOICES.add("rest")
LET_PASS = CHOICES.add("let_pass")
STOP = CHOICES.add("stop", slot=MOST_HAND)
LEAVE = CHOICES.add("leave")
PUT_UNDER = CHOICES.add("put_under")
SHUFFLE = CHOICES.add("shuffle")
BUY = CHOICES.add("buy")


class Why(IntEnum):
    """The reasons why a choice is blocked."""

    GUARD_STAYS = 0
    NO_GUARD = 1
    NO_COIN = 2
    HAND_FULL = 3
    NO_CARD_LEFT = 4
    NO_BRIBE = 5
    NICHE_TAKEN = 6
