"""Writes a new game: a copy of the one in `bailey/skeleton`, with the new name in every place."""

from __future__ import annotations

import keyword
import shutil
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

from bailey.cli.language import text
from bailey.core.errors import BadInput

SKELETON = Path(__file__).parents[1] / "skeleton"
#: The names in the skeleton, and how each is made of that of the new game.
OLD = ("my-game", "my_game", "My Game")
MOST_LETTERS = 40


def write(name: str, place: Path) -> Path:
    """Write a new game into a new folder of its name, which is there whole or not at all, and return the folder."""
    check_name(name)
    target = place / name
    if target.exists():
        raise BadInput(text("error-new-game-there", folder=name))
    half = Path(tempfile.mkdtemp(prefix=f".{name}-", dir=place))
    try:
        made = copy(name, half / name)
        made.rename(target)
    finally:
        shutil.rmtree(half, ignore_errors=True)
    return target


def check_name(name: str) -> None:
    """Refuse a name that is none, or that a game, a package or Python has."""
    from bailey import games
    from bailey.games.elsewhere import NAME, homes

    module = name.replace("-", "_")
    if not NAME.fullmatch(name) or len(name) > MOST_LETTERS:
        raise BadInput(text("error-new-game-name", name=f"{name:.60}"))
    if name in games.built_in() or name in homes():
        raise BadInput(text("error-new-game-taken", name=name))
    if keyword.iskeyword(module) or module in sys.stdlib_module_names or find_spec(module) is not None:
        raise BadInput(text("error-new-game-package", name=name, module=module))


def copy(name: str, folder: Path) -> Path:
    """Copy the skeleton to a folder, with the new name in every file and in the name of the package."""
    words = tuple(zip(OLD, (name, name.replace("-", "_"), title_of(name)), strict=True))
    for file in sorted(SKELETON.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts and not file.name.startswith("."):
            to = folder / renamed(str(file.relative_to(SKELETON)), words)
            to.parent.mkdir(parents=True, exist_ok=True)
            to.write_text(renamed(file.read_text(encoding="utf-8"), words), encoding="utf-8", newline="\n")
    return folder


def renamed(old: str, words: tuple[tuple[str, str], ...]) -> str:
    """Return a text with the new name in place of the skeleton's."""
    for before, after in words:
        old = old.replace(before, after)
    return old


def title_of(name: str) -> str:
    """Return the title that a name makes: Lost Trails for lost-trails."""
    return " ".join(word.capitalize() for word in name.split("-"))
