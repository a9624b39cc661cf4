"""What is told when something happens: the log, animations and replays are made of it."""

from __future__ import annotations

from bailey.core import CARD, NUMBER, PLAYER, Events, Told


class What(Events):
    """The kinds of events."""

    TOOK = Told("took", player=PLAYER, card=CARD, coins=NUMBER)
    RESTED = Told("rested", player=PLAYER, coins=NUMBER)
    ROUND_ENDED = Told("round_ended", left=NUMBER)
