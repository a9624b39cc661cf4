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


def test_castle_combo_conforms() -> None:
    suite.check(castle_combo.GAME, PLAYER_COUNTS, 1, compiled=False)


@pytest.mark.slow
def test_castle_combo_conforms_for_long() -> None:
    suite.check(castle_combo.GAME, 2 * TIMES * PLAYER_COUNTS, 1000, compiled=False)


@pytest.mark.slow
@pytest.mark.parametrize("spec", ["greedy", "search:40"])
@pytest.mark.usefixtures("numba")
def test_bots_do_not_cheat_at_it(spec: str) -> None:
    bot = make(spec, castle_combo.GAME)

    def choose(position: Position, _: int, seed: int) -> Choice:
        return bot.choose(position, seed)

    games, stride = (2, 4) if spec == "greedy" else (PLAYER_COUNTS, 8)
    suite.bots_choose_by_what_they_know(castle_combo.GAME, [choose], games, 2, stride=stride)


@pytest.mark.slow
@pytest.mark.usefixtures("numba")
def test_compiled_it_is_the_same_game() -> None:
    whole_games.plain_equals_compiled(castle_combo.GAME, games=12 * PLAYER_COUNTS, seed=1)
