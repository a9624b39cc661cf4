"""The steps of a round of the Castles of Burgundy card game."""

from __future__ import annotations

from enum import IntEnum


class Step(IntEnum):
    """The steps of a turn, of the functions within it, and of a round."""

    PLAY_CARD = 0
    ACT = 1
    CONVERT_MORE = 2
    DISCARD_PROJECT = 3
    NEW_PROJECT = 4
    ROUND_BONUS = 5
    FUNCTION = 6
    TAKE_CARD = 7
    TAKE_SUPPLY = 8
    SELL_GOODS = 9
    PLACE_PROJECT = 10
    CHOOSE_BOUGHT = 11
    FINISH = 12
    END_TURN = 13
    BEGIN_ROUND = 14
    AARON = 15
