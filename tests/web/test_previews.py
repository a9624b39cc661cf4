"""Before a card is laid one sees it there with what it would bring, with a finger and by the keyboard, too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from web.shown import leading_to
from web.tables import sit_down

from web import people

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page
    from web.conftest import Visit

pytestmark = pytest.mark.slow

STILL = '{"language": "en", "pace": "instant", "motion": "none", "final": "send", "offered": true}'
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}


def hold_a_card(visit: Visit, brings: str, **device: Any) -> tuple[Page, Locator]:
    """Hold a card that brings something in a place; tells the place."""
    page = visit(settings=STILL, **device)
    begin, _, choice = leading_to("castle-combo", 2, brings)
    sit_down(page, "castle-combo", begin=begin)
    people.wait_for_me(page)
    said = choice.to_json()
    cell = page.locator(".own .cell").nth((said["row"] + 2) * 5 + said["column"] + 2)
    return page, cell.locator("button.place")


def check_preview(place: Locator) -> None:
    """The card is seen in the place, with its points and the gold or the keys that it would bring."""
    ghost = place.locator(".ghost")
    ghost.wait_for()
    ghost.locator(".brings .points").wait_for()
    ghost.locator(".brings b:has(svg)").wait_for()
    card, room = ghost.locator(":scope > svg").bounding_box(), place.bounding_box()
    assert card is not None
    assert room is not None
    assert card["width"] > 0.9 * room["width"], "it is as large as the place"


def previews(page: Page) -> int:
    """How many places show the card."""
    return page.locator(".own .ghost:visible").count()


def is_laid(page: Page, row: int) -> None:
    """Wait until the table has gone on."""
    people.until(page, "n => Number(document.querySelector('.table').dataset.n) > n", row)


@pytest.mark.parametrize("brings", ["gained_gold", "gained_keys"])
def test_a_first_tap_shows_the_card_and_a_second_one_lays_it(visit: Visit, brings: str) -> None:
    page, place = hold_a_card(visit, brings, **PHONE)
    row = people.row(page)
    assert previews(page) == 0
    place.tap()
    check_preview(place)
    assert people.row(page) == row, "nothing is laid yet"
    assert place.get_attribute("aria-pressed") == "true"
    place.tap()
    is_laid(page, row)


def test_a_tap_on_another_place_shows_the_card_there_and_the_button_lays_it(visit: Visit) -> None:
    page, place = hold_a_card(visit, "gained_gold", **PHONE)
    row, others = people.row(page), page.locator(".own button.place:not([aria-pressed])")
    others.last.tap()
    people.until(page, "() => document.querySelectorAll('.own .place.picked').length === 1")
    place.tap()
    check_preview(place)
    assert previews(page) == 1
    assert people.row(page) == row
    page.locator(".choices .button.primary", has_text="Place it here").tap()
    is_laid(page, row)


def test_who_calls_it_off_sees_the_places_again(visit: Visit) -> None:
    page, place = hold_a_card(visit, "gained_gold", **PHONE)
    row = people.row(page)
    place.tap()
    check_preview(place)
    page.get_by_role("button", name="Cancel").tap()
    people.until(page, "() => document.querySelectorAll('.own .place.picked').length === 0")
    assert previews(page) == 0
    assert people.row(page) == row


def test_the_keyboard_shows_the_card_where_the_focus_is(visit: Visit) -> None:
    page, place = hold_a_card(visit, "gained_gold", **DESKTOP)
    row = people.row(page)
    for _ in range(people.TABS):
        page.keyboard.press("Tab")
        if place.evaluate("place => place === document.activeElement"):
            break
    check_preview(place)
    assert previews(page) == 1
    assert people.row(page) == row
    page.keyboard.press("Enter")
    is_laid(page, row)
