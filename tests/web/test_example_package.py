"""A game from an installed package, which no file of the client names, is played in a browser on its declared board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import example_package
import pytest
from web.looks import DESKTOP, PHONE
from web.visits import Server, visits

from web import people

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page
    from web.visits import Visit

pytestmark = pytest.mark.slow
TITLE = "Lost Trails"


@pytest.fixture(scope="module")
def with_package(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the example among its games."""
    package = example_package.install(tmp_path_factory.mktemp("package"))
    made = Server(tmp_path_factory.mktemp("server"), PYTHONPATH=str(package))
    made.start()
    yield made
    made.end()


@pytest.fixture
def come(with_package: Server, browser: Browser) -> Iterator[Visit]:
    with visits(with_package, browser) as visit:
        yield visit


@pytest.mark.parametrize("device", ["mouse", "touch"])
def test_it_is_on_the_shelf_and_played_to_the_end(come: Visit, device: str) -> None:
    page = come(**(PHONE if device == "touch" else DESKTOP))
    people.play_now(page, title=TITLE)
    assert [area.get_attribute("data-area") for area in page.locator(".board [data-area]").all()]
    choose = {"mouse": people.by_mouse, "touch": people.by_touch}[device]

    def choose_and_look(page: Page, i: int) -> None:
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, "it is not too wide"
        choose(page, i)

    people.play_to_the_end(page, choose_and_look)
    page.get_by_role("dialog").wait_for()
    assert page.locator(".ranking li").count() == 2


def test_a_card_of_the_row_is_taken_with_a_click(come: Visit) -> None:
    page = come(**DESKTOP)
    people.play_now(page, title=TITLE)
    page.locator(people.MINE).wait_for()
    page.locator("[data-area=row] .card").first.wait_for()
    card = page.locator("[data-area=row] .card.open").first
    if card.count() == 0:  # two coins are too few for one row in eleven
        before = people.row(page)
        page.get_by_role("button", name="rest").click()
        people.gone_on(page, before)
        page.locator(people.MINE).wait_for()
    card.wait_for()
    name, before = card.get_attribute("data-fly"), people.row(page)
    card.click()
    people.gone_on(page, before)
    page.locator(f"[data-area$='.taken'] [data-fly={name}]").first.wait_for()
