"""The entry points of whole-game play, and what every other file of kernels stands on.

This file is loaded once per game and mode, with the game's own functions as its globals: `advance`, `setup`,
`score`, `scorers`, `tiebreak`, `evaluate`, and the mode's `entry`, `inner`, `copy_state` and `deal_state`. In compiled
mode an entry point is machine code; in plain mode it is the function below. The numbers are the same.

Entry points take `(states, i)` and never a record: passing a record from Python costs eight times as much. Lanes of
`states`: the game before setup, the live game, what a bot was allowed to imagine, and where it tries things out.
"""

# ruff: noqa: TC004 - what kernels call is given to them as globals when they are loaded

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bailey.core.chance import BOT_STREAM, GAME_STREAM, below, bits, key, seed_with
from bailey.core.game import NOTHING
from bailey.core.search import BLANK, KNOWN, LIVE, TRIAL

if TYPE_CHECKING:
    from bailey.core.given import (
        advance,
        copy_state,
        deal_state,
        entry,
        evaluate,
        forget_state,
        inner,
        remember,
        score,
        scorers,
        setup,
        tiebreak,
    )

#: How a greedy bot looks at a choice: so many rounds, and in each the best of so many ways to go on until its turn
#: ends, every one with a deal of its own.
DEALS, COMPLETIONS = 3, 6
MOST_AHEAD = 12


@inner
def pick(menu: Any, luck: Any) -> int:
    """Pick an open choice at random."""
    return 0 + menu[1 + below(luck, menu[0])]


@inner
def decider(s: Any) -> int:
    """Name the seat that must decide."""
    return 0 + s.todo[s.pending - 1].player


@inner
def margin(s: Any, p: int) -> int:
    """Tell how far a player is ahead of the best of the others."""
    best = -(1 << 30)
    for q in range(scorers(s)):
        if q != p:
            best = max(best, evaluate(s, q))
    return evaluate(s, p) - best


@inner
def try_out(states: Any, numbers: Any, found: Any, unknown: int, luck: Any) -> None:
    """Deal one of the games that the viewer may imagine into the lane for trying out."""
    deal_state(states, numbers, KNOWN, TRIAL, found, unknown, luck)
    key(states[TRIAL], bits(luck), bits(luck), bits(luck), 1)


@inner
def finish_turn(s: Any, menu: Any, p: int, luck: Any) -> None:
    """Go on at random until somebody else decides."""
    for _ in range(MOST_AHEAD):
        if s.pending == 0 or decider(s) != p:
            return
        advance(s, menu, pick(menu, luck))


@inner
def promise(states: Any, numbers: Any, found: Any, unknown: int, trial: Any, p: int, choice: int, luck: Any) -> int:
    """Tell how good a choice looks: the best way to go on with it, over a few imagined deals."""
    total = 0
    for _ in range(DEALS):
        best = -(1 << 30)
        for _ in range(COMPLETIONS):
            try_out(states, numbers, found, unknown, luck)
            s = states[TRIAL]
            advance(s, trial, choice)
            finish_turn(s, trial, p, luck)
            best = max(best, margin(s, p))
        total += best
    return total


@inner
def greedy(states: Any, numbers: Any, heads: Any, found: Any, menu: Any, trial: Any, luck: Any) -> int:
    """Choose what promises most by the end of one's own turn; equal promises are drawn by lot."""
    p = decider(states[LIVE])
    unknown = forget_state(states, numbers, LIVE, KNOWN, heads, p, found)
    chosen, most, equal = 0 + menu[1], -(1 << 30), 0
    for i in range(1, menu[0] + 1):
        value = promise(states, numbers, found, unknown, trial, p, 0 + menu[i], luck)
        if value > most:
            most, equal = value, 0
        if value == most:
            equal += 1
            if below(luck, equal) == 0:
                chosen = 0 + menu[i]
    return chosen


@entry
def begin(states: Any, i: int, menu: Any, seed: int, number: int) -> None:
    """Set up game `number` of a seed in lane `i`."""
    copy_state(states, BLANK, i)
    seed_with(states[i], seed, number, GAME_STREAM)
    setup(states[i])
    advance(states[i], menu, NOTHING)


@entry
def step(states: Any, i: int, menu: Any, choice: int) -> None:
    """Play a choice in lane `i`."""
    advance(states[i], menu, choice)


@entry
def simulate_random(
    states: Any, menu: Any, lucks: Any, seed: int, first: int, count: int, scores: Any, tiebreaks: Any
) -> int:
    """Play games between random seats only, as `simulate` does; by itself it is smaller and so faster."""
    decisions = 0
    luck = lucks[0]
    for g in range(count):
        copy_state(states, BLANK, LIVE)
        s = states[LIVE]
        seed_with(s, seed, first + g, GAME_STREAM)
        seed_with(luck, seed, first + g, BOT_STREAM)
        setup(s)
        advance(s, menu, NOTHING)
        while s.pending > 0:
            advance(s, menu, pick(menu, luck))
            decisions += 1
        write_down(s, g, scores, tiebreaks)
    return decisions


@inner
def write_down(s: Any, g: int, scores: Any, tiebreaks: Any) -> None:
    """Write a game's scores and tie-breaks down, and behind the scores its chronicle."""
    players = scorers(s)
    for p in range(players):
        scores[g][p] = score(s, p)
        tiebreaks[g][p] = tiebreak(s, p)
    for n in range(players, len(scores[g])):
        scores[g][n] = remember(s, n - players)
