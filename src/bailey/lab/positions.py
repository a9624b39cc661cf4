"""Positions from which something of the laboratory goes on: as callers give them, and as `reset` is told of them."""
# Any: options of `reset` are of any shape until they are checked.

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bailey.core.errors import BadInput
from bailey.core.play.position import Position

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bailey.core.play.game import Game

    Given = Position | Mapping[str, object] | str


def position_of(game: Game, given: Given) -> Position:
    """Return a position that is given as itself, or as JSON."""
    return given if isinstance(given, Position) else Position.load(game, given)


def position_in(game: Game, options: Mapping[str, Any] | None) -> Position | None:
    """Return the position from which an environment's `reset` is to go on, if it names one."""
    given = (options or {}).get("position")
    return None if given is None else position_of(game, given)


def check_options(options: Mapping[str, Any] | None, *known: str) -> None:
    """Refuse an option of an environment's `reset` that it does not have."""
    for name in options or ():
        if name not in known:
            message = f"options: reset knows {', '.join(map(repr, known))}, not {name!r:.60}"
            raise BadInput(message)
