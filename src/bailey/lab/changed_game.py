"""A game with other numbers on its cards, or in its rules, for all of a process."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from bailey import games
from bailey.core.errors import BadInput
from bailey.core.state.data import CHANGES, play_with
from bailey.games.elsewhere import Broken
from bailey.lab.study.changes import data_of, text_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bailey.core.play.game import Game

_played: dict[str, str] = {}


def changed(name: str, change: str | Path) -> Game:
    """Return a game with what a change file says, or its text; every interface of the laboratory takes it.

    Call it before anything else in the process finds the game, so before `bailey.lab.gymnasium_env` is imported, which
    knows all games. A change of options is none of data: options are a parameter of each interface.
    """
    text, where = (text_of(change), str(change)) if isinstance(change, Path) else (change, "the text")
    data = data_of(text, where)
    return find_changed(name, data, json.loads(data))


def find_changed(name: str, change: str, values: Mapping[str, object]) -> Game:
    """Return a game as it is with a change; a process plays one variant of a game."""
    known = _played.setdefault(name, "" if games.imported(name) else change)
    if known != change:
        message = f"{name} is played with other data in this process already; use another process"
        raise RuntimeError(message)
    play_with(values)
    try:
        game = games.find(name)
    except (TypeError, ValueError, LookupError) as fault:
        if isinstance(fault, BadInput) and not isinstance(fault, Broken):
            raise
        CHANGES.check()
        message = f"the game cannot be made with this change: {fault}"
        raise BadInput(message) from fault
    CHANGES.check()
    return game
