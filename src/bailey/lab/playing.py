"""Plays games between bots on several cores, chunk by chunk."""

from __future__ import annotations

import time
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import TYPE_CHECKING

from bailey.core.compiled.modes import is_plain
from bailey.lab.workers import worker_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bailey.bots import Budget
    from bailey.core.play.game import Game
    from bailey.lab.results import Chunk
    from bailey.lab.workers import PolicyWorker, Worker

    Report = Callable[[int, int], None]

#: A chunk of games should take about so long, so that progress is shown and Ctrl-C is answered.
CHUNK_SECONDS = 0.2
MOST_CHUNK = 20_000


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
    workers = [worker_for(game, seats, budgets, options or {}, plain=is_plain(plain)) for _ in range(max(1, cores))]
    spans = spans_of(numbers)
    done, total = 0, sum(map(len, spans))
    with ThreadPoolExecutor(len(workers)) as pool:
        chunks = _Chunks(spans)
        running: dict[Future[Chunk], tuple[Worker | PolicyWorker, float]] = {}

        def begin(worker: Worker | PolicyWorker, size: int) -> None:
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
