"""What one has played: on the shelf, on a page of its own, exported and deleted."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from web import people, tables

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from web.visits import Visit

pytestmark = pytest.mark.slow


def play_games(page: Page, many: int, **more: str) -> list[str]:
    """Play games against a novice to their ends, without the page; tells the tables, the latest first."""
    with tables.person(page) as browser:
        played = []
        for seed in range(many):
            table = str(browser.new_table("me", "novice", **more)["table"])
            with browser.at(table) as seat:
                seat.play_to_end(random.Random(seed))
            played.insert(0, table)
    return played


def test_the_shelf_lists_the_last_games(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("heading", name=people.GAME, exact=True).wait_for()
    assert page.get_by_role("heading", name="Last games").count() == 0
    played = play_games(page, 4)
    page.reload()
    shelf = page.get_by_role("region", name="Last games")
    shelf.wait_for()
    replays = [link.get_attribute("href") for link in shelf.get_by_role("link", name="Replay").all()]
    assert replays == [f"/replay/{table}" for table in played[:3]]
    found = page.request.get("/api/me/games?most=1").json()["games"][0]
    assert found["seats"][1]["name"] in shelf.locator("li").first.inner_text()
    shelf.get_by_role("link", name="Replay").first.click()
    page.get_by_role("slider", name="Move").wait_for()
    page.go_back()
    shelf.get_by_role("link", name="All games").click()
    page.get_by_role("heading", name="What I have played").wait_for()


def test_a_page_of_ones_own_sums_up_and_lists_all_games(visit: Visit) -> None:
    page = visit("/played")
    page.get_by_text("No game of yours has ended here yet.").wait_for()
    play_games(page, 2, game="burgundy-cards")
    play_games(page, 5)
    page.reload()
    novice = page.locator("article", has=page.get_by_role("heading", name=people.GAME, exact=True))
    novice.get_by_text("Carefree bots (Novice)").wait_for()
    figures = dict(zip(novice.locator("dt").all_inner_texts(), novice.locator("dd").all_inner_texts(), strict=True))
    assert figures["Games"] == "5"
    told = novice.locator("figure li").all_text_contents()
    assert len(told) == 5
    wins = sum("1 won" in line for line in told)
    assert figures["Won"].split(" ")[0] == str(wins)
    assert page.locator("li .mark").count() == 5
    page.get_by_role("button", name="Show more").click()
    people.until(page, "() => document.querySelectorAll('li .mark').length === 7")
    other = page.locator("article", has=page.get_by_role("heading", name="Castles of Burgundy: The Card Game"))
    other.get_by_role("button", name="Show these games").click()
    people.until(page, "() => document.querySelectorAll('li .mark').length === 2")
    page.get_by_role("button", name="All games").click()
    people.until(page, "() => document.querySelectorAll('li .mark').length === 5")


MISTAKES = {
    "game": "castle-combo",
    "title": people.GAME,
    "analysed": 1,
    "decisions": 20,
    "mistakes": [
        {"question": "Take a card", "made": "take a card for gold", "better": "take a card face down", "times": 2}
        | {"loss": 0.08, "worst": 0.12, "table": "a1", "n": 7, "ended": 1_790_000_000},
    ],
}


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
def test_few_games_are_told_as_few_and_common_mistakes_lead_to_their_worst_moments(
    visit: Visit, size: tuple[int, int]
) -> None:
    page = visit("/played", viewport={"width": size[0], "height": size[1]})
    page.get_by_text("No game of yours has ended here yet.").wait_for()
    play_games(page, 1)
    page.reload()
    page.get_by_text("The chart begins with 3 games; you have 1.").wait_for()
    page.get_by_text("No game of yours has been analysed as a whole yet.").wait_for()
    for title in ("By game", "By opponent", "By strength of the bots"):
        row = page.locator("article", has=page.get_by_role("heading", name=title, exact=True)).locator("li")
        row.get_by_text(re.compile("1 of 1 won|no win in 1$")).wait_for()
        assert "%" not in row.inner_text(), "of few games no share is told"
    page.get_by_text("With fewer than 5 games no share is written").wait_for()
    assert page.locator("figure svg").count() == 0
    play_games(page, 4)
    page.route("**/api/me/mistakes*", lambda route: route.fulfill(json={"games": [MISTAKES]}))
    page.reload()
    row = page.locator("article", has=page.get_by_role("heading", name="By game", exact=True)).locator("li")
    row.get_by_text(re.compile("of 5 won|no win in 5")).wait_for()
    assert page.locator("figure svg").count() == 1
    page.get_by_text("The line begins with 6 games; you have 5.").wait_for()
    mistakes = page.get_by_role("region", name="My common mistakes")
    mistakes.get_by_text("From 1 analysed game with 20 decisions of yours. That is little").wait_for()
    mistakes.get_by_text("2 times, 8% each on average").wait_for()
    worst = mistakes.get_by_role("link", name="Worst moment")
    assert worst.get_attribute("href") == "/replay/a1?before=7"
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_all_of_it_can_be_exported_and_deleted_after_a_question(visit: Visit) -> None:
    page = visit("/settings", accept_downloads=True)
    (table,) = play_games(page, 1)
    with page.expect_download() as download:
        page.get_by_role("link", name="Export everything").click()
    exported = json.loads(Path(download.value.path()).read_text())
    assert [game["table"] for game in exported["games"]] == [table]
    page.get_by_role("button", name="Delete everything …").click()
    question = page.get_by_role("dialog", name="Delete what you have played?")
    question.get_by_text("The result of 1 game, and all figures made from it").wait_for()
    question.get_by_role("button", name="Cancel").click()
    page.goto("/played")
    page.locator("li .mark").wait_for()
    page.goto("/settings")
    page.get_by_role("button", name="Delete everything …").click()
    question.get_by_role("button", name="Delete everything").click()
    page.get_by_role("alert").get_by_text("1 game was deleted, or your name in it.").wait_for()
    page.goto("/played")
    page.get_by_text("No game of yours has ended here yet.").wait_for()


def test_a_rematch_keeps_the_score(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844})
    tables.see_the_end(page, whole=True)
    assert page.locator(".score").count() == 0
    page.get_by_role("button", name="Play again").click()
    page.locator(".table:is([data-whose=mine], [data-whose=others])").wait_for()
    told = page.locator("header .mark .unseen").inner_text()
    assert sorted(re.findall(r"\d+(?=,|$)", told)) in (["0", "1"], ["1", "1"])
    assert told.startswith("So far: you ")
    tables.finish(page)
    page.get_by_role("dialog").get_by_text("So far: you ").wait_for()
