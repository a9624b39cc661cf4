"""Runs every test, the long ones too, and writes what it found as a file to be read: `scripts/soak suite`.

The tests run folder by folder. A run that was stopped goes on with the next folder, unless a file of the checkout has
changed.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree as ET

ROOT = Path(__file__).parents[2]
KEPT = ROOT / ".setup" / "suite"
FOUND = ROOT / ".setup" / "suite.md"
#: The files directly in `tests`, and what is run beside them.
TOP = "tests"
SLOWEST = 40
#: How pytest ends where all tests passed, some failed, and a folder has none.
PASSED, FAILED, NONE = 0, 1, 5


@dataclass(frozen=True)
class Case:
    """What became of one test."""

    name: str
    outcome: str
    seconds: float
    why: str


def folders() -> list[str]:
    """Name the folders with tests, and the files beside them as one."""
    inside = sorted(folder for folder in (ROOT / TOP).iterdir() if any(folder.rglob("test_*.py")))
    return [*(folder.relative_to(ROOT).as_posix() for folder in inside), TOP]


def tests_of(folder: str) -> list[str]:
    """Return the paths that pytest is given for a folder."""
    return [folder] if folder != TOP else [str(file) for file in sorted((ROOT / TOP).glob("test_*.py"))]


def digest() -> str:
    """Return a digest of the files that git knows or would take: what was found holds for the same tree only."""
    listed = git("ls-files", "--cached", "--others", "--exclude-standard", "-z").split("\0")
    made = hashlib.sha256()
    for name in sorted(filter(None, listed)):
        file = ROOT / name
        made.update(name.encode() + b"\0" + (file.read_bytes() if file.is_file() else b"") + b"\0")
    return made.hexdigest()[:16]


def git(*arguments: str) -> str:
    """Return what git says of the checkout."""
    program = shutil.which("git") or "git"
    return subprocess.run([program, *arguments], cwd=ROOT, capture_output=True, check=True, encoding="utf-8").stdout


def run(folder: str, report: Path, workers: int) -> bool:
    """Run the tests of a folder, and return whether they came to an end; what they found is in the report."""
    unfinished = report.with_suffix(".unfinished")
    command = [sys.executable, "-m", "pytest", "-q", "-n", str(workers), f"--junitxml={unfinished}", *tests_of(folder)]
    ended = subprocess.run(command, cwd=ROOT, check=False).returncode
    if ended not in {PASSED, FAILED, NONE}:
        return False
    unfinished.replace(report)
    return True


#: What is said of a file that is skipped as a whole; why stands in the text.
WHOLE_FILE = "collection skipped"


def cases(report: Path) -> list[Case]:
    """Read what became of the tests of a folder."""
    return [_case(found) for found in ET.parse(report).getroot().iter("testcase")]  # noqa: S314 - our own file


def _case(found: ET.Element) -> Case:
    name = f"{found.get('classname', '').replace('.', '/')}.py::{found.get('name')}"
    for outcome in ("failure", "error", "skipped"):
        said = found.find(outcome)
        if said is not None:
            why = said.get("message") or (said.text or "").strip().splitlines()[-1]
            if why == WHOLE_FILE:
                why = (said.text or "").partition("Skipped: ")[2].rstrip("')\n")
            return Case(name, outcome, float(found.get("time", 0)), " ".join(why.split())[:400])
    return Case(name, "passed", float(found.get("time", 0)), "")


def written(found: dict[str, list[Case]], minutes: float) -> str:
    """Write what was found, as Markdown: what failed comes first."""
    every = [case for folder in found.values() for case in folder]
    bad = [case for case in every if case.outcome in {"failure", "error"}]
    counts = Counter(case.outcome for case in every)
    said = ", ".join(f"{counts[outcome]:,} {outcome}" for outcome in ("passed", "failure", "error", "skipped"))
    slowest = sorted(every, key=lambda case: -case.seconds)[:SLOWEST]
    where = f"Commit {git('describe', '--always', '--dirty').strip()}, Python {platform.python_version()}"
    rooms = [f"{room}: {len(its):,} tests, {sum(case.seconds for case in its):.0f} s" for room, its in found.items()]
    lines = [
        f"# The whole suite: {f'{len(bad)} failed' if bad else 'all passed'}",
        f"{said}. {where}, {os.cpu_count()} cores, {minutes:.0f} minutes in this run.",
        *_listed("Failed", [f"`{case.name}` ({case.outcome}): {case.why}" for case in bad]),
        *_listed("Skipped", [f"`{case.name}`: {case.why}" for case in every if case.outcome == "skipped"]),
        *_listed("Seconds", rooms),
        *_listed("Slowest", [f"{case.seconds:.1f} s `{case.name}`" for case in slowest]),
    ]
    return "\n\n".join(lines) + "\n"


def _listed(title: str, rows: list[str]) -> list[str]:
    return [f"## {title}", "\n".join(f"- {row}" for row in rows)] if rows else []


def main() -> int:
    """Run what has not been run of this tree yet, and write what was found."""
    parser = argparse.ArgumentParser(prog="scripts/soak suite", description=__doc__)
    parser.add_argument("--out", type=Path, default=FOUND, metavar="FILE", help="where to write what was found")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes that run tests")
    parser.add_argument("--again", action="store_true", help="run folders again that have ended already")
    said = parser.parse_args()
    kept, began = KEPT / digest(), time.monotonic()
    if said.again:
        shutil.rmtree(kept, ignore_errors=True)
    kept.mkdir(parents=True, exist_ok=True)
    found: dict[str, list[Case]] = {}
    for n, folder in enumerate(every := folders(), 1):
        report = kept / f"{folder.replace('/', '-')}.xml"
        print(f"suite: {folder} ({n} of {len(every)}){': has ended before' if report.exists() else ''}", flush=True)
        if not report.exists() and not run(folder, report, said.workers):
            print(f"suite: stopped in {folder}; run the command again to go on there")
            return 1
        found[folder] = cases(report)
    said.out.write_text(written(found, (time.monotonic() - began) / 60), encoding="utf-8")
    print(f"suite: what was found is in {said.out}")
    return int(any(case.outcome in {"failure", "error"} for folder in found.values() for case in folder))


if __name__ == "__main__":
    sys.exit(main())
