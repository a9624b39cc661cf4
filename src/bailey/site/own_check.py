"""The checks of a game that somebody writes in a page, as `bailey check` runs them, in a worker of its own."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import msgspec

from bailey import games
from bailey.core.check.missing import missing
from bailey.core.check.results import result_of, sentence_of
from bailey.core.check.suite import each_check
from bailey.site.own_game import OWN, add_game, said_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core.play.game import Game

#: So many games by chance are played by each check: `bailey check` plays as many.
GAMES = 6


class CheckOrder(msgspec.Struct, forbid_unknown_fields=True):
    """What is to be checked: the files of a game of one's own, by their paths; and the language of the sentences."""

    files: dict[str, str]
    language: str


def check(order: str, tell: Callable[[str], None]) -> str:
    """Check a game; tell of every check how it went, and return what the game lacks, or what is wrong with it."""
    try:
        asked = msgspec.json.decode(order, type=CheckOrder)
        game = add_game(asked.files, OWN)
        sound = _checked(game, asked.language, tell)
        return json.dumps({"missing": [*missing(game, games.texts(game), OWN)] if sound else []})
    except Exception as fault:  # noqa: BLE001 - rules that somebody writes fail in every way
        return json.dumps({"fault": said_of(fault)})


def _checked(game: Game, language: str, tell: Callable[[str], None]) -> bool:
    """Run all checks, and return whether all have passed."""
    checks, sound = [*each_check(game, GAMES, compiled=False)], True
    for one in checks:
        fault = result_of(game, one).fault
        sound = sound and not fault
        tell(json.dumps({"sentence": sentence_of(one.name, language), "fault": fault, "of": len(checks)}))
    return sound
