"""The Catan Card Game passes the conformance suite with every option, and compiled it is the same game."""

from __future__ import annotations

from conformance import conformance
from soak import TIMES

from bailey.core.check.trials import settings
from bailey.games import catan_cards
from bailey.games.catan_cards.data import SETS

#: So many games have any two values of options together.
ALL_SETTINGS = len(settings(catan_cards.GAME))
#: A game of each set, with different values of the other options: the settings go through the values of each option.
ONE_OF_EACH_SET = [
    next(n for n, (_, options) in enumerate(settings(catan_cards.GAME)) if options["theme"] == theme)
    for theme in range(len(SETS))
]

TestConformance = conformance(
    catan_cards.GAME,
    plain=((ONE_OF_EACH_SET[-1:], 1000), (TIMES * ALL_SETTINGS // 10, 1000)),
    compiled=(ONE_OF_EACH_SET, ALL_SETTINGS * TIMES),
    bots=([("greedy", 1, 20), ("search:40", 1, 60)], [("greedy", 6, 20), ("search:40", 2, 20), ("casual6:40", 2, 20)]),
)
