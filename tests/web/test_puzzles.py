"""Puzzles: a list by grades, one of the day, and what is said of a choice."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from web.looks import DESKTOP, PHONE, check
from web.test_analysis import said
from web.test_choosing_again import GIVEN
from web.visits import PATIENCE

from bailey import games
from bailey.core.records.puzzles import puzzles_of
from web import people

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page
    from web.visits import Visit

    from bailey.core.records.puzzles import Puzzle

pytestmark = pytest.mark.slow
GAME = "castle-combo"
CLOSED = re.compile("solved|first attempt")


def options(page: Page) -> Locator:
    return page.get_by_role("region", name="What would you choose now?").get_by_role("listitem").get_by_role("button")


def choose(page: Page, *, best: bool) -> None:
    """Choose the best of the compared choices, or another one."""
    puzzle = page.url.rpartition("/")[2]
    told = page.request.get(f"/api/puzzles/{GAME}/{puzzle}?language=en").json()["options"]
    wanted = told[0 if best else -1]
    options(page).get_by_text(wanted[:1].upper() + wanted[1:], exact=True).click()


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_puzzle_of_the_day_is_on_the_shelf_and_the_next_one_follows(visit: Visit, screen: dict[str, Any]) -> None:
    page = visit("/", **screen)
    page.get_by_role("region", name="Puzzles").get_by_role("link", name="Castle Combo").click()
    options(page).first.wait_for()
    assert said(page.locator(".counted")) == "Puzzle of the day"
    check(page)
    choose(page, best=False)
    assert "gives something away" in said(page.locator(".verdict"))
    choose(page, best=True)
    assert said(page.locator(".verdict")) == "That is the best one."
    puzzle = page.request.get(f"/api/puzzles/castle-combo/{page.url.rpartition('/')[2]}?language=en").json()
    assert puzzle["why"] in said(page.locator("aside"))  # of some days' puzzles the points do not say why
    assert page.get_by_text("chosen in the game").count() == 0
    check(page)
    before = page.url
    page.get_by_role("button", name="Next one").click()
    page.wait_for_url(lambda url: url != before)
    page.get_by_role("button", name="Show me").wait_for()
    page.get_by_role("link", name="Puzzles").click()
    page.get_by_role("link", name="not solved at the first attempt").first.wait_for()


def test_the_board_marks_what_a_choice_names_and_a_finger_taps_twice(visit: Visit) -> None:
    first = next(one.id for one in puzzles_of(games.find(GAME)).values() if takes(one))
    page = visit(f"/puzzle/{GAME}/{first}", **PHONE)
    options(page).filter(has_text="Take", has_not_text="face down").first.tap()
    page.get_by_text("Tap again to choose it").wait_for()
    people.until(page, "() => document.querySelectorAll('[data-part=table] .card.hinted').length === 1")
    assert page.locator(".verdict").count() == 0
    check(page)
    options(page).filter(has_text="Take", has_not_text="face down").first.tap()
    page.locator(".verdict").wait_for()
    assert page.get_by_text("Tap again to choose it").count() == 0


def test_any_choice_may_be_made_from_a_list_or_on_the_board(visit: Visit) -> None:
    first = next(one.id for one in puzzles_of(games.find(GAME)).values() if takes(one) and wide(one))
    page = visit(f"/puzzle/{GAME}/{first}", **DESKTOP)
    page.get_by_text(re.compile(r"^Other choices \(\d+\)$")).click()
    others, before = page.locator("details").get_by_role("listitem"), options(page).count()
    left = others.count()
    others.first.get_by_role("button").click()
    judged(page)
    assert (others.count(), options(page).count()) == (left - 1, before), "what was tried stands with the compared ones"
    check(page)
    page.locator("main .card.open").first.click()
    if page.locator(".picked").count():
        page.locator(".picked").get_by_role("button").first.click()
    judged(page)
    assert options(page).filter(has_text=re.compile(GIVEN)).count() >= 1


def judged(page: Page) -> None:
    """Wait until it is said how good a choice is; what judges it may be compiled first."""
    page.locator(".verdict").wait_for(timeout=1000 * int(PATIENCE))


def wide(puzzle: Puzzle) -> bool:
    """Whether there are more choices than the compared ones."""
    return len(puzzle.position(games.find(GAME)).choices) > len(puzzle.decision["options"])


def takes(puzzle: Puzzle) -> bool:
    """Whether one of the compared choices takes a card."""
    return any(one["choice"]["do"] == "take" for one in puzzle.decision["options"])


def test_what_was_solved_is_marked_in_the_list(visit: Visit) -> None:
    page = visit("/puzzles", **PHONE)
    section = page.get_by_role("region", name="Castle Combo")
    section.get_by_role("link", name=re.compile("^Puzzle 1,")).first.click()
    options(page).first.wait_for()
    choose(page, best=True)
    page.get_by_role("link", name="Puzzles").click()
    section.get_by_role("link", name=re.compile("^Puzzle 1, solved$")).first.wait_for()
    easy = sum(one.grade == 1 for one in puzzles_of(games.find(GAME)).values())
    assert f"1 of {easy} solved" in said(section)
    check(page)


def test_a_puzzle_that_does_not_exist_says_so(visit: Visit) -> None:
    page = visit(f"/puzzle/{GAME}/0000000000", **PHONE)
    page.get_by_role("alert").get_by_text("There is no such puzzle.").wait_for()
    check(page)
