"""The bots of a new game: how each strength plays in a sentence, and how likely this player wins."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from web.looks import PHONE, SMALL

if TYPE_CHECKING:
    from web.visits import Visit

pytestmark = pytest.mark.slow

DUELS = {"novice": 0.9, "easy": 0.8, "medium": 0.5, "hard": 0.25, "master": 0.1}
CHANCES = {"games": 3, "bots": [{"strength": one, "chance": chance} for one, chance in DUELS.items()]}


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_a_strength_is_said_in_a_sentence_and_as_a_chance_to_win(visit: Visit, device: dict[str, object]) -> None:
    page = visit(**device)
    page.route("**/api/me/chances*", lambda route: route.fulfill(json=CHANCES))
    page.goto("/new/castle-combo?against=bots")
    strength = page.get_by_label("Strength")
    strength.wait_for()
    assert strength.locator("option").all_inner_texts() == ["Novice", "Easy", "Medium", "Hard", "Master"]
    page.get_by_text("Knows what is good, and decides in haste.").wait_for()
    chance = page.get_by_text("games like this one")
    assert chance.inner_text() == "By your last 3 games against bots you win about 50% of games like this one."
    strength.select_option("master")
    page.get_by_text("As strong as it gets within a second.").wait_for()
    assert "about 10%" in chance.inner_text()
    page.get_by_text("3", exact=True).click()
    strength.nth(1).select_option("hard")
    page.get_by_text(re.compile("Hard: Weighs")).wait_for()
    assert "about 8%" in chance.inner_text(), "1 / (1 + 9 + 3)"
    page.get_by_label("Seat 3").select_option("open")
    chance.wait_for(state="hidden")


def test_a_game_is_begun_at_once_against_a_bot_that_fits(visit: Visit) -> None:
    page = visit()
    page.route("**/api/me/chances*", lambda route: route.fulfill(json=CHANCES))
    page.goto("/")
    with page.expect_request(lambda one: one.method == "POST" and "/api/tables" in one.url) as order:
        page.locator("article", has_text="Castle Combo").get_by_role("button", name="Play").first.click()
    seats = json.loads(order.value.post_data or "")["seats"]
    assert seats == [{"who": "me"}, {"who": "bot", "strength": "medium"}]


def test_before_the_first_game_no_chance_is_said(visit: Visit) -> None:
    page = visit("/new/castle-combo?against=bots", **SMALL)
    page.get_by_text("Knows what is good, and decides in haste.").wait_for()
    page.wait_for_load_state("networkidle")
    assert page.get_by_text("games like this one").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
