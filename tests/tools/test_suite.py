"""`scripts/soak suite` says what became of every test, what failed first."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from tools.soak import steady, suite

if TYPE_CHECKING:
    from pathlib import Path

REPORT = """<testsuites><testsuite>
<testcase classname="tests.core.test_piles" name="test_move[2]" time="0.5"/>
<testcase classname="tests.core.test_piles" name="test_draw" time="1.5">
    <failure message="assert 1 == 2">at</failure></testcase>
<testcase classname="tests.core.test_piles" name="test_gone" time="0"><skipped message="no browser"/></testcase>
<testcase classname="tests.core.test_piles" name="test_set_up" time="2"><error>first
KeyError: 'seat'</error></testcase>
</testsuite></testsuites>"""


@pytest.fixture
def found(tmp_path: Path) -> list[suite.Case]:
    report = tmp_path / "core.xml"
    report.write_text(REPORT, encoding="utf-8")
    return suite.cases(report)


def test_each_test_has_a_name_an_outcome_and_a_reason(found: list[suite.Case]) -> None:
    assert found == [
        suite.Case("tests/core/test_piles.py::test_move[2]", "passed", 0.5, ""),
        suite.Case("tests/core/test_piles.py::test_draw", "failure", 1.5, "assert 1 == 2"),
        suite.Case("tests/core/test_piles.py::test_gone", "skipped", 0.0, "no browser"),
        suite.Case("tests/core/test_piles.py::test_set_up", "error", 2.0, "KeyError: 'seat'"),
    ]


def test_a_file_that_is_skipped_as_a_whole_says_why_in_its_text(tmp_path: Path) -> None:
    said = """("/home/test_fit.py", 19, 'Skipped: set-up leaves out JAX: pip install jax')"""
    skipped = f'<skipped message="collection skipped">{said}</skipped>'
    report = tmp_path / "lab.xml"
    report.write_text(f'<s><testcase classname="tests.lab" name="test_fit">{skipped}</testcase></s>', encoding="utf-8")
    [case] = suite.cases(report)
    assert (case.outcome, case.why) == ("skipped", "set-up leaves out JAX: pip install jax")
    assert not steady.bad(case)


@pytest.mark.skipif(shutil.which("git") is None, reason="the report names the commit: install git")
def test_what_failed_is_written_before_the_times(found: list[suite.Case]) -> None:
    said = suite.written({"tests/core": found}, 3)
    assert said.startswith("# The whole suite: 2 failed\n\n1 passed, 1 failure, 1 error, 1 skipped. ")
    assert said.index("test_draw` (failure): assert 1 == 2") < said.index("tests/core: 4 tests, 4 s")
    assert suite.written({"tests/core": found[:1]}, 3).startswith("# The whole suite: all passed")


def test_every_test_file_is_in_one_folder() -> None:
    files = set((suite.ROOT / "tests").rglob("test_*.py"))
    run = [file for folder in suite.folders() for path in suite.tests_of(folder) for file in _files(suite.ROOT / path)]
    assert sorted(run) == sorted(files)


def _files(path: Path) -> list[Path]:
    return [path] if path.is_file() else [*path.rglob("test_*.py")]


@pytest.mark.skipif(shutil.which("git") is None, reason="the report names the commit: install git")
def test_steady_runs_name_what_failed_in_which_order(found: list[suite.Case]) -> None:
    said = steady.written({1: found[:1], 2: found}, 3)
    assert said.startswith("# 2 runs of the first tier: 3 failures\n")
    assert (
        "- order 1: 1 tests, 0 failed, 0 skipped, 0 s of tests\n- order 2: 4 tests, 3 failed, 1 skipped, 4 s of tests"
        in said
    )
    assert "- order 2: `tests/core/test_piles.py::test_draw` (failure): assert 1 == 2" in said
    assert "- order 2: `tests/core/test_piles.py::test_gone` (skipped): no browser" in said
    assert steady.written({1: found[:1]}, 3).startswith("# 1 runs of the first tier: 0 failures\n")
