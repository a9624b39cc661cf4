"""The board game passes the conformance suite with every option, and compiled it is the same game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from soak import TIMES

from bailey.bots import make
from bailey.core.check import suite, whole_games
from bailey.core.check.trials import settings
from bailey.games import burgundy_board

if TYPE_CHECKING:
    from bailey.core import Position
    from bailey.core.play.choices import Choice

#: So many games have any two values of options together.
ALL_SETTINGS = len(settings(burgundy_board.GAME))


def test_burgundy_board_conforms() -> None:
    suite.check(burgundy_board.GAME, 3, 1, compiled=False)


@pytest.mark.slow
def test_burgundy_board_conforms_for_long() -> None:
    suite.check(burgundy_board.GAME, TIMES * ALL_SETTINGS // 10, 1000, compiled=False)


@pytest.mark.slow
@pytest.mark.parametrize("spec", ["greedy", "search:40"])
@pytest.mark.usefixtures("numba")
def test_bots_do_not_cheat_at_it(spec: str) -> None:
    bot = make(spec, burgundy_board.GAME)

    def choose(position: Position, _: int, seed: int) -> Choice:
        return bot.choose(position, seed)

    suite.bots_choose_by_what_they_know(burgundy_board.GAME, [choose], 2, 2, stride=20)


@pytest.mark.slow
@pytest.mark.usefixtures("numba")
def test_compiled_it_is_the_same_game() -> None:
    whole_games.plain_equals_compiled(burgundy_board.GAME, games=ALL_SETTINGS // 2, seed=1)
