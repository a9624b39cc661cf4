"""Change files: what is different from the printed game, as TOML.

    title = "A cheaper Inventor"

    [options]
    turn_cap = 50

    [cards.inventor]
    cost = 3

`title` and `options` aside, a file has the shape of the game's own data, with only what is different.
"""
# Any: a change file is of any shape until it is checked.

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bailey.core.errors import BadInput, shown
from bailey.core.state.data import leaves
from bailey.core.state.forms import TOO_DEEP

if TYPE_CHECKING:
    from pathlib import Path

    from bailey.core.play.game import Game
    from bailey.lab.json_object import JsonObject

MOST_BYTES = 1 << 20
#: Tables and lists within tables and lists.
MOST_NESTED = 16


@dataclass(frozen=True)
class Change:
    """What is different: a title, options, and values of the game's data as JSON."""

    title: str = ""
    options: dict[str, int] = field(default_factory=dict)
    data: str = ""


def read_change(path: Path, game: Game) -> Change:
    """Read a change file; the values of data are checked when the changed game is made."""
    return parse_change(text_of(path), game, path.stem, str(path))


def text_of(path: Path) -> str:
    """Return the text of a change file."""
    try:
        if path.stat().st_size > MOST_BYTES:
            message = f"change: {path} is larger than {MOST_BYTES} bytes; a change file says only what is different"
            raise BadInput(message)
        return path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as fault:
        message = f"change: {path} cannot be read: {fault}"
        raise BadInput(message) from fault


def data_of(text: str, where: str) -> str:
    """Return what a text says of a game's data, as JSON; options have no place in it."""
    said = _read(text, where)
    said.pop("title", None)
    if "options" in said:
        message = "change: [options] cannot be changed here; give them as `options` to what plays the game"
        raise BadInput(message)
    if not any(leaves(said)):
        message = "change: the file changes nothing; name a value of the game's data"
        raise BadInput(message)
    return json.dumps(_plain(said, ""), sort_keys=True)


def parse_change(text: str, game: Game, title: str = "", where: str = "the text") -> Change:
    """Return the change that a text says; `where` it stands is for messages."""
    said = _read(text, where)
    named: Any = said.pop("title", title)
    options: Any = said.pop("options", {})
    if not isinstance(named, str):
        message = f"change: title must be a text, not {shown(named)}"
        raise BadInput(message)
    if not isinstance(options, dict):
        message = "change: [options] must be a table, with a line `name = value` for each"
        raise BadInput(message)
    chosen = {name: _value(game, name, value) for name, value in options.items()}
    game.chosen(chosen)
    if not chosen and not any(leaves(said)):
        message = "change: the file changes nothing; name a value of the game's data, or an option"
        raise BadInput(message)
    return Change(named, chosen, json.dumps(_plain(said, ""), sort_keys=True) if said else "")


def _read(text: str, where: str) -> JsonObject:
    """Return what a text says as TOML, but nothing that is nested deeper than data of a game."""
    try:
        said = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        message = f"change: {where} is no TOML: {fault}"
        raise BadInput(message) from fault
    except ValueError as fault:  # Python reads no number of so many digits
        message = "change: a number has too many digits; no number of a game's data has more than a few"
        raise BadInput(message) from fault
    except RecursionError:
        said = None
    if said is None or _deeper(said, MOST_NESTED):
        message = f"change: {TOO_DEEP}; data of games is at most {MOST_NESTED} deep"
        raise BadInput(message)
    return said


def _deeper(value: object, than: int) -> bool:
    """Return whether something is nested deeper than so."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return than < 0 or any(_deeper(one, than - 1) for one in inner)


def _value(game: Game, name: str, value: Any) -> int:
    """Return the number of an option's value, which may be written as true, false or a word."""
    option = next((option for option in game.options if option.name == name), None)
    if option is not None and isinstance(value, str) and value in option.words:
        return option.values[option.words.index(value)]
    if option is not None and option.switch and isinstance(value, bool):
        return int(value)
    if option is not None and (isinstance(value, bool) or not isinstance(value, int)):
        message = f"options.{name}: must be {option.values_in_words}, not {shown(value)}"
        raise BadInput(message)
    return value  # type: ignore[no-any-return] # `chosen` refuses what is no value of the option


def _plain(said: Any, where: str) -> Any:
    """Return tables as JSON has them; refuse dates and the like."""
    if isinstance(said, dict):
        return {name: _plain(value, f"{where}{name}.") for name, value in said.items()}
    if isinstance(said, list):
        return [_plain(value, where) for value in said]
    if not isinstance(said, str | int | float | bool):
        message = f"{where.rstrip('.')}: must be a number, a text, true, false, or a list of them"
        raise BadInput(message)
    return said
