"""The end of a game: the last choice stays in view, the score is counted line by line, then comes what it means."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules.table import acting, player
from web.looks import INSIDE, SIZES, settings
from web.test_burgundy_board import eagerly as on_the_board
from web.test_burgundy_cards import eagerly as with_cards
from web.test_catan_cards import by_mouse as in_catan
from web.test_catan_cards import written

from web import people, tables

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page
    from web.visits import Visit

pytestmark = pytest.mark.slow

#: Choices until a game that was almost over is over.
MOST_CHOICES = 40
#: The look at which the end of each game is seen: light and dark, on each kind of screen.
ENDS = [
    ("castle-combo", "tablet", "dark"),
    ("burgundy-cards", "phone", "dark"),
    pytest.param("burgundy-cards", "tablet", "light", marks=pytest.mark.long),
    pytest.param("burgundy-board", "desktop", "dark", marks=pytest.mark.long),
    pytest.param("burgundy-board", "phone", "light", marks=pytest.mark.long),
    ("catan-cards", "desktop", "light"),
    pytest.param("catan-cards", "phone", "dark", marks=pytest.mark.long),
]
#: Note each thing that is shown of an end, in its order: whether the game is over, what is counted, the result.
WATCH = """() => {
  window.shown = [];
  const texts = what => [...document.querySelectorAll(`.scoring > li > ${what}`)].map(one => one.textContent);
  const fits = () => {
    const inside = [...document.querySelectorAll('.scoring')].every(INSIDE);
    return inside && document.documentElement.scrollWidth <= innerWidth;
  };
  const note = () => {
    const now = {
      over: document.querySelector('.table').dataset.whose === 'over',
      counting: document.querySelector('.scoring') !== null,
      lines: texts('.line'), points: texts('.points'), sums: texts('strong').map(Number),
      result: document.querySelector('dialog .ranking') !== null, fits: fits(),
      totals: [...document.querySelectorAll('main .seat .points')].map(one => one.textContent),
    };
    if (JSON.stringify(now) !== JSON.stringify(window.shown.at(-1))) window.shown.push(now);
  };
  new MutationObserver(note).observe(document.body, {
    childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ['data-whose'],
  });
}"""


def almost_won() -> dict[str, Any]:
    """A City is all that is missing to the seven points that win."""
    regions = {"hills-1": (4, "above"), "forest-6": (4, "below"), "fields-3": (8, "above"), "mountains-4": (8, "below")}
    first = player(0, "", {}, (4, 7), (5, 6), 3, regions)
    return written(acting(first, player(1, "", {"garrison-b": (5, "above")}), goal=7))


def begin(name: str) -> tuple[int, dict[str, Any]]:
    """How many sit at the table of a game that is almost over, and how it begins."""
    if name == "catan-cards":
        return 2, almost_won()
    seats = 2 if name == "castle-combo" else 1  # alone, against what is printed
    return seats, tables.before_the_end(name, seats)


def build_a_city(page: Page, i: int) -> None:
    """Build it, and pay with whatever is asked for."""
    city = page.locator(".centre.open")
    if city.count():
        city.first.click()
    else:
        in_catan(page, random.Random(i))


CHOOSE: dict[str, Callable[[Page, int], None]] = {
    "castle-combo": people.by_mouse,
    "burgundy-cards": with_cards,
    "burgundy-board": on_the_board,
    "catan-cards": build_a_city,
}


def play_the_end(page: Page, name: str) -> None:
    """Sit down shortly before the end, watch, and choose until the game is over."""
    seats, beginning = begin(name)
    tables.my_turn(page, name, seats=seats, begin=beginning)
    page.evaluate(WATCH.replace("INSIDE", INSIDE))
    for i in range(MOST_CHOICES):
        if people.wait_for_me(page) == "over":
            return
        people.choose_and_see(page, CHOOSE[name], i)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("name", "size", "theme"), ENDS)
def test_the_end_is_seen_then_counted_then_told(visit: Visit, name: str, size: str, theme: str) -> None:
    page = visit(settings=settings(theme), **SIZES[size])
    play_the_end(page, name)
    page.locator("dialog .ranking").wait_for()
    check_order(page.evaluate("window.shown"))
    check_lines(page, page.evaluate("window.shown"))
    check_result(page)


def check_order(shown: list[dict[str, Any]]) -> None:
    """First the board alone, with the last choice on it; then the counting over the board; then the result."""
    assert all(one["fits"] for one in shown if one["counting"])
    before_the_result = [one for one in shown if one["over"] and not one["result"]]
    assert {total for one in before_the_result for total in one["totals"]} == {"…"}, "no total is told before the count"
    stages = [(one["counting"], one["result"]) for one in shown if one["over"]]
    assert stages[0] == (False, False), "the last choice stays in view"
    assert list(dict.fromkeys(stages)) == [(False, False), (True, False), (False, True)]


def check_lines(page: Page, shown: list[dict[str, Any]]) -> None:
    """Every line of the score that brings something was counted on its own, and adds to the sum."""
    counted = [one for one in shown if one["counting"] and any(one["lines"])]
    for seat in range(page.locator("dialog [role=tab]").count() - 1):  # the last one compares all
        page.locator("dialog [role=tab]").nth(seat).click()
        rows = page.locator("dialog tbody tr").all()
        lines = [(row.locator("th").inner_text().split("\n")[0], int(row.locator("td").inner_text())) for row in rows]
        scored = [(said, points) for said, points in lines if points]
        told = [(one["lines"][seat], number(one["points"][seat])) for one in counted]
        assert [one for one in told if one[1]] == scored
        sums = [one["sums"][seat] for one in counted]
        assert sums[-1] == int(page.locator("dialog tfoot td").inner_text())
        assert sums == [sum(points for _, points in told[: i + 1]) for i in range(len(told))]


def number(written: str) -> int:
    """The points that are written as "+3", or not at all."""
    return int(written.replace("\N{MINUS SIGN}", "-") or 0)


def check_result(page: Page) -> None:
    """Places, the points of each, by how much, and what made the difference."""
    dialog = page.locator("dialog")
    assert dialog.locator(".ranking .place").all_inner_texts() == ["1", "2"]
    first, second = map(int, dialog.locator(".ranking strong").all_inner_texts())
    verdict = dialog.locator(".verdict").inner_text()
    assert re.search(rf"\b{first - second} points?\b", verdict), verdict
    assert dialog.locator(".verdict .quiet-text").inner_text(), "what decided it"


@pytest.mark.parametrize("by", ["key", "button"])
def test_the_counting_is_skipped(visit: Visit, by: str) -> None:
    page = visit(settings=settings(pace="slow"), **SIZES["desktop"])
    play_the_end(page, "castle-combo")
    page.locator(".scoring").wait_for()
    if by == "key":
        page.keyboard.press("s")
    else:
        page.get_by_role("button", name="Show the result").click()
    page.locator("dialog .ranking").wait_for()
    shown = page.evaluate("window.shown")
    scores = sorted(map(int, page.locator("dialog .ranking strong").all_inner_texts()))
    assert all(sorted(one["sums"]) != scores for one in shown if one["counting"]), "it was not counted to its end"
    assert page.locator(".scoring").count() == 0
