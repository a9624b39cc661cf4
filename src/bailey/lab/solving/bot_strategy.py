"""The strategy of a bot: asked once or several times at every information set, and judged exactly."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from bailey.lab.solving.strategies import exploitability, uniform, values

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.bots.bot import Bot
    from bailey.bots.policy import PolicyBot
    from bailey.lab.solving.equilibrium import Solved
    from bailey.lab.solving.tree import GameTree, Values

    Report = Callable[[int, int], None]


@dataclass(frozen=True)
class Judged:
    """What a bot is worth in a small game: against an equilibrium as either player, and against its best response."""

    bot: str
    first: float
    second: float
    exploitability: float


def bot_strategy(tree: GameTree, bot: Bot | PolicyBot, tries: int, report: Report = lambda *_: None) -> Values:
    """Return how often a bot chooses what, with so many seeds at each information set."""
    if bot.budget.kind == "random":
        return uniform(tree)
    strategy = np.zeros(len(tree.set_of))
    for done, one in enumerate(tree.sets):
        numbers = list(one.choices)
        for seed in range(tries if len(numbers) > 1 else 1):
            chosen = bot.choose(one.example.position, seed).number
            strategy[one.slot + numbers.index(chosen)] += 1
        strategy[one.slot : one.slot + len(numbers)] /= strategy[one.slot : one.slot + len(numbers)].sum()
        report(done + 1, len(tree.sets))
    return strategy


def judge(tree: GameTree, solved: Solved, strategy: Values, bot: str) -> Judged:
    """Return what a bot's strategy is worth."""
    first = np.where(tree.owner == 0, strategy, solved.strategy)
    second = np.where(tree.owner == 1, strategy, solved.strategy)
    return Judged(
        bot, float(values(tree, first)[0]), 1 - float(values(tree, second)[0]), exploitability(tree, strategy)
    )
