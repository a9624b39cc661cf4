"""What scripts/play, scripts/test, scripts/check, scripts/bench and scripts/soak do once a Python is found."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING, NoReturn

import client
import environment
import uv
from environment import DEV, HERE, PLAY, PROGRAMS, PYTHON, ROOT
from telling import SetUpError, in_ci, say

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

BAILEY = PROGRAMS / ("bailey.exe" if os.name == "nt" else "bailey")
PLUGINS = HERE / "pytest_plugins"
#: One more than the cores: tests in a browser wait as much as they work.
WORKERS = min(os.cpu_count() or 1, 4) + 1


def play(arguments: list[str]) -> int:
    """Open the table in the browser; after the word `terminal`, play there."""
    environment.ready(PLAY)
    if arguments[:1] == ["terminal"]:
        become(BAILEY, "play", *(arguments[1:] or ["castle-combo"]))
    client.ready()
    become(BAILEY, "serve", *arguments)


def bench(arguments: list[str]) -> int:
    """Measure the speed of the rules and the bots."""
    environment.ready(PLAY)
    become(BAILEY, "bench", *arguments)


def soak(arguments: list[str]) -> int:
    """Try the server for long: its load, kills and restarts under load, what the OpenAPI document allows."""
    if not arguments or arguments[0] not in SOAKS:
        raise SetUpError(f"Say what: scripts/soak {' | '.join(SOAKS)}, and then what that takes.")
    environment.ready(DEV)
    if arguments[0] == "lighthouse":
        client.ready()
    os.chdir(ROOT)
    os.environ.setdefault("BAILEY_SOAK", "100")
    become(PYTHON, "-m", *SOAKS[arguments[0]], *arguments[1:])


SOAKS = {
    "load": ("bailey.lab.load",),
    "delays": ("bailey.lab.delays",),
    "lighthouse": ("bailey.lab.lighthouse",),
    "crashes": ("pytest", "-q", "tests/server/test_crashes.py"),
    "restarts": ("pytest", "-q", "-s", "tests/server/test_restarts.py"),
    "openapi": ("pytest", "-q", "tests/server/test_protocol.py", "-k", "openapi or fuzzer"),
}


def test(arguments: list[str]) -> int:
    """Run every test; with --quick only those that are not marked slow; all other words go to pytest."""
    environment.ready(DEV)
    client.ready()
    chosen = [word for word in arguments if word != "--quick"]
    if len(chosen) < len(arguments):
        chosen = ["-m", "not slow", "--hypothesis-profile=quick", *chosen]
    if in_ci():
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(PLUGINS), os.environ.get("PYTHONPATH")]))
        chosen = ["-p", "no_skips", *chosen]
    os.chdir(ROOT)
    become(PYTHON, "-m", "pytest", "-n", str(WORKERS), *chosen)


def check(arguments: list[str]) -> int:
    """Look for all that can be seen without running: a stale lock file, style, layout, types."""
    if arguments:
        raise SetUpError("scripts/check takes no arguments.")
    environment.ready(DEV)
    os.chdir(ROOT)
    failed = [words for words, holds in CHECKS.items() if not seen_to_hold(words, holds)]
    say(f"failed: {', '.join(failed)}" if failed else "nothing to complain of")
    return 1 if failed else 0


def seen_to_hold(words: str, holds: Callable[[], bool]) -> bool:
    """Run one check under its name."""
    say(words)
    return holds()


def module(*command: str) -> Callable[[], bool]:
    """Return a check that runs a module of the environment."""
    return lambda: subprocess.run([PYTHON, "-m", *command], check=False).returncode == 0


def lock_is_fresh() -> bool:
    """Whether the lock file answers to pyproject.toml; it is made with the public index."""
    return uv.run("lock", "--check", "--default-index", "https://pypi.org/simple").returncode == 0


CHECKS: dict[str, Callable[[], bool]] = {
    "uv lock --check": lock_is_fresh,
    "ruff check": module("ruff", "check"),
    "ruff format --check": module("ruff", "format", "--check"),
    "mypy": module("mypy"),
    "web: types, layout and tests": client.holds,
}
COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "play": play,
    "bench": bench,
    "soak": soak,
    "test": test,
    "check": check,
}


def become(program: Path, *arguments: str) -> NoReturn:
    """Hand over to a program of the environment."""
    command = [str(program), *arguments]
    if os.name == "nt":  # where a process cannot become another one
        sys.exit(subprocess.run(command, check=False).returncode)
    os.execv(command[0], command)


def main() -> int:
    """Do what the script was called for."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # else the whole house would be read anew at every start
    try:
        return COMMANDS[sys.argv[1]](sys.argv[2:])
    except (SetUpError, OSError) as problem:
        say(str(problem))
        return 1
    except KeyboardInterrupt:
        say("stopped; the next call begins the set-up again")
        return 130


if __name__ == "__main__":
    sys.exit(main())
