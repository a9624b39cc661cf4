"""The Catan Card Game: its rules page in three languages, and payments that are made in one touch and taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from catan_cards.rules.table import acting, player
from web.looks import DESKTOP, PHONE, SMALL
from web.test_catan_cards import against_a_bot, fits, stock
from web.test_catan_cards_themes import click
from web.visits import SWIFT

from bailey.core.text.catalogue import languages_in
from bailey.games.catan_cards import GAME
from bailey.games.catan_cards.data import SETS
from bailey.games.catan_cards.texts import Texts
from web import people

if TYPE_CHECKING:
    from typing import Any

    from web.visits import Visit

pytestmark = pytest.mark.slow

#: A card whose fields are partly known and partly ours.
CARD = "castle-a"
#: The first tier looks at the longest sentences.
LANGUAGES = [
    pytest.param(one, marks=[] if one == "fr" else pytest.mark.long) for one in languages_in(GAME.folder / "locale")
]


def words(text: str) -> str:
    """What a text says, however it is set: what it is about stands apart in a list, without a colon."""
    return " ".join(text.replace(":", " ").split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_tells_of_each_set_how_much_is_known(visit: Visit, language: str) -> None:
    """The counts stand in the rule of the set, and field by field on the sheet of a card; the signs are explained."""
    texts = Texts(GAME, language)
    page = visit("/rules/catan-cards", SWIFT.replace('"en"', f'"{language}"'), **SMALL)
    page.locator("article").first.wait_for()
    said = words(page.locator(".text").inner_text())
    for theme in range(1, len(SETS)):
        for counts in texts.cards.set_sources(theme):
            assert words(counts) in said
    assert page.locator("h2").last.is_visible(), "the legend"
    assert page.locator("main svg").count() > 5
    assert fits(page)
    page.locator("input[type=search]").fill(texts.card(CARD))
    page.get_by_role("button", name=texts.card(CARD), exact=True).first.click()
    sheet = " ".join(page.get_by_role("dialog").inner_text().split())
    for line in texts.card_sheet(CARD)[1:]:
        assert " ".join(line.split()) in sheet


@pytest.mark.parametrize("device", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.long)], ids=["phone", "desk"])
def test_a_payment_is_made_in_one_touch_and_taken_back(visit: Visit, device: dict[str, Any]) -> None:
    """Two Regions could pay for a Road: each may be chosen, or all is left to the game. Both are taken back."""
    page = visit(**device)
    more = {"hills-1": (4, "above"), "forest-6": (4, "below")}
    against_a_bot(page, acting(player(0, "", {}, (4, 5, 6), (), {"hills-5": 2, "hills-1": 2, "forest-4": 1}, more)))
    assert stock(page) == {"Lumber": 1, "Brick": 4}
    click(page, page.locator(".end .ghost.place").first)
    assert page.locator(".own .region .card.open").count() == 2, "both Regions are offered"
    click(page, page.locator(".choices .button", has_text="Any Regions"))
    assert stock(page) == {"Brick": 2}
    for _ in range(2):  # the payment, then the Road
        n = people.row(page)
        page.get_by_role("button", name="Take back", exact=True).click()
        people.until(page, "n => Number(document.querySelector('.table[aria-busy=false]')?.dataset.n) > n", n)
    assert stock(page) == {"Lumber": 1, "Brick": 4}
    assert page.locator(".end .ghost.place").count() > 0
