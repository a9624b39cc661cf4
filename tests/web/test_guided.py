"""The guided first game: tips lie beside what they speak of, on every screen, and the last one is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from web.test_burgundy_cards import TITLE as BURGUNDY

from web import people, tables

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from web.conftest import Visit

pytestmark = pytest.mark.slow

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
FRENCH = '{"language": "fr", "pace": "instant", "motion": "none"}'
GUIDED = ".row .button:not(.primary)"
#: No part of what is pointed at lies under the tip.
BESIDE = """() => {
  const [tip, target] = ['.lesson', '.pointed-at'].map((one) => document.querySelector(one).getBoundingClientRect());
  const across = Math.min(tip.right, target.right) - Math.max(tip.left, target.left);
  const along = Math.min(tip.bottom, target.bottom) - Math.max(tip.top, target.top);
  return Math.min(across, along) <= 0;
}"""


def learn(page: Page, title: str) -> None:
    """Begin the guided game, in whatever language."""
    people.from_the_shelf(page)
    page.locator("article", has_text=title).locator(GUIDED).first.click()
    page.locator(".table[data-whose=mine][aria-busy=false]").wait_for()


def read_tips(page: Page, height: int) -> int:
    """Read the tips that apply now; each lies beside what it speaks of. Tells how many there were."""
    tip = page.locator(".lesson")
    seen = 0
    while tip.count():
        page.wait_for_function(BESIDE)
        box = tip.bounding_box()
        assert box is not None
        assert box["height"] < height / 3
        assert box["y"] + box["height"] <= height
        seen += 1
        tip.locator(".primary").click()
    return seen


@pytest.mark.parametrize(
    ("title", "device"),
    [
        ("Castle Combo", PHONE),
        ("Bourgogne : Le Jeu de cartes", DESKTOP),
        pytest.param("Castle Combo", DESKTOP, marks=pytest.mark.long),
        pytest.param("Bourgogne : Le Jeu de cartes", PHONE, marks=pytest.mark.long),
    ],
)
def test_no_tip_covers_what_it_speaks_of(visit: Visit, title: str, device: dict[str, Any]) -> None:
    """In French, whose sentences are the longest."""
    page = visit(settings=FRENCH, **device)
    learn(page, title)
    assert read_tips(page, device["viewport"]["height"]) >= 4


def test_the_last_tip_stands_in_the_result(visit: Visit) -> None:
    page = visit(**DESKTOP)
    tables.sit_down(page, query="?guided")
    page.locator(".lesson").wait_for()
    while page.locator(".lesson").count():
        page.locator(".lesson").get_by_role("button", name="Got it").click()
    tables.finish(page)
    page.get_by_role("dialog").get_by_text("That was a whole game").wait_for()
    assert page.locator("aside.lesson").count() == 0


def test_at_a_table_of_two_no_tip_speaks_of_aaron(visit: Visit) -> None:
    page = visit()
    tables.sit_down(page, "burgundy-cards")
    page.locator(".table[data-whose=mine][aria-busy=false]").wait_for()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Guided game").click()
    tip = page.get_by_role("complementary", name="Guided game")
    tip.get_by_text("Build your estate").wait_for()
    assert "Aaron" not in tip.inner_text()
    tip.get_by_role("button", name="Got it").click()
    tip.get_by_text("two dice").wait_for()
    assert BURGUNDY in page.title()
