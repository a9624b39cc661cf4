"""Plays whole games between bots in one compiled loop, on several cores.

Game `number` of a seed is the same game on every machine and with any number of cores.
"""

from __future__ import annotations

import time
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from bailey.core.compiled.modes import GAME_KERNELS, KERNELS, Lanes, is_plain, kernels
from bailey.core.compiled.search import BLANK, RANDOM
from bailey.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from numpy.typing import NDArray

    from bailey.bots import Budget
    from bailey.core.play.game import Game

    Report = Callable[[int, int], None]

#: A chunk of games should take about so long, so that progress is shown and Ctrl-C is answered.
CHUNK_SECONDS = 0.2
MOST_CHUNK = 20_000


@dataclass
class Chunk:
    """Results of some consecutive games: a row for each game, a column for each player or number of the chronicle."""

    first: int
    scores: NDArray[np.int32]
    tiebreaks: NDArray[np.int32]
    wins: NDArray[np.int32]
    decisions: int
    chronicle: NDArray[np.int32]


@dataclass
class Results:
    """Results of all games so far."""

    players: int
    remembered: int = 0
    chunks: list[Chunk] = field(default_factory=list)
    seconds: float = 0.0
    interrupted: bool = False

    @property
    def games(self) -> int:
        """The number of games played."""
        return sum(len(chunk.scores) for chunk in self.chunks)

    @property
    def decisions(self) -> int:
        """The number of decisions in them."""
        return sum(chunk.decisions for chunk in self.chunks)

    @property
    def numbers(self) -> NDArray[np.int64]:
        """The number of every game, in the order of the numbers."""
        spans = [np.arange(chunk.first, chunk.first + len(chunk.scores)) for chunk in self._ordered()]
        return np.concatenate([np.zeros(0, np.int64), *spans])

    @property
    def scores(self) -> NDArray[np.int32]:
        """The scores, in the order of the games' numbers."""
        return self._rows([chunk.scores for chunk in self._ordered()], self.players)

    @property
    def tiebreaks(self) -> NDArray[np.int32]:
        """The tie-breaks, in the order of the games' numbers."""
        return self._rows([chunk.tiebreaks for chunk in self._ordered()], self.players)

    @property
    def wins(self) -> NDArray[np.int32]:
        """Who won, 1 or 0, in the order of the games' numbers."""
        return self._rows([chunk.wins for chunk in self._ordered()], self.players)

    @property
    def chronicle(self) -> NDArray[np.int32]:
        """The chronicles, in the order of the games' numbers."""
        return self._rows([chunk.chronicle for chunk in self._ordered()], self.remembered)

    def _ordered(self) -> list[Chunk]:
        return sorted(self.chunks, key=lambda chunk: chunk.first)

    def _rows(self, rows: list[NDArray[np.int32]], columns: int) -> NDArray[np.int32]:
        return np.concatenate([np.zeros((0, columns), np.int32), *rows])

    def shares(self) -> NDArray[np.float64]:
        """Return each player's share of every win; several winners share one equally."""
        won = self.wins
        return np.asarray(won / np.maximum(1, won.sum(axis=1, keepdims=True)))


class Worker:
    """Plays chunks of games on one thread."""

    def __init__(self, game: Game, seats: int, budgets: list[Budget], options: dict[str, int], *, plain: bool) -> None:
        for budget in budgets:
            if budget.seconds:
                message = f"seats: {budget} is limited in seconds; use iterations, which are the same on every machine"
                raise BadInput(message)
        self.random = all(budget.number == RANDOM for budget in budgets)
        self.kernels = kernels(game, plain=plain, file=KERNELS if self.random else GAME_KERNELS)
        most = max(budget.iterations for budget in budgets)
        self.lanes = Lanes(game, plain=plain, nodes=most + 1)
        self.lanes.put(BLANK, game.blank(seats, options))
        self.budgets = self.lanes.row([budget.number for budget in budgets])
        self.players, self.remembered = game.scoring(seats, options), game.remembered

    def play(self, seed: int, first: int, count: int, *, turned: int = 0) -> Chunk:
        """Play games `first` to `first + count - 1`."""
        t = self.lanes
        scores, tiebreaks = t.grid(count, self.players + self.remembered), t.grid(count, self.players)
        wins = t.grid(count, self.players)
        written_to = (scores, tiebreaks, wins)
        if self.random:
            decisions = self.kernels.simulate_random(t.states, t.menu, t.lucks, seed, first, count, *written_to)
        else:
            decisions = self._with_bots(seed, first, count, turned, *written_to)
        written = np.asarray(scores, np.int32).reshape(count, self.players + self.remembered)
        own, chronicle = written[:, : self.players], written[:, self.players :]
        return Chunk(first, own, np.asarray(tiebreaks, np.int32), np.asarray(wins, np.int32), decisions, chronicle)

    def _with_bots(self, seed: int, first: int, count: int, turned: int, *written_to: Any) -> int:
        t = self.lanes
        decisions: int = self.kernels.simulate(
            t.states, t.thinking, t.tree, t.menu, t.lucks, self.budgets, turned, seed, first, count, *written_to
        )
        return decisions


def play_games(
    game: Game,
    budgets: list[Budget],
    numbers: range | list[int] | list[range],
    seed: int,
    *,
    turned: int = 0,
    cores: int = 1,
    plain: bool | None = None,
    options: dict[str, int] | None = None,
    report: Report | None = None,
    most: int = MOST_CHUNK,
) -> Iterator[Chunk]:
    """Play the numbered games and yield the results chunk by chunk, in any order; a chunk has at most so many games."""
    seats = len(budgets)
    workers = [Worker(game, seats, budgets, options or {}, plain=is_plain(plain)) for _ in range(max(1, cores))]
    spans = spans_of(numbers)
    done, total = 0, sum(map(len, spans))
    with ThreadPoolExecutor(len(workers)) as pool:
        chunks = _Chunks(spans)
        running: dict[Future[Chunk], tuple[Worker, float]] = {}

        def begin(worker: Worker, size: int) -> None:
            chunk = chunks.take(size)
            if chunk:
                future = pool.submit(worker.play, seed, chunk[0], len(chunk), turned=turned)
                running[future] = (worker, time.perf_counter())

        for worker in workers:
            begin(worker, 1)
        stopped: KeyboardInterrupt | None = None
        while running:
            try:
                finished = wait(running, return_when=FIRST_COMPLETED).done
            except KeyboardInterrupt as pressed:  # let the running chunks end, and begin no others
                stopped = pressed
                continue
            for future in finished:
                worker, since = running.pop(future)
                chunk = future.result()
                count = len(chunk.scores)
                done += count
                if stopped is None:
                    begin(worker, min(most, _next_size(count, time.perf_counter() - since)))
                yield chunk
                if report is not None:
                    report(done, total)
        if stopped is not None:
            raise stopped


def _next_size(count: int, seconds: float) -> int:
    """Return the size of the next chunk, so that it takes about `CHUNK_SECONDS`."""
    return max(1, min(MOST_CHUNK, 4 * count, int(count * CHUNK_SECONDS / max(seconds, 1e-6))))


def spans_of(numbers: range | list[int] | list[range]) -> list[range]:
    """Return numbers as runs of consecutive ones."""
    if isinstance(numbers, range):
        return [numbers]
    spans: list[range] = []
    for number in numbers:
        one = number if isinstance(number, range) else range(number, number + 1)
        if spans and spans[-1].stop == one.start:
            spans[-1] = range(spans[-1].start, one.stop)
        else:
            spans.append(one)
    return spans


class _Chunks:
    """The games not played yet, cut into runs of consecutive numbers."""

    def __init__(self, spans: list[range]) -> None:
        self.spans = [span for span in reversed(spans) if span]

    def take(self, size: int) -> range:
        """Return the next run of at most so many games; empty when none is left."""
        if not self.spans:
            return range(0)
        span = self.spans.pop()
        if len(span) > size:
            self.spans.append(span[size:])
        return span[:size]
