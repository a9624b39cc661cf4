"""A virtual environment for each peer: made once, recognised by its stamp file, made again when broken."""

import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tools.peers.roster import Peer

STAMP = "bailey-peer.json"
INSTALL_SECONDS = 900
IMPORT_SECONDS = 120
#: These are installed as wheels only: to compile them takes an hour, or fails after one.
WHEELS_ONLY = [f"--only-binary={name}" for name in ("numpy", "open-spiel", "pygame-ce", "scipy")]

Build = Callable[[Peer, Path], None]
Report = Callable[[str], None]


class UnavailableError(Exception):
    """A peer cannot be installed or started here; the message says why."""


def default_folder() -> Path:
    """Return where the environments are kept by default: the user's cache folder."""
    if sys.platform == "win32":
        cache = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        cache = Path.home() / "Library" / "Caches"
    else:
        cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return cache / "bailey" / "peers"


def python_of(environment: Path) -> Path:
    """Return the interpreter of a virtual environment."""
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def ensure_environment(peer: Peer, folder: Path, report: Report, build: Build | None = None) -> Path:
    """Return the interpreter of the peer's environment, which is made if it is missing or broken."""
    environment = folder.absolute() / peer.key
    if is_complete(peer, environment):
        return python_of(environment)
    report(f"{peer}: making its environment in {environment}")
    try:
        _remove(environment)
        (build or build_environment)(peer, environment)
    except OSError as error:
        raise UnavailableError(str(error)) from error
    if reason := import_error(peer, environment):
        message = f"installed, but does not start: {reason}"
        raise UnavailableError(message)
    (environment / STAMP).write_text(json.dumps(stamp(peer)), encoding="utf-8")
    return python_of(environment)


def stamp(peer: Peer) -> dict[str, str]:
    """Return what an environment is made of; rates depend on the version of Python too."""
    return {"requirement": peer.requirement, "python": platform.python_version(), "base": sys.base_prefix}


def is_complete(peer: Peer, environment: Path) -> bool:
    """Return whether the environment was completed for this peer and Python, and still starts."""
    try:
        found = json.loads((environment / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return found == stamp(peer) and not import_error(peer, environment)


def import_error(peer: Peer, environment: Path) -> str:
    """Return why the peer cannot be imported, or an empty string if it can."""
    command = [str(python_of(environment)), "-W", "ignore", "-c", f"import {peer.module}"]
    try:
        _run(command, IMPORT_SECONDS, environment)
    except UnavailableError as reason:
        return str(reason)
    return ""


def build_environment(peer: Peer, environment: Path) -> None:
    """Make the environment with uv if it is installed (seconds), otherwise with venv and pip."""
    environment.parent.mkdir(parents=True, exist_ok=True)
    python = str(python_of(environment))
    if uv := find_uv():
        # --seed installs pip, as venv does: rlcard.agents calls pip while it is imported.
        make = [uv, "venv", "--quiet", "--seed", "--python", sys.executable, str(environment)]
        install = [uv, "pip", "install", "--quiet", "--python", python]
    else:
        make = [sys.executable, "-m", "venv", str(environment)]
        install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    _run(make, INSTALL_SECONDS, environment.parent)
    _run([*install, *WHEELS_ONLY, peer.requirement], INSTALL_SECONDS, environment.parent)


def find_uv() -> str | None:
    """Return uv from the PATH or from beside this Python."""
    return shutil.which("uv") or shutil.which("uv", path=str(Path(sys.executable).parent))


def _remove(environment: Path) -> None:
    """Remove an environment; it is renamed first, so that no half of it is ever taken for a whole one."""
    if not environment.exists():
        return
    if any(environment.iterdir()) and not (environment / "pyvenv.cfg").exists():
        message = f"{environment} is no virtual environment: move it away, or name another folder"
        raise UnavailableError(message)
    renamed = environment.with_name(f".{environment.name}-removed")
    shutil.rmtree(renamed, ignore_errors=True)
    environment.rename(renamed)
    shutil.rmtree(renamed, ignore_errors=True)


def peer_variables() -> dict[str, str]:
    """Return the environment variables of a peer's process: nothing of our Python, one thread, no window."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    threads = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
    quiet = {"SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    return kept | threads | quiet | {"PYTHONHASHSEED": "0", "PYTHONNOUSERSITE": "1"}


def _run(command: list[str], seconds: float, folder: Path) -> None:
    """Run a command in a folder, since uv and Python look for settings and modules in the current one."""
    try:
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            errors="replace",
            cwd=folder,
            env=peer_variables(),
            timeout=seconds,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise UnavailableError(str(error)) from error
    if done.returncode:
        output = last_lines(done.stderr or done.stdout) or "no output"
        message = f"{Path(command[0]).name} ended with code {done.returncode}: {output}"
        raise UnavailableError(message)


def last_lines(text: str, count: int = 4) -> str:
    """Return the last lines of a program's output, joined into one."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return " / ".join(lines[-count:])
