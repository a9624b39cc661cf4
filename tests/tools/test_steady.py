"""Steady runs: the process that computes beside the tests."""

from __future__ import annotations

import signal
import subprocess
import sys

from tools.soak.steady import ROOT, hogs

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
