"""The README's first command where something is in its way: it says what and the remedy, and the second run goes on.

Each test clones the checkout and sets it up, which takes half a minute or more and the package index.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
GAME = ("scripts/play", "terminal", "castle-combo", "--seats", "greedy,greedy")
AGAIN = "Then run this script again: it continues where it stopped."
SECONDS = 900
pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(sys.platform != "linux", reason="what is in the way is made by Linux"),
]
needs_root = pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can make this disk")


class Checkout:
    """A fresh clone with an empty home."""

    def __init__(self, place: Path, home: Path | None = None) -> None:
        git = shutil.which("git") or "git"
        subprocess.run([git, "clone", "--quiet", str(ROOT), str(place)], check=True)
        self.place, self.home = place, home or place.with_name("home")
        if home is None:
            self.home.mkdir()

    def run(self, *command: str, before: tuple[str, ...] = ()) -> tuple[int, str]:
        """Run a command of the checkout; return how it ended, and what it printed."""
        ended = subprocess.run(
            [*before, *command],
            cwd=self.place,
            env=self.environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            timeout=SECONDS,
            check=False,
        )
        return ended.returncode, ended.stdout

    def environment(self) -> dict[str, str]:
        """Return the environment of a newcomer, who speaks no UTF-8."""
        kept = {name: os.environ[name] for name in ("PATH", "SSL_CERT_FILE", "PIP_INDEX_URL") if name in os.environ}
        return {**kept, "HOME": str(self.home), "LANG": "C"}

    def plays(self) -> bool:
        """Set up, and play a whole game."""
        code, said = self.run(*GAME)
        return code == 0 and "wins" in said

    def is_refused(self, why: str, before: tuple[str, ...] = ()) -> None:
        """Try to set up, and be told why not in a sentence and what to do, without a traceback."""
        code, said = self.run(*GAME, before=before)
        assert code == 1
        assert f"bailey: {why}" in said
        assert said.rstrip().endswith(AGAIN)
        assert "Traceback" not in said


@contextlib.contextmanager
def disk(place: Path, options: str) -> Iterator[None]:
    """Mount a disk in memory."""
    place.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", options, "none", str(place)], check=True)  # noqa: S607
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", str(place)], check=True)  # noqa: S607


def test_a_path_with_spaces_and_umlauts(tmp_path: Path) -> None:
    (tmp_path / "Bäcker & Söhne (1)").mkdir()
    assert Checkout(tmp_path / "Bäcker & Söhne (1)" / "böse Burg").plays()


@needs_root
def test_without_a_network(tmp_path: Path) -> None:
    checkout = Checkout(tmp_path / "clone")
    checkout.is_refused("The package index pypi.org cannot be reached.", before=("unshare", "--net"))
    assert checkout.plays()


@needs_root
def test_a_full_disk(tmp_path: Path) -> None:
    with disk(tmp_path / "disk", "size=150m"):
        (tmp_path / "disk" / "home").mkdir()
        checkout = Checkout(tmp_path / "disk" / "clone", tmp_path / "disk" / "home")
        checkout.is_refused("The disk is full (")
        more = ["mount", "-o", "remount,size=4000m", str(tmp_path / "disk")]
        subprocess.run(more, check=True)
        assert checkout.plays()


@needs_root
def test_a_home_that_cannot_be_written(tmp_path: Path) -> None:
    with disk(tmp_path / "home", "ro"):
        checkout = Checkout(tmp_path / "clone", tmp_path / "home")
        code, said = checkout.run(*GAME)
        assert (code, said.rstrip().splitlines()[-1][:20]) == (2, "bailey: BAILEY_HOME:")
        assert "set it to a folder that you can write to" in said
        writable = ("env", f"BAILEY_HOME={tmp_path}", f"BAILEY_CACHE={tmp_path}")
        assert checkout.run(*GAME, before=writable)[0] == 0
        code, said = checkout.run("scripts/play", "--help", before=writable)  # builds the client too
        assert (code, "the client is built" in said) == (0, True), said


def test_interrupted_half_way(tmp_path: Path) -> None:
    checkout = Checkout(tmp_path / "clone")
    for stop, seconds in ((signal.SIGINT, 3), (signal.SIGKILL, 8), (signal.SIGINT, 15), (signal.SIGKILL, 20)):
        started = subprocess.Popen(
            GAME, cwd=checkout.place, env=checkout.environment(), stdin=subprocess.DEVNULL, start_new_session=True
        )
        with contextlib.suppress(subprocess.TimeoutExpired):
            started.wait(seconds)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(started.pid, stop)
        started.wait(SECONDS)
    assert checkout.plays()
