"""Several variants of a game side by side: numbers of players, bots, or the values of an option."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.bots import budget
from bailey.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core.play.game import Game
    from bailey.lab.json_object import JsonObject

PLAYERS, BOTS = "players", "bots"
MOST_VARIANTS = 12


def read_variants(game: Game, text: str, read: Callable[[str, str], int]) -> tuple[str, list[tuple[str, int]]]:
    """Read `NAME=VALUE,VALUE`: the name of an option, `players` or `bots`, and each value as written and as a number.

    The number of a bot is 0.
    """
    name, equals, values = (part.strip() for part in text.partition("="))
    name = name.replace("-", "_")
    written = [value.strip() for value in values.split(",") if value.strip()]
    known = [PLAYERS, BOTS, *(option.name for option in game.options)]
    if not equals or name not in known or not 1 < len(written) <= MOST_VARIANTS:
        message = (
            f"vary {text!r:.60}: write NAME=VALUE,VALUE with 2 to {MOST_VARIANTS} values; names: {', '.join(known)}"
        )
        raise BadInput(message)
    if len({*written}) < len(written):
        message = f"vary {text!r:.60}: names a value twice; leave one of them out"
        raise BadInput(message)
    if name == BOTS:
        return name, [(str(budget(value)), 0) for value in written]
    if name != PLAYERS:
        return name, [(value, read(name, value)) for value in written]
    for value in written:
        if not value.isdecimal() or int(value) not in game.players:
            message = f"vary {text!r:.60}: {game.title} is for {game.counts} players, not {value!r:.20}"
            raise BadInput(message)
    return name, [(value, int(value)) for value in written]


def side_by_side(found: dict[str, JsonObject]) -> list[JsonObject]:
    """Return a row for each measure of whole games and seats, with its value and interval in each variant."""
    rows: dict[tuple[str, str], JsonObject] = {}
    for variant, one in found.items():
        for measure in [*one["game_measures"], *one["seats_measures"]]:
            row = rows.setdefault((measure["what"], measure["of"]), {"what": measure["what"], "of": measure["of"]})
            row[variant] = {key: measure[key] for key in ("value", "low", "high")}
    return list(rows.values())
