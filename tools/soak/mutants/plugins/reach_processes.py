"""Measures in every process of a test run which lines run while which test is running.

The process of the tests writes into a small file what runs now; the processes that it starts, servers above all, look
there. They may be killed at any time, so they keep what they measured every moment.
"""

from __future__ import annotations

import atexit
import os
import sys
import threading
from contextlib import suppress
from pathlib import Path

from coverage import Coverage

#: The folder for what is measured, and the file that says what runs now.
FOLDER, NOW = "BAILEY_REACH", "BAILEY_REACH_NOW"
#: How often a process looks which test runs, and after how many looks it keeps what it measured.
LOOK_SECONDS, LOOKS_TO_KEEP = 0.005, 60
#: Longer than a look: after so long every process knows that another test runs.
TO_BE_SEEN_SECONDS = 0.02


def new_coverage() -> Coverage:
    """Return what measures the source of this process; its files are named from the root of the tree."""
    root = Path(os.environ["BAILEY_REACH_ROOT"])
    source = str(root / "src" / "bailey" / "*")
    made = Coverage(Path(os.environ[FOLDER]) / "data", data_suffix=True, include=[source], config_file=False)
    made.set_option("run:core", "ctrace")
    made.set_option("run:disable_warnings", ["no-data-collected", "module-not-measured", "module-not-imported"])
    return made


class Follower:
    """Measures a process that a test started, and follows what the tests' process says."""

    def __init__(self) -> None:
        self.now = Path(os.environ[NOW])
        self.coverage = new_coverage()
        self.ended = threading.Event()
        self.seen = ""

    def start(self) -> None:
        """Begin to measure; it ends with the process."""
        self.coverage.start()
        self.coverage.switch_context(self.look())
        threading.Thread(target=self.follow, daemon=True).start()
        atexit.register(self.end)

    def look(self) -> str:
        """Return what runs now."""
        with suppress(OSError):
            self.seen = self.now.read_text("utf-8") or self.seen
        return self.seen

    def follow(self) -> None:
        """Follow what runs, and keep what was measured."""
        looks = 0
        while not self.ended.wait(LOOK_SECONDS):
            before, looks = self.seen, looks + 1
            if self.look() != before:
                self.coverage.switch_context(self.seen)
            elif looks % LOOKS_TO_KEEP:
                continue
            self.coverage.save()

    def end(self) -> None:
        """Keep the rest."""
        self.ended.set()
        with suppress(Exception):
            self.coverage.stop()
            self.coverage.save()


def follow_here() -> None:
    """Measure this process, and those that it forks."""
    if "forking.py" not in " ".join(sys.orig_argv):  # a process with threads cannot be forked well
        Follower().start()
    os.register_at_fork(after_in_child=lambda: Follower().start())
