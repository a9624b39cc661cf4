"""The five strengths of bots that people choose from, and the bots that stand behind them in each game.

A game keeps its own in a file of its folder, which `bailey rate GAME --install` makes of what it measured.
"""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Literal, NamedTuple, get_args

from bailey.bots import budget
from bailey.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from bailey.core.play.game import Game

Strength = Literal["novice", "easy", "medium", "hard", "master"]
#: From the weakest to the strongest.
STRENGTHS: tuple[Strength, ...] = get_args(Strength)
FILE = "strengths.json"


class StrengthBot(NamedTuple):
    """The bot behind a strength, and its rating in its game; none if that was not measured."""

    bot: str
    rating: float | None = None


#: The bots of a game that was not measured.
USUAL: dict[Strength, StrengthBot] = {
    "novice": StrengthBot("casual8:20"),
    "easy": StrengthBot("casual5:40"),
    "medium": StrengthBot("search:60"),
    "hard": StrengthBot("search:400"),
    "master": StrengthBot("search:4000"),
}


@cache
def strengths_of(game: Game) -> dict[Strength, StrengthBot]:
    """Return the bots behind the strengths of a game; ratings that were measured by other rules are left out."""
    path = game.folder / FILE
    if not path.is_file():
        return USUAL
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        bots = {one: StrengthBot(str(budget(found[one]["bot"])), float(found[one]["rating"])) for one in STRENGTHS}
    except (ValueError, KeyError, TypeError, OSError) as fault:
        message = f"{path}: holds no strengths ({fault}); make it again by `bailey rate {game.name} --install`"
        raise BadInput(message) from fault
    if found.get("version") != game.version:
        return {strength: StrengthBot(one.bot) for strength, one in bots.items()}
    return bots


def bot_of(game: Game, strength: Strength) -> str:
    """Return the bot behind a strength."""
    return strengths_of(game)[strength].bot


def write_strengths(game: Game, bots: Mapping[Strength, StrengthBot]) -> Path:
    """Write the bots behind the strengths of a game into its folder; return the file."""
    path = game.folder / FILE
    lines = ",\n".join(
        f'  "{strength}": {json.dumps({"bot": bots[strength].bot, "rating": bots[strength].rating})}'
        for strength in STRENGTHS
    )
    try:
        path.write_text(f'{{\n  "version": {game.version},\n{lines}\n}}\n', encoding="utf-8")
    except OSError as fault:
        message = f"{path} cannot be written: {fault.strerror}; install Bailey where you may write"
        raise BadInput(message) from fault
    strengths_of.cache_clear()
    return path
