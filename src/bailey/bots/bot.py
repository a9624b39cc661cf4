"""A bot at the table: it thinks with a game's kernels, plain or compiled, about what its seat may know."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bailey.core.chance import BOT_STREAM, Luck, below, seed_with
from bailey.core.errors import BadInput
from bailey.core.modes import TREE_KERNELS, Lanes, is_plain, kernels
from bailey.core.position import checked_seed
from bailey.core.search import GREEDY, LIVE, PAYOFF, RANDOM

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.core.choices import Choice
    from bailey.core.game import Game
    from bailey.core.position import Position

#: A timed search looks at the clock after so many iterations: a few milliseconds compiled, some more plain.
SLICE, SLICE_PLAIN = 250, 10
MOST_NODES = 1 << 20
#: Plain search is slow, so that its tree stays small and need not be long in the making.
MOST_NODES_PLAIN = 1 << 14


@dataclass(frozen=True)
class Budget:
    """Which bot, and how long it may think: by iterations (the same on every machine) or by seconds."""

    kind: str
    iterations: int = 0
    seconds: float = 0.0

    @property
    def number(self) -> int:
        """The budget as the kernels read it."""
        return {"random": RANDOM, "greedy": GREEDY, "search": self.iterations}[self.kind]

    def __str__(self) -> str:
        """Write the budget as `make` reads it."""
        if self.kind != "search":
            return self.kind
        return f"search:{self.seconds:g}s" if self.seconds else f"search:{self.iterations}"


class Bot:
    """Chooses for whoever is on turn."""

    def __init__(self, game: Game, budget: Budget, *, plain: bool | None = None) -> None:
        self.game = game
        self.budget = budget
        self.plain = is_plain(plain)
        self._lanes: Lanes | None = None

    def __str__(self) -> str:
        """Name the bot."""
        return str(self.budget)

    @property
    def lanes(self) -> Lanes:
        """Where the bot thinks; made when it first does."""
        if self._lanes is None:
            most = MOST_NODES_PLAIN if self.plain else MOST_NODES
            iterations = self.budget.iterations or (most if self.budget.seconds else 0)
            self._lanes = Lanes(self.game, plain=self.plain, nodes=min(iterations, most) + 1)
        return self._lanes

    def choose(self, position: Position, seed: int) -> Choice:
        """Choose for the seat on turn; the same position, seed and iterations give the same choice."""
        if position.over:
            message = "the game is over: there is nothing to choose"
            raise BadInput(message)
        if self.budget.kind == "random":
            return self._pick(position, checked_seed(seed))
        self.sit_down(position, checked_seed(seed))
        *_, number = self.think()
        return self.game.choices.read(number)

    def sit_down(self, position: Position, seed: int) -> None:
        """Take the position in, and key the bot's own luck."""
        self.lanes.put(LIVE, position.state)
        self.lanes.key_luck(seed, 0, BOT_STREAM)

    def _pick(self, position: Position, seed: int) -> Choice:
        luck = Luck()
        seed_with(luck, seed, 0, BOT_STREAM)
        return position.choices[below(luck, len(position.choices))]

    def think(self) -> Iterator[int]:
        """Think in slices, and tell the choice so far after each."""
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
        """Think on, so many iterations."""
        t = self.lanes
        kernel = kernels(self.game, plain=self.plain, file=TREE_KERNELS)
        return int(kernel.extend(t.states, t.thinking, t.tree, t.menu, t.lucks, iterations, fresh))

    def opinion(self) -> list[dict[str, Any]]:
        """Say what the last search thought of every choice that it tried, the best first."""
        out: list[dict[str, Any]] = []
        child = self.lanes.node(0).first
        while child:
            node = self.lanes.node(child)
            value = node.total / max(1, node.visits) / PAYOFF
            choice = self.game.choices.read(node.choice)
            out.append({"choice": choice.to_json(), "visits": node.visits, "value": round(value, 4)})
            child = node.sibling
        return sorted(out, key=lambda line: -line["visits"])
