"""Measures one peer. The peer's own interpreter runs this file, so it imports the standard library only.

    python probe.py --stopwatch .../stopwatch.py --script probe_chess.py --seconds 5 --repeats 3

A script offers `tasks()`, rows of (game, mode, make): `make()` prepares the task and returns `work`, and `work(rng)`
does one piece of it and returns the amount: {"games": 1, "decisions": 56, "forced": 9} or {"iterations": 1000}. A
decision is a point where the peer asks a player; a forced one has a single open choice (Bailey plays those itself and
does not count them).

Each row of standard output is one JSON record. `bailey.lab.stopwatch` says what its rates mean.
"""

import argparse
import faulthandler
import json
import os
import platform
import random
import runpy
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

Amount = dict[str, float]
Work = Callable[[random.Random], Amount]
Task = tuple[str, str, Callable[[], Work]]
Record = dict[str, Any]
Measure = Callable[[Work, float, int], Record]

#: A task that takes this much longer than it should hangs.
HANG_SECONDS = 120.0


class RecordWriter:
    """Writes records to standard output; what the peer itself prints goes to standard error."""

    def __init__(self) -> None:
        """Keep standard output for records, and give the peer standard error in its place."""
        sys.stdout.flush()
        self._out = os.fdopen(os.dup(1), "w", encoding="utf-8")
        os.dup2(2, 1)

    def write(self, record: Record) -> None:
        """Write one record and flush it."""
        self._out.write(json.dumps(record) + "\n")
        self._out.flush()


def run_task(task: Task, measure: Measure, seconds: float, repeats: int) -> Record:
    """Return the record of one task; if the peer raises anything, the record says what."""
    game, mode, make = task
    record: Record = {"game": game, "mode": mode}
    try:
        return record | measure(make(), seconds, repeats)
    except Exception as error:  # noqa: BLE001  a game that fails must not end the measurement of the others
        return record | {"error": f"{type(error).__name__}: {error}"}


def restart_watchdog(seconds: float) -> None:
    """End this process with a traceback unless this function is called again in time."""
    faulthandler.dump_traceback_later(HANG_SECONDS + 10 * seconds, exit=True)


def main(argv: Sequence[str] | None = None) -> None:
    """Measure every task of a script."""
    parser = argparse.ArgumentParser(description="Measure the tasks of one peer's script.")
    parser.add_argument("--stopwatch", type=Path, required=True)
    parser.add_argument("--script", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--repeats", type=int, default=3)
    args = parser.parse_args(argv)
    stopwatch = runpy.run_path(str(args.stopwatch))
    writer, core = RecordWriter(), stopwatch["pin_to_one_core"]()
    faulthandler.enable()
    restart_watchdog(0)
    settings = {
        "python": platform.python_version(),
        "core": core,
        "seconds": args.seconds,
        "repeats": args.repeats,
    }
    tasks: list[Task] = runpy.run_path(str(args.script))["tasks"]()
    writer.write({"calibration_ms": stopwatch["calibrate"]()})
    for task in tasks:
        restart_watchdog(args.seconds * args.repeats)
        writer.write(run_task(task, stopwatch["measure"], args.seconds, args.repeats) | settings)
    writer.write({"calibration_ms": stopwatch["calibrate"]()})
    faulthandler.cancel_dump_traceback_later()


if __name__ == "__main__":
    main()
