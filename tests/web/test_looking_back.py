"""A line of the log leads to the table as it was then, while the game goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from web.looks import DESKTOP, PHONE, check, fits
from web.visits import SWIFT

from web import people, tables

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from web.visits import Visit

pytestmark = pytest.mark.slow

OWN = ".own[data-part] .card"


def taken(page: Page) -> int:
    """How many cards lie before the player."""
    return page.locator(OWN).count()


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_line_of_the_log_shows_the_table_as_it_was(visit: Visit, device: dict[str, object]) -> None:
    page = visit(SWIFT, **device)
    tables.my_turn(page)
    people.play_some(page, people.by_mouse if device is DESKTOP else people.by_touch, 4)
    people.wait_for_me(page)
    now, row = taken(page), people.row(page)
    assert now > 0
    if device is PHONE:
        page.get_by_role("button", name="What happened", exact=True).click()
    page.get_by_role("button", name="The game begins.").click()
    back = page.get_by_role("button", name="Back to your turn")
    back.wait_for()
    assert taken(page) == 0
    assert (
        page.locator(".past").get_by_role("button", name="One moment earlier").get_attribute("aria-disabled") == "true"
    )
    assert fits(page)
    check(page)
    page.keyboard.press("1")
    page.keyboard.press("ArrowRight")
    page.locator(".past").get_by_text("The game begins").wait_for(state="detached")
    assert people.row(page) == row, "nothing is chosen while one looks back"
    page.keyboard.press("Escape")
    back.wait_for(state="detached")
    assert taken(page) == now


def test_the_present_comes_by_itself_when_the_game_ends(visit: Visit) -> None:
    page = visit(SWIFT, **DESKTOP)
    tables.my_turn(page, begin=tables.before_the_end("castle-combo", 2, back=4))
    page.get_by_role("button", name="The game begins.").click()
    page.locator(".past").wait_for()
    tables.finish(page)
    page.get_by_role("dialog").wait_for()
    assert page.locator(".past").count() == 0
