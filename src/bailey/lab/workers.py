"""Workers play chunks of games, each on one thread: in one compiled loop, or decision by decision with policies.

Game `number` of a seed is the same game on every machine, with any number of workers and in chunks of any size.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import numpy as np

from bailey.bots import POLICY, Bot, make
from bailey.bots.bot import evaluation_for
from bailey.core.compiled.lanes import Lanes
from bailey.core.compiled.modes import GAME_KERNELS, KERNELS, kernels
from bailey.core.compiled.search import BLANK, RANDOM
from bailey.core.errors import BadInput
from bailey.core.play.game import winners
from bailey.core.state.chance import BOT_STREAM, Luck, below, seed_with
from bailey.lab.batch import Batch
from bailey.lab.results import Chunk

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from bailey.bots import Budget
    from bailey.bots.policy import PolicyBot
    from bailey.core.compiled.evaluation import Evaluation
    from bailey.core.compiled.given import Grid
    from bailey.core.play.game import Game
    from bailey.core.state.todo import GameState

    Rows = NDArray[np.int32]

#: The seeds of a search, decision by decision.
MOST_BOT_SEED = 1 << 30


class GamesPlayer(Protocol):
    """What plays the numbered games of a seed."""

    def play(self, seed: int, first: int, count: int) -> Chunk:
        """Play games `first` to `first + count - 1`."""


def worker_for(
    game: Game, seats: int, budgets: list[Budget], options: dict[str, int], *, plain: bool
) -> Worker | BotsWorker:
    """Return what plays these bots."""
    for budget in budgets:
        if budget.seconds:
            message = f"seats: {budget} is limited in seconds; use iterations, which are the same on every machine"
            raise BadInput(message)
    if any(budget.kind == POLICY for budget in budgets):
        return BotsWorker(game, [make(str(budget), game, plain=plain) for budget in budgets], options, plain=plain)
    return Worker(game, seats, budgets, options, plain=plain)


class Worker:
    """Plays games in the compiled loop of the kernels."""

    def __init__(
        self,
        game: Game,
        seats: int,
        budgets: list[Budget],
        options: dict[str, int],
        *,
        plain: bool,
        evaluation: Evaluation | None = None,
    ) -> None:
        self.game, self.random = game, all(budget.number == RANDOM for budget in budgets)
        self.kernels = kernels(game, plain=plain, file=KERNELS if self.random else GAME_KERNELS)
        most = max(budget.iterations for budget in budgets)
        evaluation = evaluation or evaluation_for(game, budgets)
        self.lanes = Lanes(game, plain=plain, nodes=most + 1, evaluation=evaluation)
        self.lanes.put(BLANK, game.blank(seats, options))
        self.budgets = self.lanes.row([budget.number for budget in budgets])
        self.players, self.remembered = game.scoring(seats, options), game.remembered

    def play(self, seed: int, first: int, count: int, *, turned: int = 0) -> Chunk:
        """Play games `first` to `first + count - 1`."""
        t = self.lanes
        scores, tiebreaks = t.grid(count, self.players + self.remembered), t.grid(count, self.players)
        wins, decisions = t.grid(count, self.players), t.grid(count, 1)
        written_to = (scores, tiebreaks, wins, decisions)
        if self.random:
            self.kernels.simulate_random(t.states, t.menu, t.lucks, seed, first, count, *written_to)
        else:
            self._with_bots(seed, first, count, turned, *written_to, 0, t.grid(count, 0), t.grid(count, 0))
        return self._chunk(first, count, *written_to)

    def _chunk(self, first: int, count: int, scores: Grid, tiebreaks: Grid, wins: Grid, decisions: Grid) -> Chunk:
        written = np.asarray(scores, np.int32).reshape(count, self.players + self.remembered)
        own, chronicle = written[:, : self.players], written[:, self.players :]
        others = (np.asarray(tiebreaks, np.int32), np.asarray(wins, np.int32))
        return Chunk(first, own, *others, np.asarray(decisions, np.int32).reshape(count), chronicle)

    def record(self, seed: int, number: int, *, turned: int = 0) -> list[int]:
        """Play one game, not between random bots only, and return its choices."""
        t = self.lanes
        results = (t.grid(1, width) for width in (self.players + self.remembered, self.players, self.players))
        decisions, choices, values = t.grid(1, 1), t.grid(1, self.game.longest), t.grid(1, self.game.longest)
        self._with_bots(seed, number, 1, turned, *results, decisions, 0, choices, values)
        return [int(choice) for choice in choices[0][: int(decisions[0][0])]]

    def record_values(self, seed: int, first: int, count: int, *, random_in: int) -> tuple[Chunk, Rows, Rows]:
        """Play games, one choice in `random_in` at random; return results, choices, and what the search thought.

        The rows are as long as the longest game.
        """
        t, longest = self.lanes, self.game.longest
        results = [t.grid(count, width) for width in (self.players + self.remembered, self.players, self.players, 1)]
        choices, values = t.grid(count, longest), t.grid(count, longest)
        self._with_bots(seed, first, count, 0, *results, random_in, choices, values)
        chunk = self._chunk(first, count, *results)
        most = int(chunk.decisions.max())
        return chunk, np.asarray(choices)[:, :most], np.asarray(values)[:, :most]

    def _with_bots(self, seed: int, first: int, count: int, turned: int, *written_to: Grid | int) -> None:
        t = self.lanes
        self.kernels.simulate(
            t.states, t.thinking, t.tree, t.menu, t.lucks, self.budgets, turned, seed, first, count, *written_to
        )


class BotsWorker:
    """Plays games between bots that no kernel knows together: all games of a chunk side by side.

    It has a loop of its own, since a policy chooses in many games at once and no kernel can call it, and a kernel knows
    one learned evaluation.
    """

    def __init__(self, game: Game, bots: list[Bot | PolicyBot], options: dict[str, int], *, plain: bool) -> None:
        self.game, self.seats, self.options, self.plain = game, len(bots), options, plain
        self.bots = bots
        self.players, self.remembered = game.scoring(self.seats, options), game.remembered

    def play(self, seed: int, first: int, count: int, *, turned: int = 0) -> Chunk:
        """Play games `first` to `first + count - 1`."""
        rows, decisions = [], np.zeros(count, np.int32)
        if count:
            batch, decisions = self._play(seed, np.arange(first, first + count), turned)
            rows = [self._result(batch.position(lane).state) for lane in range(count)]
        columns = (self.players, self.players, self.players, self.remembered)
        scores, tiebreaks, wins, chronicle = (
            np.array([row[i] for row in rows], np.int32).reshape(count, width) for i, width in enumerate(columns)
        )
        return Chunk(first, scores, tiebreaks, wins, decisions, chronicle)

    def _play(self, seed: int, numbers: NDArray[np.int64], turned: int) -> tuple[Batch, NDArray[np.int32]]:
        batch = Batch(self.game, self.seats, len(numbers), seed, options=self.options, plain=self.plain)
        batch.games[:] = numbers
        batch.reset()
        lucks = [Luck() for _ in numbers]
        for luck, number in zip(lucks, numbers.tolist(), strict=True):
            seed_with(luck, seed, number, BOT_STREAM)
        decisions = np.zeros(len(numbers), np.int32)
        while (asked := np.flatnonzero(batch.turn >= 0)).size:
            who = (batch.turn + numbers * turned) % self.seats
            choices = np.full(len(numbers), -1, np.int64)
            for i, bot in enumerate(self.bots):
                lanes = asked[who[asked] == i]
                if lanes.size:
                    choices[lanes] = _choices(bot, batch, lanes, lucks)
            batch.step(choices)
            decisions[asked] += 1
        return batch, decisions

    def _result(self, s: GameState) -> tuple[list[int], list[int], list[int], list[int]]:
        """Return the scores, tie-breaks and winners of a game, and its chronicle."""
        game, won = self.game, winners(self.game, s)
        assert game.tiebreak is not None
        return (
            [int(game.score(s, p)) for p in range(self.players)],
            [int(game.tiebreak(s, p)) for p in range(self.players)],
            [int(p in won) for p in range(self.players)],
            [int(game.remember(s, n)) for n in range(self.remembered)],
        )


def _choices(
    bot: Bot | PolicyBot, batch: Batch, lanes: NDArray[np.int64], lucks: list[Luck]
) -> list[int] | NDArray[np.int64]:
    """Return what a bot chooses in some lanes; policies choose in all of them at once."""
    if not isinstance(bot, Bot):
        return _preferred(bot, batch, lanes)
    return [bot.choose(batch.position(lane), seed=below(lucks[lane], MOST_BOT_SEED)).number for lane in lanes.tolist()]


def _preferred(bot: PolicyBot, batch: Batch, lanes: NDArray[np.int64]) -> NDArray[np.int64]:
    viewers = np.maximum(batch.turn, 0)
    return bot.choose_each(batch.observe(viewers)[lanes], viewers[lanes], batch.masks()[lanes])
