"""Sdist and wheel of the last commit, built twice from two folders: the same bytes, or no release."""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory

from bailey.core import BadInput

ROOT = Path(__file__).parents[2]
CLIENT = Path("web", "dist")


def commit() -> str:
    """Return the last commit; refuse to release what is not committed."""
    changed = _git("status", "--porcelain").strip()
    if changed:
        message = f"release: commit or stash first; not committed are {', '.join(changed.split()[1::2])}"
        raise BadInput(message)
    return _git("rev-parse", "HEAD").strip()


def build(into: Path) -> list[Path]:
    """Build sdist and wheel into a folder, a second time elsewhere, and return them if both times they are the same."""
    into.mkdir(exist_ok=True)
    with TemporaryDirectory(prefix="bailey-release-") as made:
        first, second = (_exported(Path(made, name)) for name in ("first", "second"))
        _run(first, "--sdist", "--wheel")
        # The second wheel is made of the second sdist alone, as pip makes one where it finds no wheel.
        _run(second)
        built = sorted((first / "dist").iterdir())
        again = sorted((second / "dist").iterdir())
        differ = [
            file.name for file, other in zip(built, again, strict=True) if file.read_bytes() != other.read_bytes()
        ]
        if differ:
            message = f"release: {' and '.join(differ)} built twice is not the same"
            raise BadInput(message)
        return [Path(shutil.copy2(file, into)) for file in built]


def check(files: list[Path]) -> None:
    """Check the metadata and the content of what was built."""
    wheels = [str(file) for file in files if file.suffix == ".whl"]
    for words in (["twine", "check", "--strict", *map(str, files)], ["check_wheel_contents", *wheels]):
        ran = subprocess.run([sys.executable, "-m", *words], cwd=ROOT, capture_output=True, text=True, check=False)
        if ran.returncode:
            message = f"release: `{words[0]}` is not content: {ran.stdout.strip()} {ran.stderr.strip()}"
            raise BadInput(message)


def _exported(folder: Path) -> Path:
    """Write the files of the last commit into a folder, and the built client beside them."""
    packed = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, capture_output=True, check=True).stdout  # noqa: S607
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    shutil.copytree(ROOT / CLIENT, folder / CLIENT)
    return folder


def _run(folder: Path, *what: str) -> None:
    """Build in a folder with the locked tools; the time in the archives is that of the commit."""
    environment = {**os.environ, "SOURCE_DATE_EPOCH": _git("log", "-1", "--format=%ct").strip()}
    command = [sys.executable, "-m", "build", "--no-isolation", *what]
    ran = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if ran.returncode:
        message = f"release: the build failed: {ran.stdout.strip()} {ran.stderr.strip()}"
        raise BadInput(message)


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout  # noqa: S607
