"""The stopwatch of every peer: run by the peer's own interpreter, so it knows the standard library only.

    python probe.py --script probe_chess.py --seconds 5 --repeats 3

A script offers `tasks()`: rows of (game, mode, make), where `make()` prepares and returns `work`, and
`work(rng)` does one piece of work and says how much it was: {"games": 1, "decisions": 56, "forced": 9} or
{"iterations": 1000}. A decision is a point where the peer asks a player; a forced one had a single choice
open (Bailey plays those itself and does not count them).

Each row of standard output is one JSON record. Rates are per second of this process's CPU time, since a
machine has other work as well; `wall_per_cpu` says how much of it there was (1.0: none).
"""

import argparse
import faulthandler
import json
import os
import platform
import random
import runpy
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Amount = dict[str, float]
Work = Callable[[random.Random], Amount]
Task = tuple[str, str, Callable[[], Work]]
Record = dict[str, Any]

WARM_UP = 0.5
BATCH = 0.01
PATIENCE = 120.0
ALWAYS = ("decisions_per_second", "games_per_second", "decisions_per_game", "forced_percent")


@dataclass(frozen=True)
class Run:
    """One timed run: what was done in it, and its seconds by both clocks."""

    done: Amount
    cpu: float
    wall: float

    def rate(self, name: str) -> float:
        """How much of this was done in a second."""
        return self.done[name] / self.cpu


def one_core() -> int | None:
    """Keep this process to one core, always the same one; None where the system cannot."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def calibrate(repeats: int = 5) -> float:
    """Milliseconds of a fixed pure-Python loop, here and now: tells a slow machine from a slow peer."""
    _loop()
    return round(1000 * statistics.median(_loop_seconds() for _ in range(repeats)), 2)


def _loop_seconds() -> float:
    start = time.process_time()
    _loop()
    return time.process_time() - start


def _loop() -> int:
    deck, met, word = list(range(52)), {0: 0}, 1
    for step in range(200_000):
        word = word * 48_271 % 2_147_483_647
        at = word % 52
        deck[0], deck[at] = deck[at], deck[0]
        met[deck[0]] = met.get(deck[0], 0) + step
    return met[0]


def measure(work: Work, seconds: float, repeats: int, seed: int = 1) -> Record:
    """Warm up, then time `repeats` runs of at least `seconds` each; the median counts, the spread is told."""
    rng = random.Random(seed)
    batch = _warm_up(work, rng, min(WARM_UP, seconds))
    return summary([_timed_run(work, rng, batch, seconds) for _ in range(repeats)])


def _warm_up(work: Work, rng: random.Random, seconds: float) -> int:
    """How many pieces of work make a batch so long that reading the clock costs nothing beside it."""
    start, pieces = time.process_time(), 0
    while (spent := time.process_time() - start) < seconds or not pieces:
        work(rng)
        pieces += 1
    return max(1, int(pieces * min(BATCH, seconds) / max(spent, 1e-9)))


def _timed_run(work: Work, rng: random.Random, batch: int, seconds: float) -> Run:
    done: Amount = {}
    wall, start, cpu = time.perf_counter(), time.process_time(), 0.0
    while cpu < seconds or not done:
        for _ in range(batch):
            for name, amount in work(rng).items():
                done[name] = done.get(name, 0) + amount
        cpu = time.process_time() - start
    return Run(done, max(cpu, 1e-9), time.perf_counter() - wall)


def summary(runs: Sequence[Run]) -> Record:
    """The record of some runs; what a mode has no measure for stays None."""
    names = [name for name in runs[0].done if name != "forced"]
    record: Record = dict.fromkeys(ALWAYS)
    record |= {f"{name}_per_second": _digits(statistics.median(run.rate(name) for run in runs)) for name in names}
    record |= _shape({name: sum(run.done[name] for run in runs) for name in runs[0].done})
    record["spread_percent"] = _spread([run.rate("decisions" if "decisions" in names else names[0]) for run in runs])
    record["wall_per_cpu"] = round(statistics.median(run.wall / run.cpu for run in runs), 2)
    return record


def _shape(total: Amount) -> Record:
    shape: Record = {}
    if total.get("games") and "decisions" in total:
        shape["games_timed"] = int(total["games"])
        shape["decisions_per_game"] = _digits(total["decisions"] / total["games"])
    if total.get("decisions") and "forced" in total:
        shape["forced_percent"] = round(100 * total["forced"] / total["decisions"], 1)
    return shape


def _spread(rates: list[float]) -> float:
    return round(100 * (max(rates) - min(rates)) / (statistics.median(rates) or 1), 1)


def _digits(value: float) -> float:
    """Five digits say all that such a measurement knows."""
    return float(f"{value:.5g}")


class Teller:
    """The way out for records; what a peer prints itself goes to standard error."""

    def __init__(self) -> None:
        """Keep the true standard output for ourselves, and give the peer standard error in its place."""
        sys.stdout.flush()
        self._out = os.fdopen(os.dup(1), "w", encoding="utf-8")
        os.dup2(2, 1)

    def tell(self, record: Record) -> None:
        """Let one record out, at once."""
        self._out.write(json.dumps(record) + "\n")
        self._out.flush()


def tried(task: Task, seconds: float, repeats: int) -> Record:
    """The record of one task; a peer may raise anything, and then the record says what."""
    game, mode, make = task
    record: Record = {"game": game, "mode": mode}
    try:
        return record | measure(make(), seconds, repeats)
    except Exception as error:  # noqa: BLE001  a failing game must be named, and must not take the others with it
        return record | {"error": f"{type(error).__name__}: {error}"}


def watch(seconds: float) -> None:
    """End this process, with a traceback of where it hangs, unless called again in time."""
    faulthandler.dump_traceback_later(PATIENCE + 10 * seconds, exit=True)


def main(argv: Sequence[str] | None = None) -> None:
    """Time every task of a script."""
    parser = argparse.ArgumentParser(description="Time the tasks of one peer's script.")
    parser.add_argument("--script", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--repeats", type=int, default=3)
    args = parser.parse_args(argv)
    teller, core = Teller(), one_core()
    faulthandler.enable()
    watch(0)
    here = {
        "python": platform.python_version(),
        "core": core,
        "seconds": args.seconds,
        "repeats": args.repeats,
    }
    tasks: list[Task] = runpy.run_path(str(args.script))["tasks"]()
    teller.tell({"calibration_ms": calibrate()})
    for task in tasks:
        watch(args.seconds * args.repeats)
        teller.tell(tried(task, args.seconds, args.repeats) | here)
    teller.tell({"calibration_ms": calibrate()})
    faulthandler.cancel_dump_traceback_later()


if __name__ == "__main__":
    main()
