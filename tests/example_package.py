"""The game in `examples`, installed by pip into a folder of its own, as an author's package is."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from typing import TYPE_CHECKING

from documents import ROOT

if TYPE_CHECKING:
    from pathlib import Path

PACKAGE, NAME = ROOT / "examples/lost-trails", "lost-trails"


def install(folder: Path) -> Path:
    """Install it, without a network, and return the folder that Python has to look into."""
    target = folder / "installed"
    venv.create(folder / "pip", with_pip=True, symlinks=True)
    pip = [str(folder / "pip/bin/python"), "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    alone = ["--no-deps", "--no-index", "--no-build-isolation", "--target", str(target)]
    paths = os.pathsep.join(path for path in sys.path if path.endswith("site-packages"))  # it is built by hatchling
    subprocess.run([*pip, *alone, str(PACKAGE)], env={**os.environ, "PYTHONPATH": paths}, check=True)
    return target
