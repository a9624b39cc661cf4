"""The loop of `tools.fit`: whole games in which every seat follows the prior of the game, without search.

This file is loaded as the core's kernels are, with their functions as further globals.
"""

# ruff: noqa: TC004 - what kernels call is given to them as globals when they are loaded

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bailey.core.compiled.search import BLANK, LIVE
from bailey.core.play.engine import NOTHING
from bailey.core.state.chance import GAME_STREAM, seed_with

if TYPE_CHECKING:
    from bailey.core.compiled.given import advance, copy_state, entry, inner, prior, score, setup


@inner
def best_by_prior(s: Any, menu: Any) -> int:
    """Return the open choice with the highest prior."""
    best, most = 0, -(1 << 30)
    for i in range(1, menu[0] + 1):
        worth = prior(s, 0 + menu[i])
        if worth > most:
            best, most = 0 + menu[i], worth
    return best


@entry
def play_by_prior(states: Any, menu: Any, seed: int, count: int, seats: int, points: Any) -> None:
    """Play the first games of a seed, and write the points of the seats, a row for each game."""
    for g in range(count):
        copy_state(states, BLANK, LIVE)
        s = states[LIVE]
        seed_with(s, seed, g, GAME_STREAM)
        setup(s)
        advance(s, menu, NOTHING)
        while s.pending > 0:
            advance(s, menu, best_by_prior(s, menu))
        for p in range(seats):
            points[g][p] = score(s, p)
