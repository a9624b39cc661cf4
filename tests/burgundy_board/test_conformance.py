"""The board game passes the conformance suite with every option, and compiled it is the same game.

Every two values of options need 319 settings, nearly all of them for the 30 duchies. In 31 of these every two values of
all other options meet. The first tier plays some of them, in which every value of every option but the duchies occurs;
the long tier plays all of them through the suite, and half of all settings, with every duchy, plain beside compiled.
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


def values(numbers: list[int]) -> set[tuple[str, int]]:
    """Name the values of options in some settings, but for the duchies, and the numbers of players."""
    chosen = [settings(burgundy_board.GAME)[number] for number in numbers]
    found = {(name, value) for _, options in chosen for name, value in options.items() if name != "duchy"}
    return found | {("players", players) for players, _ in chosen}


def some() -> list[int]:
    """Choose few settings in which every value occurs."""
    found: list[int] = []
    while values(found) < values(MEETING):
        found.append(max(MEETING, key=lambda number: len(values([*found, number]))))
    return found


def test_half_of_the_settings_have_every_duchy_and_some_every_other_value() -> None:
    assert {settings(burgundy_board.GAME)[number][1]["duchy"] for number in HALF} == set(range(len(DUCHIES)))
    assert len(some()) < 8


@pytest.mark.slow
def test_burgundy_board_conforms() -> None:
    suite.check(burgundy_board.GAME, some()[:3], 1000, compiled=False)


@pytest.mark.long
def test_burgundy_board_conforms_for_long() -> None:
    others = range(ALL_SETTINGS, ALL_SETTINGS + (TIMES - 1) * ALL_SETTINGS // 10)
    suite.check(burgundy_board.GAME, [*MEETING, *others], 1000, compiled=False)


@pytest.mark.parametrize(("spec", "games", "stride"), [
    pytest.param("greedy", 1, 20, marks=pytest.mark.slow),
    pytest.param("search:40", 1, 60, marks=pytest.mark.slow),
    pytest.param("greedy", 2, 20, marks=pytest.mark.long),
    pytest.param("search:40", 2, 20, marks=pytest.mark.long),
])  # fmt: skip
@pytest.mark.usefixtures("numba")
def test_bots_do_not_cheat_at_it(spec: str, games: int, stride: int) -> None:
    bot = make(spec, burgundy_board.GAME)

    def choose(position: Position, _: int, seed: int) -> Choice:
        return bot.choose(position, seed)

    suite.bots_choose_by_what_they_know(burgundy_board.GAME, [choose], games, 2, stride=stride)


@pytest.mark.parametrize("games", [
    pytest.param(some(), marks=pytest.mark.slow, id="some"),
    pytest.param(HALF, marks=pytest.mark.long, id="half of all settings"),
])  # fmt: skip
@pytest.mark.usefixtures("numba")
def test_compiled_it_is_the_same_game(games: list[int]) -> None:
    whole_games.plain_equals_compiled(burgundy_board.GAME, games=games, seed=1)
