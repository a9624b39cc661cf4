"""The choices, and why one may be blocked."""

from __future__ import annotations

from enum import IntEnum

from bailey.core import Choices, at

from .state import State

CHOICES = Choices(State)
TAKE = CHOICES.add("take", slot=at("row"))
REST = CHOICES.add("rest")


class Why(IntEnum):
    """The reasons why a choice is blocked."""

    TOO_EXPENSIVE = 0
