"""What one choice brings is shown one after the other, with what made it glowing; a roll of the dice step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from web.looks import DESKTOP, settings, still
from web.shown import NOTE, between, count, figures, lay_tile, leading_to, place_for
from web.test_catan_cards import about_to_roll, against_a_bot
from web.test_catan_cards_themes import click

from web import people, tables

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from web.visits import Visit

    from bailey.core.play.position import Position

pytestmark = pytest.mark.slow

#: Whether all of a selector's elements glowed.
ALL_GLOWED = "wanted => [...document.querySelectorAll(wanted)].every(one => window.glowed.includes(one))"


def complete_a_triple(page: Page) -> list[int]:
    """Place a project that completes the first triple of its type; tells what was seen to be gained."""
    begin, before, choice = leading_to("burgundy-cards", 2, "completed", "first_triple")
    tables.my_turn(page, "burgundy-cards", begin=begin)
    page.evaluate(NOTE)
    points = count(page, "points:0")
    project = before.view(0)["players"][0]["projects"][choice.to_json()["project"]]
    page.locator(f".own [data-area$='.projects'] [data-fly=card-{project}]").click()
    onto = page.locator(".own .stack:has(.lies:nth-child(2)):not(:has(.lies:nth-child(3))) .over")
    laid = page.locator(f".own .stack [data-fly=card-{project}]")
    onto.or_(laid).first.wait_for()
    if onto.count():
        onto.first.click()
    laid.wait_for()
    gained = count(page, "points:0") - points
    people.until(
        page,
        "all => window.figures.filter(([of]) => of === 'points:0').map(([, told]) => Number(told))"
        ".reduce((sum, one) => sum + one, 0) === all",
        gained,
    )
    return figures(page, "points:0")


@pytest.mark.parametrize("motion", ["full", pytest.param("none", marks=pytest.mark.long)])
def test_a_triple_and_its_bonus_are_shown_in_their_order_and_a_full_region_glows(visit: Visit, motion: str) -> None:
    page = visit(settings=settings(motion=motion), **DESKTOP)
    told = complete_a_triple(page)
    assert len(told) >= 2, "the triple and the bonus have a figure each"
    assert told[-1] == 1, "the first triple of a type is a point"
    glowed = "() => window.glowed.find(one => one.matches('.own .stack.complete'))?.querySelectorAll('.card').length"
    assert page.evaluate(glowed) == 3, "the cards of the triple glow"
    check_region(page)


def check_region(page: Page) -> None:
    """A full Region glows, and says its points."""
    begin, before, choice = leading_to("burgundy-board", 2, "region_filled")
    tables.my_turn(page, "burgundy-board", begin=begin)
    page.evaluate(NOTE)
    lay_tile(page, before, choice)
    region = page.locator(".own .hexes .place").nth(choice.to_json()["space"]).get_attribute("data-region")
    filled = next(event for event in before.tried(choice).events if event["what"] == "region_filled")
    people.until(page, "() => window.glowed.length > 0")
    people.until(page, ALL_GLOWED, f".own .hexes [data-region='{region}']")
    assert filled["points"] + filled["phase"] in figures(page, "points:0")


def worth(position: Position) -> dict[str, int]:
    """The points that each card of the first seat makes."""
    return {line["card"]: line["points"] for line in position.breakdown(0) if "card" in line}


def grown(before: Position, after: Position) -> list[str]:
    """The cards of the first seat that make more points than before."""
    made = worth(after)
    return [card for card, points in worth(before).items() if made[card] > points]


def test_where_nothing_is_to_be_seen_step_by_step_there_is_one_figure_and_cards_that_grow_glow(visit: Visit) -> None:
    """A card glows that makes more points than before."""
    page = visit(settings=still(), **DESKTOP)
    assert len(complete_a_triple(page)) == 1
    begin, before, choice = between("castle-combo", 2, grown)
    tables.my_turn(page, "castle-combo", begin=begin)
    page.evaluate(NOTE)
    place_for(page, choice).click()
    for card in grown(before, before.tried(choice)):
        people.until(page, "card => window.glowed.some(one => one.dataset.fly === `card-${card}`)", card)


#: Note how many steps of the turn are told, whenever that changes.
STEPS = """() => {
  window.steps = [];
  const note = () => window.steps.push(document.querySelectorAll('.steps .step').length);
  new MutationObserver(note).observe(document.querySelector('.steps'), {childList: true});
}"""


def roll(page: Page, pace: str) -> None:
    """Roll the dice, which brings both players something, at some pace."""
    page.evaluate("settings => localStorage.setItem('bailey-settings', settings)", settings(pace=pace))
    against_a_bot(page, about_to_roll())
    page.evaluate(STEPS)
    click(page, page.locator(".choices .button", has_text="Roll the dice"))


def test_what_the_dice_came_to_is_told_step_by_step_or_at_once_and_one_key_tells_the_rest(visit: Visit) -> None:
    page, stepping = visit("/about", **DESKTOP), "document.querySelector('.table [aria-keyshortcuts=s]')"
    roll(page, "fast")
    people.until(page, "() => window.steps.length > 1")
    people.until(page, f"() => !{stepping}")
    told = page.evaluate("() => window.steps")
    assert len(told) > 1
    assert told == list(range(told[0], told[-1] + 1)), "one more each time"
    roll(page, "instant")
    people.until(page, "() => window.steps.length > 0")
    assert page.locator(".table [aria-keyshortcuts=s]").count() == 0
    assert page.evaluate("() => window.steps.at(-1)") > 1
    assert page.evaluate("() => window.steps.length") == 1
    roll(page, "slow")
    people.until(page, f"() => {stepping} && window.steps.length > 0")
    page.evaluate("() => addEventListener('keydown', () => (window.before = [...window.steps]), {capture: true})")
    page.keyboard.press("s")
    people.until(page, f"() => !{stepping}")
    before, after = page.evaluate("() => [window.before, window.steps]")
    assert len(after) == len(before) + 1, "the rest was told in one"
    assert after[-1] > before[-1]
