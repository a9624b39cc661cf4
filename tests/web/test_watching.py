"""Looking on: bots among themselves are seen from the first move on, and nobody else's table is one's own."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from web.test_burgundy_cards import TITLE as BURGUNDY
from web.test_two_browsers import seat_two

from web import people

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from web.conftest import Server, Visit

pytestmark = pytest.mark.slow

FAST = '{"language": "en", "pace": "fast", "motion": "none"}'
SLOW = FAST.replace("fast", "slow")
#: Note every position that the table shows.
WATCH = """() => {
  const table = document.querySelector('.table');
  window.seen = [Number(table.dataset.n)];
  new MutationObserver(() => window.seen.push(Number(table.dataset.n))).observe(table, {attributeFilter: ['data-n']});
}"""
ENOUGH = 12


def look_on(visit: Visit, settings: str, **device: Any) -> Page:
    """Watch bots that think so little that the game is over long before its first moves were seen."""
    page = visit("/new/castle-combo?against=watch", settings=settings, **device)
    strengths = page.get_by_label("Strength of the bot")
    strengths.first.wait_for()
    for strength in strengths.all():
        strength.select_option("novice")
    page.get_by_role("button", name="Begin").click()
    page.locator(".board").wait_for()
    return page


def test_bots_are_watched_move_by_move(visit: Visit) -> None:
    page = look_on(visit, FAST)
    page.evaluate(WATCH)
    page.wait_for_function(f"() => window.seen.length >= {ENOUGH}")
    seen = page.evaluate("() => window.seen")
    assert seen == list(range(seen[0], seen[0] + len(seen)))
    page.get_by_role("button", name="Skip ahead").click()
    page.get_by_role("dialog").get_by_text("wins").wait_for()


def test_what_waits_to_be_shown_is_told_in_a_new_language_too(visit: Visit) -> None:
    page = look_on(visit, SLOW, viewport={"width": 1440, "height": 900})
    while page.request.get(page.url.replace("/t/", "/api/tables/")).json()["state"] != "over":
        page.wait_for_timeout(50)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("de")
    page.keyboard.press("Escape")
    log = page.locator("aside")
    log.get_by_text("Das Spiel beginnt").wait_for(timeout=20_000)
    assert log.get_by_text("The game begins").count() == 0
    page.evaluate(WATCH)
    page.wait_for_function("() => window.seen.length > 3")
    assert log.get_by_text(re.compile("takes|spends")).count() == 0
    assert page.get_by_role("button", name="Vorspulen").is_visible()


def test_who_looks_on_is_not_told_that_the_estate_is_theirs(visit: Visit, server: Server) -> None:
    host, looker = visit(), visit()
    order = {"game": "burgundy-cards", "seats": [{"who": "me"}, {"who": "me"}]}
    code = host.request.post(f"{server.url}/api/tables", data=order).json()["code"]
    looker.goto(f"{server.url}/t/{code}")
    looker.locator(".own .estate").get_by_text("no card in the estate yet").wait_for()
    assert looker.get_by_text("Your estate").count() == 0
    assert BURGUNDY in looker.title()


def test_how_many_look_on_is_told_in_words(visit: Visit) -> None:
    host, _, link = seat_two(visit)
    looker = visit()
    looker.goto(link)
    host.get_by_text("1 person looks on").wait_for(state="attached")
    assert people.row(looker) >= 0
