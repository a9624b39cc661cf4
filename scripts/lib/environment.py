"""Makes the checkout's Python environment from the lock file, and checks quickly whether it is up to date.

`.venv` is the environment. `.setup` has the other files of the set-up: a lock, so that one script at a time changes
the environment; a stamp, which says what it was made from; and uv, if the machine has none. Both folders can be
deleted at any time; the next script makes them again.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import uv
from telling import SetUpError, in_ci, known, meaning, say

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import TextIO

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PLACE = ROOT / ".venv"
PROGRAMS = PLACE / ("Scripts" if os.name == "nt" else "bin")
PYTHON = PROGRAMS / ("python.exe" if os.name == "nt" else "python")
STATE = ROOT / ".setup"
STAMP = STATE / "stamp.json"
REQUIREMENTS = STATE / "requirements.txt"

#: Each level has what those before it have.
PLAY, DEV, RELEASE = LEVELS = ("play", "dev", "release")
EXPORT = {PLAY: ("--no-dev",), DEV: ("--group", "dev"), RELEASE: ("--group", "dev", "--group", "release")}
# Packages that may be left out if this machine has no wheel for them, tried in this order.
NUMBA, OPEN_SPIEL, RAY = ("numba", "llvmlite"), ("open-spiel",), ("ray",)
LEFT_OUT = {
    PLAY: ((), NUMBA),
    DEV: ((), RAY, OPEN_SPIEL, OPEN_SPIEL + RAY, NUMBA, NUMBA + RAY, NUMBA + OPEN_SPIEL, NUMBA + OPEN_SPIEL + RAY),
    RELEASE: ((),),
}
# Modules that are reported if they are missing.
WANTED = {PLAY: ("numba",), DEV: ("numba", "pyspiel", "pettingzoo", "ray"), RELEASE: ()}
MINUTES_TO_WAIT = 15
#: The releases of Python that Bailey is tested with; start.sh and start.cmd prefer them.
OLDEST, NEWEST = (3, 11), (3, 14)
# What `bailey serve` imports when it starts. uv writes no bytecode, and with PYTHONDONTWRITEBYTECODE Python writes none
# either; then every start would compile all of these modules, which takes longer than the rest of the start.
COMPILED = ("sqlalchemy", "litestar", "typer", "pydantic", "uvicorn", "websockets", "prometheus_client", "yaml")
COMPILE = """
import compileall, pathlib, sys, sysconfig
place = pathlib.Path(sysconfig.get_path("purelib"))
for folder in [pathlib.Path(sys.argv[1]), *(place / name for name in sys.argv[2:])]:
    if folder.is_dir():
        compileall.compile_dir(folder, quiet=2, workers=0)
"""


def ready(level: str) -> None:
    """Make the environment unless it is up to date."""
    if is_current(level):
        return
    claim_place()
    with one_at_a_time():
        if not is_current(level):  # another script may have made it while this one waited
            make(max(level, standing(), key=LEVELS.index), extras())


def add(wanted: list[str]) -> None:
    """Make the environment again, with more extras; later calls keep them."""
    claim_place()
    with one_at_a_time():
        make(standing(), sorted({*extras(), *wanted}))


def standing() -> str:
    """Return the level that the environment has; the lowest if it has none."""
    level = str(read_stamp().get("level"))
    return level if level in LEVELS else PLAY


def extras() -> list[str]:
    """Return the extras that the environment has beside those of its level."""
    return list(read_stamp().get("extras", ()))


def claim_place() -> None:
    """Make the folder of the set-up's files."""
    try:
        STATE.mkdir(exist_ok=True)
    except OSError as problem:
        raise SetUpError(f"the environment is made inside the checkout, but: {problem}") from problem


def is_current(level: str) -> bool:
    """Return whether the environment was completely made from the current files, for at least this level."""
    stamp = read_stamp()
    enough = stamp.get("level") in LEVELS[LEVELS.index(level) :] and not (in_ci() and stamp.get("missing"))
    return enough and stamp.get("made_from") == source_digest() and PYTHON.exists()


def source_digest() -> str:
    """Return a digest of everything that the environment depends on, the path of the checkout included."""
    files = [ROOT / "uv.lock", ROOT / "pyproject.toml", HERE / "environment.py", HERE / "uv.py"]
    parts = [sys.platform.encode(), os.fsencode(ROOT), *(file.read_bytes() for file in files)]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def read_stamp() -> dict[str, Any]:
    """Return the stamp; an empty one if it is missing or broken."""
    try:
        stamp = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(**stamp: object) -> None:
    """Write the stamp atomically."""
    new = STAMP.with_suffix(".new")
    new.write_text(json.dumps(stamp))
    new.replace(STAMP)


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Hold the set-up's lock; the system releases it when the last process that holds it has ended."""
    with (STATE / "lock").open("a+") as lock:
        wait_for(lock)
        # If this script is killed, a running uv keeps the lock until it has ended.
        os.set_inheritable(lock.fileno(), True)  # noqa: FBT003 (takes no keyword)
        yield


def wait_for(lock: TextIO) -> None:
    """Wait for the lock."""
    deadline = time.monotonic() + 60 * MINUTES_TO_WAIT
    waiting = False
    while not taken(lock):
        if not waiting:
            say("another set-up of this checkout is running; waiting for it")
        waiting = True
        if time.monotonic() > deadline:
            raise SetUpError(f"Another set-up has held {STATE} for {MINUTES_TO_WAIT} minutes. End it first.")
        time.sleep(0.2)


def taken(lock: TextIO) -> bool:
    """Try to take the lock, and return whether that worked."""
    try:
        if sys.platform == "win32":
            lock.seek(0)
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def report_newer_python() -> None:
    """Say that Python is newer than those that Bailey was tested with, if it is."""
    if sys.version_info[:2] > NEWEST:
        tested, this = f"{text(OLDEST)} to {text(NEWEST)}", text(sys.version_info[:2])
        say(f"Python {this} is newer than those that Bailey was tested with ({tested}).")
        say("if the set-up or a game fails, install one of those: this script prefers it")


def text(release: tuple[int, int]) -> str:
    """Return a release of Python as it is written."""
    return ".".join(map(str, release))


def make(level: str, wanted: list[str]) -> None:
    """Make the environment for a level with extras, and write its stamp when it is complete."""
    started, kept = time.monotonic(), extras()
    if read_stamp().get("unfinished") or not runs(PYTHON):
        shutil.rmtree(PLACE, ignore_errors=True)
    say(f"making the environment in {PLACE} (once, and after a change of the lock file)")
    report_newer_python()
    write_stamp(unfinished=True, extras=kept)
    try:
        missing = install(level, wanted)
    except SetUpError:
        # uv ended by itself, so the environment is consistent and can be kept.
        write_stamp(level=level, extras=kept)
        raise
    write_stamp(level=level, made_from=source_digest(), missing=missing, extras=wanted)
    say(f"ready, after {time.monotonic() - started:.0f} s")


def install(level: str, wanted: list[str]) -> list[str]:
    """Install the packages of a level and of extras, and return those that have no wheel for this machine."""
    if not PYTHON.exists():
        uv.call("venv", "--quiet", "--no-project", "--python", sys.executable, str(PLACE))
    choose_packages(level, wanted)
    uv.call("pip", "sync", "--python", str(PYTHON), str(REQUIREMENTS))
    succeeds(PYTHON, "-c", COMPILE, str(ROOT / "src"), *COMPILED)  # if it fails, starts are slower
    missing = [name for name in WANTED[level] if not has(name)]
    if missing:
        report(missing)
    return missing


def choose_packages(level: str, wanted: list[str]) -> None:
    """Write the list of packages for a level and extras, without those that have no wheel for this machine.

    They are installed from this list, since `uv sync` uses only the index that made the lock file.
    """
    problems = []
    chosen = [*EXPORT[level], *(f"--extra={extra}" for extra in wanted)]
    for left_out in LEFT_OUT[level]:
        without = [f"--no-emit-package={name}" for name in left_out]
        uv.call("export", "--quiet", "--frozen", *chosen, *without, "--output-file", str(REQUIREMENTS))
        trial = uv.run("pip", "sync", "--dry-run", "--python", str(PYTHON), str(REQUIREMENTS))
        if trial.returncode == 0:
            return
        if problem := known(trial.stdout):  # without a network or a disk, no package is to blame
            raise SetUpError(problem)
        problems.append(trial.stdout)
    raise SetUpError(meaning(problems[0]))


def report(missing: list[str]) -> None:
    """Report packages that are missing on this machine; with CI set, raise SetUpError instead."""
    names = " and ".join(missing)
    without = f"no wheel of {names} fits this Python ({sys.version.split()[0]}) and machine"
    if in_ci():
        raise SetUpError(f"{without}, and with CI set nothing may be left out.")
    say(f"{without}; continuing without")
    if "numba" in missing:
        say("all games can be played; bots and simulations are slower")


def has(module: str) -> bool:
    """Return whether the environment has this module."""
    finds = "import importlib.util, sys; sys.exit(importlib.util.find_spec(sys.argv[1]) is None)"
    return succeeds(PYTHON, "-c", finds, module)


def runs(python: Path) -> bool:
    """Return whether this interpreter starts and is new enough."""
    return succeeds(python, "-c", f"import sys; sys.exit(sys.version_info < {OLDEST})")


def succeeds(program: Path, *arguments: str) -> bool:
    """Run a program without output, and return whether it succeeded."""
    try:
        return subprocess.run([program, *arguments], capture_output=True, check=False).returncode == 0
    except OSError:
        return False
