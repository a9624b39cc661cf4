"""What a crew does with a piece of a simulation or an arena, in processes that keep their compiled kernels."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, partial
from typing import TYPE_CHECKING, TypeVar

from bailey import games
from bailey.bots import budget
from bailey.core.compiled.modes import is_plain
from bailey.core.compiled.search import RANDOM
from bailey.lab.crews.crew import cut
from bailey.lab.workers import worker_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bailey.core.play.game import Game
    from bailey.lab.crews.crew import Crew
    from bailey.lab.results import Chunk
    from bailey.lab.workers import BotsWorker, Worker

Made = TypeVar("Made")
#: Games in a piece, at most: random ones, others, and iterations of a search. A piece should take about a second.
MOST_RANDOM, MOST_PLAIN, MOST_GREEDY, MOST_ITERATIONS = 50_000, 500, 100, 2000


@dataclass(frozen=True)
class Seating:
    """Who plays what with which options, and dealt from which seed."""

    game: str
    seats: tuple[str, ...]
    options: tuple[tuple[str, int], ...] = ()
    seed: int = 0
    turned: int = 0  # in game `g` every bot sits `g * turned` seats further back
    plain: bool | None = None  # None: if Numba is not installed where it is played
    alone: bool = False  # whether each game has a result of its own


@cache
def _worker(game: Game, table: Seating) -> Worker | BotsWorker:
    """Return what plays a game at a table in this process."""
    budgets = [budget(seat) for seat in table.seats]
    options, plain = dict(table.options), is_plain(table.plain)
    return worker_for(game, len(budgets), budgets, options, plain=plain)


def play_piece(table: Seating, make: Callable[[Chunk], Made], first: int, count: int) -> list[Made]:
    """Play a piece and return what `make` makes of its games: of all together, or of each one."""
    size = 1 if table.alone else count
    worker = _worker(games.find(table.game), table)
    return [
        make(worker.play(table.seed, number, size, turned=table.turned)) for number in range(first, first + count, size)
    ]


def played_by(crew: Crew, table: Seating, left: list[range], make: Callable[[Chunk], Made]) -> Iterator[Made]:
    """Let a crew play games, and yield what is made of them."""
    pieces = cut(left, _most(crew, table, left))
    for _, made in crew.play(partial(play_piece, table, make), pieces):
        yield from made


def _most(crew: Crew, table: Seating, left: list[range]) -> int:
    """Return how many games a piece has: every core should get some, and none should take long."""
    budgets = [budget(seat) for seat in table.seats]
    iterations = max(one.iterations for one in budgets)
    if all(one.number == RANDOM for one in budgets):
        most = MOST_PLAIN if table.plain else MOST_RANDOM
    else:
        most = max(1, MOST_ITERATIONS // iterations) if iterations else MOST_GREEDY
    wanted = sum(map(len, left))
    return max(1, min(most, -(-wanted // (4 * max(1, crew.cores)))))
