"""Castle Combo passes the conformance suite, with two to five players."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from soak import TIMES

from bailey.bots import make
from bailey.core.check import suite, whole_games
from bailey.games import castle_combo

if TYPE_CHECKING:
    from bailey.core import Position
    from bailey.core.play.choices import Choice

PLAYER_COUNTS = len(castle_combo.GAME.players)


@pytest.mark.slow
def test_castle_combo_conforms() -> None:
    suite.check(castle_combo.GAME, PLAYER_COUNTS, 1, compiled=False)


@pytest.mark.long
def test_castle_combo_conforms_for_long() -> None:
    suite.check(castle_combo.GAME, 2 * TIMES * PLAYER_COUNTS, 1000, compiled=False)


@pytest.mark.parametrize(("spec", "games", "stride"), [
    pytest.param("greedy", 2, 8, marks=pytest.mark.slow),
    pytest.param("search:40", 2, 16, marks=pytest.mark.slow),
    pytest.param("search:40", PLAYER_COUNTS, 4, marks=pytest.mark.long),
])  # fmt: skip
@pytest.mark.usefixtures("numba")
def test_bots_do_not_cheat_at_it(spec: str, games: int, stride: int) -> None:
    bot = make(spec, castle_combo.GAME)

    def choose(position: Position, _: int, seed: int) -> Choice:
        return bot.choose(position, seed)

    suite.bots_choose_by_what_they_know(castle_combo.GAME, [choose], games, 2, stride=stride)


@pytest.mark.parametrize("games", [
    pytest.param(2 * PLAYER_COUNTS, marks=pytest.mark.slow), pytest.param(24 * PLAYER_COUNTS, marks=pytest.mark.long)
])  # fmt: skip
@pytest.mark.usefixtures("numba")
def test_compiled_it_is_the_same_game(games: int) -> None:
    whole_games.plain_equals_compiled(castle_combo.GAME, games=games, seed=1)
