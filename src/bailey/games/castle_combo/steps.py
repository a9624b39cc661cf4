"""The steps of a turn of Castle Combo."""

from __future__ import annotations

from enum import IntEnum


class Step(IntEnum):
    """The steps of a turn, and of the abilities within it."""

    SPEND_KEY = 0
    TAKE_CARD = 1
    PLACE_CARD = 2
    ABILITY = 3
    CHOOSE_EFFECT = 4
    EFFECT = 5
    CHOOSE_NEIGHBOR = 6
    DISCARD_CARD = 7
    FILL_PURSE = 8
    MOVE_MESSENGER = 9
    REFILL = 10
    END_TURN = 11
    STORE_LEFTOVER = 12
