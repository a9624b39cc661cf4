"""Whole games between bots, inside one compiled loop, on as many cores as wanted.

Game `number` of a seed is the same game on every machine, however many cores share the work.
"""

from __future__ import annotations

import time
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bailey.core.errors import BadInput
from bailey.core.modes import Lanes, is_plain, kernels
from bailey.core.search import BLANK

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bailey.bots import Budget
    from bailey.core.game import Game

    Report = Callable[[int, int], None]

#: A piece of work should take about so long, so that progress is seen and Ctrl-C is heard.
PIECE_SECONDS = 0.2
MOST_PIECE = 20_000


@dataclass
class Played:
    """What came of some games: by game number, the seats' scores and tie-breaks."""

    seats: int
    scores: dict[int, list[int]] = field(default_factory=dict)
    tiebreaks: dict[int, list[int]] = field(default_factory=dict)
    decisions: int = 0
    seconds: float = 0.0
    interrupted: bool = False

    def shares(self, number: int) -> list[float]:
        """Share the win of a game among its winners."""
        standing = list(zip(self.scores[number], self.tiebreaks[number], strict=True))
        best = max(standing)
        winners = standing.count(best)
        return [1 / winners if mine == best else 0.0 for mine in standing]


class Player:
    """Plays pieces of work: one thread's lanes."""

    def __init__(self, game: Game, seats: int, budgets: list[Budget], options: dict[str, int], *, plain: bool) -> None:
        for budget in budgets:
            if budget.seconds:
                message = f"seats: {budget} is measured in seconds; use iterations here, the same on every machine"
                raise BadInput(message)
        self.kernel = kernels(game, plain=plain).simulate
        most = max(budget.iterations for budget in budgets)
        self.lanes = Lanes(game, plain=plain, nodes=most + 1)
        self.lanes.put(BLANK, game.blank(seats, options))
        self.budgets = self.lanes.row([budget.number for budget in budgets])
        self.seats = seats

    def play(self, seed: int, first: int, count: int, *, turned: int) -> tuple[int, list[list[int]], list[list[int]]]:
        """Play games `first` to `first + count - 1`."""
        t = self.lanes
        scores, tiebreaks = t.grid(count, self.seats), t.grid(count, self.seats)
        decisions = self.kernel(
            t.states, t.numbers, t.heads, t.found, t.menu, t.trial, t.nodes, t.used, t.child_of, t.path, t.habits, t.moves,
            t.payoffs, t.lucks, self.budgets, turned, seed, first, count, scores, tiebreaks,
        )  # fmt: skip
        as_lists = (grid if t.plain else grid.tolist() for grid in (scores, tiebreaks))
        return (decisions, *as_lists)  # type: ignore[return-value]


def play_games(  # noqa: PLR0913 - what is played, by whom, how often, and how
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
) -> Iterator[tuple[int, list[list[int]], list[list[int]], int]]:
    """Play the numbered games and yield what came of each piece of work: first number, scores, tie-breaks, decisions."""
    seats = len(budgets)
    players = [Player(game, seats, budgets, options or {}, plain=is_plain(plain)) for _ in range(max(1, cores))]
    done, total = 0, len(numbers)
    with ThreadPoolExecutor(len(players)) as pool:
        pieces = _pieces(numbers)
        next(pieces)
        running: dict[Future[tuple[int, list[list[int]], list[list[int]]]], tuple[Player, int, int, float]] = {}

        def begin(player: Player, size: int) -> None:
            piece = pieces.send(size)
            if piece:
                future = pool.submit(player.play, seed, piece[0], len(piece), turned=turned)
                running[future] = (player, piece[0], len(piece), time.perf_counter())

        for player in players:
            begin(player, 1)
        while running:
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                player, first, count, since = running.pop(future)
                decisions, scores, tiebreaks = future.result()
                done += count
                begin(player, _next_size(count, time.perf_counter() - since))
                if report is not None:
                    report(done, total)
                yield first, scores, tiebreaks, decisions


def _next_size(count: int, seconds: float) -> int:
    """Let the next piece take about as long as a piece should."""
    return max(1, min(MOST_PIECE, 4 * count, int(count * PIECE_SECONDS / max(seconds, 1e-6))))


def _pieces(numbers: range | list[int]) -> Iterator[list[int] | range]:
    """Cut runs of consecutive numbers to the size that is sent in; an empty piece says that nothing is left."""
    at = 0
    size = yield []
    while True:
        end = at
        while end < len(numbers) and end - at < size and numbers[end] == numbers[at] + end - at:
            end += 1
        piece = numbers[at:end]
        at = end
        size = yield piece
