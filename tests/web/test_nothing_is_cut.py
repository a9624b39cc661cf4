"""Late in a game no part of a table is larger inside than outside; on a phone no panel in the strip of rivals."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from web.looks import fits, still
from web.test_card_widths import WINDOWS, sizes_of

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
#: What holds more than is seen of it, by how many pixels, across and down.
CUT = """found => [...document.querySelectorAll(found)].flatMap(one => {
  const wide = one.scrollWidth - one.clientWidth, high = one.scrollHeight - one.clientHeight;
  return wide > 1 || high > 1 ? [[one.className, wide, high]] : [];
})"""


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_nothing_is_cut_late_in_a_game(visit: Visit, game: str, seats: int, options: dict[str, int]) -> None:
    page = visit(settings=still(), viewport={"width": 1920, "height": 1080})
    tables.my_turn(page, game, seats=seats, begin=tables.before_the_end(game, seats, back=8, **options))
    for width, height in WINDOWS[:4]:
        sizes_of(page, width, height)
        assert page.evaluate(CUT, "[data-part]") == [], f"{width}x{height}"


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("castle-combo", 5, {}),
        ("burgundy-cards", 4, {}),
        ("burgundy-board", 1, {}),
        ("burgundy-board", 4, ALL),
    ],
)
def test_what_others_have_is_whole_on_a_phone(visit: Visit, game: str, seats: int, options: dict[str, int]) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True)
    tables.sit_down(page, game, seats=seats, begin=tables.before_the_end(game, seats, back=25, **options))
    for width, height in ((390, 844), (844, 390)):
        sizes_of(page, width, height)
        assert page.evaluate(CUT, ".strip > .player") == []
        page.locator(".strip .closer").first.tap()
        page.locator("dialog .large.areas").wait_for()
        assert page.evaluate(CUT, "dialog .large.areas, dialog .large.areas > *") == []
        page.keyboard.press("Escape")
        assert page.evaluate("document.querySelector('.strip > .player').scrollTop") == 0


def test_alone_the_narrowest_phone_shows_aarons_points_and_all_bonuses(visit: Visit) -> None:
    """Round C has the most bonuses; what Aaron has does not push his points out of sight."""
    page = visit(viewport={"width": 360, "height": 740}, has_touch=True)
    tables.sit_down(page, "burgundy-cards", seats=1, begin=tables.before_the_end("burgundy-cards", 1, back=8))
    sizes_of(page, 360, 740)
    assert page.evaluate(CUT, ".strip, .strip > .player, [data-part=table]") == []
    assert fits(page)
