"""What has passed for the files that lie in the folder of the release: a second run does not repeat it."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path


def digest(file: Path) -> str:
    """Return the SHA-256 of a file."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


class State:
    """The notes in the folder `dist`: the commit, what was built of it, and the Pythons that it was tried with."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.file = folder, folder / "release.json"

    def built(self, commit: str) -> list[Path]:
        """Return what was built of this commit and is still there as it was; otherwise nothing."""
        notes = self._notes()
        if notes.get("commit") != commit:
            return []
        files = {self.folder / name: was for name, was in notes["files"].items()}
        return list(files) if all(file.is_file() and digest(file) == was for file, was in files.items()) else []

    def note_built(self, commit: str, files: list[Path]) -> None:
        """Note what was built; nothing was tried with it yet."""
        self._write({"commit": commit, "files": {file.name: digest(file) for file in files}, "tried": []})

    def tried(self) -> list[str]:
        """Return the Pythons with which these files have passed."""
        return list(self._notes()["tried"])

    def note_tried(self, python: str) -> None:
        """Note a Python with which these files have passed."""
        self._write({**self._notes(), "tried": [*self.tried(), python]})

    def _notes(self) -> dict[str, Any]:
        try:
            notes = json.loads(self.file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return notes if isinstance(notes, dict) else {}

    def _write(self, notes: dict[str, Any]) -> None:
        self.file.write_text(json.dumps(notes, indent=1), encoding="utf-8")
