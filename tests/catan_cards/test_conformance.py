"""The Catan Card Game passes the conformance suite with every option, and compiled it is the same game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from soak import TIMES

from bailey.bots import make
from bailey.core.check import suite, whole_games
from bailey.core.check.trials import settings
from bailey.games import catan_cards
from bailey.games.catan_cards.data import SETS

if TYPE_CHECKING:
    from bailey.core import Position
    from bailey.core.play.choices import Choice

#: So many games have any two values of options together.
ALL_SETTINGS = len(settings(catan_cards.GAME))
#: A game of each set, with different values of the other options: the settings go through the values of each option.
ONE_OF_EACH_SET = [
    next(n for n, (_, options) in enumerate(settings(catan_cards.GAME)) if options["theme"] == theme)
    for theme in range(len(SETS))
]
#: The games of the first tier, and of the long one.
games = pytest.mark.parametrize(
    "games",
    [
        pytest.param(ONE_OF_EACH_SET, marks=pytest.mark.slow, id="of each set"),
        pytest.param(ALL_SETTINGS * TIMES, marks=pytest.mark.long, id="all settings"),
    ],
)


@pytest.mark.slow
def test_catan_cards_conforms() -> None:
    suite.check(catan_cards.GAME, ONE_OF_EACH_SET[-1:], 1000, compiled=False)


@pytest.mark.long
def test_catan_cards_conforms_for_long() -> None:
    suite.check(catan_cards.GAME, TIMES * ALL_SETTINGS // 10, 1000, compiled=False)


@pytest.mark.parametrize(
    ("spec", "count", "stride"),
    [
        pytest.param("greedy", 1, 20, marks=pytest.mark.slow),
        pytest.param("search:40", 1, 60, marks=pytest.mark.slow),
        pytest.param("greedy", 6, 20, marks=pytest.mark.long),
        pytest.param("search:40", 2, 20, marks=pytest.mark.long),
    ],
)
@pytest.mark.usefixtures("numba")
def test_bots_do_not_cheat_at_it(spec: str, count: int, stride: int) -> None:
    bot = make(spec, catan_cards.GAME)

    def choose(position: Position, _: int, seed: int) -> Choice:
        return bot.choose(position, seed)

    suite.bots_choose_by_what_they_know(catan_cards.GAME, [choose], count, 2, stride=stride)


@games
@pytest.mark.usefixtures("numba")
def test_compiled_it_is_the_same_game(games: int | list[int]) -> None:
    whole_games.plain_equals_compiled(catan_cards.GAME, games, seed=1)
