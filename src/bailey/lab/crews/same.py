"""Whether a node has the same Bailey as who sends it pieces: another one might play other games."""

from __future__ import annotations

import hashlib
import platform
from functools import cache
from pathlib import Path

import bailey
from bailey.core.errors import BadInput

#: The rooms that decide what happens in a game and what is noted of it.
ROOMS = ("core", "bots", "games", "lab")


@cache
def fingerprint() -> str:
    """Return a digest of all code and data that decide how games go."""
    digest = hashlib.sha256()
    home = Path(bailey.__file__).parent
    for room in ROOMS:
        for file in sorted((home / room).rglob("*")):
            if file.suffix in {".py", ".json", ".ftl"}:
                digest.update(f"{file.relative_to(home).as_posix()}\n".encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def checked(expected: str) -> None:
    """Refuse to play where another Bailey is installed."""
    if fingerprint() != expected:
        message = (
            f"cluster: the node {platform.node()} has another Bailey ({bailey.__version__}, {fingerprint()}, not "
            f"{expected}); install the same one on every node"
        )
        raise BadInput(message)
