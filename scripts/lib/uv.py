"""uv, which makes the environment: the machine's where it will do, else one from the package index."""

from __future__ import annotations

import functools
import os
import re
import shutil
import ssl
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from telling import ADVICE, SetUpError, say

ROOT = Path(__file__).resolve().parents[2]
STATE = ROOT / ".setup"
OURS = STATE / "uv"
# Settings that would lead uv or pip to another Python, another project or another folder than the one named.
MISLEADING = {
    "CONDA_PREFIX",
    "PIP_PREFIX",
    "PIP_TARGET",
    "PYTHONHOME",
    "UV_FROZEN",
    "UV_LOCKED",
    "UV_PROJECT",
    "UV_PROJECT_ENVIRONMENT",
    "UV_PYTHON",
    "UV_WORKING_DIRECTORY",
    "VIRTUAL_ENV",
}
NO_PIP = """\
This Python ({python}) has neither pip nor a venv module that can bring it, and one of them is needed once.
  Debian, Ubuntu   sudo apt install python3-venv     (for another Python than the system's: python3.X-venv)
  others           install pip for it, or uv: https://docs.astral.sh/uv/"""


def run(*arguments: str, capture: bool = False) -> subprocess.CompletedProcess[str]:
    """Run uv in the checkout."""
    return execute([str(find()), *arguments], capture=capture)


def call(*arguments: str) -> None:
    """Run uv before the eyes of the person, and stop with advice where it fails."""
    if run(*arguments).returncode:
        raise SetUpError(f"'uv {arguments[0]}' failed; its own words are above.\n{ADVICE}")


def execute(command: list[str], *, capture: bool = False) -> subprocess.CompletedProcess[str]:
    """Run a command in the checkout, its words kept or shown."""
    return subprocess.run(
        command,
        cwd=ROOT,
        env=settings(),
        stdout=subprocess.PIPE if capture else sys.stderr,
        stderr=subprocess.PIPE if capture else None,
        encoding="utf-8",
        errors="replace",
        check=False,
        close_fds=False,  # the set-up's lock is handed on: it holds until the last of its helpers has ended
    )


@functools.cache
def find() -> Path:
    """Return a uv that can read this project, fetching one where there is none."""
    for found in (shutil.which("uv"), program()):
        if found and will_do(Path(found)):
            return Path(found)
    fetch()
    return program()


def program() -> Path:
    """Return where our own uv stands, if it does: a venv and `pip --target` put it into different folders."""
    scripts, suffix = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
    places = [OURS / folder / f"uv{suffix}" for folder in (scripts, "bin")]
    return next((place for place in places if place.exists()), places[0])


def will_do(uv: Path) -> bool:
    """Whether this uv runs, and is new enough for the project."""
    try:
        answer = execute([str(uv), "--version"], capture=True)
    except OSError:
        return False
    wanted = read("pyproject.toml")["tool"]["uv"]["required-version"]
    return answer.returncode == 0 and version(answer.stdout) >= version(wanted)


def version(text: str) -> tuple[int, ...]:
    """Return the first version number in a text."""
    number = re.search(r"\d+(\.\d+)*", text)
    return tuple(int(part) for part in number[0].split(".")) if number else ()


def read(name: str) -> dict[str, Any]:
    """Return what one of the project's TOML files says."""
    try:
        return tomllib.loads((ROOT / name).read_text(encoding="utf-8"))
    except ValueError as problem:
        raise SetUpError(f"{name} cannot be read: {problem}. `git checkout {name}` restores it.") from problem


def fetch() -> None:
    """Install the locked uv, by its hashes, into a folder of its own."""
    say("fetching uv, the tool that makes the environment")
    new = STATE / "uv-new"
    wanted = STATE / "uv.txt"
    wanted.write_text(requirement())
    pip = installer(new)
    if execute([*pip, "--no-deps", "--only-binary", ":all:", "--requirement", str(wanted)]).returncode:
        raise SetUpError(f"pip could not install uv; its own words are above.\n{ADVICE}")
    shutil.rmtree(OURS, ignore_errors=True)
    new.replace(OURS)


def requirement() -> str:
    """Return the locked version of uv and the hashes of its files, in pip's words."""
    package = next(package for package in read("uv.lock")["package"] if package["name"] == "uv")
    hashes = (f"--hash={wheel['hash']}" for wheel in package["wheels"])
    return " ".join([f"uv=={package['version']}", *hashes])


def installer(folder: Path) -> list[str]:
    """Return a pip that installs into the folder: a venv's, else this Python's own."""
    shutil.rmtree(folder, ignore_errors=True)
    if execute([sys.executable, "-m", "venv", str(folder)], capture=True).returncode == 0:
        return [str(folder / ("Scripts" if os.name == "nt" else "bin") / "python"), "-m", "pip", "install"]
    shutil.rmtree(folder, ignore_errors=True)
    if execute([sys.executable, "-m", "pip", "--version"], capture=True).returncode == 0:
        return [sys.executable, "-m", "pip", "install", "--target", str(folder)]
    raise SetUpError(NO_PIP.format(python=sys.executable))


def settings() -> dict[str, str]:
    """Return the environment variables for uv and pip."""
    env = {name: value for name, value in os.environ.items() if name not in MISLEADING}
    env |= {"UV_PYTHON_DOWNLOADS": "never", "PIP_USER": "0", "PIP_REQUIRE_VIRTUALENV": "0"}
    env["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    follow_index(env)
    follow_certificates(env)
    if not os.access(Path.home(), os.W_OK):
        env.setdefault("UV_CACHE_DIR", str(STATE / "cache"))
    return env


def follow_index(env: dict[str, str]) -> None:
    """Let the index that is named for uv or for pip be the other's too."""
    index = env.get("UV_DEFAULT_INDEX") or env.get("UV_INDEX_URL") or env.get("PIP_INDEX_URL")
    if index:
        env["UV_DEFAULT_INDEX"] = index
        env.setdefault("PIP_INDEX_URL", re.sub(r"^[\w-]+=", "", index))  # uv may give an index a name


def follow_certificates(env: dict[str, str]) -> None:
    """Let uv trust whom the machine trusts; left alone it brings a list of its own."""
    if "PIP_CERT" in env:
        env.setdefault("SSL_CERT_FILE", env["PIP_CERT"])
    if os.name == "nt" or sys.platform == "darwin" or trusts_any():
        env.setdefault("UV_SYSTEM_CERTS", "true")
        env.setdefault("UV_NATIVE_TLS", "true")  # the same setting, as older versions call it


def trusts_any() -> bool:
    """Whether a Linux machine has certificates of its own; a bare one may have none."""
    known = ssl.get_default_verify_paths()
    return bool(known.cafile or (known.capath and any(Path(known.capath).iterdir())))
