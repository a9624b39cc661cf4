"""A game that nobody has drawn is played on the board that its state makes: by mouse, by touch and by keyboard."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from web.looks import DESKTOP, PHONE, resize
from web.visits import Server, visits

from bailey.games import _template as postern
from web import people

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page
    from web.visits import Visit

pytestmark = pytest.mark.slow
#: So many tables are tried: two of five have two goods and a guard.
MOST_TABLES = 40
HAND, NICHES = "[data-area='players.0.hand']", "[data-area=niches]"


@pytest.fixture(scope="module")
def with_template(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a copy of the template among its games, in a folder that is called as the game."""
    copy = tmp_path_factory.mktemp("games") / postern.GAME.name
    shutil.copytree(postern.GAME.folder, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for file in copy.glob("*.py"):
        text = file.read_text(encoding="utf-8").replace("from bailey.games import _template", f"import {copy.name}")
        file.write_text(text.replace(postern.__name__, copy.name), encoding="utf-8")
    made = Server(tmp_path_factory.mktemp("template"), BAILEY_GAMES=str(copy))
    made.start()
    yield made
    made.end()


@pytest.fixture
def come(with_template: Server, browser: Browser) -> Iterator[Visit]:
    with visits(with_template, browser) as visit:
        yield visit


def at_a_table(page: Page, address: str, **more: Any) -> None:
    """Sit down and wait for the own turn."""
    order = {"game": "postern", "seats": [{"who": "me"}, {"who": "bot", "strength": "novice"}], **more}
    answer = page.request.post(f"{address}/api/tables", data=order)
    assert answer.ok, answer.text()
    page.goto(f"{address}/t/{answer.json()['code']}")
    page.locator(people.MINE).wait_for()


def with_goods_and_a_guard(page: Page, address: str) -> None:
    """Sit down at table after table, until two goods and a guard are in hand, and both niches are empty."""
    for _ in range(MOST_TABLES):
        at_a_table(page, address)
        hand, empty = page.locator(f"{HAND} .card"), page.locator(f"{NICHES} .empty.open")
        hand.first.wait_for()
        if 1 < page.locator(f"{HAND} .card.open").count() < hand.count() and empty.count() == 2:
            return
    raise AssertionError("no table begins so")


def test_a_card_that_nobody_has_drawn_names_its_numbers_and_a_small_one_shows_them_alone(
    come: Visit, with_template: Server
) -> None:
    page = come(**DESKTOP)
    with_goods_and_a_guard(page, with_template.url)
    card = page.locator(f"{HAND} .card.open").first
    goods = (card.get_attribute("data-fly") or "").removeprefix("card-")
    worth = postern.CARDS.printed[goods]["worth"]
    assert [line.strip() for line in card.locator(".numbers").inner_text().split()] == ["worth", str(worth)]
    resize(page, 390, 844)
    expect(card.locator(".called")).to_be_hidden()
    expect(card.locator(".numbers i")).to_have_text(str(worth))


@pytest.mark.parametrize("first", ["card", "niche"])
def test_a_card_and_its_niche_are_clicked_in_any_order(come: Visit, with_template: Server, first: str) -> None:
    page = come(**DESKTOP)
    with_goods_and_a_guard(page, with_template.url)
    card, niche = page.locator(f"{HAND} .card.open").first, page.locator(f"{NICHES} li").nth(1)
    goods, spot = (card.get_attribute("data-fly") or "").removeprefix("card-"), niche.locator("button")
    one, then = (card, spot) if first == "card" else (spot, card)
    before = people.row(page)
    one.click()
    assert people.row(page) == before, "it may be carried, or hidden in either niche"
    then.click()
    people.gone_on(page, before)
    page.get_by_text(re.compile(f"hides {goods} and finds")).first.wait_for()  # it may be fetched at once


def test_why_a_guard_cannot_be_carried_is_said(come: Visit, with_template: Server) -> None:
    page = come(**DESKTOP)
    with_goods_and_a_guard(page, with_template.url)
    page.locator(f"{HAND} .card", has_text="guard").first.click()
    page.get_by_role("alert").get_by_text("guard is no goods").wait_for()


def test_the_sheet_of_a_card_that_nobody_drew_has_its_numbers(come: Visit, with_template: Server) -> None:
    page = come(**DESKTOP)
    at_a_table(page, with_template.url)
    page.keyboard.press("?")
    page.get_by_placeholder("Search rules and cards").fill("salt")
    page.get_by_role("button", name="Salt", exact=True).click()
    page.get_by_role("dialog", name="salt").get_by_text("worth: 3").wait_for()


@pytest.mark.parametrize("device", ["mouse", "touch", "keyboard"])
def test_a_whole_game_is_played(come: Visit, with_template: Server, device: str) -> None:
    page = come(**(PHONE if device == "touch" else DESKTOP))
    at_a_table(page, with_template.url, options={"hours": 3})
    choose = {"mouse": people.by_mouse, "touch": people.by_touch, "keyboard": people.by_keyboard}[device]

    def choose_and_look(page: Page, i: int) -> None:
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, "it is not too wide"
        choose(page, i)

    people.play_to_the_end(page, choose_and_look)
    page.get_by_role("dialog").wait_for()
    assert page.locator(".ranking li").count() == 2
