"""Wizards & Dragons in the browser: Citadels, Wizards and their magic, spell books, and what lies with the rival."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from catan_cards.rules.table_wd import RIGHT, acting, beginning, mage, under
from web.looks import DESKTOP
from web.test_catan_cards import against_a_bot
from web.test_catan_cards_themes import built, click, in_hand, region

if TYPE_CHECKING:
    from web.visits import Visit

    from bailey.core.play.position import Position

pytestmark = pytest.mark.slow


def position() -> Position:
    """Lay out Citadels with Wizards and spell books, spells, a Witch on an Abbey, and the dragon on a Region."""
    books, hand = "wheel-of-time countermagic-a", "hor magic-kitchen duel-of-wizards"
    mine = under(mage(0, books, hand, {"ari": 2, "hafli": 0}, stores=3), "ismai", "fields-1")
    theirs = mage(1, "ward", "", {"ira": 3}, built={"abbey-a": (RIGHT, "above")}, stores=2)
    return acting(mine, under(theirs, "witch-b", "abbey-a"))


def test_what_lies_with_the_rival_a_spell_a_citadel_a_wizard_and_its_magic(visit: Visit) -> None:
    page = visit(**DESKTOP)
    against_a_bot(page, position())
    on_abbey = built(page, "others", "abbey-a")
    assert on_abbey.locator(".foreign").count() == 1
    assert "lies on it." in on_abbey.inner_text()
    assert region(page, "own", "fields-1").locator(".foreign").count() == 1
    assert in_hand(page, "hor").locator(".face").count() == 1, "a Wizard is a card, and no Region"
    right = page.locator(".own .centre", has_text="R1")
    right.click()
    assert page.locator(".choices .primary").count() == 2, "it may become a City, too"
    click(page, page.locator(".choices .primary", has_text="Build a Citadel at R1"))
    assert page.locator(".own .centre.citadel", has_text="R1").count() == 1
    ari = page.locator("[data-fly=card-ari]")
    assert ari.inner_text().strip() == "2"
    click(page, region(page, "own", "gold-6"))
    assert ari.inner_text().strip() == "3"
    assert "Ari" in region(page, "own", "gold-6").inner_text()
    click(page, in_hand(page, "magic-kitchen"))
    page.wait_for_function("() => document.querySelector('[data-fly=card-ari]').innerText.trim() === '2'")
    assert in_hand(page, "magic-kitchen").count() == 0


def test_the_wheel_of_time_names_a_face_before_the_roll(visit: Visit) -> None:
    page = visit(**DESKTOP)
    against_a_bot(page, beginning(mage(0, "wheel-of-time", "goetz", {"ari": 2})))
    click(page, built(page, "own", "wheel-of-time"))
    faces = page.locator(".choices .button")
    assert faces.count() == 5
    click(page, faces.first)
    page.locator(".choices .button", has_text="Roll").wait_for()
