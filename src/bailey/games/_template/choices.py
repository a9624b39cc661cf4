"""The choices of Postern, and why a choice may be blocked."""

from __future__ import annotations

from enum import IntEnum

from bailey.core import Choices, at
from bailey.games._template.state import State

CHOICES = Choices(State)
CARRY = CHOICES.add("carry", slot=at("hand"))
HIDE = CHOICES.add("hide", slot=at("hand"), niche=at("niches"))
FETCH = CHOICES.add("fetch", niche=at("niches"))
SPY = CHOICES.add("spy")
REST = CHOICES.add("rest")
LET_PASS = CHOICES.add("let_pass")
STOP = CHOICES.add("stop", slot=at("hand"))
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
