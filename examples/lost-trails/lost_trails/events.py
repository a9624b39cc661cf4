"""What is told when something happens: the log, animations and replays are made of it."""

from __future__ import annotations

from enum import IntEnum

from bailey.core import CARD, NUMBER, PLAYER, SLOT, Told


class What(IntEnum):
    """The kinds of events."""

    TOOK = 0
    RESTED = 1
    ROUND_ENDED = 2
    LAID = 3
    SEARCHED = 4


_KINDS = {
    What.TOOK: Told("took", player=PLAYER, card=CARD, coins=NUMBER),
    What.RESTED: Told("rested", player=PLAYER, coins=NUMBER),
    What.ROUND_ENDED: Told("round_ended", left=NUMBER),
    What.LAID: Told("laid", player=PLAYER, card=CARD, coins=NUMBER),
    What.SEARCHED: Told("searched", player=PLAYER, card=SLOT),
}

TOLD = tuple(_KINDS[what] for what in What)
