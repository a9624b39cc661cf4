"""Castle Combo passes the conformance suite, with two to five players."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bailey.bots import make
from bailey.core import check
from bailey.games import castle_combo

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core import Game, Position
    from bailey.core.choices import Choice

PLAYER_COUNTS = len(castle_combo.GAME.players)


@pytest.mark.parametrize("piece", check.PIECES, ids=lambda piece: piece.__name__)
def test_castle_combo_conforms(piece: Callable[[Game, int, int], None]) -> None:
    piece(castle_combo.GAME, PLAYER_COUNTS, 1)


def test_its_choices_round_trip() -> None:
    check.choices_round_trip(castle_combo.GAME)


@pytest.mark.slow
@pytest.mark.parametrize("spec", ["greedy", "search:40"])
@pytest.mark.usefixtures("numba")
def test_bots_do_not_cheat_at_it(spec: str) -> None:
    bot = make(spec, castle_combo.GAME)

    def choose(position: Position, _: int, seed: int) -> Choice:
        return bot.choose(position, seed)

    check.bots_choose_by_what_they_know(
        castle_combo.GAME, [choose], games=2 if spec == "greedy" else PLAYER_COUNTS, seed=2
    )


@pytest.mark.slow
@pytest.mark.usefixtures("numba")
def test_compiled_it_is_the_same_game() -> None:
    check.plain_equals_compiled(castle_combo.GAME, games=25 * PLAYER_COUNTS, seed=1)


@pytest.mark.slow
@pytest.mark.parametrize("piece", check.PIECES, ids=lambda piece: piece.__name__)
def test_castle_combo_conforms_for_long(piece: Callable[[Game, int, int], None]) -> None:
    piece(castle_combo.GAME, 8 * PLAYER_COUNTS, 1000)
