"""Postern passes the conformance suite."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from soak import TIMES

from bailey.bots import make
from bailey.core.check import suite, whole_games
from bailey.core.check.trials import settings
from bailey.games import _template as postern

if TYPE_CHECKING:
    from bailey.core import Position
    from bailey.core.check.knowledge import Bot
    from bailey.core.play.choices import Choice

#: So many games have any two values of options together, and every value with every number of players.
ALL_SETTINGS = len(settings(postern.GAME))


@pytest.mark.slow
def test_postern_conforms() -> None:
    suite.check(postern.GAME, ALL_SETTINGS, 1, compiled=False)


@pytest.mark.parametrize("spec", ["random", "greedy", "search:30"])
def test_bots_do_not_cheat_at_it(spec: str) -> None:
    suite.bots_choose_by_what_they_know(postern.GAME, [bot(spec)], games=1, seed=2)


def bot(spec: str) -> Bot:
    made = make(spec, postern.GAME, plain=True)

    def choose(position: Position, _: int, seed: int) -> Choice:
        return made.choose(position, seed)

    return choose


@pytest.mark.slow
@pytest.mark.usefixtures("numba")
def test_compiled_it_is_the_same_game() -> None:
    whole_games.plain_equals_compiled(postern.GAME, games=ALL_SETTINGS, seed=1)


@pytest.mark.long
@pytest.mark.usefixtures("numba")
def test_postern_conforms_for_long() -> None:
    suite.check(postern.GAME, games=2 * TIMES * ALL_SETTINGS, seed=1000, bots=[bot("random")])
