"""Whole games between bots.

This file is loaded as `kernels.py` is, with the functions of that file and of `tree_kernels.py` as further globals.
`thinking` and `tree` are the scratch space and the tree of a bot (see `Lanes`), one for all seats: with every choice a
bot begins anew.
"""

# ruff: noqa: TC004 - what kernels call is given to them as globals when they are loaded

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bailey.core.compiled.search import BLANK, LIVE, RANDOM
from bailey.core.play.engine import NOTHING
from bailey.core.state.chance import BOT_STREAM, GAME_STREAM, seed_with

if TYPE_CHECKING:
    from bailey.core.compiled.given import advance, copy_state, entry, inner, setup
    from bailey.core.compiled.kernels import decider, pick, write_result
    from bailey.core.compiled.tree_kernels import reset_tree, think


@inner
def begin_with_bots(states: Any, menu: Any, luck: Any, seed: int, number: int) -> None:
    """Set up game `number` of a seed in the live lane, and seed the bots."""
    copy_state(states, BLANK, LIVE)
    s = states[LIVE]
    seed_with(s, seed, number, GAME_STREAM)
    seed_with(luck, seed, number, BOT_STREAM)
    setup(s)
    advance(s, menu, NOTHING)


@inner
def choose(states: Any, thinking: Any, tree: Any, menu: Any, luck: Any, budget: int) -> int:
    """Return the choice of a bot for the seat on turn."""
    choice = pick(menu, luck)
    if budget != RANDOM:
        reset_tree(tree)
        choice = think(states, thinking, tree, menu, luck, budget)
    return choice


@entry
def simulate(
    states: Any,
    thinking: Any,
    tree: Any,
    menu: Any,
    lucks: Any,
    budgets: Any,
    turned: int,
    seed: int,
    first: int,
    count: int,
    scores: Any,
    tiebreaks: Any,
    wins: Any,
    decisions: Any,
) -> None:
    """Play games `first` to `first + count - 1` of a seed between bots; write the result and decisions of each.

    In game g the bots are rotated by `g * turned` seats.
    """
    luck = lucks[0]
    for g in range(count):
        begin_with_bots(states, menu, luck, seed, first + g)
        s, asked = states[LIVE], 0
        while s.pending > 0:
            budget = budgets[(decider(s) + (first + g) * turned) % s.seats]
            advance(s, menu, choose(states, thinking, tree, menu, luck, budget))
            asked += 1
        decisions[g][0] = asked
        write_result(s, g, scores, tiebreaks, wins)


@entry
def record(
    states: Any,
    thinking: Any,
    tree: Any,
    menu: Any,
    lucks: Any,
    budgets: Any,
    turned: int,
    seed: int,
    number: int,
    choices: Any,
) -> int:
    """Play one game between bots and write its choices; return how many there are."""
    decisions = 0
    luck = lucks[0]
    begin_with_bots(states, menu, luck, seed, number)
    s = states[LIVE]
    while s.pending > 0:
        choice = choose(states, thinking, tree, menu, luck, 0 + budgets[(decider(s) + number * turned) % s.seats])
        choices[decisions] = choice
        advance(s, menu, choice)
        decisions += 1
    return decisions
