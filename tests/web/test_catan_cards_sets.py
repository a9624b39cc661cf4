"""The expanded Catan Card Game: a whole game between two browsers, with any theme set.

One set is played by default. All of them, with more of each game by mouse:

    CATAN_SETS="km sp pi tc wd" CATAN_BY_MOUSE=300 scripts/test tests/web/test_catan_cards_sets.py
"""

from __future__ import annotations

import os
import random
from typing import TYPE_CHECKING

import pytest
from web.test_catan_cards import DESK, PHONE, check_result, choose, click_one, finish, sit_together, together
from web.test_catan_cards_themes import NO_GATE, click, fits_phone

from bailey.games.catan_cards.data import SETS
from web import people

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from web.conftest import Visit

pytestmark = pytest.mark.slow

PLAYED = os.environ.get("CATAN_SETS", "tc").split()
#: So many decisions are made by mouse; some take two clicks.
BY_MOUSE = int(os.environ.get("CATAN_BY_MOUSE", "60"))
MOST_CLICKS = 4 * BY_MOUSE


@pytest.mark.parametrize("name", PLAYED)
def test_a_whole_expanded_game_between_two_browsers(visit: Visit, name: str) -> None:
    """Many decisions by mouse, the rest over sockets; one of the two holds a phone."""
    host, guest, chance = visit(**DESK), visit(**PHONE), random.Random(11)
    errors: list[str] = []
    for page in (host, guest):
        page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
    sit_together(host, guest, options={"theme": SETS.index(name), "goal": 7, "action_gate": NO_GATE})
    for _ in range(MOST_CLICKS):
        if is_over(host) or people.row(host) > BY_MOUSE:
            break
        choose_or_swap(chance, host, guest)
    assert is_over(host) or people.row(host) > BY_MOUSE
    assert fits_phone(guest)
    finish(chance, host, guest)
    check_result(host, guest)
    assert errors == []


def is_over(page: Page) -> bool:
    """Whether the game has ended."""
    return page.locator(".table[data-whose=over]").count() > 0


def choose_or_swap(chance: random.Random, *pages: Page) -> None:
    """Whoever is on turn clicks once; where resources are swapped, on what is given and then on what is got."""
    page = next(page for page in pages if page.locator(".table[data-whose=mine]").count())
    if page.locator(".sheet:has(.fold) .bank").count() == 0:  # the window for trade can be closed, this one not
        choose(chance, *pages)
        return
    give, get = page.locator(".bank .side").all()
    click_one(give.locator(".tile.open"), chance)
    click(page, get.locator(".tile.open").first)
    together(*pages)
