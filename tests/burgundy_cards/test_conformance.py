"""The Castles of Burgundy card game passes the conformance suite: alone, with two to four players, and every option."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bailey.bots import make
from bailey.core import check
from bailey.core.trials import settings
from bailey.games import burgundy_cards

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core import Game, Position
    from bailey.core.choices import Choice

#: So many games have any two values of options together, and every value with every number of players.
ALL_SETTINGS = len(settings(burgundy_cards.GAME))


@pytest.mark.parametrize("piece", check.PIECES, ids=lambda piece: piece.__name__)
def test_burgundy_cards_conforms(piece: Callable[[Game, int, int], None]) -> None:
    piece(burgundy_cards.GAME, 2, 1)


def test_its_choices_round_trip() -> None:
    check.choices_round_trip(burgundy_cards.GAME)


@pytest.mark.slow
@pytest.mark.parametrize("spec", ["greedy", "search:40"])
@pytest.mark.usefixtures("numba")
def test_bots_do_not_cheat_at_it(spec: str) -> None:
    bot = make(spec, burgundy_cards.GAME)

    def choose(position: Position, _: int, seed: int) -> Choice:
        return bot.choose(position, seed)

    check.bots_choose_by_what_they_know(
        burgundy_cards.GAME, [choose], games=2 if spec == "greedy" else ALL_SETTINGS, seed=2
    )


@pytest.mark.slow
@pytest.mark.usefixtures("numba")
def test_compiled_it_is_the_same_game() -> None:
    check.plain_equals_compiled(burgundy_cards.GAME, games=8 * ALL_SETTINGS, seed=1)


@pytest.mark.slow
@pytest.mark.parametrize("piece", check.PIECES, ids=lambda piece: piece.__name__)
def test_burgundy_cards_conforms_for_long(piece: Callable[[Game, int, int], None]) -> None:
    piece(burgundy_cards.GAME, ALL_SETTINGS, 1000)
