"""Studying a replay: the log beside the board, turns and rounds, a link to a moment, records from files."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest
from web.boxes import box_of
from web.looks import DESKTOP, PHONE

from bailey import games
from bailey.core.records.log import GameLog
from bailey.core.records.log_text import write_log
from bailey.core.records.start import Start
from web import people, tables

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from web.visits import Server, Visit

pytestmark = pytest.mark.slow

#: Drop a file onto the page, as the browser tells it of one that is let go over it.
DROP = """([name, text]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name, {type: 'text/plain'}));
  for (const type of ['dragover', 'drop'])
    window.dispatchEvent(new DragEvent(type, {dataTransfer: data, bubbles: true, cancelable: true}));
}"""


def record_of(name: str, seed: int = 3) -> str:
    """A game that was played elsewhere, at random."""
    log, chance = GameLog(games.find(name), Start(("you:Ann", "greedy"), seed)).begun(), random.Random(seed)
    while not log.position.over:
        log.choose(chance.choice(log.position.choices.numbers))
    return write_log(log)


def study(visit: Visit, **device: object) -> Page:
    page = visit("/replay", **device)
    page.locator(".drop").wait_for()
    page.evaluate(DROP, ["castle-combo.bailey", record_of("castle-combo")])
    page.locator(".controls").wait_for()
    return page


def at(page: Page) -> int:
    return int(page.locator(".scrubber").input_value())


def test_a_record_is_dropped_and_gone_through_by_its_log_and_by_keys(visit: Visit) -> None:
    page = study(visit, **DESKTOP)
    check_size(page)
    check_log(page)
    check_keys(page)
    check_focus(page)
    check_files(page)


def check_log(page: Page) -> None:
    """The log leads to each row and follows it; a report names the card, and orders nothing."""
    lines = page.locator("aside li button")
    assert lines.count() == int(page.locator(".scrubber").get_attribute("max") or 0) + 1
    lines.nth(7).click()
    assert at(page) == 7
    assert lines.nth(7).get_attribute("aria-current") == "step"
    for key, row in (("ArrowRight", 8), ("ArrowLeft", 7), ("Home", 0)):
        page.keyboard.press(key)
        assert at(page) == row
    page.keyboard.press("End")
    assert page.locator("aside [aria-current=step]").evaluate(
        "line => { const a = line.getBoundingClientRect(), b = line.closest('ol').getBoundingClientRect();"
        " return a.top >= b.top - 1 && a.bottom <= b.bottom + 1 }"
    )
    page.locator("aside li", has_text=re.compile(r"^\s*Ann puts .+ (above|below|left of|right of) ")).first.wait_for()
    assert page.locator("aside li", has_text=re.compile(r": (Put|Keep|Take)")).count() == 0


def test_turns_and_rounds_are_jumped_to_and_it_runs_by_itself(visit: Visit) -> None:
    page = study(visit, **PHONE)
    page.get_by_role("button", name="To the next turn").tap()
    first = at(page)
    page.get_by_role("button", name="To the next turn").tap()
    assert at(page) > first + 1
    page.get_by_role("button", name="To the turn before").tap()
    assert at(page) == first
    page.get_by_label("Go to a round").select_option(label="Round 3")
    third = at(page)
    assert third > first
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Run").tap()
    people.until(page, "row => Number(document.querySelector('.scrubber').value) > row + 2", third)
    page.get_by_role("button", name="Pause").tap()
    stopped = at(page)
    page.wait_for_timeout(800)
    assert at(page) == stopped


def check_keys(page: Page) -> None:
    """Keys step, turn and run it."""
    page.keyboard.press("Home")
    page.keyboard.press("PageDown")
    first = at(page)
    page.keyboard.press("PageDown")
    assert at(page) > first + 1
    page.keyboard.press("PageUp")
    assert at(page) == first
    page.locator("aside li button").nth(first).focus()
    page.keyboard.press("ArrowRight")
    assert at(page) == first + 1, "with the focus in the log the arrows step, too"
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    page.get_by_role("button", name="Pause").wait_for()
    people.until(page, "row => Number(document.querySelector('.scrubber').value) > row", first + 1)
    page.keyboard.press("Space")
    page.get_by_role("button", name="Run").wait_for()
    page.keyboard.press("End")
    last = int(page.locator(".scrubber").get_attribute("max") or 0)
    assert at(page) == last


def check_focus(page: Page) -> None:
    """What has the focus keeps its keys."""
    page.keyboard.press("End")
    last = at(page)
    page.get_by_role("button", name="One step back").focus()
    page.keyboard.press("Space")
    assert at(page) == last - 1, "the space bar presses a button"
    page.get_by_role("button", name="Run").wait_for()
    page.get_by_label("Speed").focus()
    page.keyboard.press("ArrowLeft")
    assert at(page) == last - 1, "arrows choose from a list"


def check_size(page: Page) -> None:
    """The board has its full size beside the log."""
    board, controls = box_of(page.locator("main")), box_of(page.locator(".controls"))
    assert board["y"] + board["height"] <= controls["y"] + 1
    assert board["height"] > 700
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def check_files(page: Page) -> None:
    """A bad file is refused with the reason, and the good one stays until another good one comes."""
    page.evaluate(DROP, ["shopping.txt", "milk\nbread\n"])
    page.get_by_role("alert").get_by_text("shopping.txt").wait_for()
    assert page.locator(".board").is_visible()
    page.evaluate(DROP, ["large.bailey", "x" * (1 << 21)])
    page.get_by_role("alert").get_by_text("at most 1,536 KiB").wait_for()
    cut = record_of("castle-combo").replace("p1 take ", "p1 take 9", 1)
    page.evaluate(DROP, ["changed.bailey", cut])
    page.get_by_role("alert").get_by_text(re.compile(r"changed\.bailey: .*line", re.IGNORECASE)).wait_for()
    assert page.get_by_label("Go to a round").locator("option").count() != 5
    page.evaluate(DROP, ["burgundy.bailey", record_of("burgundy-cards")])
    people.until(page, "() => document.querySelectorAll('.jumps select')[0].options.length === 5")


#: What is shared is noted, as by a device with a dialog for it.
SHARES = "() => { window.shared = undefined; navigator.share = async (what) => { window.shared = what; }; }"


def test_a_link_leads_to_a_moment_and_is_shared_by_an_address_that_others_reach(visit: Visit, server: Server) -> None:
    page = visit(**PHONE)
    tables.see_the_end(page, whole=True)
    page.get_by_role("link", name="Replay").click()
    page.locator(".controls").wait_for()
    page.locator("aside li button").nth(9).click()
    people.until(page, "() => location.hash.length > 1")
    other = visit(page.url.removeprefix(server.url), **DESKTOP)
    other.locator(".controls").wait_for()
    assert at(other) == 9
    other.evaluate("location.hash = '#4'")
    people.until(other, "() => document.querySelector('.scrubber').value !== '9'")
    check_shared(page)


def check_shared(page: Page) -> None:
    """A moment is shared by an address that others reach; where there is none it says what to do."""
    page.evaluate(SHARES)
    reached = {"open": True, "can_open": True, "urls": ["http://192.0.2.7:8420/"]}
    page.route("**/api/lan*", lambda route: route.fulfill(json=reached))
    page.get_by_role("button", name="Share").tap()
    people.until(page, "() => window.shared !== undefined")
    where = page.url.split("/", 3)[3]
    assert re.fullmatch(r"replay/[\w-]+#\d+", where)
    assert page.evaluate("window.shared") == {"title": "Castle Combo", "url": f"http://192.0.2.7:8420/{where}"}
    page.reload()
    page.locator(".controls").wait_for()
    page.evaluate(SHARES)
    page.unroute_all()
    page.route("**/api/lan*", lambda route: route.fulfill(json={**reached, "open": False, "urls": []}))
    page.get_by_role("button", name="Share").tap()
    page.get_by_role("dialog").get_by_role("button").first.wait_for()
    assert page.evaluate("window.shared") is None
