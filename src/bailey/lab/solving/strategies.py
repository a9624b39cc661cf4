"""Strategies on a game tree: what they are worth, and the best response to one.

A strategy is an array with the probability of each slot, for both players at once. Values are those of the first
player; the second player's and they sum to 1.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import numpy as np

from bailey.core.errors import BadInput
from bailey.lab.solving.tree import END

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from numpy.typing import NDArray

    from bailey.lab.solving.tree import GameTree, Values


def uniform(tree: GameTree) -> Values:
    """Return the strategy that chooses at random."""
    sizes = np.bincount(tree.set_of, minlength=len(tree.sets))
    return 1 / sizes[tree.set_of]


#: All nodes of a tree.
ALL = slice(None)


def edges(tree: GameTree, strategy: Values, nodes: slice = ALL) -> Values:
    """Return the probabilities of the edges to some nodes."""
    slots = tree.slot[nodes]
    return np.where(slots >= 0, strategy[slots], 1.0) * tree.chance[nodes]


def reaches(tree: GameTree, probabilities: Values) -> Values:
    """Return the product of the edges' probabilities from the root to each node."""
    reach = np.ones(len(probabilities))
    for level in tree.levels[1:]:
        reach[level] = reach[tree.parent[level]] * probabilities[level]
    return reach


def own_edges(tree: GameTree, player: int) -> NDArray[np.bool_]:
    """Return which edges a player chooses."""
    own: NDArray[np.bool_] = tree.owner[tree.slot] == player
    return own & (tree.slot >= 0)


def upwards(tree: GameTree) -> Iterator[int]:
    """Iterate over the levels whose nodes have children, from the last."""
    return reversed(range(len(tree.levels) - 1))


def collect(tree: GameTree, worth: Values, depth: int, probabilities: Values) -> None:
    """Give the nodes of a level the mean of their children."""
    above, below = tree.levels[depth], tree.levels[depth + 1]
    means = np.bincount(tree.parent[below] - above.start, worth[below] * probabilities, above.stop - above.start)
    worth[above] += means


def values(tree: GameTree, strategy: Values) -> Values:
    """Return what each node is worth if both play a strategy."""
    probabilities, worth = edges(tree, strategy), tree.payoff.copy()
    for depth in upwards(tree):
        collect(tree, worth, depth, probabilities[tree.levels[depth + 1]])
    return worth


def best_response(tree: GameTree, strategy: Values, player: int) -> tuple[Values, float]:
    """Return the strategy in which a player answers the other's best, and what it is worth to this player.

    A choice is judged by all nodes of its information set, each weighed by how likely chance and the other player lead
    there. The choices further down are decided before.
    """
    mine = own_edges(tree, player)
    weights = reaches(tree, np.where(mine, tree.chance, edges(tree, strategy)))
    worth = np.where(tree.player == END, tree.payoff if player == 0 else 1 - tree.payoff, 0.0)
    answer = strategy.copy()
    for depth in upwards(tree):
        below = tree.levels[depth + 1]
        decide(tree, answer, depth, np.where(mine[below], weights[below] * worth[below], 0.0), player)
        collect(tree, worth, depth, edges(tree, answer, below))
    return answer, float(worth[0])


def decide(tree: GameTree, answer: Values, depth: int, gains: Values, player: int) -> None:
    """Let a player choose, in each information set of a level, what gains the most at the nodes below."""
    slots, below = tree.slots[depth], tree.levels[depth + 1]
    if slots.start == slots.stop:
        return
    chosen = tree.slot[below] >= 0
    total = np.bincount(tree.slot[below][chosen] - slots.start, gains[chosen], slots.stop - slots.start)
    sets = tree.set_of[slots]
    first = tree.first[sets[0] : sets[-1] + 1] - slots.start
    best = np.maximum.reduceat(total, first)
    among = np.flatnonzero(total >= best[sets - sets[0]])
    taken = among[np.unique(sets[among], return_index=True)[1]]
    pure = np.zeros(len(total))
    pure[taken] = 1
    answer[slots] = np.where(tree.owner[slots] == player, pure, answer[slots])


def exploitability(tree: GameTree, strategy: Values) -> float:
    """Return how much two players gain on average who answer each other's strategy best; 0 in an equilibrium."""
    return max(0.0, (best_response(tree, strategy, 0)[1] + best_response(tree, strategy, 1)[1] - 1) / 2)


def write_strategy(tree: GameTree, strategy: Values, file: Path) -> None:
    """Write a strategy, a line of JSON for each information set: what the player saw and did, and how it chooses."""
    lines = []
    for one in tree.sets:
        shares = strategy[one.slot : one.slot + len(one.choices)]
        chosen = {str(tree.small.game.choices.read(c)): float(p) for c, p in zip(one.choices, shares, strict=True)}
        lines.append(json.dumps({"player": one.player, "saw": one.example.news[one.player], "chooses": chosen}))
    try:
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    except OSError as fault:
        message = f"out: {file} cannot be written: {fault.strerror}"
        raise BadInput(message) from fault
