"""The wheel alone in a fresh environment: installed by pip, played in the terminal, served to a browser."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
import time
from typing import TYPE_CHECKING
from urllib.error import URLError
from urllib.request import urlopen

from bailey.core import BadInput
from bailey.core.distribution import NAME, version
from tools.release.looking import look
from tools.soak.server import free_port

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

#: More answers than a game has questions: always the first offer.
ANSWERS = "1\n" * 1000
START_SECONDS, PATIENCE = 90, 900
#: A bot of each game chooses; where its rules were compiled before, Numba is not even imported.
CHOOSES = """
import sys
from bailey import bots, games
from bailey.core import Position
for game in map(games.find, games.built_in()):
    if not game.retold:
        bots.make("search:50", game).choose(Position.new(game, game.usual, 1), 1)
print("Numba" if "numba" in sys.modules else "no Numba")
"""
#: Variables that would lead to other packages or data than those of a fresh environment.
OURS = ("BAILEY_", "PYTHON", "VIRTUAL_ENV", "DATABASE_URL", "REDIS_URL", "UV")


class Fresh:
    """A new environment with an empty home and nothing of this checkout."""

    def __init__(self, place: Path, python: str) -> None:
        shutil.rmtree(place, ignore_errors=True)
        self.home = place / "home"
        self.home.mkdir(parents=True)
        self.programs = place / "venv" / ("Scripts" if os.name == "nt" else "bin")
        self._call([python, "-m", "venv", str(place / "venv")], self.environment)

    @property
    def environment(self) -> dict[str, str]:
        """The variables of its programs."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
        return {**kept, "HOME": str(self.home), "BAILEY_HOME": str(self.home / "data"), "BAILEY_LANGUAGE": "en"}

    @property
    def alone(self) -> dict[str, str]:
        """The variables of Bailey: no other program is on its path, Node neither."""
        return {**self.environment, "PATH": str(self.programs)}

    def install(self, wheel: Path) -> None:
        """Install the wheel, and what it needs from the package index."""
        self._call([str(self.programs / "python"), "-m", "pip", "install", "--quiet", str(wheel)], self.environment)

    def bailey(self, *words: str, typed: str = "") -> str:
        """Run a command to its end, with lines that are typed; tells what it prints."""
        return self._call([str(self.programs / "bailey"), *words], self.alone, typed)

    def python(self, *words: str) -> str:
        """Run Python to its end; tells what it prints."""
        return self._call([str(self.programs / "python"), *words], self.alone)

    @contextlib.contextmanager
    def serving(self) -> Iterator[str]:
        """Serve the table as the command of the distribution does, but on another port; tells the address."""
        port = free_port()
        command = [str(self.programs / NAME), "serve", "--no-browser", "--port", str(port)]
        with (self.home / "server.log").open("wb") as log:
            server = subprocess.Popen(command, cwd=self.home, env=self.alone, stdout=log, stderr=log)
        try:
            self._wait(f"http://127.0.0.1:{port}/health", server)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait(START_SECONDS)

    def _wait(self, health: str, server: subprocess.Popen[bytes]) -> None:
        end = time.monotonic() + START_SECONDS
        while server.poll() is None and time.monotonic() < end:
            with contextlib.suppress(URLError, OSError), urlopen(health, timeout=5):  # noqa: S310 - our own server
                return
            time.sleep(0.2)
        message = f"release: the server does not answer; it says: {(self.home / 'server.log').read_text().strip()}"
        raise BadInput(message)

    def _call(self, command: list[str], environment: dict[str, str], typed: str = "") -> str:
        ran = subprocess.run(
            command,
            cwd=self.home,
            env=environment,
            input=typed,
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )
        if ran.returncode:
            message = f"release: `{' '.join(command)}` failed: {(ran.stderr or ran.stdout).strip()}"
            raise BadInput(message)
        return ran.stdout


def attempt(place: Path, python: str, wheel: Path, picture: Path) -> None:
    """Install, play and serve; the picture shows the table."""
    fresh = Fresh(place, python)
    _say("installing the wheel")
    fresh.install(wheel)
    expect("--version", fresh.bailey("--version").strip(), f"bailey {version()}")
    _say("playing a game in the terminal")
    play(fresh)
    _say("serving a table to a browser")
    with fresh.serving() as address:
        look(address, picture)
    shutil.rmtree(place)


def play(fresh: Fresh) -> None:
    """Play a game to its end as somebody at a keyboard, and a thousand as the laboratory does: compiled."""
    told = fresh.bailey(
        "play", "castle-combo", "--seats", "you,greedy", "--seed", "1", "--save", "game.txt", typed=ANSWERS
    )
    if "wins" not in told:
        message = f"release: a game that is played in the terminal does not end: {told[-300:]}"
        raise BadInput(message)
    counted = json.loads(fresh.bailey("score", "game.txt", "--json"))
    expect("players of the score", len(counted["players"]), 2)
    words = ["simulate", "castle-combo", "--seats", "random,random", "--games", "1000", "--json"]
    expect("compiled", json.loads(fresh.bailey(*words))["compiled"], wanted=True)
    expect("what the first choice of a bot needs", fresh.python("-c", CHOOSES).strip(), "no Numba")


def expect(what: str, found: object, wanted: object) -> None:
    """Refuse what is not as it should be."""
    if found != wanted:
        message = f"release: {what}: {found!r}, not {wanted!r}"
        raise BadInput(message)


def _say(text: str) -> None:
    print(f"  {text}", file=sys.stderr, flush=True)
