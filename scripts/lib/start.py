"""The commands scripts/play, extras, test, check, docs, bench, soak, release; start.sh and start.cmd run this file."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING, NoReturn

import client
import environment
import uv
from environment import DEV, HERE, PLAY, PROGRAMS, PYTHON, RELEASE, ROOT
from telling import SetUpError, in_ci, meaning, say

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

BAILEY = PROGRAMS / ("bailey.exe" if os.name == "nt" else "bailey")
PLUGINS = HERE / "pytest_plugins"
#: One more than the cores: tests in a browser often wait.
WORKERS = min(os.cpu_count() or 1, 4) + 1


def play(arguments: list[str]) -> int:
    """Serve games and open the browser; `play terminal ...` plays in the terminal."""
    environment.ready(PLAY)
    if arguments[:1] == ["terminal"]:
        become(BAILEY, "play", *(arguments[1:] or ["castle-combo"]))
    client.ready()
    become(BAILEY, "serve", *arguments)


def extras(arguments: list[str]) -> int:
    """Add extras to the environment; without names, install again what belongs to it."""
    known = uv.read("pyproject.toml")["project"]["optional-dependencies"]
    if unknown := set(arguments) - set(known):
        raise SetUpError(f"No extra is named {', '.join(sorted(unknown))}. Name some of: {', '.join(sorted(known))}.")
    environment.add(arguments)
    return 0


def bench(arguments: list[str]) -> int:
    """Measure the speed of the rules and the bots; with --peers also that of other engines."""
    environment.ready(PLAY)
    os.chdir(ROOT)
    become(PYTHON, "-m", "tools.bench", *arguments)


def soak(arguments: list[str]) -> int:
    """Run a long test or measurement of the server or of the web client."""
    if not arguments or arguments[0] not in SOAKS:
        raise SetUpError(f"Name one: scripts/soak {' | '.join(SOAKS)}; its options follow.")
    environment.ready(DEV)
    if arguments[0] in {"lighthouse", "first-choice", "frames", "sounds", "suite", "steady"}:
        client.ready()
    os.chdir(ROOT)
    if SOAKS[arguments[0]][0] == "pytest":  # tests repeat so often; the tiers are run as they are
        os.environ.setdefault("BAILEY_SOAK", "100")
    become(PYTHON, "-m", *SOAKS[arguments[0]], *arguments[1:])


#: The tests that play, fill in or read positions by chance: `tests/soak.py` says how many.
CONFORMANCE = (
    *("tests/castle_combo", "tests/burgundy_cards", "tests/template"),
    *("-k", "conforms_for_long or more_games or more_made_up or close_ending or more_random_positions"),
)
#: The tests in which several things happen at the same moment.
RACES = (
    *("tests/server/test_days.py", "tests/server/test_analyses.py"),
    *("-k", "at_several_devices_at_once or at_the_same_time or just_before_its_player"),
)
SOAKS = {
    "suite": ("tools.soak.suite",),
    "steady": ("tools.soak.steady",),
    "load": ("tools.soak.load",),
    "delays": ("tools.soak.delays",),
    "updates": ("tools.soak.updates",),
    "beside": ("tools.soak.beside_analyses",),
    "uploads": ("tools.soak.uploads",),
    "queue": ("tools.soak.queue",),
    "lighthouse": ("tools.soak.lighthouse",),
    "first-choice": ("tools.soak.first_choice",),
    "frames": ("tools.soak.frames",),
    "sounds": ("tools.soak.sounds",),
    "mutants": ("tools.soak.mutants",),
    "crashes": ("pytest", "-q", "tests/server/test_crashes.py"),
    "restarts": ("pytest", "-q", "-s", "tests/server/test_restarts.py"),
    "races": ("pytest", "-q", "-s", *RACES),
    "conformance": ("pytest", "-q", *CONFORMANCE),
    "openapi": ("pytest", "-q", "tests/server/test_protocol.py", "-k", "openapi or fuzzer"),
}


#: Which tests a tier has; `scripts/soak suite` runs all. A later -m among the arguments replaces it.
QUICK = ("-m", "not slow and not long", "--hypothesis-profile=quick")
FIRST = ("-m", "not long")


def test(arguments: list[str]) -> int:
    """Run the first tier of tests; --quick leaves out the slow ones, all other arguments go to pytest."""
    environment.ready(DEV)
    client.ready()
    chosen = [word for word in arguments if word != "--quick"]
    tier = QUICK if len(chosen) < len(arguments) else FIRST
    chosen = [*tier, *chosen]
    if in_ci():
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(PLUGINS), os.environ.get("PYTHONPATH")]))
        chosen = ["-p", "no_skips", *chosen]
    os.chdir(ROOT)
    become(PYTHON, "-m", "pytest", "-n", str(WORKERS), *chosen)


def check(arguments: list[str]) -> int:
    """Check the lock file, style, layout, types and documents."""
    if arguments:
        raise SetUpError("scripts/check takes no arguments.")
    environment.ready(DEV)
    os.chdir(ROOT)
    failed = [name for name, passes in CHECKS.items() if not run_check(name, passes)]
    say(f"failed: {', '.join(failed)}" if failed else "all checks passed")
    return 1 if failed else 0


def docs(arguments: list[str]) -> int:
    """Serve the documentation site, and build it again after each change; `docs build` builds it once and strictly."""
    if arguments != ["build"] and not all(word.startswith("-") or word.isdecimal() for word in arguments):
        raise SetUpError("Write scripts/docs, scripts/docs --port NUMBER, or scripts/docs build.")
    environment.ready(DEV)
    os.chdir(ROOT)
    if arguments == ["build"]:
        become(PYTHON, "-m", *SITE_ONCE)
    become(PYTHON, "-m", "sphinx_autobuild", *SITE, *NOT_WATCHED, *arguments)


#: From the root of the checkout, whose Markdown files the site is made of, into a folder that git ignores.
SITE = ("--quiet", "--conf-dir", "docs", "--doctree-dir", "build/docs/read", ".", "build/docs/site")
#: Build the site once; a warning, as of a dead link, fails.
SITE_ONCE = ("sphinx", "build", "--fresh-env", "--fail-on-warning", "--jobs", "auto", *SITE)
#: What changes without a change of the site.
NOT_WATCHED = tuple(f"--ignore={name}" for name in ("build", ".cache", ".setup", "web/dist", "*/__pycache__/*"))


def run_check(name: str, passes: Callable[[], bool]) -> bool:
    """Print the name of a check, run it, and return whether it passed."""
    say(name)
    return passes()


def module(*command: str) -> Callable[[], bool]:
    """Return a check that runs a Python module of the environment."""
    return lambda: subprocess.run([PYTHON, "-m", *command], check=False).returncode == 0


def release(arguments: list[str]) -> int:
    """Build what is released, try it in fresh environments, and print what would be uploaded; upload nothing."""
    environment.ready(RELEASE)
    client.ready()
    os.chdir(ROOT)
    os.environ["UV"] = str(uv.find())
    become(PYTHON, "-m", "tools.release", *arguments)


def lock_is_current() -> bool:
    """Return whether the lock file fits pyproject.toml; it is made with the public index."""
    checked = uv.run("lock", "--check", "--default-index", "https://pypi.org/simple")
    sys.stderr.write(checked.stdout)
    return checked.returncode == 0


CHECKS: dict[str, Callable[[], bool]] = {
    "uv lock --check": lock_is_current,
    "ruff check": module("ruff", "check"),
    "ruff format --check": module("ruff", "format", "--check"),
    "mypy": module("mypy"),
    "web: types, layout and tests": client.check,
    "docs: links and headings": module(*SITE_ONCE),
}
COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "play": play,
    "extras": extras,
    "bench": bench,
    "soak": soak,
    "test": test,
    "check": check,
    "release": release,
    "docs": docs,
}


def become(program: Path, *arguments: str) -> NoReturn:
    """Replace this process by a program of the environment."""
    command = [str(program), *arguments]
    if os.name == "nt":  # Windows cannot replace a process
        sys.exit(subprocess.run(command, check=False).returncode)
    os.execv(command[0], command)


def main() -> int:
    """Run the command and return its exit code."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # without bytecode every start would compile all modules again
    try:
        return COMMANDS[sys.argv[1]](sys.argv[2:])
    except SetUpError as problem:
        say(str(problem))
        return 1
    except OSError as problem:
        say(meaning(str(problem)))
        return 1
    except KeyboardInterrupt:
        say("stopped; the next call starts the set-up again")
        return 130


if __name__ == "__main__":
    sys.exit(main())
