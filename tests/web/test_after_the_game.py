"""After the game: replay, record, fairness, going on from a position, playing again."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from web import tables

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route
    from web.visits import Visit


pytestmark = pytest.mark.slow


@pytest.fixture
def over(visit: Visit) -> Page:
    """A page where a game has just ended."""
    page = visit(viewport={"width": 1280, "height": 900}, accept_downloads=True)
    tables.see_the_end(page, whole=True)
    return page


def test_everything_that_the_result_offers(over: Page) -> None:
    page = over
    chart(page)
    fair(page)
    record = save_record(page)
    page.get_by_role("link", name="Replay").click()
    scrub(page)
    play_on(page)
    read_again(page, record)


def chart(page: Page) -> None:
    """The chart of the lead has a scale, and can be heard."""
    page.locator("figure svg text", has_text=re.compile(r"^20$")).first.wait_for()
    page.locator("figure svg text", has_text="Points").wait_for()
    told = page.locator("figure li").all_text_contents()
    scores = page.locator(".ranking strong").all_text_contents()
    assert sorted(line.split(" in the end")[0].split(", ")[-1] for line in told) == sorted(scores)


def fair(page: Page) -> None:
    """The check of fairness says so in words."""
    page.get_by_role("button", name="Was it fair?").click()
    page.locator(".fair code").wait_for()
    assert page.locator(".fair.bad").count() == 0


def save_record(page: Page) -> Path:
    """The record is a text file that a person can read."""
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = Path(download.value.path())
    assert "castle-combo" in record.read_text()
    return record


def scrub(page: Page) -> None:
    """The scrubber goes through all rows; so do the arrow keys."""
    page.locator(".controls").wait_for()
    slider = page.get_by_role("slider", name="Move")
    last = int(slider.get_attribute("max"))
    assert last > 20
    page.get_by_role("button", name="To the end").click()
    assert slider.input_value() == str(last)
    page.locator(".board").click(position={"x": 5, "y": 5})
    page.keyboard.press("ArrowLeft")
    assert slider.input_value() == str(last - 1)
    page.get_by_role("button", name="To the beginning").click()
    page.keyboard.press("ArrowRight")
    now = page.locator("aside li button[aria-current=step]")
    assert now.count() == 1
    assert now.inner_text().strip()


def play_on(page: Page) -> None:
    """From any position one can play on against a bot; it counts as practice."""
    page.get_by_role("button", name="Play on from here").click()
    page.locator(".table .board").wait_for()
    page.locator(".mark", has_text="practice").wait_for()


def read_again(page: Page, record: Path) -> None:
    """A record from a file is replayed too."""
    page.goto(page.url.partition("/t/")[0] + "/replay")
    page.get_by_label("Open the record of a game").set_input_files(record)
    page.get_by_role("slider", name="Move").wait_for()


def test_a_game_is_compared_with_ones_best_so_far_and_to_play_again_is_one_click(over: Page) -> None:
    best = over.locator("dialog .best")
    best.get_by_text("Your first game of this kind.").wait_for()
    score = int(over.locator(".ranking li", has_text="Guest").locator("strong").inner_text())
    tables.see_the_end(over, whole=True)
    now = int(over.locator(".ranking li", has_text="Guest").locator("strong").inner_text())
    says = "A record!" if now > score else "As good as" if now == score else "Your best in a game like this"
    best.get_by_text(says).wait_for()
    assert now == score or f"{score} points" in best.inner_text()
    over.get_by_role("button", name="Play again").click()
    over.locator(".table:is([data-whose=mine], [data-whose=others])").wait_for()
    assert over.locator("[data-part=own] .grid .card").count() <= 1


def test_nothing_in_the_result_moves_while_it_is_filled(visit: Visit) -> None:
    """The chart and the record come later; what stands below them stays where it is."""
    page = visit(viewport={"width": 1280, "height": 900})
    late: list[Route] = []

    def hold(route: Route) -> None:
        late.append(route)

    page.route(re.compile(r"/api/(tables/.*/replay|me/games/.*/earlier)"), hold)
    tables.see_the_end(page, whole=True)
    below = page.get_by_role("heading", name="The scores, line by line")
    below.wait_for()
    before = below.bounding_box()
    assert page.locator("dialog figure svg").count() == 0
    while len(late) < 2:
        page.wait_for_timeout(20)
    for route in late:
        route.continue_()
    page.locator("dialog figure svg").first.wait_for()
    page.locator("dialog .best").get_by_text("first game").wait_for()
    assert below.bounding_box() == before
