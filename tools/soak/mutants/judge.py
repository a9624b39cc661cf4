"""Plants one fault in a copy, runs the tests that reach it, and says whether one of them failed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tools.soak.mutants.copies import PYTEST, TIERS, environment
from tools.soak.mutants.faults import NotPlanted, plant
from tools.soak.mutants.reach import FIRST
from tools.soak.mutants.rooms import ROOM_BY_NAME, starts

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from tools.soak.mutants.faults import Fault
    from tools.soak.mutants.reach import Map

#: After the first tests so many more are run, and then the rest: a process collects only the files of its tests.
MORE = 250
#: A test hangs if it takes so many seconds, and so many times what it took without a fault.
PATIENCE_SECONDS, PATIENCE_TIMES = 30.0, 15.0
#: Starting a process and collecting tests take less than this.
START_SECONDS = 180.0

#: What pytest ends with if the fault gave all its tests other names.
NO_TESTS = 5
FOUND, SURVIVED, UNREACHED, GONE = "found", "survived", "unreached", "gone"


@dataclass(frozen=True)
class Verdict:
    """What became of a fault: `how` and `by` say what found it."""

    outcome: str
    reached_by: int = 0
    ran: int = 0
    seconds: float = 0.0
    how: str = ""
    by: str = ""


def judge(fault: Fault, found: Map, tree: Path, tier: str, seconds: float) -> Verdict:
    """Plant a fault in a tree, and return what the tests of a tier make of it in so many seconds."""
    began = time.monotonic()
    try:
        with planted(fault, tree) as lines:
            reached = found.of(fault, lines)
            order = reached.in_order(ROOM_BY_NAME[fault.room].tests, seconds)
            verdict = run(order, found, tree, tier) if reached.direct else Verdict(UNREACHED)
    except NotPlanted as gone:
        return Verdict(GONE, how=str(gone))
    how = {**vars(verdict), "reached_by": len(reached.direct), "seconds": round(time.monotonic() - began, 1)}
    return Verdict(**how)


@contextmanager
def planted(fault: Fault, tree: Path) -> Iterator[range]:
    """Change a file of a tree for a while; yield the numbers of its lines that are changed."""
    file = tree / fault.file
    before = file.read_text("utf-8")
    begins = starts(fault.file, before)
    if fault.function not in begins:
        raise NotPlanted(f"{fault.file}: the function is gone: {fault.function}")
    after, lines = plant(before, fault, begins[fault.function])
    _note(tree).write_text(json.dumps({"file": fault.file, "text": before}), "utf-8")
    try:
        _write(file, after)
        yield lines
    finally:
        mend(tree)


def mend(tree: Path) -> None:
    """Take the fault out of a tree if there is one: a run that was killed leaves it there."""
    if _note(tree).exists():
        told = json.loads(_note(tree).read_text("utf-8"))
        _write(tree / told["file"], told["text"])
        _note(tree).unlink()


def _note(tree: Path) -> Path:
    return tree.with_name(f"{tree.name}.planted")


def _write(file: Path, text: str) -> None:
    """Write a module and forget what Python made of it: two states may have the same size and second."""
    file.write_text(text, "utf-8")
    for compiled in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
        compiled.unlink(missing_ok=True)


def run(tests: Sequence[str], found: Map, tree: Path, tier: str) -> Verdict:
    """Run tests in their order until one fails."""
    ran = 0
    for part in parts(tests):
        told = run_part(part, found, tree, tier)
        ran += told.get("ran", 0)
        if how := way_of(told):
            return Verdict(FOUND, ran=ran, how=how, by=told.get("found_by") or told.get("running") or "")
    return Verdict(SURVIVED, ran=ran)


def parts(tests: Sequence[str]) -> list[Sequence[str]]:
    """Divide tests among processes."""
    cut = [tests[:FIRST], tests[FIRST : FIRST + MORE], tests[FIRST + MORE :]]
    return [part for part in cut if part]


def way_of(told: dict[str, Any]) -> str:
    """Return how a run ended that was not as it should be."""
    if told["code"] is None:
        return "hangs"
    if told.get("found_by"):
        return "fails"
    if told["code"] in {0, NO_TESTS} and told.get("ended"):
        return ""
    return "hangs" if told.get("running") and told["code"] == 1 else "crashes"


def failing(tests: Iterable[str], found: Map, tree: Path, tier: str) -> set[str]:
    """Return which of these tests fail without any fault."""
    known = [name for name in sorted(tests) if name in found.tests]
    told: dict[str, Any] = run_part(known, found, tree, tier, stop=False) if known else {"ended": True}
    if not (told.get("ended") or told.get("running")):
        raise SystemExit(f"The tests cannot be run without a fault: see {tree.with_suffix('.log')}")
    return {*told.get("failed", ()), *filter(None, [told.get("running")])}


def run_part(tests: Sequence[str], found: Map, tree: Path, tier: str, *, stop: bool = True) -> dict[str, Any]:
    """Run tests in a process of their own, and return what it told, with its exit code."""
    order, result = tree.with_suffix(".order"), tree.with_suffix(".result")
    limits = {name: PATIENCE_SECONDS + PATIENCE_TIMES * found.tests[name].seconds for name in tests}
    order.write_text(json.dumps({"limits": limits, "result": str(result)}), "utf-8")
    result.unlink(missing_ok=True)
    files = sorted({found.tests[name].file for name in tests})
    command = [*PYTEST, *TIERS[tier], *(["-x"] if stop else []), "-p", "planted_plugin", *files]
    given = environment(tree, BAILEY_MUTANTS_ORDER=str(order))
    patience = START_SECONDS + sum(found.tests[name].seconds * PATIENCE_TIMES for name in tests)
    code = call(command, tree, tree.with_suffix(".log"), patience, given)
    told = json.loads(result.read_text("utf-8")) if result.exists() else {}
    return {**told, "code": code}


def call(
    command: list[str], folder: Path, log: Path, patience: float, given: dict[str, str] | None = None
) -> int | None:
    """Run a command and end whatever it started; return its exit code, or nothing if it took too long."""
    with log.open("wb") as out:
        process = subprocess.Popen(command, cwd=folder, env=given, stdout=out, stderr=out, start_new_session=True)
        try:
            return process.wait(patience)
        except subprocess.TimeoutExpired:
            return None
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
