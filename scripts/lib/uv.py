"""Finds uv, which makes the environment, or installs it from the package index."""

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

from telling import SetUpError, known, meaning, say

ROOT = Path(__file__).resolve().parents[2]
STATE = ROOT / ".setup"
OURS = STATE / "uv"
# Variables that would make uv or pip use another Python, project or folder than the one named.
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
This Python ({python}) has neither pip nor a working venv module, and one of them is needed once.
  Debian, Ubuntu   sudo apt install python3-venv     (for another Python than the system's: python3.X-venv)
  others           install pip for it, or uv: https://docs.astral.sh/uv/"""


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run uv in the checkout, and keep its output."""
    return execute([str(find()), *arguments])


def call(*arguments: str) -> None:
    """Run uv, show how far it is, and raise SetUpError with what an error means."""
    with start([str(find()), *arguments]) as process:
        error = show(process)
    if process.returncode:
        raise SetUpError(meaning(error))


def show(process: subprocess.Popen[str]) -> str:
    """Show the lines that a process writes, and return those from an error on."""
    lines = iter(process.stdout or ())
    for line in lines:
        if line.startswith(("error", "  x ", "  \u00d7 ")):
            return "".join([line, *lines])
        sys.stderr.write(line)
        sys.stderr.flush()
    return ""


def execute(command: list[str]) -> subprocess.CompletedProcess[str]:
    """Run a command in the checkout, and keep its output and its errors together."""
    with start(command) as process:
        output, _ = process.communicate()
    return subprocess.CompletedProcess(command, process.returncode, output)


def start(command: list[str]) -> subprocess.Popen[str]:
    """Start a command in the checkout."""
    return subprocess.Popen(
        command,
        cwd=ROOT,
        env=settings(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        close_fds=False,  # child processes inherit the set-up's lock, which is held until the last one has ended
    )


@functools.cache
def find() -> Path:
    """Return a uv that can read this project; install one if there is none."""
    for found in (shutil.which("uv"), program()):
        if found and is_suitable(Path(found)):
            return Path(found)
    install()
    return program()


def program() -> Path:
    """Return the path of the installed uv; a venv and `pip --target` put it into different folders."""
    scripts, suffix = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
    places = [OURS / folder / f"uv{suffix}" for folder in (scripts, "bin")]
    return next((place for place in places if place.exists()), places[0])


def is_suitable(uv: Path) -> bool:
    """Return whether this uv runs and is new enough for the project."""
    try:
        answer = execute([str(uv), "--version"])
    except OSError:
        return False
    wanted = read("pyproject.toml")["tool"]["uv"]["required-version"]
    return answer.returncode == 0 and version(answer.stdout) >= version(wanted)


def version(text: str) -> tuple[int, ...]:
    """Return the first version number in a text."""
    number = re.search(r"\d+(\.\d+)*", text)
    return tuple(int(part) for part in number[0].split(".")) if number else ()


def read(name: str) -> dict[str, Any]:
    """Return the content of one of the project's TOML files."""
    try:
        return tomllib.loads((ROOT / name).read_text(encoding="utf-8"))
    except ValueError as problem:
        raise SetUpError(f"{name} cannot be read: {problem}. `git checkout {name}` restores it.") from problem


def install() -> None:
    """Install the locked uv, by its hashes, into a folder of its own."""
    say("installing uv, the tool that makes the environment")
    new = STATE / "uv-new"
    wanted = STATE / "uv.txt"
    wanted.write_text(requirement())
    pip = installer(new)
    tried = execute([*pip, "--quiet", "--no-deps", "--only-binary", ":all:", "--requirement", str(wanted)])
    if tried.returncode:
        raise SetUpError(meaning(tried.stdout))
    shutil.rmtree(OURS, ignore_errors=True)
    new.replace(OURS)


def requirement() -> str:
    """Return the locked version of uv with the hashes of its files, as a pip requirement."""
    package = next(package for package in read("uv.lock")["package"] if package["name"] == "uv")
    hashes = (f"--hash={wheel['hash']}" for wheel in package["wheels"])
    return " ".join([f"uv=={package['version']}", *hashes])


def installer(folder: Path) -> list[str]:
    """Return the command of a pip that installs into the folder: that of a new venv, otherwise that of this Python."""
    shutil.rmtree(folder, ignore_errors=True)
    tried = execute([sys.executable, "-m", "venv", str(folder)])
    if tried.returncode == 0:
        return [str(folder / ("Scripts" if os.name == "nt" else "bin") / "python"), "-m", "pip", "install"]
    shutil.rmtree(folder, ignore_errors=True)
    if problem := known(tried.stdout):
        raise SetUpError(problem)
    if execute([sys.executable, "-m", "pip", "--version"]).returncode == 0:
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
    """Use the index that is set for uv or for pip for both."""
    index = env.get("UV_DEFAULT_INDEX") or env.get("UV_INDEX_URL") or env.get("PIP_INDEX_URL")
    if index:
        env["UV_DEFAULT_INDEX"] = index
        env.setdefault("PIP_INDEX_URL", re.sub(r"^[\w-]+=", "", index))  # in uv's variable an index may have a name


def follow_certificates(env: dict[str, str]) -> None:
    """Let uv use the machine's certificates; its default is a list of its own."""
    if "PIP_CERT" in env:
        env.setdefault("SSL_CERT_FILE", env["PIP_CERT"])
    if os.name == "nt" or sys.platform == "darwin" or has_certificates():
        env.setdefault("UV_SYSTEM_CERTS", "true")
        env.setdefault("UV_NATIVE_TLS", "true")  # the name of this setting in older versions


def has_certificates() -> bool:
    """Return whether a Linux machine has certificates; a minimal one may have none."""
    known = ssl.get_default_verify_paths()
    return bool(known.cafile or (known.capath and any(Path(known.capath).iterdir())))
