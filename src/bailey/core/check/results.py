"""What the checks of a game find, one after the other, and the sentence of each."""

from __future__ import annotations

import time
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from bailey.core.check.trials import Nonconforming
from bailey.core.errors import fault_in
from bailey.core.text.catalogue import Catalogue

if TYPE_CHECKING:
    from bailey.core.check.suite import Check
    from bailey.core.play.game import Game

_LOCALE = Path(__file__).with_name("locale")


class CheckResult(NamedTuple):
    """How a check went: what is wrong, or nothing."""

    name: str
    seconds: float
    fault: str


def result_of(game: Game, check: Check, *, debug: bool = False) -> CheckResult:
    """Run a check. `debug`: what goes wrong in the game's own lines is raised instead."""
    began = time.perf_counter()
    fault = ""
    try:
        check.run()
    except Nonconforming as found:
        fault = str(found)
    except Exception as found:
        if debug:
            raise
        fault = fault_in(found, game.folder)
    return CheckResult(check.name, time.perf_counter() - began, fault)


def sentence_of(check: str, language: str) -> str:
    """Return what a check makes sure of; in English if there is nothing in that language."""
    return _catalogue(language).say(check.replace("_", "-"))


@cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue([_LOCALE], language)
