"""The Pythons that a release is tried with: the oldest and the newest that it supports."""

from __future__ import annotations

import os
import re
import subprocess
import tomllib
from typing import TYPE_CHECKING

from bailey.core import BadInput
from tools.release.building import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterable

SUPPORTED = re.compile(r"Programming Language :: Python :: (3\.\d+)")
VERSION = "import sys; print('%d.%d.%d' % sys.version_info[:3])"


def supported() -> list[str]:
    """Return the versions that the project names, the oldest first."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = (SUPPORTED.fullmatch(line) for line in project["classifiers"])
    return sorted((found[1] for found in named if found), key=lambda name: int(name.partition(".")[2]))


def find(wanted: Iterable[str]) -> dict[str, str]:
    """Return the programs of these versions (or paths) by their full version; refuse what cannot be had."""
    asked = list(wanted)
    found = {name: _find(name) for name in asked}
    here = [f"{name} is {program}" for name, program in found.items() if program]
    missing = [name for name, program in found.items() if not program]
    if missing:
        message = (
            f"release: neither this machine nor uv has Python {' or '.join(missing)}"
            f"{' (' + ', '.join(here) + ')' if here else ''}; install it, or name others with --python VERSION-OR-PATH"
        )
        raise BadInput(message)
    return {_version(program): program for program in found.values()}


def _find(name: str) -> str:
    """Return the program of a version, which uv fetches if it can; none if there is none."""
    if os.sep in name:
        return name if _version(name) else ""
    found = _uv("find", "--system", name)
    if found is None and _uv("install", "--quiet", name) is not None:
        found = _uv("find", "--system", name)
    return found or ""


def _uv(*words: str) -> str | None:
    """Ask uv for a Python; nothing if it fails."""
    ran = subprocess.run([os.environ["UV"], "python", *words], capture_output=True, text=True, check=False)
    return ran.stdout.strip() if ran.returncode == 0 else None


def _version(program: str) -> str:
    try:
        return subprocess.run([program, "-c", VERSION], capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""
