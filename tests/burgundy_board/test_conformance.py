"""The board game passes the conformance suite with every option, and compiled it is the same game.

Every two values of options need 319 settings, nearly all of them for the 30 duchies. In 31 of these every two values of
all other options meet: those are checked by the suite, and plain play is held to compiled play in them and in others,
159 in all, where every duchy is played too. `scripts/soak` goes on through all settings.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from soak import TIMES

from bailey.bots import make
from bailey.core.check import suite, whole_games
from bailey.core.check.trials import enough, settings
from bailey.games import burgundy_board
from bailey.games.burgundy_board.duchies import DUCHIES

if TYPE_CHECKING:
    from bailey.core import Position
    from bailey.core.play.choices import Choice

#: So many games have any two values of options together.
ALL_SETTINGS = len(settings(burgundy_board.GAME))
#: Games that have any two values of options together, but for the duchies.
MEETING = enough(burgundy_board.GAME, without="duchy")
#: These, and as many others as make half of all settings.
HALF = [*MEETING, *(number for number in range(ALL_SETTINGS) if number not in MEETING)][: ALL_SETTINGS // 2]


def test_every_duchy_is_among_half_of_the_settings() -> None:
    assert {settings(burgundy_board.GAME)[number][1]["duchy"] for number in HALF} == set(range(len(DUCHIES)))


def test_burgundy_board_conforms() -> None:
    suite.check(burgundy_board.GAME, 3, 1, compiled=False)


@pytest.mark.slow
def test_burgundy_board_conforms_for_long() -> None:
    others = range(ALL_SETTINGS, ALL_SETTINGS + (TIMES - 1) * ALL_SETTINGS // 10)
    suite.check(burgundy_board.GAME, [*MEETING, *others], 1000, compiled=False)


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
    whole_games.plain_equals_compiled(burgundy_board.GAME, games=HALF, seed=1)
