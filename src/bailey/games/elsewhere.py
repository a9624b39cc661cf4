"""Games that live elsewhere: in a folder that somebody names, or in an installed package.

A game is a package with a `game.py`; its folder is called as the game, `lost_trails` for `lost-trails`. A folder of
games is such a package, or holds some. `BAILEY_GAMES` lists folders, so that processes which this one starts find the
same games. An installed package names its game as an entry point:

    [project.entry-points."bailey.games"]
    lost-trails = "lost_trails"

A game is imported when it is asked for. One that is broken is refused by a sentence, and harms no other.
"""

from __future__ import annotations

import importlib
import os
import re
import sys
from contextlib import contextmanager
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from bailey.core.errors import BadInput, fault_in, is_in

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bailey.core.play.game import Game

GROUP, VARIABLE = "bailey.games", "BAILEY_GAMES"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class Broken(BadInput):
    """A game from elsewhere that cannot be played; the message names it, and what is wrong with it."""


class Home(NamedTuple):
    """Where a game lives: its package, and the folder of the package if that was named."""

    module: str
    folder: Path | None = None

    def __str__(self) -> str:
        """Return how messages name it."""
        return str(self.folder or f"package {self.module}")


@cache
def homes() -> dict[str, Home]:
    """Return where each game lives that was named or installed; a folder goes before a package of the same name."""
    found = {point.name: Home(point.value.partition(":")[0]) for point in entry_points(group=GROUP)}
    for folder in filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)):
        found |= {named(package): Home(package.name, package) for package in packages_in(Path(folder).absolute())}
    return dict(sorted(found.items()))


def clashes(taken: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield the games that have the name of a built-in one, and what is wrong with each."""
    for name, home in homes().items():
        if name in taken:
            yield name, f"game {name!r} ({home}): a built-in game has this name; give yours another"


def add(folder: Path, taken: Sequence[str]) -> list[str]:
    """Add the games in a folder for this process and those that it starts, and return their names."""
    here = folder.absolute()
    found = [named(package) for package in packages_in(here)]
    if not found:
        raise BadInput(f"{folder}: no game lies here; a game is a folder with __init__.py and game.py")
    for name in found:
        if name in taken:
            raise Broken(f"game {name!r} ({here}): a built-in game has this name; give yours another")
    listed = os.environ.get(VARIABLE, "")
    if str(here) not in listed.split(os.pathsep):
        os.environ[VARIABLE] = os.pathsep.join(filter(None, (listed, str(here))))
        homes.cache_clear()
    return found


def packages_in(folder: Path) -> list[Path]:
    """Return the packages of games in a folder: itself, or those that it holds."""
    if (folder / "game.py").is_file():
        return [folder]
    return sorted(file.parent for file in folder.glob("*/game.py") if not file.parent.name.startswith("_"))


def named(package: Path) -> str:
    """Return the name of the game in a package."""
    return package.name.replace("_", "-")


def load(name: str, home: Home) -> Game:
    """Import a game and return it."""
    with told(name, home):
        return _load(name, home)


@contextmanager
def told(name: str, home: Home) -> Iterator[None]:
    """Refuse a game by one sentence, whatever goes wrong while it is loaded."""
    try:
        yield
    except Broken:
        raise
    except (Exception, SystemExit) as fault:
        raise Broken(f"game {name!r} ({home}): {fault_in(fault, *_folders(home))}") from fault


def blame(name: str, home: Home, fault: BaseException) -> str | None:
    """Return what went wrong in the files of a game; None if the traceback goes through none of them."""
    folders = _folders(home)
    return f"game {name!r}: {fault_in(fault, *folders)}" if is_in(fault, *folders) else None


def _folders(home: Home) -> list[Path]:
    """Return the folders whose lines are the author's."""
    package = sys.modules.get(home.module)
    return [home.folder] if home.folder else [Path(path) for path in getattr(package, "__path__", ())]


def _load(name: str, home: Home) -> Game:
    from bailey.core.play.game import Game

    if not NAME.fullmatch(name):
        raise BadInput(
            f"it cannot be called so; write small letters, digits and hyphens, as in lost-trails{_why(home)}"
        )
    module = importlib.import_module(home.module) if home.folder is None else _import_from(home.folder)
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise BadInput("__init__.py: has no GAME; write `from .game import GAME`")
    if game.name != name:
        raise BadInput(f"game.py: Game(name={game.name!r}), but it is found as {name!r}; write the same name in both")
    return game


def _why(home: Home) -> str:
    return ", and an underscore for each hyphen in the name of its folder" if home.folder else ""


def _import_from(folder: Path) -> object:
    """Import the package in a folder, and no other one of its name."""
    if not (folder / "__init__.py").is_file():
        raise BadInput("__init__.py: is missing; it makes the folder a package, and names the game: GAME")
    parent = str(folder.parent)
    if parent not in sys.path:
        sys.path.insert(0, parent)  # the processes that this one starts to compute in are given it too
        importlib.invalidate_caches()
    module = importlib.import_module(folder.name)
    if [Path(path) for path in module.__path__] != [folder]:
        raise BadInput(f"there is another package {folder.name}, at {module.__file__}; give the folder another name")
    return module
