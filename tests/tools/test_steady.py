"""Steady runs: the process that computes beside the tests."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

from tools.soak.steady import ROOT, hogs

#: Starts a process that computes, says its number, and is killed before it could end it.
KILLED = """
import os, signal
from tools.soak.steady import hogs
with hogs(1) as started:
    print(started[0].pid, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_it_computes_until_the_tests_are_done() -> None:
    with hogs(2) as started:
        assert all(hog.poll() is None for hog in started)
    assert all(hog.returncode == -signal.SIGKILL for hog in started)


def test_it_does_not_outlive_a_run_that_was_killed() -> None:
    ran = subprocess.run([sys.executable, "-c", KILLED], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == -signal.SIGKILL, ran.stderr
    until = time.monotonic() + 30
    while is_running(int(ran.stdout)):
        assert time.monotonic() < until, "it computes on"
        time.sleep(0.05)
