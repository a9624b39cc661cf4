"""Whole games between bots.

This file is loaded as `kernels.py` is, with the functions of that file and of `tree_kernels.py` as further globals.
`thinking` and `tree` are the scratch space and the tree of a bot (see `Lanes`), one for all seats: with every choice a
bot begins anew.
"""

# ruff: noqa: TC004 - what kernels call is given to them as globals when they are loaded

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.compiled.search import LIVE, NO_VALUE, RANDOM
from bailey.core.state.chance import below

if TYPE_CHECKING:
    from bailey.core.compiled.given import Grid, Row, States, Thinking, Tree, advance, entry, inner
    from bailey.core.compiled.kernels import begin_with_bots, decider, pick, write_result
    from bailey.core.compiled.search import Node
    from bailey.core.compiled.tree_kernels import begin_tree, think
    from bailey.core.state.chance import Luck


@inner
def choose(states: States, thinking: Thinking, tree: Tree, menu: Row, luck: Luck, budget: int) -> int:
    """Return the choice of a bot for the seat on turn."""
    choice = pick(menu, luck)
    if budget != RANDOM:
        begin_tree(tree, luck, budget)
        choice = think(states, thinking, tree, menu, luck, budget)
    return choice


@inner
def value_of(nodes: list[Node], choice: int) -> int:
    """Return the average payoff that a search found for a choice."""
    child = nodes[0].first
    while child > 0:
        if nodes[child].choice == choice and nodes[child].visits > 0:
            return nodes[child].total // nodes[child].visits
        child = nodes[child].sibling
    return NO_VALUE


@entry
def simulate(
    states: States,
    thinking: Thinking,
    tree: Tree,
    menu: Row,
    lucks: list[Luck],
    budgets: Row,
    turned: int,
    seed: int,
    first: int,
    count: int,
    scores: Grid,
    tiebreaks: Grid,
    wins: Grid,
    decisions: Grid,
    random_in: int,
    choices: Grid,
    values: Grid,
) -> None:
    """Play games `first` to `first + count - 1` of a seed between bots; write the result and decisions of each.

    In game g the bots are rotated by `g * turned` seats. One choice in `random_in` is random, if that is not 0. What
    they choose, and what a search thinks of it, is written too, if the rows of `choices` have room for it.
    """
    luck = lucks[0]
    for g in range(count):
        begin_with_bots(states, LIVE, menu, luck, seed, first + g)
        s, asked = states[LIVE], 0
        while s.pending > 0:
            budget = budgets[(decider(s) + (first + g) * turned) % s.seats]
            if random_in > 0 and below(luck, random_in) == 0:
                budget = RANDOM
            choice = choose(states, thinking, tree, menu, luck, budget)
            if len(choices[g]) > 0:
                choices[g][asked] = choice
                values[g][asked] = value_of(tree[0], choice) if budget > RANDOM else NO_VALUE
            advance(s, menu, choice)
            asked += 1
        decisions[g][0] = asked
        write_result(s, g, scores, tiebreaks, wins)
