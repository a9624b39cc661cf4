"""The loop of the laboratory: numbered games are played, and what is made of them is kept as they are finished.

A simulation, an arena and a study are a `Series`. Who plays is `made_of`'s to know: threads of this process, a crew, or
a device; each of them plays a game in one loop of the kernels (`simulate`, `simulate_random`, or `play_random` on a
device, where games take their steps together). Two loops are apart: policies choose in many games at once
(`BotsWorker`), and a study plays a finished game again in order to note what happened in it (`CourseReplay`).
"""

from __future__ import annotations

import time
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bailey.bots import budget
from bailey.core.compiled.modes import is_plain
from bailey.lab.crews.crew import Lost
from bailey.lab.gpu import play_pieces
from bailey.lab.jobs import played_by
from bailey.lab.workers import worker_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from types import TracebackType
    from typing import Self

    from bailey.bots import Budget
    from bailey.core.play.game import Game
    from bailey.lab.crews.crew import Crew
    from bailey.lab.gpu import RandomGames
    from bailey.lab.jobs import Made, Seating
    from bailey.lab.results import Chunk
    from bailey.lab.workers import BotsWorker, Worker

    Report = Callable[[int, int], None]

#: A chunk of games should take about so long, so that progress is shown and Ctrl-C is answered.
CHUNK_SECONDS = 0.2
MOST_CHUNK = 20_000


@dataclass
class Series:
    """So many wanted games, of which some are done. Entered by `with`, it survives Ctrl-C, and a crew that is lost."""

    wanted: int
    report: Report | None = None
    done: int = 0
    interrupted: bool = False
    lost: str = ""  # why the crew was gone before the end

    def keep(
        self, made: Iterable[Made], keep: Callable[[Made], int], *, enough: Callable[[], bool] | None = None
    ) -> None:
        """Keep what is made of games as they are finished; `keep` returns how many games it was.

        It ends when all are kept, or when it is `enough`.
        """
        for one in made:
            self.done += keep(one)
            if self.report is not None:
                self.report(self.done, self.wanted)
            if enough is not None and enough():
                return

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _: object, fault: BaseException | None, __: TracebackType | None) -> bool:
        """End early with what is done; without anything, a lost crew is a fault."""
        if isinstance(fault, Lost):
            self.lost = str(fault)
        self.interrupted = isinstance(fault, KeyboardInterrupt) or bool(self.lost and self.done)
        return self.interrupted


def made_of(
    game: Game,
    table: Seating,
    left: list[range],
    make: Callable[[Chunk], Made],
    *,
    cores: int = 1,
    crew: Crew | None = None,
    device: RandomGames | None = None,
) -> Iterator[Made]:
    """Play games at a table, and yield what is made of them, in any order: here, or where a crew or a device plays."""
    if crew is not None:
        return played_by(crew, table, left, make)
    if device is not None:
        return map(make, play_pieces(device, left, table.seed))
    chunks = play_games(
        game,
        [budget(seat) for seat in table.seats],
        left,
        table.seed,
        turned=table.turned,
        cores=cores,
        plain=table.plain,
        options=dict(table.options),
        most=1 if table.alone else MOST_CHUNK,
    )
    return map(make, chunks)


def play_games(
    game: Game,
    budgets: list[Budget],
    left: list[range],
    seed: int,
    *,
    turned: int = 0,
    cores: int = 1,
    plain: bool | None = None,
    options: dict[str, int] | None = None,
    most: int = MOST_CHUNK,
) -> Iterator[Chunk]:
    """Play the numbered games and yield the results chunk by chunk, in any order; a chunk has at most so many games."""
    seats = len(budgets)
    workers = [worker_for(game, seats, budgets, options or {}, plain=is_plain(plain)) for _ in range(max(1, cores))]
    with ThreadPoolExecutor(len(workers)) as pool:
        chunks = _Chunks(left)
        running: dict[Future[Chunk], tuple[Worker | BotsWorker, float]] = {}

        def begin(worker: Worker | BotsWorker, size: int) -> None:
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
                if stopped is None:
                    begin(worker, min(most, _next_size(len(chunk.scores), time.perf_counter() - since)))
                yield chunk
        if stopped is not None:
            raise stopped


def _next_size(count: int, seconds: float) -> int:
    """Return the size of the next chunk, so that it takes about `CHUNK_SECONDS`."""
    return max(1, min(MOST_CHUNK, 4 * count, int(count * CHUNK_SECONDS / max(seconds, 1e-6))))


def spans_of(numbers: list[int]) -> list[range]:
    """Return numbers as runs of consecutive ones."""
    spans: list[range] = []
    for number in numbers:
        if spans and spans[-1].stop == number:
            spans[-1] = range(spans[-1].start, number + 1)
        else:
            spans.append(range(number, number + 1))
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
