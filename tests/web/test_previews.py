"""Before a card is laid one sees it there with what it would bring, with a finger and by the keyboard, too."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from web.boxes import box_of
from web.looks import DESKTOP, PHONE, still
from web.shown import leading_to, place_for
from web.test_bad_lines import Wires

from web import people, tables

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page
    from web.visits import Visit

    from bailey.core.play.position import Position

pytestmark = pytest.mark.slow


def hold_a_card(page: Page, brings: str = "gained_gold") -> Locator:
    """Hold a card that brings something in a place; tells the place."""
    begin, _, choice = leading_to("castle-combo", 2, brings)
    tables.my_turn(page, "castle-combo", begin=begin)
    return place_for(page, choice)


def check_preview(place: Locator) -> None:
    """The card is seen in the place, with its points and the gold or the keys that it would bring."""
    ghost = place.locator(".ghost")
    ghost.wait_for()
    ghost.locator(".brings .points").wait_for()
    ghost.locator(".brings b:has(svg)").wait_for()
    card, room = box_of(ghost.locator(":scope > svg")), box_of(place)
    assert card["width"] > 0.9 * room["width"], "it is as large as the place"


def previews(page: Page) -> int:
    """How many places show the card."""
    return page.locator(".own .ghost:visible").count()


def test_a_first_tap_shows_the_card_and_a_second_one_or_the_button_lays_it(visit: Visit) -> None:
    """In between it can be shown in another place, or called off."""
    page = visit(settings=still(), **PHONE)
    for brings, button in (("gained_gold", True), ("gained_keys", False)):
        place = hold_a_card(page, brings)
        row = people.row(page)
        assert previews(page) == 0
        place.tap()
        check_preview(place)
        assert people.row(page) == row, "nothing is laid yet"
        assert place.get_attribute("aria-pressed") == "true"
        if button:
            call_off(page, place)
            assert people.row(page) == row
            page.locator(".choices .button.primary", has_text="Place it here").tap()
        else:
            place.tap()
        people.gone_on(page, row)


def each_take_ends_the_turn(position: Position) -> bool:
    """Whether no card that may be taken asks anything more: then the choice is held until it is sent."""
    takes = [choice for choice in position.choices if choice.name == "take"]
    return len(takes) > 1 and all(position.tried(choice).final for choice in takes)


def test_a_small_card_is_named_by_a_first_tap_and_taken_by_a_second_one_or_the_button(visit: Visit) -> None:
    """Whoever likes choices to be sent at once takes it with the first tap."""
    page = visit(settings=still(final="undo"), **PHONE)
    tables.my_turn(page, begin=tables.record_of("castle-combo", 2, each_take_ends_the_turn))
    card, other = (page.locator("[data-part=table] .card.open").nth(i) for i in (0, 1))
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 60)  # so that nothing is sent before it is undone
    card.tap()
    page.locator(".choices .button.primary", has_text="Take").wait_for()
    assert page.locator("footer .foretold").count() == 1, "what it would bring is told"
    assert card.get_attribute("aria-pressed") == "true"
    other.tap()
    people.until(page, "() => document.querySelectorAll('[data-part=table] .card.open')[1].ariaPressed === 'true'")
    assert other.get_attribute("aria-pressed") == "true"
    assert page.locator("button.undo").count() == 0, "nothing is chosen yet"
    other.tap()
    page.locator("button.undo").wait_for()
    page.locator("button.undo").tap()
    page.evaluate(
        "localStorage.setItem('bailey-settings', JSON.stringify({...JSON.parse("
        "localStorage.getItem('bailey-settings')), final: 'send'}))"
    )
    page.clock.resume()
    page.reload()
    page.locator(people.MINE).wait_for()
    row = people.row(page)
    card.tap()
    people.gone_on(page, row)


def call_off(page: Page, place: Locator) -> None:
    """Call it off, which shows the places again; show the card in another place, and then where it was."""
    page.get_by_role("button", name="Cancel").tap()
    people.until(page, "() => document.querySelectorAll('.own .place.picked').length === 0")
    assert previews(page) == 0
    page.locator(".own button.place:not([aria-pressed])").last.tap()
    people.until(page, "() => document.querySelectorAll('.own .place.picked').length === 1")
    place.tap()
    check_preview(place)
    assert previews(page) == 1


def test_the_place_that_was_tapped_last_shows_the_card_however_late_the_answers_are(visit: Visit) -> None:
    page = visit(settings=still(), **PHONE)
    wires = Wires(page)
    place = hold_a_card(page)
    place.tap()
    check_preview(place)
    wires.late = []
    page.locator(".own button.place:not([aria-pressed])").last.tap()
    place.tap()
    late, wires.late = wires.held_back("foreseen"), None
    for answer in late:
        wires.opened[-1].send(answer)
    check_preview(place)


def test_the_keyboard_shows_the_card_where_the_focus_is(visit: Visit) -> None:
    page = visit(settings=still(), **DESKTOP)
    place = hold_a_card(page)
    row = people.row(page)
    people.tab_to(page, place)
    check_preview(place)
    assert previews(page) == 1
    assert people.row(page) == row
    page.keyboard.press("Enter")
    people.gone_on(page, row)


def may_lay_a_tile(position: Position) -> bool:
    """Whether a stored tile may be laid."""
    return any(choice.name == "place" for choice in position.choices)


def test_a_tile_is_laid_by_a_second_tap_on_its_space(visit: Visit) -> None:
    """The first one shows what it would bring, as it does where a card is laid."""
    page = visit(settings=still(final="undo"), **PHONE)
    tables.my_turn(page, "burgundy-board", begin=tables.record_of("burgundy-board", 2, may_lay_a_tile))
    page.locator("[data-area$='.storage'] .card.open").first.tap()
    page.locator(".bar[data-asked$='where to?']").wait_for()
    row, space = people.row(page), page.locator(".own .hexagon.open").first
    space.tap()
    page.locator("footer .foretold").wait_for()
    assert people.row(page) == row, "nothing is laid yet"
    space.tap()
    people.gone_on(page, row)


def test_a_card_of_the_row_without_the_messenger_says_why_it_cannot_be_taken(visit: Visit) -> None:
    page = visit(settings=still(), **PHONE)
    tables.my_turn(page, begin=tables.record_of("castle-combo", 2, each_take_ends_the_turn))
    page.locator("[data-lit=false] .card").first.tap()
    page.get_by_role("dialog").get_by_text("Cards are taken from the row where the messenger stands.").wait_for()
