"""The Castles of Burgundy card game passes the conformance suite: alone, with two to four players, and every option."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from soak import TIMES

from bailey.bots import make
from bailey.core.check import suite, whole_games
from bailey.core.check.trials import settings
from bailey.games import burgundy_cards

if TYPE_CHECKING:
    from bailey.core import Position
    from bailey.core.play.choices import Choice

#: So many games have any two values of options together, and every value with every number of players.
ALL_SETTINGS = len(settings(burgundy_cards.GAME))


@pytest.mark.slow
def test_burgundy_cards_conforms() -> None:
    suite.check(burgundy_cards.GAME, 4, 1, compiled=False)


@pytest.mark.long
def test_burgundy_cards_conforms_for_long() -> None:
    suite.check(burgundy_cards.GAME, TIMES * ALL_SETTINGS, 1000, compiled=False)


@pytest.mark.parametrize(("spec", "games", "stride"), [
    pytest.param("greedy", 2, 20, marks=pytest.mark.slow),
    pytest.param("search:40", 2, 40, marks=pytest.mark.slow),
    pytest.param("search:40", ALL_SETTINGS, 16, marks=pytest.mark.long),
])  # fmt: skip
@pytest.mark.usefixtures("numba")
def test_bots_do_not_cheat_at_it(spec: str, games: int, stride: int) -> None:
    bot = make(spec, burgundy_cards.GAME)

    def choose(position: Position, _: int, seed: int) -> Choice:
        return bot.choose(position, seed)

    suite.bots_choose_by_what_they_know(burgundy_cards.GAME, [choose], games, 2, stride=stride)


@pytest.mark.parametrize("games", [
    pytest.param(ALL_SETTINGS, marks=pytest.mark.slow), pytest.param(4 * ALL_SETTINGS, marks=pytest.mark.long)
])  # fmt: skip
@pytest.mark.usefixtures("numba")
def test_compiled_it_is_the_same_game(games: int) -> None:
    whole_games.plain_equals_compiled(burgundy_cards.GAME, games=games, seed=1)
