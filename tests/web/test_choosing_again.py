"""Choosing again where something was given away: the compared choices, and what each would have given away."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from web.looks import DESKTOP, PHONE, check
from web.test_analysis import analysed, late, said

from web import people, tables

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page
    from web.visits import Visit

pytestmark = pytest.mark.slow
#: What is written on a choice that would have given something away.
GIVEN = "\N{MINUS SIGN}[\\d.]+( points?|%)"
#: By server the game that is chosen again in, and the cookies of who played it: its analysis takes long, and is kept.
KEPT: dict[str, tuple[str, list[Any]]] = {}


def begun(page: Page) -> None:
    """Analyse a game whose last choices were clicks at random, and choose again at its costliest moment."""
    address = tables.address_of(page)
    if address not in KEPT:
        KEPT[address] = tables.played(page, late(7)), page.context.cookies()
    code, cookies = KEPT[address]
    page.context.add_cookies(cookies)
    page.goto(f"{address}/analysis/{code}")
    analysed(page).get_by_role("link", name="Choose again").first.click()
    page.get_by_role("heading", name="What would you choose now?").wait_for()


def options(page: Page) -> Locator:
    return page.get_by_role("region", name="What would you choose now?").get_by_role("listitem").get_by_role("button")


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_choice_is_made_again_and_it_is_said_what_each_gives_away(visit: Visit, screen: dict[str, Any]) -> None:
    page = visit(**screen)
    begun(page)
    check(page)
    assert page.get_by_text("chosen in the game").count() == 0, "what was chosen is not told before"
    count = options(page).count()
    for i in range(count):
        options(page).nth(i).click()
        if page.locator(".verdict").filter(has_not_text="gives something away").count():
            break
        assert re.search(GIVEN, said(options(page).nth(i)))
        assert options(page).nth(i).is_disabled()
    assert re.search("^That is (the best|as good as)", said(page.locator(".verdict")))
    assert all(options(page).nth(i).is_disabled() for i in range(count)), "then it is known of all of them"
    assert page.get_by_text("chosen in the game").count() == 1
    assert sum(re.search(GIVEN, said(one)) is None for one in options(page).all()) >= 1
    check(page)


def test_who_cannot_find_it_is_shown_it_and_goes_on_to_the_next_one(visit: Visit) -> None:
    page = visit(**DESKTOP)
    begun(page)
    (at, of) = map(int, re.findall(r"\d+", said(page.locator(".counted"))))
    for _ in range(at, of):
        page.get_by_role("button", name="Show me").click()
        page.get_by_text(re.compile("^Better: ")).wait_for()
        page.get_by_role("button", name="Next one").click()
        page.get_by_role("button", name="Show me").wait_for()
        page.mouse.move(5, 5)
        assert page.locator(".hinted").count() == 0, "the board does not tell which one is best"
    page.get_by_role("button", name="Show me").click()
    page.get_by_text("That was the last one of this game.").wait_for()
    page.get_by_role("link", name="Analysis").click()
    page.get_by_role("heading", name="Analysis", exact=True).wait_for()


def test_what_was_given_away_becomes_puzzles_of_ones_own(visit: Visit) -> None:
    page = visit(**PHONE)
    begun(page)
    table = page.url.partition("/again/")[2].partition("?")[0]
    rows = page.request.get(f"/api/tables/{table}/analysis").json()["result"]["rows"]
    # The server makes none of a game that was begun at its end, for it does not count.
    puzzles = [
        {"table": table, "n": row["n"], "question": "Take a card", "loss": 0.1, "ended": 1_790_000_000}
        for row in rows
        if row["decision"]["quality"] != "sound"
    ][:3]
    told = [{"game": "castle-combo", "title": people.GAME, "puzzles": puzzles}]
    page.route("**/api/me/puzzles*", lambda route: route.fulfill(json=told))
    page.goto(f"{tables.address_of(page)}/puzzles")
    own = page.get_by_role("region", name="Puzzles from your own games")
    number = own.get_by_role("link", name=re.compile("^Puzzle 1, .*, not tried yet$"))
    number.wait_for()
    check(page)
    count = own.get_by_role("link").count()
    number.click()
    for n in range(1, count + 1):
        page.get_by_text(f"{n} of {count}", exact=True).wait_for()
        page.get_by_role("button", name="Show me").click()
        if n < count:
            page.get_by_role("button", name="Next one").click()
    page.get_by_text("That was the last one of yours for now.").wait_for()
    page.get_by_role("link", name="Puzzles").click()
    own.get_by_role("link", name=re.compile("not solved at the first attempt$")).nth(count - 1).wait_for()
    assert f"0 of {count} solved" in said(own)


def test_a_game_that_is_not_analysed_says_so(visit: Visit) -> None:
    page = visit(**PHONE)
    code = tables.played(page, late(2))
    page.goto(f"{tables.address_of(page)}/again/{code}")
    page.get_by_role("alert").get_by_text("This game has not been analysed yet.").wait_for()
    check(page)
