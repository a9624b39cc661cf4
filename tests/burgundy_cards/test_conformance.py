"""The Castles of Burgundy card game passes the conformance suite: alone, with two to four players, and every option."""

from __future__ import annotations

from conformance import conformance
from soak import TIMES

from bailey.core.check.trials import settings
from bailey.games import burgundy_cards

#: So many games have any two values of options together, and every value with every number of players.
ALL_SETTINGS = len(settings(burgundy_cards.GAME))

TestConformance = conformance(
    burgundy_cards.GAME,
    plain=((4, 1), (TIMES * ALL_SETTINGS, 1000)),
    compiled=(ALL_SETTINGS, 4 * ALL_SETTINGS),
    bots=(
        [("greedy", 2, 20), ("search:40", 2, 40)],
        [("search:40", ALL_SETTINGS, 16), ("casual6:40", ALL_SETTINGS, 16)],
    ),
)
