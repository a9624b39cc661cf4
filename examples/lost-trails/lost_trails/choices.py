"""The choices, and why one may be blocked."""

from __future__ import annotations

from enum import IntEnum

from bailey.core import Choices, at

from .state import State

CHOICES = Choices(State)

TAKE = CHOICES.add("take", slot=at("row"))

LAY = CHOICES.add("lay", slot=at("hand"))

SEARCH = CHOICES.add("search")

REST = CHOICES.add("rest")


class Why(IntEnum):
    """The reasons why a choice is blocked."""

    TOO_EXPENSIVE = 0
    HAND_FULL = 1
    NO_CARD_LEFT = 2
