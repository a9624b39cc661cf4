"""The companion passes the conformance suite with every option, and compiled it is the same game."""

from __future__ import annotations

from conformance import conformance
from soak import TIMES

from bailey.core.check.trials import settings
from bailey.games import burgundy_companion

#: So many games have any two values of options together.
ALL_SETTINGS = len(settings(burgundy_companion.GAME))

TestConformance = conformance(
    burgundy_companion.GAME, plain=((3, 1), (TIMES * ALL_SETTINGS, 1000)), compiled=(4, ALL_SETTINGS)
)
