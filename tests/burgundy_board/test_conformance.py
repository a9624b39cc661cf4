"""The board game passes the conformance suite with every option, and compiled it is the same game.

Every two values of options need 319 settings, nearly all of them for the 30 duchies. In 31 of these every two values of
all other options meet. The first tier plays some of them, in which every value of every option but the duchies occurs;
the long tier plays all of them through the suite, and half of all settings, with every duchy, plain beside compiled.
"""

from __future__ import annotations

from conformance import conformance
from soak import TIMES

from bailey.core.check.trials import enough, settings
from bailey.games import burgundy_board
from bailey.games.burgundy_board.duchies import DUCHIES

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


OTHERS = range(ALL_SETTINGS, ALL_SETTINGS + (TIMES - 1) * ALL_SETTINGS // 10)

TestConformance = conformance(
    burgundy_board.GAME,
    plain=((some()[:3], 1000), ([*MEETING, *OTHERS], 1000)),
    compiled=(some(), HALF),
    bots=([("greedy", 1, 20), ("search:40", 1, 60)], [("greedy", 2, 20), ("search:40", 2, 20), ("casual6:40", 2, 20)]),
)
