"""Keeps what was found in a file, a line for each row, so that an interrupted analysis goes on from there."""
# Any: what an analysis keeps is JSON, and an open file is binary or packed.

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from bailey.core.compiled.cache import cache_home
from bailey.core.errors import BadInput

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Self

    from bailey.analysis.examination import Examination


class Keeping:
    """A file of findings; it is opened for one examination, whose earlier findings it gives back."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or cache_home() / "analyses"
        self._file: Any = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()

    def open(self, examination: Examination) -> None:
        """Read what was found before into an examination, and append what it finds from now on."""
        path = self.folder / f"{examination.log.game.name}-{digest_of(examination.key)}.jsonl"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._file = path.open("r+b" if path.exists() else "w+b")
        except OSError as fault:
            message = f"{path} cannot be written: {fault.strerror}; set BAILEY_CACHE to another folder"
            raise BadInput(message) from fault
        whole = self._read(examination, self._file.read())
        self._file.truncate(whole)
        self._file.seek(whole)

    def _read(self, examination: Examination, data: bytes) -> int:
        """Take over every complete line, and return their size in bytes; a last line may have been cut off."""
        whole = data.rfind(b"\n") + 1
        size = 0
        for line in data[:whole].splitlines(keepends=True):
            try:
                kept = json.loads(line)
                examination.found[int(kept["row"])] = kept["found"]
            except (ValueError, KeyError, TypeError):
                break
            size += len(line)
        return size

    def keep(self, i: int, found: dict[str, Any]) -> None:
        """Append what was found about a row, in one piece."""
        self._file.write(json.dumps({"row": i, "found": found}, separators=(",", ":")).encode() + b"\n")
        self._file.flush()


def digest_of(key: str) -> str:
    """Return a short name for a key."""
    import hashlib

    return hashlib.blake2b(key.encode(), digest_size=12).hexdigest()
