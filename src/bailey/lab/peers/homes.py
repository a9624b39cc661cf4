"""A virtual environment for each peer: made once, known again by its stamp, made anew when broken."""

import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from bailey.lab.peers.roster import Peer

STAMP = "bailey-peer.json"
INSTALL_SECONDS = 900
SMOKE_SECONDS = 120
# Where these have no wheel the peer is unavailable: to compile them takes an hour, or fails after one.
WHEELS_ONLY = [f"--only-binary={name}" for name in ("numpy", "open-spiel", "pygame-ce", "scipy")]

Build = Callable[[Peer, Path], None]
Report = Callable[[str], None]


class Unavailable(Exception):
    """A peer that cannot be had here; the text says why."""


def default_folder() -> Path:
    """Where the environments live unless one says otherwise: the user's cache."""
    if sys.platform == "win32":
        cache = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        cache = Path.home() / "Library" / "Caches"
    else:
        cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return cache / "bailey" / "peers"


def python_of(home: Path) -> Path:
    """The interpreter of a virtual environment."""
    return home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def house(peer: Peer, folder: Path, report: Report, build: Build | None = None) -> Path:
    """The interpreter of the peer's environment, which is made if it is not there and whole."""
    home = folder.absolute() / peer.key
    if finished(peer, home):
        return python_of(home)
    report(f"{peer}: making its environment in {home}")
    try:
        _raze(home)
        (build or build_environment)(peer, home)
    except OSError as error:
        raise Unavailable(str(error)) from error
    if complaint := smoke(peer, home):
        message = f"installed, but does not start: {complaint}"
        raise Unavailable(message)
    (home / STAMP).write_text(json.dumps(stamp(peer)), encoding="utf-8")
    return python_of(home)


def stamp(peer: Peer) -> dict[str, str]:
    """What a finished environment was made of. Another Python would make other numbers."""
    return {"requirement": peer.requirement, "python": platform.python_version(), "base": sys.base_prefix}


def finished(peer: Peer, home: Path) -> bool:
    """Whether this environment was made to the end, for this peer and Python, and still starts."""
    try:
        found = json.loads((home / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return found == stamp(peer) and not smoke(peer, home)


def smoke(peer: Peer, home: Path) -> str:
    """Why the peer cannot be imported; empty if it can."""
    command = [str(python_of(home)), "-W", "ignore", "-c", f"import {peer.module}"]
    try:
        _run(command, SMOKE_SECONDS, home)
    except Unavailable as reason:
        return str(reason)
    return ""


def build_environment(peer: Peer, home: Path) -> None:
    """Make the environment with uv if there is one (seconds), else with venv and pip."""
    home.parent.mkdir(parents=True, exist_ok=True)
    python = str(python_of(home))
    if uv := find_uv():
        # --seed gives it pip, as venv does: rlcard.agents calls pip while it is imported.
        make = [uv, "venv", "--quiet", "--seed", "--python", sys.executable, str(home)]
        install = [uv, "pip", "install", "--quiet", "--python", python]
    else:
        make = [sys.executable, "-m", "venv", str(home)]
        install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    _run(make, INSTALL_SECONDS, home.parent)
    _run([*install, *WHEELS_ONLY, peer.requirement], INSTALL_SECONDS, home.parent)


def find_uv() -> str | None:
    """Look for uv on the PATH and beside this Python."""
    return shutil.which("uv") or shutil.which("uv", path=str(Path(sys.executable).parent))


def _raze(home: Path) -> None:
    """Remove what is left of an environment. Renamed first, so that a stop halfway leaves nothing odd."""
    if not home.exists():
        return
    if any(home.iterdir()) and not (home / "pyvenv.cfg").exists():
        message = f"{home} is no virtual environment: move it away, or name another folder"
        raise Unavailable(message)
    razed = home.with_name(f".{home.name}-razed")
    shutil.rmtree(razed, ignore_errors=True)
    home.rename(razed)
    shutil.rmtree(razed, ignore_errors=True)


def foreign() -> dict[str, str]:
    """What a peer finds around it: nothing of our Python, one thread, no window, the same hashes."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    threads = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
    quiet = {"SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    return kept | threads | quiet | {"PYTHONHASHSEED": "0", "PYTHONNOUSERSITE": "1"}


def _run(command: list[str], seconds: float, folder: Path) -> None:
    """Run this in the folder, since uv and Python look for settings and modules in the current one."""
    try:
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            errors="replace",
            cwd=folder,
            env=foreign(),
            timeout=seconds,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Unavailable(str(error)) from error
    if done.returncode:
        said = last_words(done.stderr or done.stdout) or "without a word"
        message = f"{Path(command[0]).name} ended with code {done.returncode}: {said}"
        raise Unavailable(message)


def last_words(text: str, lines: int = 4) -> str:
    """The end of what a program said, on one line."""
    said = [line.strip() for line in text.splitlines() if line.strip()]
    return " / ".join(said[-lines:])
