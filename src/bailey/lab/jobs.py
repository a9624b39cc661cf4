"""What a crew does with a piece of a simulation or an arena, in processes that keep their compiled kernels."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, partial
from typing import TYPE_CHECKING

from bailey import games
from bailey.bots import budget
from bailey.core.compiled.modes import is_plain
from bailey.core.compiled.search import RANDOM
from bailey.lab.crews.crew import Piece, cut
from bailey.lab.tally import Tally, tally_of
from bailey.lab.workers import worker_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.lab.crews.crew import Crew
    from bailey.lab.results import Chunk
    from bailey.lab.workers import PolicyWorker, Worker

#: Games in a piece, at most: random ones, others, and iterations of a search. A piece should take about a second.
MOST_RANDOM, MOST_PLAIN, MOST_GREEDY, MOST_ITERATIONS = 50_000, 500, 100, 2000


@dataclass(frozen=True)
class Table:
    """Who plays what with which options."""

    game: str
    seats: tuple[str, ...]
    options: tuple[tuple[str, int], ...] = ()
    plain: bool = False


@cache
def _worker(table: Table) -> Worker | PolicyWorker:
    """Return what plays at a table in this process."""
    budgets = [budget(seat) for seat in table.seats]
    plain = is_plain(True if table.plain else None)
    return worker_for(games.find(table.game), len(budgets), budgets, dict(table.options), plain=plain)


def count_games(table: Table, seed: int, first: int, count: int) -> Tally:
    """Play a piece and return what it adds up to."""
    return tally_of(_worker(table).play(seed, first, count))


def play_games_of(table: Table, seed: int, alone: bool, first: int, count: int) -> list[Chunk]:  # noqa: FBT001
    """Play a piece of an arena, in which seats are rotated; `alone` gives each game a chunk of its own."""
    worker = _worker(table)
    if not alone:
        return [worker.play(seed, first, count, turned=1)]
    return [worker.play(seed, number, 1, turned=1) for number in range(first, first + count)]


def counted(crew: Crew, table: Table, seed: int, spans: list[range]) -> Iterator[tuple[Piece, Tally]]:
    """Let a crew play games of a simulation."""
    return crew.play(partial(count_games, table, seed), cut(spans, _most(crew, table, spans)))


def played(crew: Crew, table: Table, seed: int, spans: list[range], *, alone: bool) -> Iterator[Chunk]:
    """Let a crew play games of an arena."""
    pieces = cut(spans, _most(crew, table, spans))
    for _, chunks in crew.play(partial(play_games_of, table, seed, alone), pieces):
        yield from chunks


def _most(crew: Crew, table: Table, spans: list[range]) -> int:
    """Return how many games a piece has: every core should get some, and none should take long."""
    budgets = [budget(seat) for seat in table.seats]
    iterations = max(one.iterations for one in budgets)
    if all(one.number == RANDOM for one in budgets):
        most = MOST_PLAIN if table.plain else MOST_RANDOM
    else:
        most = max(1, MOST_ITERATIONS // iterations) if iterations else MOST_GREEDY
    wanted = sum(map(len, spans))
    return max(1, min(most, -(-wanted // (4 * max(1, crew.cores)))))
