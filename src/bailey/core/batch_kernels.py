"""The entry points of many games side by side, each waiting for the choice of somebody outside.

Loaded as `kernels.py` is, once per game and mode, with what that file defines as globals. Game `i` lies in
lane `FIRST + i`. `thinking` is what a bot thinks with (numbers, heads, found, trial), or None when none has
to.
"""

# mypy: disable-error-code="attr-defined, no-any-return, untyped-decorator"
# ruff: noqa: TC004 - kernels take arrays one by one, and what they call as globals

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bailey.core.chance import BOT_STREAM, GAME_STREAM, seed_with
from bailey.core.choices import wipe
from bailey.core.observe import observe
from bailey.core.search import ASKED, BEGIN, BLANK, FIRST, GREEDY, LIVE

if TYPE_CHECKING:
    from bailey.core.kernels import (
        advance,
        copy_state,
        decider,
        entry,
        greedy,
        inner,
        pick,
        score,
        scorers,
        settle,
        setup,
        tiebreak,
    )


@inner
def think(states: Any, thinking: Any, lane: int, menu: Any, luck: Any, budget: int) -> int:
    """Let a bot choose."""
    choice = pick(menu, luck)
    if thinking is not None:
        if budget == GREEDY:
            numbers, heads, found, trial = thinking
            copy_state(states, lane, LIVE)
            choice = greedy(states, numbers, heads, found, menu, trial, luck)
    return choice


@inner
def next_asked(states: Any, thinking: Any, lane: int, menu: Any, luck: Any, budgets: Any, turned: int) -> int:
    """Let the bots play until somebody outside must choose, and name that seat; -1 when the game is over."""
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
def begin_lane(states: Any, lane: int, menu: Any, luck: Any, seed: int, game: int) -> None:
    """Set up a numbered game of a seed."""
    copy_state(states, BLANK, lane)
    seed_with(states[lane], seed, game, GAME_STREAM)
    seed_with(luck, seed, game, BOT_STREAM)
    setup(states[lane])
    settle(states[lane], menu)


@inner
def offered(menu: Any, choice: int) -> bool:
    """Tell whether a choice is on the menu."""
    for i in range(1, menu[0] + 1):  # noqa: SIM110 - compiled play knows no generators
        if menu[i] == choice:
            return True
    return False


@entry
def play_lanes(
    states: Any,
    thinking: Any,
    menus: Any,
    lucks: Any,
    budgets: Any,
    turned: Any,
    seeds: Any,
    games: Any,
    choices: Any,
    turn: Any,
) -> int:
    """Play a choice, or begin a game, in every lane that has one, up to its next question.

    When one of the choices is not open, nothing is played at all, and its lane is told; -1 when all is well.
    """
    for i in range(len(choices)):
        if choices[i] >= 0 and not offered(menus[i], choices[i]):
            return i
    for i in range(len(choices)):
        lane = FIRST + i
        if choices[i] == BEGIN:
            begin_lane(states, lane, menus[i], lucks[i], seeds[i], games[i])
        elif choices[i] >= 0:
            advance(states[lane], menus[i], choices[i])
        else:
            continue
        turn[i] = next_asked(states, thinking, lane, menus[i], lucks[i], budgets, turned[i])
    return -1


@entry
def write_masks(menus: Any, out: Any) -> None:
    """Write 1 for every open choice, lane by lane."""
    for i in range(len(menus)):
        for k in range(1, menus[i][0] + 1):
            out[i][menus[i][k]] = 1


@entry
def write_results(states: Any, which: Any, scores: Any, tiebreaks: Any) -> None:
    """Write the scores and tie-breaks of the lanes that are meant, as if their games ended now."""
    for i in range(len(which)):
        if which[i]:
            s = states[FIRST + i]
            for p in range(scorers(s)):
                scores[i][p] = score(s, p)
                tiebreaks[i][p] = tiebreak(s, p)


@entry
def write_observations(numbers: Any, plan: Any, viewers: Any, out: Any) -> None:
    """Write what a viewer may know of every lane."""
    for i in range(len(viewers)):
        observe(numbers[i], plan, viewers[i], out[i])
