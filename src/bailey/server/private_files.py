"""Files and folders that only the server's own user may read."""

from __future__ import annotations

import logging
import os
from pathlib import Path

from bailey.core.errors import BadInput

FILE, FOLDER = 0o600, 0o700
#: What other users may do with a file or folder; and that they may replace what lies in a folder.
OTHERS, OTHERS_WRITE = 0o077, 0o022
STICKY = 0o1000
#: Windows has no such modes: there a folder of the user's profile is the user's alone. Nor has a page, which is alone.
POSIX = hasattr(os, "geteuid")
LOGGER = logging.getLogger("bailey.server")


def make_folder(folder: Path) -> None:
    """Make a folder for our own user alone, and those above it that are missing; one that exists stays as it is."""
    missing = [place for place in (folder, *folder.parents) if not place.exists()]
    try:
        for place in reversed(missing):
            place.mkdir(mode=FOLDER, exist_ok=True)
        if not folder.is_dir():
            folder.mkdir()  # names what stands in the way
    except OSError as fault:
        message = f"{folder}: {fault.strerror or fault}; set BAILEY_HOME to a folder of yours"
        raise BadInput(message) from fault


def own_folder(folder: Path) -> None:
    """Make Bailey's own folder; remove others' rights from an existing one, or warn if it is not ours."""
    make_folder(folder)
    _tighten(folder, FOLDER)


def shared_folder(folder: Path) -> None:
    """Make the folder that is named for the database; if it exists and is open to other users, only warn."""
    make_folder(folder)
    mode = folder.stat().st_mode
    if POSIX and mode & OTHERS_WRITE and not mode & STICKY:
        _warn(folder, "other users can replace files in it", f"chmod go-w {folder}")


def own_file(file: Path) -> None:
    """Make a file for our own user alone; remove others' rights from an existing one, or warn if it is not ours."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, FILE))
    except OSError as fault:
        message = f"{file}: {fault.strerror or fault}; make it readable and writable for the server's user"
        raise BadInput(message) from fault
    _tighten(file, FILE)


def tighten_if_there(file: Path) -> None:
    """Take a file from other users, if it exists."""
    if file.exists():
        _tighten(file, FILE)


def _tighten(place: Path, mode: int) -> None:
    found = place.stat()
    if not POSIX or not found.st_mode & OTHERS:
        return
    if found.st_uid == os.geteuid() and not found.st_mode & STICKY:
        place.chmod(mode)
    else:
        _warn(place, "other users can read it, and it is not ours to change", f"chmod {mode:o} {place}")


def _warn(place: Path, what: str, remedy: str) -> None:
    LOGGER.warning("a place is open to other users", extra={"about": {"place": str(place), "why": what, "do": remedy}})
