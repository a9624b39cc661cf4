"""Sdist and wheels of the last commit, built twice from two folders: the same bytes, or no release.

There is a wheel for each system, with libraries of the games' rules (see `bailey.building`), and one for all others.
"""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory

from bailey import games
from bailey.building import TARGETS
from bailey.core import BadInput
from bailey.core.compiled.ahead import WEB

ROOT = Path(__file__).parents[2]
CLIENT = Path("web", "dist")
#: The systems for which there is a wheel of their own, with the libraries for all of its processors and for fast ones.
SYSTEMS = ("linux-x86_64", "linux-aarch64", "macos-x86_64", "macos-aarch64", "windows-x86_64", "windows-aarch64")


def commit() -> str:
    """Return the last commit; refuse to release what is not committed."""
    changed = _git("status", "--porcelain").strip()
    if changed:
        message = f"release: commit or stash first; not committed are {', '.join(changed.split()[1::2])}"
        raise BadInput(message)
    return _git("rev-parse", "HEAD").strip()


def build(into: Path) -> list[Path]:
    """Build sdist and wheels into a folder, a second time elsewhere, and return them if both times they are alike."""
    into.mkdir(exist_ok=True)
    with TemporaryDirectory(prefix="bailey-release-") as made:
        first, second = (_exported(Path(made, name)) for name in ("first", "second"))
        _run(first, "--sdist", "--wheel")
        # The second wheel is made of the second sdist alone, as pip makes one where it finds no wheel.
        _run(second)
        for folder in (first, second):
            _build_libraries(folder)
            for system in SYSTEMS:
                _run(folder, "--wheel", BAILEY_WHEEL_FOR=system)
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


def _build_libraries(folder: Path) -> None:
    """Compile the rules in a folder for every system."""
    targets = [word for target in TARGETS if target not in WEB for word in ("--target", target)]
    for name in games.built_in():
        if not games.find(name).retold:  # nobody plays against bots
            say(f"compiling {name} for {len(targets) // 2} kinds of processors")
            command = [sys.executable, "-m", "bailey", "build", name, "--into", "libraries", *targets]
            _call(folder, command, PYTHONPATH=str(folder / "src"))


def _run(folder: Path, *what: str, **environment: str) -> None:
    """Build in a folder with the locked tools; the time in the archives is that of the commit."""
    stamp = _git("log", "-1", "--format=%ct").strip()
    _call(folder, [sys.executable, "-m", "build", "--no-isolation", *what], SOURCE_DATE_EPOCH=stamp, **environment)


def _call(folder: Path, command: list[str], **own: str) -> None:
    """Run a command in a folder; what it says of a fault is told."""
    environment = {**os.environ, **own}
    ran = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if ran.returncode:
        message = f"release: `{' '.join(command[2:5])}` failed: {ran.stdout.strip()} {ran.stderr.strip()}"
        raise BadInput(message)


def say(text: str) -> None:
    """Print a line of progress."""
    print(f"release: {text}", file=sys.stderr, flush=True)


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout  # noqa: S607
