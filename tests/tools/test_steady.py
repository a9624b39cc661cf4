"""Steady runs: the process that computes beside the tests."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest

from tools.soak.steady import LEFT_OUT, ROOT, bad, hogs
from tools.soak.suite import Case

#: Starts a process that computes, and is killed before it could end it.
KILLED = """
import os, signal
from tools.soak.steady import hogs
with hogs(1):
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_it_computes_until_the_tests_are_done() -> None:
    with hogs(2) as started:
        assert all(hog.poll() is None for hog in started)
    assert all(hog.returncode == -signal.SIGKILL for hog in started)


def test_it_does_not_outlive_a_run_that_was_killed() -> None:
    """Both have the same standard output, which is at its end only when both have ended."""
    ran = subprocess.run([sys.executable, "-c", KILLED], cwd=ROOT, capture_output=True, check=False, timeout=60)
    assert ran.returncode == -signal.SIGKILL, ran.stderr


@pytest.mark.parametrize(
    ("outcome", "why", "fails"),
    [
        ("passed", "", False),
        ("failure", "assert 1 == 2", True),
        ("error", "no such fixture", True),
        ("skipped", "set-up leaves out JAX: pip install jax", False),
        ("skipped", "no Redis answers", True),
    ],
)
def test_what_ci_would_fail_for_counts_as_failed(outcome: str, why: str, *, fails: bool) -> None:
    assert bad(Case("test_one", outcome, 1.0, why)) is fails


def test_ci_and_steady_runs_allow_the_same_skips() -> None:
    plugin = ROOT / "scripts" / "lib" / "pytest_plugins" / "no_skips.py"
    assert f'LEFT_OUT = "Skipped: {LEFT_OUT}"' in plugin.read_text(encoding="utf-8")
