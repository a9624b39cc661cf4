"""Copies of a tree, in which faults are planted and tests are run; the tree itself stays as it is."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[3]
#: What is kept from run to run unless another folder is named.
KEPT = Path(tempfile.gettempdir()) / "bailey-mutants"
PLUGINS = Path(__file__).parent / "plugins"
#: What the set-up and the build of the client made: copies share it.
MADE = (".venv", ".setup", "web/node_modules")


def git(*words: str) -> str:
    """Return what git says about this checkout."""
    ran = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S607
    if ran.returncode:
        raise SystemExit(f"git {' '.join(words)}: {ran.stderr.strip()}")
    return ran.stdout


def changed_files() -> list[str]:
    """List the files of the checkout that differ from its last commit."""
    return sorted({*git("diff", "--name-only", "HEAD").split(), *git("ls-files", "-o", "--exclude-standard").split()})


def key_of(commit: str | None) -> str:
    """Return a short name for the state of a commit, or of the checkout as it is."""
    digest = hashlib.blake2b(git("rev-parse", f"{commit or 'HEAD'}^{{tree}}").encode(), digest_size=5)
    for name in [] if commit else changed_files():
        digest.update(name.encode() + b"\0")
        digest.update((ROOT / name).read_bytes() if (ROOT / name).is_file() else b"")
    return digest.hexdigest()


def copy(commit: str | None, place: Path) -> Path:
    """Make a copy of a commit, or of the checkout as it is, unless it is there."""
    whole = place.with_name(f"{place.name}.whole")
    if whole.exists():
        return place
    shutil.rmtree(place, ignore_errors=True)
    place.parent.mkdir(parents=True, exist_ok=True)
    git("clone", "--quiet", "--shared", "--no-checkout", str(ROOT), str(place))
    git("-C", str(place), "checkout", "--quiet", "--detach", git("rev-parse", commit or "HEAD").strip())
    for name in [] if commit else changed_files():
        _bring(ROOT / name, place / name)
    for name in MADE:
        if (ROOT / name).exists() and not (place / name).exists():
            (place / name).symlink_to(ROOT / name)
    if (ROOT / "web" / "dist").is_dir() and not (place / "web" / "dist").exists():
        shutil.copytree(ROOT / "web" / "dist", place / "web" / "dist")
    (place / ".git" / "info" / "exclude").write_text("\n".join(MADE) + "\n", "utf-8")
    whole.touch()
    return place


def _bring(source: Path, target: Path) -> None:
    """Make one file of a copy what it is in the checkout."""
    if source.is_file():
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source, target)
    else:
        target.unlink(missing_ok=True)


#: Where CI is set a missing program fails a test; without bytecode every start would compile all modules again.
LEFT_OUT = {"CI", "BAILEY_SOAK", "PYTHONDONTWRITEBYTECODE"}


def environment(tree: Path, **more: str) -> dict[str, str]:
    """Return the environment of tests in a copy: its own source comes before the one that is installed."""
    path = [tree / "src", PLUGINS, *filter(None, [os.environ.get("PYTHONPATH")])]
    ours = {
        "PYTHONPATH": os.pathsep.join(map(str, path)),
        "BAILEY_CACHE": str(tree.parent / "kernels"),
        "BAILEY_MUTANTS_TREE": str(tree),
        "HYPOTHESIS_STORAGE_DIRECTORY": str(tree.parent / "hypothesis"),
        # A test that must not depend on what else the machine does gets the same numbers each time.
        "PYTHONHASHSEED": "0",
    }
    kept = {name: value for name, value in os.environ.items() if name not in LEFT_OUT}
    return {**kept, **ours, **more}


#: How pytest is called: nothing is remembered from run to run, and chance is the same each time.
PYTEST = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--hypothesis-seed=0", "--tb=line")
TIERS = {
    "quick": ("-m", "not slow and not long", "--hypothesis-profile=quick"),
    "first": ("-m", "not long"),
    "all": ("-m", "long or not long"),
}
