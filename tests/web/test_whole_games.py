"""Whole games against a bot, through the real server: by mouse, by keyboard alone, on a phone-sized touch screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from web.boxes import Boxes
from web.looks import DESKTOP, SMALL

from web import people, tables

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from web.visits import Visit


pytestmark = pytest.mark.slow
ON_PLAY_NOW = """() => document.activeElement.textContent.trim() === 'Play now'
  && document.activeElement.closest('article').textContent.includes('Castle Combo')"""
ASKING = '{"language": "en", "pace": "instant", "motion": "full", "final": "ask"}'


def check_result(page: Page) -> None:
    """The dialog of the end tells two places and a score card of ten lines."""
    people.check_result(page)
    assert page.locator("dialog tbody td").count() == 10


@pytest.mark.parametrize("back", [5, pytest.param(18, marks=pytest.mark.long)])
def test_by_mouse_with_every_confirmation(visit: Visit, back: int) -> None:
    """The last choices of the first seat, with all that moves."""
    page = visit(settings=ASKING, **DESKTOP)
    tables.sit_down(page, begin=tables.before_the_end("castle-combo", 2, back=back))
    people.play_to_the_end(page, people.by_mouse)
    check_result(page)


def test_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/", service_workers="allow")
    people.until(page, "() => document.querySelector('article .button.primary')")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate(ON_PLAY_NOW):
            break
    page.keyboard.press("Enter")
    page.locator(".board").wait_for()
    people.play_to_the_end(page, people.by_keyboard)
    check_result(page)
    page.keyboard.press("Escape")
    assert page.get_by_role("dialog").count() == 0


@pytest.mark.long
def test_on_a_phone_by_touch(visit: Visit) -> None:
    """Meanwhile nothing on the own board moves."""
    page, boxes = visit(**SMALL), Boxes()
    people.play_now(page)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360, "the table is wider than the phone"
    people.play_to_the_end(page, boxes.before(people.by_touch))
    assert len(boxes.of(".tableau")) >= 8, "all but the last card were seen to lie there"
    assert len(boxes.of("place")) >= 6
    check_result(page)
