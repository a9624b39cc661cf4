"""The kernels of whole games, and the functions that all kernels share.

This file is loaded once per game and mode. Its globals are then the game's functions (`advance`, `setup`, `score`,
`scorers`, `tiebreak`, `evaluate`) and the mode's (`entry`, `inner`, `copy_state`, `deal_state`). In compiled mode an
entry point is machine code; in plain mode it is the Python function below. Both return the same numbers.

Entry points take `(states, i)` and never a record: passing a record from Python costs eight times as much. The rows of
`states` are called lanes (see `search`).
"""

# ruff: noqa: TC004 - what kernels call is given to them as globals when they are loaded

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.compiled.search import BLANK, KNOWN, LIVE, TRIAL
from bailey.core.play.engine import NOTHING
from bailey.core.state.chance import BOT_STREAM, GAME_STREAM, below, bits, key, seed_with

if TYPE_CHECKING:
    from bailey.core.compiled.given import (
        Grid,
        Numbers,
        Row,
        States,
        advance,
        copy_state,
        deal_state,
        entry,
        evaluate,
        forget_state,
        has_won_rule,
        inner,
        play_on,
        remember,
        score,
        scorers,
        setup,
        tiebreak,
        won,
    )
    from bailey.core.state.chance import Luck
    from bailey.core.state.todo import GameState

#: A greedy bot estimates a choice by the mean of `DEALS` rounds; each is the best of `COMPLETIONS` random completions
#: of its turn, each with its own deal of the hidden cards.
DEALS, COMPLETIONS = 3, 6
MOST_AHEAD = 12
#: A number of decisions that no game reaches.
TO_THE_END = 1 << 62


@inner
def pick(menu: Row, luck: Luck) -> int:
    """Pick an open choice at random."""
    return 0 + menu[1 + below(luck, menu[0])]


@inner
def offered(menu: Row, choice: int) -> bool:
    """Return whether a choice is open."""
    for i in range(1, menu[0] + 1):  # noqa: SIM110 - Numba does not compile generators
        if menu[i] == choice:
            return True
    return False


@inner
def decider(s: GameState) -> int:
    """Return the seat that must decide."""
    return 0 + s.todo[s.pending - 1].player


@inner
def margin(s: GameState, p: int) -> int:
    """Return how far a player is ahead of the best of the others."""
    best = -(1 << 30)
    for q in range(scorers(s)):
        if q != p:
            best = max(best, evaluate(s, q))
    return evaluate(s, p) - best


@inner
def try_out(states: States, numbers: Numbers, found: Row, unknown: int, luck: Luck) -> None:
    """Copy the game as a viewer knows it to the trial lane, with the hidden cards dealt again."""
    deal_state(states, numbers, KNOWN, TRIAL, found, unknown, luck)
    key(states[TRIAL], bits(luck), bits(luck), bits(luck), 1)


@inner
def finish_turn(s: GameState, menu: Row, p: int, luck: Luck) -> None:
    """Play random choices until another seat decides."""
    for _ in range(MOST_AHEAD):
        if s.pending == 0 or decider(s) != p:
            return
        advance(s, menu, pick(menu, luck))


@inner
def estimate(
    states: States, numbers: Numbers, found: Row, unknown: int, trial: Row, p: int, choice: int, luck: Luck
) -> int:
    """Return the sum, over several deals, of the best margin after a choice and random play to the end of the turn."""
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
def greedy(states: States, numbers: Numbers, heads: Row, found: Row, menu: Row, trial: Row, luck: Luck) -> int:
    """Return the choice with the highest estimate; ties are broken at random."""
    p = decider(states[LIVE])
    unknown = forget_state(states, numbers, LIVE, KNOWN, heads, p, found)
    chosen, most, equal = 0 + menu[1], -(1 << 30), 0
    for i in range(1, menu[0] + 1):
        value = estimate(states, numbers, found, unknown, trial, p, 0 + menu[i], luck)
        if value > most:
            most, equal = value, 0
        if value == most:
            equal += 1
            if below(luck, equal) == 0:
                chosen = 0 + menu[i]
    return chosen


@inner
def begin_with_bots(states: States, lane: int, menu: Row, luck: Luck, seed: int, number: int) -> None:
    """Set up game `number` of a seed in a lane, and seed its bots."""
    copy_state(states, BLANK, lane)
    seed_with(states[lane], seed, number, GAME_STREAM)
    seed_with(luck, seed, number, BOT_STREAM)
    setup(states[lane])
    advance(states[lane], menu, NOTHING)


@entry
def begin(states: States, i: int, menu: Row, seed: int, number: int) -> None:
    """Set up game `number` of a seed in lane `i`."""
    copy_state(states, BLANK, i)
    seed_with(states[i], seed, number, GAME_STREAM)
    setup(states[i])
    advance(states[i], menu, NOTHING)


@entry
def step(states: States, i: int, menu: Row, choice: int) -> None:
    """Play a choice in lane `i`."""
    advance(states[i], menu, choice)


@entry
def simulate_random(
    states: States,
    menu: Row,
    lucks: list[Luck],
    seed: int,
    first: int,
    count: int,
    scores: Grid,
    tiebreaks: Grid,
    wins: Grid,
    decisions: Grid,
) -> None:
    """Play games between random bots only; a kernel without search is smaller and faster than `simulate`."""
    luck = lucks[0]
    for g in range(count):
        copy_state(states, BLANK, LIVE)
        s = states[LIVE]
        seed_with(s, seed, first + g, GAME_STREAM)
        seed_with(luck, seed, first + g, BOT_STREAM)
        setup(s)
        decisions[g][0] = play_on(s, menu, NOTHING, luck, TO_THE_END)
        write_result(s, g, scores, tiebreaks, wins)


@inner
def has_won(s: GameState, p: int, players: int, scores: Row, tiebreaks: Row) -> int:
    """Return 1 if a player has won: by the game's own rule, or because nobody has a better score and tie-break."""
    if has_won_rule:
        return 0 + won(s, p)
    for q in range(players):
        if scores[q] > scores[p] or (scores[q] == scores[p] and tiebreaks[q] > tiebreaks[p]):
            return 0
    return 1


@inner
def write_result(s: GameState, g: int, scores: Grid, tiebreaks: Grid, wins: Grid) -> None:
    """Write the scores, tie-breaks and winners of a game, and its chronicle behind the scores."""
    players = scorers(s)
    for p in range(players):
        scores[g][p] = score(s, p)
        tiebreaks[g][p] = tiebreak(s, p)
    for p in range(players):
        wins[g][p] = has_won(s, p, players, scores[g], tiebreaks[g])
    for n in range(players, len(scores[g])):
        scores[g][n] = remember(s, n - players)
