"""What a page has imported as bytecode, for its next start: half of a start is to compile it."""

from __future__ import annotations

import asyncio
import sys
import zipfile
from importlib.util import cache_from_source
from io import BytesIO
from pathlib import Path
from py_compile import PycInvalidationMode
from py_compile import compile as write_bytecode

#: Between two modules something else may be done.
PAUSE = 0.01


async def precompile() -> bytes:
    """Return the bytecode of all modules that lie where Bailey does, as an archive to be unpacked there."""
    root = Path(__file__).parents[2]
    out = BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for module in [*sys.modules.values()]:
            source = Path(getattr(module, "__file__", None) or "")
            if source.suffix != ".py" or not source.is_relative_to(root):
                continue
            bytecode = cache_from_source(str(source))
            # By its content, not by its time: an archive keeps no times of files.
            write_bytecode(str(source), bytecode, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH)
            archive.write(bytecode, Path(bytecode).relative_to(root))
            await asyncio.sleep(PAUSE)
    return out.getvalue()
