"""Measures rates per second of CPU time, on one core. It imports the standard library only.

`bailey bench` uses it, and `tools/peers` loads this file into the interpreters of other engines, so that all are
measured in the same way. Rates are per second of this process's CPU time, since a machine has other work as well;
`wall_per_cpu` is wall time divided by CPU time (1.0: the process was never interrupted).
"""
# Any: a record is JSON.

import os
import random
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

#: How much was done, by unit: {"games": 1, "decisions": 56, "forced": 9} or {"iterations": 1000}.
Amount = dict[str, float]
Work = Callable[[random.Random], Amount]
Record = dict[str, Any]

WARM_UP_SECONDS = 0.5
#: The clock is read once a batch, and a batch takes about this long.
BATCH_SECONDS = 0.01
ALWAYS = ("decisions_per_second", "games_per_second", "decisions_per_game", "forced_percent")


@dataclass(frozen=True)
class Run:
    """One timed run: how much was done, and its seconds of CPU and wall time."""

    done: Amount
    cpu: float
    wall: float

    def rate(self, unit: str) -> float:
        """Return the amount per second of CPU time."""
        return self.done[unit] / self.cpu


def pin_to_one_core() -> int | None:
    """Keep this process on one core, always the same one, and return it; None where the system cannot."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def calibrate(repeats: int = 5) -> float:
    """Return the milliseconds that a fixed pure-Python loop takes: a slow machine shows here."""
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
    """Warm up, time `repeats` runs of at least `seconds` each, and return the median rates with their spread."""
    rng = random.Random(seed)
    batch = _warm_up(work, rng, min(WARM_UP_SECONDS, seconds))
    return summary([_timed_run(work, rng, batch, seconds) for _ in range(repeats)])


def _warm_up(work: Work, rng: random.Random, seconds: float) -> int:
    """Return how many calls of `work` make a batch so long that reading the clock costs nothing beside it."""
    start, calls = time.process_time(), 0
    while (spent := time.process_time() - start) < seconds or not calls:
        work(rng)
        calls += 1
    return max(1, int(calls * min(BATCH_SECONDS, seconds) / max(spent, 1e-9)))


def _timed_run(work: Work, rng: random.Random, batch: int, seconds: float) -> Run:
    done: Amount = {}
    wall, start, cpu = time.perf_counter(), time.process_time(), 0.0
    while cpu < seconds or not done:
        for _ in range(batch):
            for unit, amount in work(rng).items():
                done[unit] = done.get(unit, 0) + amount
        cpu = time.process_time() - start
    return Run(done, max(cpu, 1e-9), time.perf_counter() - wall)


def summary(runs: Sequence[Run]) -> Record:
    """Return the record of some runs; a rate that the mode does not measure is None."""
    units = [unit for unit in runs[0].done if unit != "forced"]
    record: Record = dict.fromkeys(ALWAYS)
    record |= {f"{unit}_per_second": _rounded(statistics.median(run.rate(unit) for run in runs)) for unit in units}
    record |= _per_game({unit: sum(run.done[unit] for run in runs) for unit in runs[0].done})
    record["spread_percent"] = _spread([run.rate("decisions" if "decisions" in units else units[0]) for run in runs])
    record["wall_per_cpu"] = round(statistics.median(run.wall / run.cpu for run in runs), 2)
    return record


def _per_game(total: Amount) -> Record:
    found: Record = {}
    if total.get("games") and "decisions" in total:
        found["games_timed"] = int(total["games"])
        found["decisions_per_game"] = _rounded(total["decisions"] / total["games"])
    if total.get("decisions") and "forced" in total:
        found["forced_percent"] = round(100 * total["forced"] / total["decisions"], 1)
    return found


def _spread(rates: list[float]) -> float:
    return round(100 * (max(rates) - min(rates)) / (statistics.median(rates) or 1), 1)


def _rounded(value: float) -> float:
    """Round to five digits; the measurement is no more precise than that."""
    return float(f"{value:.5g}")
