"""The compiled entry points. This file is loaded once per game, with the game's own functions as its globals.

Entry points take `(states, i)` and never a record: passing a record from Python costs eight times as much. Lane 0 of
`states` holds the game before setup; `raw` is the same memory as rows of 64-bit words, for copying.
"""

from __future__ import annotations

from typing import Any

from numba import njit

from bailey.core.chance import BOT_STREAM, GAME_STREAM, below, seed_with

compiled = njit(cache=True, nogil=True, error_model="numpy", _nrt=False)

RANDOM, GREEDY = 0, 1


@njit(inline="always", _nrt=False)
def copy(raw: Any, source: int, target: int) -> None:
    for k in range(raw.shape[1]):
        raw[target, k] = raw[source, k]


@njit(_nrt=False)
def pick(menu: Any, luck: Any) -> int:
    return menu[1 + below(luck, menu[0])]


@compiled
def simulate(states: Any, raw: Any, menu: Any, lucks: Any, seed: int, first: int, count: int, scores: Any) -> int:
    """Play random games `first` to `first + count - 1` of a seed, and tell how many decisions they had."""
    decisions = 0
    s = states[1]
    luck = lucks[0]
    for g in range(count):
        copy(raw, 0, 1)
        seed_with(s, seed, first + g, GAME_STREAM)
        seed_with(luck, seed, first + g, BOT_STREAM)
        setup(s)
        settle(s, menu)
        while s.pending > 0:
            advance(s, menu, pick(menu, luck))
            decisions += 1
        for p in range(s.seats):
            scores[g, p] = score(s, p)
    return decisions


@compiled
def begin(states: Any, raw: Any, i: int, menu: Any, seed: int, number: int) -> None:
    """Set up game `number` of a seed in lane `i`."""
    copy(raw, 0, i)
    seed_with(states[i], seed, number, GAME_STREAM)
    setup(states[i])
    settle(states[i], menu)


@compiled
def step(states: Any, i: int, menu: Any, choice: int) -> None:
    """Play a choice in lane `i`."""
    advance(states[i], menu, choice)
