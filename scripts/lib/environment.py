"""The checkout's own environment: made once from the lock file, and seen at a glance to be still good.

`.venv` holds the environment. `.setup` holds what the set-up keeps beside it: the lock that lets one script
at a time work on it, the stamp that says from what it was made, and a uv where the machine has none. Both
folders can be deleted at any time; the next script makes them again.
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
from telling import ADVICE, SetUpError, in_ci, say

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

PLAY, DEV = "play", "dev"
EXPORT = {PLAY: ("--no-dev", "--extra", "fast", "--extra", "serve"), DEV: ("--group", "dev")}
# What may be left out where a machine has no wheel of it, in this order; and what to look for afterwards.
NUMBA, OPEN_SPIEL = ("numba", "llvmlite"), ("open-spiel",)
LEFT_OUT = {PLAY: ((), NUMBA), DEV: ((), NUMBA, OPEN_SPIEL, NUMBA + OPEN_SPIEL)}
WANTED = {PLAY: ("numba",), DEV: ("numba", "pyspiel", "pettingzoo")}
MINUTES_TO_WAIT = 15
# What `bailey serve` imports as it starts. uv writes no bytecode; where Python may write none either
# (PYTHONDONTWRITEBYTECODE), every start would compile all of it anew, which takes longer than all else it does.
COMPILED = ("sqlalchemy", "litestar", "typer", "pydantic", "uvicorn", "websockets", "prometheus_client", "yaml")
COMPILE = """
import compileall, pathlib, sys, sysconfig
place = pathlib.Path(sysconfig.get_path("purelib"))
for folder in [pathlib.Path(sys.argv[1]), *(place / name for name in sys.argv[2:])]:
    if folder.is_dir():
        compileall.compile_dir(folder, quiet=2, workers=0)
"""


def ready(level: str) -> None:
    """Make or renew the environment unless it stands."""
    if stands(level):
        return
    claim_place()
    with one_at_a_time():
        if not stands(level):  # another script may have made it while this one waited
            make(DEV if read_stamp().get("level") == DEV else level)


def claim_place() -> None:
    """Make the folder that the set-up works in."""
    try:
        STATE.mkdir(exist_ok=True)
    except OSError as problem:
        raise SetUpError(f"the environment belongs in the checkout, but: {problem}") from problem


def stands(level: str) -> bool:
    """Whether the environment was made, to its end, from the files as they are, for at least this level."""
    stamp = read_stamp()
    enough = stamp.get("level") in {level, DEV} and not (in_ci() and stamp.get("missing"))
    return enough and stamp.get("made_from") == made_from() and PYTHON.exists()


def made_from() -> str:
    """Return a digest of all that the environment depends on; its programs hold the checkout's path."""
    files = [ROOT / "uv.lock", ROOT / "pyproject.toml", HERE / "environment.py", HERE / "uv.py"]
    parts = [sys.platform.encode(), os.fsencode(ROOT), *(file.read_bytes() for file in files)]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def read_stamp() -> dict[str, Any]:
    """Return what the stamp says; a missing or broken one says nothing."""
    try:
        stamp = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(**stamp: object) -> None:
    """Write the stamp whole or not at all."""
    new = STAMP.with_suffix(".new")
    new.write_text(json.dumps(stamp))
    new.replace(STAMP)


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Hold the set-up's lock, which the system frees when its last holder ends, however that ends."""
    with (STATE / "lock").open("a+") as lock:
        wait_for(lock)
        # A uv that outlives a killed script holds on to the lock until it is through.
        os.set_inheritable(lock.fileno(), True)  # noqa: FBT003 (takes no keyword)
        yield


def wait_for(lock: TextIO) -> None:
    """Wait until the lock is ours."""
    deadline = time.monotonic() + 60 * MINUTES_TO_WAIT
    waiting = False
    while not taken(lock):
        if not waiting:
            say("another set-up of this checkout is at work; waiting for it")
        waiting = True
        if time.monotonic() > deadline:
            raise SetUpError(f"Another set-up has held {STATE} for {MINUTES_TO_WAIT} minutes. End it first.")
        time.sleep(0.2)


def taken(lock: TextIO) -> bool:
    """Try to take the lock."""
    try:
        if sys.platform == "win32":
            lock.seek(0)
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def make(level: str) -> None:
    """Make the environment for a level, and stamp it when it is whole."""
    started = time.monotonic()
    if read_stamp().get("unfinished") or not runs(PYTHON):
        shutil.rmtree(PLACE, ignore_errors=True)
    say(f"making the environment in {PLACE} (this once, and after a change of the lock file)")
    write_stamp(unfinished=True)
    try:
        missing = install(level)
    except SetUpError:
        write_stamp(level=level)  # uv stopped by itself and in good order: what stands may stay
        raise
    write_stamp(level=level, made_from=made_from(), missing=missing)
    say(f"ready, after {time.monotonic() - started:.0f} s")


def install(level: str) -> list[str]:
    """Install a level's packages; return the wanted ones that this machine has to do without."""
    if not PYTHON.exists():
        uv.call("venv", "--quiet", "--no-project", "--python", sys.executable, str(PLACE))
    choose_packages(level)
    uv.call("pip", "sync", "--python", str(PYTHON), str(REQUIREMENTS))
    succeeds(PYTHON, "-c", COMPILE, str(ROOT / "src"), *COMPILED)  # it may fail: then starts are slower
    missing = [name for name in WANTED[level] if not has(name)]
    if missing:
        report(missing)
    return missing


def choose_packages(level: str) -> None:
    """Write down the lock file's packages for this level, less those without a wheel for this machine.

    They are installed from this list, since `uv sync` asks no index but the one that made the lock file.
    """
    problems = []
    for left_out in LEFT_OUT[level]:
        less = [f"--no-emit-package={name}" for name in left_out]
        uv.call("export", "--quiet", "--frozen", *EXPORT[level], *less, "--output-file", str(REQUIREMENTS))
        trial = uv.run("pip", "sync", "--dry-run", "--python", str(PYTHON), str(REQUIREMENTS), capture=True)
        if trial.returncode == 0:
            return
        problems.append(trial.stderr.strip())
    raise SetUpError(f"{problems[0]}\n{ADVICE}")


def report(missing: list[str]) -> None:
    """Say what this machine has to do without; an automatic run may do without nothing."""
    names = " and ".join(missing)
    without = f"no wheel of {names} fits this Python ({sys.version.split()[0]}) and machine"
    if in_ci():
        raise SetUpError(f"{without}, and with CI set nothing may be left out.")
    say(f"{without}; going on without")
    if "numba" in missing:
        say("plain Bailey plays the same games by the same rules; its bots and simulations are slower")


def has(module: str) -> bool:
    """Whether the environment has this module."""
    finds = "import importlib.util, sys; sys.exit(importlib.util.find_spec(sys.argv[1]) is None)"
    return succeeds(PYTHON, "-c", finds, module)


def runs(python: Path) -> bool:
    """Whether this interpreter starts and is new enough."""
    return succeeds(python, "-c", "import sys; sys.exit(sys.version_info < (3, 11))")


def succeeds(program: Path, *arguments: str) -> bool:
    """Run a program in silence."""
    try:
        return subprocess.run([program, *arguments], capture_output=True, check=False).returncode == 0
    except OSError:
        return False
