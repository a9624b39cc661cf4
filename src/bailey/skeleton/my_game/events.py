"""What is told when something happens: the log, animations and replays are made of it."""

from __future__ import annotations

from enum import IntEnum

from bailey.core import CARD, NUMBER, PLAYER, Told


class What(IntEnum):
    """The kinds of events."""

    TOOK = 0
    RESTED = 1
    ROUND_ENDED = 2


_KINDS = {
    What.TOOK: Told("took", player=PLAYER, card=CARD, coins=NUMBER),
    What.RESTED: Told("rested", player=PLAYER, coins=NUMBER),
    What.ROUND_ENDED: Told("round_ended", left=NUMBER),
}
TOLD = tuple(_KINDS[what] for what in What)
