"""The log of a table: whose line it is, where it opens, and where it leads."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from server.browser import play
from web.looks import DESKTOP, PHONE, SMALL

from web import people, tables

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from web.visits import Visit

pytestmark = pytest.mark.slow

GAME = "burgundy-board"
LOOKS = pytest.mark.parametrize("look", [PHONE, SMALL], ids=["phone", "small"])
#: The lines of the log, each with the seat whose shield it carries.
LINES = """() => [...document.querySelectorAll('.log > li')].flatMap(one => {
  const seat = /player-(\\d)/.exec(one.querySelector('svg')?.getAttribute('style') ?? '')?.[1] ?? null;
  return [...one.querySelectorAll('p')].map(line => [seat, line.textContent]);
})"""
#: Whether the newest line is in sight, below the head of the dialog.
NEWEST = """() => {
  const [line] = [...document.querySelectorAll('dialog .log p')].slice(-1);
  const { top, bottom } = line.getBoundingClientRect();
  const head = document.querySelector('dialog header').getBoundingClientRect();
  return top >= head.bottom && bottom <= innerHeight;
}"""
#: The lines whose icon does not stand beside their last word.
ALONE = """() => [...document.querySelectorAll('.log p:has(.rule)')].filter(one => {
  const said = document.createRange();
  said.selectNodeContents(one.firstElementChild);
  const last = [...said.getClientRects()].at(-1), icon = one.querySelector('.rule').getBoundingClientRect();
  return last && !(icon.top < last.bottom && icon.bottom > last.top && icon.left - last.right < 16);
}).map(one => one.textContent)"""


def late(page: Page) -> None:
    """Open a table whose game against the Automata has come to its end, after many turns."""
    made = tables.set_up(page, GAME, seats=1, begin=tables.before_the_end(GAME, 1, back=30))
    with tables.person(page) as browser, browser.at(browser.give(made)["table"]) as seat:
        play(seat)
    page.goto(f"{tables.address_of(page)}/t/{made['code']}")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    people.until(page, people.LETTERS)


def read_all(page: Page) -> None:
    """Have the log in sight, with what is folded up in it."""
    if page.viewport_size == PHONE["viewport"]:
        page.get_by_role("button", name="What happened").click()
    page.locator(".log details").first.wait_for()
    page.locator(".log details").evaluate_all("all => all.forEach(one => { one.open = true; })")


def test_a_line_carries_the_shield_of_whom_it_is_about(visit: Visit) -> None:
    page = visit(**DESKTOP)
    late(page)
    lines: list[tuple[str | None, str]] = page.evaluate(LINES)
    for seat, about in (
        ("1", r"^(Depot \d has nothing|Its (left|right) card|The Automata)"),
        ("0", r"^(You|Your) "),
        (None, r"^Phase [A-E]( is over|, round)"),
    ):
        found = {who for who, line in lines if re.match(about, line)}
        assert found == {seat}, about


@LOOKS
def test_on_a_phone_the_log_opens_at_its_newest_line(visit: Visit, look: dict[str, Any]) -> None:
    page = visit(**look)
    late(page)
    for _ in range(2):
        page.get_by_role("button", name="What happened").click()
        page.locator("dialog .log").wait_for()
        people.until(page, NEWEST)
        page.get_by_role("dialog").get_by_role("button", name="Close").click()


@pytest.mark.parametrize("look", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_icon_of_a_rule_stands_beside_the_last_word(visit: Visit, look: dict[str, Any]) -> None:
    page = visit(**look)
    late(page)
    read_all(page)
    assert page.evaluate(ALONE) == []


@pytest.mark.parametrize("look", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_way_out_of_the_rules_stays_in_sight(visit: Visit, look: dict[str, Any]) -> None:
    """A line of the log leads far down into the rules: what closes them is seen there, and can be pressed."""
    page = visit(**look)
    late(page)
    read_all(page)
    page.locator(".log p", has_text="has nothing").last.locator(".rule").click()
    rules = page.get_by_role("dialog", name="Rules")
    people.until(page, "() => document.querySelector('dialog[aria-label=Rules]').scrollTop > 500")
    box = rules.get_by_role("button", name="Close").bounding_box()
    assert box
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= look["viewport"]["height"]
    # What was led to lies below the head, and not under it.
    top = rules.locator("article.first").bounding_box()
    head = rules.locator("header").bounding_box()
    assert top
    assert head
    assert top["y"] >= head["y"] + head["height"] - 1
    rules.get_by_role("button", name="Close").click()
    rules.wait_for(state="detached")


def test_a_line_is_followed_by_the_keyboard(visit: Visit) -> None:
    """It is no button, so that the icon stands beside its last word; keys do what they do to a button."""
    page = visit(**DESKTOP)
    late(page)
    page.locator(".log .moment").last.press("Enter")
    page.wait_for_url(re.compile(r"/replay/.+\?n=\d+"))
