"""What chooses a game, and a variant of it: its name or its folder, `--solo` and `--option`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bailey.cli.language import text
from bailey.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bailey.core.play.game import Game, Option
    from bailey.core.text.catalogue import GameTexts


def game_named(asked: str | None) -> str | None:
    """Return the name of a game; one that lives in a folder, written as `./lost-trails`, is added first."""
    if asked is None:
        return None
    if not is_folder(asked):
        refuse_folder(asked)
        return asked
    found = games_in(asked)
    if len(found) > 1:
        raise BadInput(text("error-several-games", folder=asked, found=", ".join(found)))
    return found[0]


def refuse_folder(name: str) -> None:
    """Refuse a name that no game has, if there is a folder of it with a game."""
    from bailey import games
    from bailey.games.elsewhere import homes, packages_in

    if name not in games.built_in() and name not in homes() and packages_in(Path(name)):
        raise BadInput(text("error-folder-not-named", name=name))


def games_in(folder: str) -> list[str]:
    """Add the games in a folder, and return their names."""
    from bailey import games

    return games.add(Path(folder))


def is_folder(asked: str) -> bool:
    """Return whether a folder is meant: no game has a slash or a dot in its name."""
    return any(sign in asked for sign in ("/", os.sep, "."))


HELP = "Which game: its name, which `bailey games` lists, or its folder, as in ./lost-trails."
GameName = Annotated[str, typer.Argument(metavar="GAME", help=HELP, callback=game_named)]
GameIfAny = Annotated[str | None, typer.Argument(metavar="GAME", help=HELP, callback=game_named)]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="Change a rule; `bailey games` lists them. Repeatable."),
]
Solo = Annotated[bool, typer.Option("--solo", help="Alone, against the game's own opponent; the same as --players 1.")]
#: Accepted values of an option that is on or off.
OFF, ON = ("no", "off", "false", "0"), ("yes", "on", "true", "1")


def read_options(game: Game, given: Sequence[str] | None) -> dict[str, int]:
    """Return the options given as NAME=VALUE; an unknown or repeated one raises BadInput."""
    chosen: dict[str, int] = {}
    for one in given or ():
        name, equals, value = (part.strip() for part in one.partition("="))
        name = name.replace("-", "_")
        if not equals or name in chosen:
            raise BadInput(text("error-option", option=one))
        chosen[name] = _value(game, name, value)
    game.chosen(chosen)
    return chosen


def _value(game: Game, name: str, value: str) -> int:
    """Return the number of a value; `game.chosen` refuses unknown names."""
    option = next((option for option in game.options if option.name == name), None)
    if option is None:
        return 0
    if option.switch and value.casefold() in (*OFF, *ON):
        return int(value.casefold() in ON)
    if value in option.words:
        return option.values[option.words.index(value)]
    if option.switch or value not in map(str, option.values):
        raise BadInput(text("error-option-value", option=name, values=values_of(option), value=repr(value)))
    return int(value)


def values_of(option: Option, texts: GameTexts | None = None) -> str:
    """Return the accepted values of an option, the default first, with what the texts of the game say of each."""
    ordered = sorted(option.values, key=lambda value: value != option.default)
    return ", ".join(_value_in_words(option, value, texts) for value in ordered)


def value_in_words(option: Option, value: int) -> str:
    """Return a value as `--option` takes it."""
    if option.words:
        return option.words[option.values.index(value)]
    return (OFF[0], ON[0])[value] if option.switch else str(value)


def _value_in_words(option: Option, value: int, texts: GameTexts | None) -> str:
    written = value_in_words(option, value)
    key = f"option-{option.name.replace('_', '-')}-{value}"
    return f"{written}: {texts.say(key)}" if texts and texts.catalogue.has(key) else written


def count_players(game: Game, players: int | None, *, solo: bool) -> int | None:
    """Return the number of players; `--solo` needs a game with an opponent of its own."""
    if not solo:
        return players
    if 1 not in game.players or not game.printed_for(1):
        raise BadInput(text("error-no-solo", game=game.title))
    if players not in (None, 1):
        raise BadInput(text("error-solo-players", players=str(players)))
    return 1
