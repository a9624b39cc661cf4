"""An equilibrium of a small game: exactly where nothing is hidden, else by regret matching (CFR+)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from bailey.lab.solving.strategies import (
    best_response,
    collect,
    decide,
    edges,
    own_edges,
    reaches,
    uniform,
    upwards,
    values,
)
from bailey.lab.solving.tree import SEATS

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.lab.solving.tree import GameTree, Values

#: After so many iterations it is looked how near an equilibrium is.
LOOKED = 50
MOST_ITERATIONS = 100_000


@dataclass(frozen=True)
class Solved:
    """A strategy near an equilibrium.

    The first player's value of the game lies from `low` to `high`: the second player's best response leaves `low`, the
    first player's best response brings `high`.
    """

    strategy: Values
    low: float
    high: float
    iterations: int

    @property
    def value(self) -> float:
        """What the game is worth to the first player."""
        return (self.low + self.high) / 2

    @property
    def exploitability(self) -> float:
        """How much a best response gains on average."""
        return max(0.0, (self.high - self.low) / 2)


def solve(tree: GameTree, error: float, report: Callable[[int], None] = lambda _: None) -> Solved:
    """Return a strategy whose exploitability is at most `error`; `report` gets the number of iterations."""
    if tree.perfect:
        return judged(tree, backward_induction(tree), 0)
    regrets, average = np.zeros(len(tree.set_of)), np.zeros(len(tree.set_of))
    current = uniform(tree)
    for iteration in range(1, MOST_ITERATIONS + 1):
        for player in range(SEATS):
            improve(tree, current, regrets, average, player, iteration)
        if iteration % LOOKED == 0:
            found = judged(tree, shares(tree, average), iteration)
            report(iteration)
            if found.exploitability <= error:
                break
    return found


def judged(tree: GameTree, strategy: Values, iterations: int) -> Solved:
    """Return a strategy with the bounds that best responses to it give."""
    high, left = (best_response(tree, strategy, player)[1] for player in range(SEATS))
    return Solved(strategy, 1 - left, high, iterations)


def backward_induction(tree: GameTree) -> Values:
    """Return the best strategy where nothing is hidden."""
    worth, strategy = tree.payoff.copy(), uniform(tree)
    for depth in upwards(tree):
        below = tree.levels[depth + 1]
        gains = worth[below] * tree.chance[below]
        decide(tree, strategy, depth, gains, 0)
        decide(tree, strategy, depth, -gains, 1)
        collect(tree, worth, depth, edges(tree, strategy, below))
    return strategy


def improve(tree: GameTree, current: Values, regrets: Values, average: Values, player: int, weight: int) -> None:
    """Let a player regret what other choices would have brought, and choose by it from now on.

    The average counts later strategies more (`weight`); it is what comes near an equilibrium.
    """
    mine = own_edges(tree, player)
    others = reaches(tree, np.where(mine, tree.chance, edges(tree, current)))
    worth = values(tree, current)
    gains = others * (worth if player == 0 else 1 - worth)
    total = np.bincount(tree.slot[mine], gains[mine], len(current))
    mean = np.add.reduceat(total * current, tree.first)[tree.set_of]
    own = tree.owner == player
    regrets[own] = np.maximum(regrets + total - mean, 0)[own]
    reach = reaches(tree, np.where(mine, current[tree.slot], 1.0))
    # every node of a set has the same reach of its player: the last one found stands for all
    played = np.zeros(len(current))
    played[tree.slot[mine]] = reach[mine]
    average[own] += weight * played[own]
    current[own] = shares(tree, regrets)[own]


def shares(tree: GameTree, amounts: Values) -> Values:
    """Return the amounts as shares of their information set; where all are 0, at random."""
    total = np.add.reduceat(amounts, tree.first)[tree.set_of]
    return np.where(total > 0, amounts / np.where(total > 0, total, 1), uniform(tree))
