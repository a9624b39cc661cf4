"""Looking on: bots among themselves are seen from the first move on, and nobody else's table is one's own."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from web.looks import DESKTOP, PHONE, fits
from web.test_burgundy_cards import TITLE as BURGUNDY

from web import people, tables

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from web.visits import Visit

pytestmark = pytest.mark.slow
#: The controls are the kit's: in the first tier one game is enough.
GAMES = ["catan-cards", *(pytest.param(name, marks=pytest.mark.long) for name in ("burgundy-cards", "burgundy-board"))]

FAST = '{"language": "en", "pace": "fast", "motion": "none"}'
SLOW = FAST.replace("fast", "slow")
#: Note every position that the table shows.
WATCH = """() => {
  const table = document.querySelector('.table');
  window.seen = [Number(table.dataset.n)];
  new MutationObserver(() => window.seen.push(Number(table.dataset.n))).observe(table, {attributeFilter: ['data-n']});
}"""
ENOUGH = 12


def look_on(visit: Visit, settings: str, game: str = "castle-combo", **device: Any) -> Page:
    """Watch bots that think so little that the game is over long before its first moves were seen."""
    page = visit(f"/new/{game}?against=watch", settings=settings, **device)
    strengths = page.get_by_label("Strength of the bot")
    strengths.first.wait_for()
    for strength in strengths.all():
        strength.select_option("novice")
    page.get_by_role("button", name="Begin").click()
    page.locator(".board").wait_for()
    return page


def wait_for_the_end(page: Page) -> None:
    """Wait until the bots have played to the end, however far they are shown."""
    while page.request.get(page.url.replace("/t/", "/api/tables/")).json()["state"] != "over":
        page.wait_for_timeout(50)


def test_bots_are_watched_move_by_move_back_and_forth_and_to_the_end(visit: Visit) -> None:
    page = look_on(visit, FAST)
    page.evaluate(WATCH)
    people.until(page, f"() => window.seen.length >= {ENOUGH}")
    seen = page.evaluate("() => window.seen")
    assert seen == list(range(seen[0], seen[0] + len(seen)))
    page.get_by_role("button", name="Pause").click()
    stopped = people.row(page)
    assert page.get_by_role("button", name="Run").is_visible()
    page.keyboard.press("ArrowLeft")
    assert people.row(page) == stopped - 1
    told = page.locator(".log li").count()
    page.get_by_role("button", name="To the beginning").click()
    assert people.row(page) == 1
    assert page.locator(".log li").count() < told, "the log tells what has happened so far"
    page.get_by_role("button", name="To the next turn").click()
    people.until(page, "() => Number(document.querySelector('.table').dataset.n) > 1")
    page.get_by_label("Speed").select_option("0.5")
    page.get_by_label("Go to a round").select_option(label="Round 2")
    assert people.row(page) > 4
    wait_for_the_end(page)
    # The game is over at the server before its last rows are here.
    to_the_end = "document.querySelector('[aria-label=\"To the end\"]')?.click()"
    people.until(page, f"() => {to_the_end} ?? document.querySelector('.table').dataset.whose === 'over'")
    page.get_by_role("dialog").get_by_role("heading", name="wins").wait_for()


#: What the second round is called, where a game does not count its rounds.
SECOND = {"burgundy-board": "Phase B", "burgundy-cards": "Round B"}


@pytest.mark.parametrize("game", GAMES)
def test_bots_of_every_game_are_watched_with_the_controls_of_the_replay(visit: Visit, game: str) -> None:
    """On a phone, where there is least room for them."""
    page = look_on(visit, FAST, game, **PHONE)
    slider = page.get_by_role("slider", name="Move")
    page.get_by_role("button", name="Pause").tap()
    people.until(page, "() => Number(document.querySelector('.scrubber').max) > 20")
    page.get_by_role("button", name="To the beginning").tap()
    turns = [people.row(page)]
    for _ in range(3):
        page.get_by_role("button", name="To the next turn").tap()
        turns.append(people.row(page))
    assert turns == sorted(set(turns)), "each turn is another row further on"
    page.get_by_role("button", name="To the turn before").tap()
    assert people.row(page) == turns[-2]
    slider.fill("10")
    assert slider.input_value() == "10"
    people.until(page, "() => document.querySelector('.jumps select').options.length > 1")
    page.get_by_label("Go to a round").select_option(label=SECOND.get(game, "Round 2"))
    assert int(slider.input_value()) > 1
    page.get_by_label("Speed").select_option("4")
    before = people.row(page)
    page.get_by_role("button", name="Run").tap()
    people.until(page, "n => Number(document.querySelector('.table').dataset.n) > n + 2", before)
    assert fits(page)


def test_what_waits_to_be_shown_is_told_in_a_new_language_too(visit: Visit) -> None:
    page = look_on(visit, SLOW, **DESKTOP)
    wait_for_the_end(page)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("de")
    page.keyboard.press("Escape")
    log = page.locator("aside")
    log.get_by_text("Das Spiel beginnt").wait_for()
    assert log.get_by_text("The game begins").count() == 0
    page.evaluate(WATCH)
    people.until(page, "() => window.seen.length > 3")
    assert log.get_by_text(re.compile("takes|spends")).count() == 0
    assert page.get_by_role("button", name="Ans Ende").or_(page.get_by_role("button", name="Zum Ende")).is_visible()


def test_who_looks_on_is_not_told_that_the_estate_is_theirs(visit: Visit) -> None:
    host, looker = visit(), visit()
    with tables.person(host) as browser:
        code = browser.new_table("me", "me", game="burgundy-cards")["code"]
    looker.goto(f"/t/{code}")
    looker.locator(".own").get_by_text("Estate: nothing yet").wait_for()
    assert looker.get_by_text("Your estate").count() == 0
    assert BURGUNDY in looker.title()
