"""The kernels of a batch: many games side by side, each played until a choice is needed from outside.

This file is loaded as `kernels.py` is, with the functions of that file as further globals. Game `i` is in lane
`FIRST + i`. `thinking` is the scratch space of a bot (numbers, heads, found, trial), or None if no bot needs it.
"""

# mypy: disable-error-code="attr-defined, no-any-return, untyped-decorator"
# ruff: noqa: TC004 - kernels take arrays one by one, and what they call as globals

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.compiled.search import ASKED, BEGIN, FIRST, GO_ON, GREEDY, LIVE
from bailey.core.play.choices import wipe
from bailey.core.play.engine import NOTHING
from bailey.core.state.chance import BOT_STREAM, seed_with
from bailey.core.state.observe import observe

if TYPE_CHECKING:
    from bailey.core.compiled.given import Grid, Plan, Row, States, Thinking
    from bailey.core.compiled.kernels import (
        advance,
        begin_with_bots,
        copy_state,
        decider,
        entry,
        greedy,
        inner,
        offered,
        pick,
        write_result,
    )
    from bailey.core.state.chance import Luck


@inner
def think(states: States, thinking: Thinking | None, lane: int, menu: Row, luck: Luck, budget: int) -> int:
    """Return the choice of a random or greedy bot."""
    choice = pick(menu, luck)
    if thinking is not None:
        if budget == GREEDY:
            numbers, heads, found, trial = thinking
            copy_state(states, lane, LIVE)
            choice = greedy(states, numbers, heads, found, menu, trial, luck)
    return choice


@inner
def next_asked(
    states: States, thinking: Thinking | None, lane: int, menu: Row, luck: Luck, budgets: Row, turned: int
) -> int:
    """Play the bots' choices until a choice is needed from outside; return that seat, or -1 when the game is over.

    It is no loop over a whole game, as `simulate` in `game_kernels` is: it is entered again with each choice.
    """
    s = states[lane]
    while s.pending > 0:
        p = decider(s)
        budget = budgets[(p + turned) % s.seats]
        if budget == ASKED:
            return p
        advance(s, menu, think(states, thinking, lane, menu, luck, budget))
    menu[0] = 0
    wipe(menu)
    return -1


@inner
def play_lane(
    states: States,
    thinking: Thinking | None,
    menus: Grid,
    lucks: list[Luck],
    budgets: Row,
    turned: Row,
    seeds: Row,
    games: Row,
    choices: Row,
    turn: Row,
    i: int,
) -> None:
    """Play the given choice, begin a game or go on, in one lane, up to its next decision from outside."""
    lane = FIRST + i
    if choices[i] == BEGIN:
        begin_with_bots(states, lane, menus[i], lucks[i], seeds[i], games[i])
    elif choices[i] == GO_ON:
        seed_with(lucks[i], seeds[i], games[i], BOT_STREAM)
        advance(states[lane], menus[i], NOTHING)
    elif choices[i] >= 0:
        advance(states[lane], menus[i], choices[i])
    else:
        return
    turn[i] = next_asked(states, thinking, lane, menus[i], lucks[i], budgets, turned[i])


@entry
def play_lanes(
    states: States,
    thinking: Thinking | None,
    menus: Grid,
    lucks: list[Luck],
    budgets: Row,
    turned: Row,
    seeds: Row,
    games: Row,
    choices: Row,
    turn: Row,
) -> int:
    """Play the given choice, begin a game or go on, in each lane, up to its next decision from outside.

    If a choice is not open, play nothing and return its lane; otherwise return -1.
    """
    for i in range(len(choices)):
        if choices[i] >= 0 and not offered(menus[i], choices[i]):
            return i
    for i in range(len(choices)):
        play_lane(states, thinking, menus, lucks, budgets, turned, seeds, games, choices, turn, i)
    return -1


@entry
def advise(
    states: States, thinking: Thinking | None, menus: Grid, luck: Luck, number: int, turn: Row, advice: Row
) -> None:
    """Write the choice of a greedy bot in each lane where a choice is needed; no game changes.

    Its luck follows from the number of the question.
    """
    for i in range(len(turn)):
        if turn[i] >= 0:
            seed_with(luck, number, i, BOT_STREAM)
            advice[i] = think(states, thinking, FIRST + i, menus[i], luck, GREEDY)


@inner
def write_mask(menu: Row, out: Row) -> None:
    """Write 1 for every open choice."""
    for k in range(1, menu[0] + 1):
        out[menu[k]] = 1


@entry
def write_masks(menus: Grid, out: Grid) -> None:
    """Write 1 for every open choice, lane by lane, into rows of zeros."""
    for i in range(len(menus)):
        write_mask(menus[i], out[i])


@entry
def write_results(states: States, which: list[bool], scores: Grid, tiebreaks: Grid, wins: Grid) -> None:
    """Write scores, tie-breaks and winners of the selected lanes, as if their games ended now."""
    for i in range(len(which)):
        if which[i]:
            write_result(states[FIRST + i], i, scores, tiebreaks, wins)


@entry
def write_observations(numbers: Grid, plan: Plan, viewers: Row, out: Grid) -> None:
    """Write the observation of each lane for its viewer."""
    for i in range(len(viewers)):
        observe(numbers[i], plan, viewers[i], out[i])
