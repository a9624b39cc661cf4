"""Whole games between bots, inside one compiled loop, on as many cores as wanted.

Game `number` of a seed is the same game on every machine, however many cores share the work.
"""

from __future__ import annotations

import time
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from bailey.core.errors import BadInput
from bailey.core.modes import KERNELS, TREE_KERNELS, Lanes, is_plain, kernels
from bailey.core.search import BLANK, RANDOM

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from numpy.typing import NDArray

    from bailey.bots import Budget
    from bailey.core.game import Game

    Report = Callable[[int, int], None]

#: A piece of work should take about so long, so that progress is seen and Ctrl-C is heard.
PIECE_SECONDS = 0.2
MOST_PIECE = 20_000


@dataclass
class Piece:
    """What came of some consecutive games: a row a game, a column a player; or one for each number of the chronicle."""

    first: int
    scores: NDArray[np.int32]
    tiebreaks: NDArray[np.int32]
    decisions: int
    chronicle: NDArray[np.int32]


@dataclass
class Played:
    """What came of all games so far."""

    players: int
    remembered: int = 0
    pieces: list[Piece] = field(default_factory=list)
    seconds: float = 0.0
    interrupted: bool = False

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(len(piece.scores) for piece in self.pieces)

    @property
    def decisions(self) -> int:
        """How many decisions they had."""
        return sum(piece.decisions for piece in self.pieces)

    @property
    def numbers(self) -> NDArray[np.int64]:
        """The number of every game, in the order of the numbers."""
        spans = [np.arange(piece.first, piece.first + len(piece.scores)) for piece in self._ordered()]
        return np.concatenate([np.zeros(0, np.int64), *spans])

    @property
    def scores(self) -> NDArray[np.int32]:
        """The scores, in the order of the games' numbers."""
        return self._rows([piece.scores for piece in self._ordered()], self.players)

    @property
    def tiebreaks(self) -> NDArray[np.int32]:
        """The tie-breaks, in the order of the games' numbers."""
        return self._rows([piece.tiebreaks for piece in self._ordered()], self.players)

    @property
    def chronicle(self) -> NDArray[np.int32]:
        """The chronicles, in the order of the games' numbers."""
        return self._rows([piece.chronicle for piece in self._ordered()], self.remembered)

    def _ordered(self) -> list[Piece]:
        return sorted(self.pieces, key=lambda piece: piece.first)

    def _rows(self, rows: list[NDArray[np.int32]], columns: int) -> NDArray[np.int32]:
        return np.concatenate([np.zeros((0, columns), np.int32), *rows])

    def shares(self) -> NDArray[np.float64]:
        """Share the win of every game among its winners."""
        scores, tiebreaks = self.scores, self.tiebreaks
        best = scores == scores.max(axis=1, keepdims=True)
        left = np.where(best, tiebreaks, np.iinfo(np.int32).min)
        won = best & (left == left.max(axis=1, keepdims=True))
        return np.asarray(won / np.maximum(1, won.sum(axis=1, keepdims=True)))


class Player:
    """Plays pieces of work: one thread's lanes."""

    def __init__(self, game: Game, seats: int, budgets: list[Budget], options: dict[str, int], *, plain: bool) -> None:
        for budget in budgets:
            if budget.seconds:
                message = f"seats: {budget} is measured in seconds; use iterations here, the same on every machine"
                raise BadInput(message)
        self.random = all(budget.number == RANDOM for budget in budgets)
        self.kernels = kernels(game, plain=plain, file=KERNELS if self.random else TREE_KERNELS)
        most = max(budget.iterations for budget in budgets)
        self.lanes = Lanes(game, plain=plain, nodes=most + 1)
        self.lanes.put(BLANK, game.blank(seats, options))
        self.budgets = self.lanes.row([budget.number for budget in budgets])
        self.players, self.remembered = game.scoring(seats), game.remembered

    def play(self, seed: int, first: int, count: int, *, turned: int = 0) -> Piece:
        """Play games `first` to `first + count - 1`."""
        t = self.lanes
        scores, tiebreaks = t.grid(count, self.players + self.remembered), t.grid(count, self.players)
        if self.random:
            decisions = self.kernels.simulate_random(t.states, t.menu, t.lucks, seed, first, count, scores, tiebreaks)
        else:
            decisions = self._with_bots(seed, first, count, turned, scores, tiebreaks)
        written = np.asarray(scores, np.int32).reshape(count, self.players + self.remembered)
        own, chronicle = written[:, : self.players], written[:, self.players :]
        return Piece(first, own, np.asarray(tiebreaks, np.int32), decisions, chronicle)

    def _with_bots(self, seed: int, first: int, count: int, turned: int, scores: Any, tiebreaks: Any) -> int:
        t = self.lanes
        decisions: int = self.kernels.simulate(
            t.states, t.thinking, t.tree, t.menu, t.lucks, self.budgets, turned, seed, first, count, scores, tiebreaks
        )
        return decisions


def play_games(
    game: Game,
    budgets: list[Budget],
    numbers: range | list[int],
    seed: int,
    *,
    turned: int = 0,
    cores: int = 1,
    plain: bool | None = None,
    options: dict[str, int] | None = None,
    report: Report | None = None,
) -> Iterator[Piece]:
    """Play the numbered games and yield what came of each piece of work."""
    seats = len(budgets)
    players = [Player(game, seats, budgets, options or {}, plain=is_plain(plain)) for _ in range(max(1, cores))]
    done, total = 0, len(numbers)
    with ThreadPoolExecutor(len(players)) as pool:
        pieces = _Pieces(numbers)
        running: dict[Future[Piece], tuple[Player, float]] = {}

        def begin(player: Player, size: int) -> None:
            piece = pieces.take(size)
            if piece:
                future = pool.submit(player.play, seed, piece[0], len(piece), turned=turned)
                running[future] = (player, time.perf_counter())

        for player in players:
            begin(player, 1)
        stopped: KeyboardInterrupt | None = None
        while running:
            try:
                finished = wait(running, return_when=FIRST_COMPLETED).done
            except KeyboardInterrupt as pressed:  # what is being played is played to its end, and nothing begun
                stopped = pressed
                continue
            for future in finished:
                player, since = running.pop(future)
                played = future.result()
                count = len(played.scores)
                done += count
                if stopped is None:
                    begin(player, _next_size(count, time.perf_counter() - since))
                yield played
                if report is not None:
                    report(done, total)
        if stopped is not None:
            raise stopped


def _next_size(count: int, seconds: float) -> int:
    """Let the next piece take about as long as a piece should."""
    return max(1, min(MOST_PIECE, 4 * count, int(count * PIECE_SECONDS / max(seconds, 1e-6))))


class _Pieces:
    """The games that are still to be played, cut into runs of consecutive numbers."""

    def __init__(self, numbers: range | list[int]) -> None:
        self.numbers = numbers
        self.at = 0

    def take(self, size: int) -> range | list[int]:
        """Take a run of at most so many games; nothing when none is left."""
        begin = self.at
        while (
            self.at < len(self.numbers)
            and self.at - begin < size
            and self.numbers[self.at] == self.numbers[begin] + self.at - begin
        ):
            self.at += 1
        return self.numbers[begin : self.at]
