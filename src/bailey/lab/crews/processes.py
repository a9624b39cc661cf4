"""Pieces played by processes of this machine."""

from __future__ import annotations

import multiprocessing
import signal
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import TYPE_CHECKING

from bailey.core.errors import BadInput
from bailey.lab.crews.crew import MOST_TRIES, Piece, Result

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import Self

#: How often it is looked whether Ctrl-C was pressed: not every system wakes a thread for it that waits.
LOOK_SECONDS = 0.5


class Processes:
    """Some processes. One core plays the printed game in this process."""

    def __init__(self, cores: int) -> None:
        self.cores = cores
        self.variant = ""
        self.pool: ProcessPoolExecutor | None = None
        self.left_alone = False  # whether the pool may be playing pieces that nobody waits for

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """End the processes; after Ctrl-C the pieces that they are playing are not waited for."""
        if self.pool is not None:
            if self.left_alone:
                _terminate(self.pool)
            self.pool.shutdown(cancel_futures=True)
            self.pool, self.left_alone = None, False

    def ask(self, job: Callable[[], Result], variant: str = "") -> Result:
        """Do a job once, where pieces are played."""
        pool = self._pool_for(variant)
        return job() if pool is None else pool.submit(job).result()

    def play(
        self, job: Callable[[int, int], Result], pieces: Iterable[Piece], variant: str = ""
    ) -> Iterator[tuple[Piece, Result]]:
        """Yield the pieces as they are finished; those that a dead process had are played again."""
        left = dict.fromkeys(pieces)
        for tries in range(MOST_TRIES):
            try:
                for piece, result in self._play_once(job, [*left], variant):
                    del left[piece]
                    yield piece, result
            except BrokenProcessPool as fault:
                self.__exit__()
                if tries == MOST_TRIES - 1:
                    message = "a process that plays games died three times; is there enough memory? Try --cores 1"
                    raise BadInput(message) from fault
            else:
                return

    def _pool_for(self, variant: str) -> ProcessPoolExecutor | None:
        """Return processes that have played nothing else; None if this process plays."""
        if self.cores == 1 and not variant:
            return None
        if self.pool is None or self.variant != variant:
            self.__exit__()
            spawn = multiprocessing.get_context("spawn")
            self.pool, self.variant = ProcessPoolExecutor(self.cores, spawn, initializer=_ignore_ctrl_c), variant
        return self.pool

    def _play_once(
        self, job: Callable[[int, int], Result], pieces: list[Piece], variant: str
    ) -> Iterator[tuple[Piece, Result]]:
        pool = self._pool_for(variant)
        if pool is None:
            yield from ((piece, job(*piece)) for piece in pieces)
            return
        waiting = iter(pieces)
        running: dict[Future[Result], Piece] = {
            pool.submit(job, *piece): piece for piece in islice(waiting, 2 * self.cores)
        }
        try:
            while running:
                for future in wait(running, LOOK_SECONDS, FIRST_COMPLETED).done:
                    yield running.pop(future), future.result()
                    running |= {pool.submit(job, *piece): piece for piece in islice(waiting, 1)}
        finally:
            self.left_alone |= bool(running)


def _terminate(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool at once; pools can do so themselves from Python 3.14 on."""
    for process in [*pool._processes.values()]:  # noqa: SLF001
        process.terminate()


def _ignore_ctrl_c() -> None:
    """Leave Ctrl-C to the process that gathers the pieces."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
