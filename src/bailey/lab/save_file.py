"""The file from which a simulation or an arena goes on: a line that says whose it is, then a line for each part."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from bailey.core.errors import BadInput

if TYPE_CHECKING:
    from typing import Self

    from bailey.lab.json_object import JsonObject


class SaveFile:
    """Lines of JSON. `lines` are those of an earlier run; without a path nothing is read or written."""

    def __init__(self, path: str | Path | None, what: str, header: JsonObject) -> None:
        self.path = Path(path) if path is not None else None
        self.what, self.header = what, header
        self.lines: list[object] = []
        self.file: BinaryIO | None = None

    def __enter__(self) -> Self:
        if self.path is not None:
            try:
                self._open(self.path)
            except OSError as fault:
                message = f"save: {self.path} cannot be written: {fault.strerror}; name another file"
                raise BadInput(message) from fault
        return self

    def __exit__(self, *_: object) -> None:
        if self.file is not None:
            self.file.close()

    def _open(self, path: Path) -> None:
        """Read the saved lines, remove an incomplete last one, and append after it."""
        if path.exists() and not path.is_file():
            message = f"save: {path} is no regular file; name another one"
            raise BadInput(message)
        path.parent.mkdir(parents=True, exist_ok=True)
        size = self._read(path) if path.exists() else 0
        self.file = path.open("r+b" if path.exists() else "w+b", buffering=0)
        self.file.truncate(size)
        self.file.seek(size)
        if size == 0:
            self.write(self.header)

    def _read(self, path: Path) -> int:
        """Read the saved lines and return the size of the complete ones in bytes."""
        data = path.read_bytes()
        complete = data.rfind(b"\n") + 1
        first, *rest = data[:complete].splitlines() or [data]
        if data and _parsed(first) != self.header:
            begins = first[:80].decode(errors="replace")
            message = f"save: {path} belongs to another {self.what} ({begins} …); name another file or remove it"
            raise BadInput(message)
        self.lines = [_parsed(line) for line in rest]
        return complete

    def write(self, *lines: JsonObject) -> None:
        """Append lines, all or none of them."""
        if self.file is None:
            return
        before = self.file.tell()
        left = memoryview(b"".join(json.dumps(line).encode() + b"\n" for line in lines))
        try:
            while left:
                left = left[self.file.write(left) :]
        except OSError as fault:
            self.file.truncate(before)
            message = f"save: {self.path} cannot be written: {fault.strerror}; what was finished before is kept"
            raise BadInput(message) from fault

    def refuse(self, line: int, why: str) -> BadInput:
        """Return the refusal of a line, counted from 0."""
        return BadInput(f"save: {self.path}, line {line + 2}: {why}")


def _parsed(text: bytes) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None
