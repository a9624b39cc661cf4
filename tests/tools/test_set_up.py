"""The set-up of a checkout: which Python it takes, and what it says where something is missing."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).parents[2]
LIB = ROOT / "scripts" / "lib"
#: A Python that says that it is of another release, and otherwise only its name.
FAKE = """#!/bin/sh
if [ "$1" = -c ]; then exec "{python}" -c "import sys; sys.version_info = {release}; $2"; fi
if [ "$1" = --version ]; then echo "Python {release}"; else echo "{name} starts"; fi
"""


@pytest.fixture
def telling(monkeypatch: pytest.MonkeyPatch) -> Any:
    return _module("telling", monkeypatch)


def _module(name: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(LIB))
    spec = importlib.util.spec_from_file_location(f"set_up_{name}", LIB / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


FULL, NO_NETWORK = "The disk is full (", "The package index pypi.org cannot be reached."


@pytest.mark.parametrize(
    ("output", "says"),
    [
        ("error: Failed to download `uvloop`\n  cause: failed to write: No space left on device (os error 28)", FULL),
        ("npm error code ENOSPC\nnpm error nospc ENOSPC: no space left on device, write", FULL),
        (
            "error: failed\n  cause: Read-only file system (os error 30)",
            "Something cannot be written (cause: Read-only",
        ),
        ("[Errno 13] Permission denied: '/x'", "Something cannot be written ([Errno 13] Permission denied: '/x')"),
        ("WARNING: Retrying after 'Failed to establish a new connection: [Errno -3] Temporary failure'", NO_NETWORK),
        ("error: Failed to fetch: `https://pypi.org/simple/numpy/`\n  cause: dns error", NO_NETWORK),
        (
            "SSLError(1, '[SSL: CERTIFICATE_VERIFY_FAILED]",
            "The certificate of the package index pypi.org is not trusted",
        ),
        ("error: something new", "error: something new\nMend what the error above says."),
    ],
)
def test_an_error_is_told_by_what_it_means(telling: Any, output: str, says: str) -> None:
    said = telling.meaning(output)
    assert said.startswith(says)
    assert said.endswith("Then run this script again: it continues where it stopped.")


def test_an_error_of_npm_names_its_index(telling: Any) -> None:
    said = telling.known("npm error code ENOTFOUND\nnpm error errno ENOTFOUND", telling.NPM)
    assert said.startswith("The package index registry.npmjs.org cannot be reached.")
    assert "npm_config_registry" in said


@pytest.fixture
def start(tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Run start.sh on a machine that has these releases of Python, by their names, and nothing else."""

    def run(pythons: dict[str, tuple[int, int, int]]) -> subprocess.CompletedProcess[str]:
        for program in ("sh", "dirname"):
            (tmp_path / program).symlink_to(str(shutil.which(program)))
        for name, release in pythons.items():
            (tmp_path / name).write_text(FAKE.format(python=sys.executable, release=release, name=name))
            (tmp_path / name).chmod(0o755)
        shell = str(shutil.which("sh"))
        command = [shell, str(LIB / "start.sh"), "play"]
        return subprocess.run(command, env={"PATH": str(tmp_path)}, capture_output=True, encoding="utf-8", check=False)

    return run


@pytest.mark.skipif(os.name == "nt", reason="start.sh is for systems with a shell")
@pytest.mark.parametrize(
    ("pythons", "taken"),
    [
        ({"python3": (3, 12, 1)}, "python3"),
        ({"python3": (3, 9, 2), "python3.11": (3, 11, 4)}, "python3.11"),
        ({"python3": (3, 15, 0), "python3.13": (3, 13, 1)}, "python3.13"),
        ({"python3": (3, 15, 0)}, "python3"),
        ({"python": (3, 14, 0)}, "python"),
    ],
)
def test_a_release_that_bailey_is_tested_with_is_taken_first(start: Any, pythons: Any, taken: str) -> None:
    assert start(pythons).stdout == f"{taken} starts\n"


@pytest.mark.skipif(os.name == "nt", reason="start.sh is for systems with a shell")
@pytest.mark.parametrize("pythons", [{}, {"python3": (3, 10, 9)}])
def test_without_a_python_that_is_new_enough_it_says_which_is_needed(start: Any, pythons: Any) -> None:
    ended = start(pythons)
    assert ended.returncode == 1
    assert ended.stderr.startswith(
        "bailey: Bailey needs Python 3.11 or newer (CPython), and there is none on the PATH."
    )
    assert ("is Python (3, 10, 9)" in ended.stderr) == bool(pythons)


def test_a_newer_python_is_told_once_and_all_files_name_the_same_releases(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    environment = _module("environment", monkeypatch)
    environment.report_newer_python()
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys, "version_info", (3, 15, 0))
    environment.report_newer_python()
    assert "Python 3.15 is newer than those that Bailey was tested with (3.11 to 3.14)" in capsys.readouterr().err
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    oldest, newest = environment.OLDEST, environment.NEWEST
    assert project["requires-python"] == f">={environment.text(oldest)}"
    for name in ("start.sh", "start.cmd"):
        said = re.findall(r"\((3, \d+)\)", (LIB / name).read_text(encoding="utf-8"))
        assert said == [f"3, {oldest[1]}", *[f"3, {newest[1] + 1}"] * 2], name
