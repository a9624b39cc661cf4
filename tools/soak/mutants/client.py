"""Judges faults of the web client: by the unit tests that import the file, then in a browser with a rebuilt client."""

from __future__ import annotations

import json
import re
import shutil
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tools.soak.mutants.client_source import node
from tools.soak.mutants.faults import NotPlanted
from tools.soak.mutants.judge import FOUND, GONE, START_SECONDS, SURVIVED, UNREACHED, Verdict, call, planted, run

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tools.soak.mutants.faults import Fault
    from tools.soak.mutants.reach import Map

#: Which tests of tests/web touch a part of the client; what several parts use is tried by those that play most.
TOUCHED_BY = (
    (r"games/castle-combo/", ("test_stage", "test_table", "test_previews", "test_small_things", "test_signs")),
    (r"games/burgundy-cards/", ("test_burgundy_cards", "test_clicks", "test_signs")),
    (r"games/burgundy-board/", ("test_burgundy_board", "test_clicks", "test_signs")),
    (r"games/burgundy-companion/", ("test_burgundy_companion",)),
    (r"games/catan-cards/", ("test_catan_cards", "test_clicks", "test_signs")),
    (r"kit/([zZ]oom|pan)", ("test_catan_cards_table",)),
    (r"(table/(Controls|watching)|lib/playback)", ("test_watching", "test_after_the_game")),
    (r"lib/sound", ("test_sounds",)),
    (r"games/still", ("test_rule_pictures",)),
    (r"analysis/", ("test_analysis",)),
    (r"history/", ("test_history", "test_fair_chance", "test_days", "test_after_the_game")),
    (r"screens/Pad", ("test_score_pads",)),
    (r"screens/Study", ("test_study",)),
    (r"screens/(Replay|Move)", ("test_watching", "test_after_the_game")),
    (r"screens/", ("test_screens", "test_guided", "test_found_by_eye")),
    (r"", ("test_table", "test_stage", "test_small_things", "test_steps_shown", "test_screens", "test_two_browsers")),
)


def browser_tests(file: str, found: Map) -> list[str]:
    """Return the tests in a browser that touch a file of the client, the quickest first."""
    part = file.removeprefix("web/src/")
    names = next(names for pattern, names in TOUCHED_BY if re.match(pattern, part))
    files = tuple(f"tests/web/{name}" for name in names)
    tests = [test for test in found.tests.values() if test.name.startswith(files)]
    return [test.name for test in sorted(tests, key=lambda test: test.cost)]


def judge(fault: Fault, found: Map, tree: Path, tier: str, seconds: float) -> Verdict:
    """Plant a fault in the client of a tree, and return what the tests of a tier make of it."""
    began = time.monotonic()
    try:
        with planted(fault, tree):
            verdict = unit_tests(fault, tree)
            tests = found.within(seconds, browser_tests(fault.file, found)) if verdict.outcome != FOUND else []
            if tests:
                verdict = in_browser(tests, found, tree, tier, verdict)
    except NotPlanted as gone:
        return Verdict(GONE, how=str(gone))
    return Verdict(**{**vars(verdict), "seconds": round(time.monotonic() - began, 1)})


def unit_tests(fault: Fault, tree: Path) -> Verdict:
    """Run the unit tests of the files that import the changed one."""
    result = tree.with_suffix(".vitest.json")
    result.unlink(missing_ok=True)
    told = ("--passWithNoTests", "--bail=1", "--reporter=json", f"--outputFile={result}")
    code = call_node(tree, "vitest/vitest.mjs", "related", "--run", fault.file.removeprefix("web/"), *told)
    rows = json.loads(result.read_text("utf-8")) if result.exists() else {}
    tests = rows.get("numTotalTests", 0)
    if code == 0:
        return Verdict(SURVIVED if tests else UNREACHED, reached_by=tests, ran=tests)
    failed = [one["name"] for one in rows.get("testResults", []) if one["status"] == "failed"]
    how = "hangs" if code is None else "fails" if failed else "crashes"
    by = failed[0].removeprefix(f"{tree.resolve()}/") if failed else ""
    return Verdict(FOUND, reached_by=tests, ran=tests, how=how, by=by)


def call_node(tree: Path, program: str, *arguments: str) -> int | None:
    """Run a program of the client's packages in the client's folder; return its exit code, or nothing if it hangs."""
    command = [node(), str(tree / "web" / "node_modules" / program), *arguments]
    return call(command, tree / "web", tree.with_suffix(".log"), START_SECONDS)


def in_browser(tests: list[str], found: Map, tree: Path, tier: str, before: Verdict) -> Verdict:
    """Build the client and run tests in a browser."""
    with built(tree) as builds:
        if not builds:
            return Verdict(FOUND, before.reached_by, before.ran, how="does not build", by="vite build")
        verdict = run(tests, found, tree, tier)
    reached_by = before.reached_by + len(tests)
    return Verdict(**{**vars(verdict), "reached_by": reached_by, "ran": before.ran + verdict.ran})


@contextmanager
def built(tree: Path) -> Iterator[bool]:
    """Let the server of a tree serve the changed client for a while; yield whether it could be built."""
    ours, kept = tree / "web" / "dist", tree.with_suffix(".dist")
    if not kept.exists():
        shutil.copytree(ours, kept)
    try:
        yield call_node(tree, "vite/bin/vite.js", "build") == 0
    finally:
        shutil.rmtree(ours, ignore_errors=True)
        shutil.copytree(kept, ours)
