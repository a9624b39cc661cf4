"""The games: the built-in ones, one folder each, and those that live elsewhere (`elsewhere`)."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from bailey.core.errors import BadInput
from bailey.core.state.tables import Cards
from bailey.games import elsewhere

if TYPE_CHECKING:
    from types import ModuleType

    from bailey.core.play.game import Game
    from bailey.core.text.catalogue import GameTexts

_HERE = Path(__file__).parent


@cache
def built_in() -> tuple[str, ...]:
    """Return the names of the built-in games; folders that begin with an underscore are left out."""
    folders = (file.parent.name for file in _HERE.glob("*/game.py"))
    return tuple(sorted(name.replace("_", "-") for name in folders if not name.startswith("_")))


def names() -> tuple[str, ...]:
    """Return the names of all games that can be played: the built-in ones, then the others that are not broken."""
    refused = broken()
    return (*built_in(), *(name for name in _others() if name not in refused))


def broken() -> dict[str, str]:
    """Return the games from elsewhere that cannot be played, each with the sentence that says why."""
    found = dict(elsewhere.clashes(built_in()))
    for name, home in _others().items():
        try:
            load(name, home)
        except BadInput as fault:
            found[name] = str(fault)
    return found


def find(name: str) -> Game:
    """Return the game with this name."""
    if name in built_in():
        game: Game = importlib.import_module(module_of(name)).GAME
        return game
    if (home := _others().get(name)) is not None:
        return load(name, home)
    known = f"known are {', '.join(names())}; one in a folder is found if {elsewhere.VARIABLE} names the folder"
    message = f"game {name!r:.60}: there is none; {known}"
    raise BadInput(message)


def add(folder: Path) -> list[str]:
    """Add the games in a folder for this process and those that it starts, and return their names."""
    return elsewhere.add(folder, built_in())


def module_of(name: str) -> str:
    """Return the name of the package of a game."""
    home = None if name in built_in() else _others().get(name)
    return home.module if home else f"{__name__}.{name.replace('-', '_')}"


def imported(name: str) -> bool:
    """Return whether a game has been imported in this process."""
    return module_of(name) in sys.modules


def forget(name: str) -> None:
    """Let a game be imported anew when it is asked for again; who has the old one keeps it."""
    package = module_of(name)
    for module in list(sys.modules):
        if module == package or module.startswith(f"{package}."):
            del sys.modules[module]


def _others() -> dict[str, elsewhere.Home]:
    return {name: home for name, home in elsewhere.homes().items() if name not in built_in()}


def load(name: str, home: elsewhere.Home) -> Game:
    """Return a game from elsewhere, whose catalogues can be read; refuse a broken one by one sentence."""
    game = elsewhere.load(name, home)
    with elsewhere.told(name, home):
        _read_catalogues(game)
    return game


@cache
def _read_catalogues(game: Game) -> None:
    """Read every catalogue of a game once: a broken one must not fail where all games are listed."""
    from bailey.core.text.catalogue import languages_in

    if not (game.folder / "locale" / "en.ftl").is_file():
        message = "locale/en.ftl: is missing; every game has its sentences there"
        raise BadInput(message)
    for language in languages_in(game.folder / "locale"):
        _ = texts(game, language).title


def blamed(fault: BaseException) -> str | None:
    """Return what went wrong in the rules of a game from elsewhere; None if nothing of it is to blame."""
    for name, home in _others().items():
        if home.module in sys.modules and (said := elsewhere.blame(name, home, fault)):
            return said
    return None


def texts(game: Game, language: str = "en") -> GameTexts:
    """Return the texts of a game: those of its `texts.py`, or those of the catalogues alone."""
    from bailey.core.text.catalogue import GameTexts

    package = package_of(game)
    module = f"{package.__name__}.texts" if package else ""
    if not module or importlib.util.find_spec(module) is None:
        return GameTexts(game, language)
    own: GameTexts = importlib.import_module(module).Texts(game, language)
    return own


def package_of(game: Game) -> ModuleType | None:
    """Return the package in the folder of a game; None if there is none, as for a game made in a test."""
    folder = str(game.folder)
    for module in list(sys.modules.values()):
        path = getattr(module, "__path__", ())
        # A module of another package may have anything there: PyTorch has an object that answers to every name.
        if isinstance(path, Iterable) and folder in path:
            return module
    return None


def card_data(game: Game) -> dict[str, dict[str, object]]:
    """Return what is printed on the cards: that of CARDS of a game's package, which may be rows with an `id`."""
    cards = getattr(package_of(game), "CARDS", ())
    if isinstance(cards, Cards):
        return cards.printed
    return {row["id"]: row for row in cards if isinstance(row, dict) and "id" in row}
