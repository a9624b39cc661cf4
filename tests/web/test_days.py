"""The deal of the day: begun from the shelf, counted once, and told in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from server.browser import play
from server.process import wait_out_the_day
from web.looks import PHONE, Looks, check
from web.visits import Server, visits

from web import people, tables

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser
    from web.visits import Visit

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def one_day() -> None:
    wait_out_the_day(120)


@pytest.fixture
def come(tmp_path: Path, browser: Browser) -> Iterator[Visit]:
    """Come to a server where nobody has played the deal of the day."""
    made = Server(tmp_path)
    made.start()
    with visits(made, browser) as visit:
        yield visit
    made.end()


def test_a_deal_of_the_day_counts_once(come: Visit) -> None:
    page = come("/")
    deals = page.get_by_role("region", name="Deals of the day")
    deal = deals.get_by_role("link", name=people.GAME)
    called = deal.locator(".rivals").inner_text()
    assert called.endswith(", cautious"), "a bot is called by its name"
    assert deal.locator(".rivals svg.portrait").count() == 1
    deal.click()
    page.get_by_role("heading", name="Deal of the day").wait_for()
    page.get_by_text("No game that counts is over yet.").wait_for()
    page.get_by_role("button", name="Begin: this game counts").click()
    page.locator("header").get_by_role("link", name="Deal of the day").wait_for()
    page.get_by_text(called.partition(",")[0], exact=True).first.wait_for()
    address = page.url
    page.goto(address.partition("/t/")[0] + "/day/castle-combo")
    page.get_by_role("main").get_by_role("link", name="Go on").first.click()
    page.locator(".board").wait_for()
    assert page.url == address
    tables.finish(page)
    page.get_by_role("dialog").get_by_role("link", name="Table of results").click()
    row = page.locator("tr.mine")
    row.wait_for()
    assert "(you)" in row.inner_text()
    assert row.locator("td").first.inner_text() == "1"
    page.get_by_role("button", name="Try it once more").click()
    page.locator(".board").wait_for()
    tables.finish(page)
    page.get_by_role("dialog").get_by_role("link", name="Table of results").click()
    page.get_by_text("Try 1", exact=True).wait_for()
    assert page.locator("tbody tr").count() == 1


def test_the_page_says_what_is_prevented_and_what_not(visit: Visit) -> None:
    page = visit("/day/castle-combo", **PHONE)
    page.get_by_text("It does not prevent playing the deal first under another cookie").wait_for()
    commitment = page.locator("dd code").inner_text()
    page.get_by_role("link", name="The deal of").click()
    page.get_by_text("This day is over").wait_for()
    people.until(page, "() => document.querySelectorAll('dd code').length === 2")
    assert page.locator("dd code").first.inner_text() != commitment
    page.get_by_role("link", name="The deal of today").click()
    page.get_by_role("button", name="Begin: this game counts").wait_for()


def test_axe_finds_nothing_and_a_game_of_the_day_leads_to_its_analysis(visit: Visit, looks: Looks) -> None:
    page = visit("/day/castle-combo", bypass_csp=True)
    page.get_by_role("button", name="Begin: this game counts").wait_for()
    check(page, looks)
    made = page.request.post("/api/days/castle-combo").json()
    with tables.person(page) as browser, browser.at(made["table"]) as seat:
        play(seat)
    page.goto("/day/castle-combo")
    analyse = page.get_by_role("link", name="Analyse")
    analyse.first.wait_for()
    check(page, looks)
    # It is not opened: to analyse a whole game takes a plain server minutes, for which other tests would wait.
    assert "/analysis/" in (analyse.first.get_attribute("href") or "")
