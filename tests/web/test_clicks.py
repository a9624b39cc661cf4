"""What a whole game costs the one who plays it: clicks are counted, and nothing on the own board moves meanwhile.

`test_stage` does it for Castle Combo, where one click is enough for each choice.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules.table import player, position
from web.boxes import Boxes
from web.looks import SIZES, settings
from web.test_burgundy_board import MOST_CLICKS as MOST_ON_BOARD
from web.test_burgundy_board import eagerly as on_the_board
from web.test_burgundy_cards import MOST_CLICKS as MOST_WITH_CARDS
from web.test_burgundy_cards import eagerly as with_cards
from web.test_catan_cards import EAGER, click_one, written

from web import people, tables

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page
    from web.conftest import Visit

pytestmark = pytest.mark.slow

SWIFT = settings(pace="instant", motion="none")
#: A game of Catan from two Cities to seven points has at most so many clicks.
MOST_IN_CATAN = 900


def two_cities_each() -> dict[str, Any]:
    """The first turn of a game of Catan to seven points in which the slow beginning is left out."""
    return written(position(*(player(p, settlements=(), cities=(5, 6), stores=2) for p in (0, 1)), goal=7))


def build_eagerly() -> Callable[[Page, int], None]:
    """Click on what builds, else on a button; without trade, which takes three clicks for each of its choices."""
    chance = random.Random(5)

    def choose(page: Page, _: int) -> None:
        for selector in (*EAGER, ".choices .button:not([aria-disabled=true])"):
            found = page.locator(selector)
            if found.count():
                return click_one(found, chance)
        raise AssertionError("nothing may be chosen")

    return choose


def own_choices(page: Page) -> int:
    """Count the choices of the first seat in the record of the table."""
    address, code = page.url.partition("?")[0].split("/t/")
    table = page.request.get(f"{address}/api/tables/{code}").json()["table"]
    rows = page.request.get(f"{address}/api/tables/{table}/replay").json()["rows"]
    return sum(row["kind"] == "choice" and row["seat"] == 0 for row in rows)


def clicks_of(page: Page) -> int:
    """What the table has counted."""
    return int(page.locator(".table").get_attribute("data-clicks") or 0)


@pytest.mark.parametrize(
    ("name", "seats", "choose", "most"),
    [
        ("burgundy-cards", 2, with_cards, MOST_WITH_CARDS),
        ("burgundy-board", 1, on_the_board, MOST_ON_BOARD),
        ("catan-cards", 2, build_eagerly(), MOST_IN_CATAN),
    ],
    ids=["burgundy-cards", "burgundy-board", "catan-cards"],
)
def test_a_choice_takes_two_clicks_at_most(
    visit: Visit, name: str, seats: int, choose: Callable[[Page, int], None], most: int
) -> None:
    """One says what, and, where there is more than one place or way, one says where or how."""
    page = visit(settings=SWIFT, **SIZES["desktop"])
    boxes = Boxes(".hand") if name == "catan-cards" else Boxes()
    tables.sit_down(page, name, seats=seats, **({"begin": two_cities_each()} if name == "catan-cards" else {}))
    made = people.play_to_the_end(page, boxes.before(choose), most)
    clicks, choices = clicks_of(page), own_choices(page)
    assert clicks == made
    assert choices <= clicks <= 2 * choices
