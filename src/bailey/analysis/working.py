"""Works out the rows of an examination on several threads; compiled search releases the interpreter's lock."""

from __future__ import annotations

import os
import threading
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING

from bailey.analysis.examination import DEFAULT_ITERATIONS, Examination

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.analysis.findings import Analysis
    from bailey.analysis.keeping import Keeping
    from bailey.core.records.log import GameLog

    Report = Callable[[int, int], None]
    Done = SimpleQueue[int | BaseException]


def analyse(
    log: GameLog,
    iterations: int = DEFAULT_ITERATIONS,
    *,
    open_cards: bool = False,
    seed: int = 0,
    cores: int | None = None,
    plain: bool | None = None,
    keeping: Keeping | None = None,
    report: Report | None = None,
) -> Analysis:
    """Analyse a finished game; Ctrl-C loses nothing that `keeping` was given."""
    examination = Examination(log, iterations, open_cards=open_cards, seed=seed, plain=plain)
    return work_out(examination, cores=cores, keeping=keeping, report=report)


def work_out(
    examination: Examination, *, cores: int | None = None, keeping: Keeping | None = None, report: Report | None = None
) -> Analysis:
    """Work out what is missing of an examination on some threads, and return its result."""
    if keeping is not None:
        keeping.open(examination)
    _share_out(examination, cores or os.cpu_count() or 1, keeping, report)
    return examination.result()


def _share_out(examination: Examination, cores: int, keeping: Keeping | None, report: Report | None) -> None:
    """Give the pending rows to threads, and keep each as soon as it is worked out."""
    pending, done = SimpleQueue[int](), SimpleQueue[int | BaseException]()
    stop = threading.Event()
    rows = examination.pending
    for i in rows:
        pending.put(i)
    count = max(1, min(cores, len(rows)))
    threads = [threading.Thread(target=_work, args=(examination, pending, done, stop)) for _ in range(count)]
    for thread in threads:
        thread.start()
    kept = examination.total - len(rows)
    try:
        for _ in rows:
            _keep(examination, done.get(), keeping)
            kept += 1
            if report is not None:
                report(kept, examination.total)
    finally:
        stop.set()
        for thread in threads:
            thread.join()
        while not done.empty():
            _keep(examination, done.get(), keeping)


def _keep(examination: Examination, made: int | BaseException, keeping: Keeping | None) -> None:
    """Keep a row that was worked out, or raise what its thread raised."""
    if isinstance(made, BaseException):
        raise made
    if keeping is not None:
        keeping.keep(made, examination.found[made])


def _work(examination: Examination, pending: SimpleQueue[int], done: Done, stop: threading.Event) -> None:
    """Work out pending rows until there are none, or until somebody says stop."""
    try:
        probe = examination.new_probe()
        while not stop.is_set():
            i = pending.get_nowait()
            for _ in examination.work_out(i, probe):
                if stop.is_set():
                    return
            done.put(i)
    except Empty:
        pass
    except BaseException as fault:  # noqa: BLE001 - it is raised where somebody waits for the row
        done.put(fault)
