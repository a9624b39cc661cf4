"""Runs the first tier of the tests again and again, in random order and beside a process that always computes.

    scripts/soak steady --runs 10

A test that fails in one run and passes in another is unstable. What was found is a file to be read. Runs that have
ended are not run again, unless a file of the checkout has changed.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import platform
import subprocess
import sys
import time
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from tools.soak.suite import FAILED, PASSED, ROOT, Case, cases, digest, git

if TYPE_CHECKING:
    from collections.abc import Iterator

KEPT = ROOT / ".setup" / "steady"
FOUND = ROOT / ".setup" / "steady.md"
#: How the reason of a skip begins that CI allows, too (`scripts/lib/pytest_plugins/no_skips.py`).
LEFT_OUT = "set-up leaves out "
#: Computes while the process of this number is its parent: a run that was killed could not end it.
HOG = "import os\nwhile os.getppid() == {}: pass"


@contextlib.contextmanager
def hogs(number: int) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Start so many processes that compute all the time, and end them."""
    started = [subprocess.Popen([sys.executable, "-c", HOG.format(os.getpid())]) for _ in range(number)]
    try:
        yield started
    finally:
        for hog in started:
            hog.kill()
            hog.wait()


def run(seed: int, report: Path, workers: int) -> bool:
    """Run the first tier in an order of its own, and return whether it came to an end."""
    unfinished = report.with_suffix(".unfinished")
    order = ("--random-order-bucket=global", f"--random-order-seed={seed}")
    command = [sys.executable, "-m", "pytest", "-q", "-m", "not long", "-n", str(workers), *order]
    ended = subprocess.run([*command, f"--junitxml={unfinished}"], cwd=ROOT, check=False).returncode
    if ended not in {PASSED, FAILED}:
        return False
    unfinished.replace(report)
    return True


def bad(case: Case) -> bool:
    """Whether CI would fail for this test."""
    skipped = case.outcome == "skipped" and not case.why.startswith(LEFT_OUT)
    return skipped or case.outcome in {"failure", "error"}


def written(found: dict[int, list[Case]], minutes: float) -> str:
    """Write what was found, as Markdown."""
    faults = [(seed, case) for seed, run in found.items() for case in run if bad(case)]
    where = f"Commit {git('describe', '--always', '--dirty').strip()}, Python {platform.python_version()}"
    rows = [
        f"- order {seed}: {len(run):,} tests, {sum(map(bad, run))} failed, "
        f"{sum(case.outcome == 'skipped' for case in run)} skipped, {sum(case.seconds for case in run):.0f} s of tests"
        for seed, run in found.items()
    ]
    parts = [
        f"# {len(found)} runs of the first tier: {len(faults)} failures",
        f"{where}, {os.cpu_count()} cores, {minutes:.0f} minutes in this call.",
        "\n".join(rows),
        "\n".join(f"- order {seed}: `{case.name}` ({case.outcome}): {case.why}" for seed, case in faults),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def main() -> int:
    """Run what has not been run of this tree yet, and write what was found after each run."""
    parser = argparse.ArgumentParser(prog="scripts/soak steady", description=__doc__)
    parser.add_argument("--runs", type=int, default=10, help="how many, each in another order")
    parser.add_argument("--first", type=int, default=1, help="the first order")
    parser.add_argument("--workers", type=int, default=2, help="processes that run tests")
    parser.add_argument("--hogs", type=int, default=1, help="processes that compute beside them")
    parser.add_argument("--out", type=Path, default=FOUND, metavar="FILE", help="where to write what was found")
    said = parser.parse_args()
    kept, began = KEPT / digest(), time.monotonic()
    kept.mkdir(parents=True, exist_ok=True)
    found: dict[int, list[Case]] = {}
    with hogs(said.hogs):
        for seed in (orders := range(said.first, said.first + said.runs)):
            report = kept / f"{seed}.xml"
            before = ": has ended before" if report.exists() else ""
            print(f"steady: order {seed} of {orders[-1]}{before}", flush=True)
            if not report.exists() and not run(seed, report, said.workers):
                print(f"steady: stopped in order {seed}; run the command again to go on there")
                return 1
            found[seed] = cases(report)
            said.out.write_text(written(found, (time.monotonic() - began) / 60), encoding="utf-8")
    print(f"steady: what was found is in {said.out}")
    return int(any(map(bad, chain.from_iterable(found.values()))))


if __name__ == "__main__":
    sys.exit(main())
