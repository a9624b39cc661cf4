"""The steps of the Castles of Burgundy, the board game."""

from __future__ import annotations

from enum import IntEnum


class Step(IntEnum):
    """The steps of setup, of a phase, a round and a turn, and those of the Automata."""

    CHOOSE_DUCHY = 0
    START_CASTLE = 1
    BEGIN_PHASE = 2
    BEGIN_ROUND = 3
    ACT = 4
    EXTRA_ACTION = 5
    DISCARD = 6
    STORE = 7
    CHOOSE_DEPOT = 8
    SECOND_DEPOT = 9
    TAKE_GOODS = 10
    ADVANCE = 11
    TAKE_TILE = 12
    SELL_GOODS = 13
    PLACE_TILE = 14
    CHOOSE_EFFECT = 15
    FINISH = 16
    END_TURN = 17
    END_ROUND = 18
    AUTOMATA_TURN = 19
    AUTOMATA_SEARCH = 20
    AUTOMATA_PLACE = 21
    AUTOMATA_BOX = 22
    AUTOMATA_FINISH = 23
    AUTOMATA_BUY = 24
    ROUTE_REWARD = 25
    AUTOMATA_MAKE_WILD = 26
    AUTOMATA_SHIP = 27
    AUTOMATA_KEEP = 28
    AUTOMATA_SCARCEST = 29
