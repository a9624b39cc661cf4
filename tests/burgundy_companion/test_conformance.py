"""The companion passes the conformance suite with every option, and compiled it is the same game."""

from __future__ import annotations

import pytest
from soak import TIMES

from bailey.core.check import suite, whole_games
from bailey.core.check.trials import settings
from bailey.games import burgundy_companion

#: So many games have any two values of options together.
ALL_SETTINGS = len(settings(burgundy_companion.GAME))


@pytest.mark.slow
def test_the_companion_conforms() -> None:
    suite.check(burgundy_companion.GAME, 3, 1, compiled=False)


@pytest.mark.long
def test_the_companion_conforms_for_long() -> None:
    suite.check(burgundy_companion.GAME, TIMES * ALL_SETTINGS, 1000, compiled=False)


@pytest.mark.parametrize("games", [
    pytest.param(4, marks=pytest.mark.slow), pytest.param(ALL_SETTINGS, marks=pytest.mark.long)
])  # fmt: skip
@pytest.mark.usefixtures("numba")
def test_compiled_it_is_the_same_game(games: int) -> None:
    whole_games.plain_equals_compiled(burgundy_companion.GAME, games=games, seed=1)
