"""The guided first game: tips lie beside what they speak of, on every screen, and the last one is seen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from web.boxes import box_of
from web.looks import DESKTOP, SMALL
from web.test_burgundy_cards import TITLE as BURGUNDY

from web import people, tables

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from web.visits import Visit

pytestmark = pytest.mark.slow

FRENCH = '{"language": "fr", "pace": "instant", "motion": "none"}'
GUIDED = ".row .button:not(.primary)"
#: No part of what is pointed at lies under the tip.
BESIDE = """() => {
  const [tip, target] = ['.lesson', '.pointed-at'].map((one) => document.querySelector(one).getBoundingClientRect());
  const across = Math.min(tip.right, target.right) - Math.max(tip.left, target.left);
  const along = Math.min(tip.bottom, target.bottom) - Math.max(tip.top, target.top);
  return Math.min(across, along) <= 0;
}"""


def learn(page: Page, title: str | re.Pattern[str]) -> None:
    """Begin the guided game, in whatever language."""
    people.from_the_shelf(page)
    page.locator("article", has=page.get_by_role("heading", name=title)).locator(GUIDED).first.click()
    page.locator(people.MINE).wait_for()


def read_tips(page: Page, device: dict[str, Any], *tips: tuple[str, str]) -> int:
    """Read the tips that apply now; each lies beside what it speaks of. Tells how many there were.

    Of the first ones it is given what they speak of, in a word and as a selector.
    """
    tip, height = page.locator(".lesson"), device["viewport"]["height"]
    seen = 0
    if tips:
        tip.wait_for()  # it comes after the board, with a file of its own
    while tip.count():
        page.wait_for_function(BESIDE)
        box = box_of(tip)
        assert box["height"] < height / 3
        assert box["y"] + box["height"] <= height
        if seen < len(tips):
            word, at = tips[seen]
            assert word in tip.inner_text()
            assert page.locator(f"{at}.pointed-at").count() == 1
        seen += 1
        tip.locator(".primary").click()
    assert seen >= len(tips)
    return seen


BOARD = re.compile("^Les Châteaux de Bourgogne$")
CARDS = "Bourgogne : Le Jeu de cartes"
#: What the first tips of the games of Burgundy speak of.
OF_CARDS = [
    ("Votre domaine", ".own [data-area$='.estate']"),
    ("Aaron", ".race"),
    ("deux dés", ".own [data-area$='.hand']"),
]
OF_THE_BOARD = [
    ("Remplissez", ".own .hexes"),
    ("Deux dés", ".own .dice"),
    ("dépôt de son nombre", "[data-area=depots]"),
]


@pytest.mark.parametrize(
    ("title", "device", "tips"),
    [
        ("Castle Combo", SMALL, []),
        (CARDS, DESKTOP, OF_CARDS),
        pytest.param("Castle Combo", DESKTOP, [], marks=pytest.mark.long),
        pytest.param(CARDS, SMALL, OF_CARDS, marks=pytest.mark.long),
    ],
)
def test_no_tip_covers_what_it_speaks_of(
    visit: Visit, title: str, device: dict[str, Any], tips: list[tuple[str, str]]
) -> None:
    """In French, whose sentences are the longest."""
    page = visit(settings=FRENCH, **device)
    learn(page, title)
    page.locator(".lesson").wait_for()
    assert read_tips(page, device, *tips) >= 4


#: Whether the left card shows its points at the lowest level: 17 with five items, 14 with four.
EASY = """() => {
  const card = document.querySelector('.automata .side');
  return parseInt(card.querySelector('.points').textContent) === {4: 14, 5: 17}[card.querySelectorAll('li').length];
}"""


@pytest.mark.parametrize("device", [SMALL, pytest.param(DESKTOP, marks=pytest.mark.long)], ids=["phone", "desktop"])
def test_tips_of_the_board_game_come_once_the_first_castle_lies(visit: Visit, device: dict[str, Any]) -> None:
    page = visit(settings=FRENCH, **device)
    learn(page, BOARD)
    assert page.evaluate(EASY), "its cards bring what they bring to the easy Automata"
    assert read_tips(page, device, ("premier château", ".own .hexes")) == 1
    page.locator(".own .hexagon.open").first.click()
    page.locator(".own .die.open").first.wait_for()
    assert read_tips(page, device, *OF_THE_BOARD) >= 3


@pytest.mark.parametrize("device", [SMALL, pytest.param(DESKTOP, marks=pytest.mark.long)], ids=["phone", "desktop"])
def test_no_tip_of_the_companion_covers_what_it_speaks_of(visit: Visit, device: dict[str, Any]) -> None:
    page = visit(settings=FRENCH, **device)
    learn(page, "compagnon")
    page.locator(".lesson").wait_for()
    assert read_tips(page, device) >= 2
    assert "que montre le dé blanc" in page.locator(".asking .question").inner_text()


def test_the_last_tip_stands_in_the_result(visit: Visit) -> None:
    page = visit(**DESKTOP)
    tables.sit_down(page, query="?guided")
    page.locator(".lesson").wait_for()
    while page.locator(".lesson").count():
        page.locator(".lesson").get_by_role("button", name="Got it").click()
    tables.finish(page)
    page.get_by_role("dialog").get_by_text("That was a whole game").wait_for()
    assert page.locator("aside.lesson").count() == 0


def test_at_a_table_of_two_no_tip_speaks_of_aaron_and_tips_are_ended(visit: Visit) -> None:
    page = visit()
    tables.my_turn(page, "burgundy-cards")
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Guided game").click()
    tip = page.get_by_role("complementary", name="Guided game")
    tip.get_by_text("Build your estate").wait_for()
    assert "Aaron" not in tip.inner_text()
    tip.get_by_role("button", name="Got it").click()
    tip.get_by_text("two dice").wait_for()
    assert BURGUNDY in page.title()
    page.goto("/")
    people.play_now(page, "Learn as you play")
    tip.wait_for()
    first = tip.inner_text()
    tip.get_by_role("button", name="Got it").click()
    assert tip.inner_text() != first
    tip.get_by_role("button", name="No more tips").click()
    assert tip.count() == 0
