"""How large cards are on a declared board, in six windows: nothing makes them smaller unnoticed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from web.looks import resize

from web import tables

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from web.visits import Visit

pytestmark = pytest.mark.slow

WINDOWS = ((1920, 1080), (1440, 900), (1024, 768), (768, 1024), (390, 844), (844, 390))
#: By game and players: in each window the width of a card on the table, in one's own grid, and in the others'.
WIDTHS = {
    ("castle-combo", 2): ((160, 176, 114), (142, 156, 76), (125, 126, 50), (99, 109, 74), (70, 77, 14), (76, 58, 14)),
    ("burgundy-cards", 1): ((112, 116, 0), (111, 111, 0), (87, 101, 0), (86, 96, 0), (59, 71, 0), (50, 45, 0)),
    ("burgundy-cards", 2): ((112, 116, 46), (111, 111, 46), (92, 92, 46), (112, 96, 46), (59, 84, 14), (50, 45, 14)),
    ("burgundy-cards", 4): ((112, 116, 46), (111, 111, 34), (66, 79, 26), (75, 96, 35), (59, 84, 14), (50, 45, 14)),
    ("burgundy-board", 1): ((86, 131, 0), (64, 97, 0), (43, 62, 0), (45, 61, 0), (43, 50, 0), (43, 50, 0)),
    ("burgundy-board", 2): ((86, 131, 39), (64, 97, 28), (48, 82, 17), (46, 61, 46), (43, 50, 14), (43, 50, 14)),
    ("burgundy-board", 4): ((80, 120, 28), (51, 77, 17), (43, 51, 21), (43, 58, 23), (43, 50, 14), (43, 62, 14)),
    ("castle-combo", 5): ((160, 176, 67), (160, 121, 44), (131, 103, 38), (135, 82, 30), (70, 77, 14), (76, 58, 14)),
}
#: Letters are not as wide on every machine, and a head may break its line.
LOOSE = 4
SIZES = """() => ['table', 'own', 'others'].map(part => {
  const found = ['.hexes > .place', ':is(.cards > li:not(.gap), .cards > li, .cells > li, .cell:not(.rim))']
    .map(one => document.querySelector(`[data-part=${part}] ${one}`));
  const one = found.find(one => one);
  return one ? one.getBoundingClientRect().width : 0;
})"""


def sizes_of(page: Page, width: int, height: int) -> list[float]:
    """The widths in a window, once the board has measured what stands around its cards."""
    resize(page, width, height)
    sizes: list[float] = page.evaluate(SIZES)
    return sizes


@pytest.mark.parametrize(("game", "players"), WIDTHS)
def test_cards_are_as_large_as_the_window_lets_them_be(visit: Visit, game: str, players: int) -> None:
    page = visit(viewport={"width": 1440, "height": 900})
    tables.sit_down(page, game, seats=players)
    found = [sizes_of(page, width, height) for width, height in WINDOWS]
    for window, now, expected in zip(WINDOWS, found, WIDTHS[game, players], strict=True):
        assert now == pytest.approx(expected, abs=LOOSE), f"{window}: {[[*map(round, one)] for one in found]}"


#: Of the Catan Card Game: a stack, a Region of one's own, and one of the rival's.
CATAN = ((44, 128, 97), (44, 90, 72), (39, 65, 50), (44, 102, 78), (34, 58, 0), (44, 58, 0))
REGIONS = """() => ["[data-area='stacks.0']", "[data-part=own] .region", "[data-part=others] .region"].map(
  found => document.querySelector(found)?.getBoundingClientRect().width ?? 0)"""


def test_stacks_and_regions_are_as_large_as_the_window_lets_them_be(visit: Visit) -> None:
    page = visit(viewport={"width": 1440, "height": 900})
    tables.sit_down(page, "catan-cards", seats=2)
    for (width, height), expected in zip(WINDOWS, CATAN, strict=True):
        sizes_of(page, width, height)
        now = page.evaluate(REGIONS)
        assert now == pytest.approx(expected, abs=LOOSE), f"{width}x{height}: {[*map(round, now)]}"
