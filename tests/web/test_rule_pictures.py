"""The pictures of the rules: on the page of the rules, and where they are opened at a table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from web.looks import DESKTOP, PHONE, check

from web import people, tables

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page
    from web.visits import Visit

pytestmark = pytest.mark.slow

#: How many pictures the rules of a game have; those of the companion, beside those of the board game.
PICTURES = {"burgundy-board": 17, "burgundy-cards": 23, "burgundy-companion": 19, "castle-combo": 14, "catan-cards": 53}


#: What a picture says, how high it is, whether something is drawn in it, and whether it is wider than its place.
MEASURE = """all => all.map(one => [
  one.getAttribute('aria-label') ?? '', one.getBoundingClientRect().height, one.querySelector('svg') !== null,
  one.scrollWidth > one.clientWidth,
])"""


def check_pictures(page: Page, where: Locator, game: str) -> None:
    """Each picture is seen, has something drawn in it, fits, and says in words what it shows."""
    people.until(page, "n => document.querySelectorAll('article figure').length === n", PICTURES[game])
    people.until(page, people.LETTERS)
    pictures = where.get_by_role("img").filter(has=page.locator("[inert]")).evaluate_all(MEASURE)
    assert len(pictures) == PICTURES[game]
    for says, height, drawn, cut in pictures:
        assert re.fullmatch(r"\S.*\w.*", says), says
        assert "picture-" not in says
        assert height > 40, says
        assert drawn, says
        assert not cut, f"{says}: is cut off"


@pytest.mark.parametrize("game", PICTURES)
def test_rules_have_their_pictures_on_their_page_and_where_they_are_opened_at_a_table(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}", bypass_csp=True, **PHONE)
    check_pictures(page, page.locator("main"), game)
    tables.sit_down(page, game, seats=1 if game == "burgundy-companion" else 2)
    page.get_by_role("button", name="Rules", exact=True).click()
    dialog = page.get_by_role("dialog")
    check_pictures(page, dialog, game)
    page.set_viewport_size(DESKTOP["viewport"])
    check_pictures(page, dialog, game)
    check(page)
