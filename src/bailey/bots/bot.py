"""A bot: it runs a game's kernels, plain or compiled, on what its seat may know."""
# Any: an opinion is JSON.

from __future__ import annotations

import logging
import time
from contextlib import nullcontext
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bailey.core.compiled.evaluation import NO_EVALUATION
from bailey.core.compiled.lanes import Lanes
from bailey.core.compiled.modes import TREE_KERNELS, is_plain, kernels
from bailey.core.compiled.numba_mode import naming_the_rule
from bailey.core.compiled.search import CASUAL, GREEDY, LEARNED, LIVE, PAYOFF, RANDOM
from bailey.core.errors import BadInput
from bailey.core.play.position import checked_seed
from bailey.core.state.chance import BOT_STREAM, Luck, below, seed_with

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.core.compiled.evaluation import Evaluation
    from bailey.core.play.choices import Choice
    from bailey.core.play.game import Game
    from bailey.core.play.position import Position

log = logging.getLogger("bailey.bots")

#: A timed search reads the clock after so many iterations, which take a few milliseconds.
SLICE, SLICE_PLAIN = 250, 10
MOST_NODES = 1 << 20
#: Plain search is slow: its tree stays small, and a large one would take long to allocate.
MOST_NODES_PLAIN = 1 << 14
#: The kind of a bot that was trained; see `policy`.
POLICY = "policy"
#: The kinds of bots that search: to the end of the game, with a learned evaluation, or overlooking some choices.
SEARCHES = ("search", "learned", "casual")
#: How many move classes in ten a casual bot overlooks, if nothing else is said.
OVERLOOKED = 3


@dataclass(frozen=True)
class Budget:
    """The kind of a bot, and its limit in iterations (the same on every machine) or in seconds."""

    kind: str
    iterations: int = 0
    seconds: float = 0.0
    name: str = ""  # of a policy
    overlooked: int = 0  # so many move classes in ten

    @property
    def number(self) -> int:
        """The budget as a number for the kernels; they know no policies."""
        if self.kind == POLICY:
            message = f"bot {self}: a policy plays in play, watch, simulate and arena, and on this machine only"
            raise BadInput(message)
        return {"random": RANDOM, "greedy": GREEDY}.get(self.kind, self.of(self.iterations))

    def of(self, iterations: int) -> int:
        """Return so many iterations of this bot as a number for the kernels."""
        return iterations | (LEARNED if self.kind == "learned" else CASUAL * self.overlooked)

    @property
    def searches(self) -> bool:
        """Whether it searches, so that it can think in slices."""
        return self.kind in SEARCHES

    def __str__(self) -> str:
        """Return the budget as `make` reads it."""
        if self.kind == POLICY:
            return f"{POLICY}:{self.name}"
        if not self.searches:
            return self.kind
        kind = self.kind if self.overlooked in (0, OVERLOOKED) else f"{self.kind}{self.overlooked}"
        return f"{kind}:{self.seconds:g}s" if self.seconds else f"{kind}:{self.iterations}"


def evaluation_for(game: Game, budgets: list[Budget]) -> Evaluation:
    """Return the learned evaluation of a game, if one of the bots needs it."""
    if all(budget.kind != "learned" for budget in budgets):
        return NO_EVALUATION
    from bailey.bots.learned.learned import learned

    return learned(game).evaluation()


def _evaluation_or_none(game: Game, budget: Budget) -> Evaluation:
    """Return the learned evaluation of a game, or none, with a warning: the bot searches to the end then."""
    try:
        return evaluation_for(game, [budget])
    except BadInput as fault:
        log.warning("%s searches without what was learned: %s", budget, fault)
        return NO_EVALUATION


class Bot:
    """Chooses for the seat on turn."""

    def __init__(
        self, game: Game, budget: Budget, *, plain: bool | None = None, evaluation: Evaluation | None = None
    ) -> None:
        self.game = game
        self.evaluation = evaluation or _evaluation_or_none(game, budget)
        self.budget = budget
        self.plain = is_plain(plain, game)
        self._lanes: Lanes | None = None

    def __str__(self) -> str:
        """Return the bot's specification."""
        return str(self.budget)

    @property
    def lanes(self) -> Lanes:
        """The memory of the search, allocated when it is first used."""
        if self._lanes is None:
            most = MOST_NODES_PLAIN if self.plain else MOST_NODES
            iterations = self.budget.iterations or (most if self.budget.seconds else 0)
            nodes = min(iterations, most) + 1
            self._lanes = Lanes(self.game, plain=self.plain, nodes=nodes, evaluation=self.evaluation)
        return self._lanes

    def choose(self, position: Position, seed: int) -> Choice:
        """Return a choice for the seat on turn; the same position, seed and iterations give the same choice."""
        if position.over:
            message = "the game is over: there is nothing to choose"
            raise BadInput(message)
        if self.budget.kind == "random":
            return self._pick(position, checked_seed(seed))
        self.sit_down(position, checked_seed(seed))
        *_, number = self.think()
        return self.game.choices.read(number)

    def sit_down(self, position: Position, seed: int) -> None:
        """Load a position, and seed the bot's own random numbers."""
        self.lanes.put(LIVE, position.state)
        self.lanes.key_luck(seed, 0, BOT_STREAM)

    def _pick(self, position: Position, seed: int) -> Choice:
        luck = Luck()
        seed_with(luck, seed, 0, BOT_STREAM)
        return position.choices[below(luck, len(position.choices))]

    def think(self) -> Iterator[int]:
        """Search in slices, and yield the best choice so far after each."""
        if self.budget.kind == "greedy":
            yield self.extend(GREEDY, fresh=True)
        elif self.budget.seconds:
            yield from self._think_until(time.monotonic() + self.budget.seconds)
        else:
            yield self.extend(self.budget.iterations, fresh=True)

    def _think_until(self, end: float) -> Iterator[int]:
        fresh = True
        while fresh or (time.monotonic() < end and self.lanes.used[0] < MOST_NODES):
            yield self.extend(SLICE_PLAIN if self.plain else SLICE, fresh=fresh)
            fresh = False

    def extend(self, iterations: int, *, fresh: bool) -> int:
        """Search for so many more iterations, and return the best choice so far."""
        t, budget = self.lanes, GREEDY if iterations == GREEDY else self.budget.of(iterations)
        kernel = kernels(self.game, plain=self.plain, file=TREE_KERNELS)
        with nullcontext() if self.plain else naming_the_rule(self.game):
            return int(kernel.extend(t.states, t.thinking, t.tree, t.menu, t.lucks, budget, fresh))

    def opinion(self) -> list[dict[str, Any]]:
        """Return the last search's visits and value of every choice that it tried, the most visited first."""
        out: list[dict[str, Any]] = []
        child = self.lanes.node(0).first
        while child:
            node = self.lanes.node(child)
            value = node.total / max(1, node.visits) / PAYOFF
            choice = self.game.choices.read(node.choice)
            out.append({"choice": choice.to_json(), "visits": node.visits, "value": round(value, 4)})
            child = node.sibling
        return sorted(out, key=lambda line: -line["visits"])
