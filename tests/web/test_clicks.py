"""What a game of Catan costs the one who plays it: clicks are counted, and nothing on the own board moves.

`test_stage`, `test_burgundy_cards` and `test_burgundy_board` do it for the other games.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules.table import player, position
from web.boxes import Boxes
from web.looks import SIZES, settings
from web.test_catan_cards import EAGER, GAME, click_one, written
from web.test_endings import almost_won

from web import people, tables

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page
    from web.visits import Visit

pytestmark = pytest.mark.slow

SWIFT = settings(pace="instant", motion="none")
#: A game of Catan from two Cities to seven points has at most so many clicks.
MOST_CLICKS = 900


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


@pytest.mark.parametrize(
    "begin", [almost_won, pytest.param(two_cities_each, marks=pytest.mark.long)], ids=["the end", "whole game"]
)
def test_a_choice_takes_two_clicks_at_most(visit: Visit, begin: Callable[[], dict[str, Any]]) -> None:
    page, boxes = visit(settings=SWIFT, **SIZES["desktop"]), Boxes(".hand")
    tables.sit_down(page, GAME, begin=begin())
    people.check_clicks(page, people.play_to_the_end(page, boxes.before(build_eagerly()), MOST_CLICKS))
