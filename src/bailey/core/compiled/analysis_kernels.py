"""The kernels of an analysis: a search from one viewer's knowledge, and play-outs that measure what a choice is worth.

This file is loaded as `kernels.py` is, with the functions of that file and of `tree_kernels.py` as further globals. A
search finds the choices worth comparing, and the averages. `measure` changes neither: it plays the same deals after
each choice, so that the results of two choices can be compared deal by deal.
"""

# ruff: noqa: TC004 - what kernels call is given to them as globals when they are loaded

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.compiled.search import AHEAD, BLANK, COMPLETIONS, EVERYTHING, KNOWN, LIVE, TRIAL
from bailey.core.play.engine import NOTHING
from bailey.core.state.chance import BOT_STREAM, GAME_STREAM, below, bits, key, seed_with

if TYPE_CHECKING:
    from bailey.core.compiled.given import (
        Grid,
        Row,
        States,
        Thinking,
        Tree,
        advance,
        copy_state,
        entry,
        forget_state,
        has_prior,
        inner,
        setup,
    )
    from bailey.core.compiled.kernels import MOST_AHEAD, decider, margin, offered, pick, try_out, write_result
    from bailey.core.compiled.search import MoveAverage
    from bailey.core.compiled.tree_kernels import best_average, by_prior, reset_tree, search
    from bailey.core.state.chance import Luck
    from bailey.core.state.todo import GameState


@inner
def know(states: States, thinking: Thinking, viewer: int) -> int:
    """Put what a viewer knows of the live game into the lane `KNOWN`, and return how many slots are hidden."""
    numbers, heads, found, _ = thinking
    if viewer == EVERYTHING:
        copy_state(states, LIVE, KNOWN)
        return 0
    return 0 + forget_state(states, numbers, LIVE, KNOWN, heads, viewer, found)


@entry
def explore(
    states: States,
    thinking: Thinking,
    tree: Tree,
    spare: Row,
    lucks: list[Luck],
    viewer: int,
    iterations: int,
    fresh: bool,  # noqa: FBT001 - entry points take plain arguments
) -> None:
    """Search the live game as a viewer knows it."""
    if fresh:
        reset_tree(tree)
    search(states, thinking, tree, know(states, thinking, viewer), lucks[0], iterations, learned=False)


@inner
def complete_turn(s: GameState, menu: Row, averages: list[MoveAverage], p: int, luck: Luck) -> None:
    """Play by averages or at random, by the toss of a coin, until another seat decides."""
    for _ in range(MOST_AHEAD):
        if s.pending == 0 or decider(s) != p:
            return
        if below(luck, 2) == 0:
            advance(s, menu, pick(menu, luck))
        else:
            advance(s, menu, best_average(s, menu, averages, p))


@inner
def by_completions(states: States, menu: Row, spare: Row, averages: list[MoveAverage], luck: Luck) -> int:
    """Return the choice that begins the best of some completions of the turn, each with chance of its own."""
    p = decider(states[TRIAL])
    chosen, most = 0 + menu[1], -(1 << 30)
    for i in range(COMPLETIONS):
        copy_state(states, TRIAL, AHEAD)
        s = states[AHEAD]
        key(s, bits(luck), bits(luck), bits(luck), 1)
        choice = pick(menu, luck) if i > 0 else best_average(s, menu, averages, p)
        advance(s, spare, choice)
        complete_turn(s, spare, averages, p, luck)
        lead = margin(s, p)
        if lead > most:
            chosen, most = choice, lead
    return chosen


@inner
def play_to_the_end(states: States, menu: Row, spare: Row, averages: list[MoveAverage], luck: Luck) -> None:
    """Play the trial to the end: by prior, or in a game without one by the best of some completions of each turn."""
    while states[TRIAL].pending > 0:
        play_one(states, menu, spare, averages, luck)


@inner
def play_round(states: States, menu: Row, spare: Row, averages: list[MoveAverage], luck: Luck, p: int) -> None:
    """Play the trial on in the same way until a player decides again after somebody else, or to the end."""
    s = states[TRIAL]
    while s.pending > 0 and decider(s) == p:
        play_one(states, menu, spare, averages, luck)
    while s.pending > 0 and decider(s) != p:
        play_one(states, menu, spare, averages, luck)


@inner
def play_one(states: States, menu: Row, spare: Row, averages: list[MoveAverage], luck: Luck) -> None:
    """Play one choice of the trial."""
    if has_prior:
        advance(states[TRIAL], menu, by_prior(states[TRIAL], menu, luck))
    else:
        advance(states[TRIAL], menu, by_completions(states, menu, spare, averages, luck))


@entry
def measure(
    states: States,
    thinking: Thinking,
    tree: Tree,
    spare: Row,
    lucks: list[Luck],
    viewer: int,
    choice: int,
    seed: int,
    first: int,
    count: int,
    scores: Grid,
    tiebreaks: Grid,
    wins: Grid,
) -> None:
    """Play deals `first` to `first + count - 1` of a seed after a choice, or after NOTHING, and write their results."""
    luck = lucks[0]
    _, _, _, trial = thinking
    _, _, _, _, averages, _, _, _ = tree
    unknown = know(states, thinking, viewer)
    for g in range(count):
        deal_and_choose(states, thinking, luck, unknown, choice, seed, first + g)
        play_to_the_end(states, trial, spare, averages, luck)
        write_result(states[TRIAL], g, scores, tiebreaks, wins)


@entry
def show_after(
    states: States,
    thinking: Thinking,
    tree: Tree,
    spare: Row,
    lucks: list[Luck],
    viewer: int,
    choice: int,
    seed: int,
    deal: int,
    to_the_end: bool,  # noqa: FBT001 - entry points take plain arguments
) -> None:
    """Leave in `TRIAL` what becomes of a deal after a choice: at the end, or when its player decides next time."""
    luck = lucks[0]
    _, _, _, trial = thinking
    _, _, _, _, averages, _, _, _ = tree
    unknown = know(states, thinking, viewer)
    p = decider(states[LIVE])
    deal_and_choose(states, thinking, luck, unknown, choice, seed, deal)
    if to_the_end:
        play_to_the_end(states, trial, spare, averages, luck)
    else:
        play_round(states, trial, spare, averages, luck, p)


@inner
def deal_and_choose(
    states: States, thinking: Thinking, luck: Luck, unknown: int, choice: int, seed: int, deal: int
) -> None:
    """Put one deal of a seed into `TRIAL`, and play a choice there if it is open, or NOTHING."""
    numbers, _, found, trial = thinking
    seed_with(luck, seed, deal, BOT_STREAM)
    try_out(states, numbers, found, unknown, luck)
    advance(states[TRIAL], trial, NOTHING)
    if choice != NOTHING and offered(trial, choice):
        advance(states[TRIAL], trial, choice)


@entry
def measure_deals(
    states: States,
    thinking: Thinking,
    tree: Tree,
    spare: Row,
    lucks: list[Luck],
    seed: int,
    first: int,
    count: int,
    scores: Grid,
    tiebreaks: Grid,
    wins: Grid,
) -> None:
    """Deal games `first` to `first + count - 1` of a seed, play each to the end, and write their results."""
    luck = lucks[0]
    _, _, _, trial = thinking
    _, _, _, _, averages, _, _, _ = tree
    for g in range(count):
        copy_state(states, BLANK, TRIAL)
        s = states[TRIAL]
        seed_with(s, seed, first + g, GAME_STREAM)
        seed_with(luck, seed, first + g, BOT_STREAM)
        setup(s)
        advance(s, trial, NOTHING)
        play_to_the_end(states, trial, spare, averages, luck)
        write_result(states[TRIAL], g, scores, tiebreaks, wins)
