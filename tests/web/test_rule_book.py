"""The book of a game: its page, its addresses, its search; the reference at a table; and what leads to a rule."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules.table import acting, player
from playwright.sync_api import expect
from web.looks import DESKTOP, PHONE, TABLET, check, fits
from web.test_catan_cards import against_a_bot
from web.visits import SWIFT

from bailey import games
from bailey.core.records.log_text import read_log
from bailey.games.catan_cards import GAME as CATAN
from bailey.games.catan_cards.texts import Texts
from web import people, tables

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page
    from web.visits import Visit

    from bailey.core import Position

pytestmark = pytest.mark.slow
#: The chapters of Castle Combo, and what comes after them.
CHAPTERS = [
    "The game, and how it begins",
    "A turn, step by step",
    "Cards, gold and keys in detail",
    "The end, and what counts",
    "All cards",
    "The signs on the cards",
    "Keys of the table",
]
#: How far the top of an element is from that of the window.
TOP = "one => one.getBoundingClientRect().top"
#: A heading at the top of what is seen is no farther from it than the bar of contents is high.
NEAR_THE_TOP = 160

#: Where the keys of the table are listed.
KEYS = Path(__file__).parents[2] / "web" / "src" / "table" / "keys.ts"


def is_at_the_top(page: Page, what: str) -> None:
    page.locator(what).wait_for()
    people.until(page, f"what => Math.abs(({TOP})(document.querySelector(what))) < {NEAR_THE_TOP}", what)


@pytest.mark.parametrize("device", [DESKTOP, TABLET, PHONE], ids=["desk", "tablet", "phone"])
def test_the_rules_are_read_chapter_by_chapter_and_their_contents_lead_to_each(
    visit: Visit, device: dict[str, Any]
) -> None:
    page = visit("/rules/castle-combo", bypass_csp=True, **device)
    page.locator("article").first.wait_for()
    assert page.locator(".text h2").all_inner_texts() == (CHAPTERS if device is DESKTOP else CHAPTERS[:-1])
    contents = page.get_by_role("navigation", name="Contents")
    if device is not DESKTOP:
        assert not contents.is_visible()
        page.locator("summary", has_text="Contents").click()
    contents.get_by_role("link", name="The end, and what counts").click()
    is_at_the_top(page, "#chapter-end")
    assert page.url.endswith("#chapter-end")
    if device is not DESKTOP:
        assert not contents.is_visible()
    else:
        contents.get_by_role("link", name="Ties", exact=True).wait_for()
    assert [*page.locator("article > .number").all_inner_texts()] == [*"123456"]
    assert fits(page)
    check(page)


def test_each_rule_has_an_address_that_leads_to_it(visit: Visit) -> None:
    page = visit("/rules/burgundy-board#rule-livestock", **DESKTOP)
    is_at_the_top(page, "#rule-livestock")
    assert page.locator("article.first").get_attribute("id") == "rule-livestock"
    people.until(page, "() => document.querySelectorAll('article figure').length > 10")
    is_at_the_top(page, "#rule-livestock")
    page.get_by_role("link", name="Link to this rule: Buildings").click()
    page.wait_for_url("**/rules/burgundy-board#rule-buildings")
    is_at_the_top(page, "#rule-buildings")
    expect(page.locator("article.first h3")).to_have_text(re.compile("^Buildings"))


def test_a_search_marks_what_is_found_and_says_how_much(visit: Visit) -> None:
    page = visit("/rules/castle-combo", **DESKTOP)
    found = page.get_by_role("status").filter(has_text="found")
    search = page.get_by_placeholder("Search rules and cards")
    search.fill("messenger row")
    said = found.get_by_text(re.compile(r"\d+ rules and \d+ kinds of cards found")).inner_text()
    rules, kinds = map(int, re.findall(r"\d+", said))
    assert page.locator("article").count() == rules
    expect(page.locator(".card-kind"), "cards are drawn a moment later").to_have_count(kinds)
    marked = {one.lower() for one in page.locator("article mark").all_inner_texts()}
    assert marked == {"messenger", "row"}
    search.fill("bee")
    found.get_by_text("No rule and 1 kind of card found").wait_for()
    expect(page.locator(".card-kind h4 mark")).to_have_text(["Bee"])
    page.get_by_role("button", name="Beekeeper", exact=True).click()
    page.get_by_role("dialog", name="Beekeeper").wait_for()
    page.keyboard.press("Escape")
    search.fill("zebra")
    page.get_by_text("Nothing was found.").wait_for()


def test_all_cards_of_a_large_game_are_there_and_drawn_only_where_they_are_seen(visit: Visit) -> None:
    page = visit("/rules/catan-cards", **DESKTOP)
    page.locator("#cards").wait_for()
    kinds = [kind for group in Texts(CATAN, "en").card_groups() for kind in group.kinds]
    expect(page.locator(".card-kind")).to_have_count(len(kinds))
    assert page.locator(".card-kind .face svg").count() == 0
    page.goto(page.url + "#cards-km")
    page.locator("#cards-km .face svg").first.wait_for()
    assert page.locator(".card-kind .face svg").count() < len(kinds) / 2
    lines = page.locator(".card-kind", has=page.get_by_role("button", name="Squire", exact=True)).locator(".said")
    assert "2 of them are in the game" in lines.inner_html()


# The reference


def in_play(page: Page) -> dict[str, list[str]]:
    """What lies where, by the names of the places."""
    return {
        place.locator("h4").first.inner_text(): place.locator("li h4 button").all_inner_texts()
        for place in page.locator("#in-play section").all()
    }


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def test_the_reference_says_where_cards_lie_and_names_nothing_hidden(visit: Visit) -> None:
    """One's own hand, what is built on both sides, the discard pile; nothing of the rival's hand, nor of a stack."""
    page = visit(bypass_csp=True, **DESKTOP)
    begun = acting(
        player(0, "spy-a goetz", {"abbey-a": (5, "above")}),
        player(1, "bishop-a caravan", {"garrison-a": (5, "above")}),
        discard=["merchant-a"],
    )
    against_a_bot(page, begun)
    page.keyboard.press("r")
    page.get_by_role("dialog", name="Cards and signs").wait_for()
    lies = in_play(page)
    rival = next(name for name in lies if name not in {"Yours", "Discard pile"})
    assert {"Spy", "Abbey"} <= {*lies["Yours"]}
    assert "Garrison" in lies[rival]
    assert lies["Discard pile"] == ["Merchant"]
    told = {name for names in lies.values() for name in names}
    assert not {"Bishop", "Caravan"} & told
    spy = page.locator("#cards-action-attack .card-kind", has=page.get_by_role("button", name="Spy", exact=True))
    expect(spy.locator(".place")).to_have_text(["Yours"])
    caravan = page.locator(".group .card-kind", has=page.get_by_role("button", name="Caravan", exact=True))
    assert caravan.locator(".place").count() == 0
    assert page.locator("#signs svg").count() > 5
    check(page)


@pytest.mark.parametrize("game", ["burgundy-board", "burgundy-cards", "castle-combo", "catan-cards"])
def test_the_reference_of_each_game_names_what_its_viewer_knows_and_no_more(visit: Visit, game: str) -> None:
    page = visit(**PHONE)
    begun = tables.before_the_end(game, 2, back=6)
    tables.my_turn(page, game, begin=begun)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Cards and signs").click()
    page.locator("#in-play").wait_for()
    lies = in_play(page)
    assert len(lies) > 1
    assert "Yours" in lies
    log = read_log(begun["record"], games.find)
    position = next(after for row, after in log.positions() if row.n == begun["n"])
    texts = games.texts(position.game, "en")
    seen = set(re.findall(r'"([a-z0-9-]+)"', json.dumps(position.view(0)))) & set(position.game.cards)
    assert {name for names in lies.values() for name in names} == {capital(texts.kind_name(card)) for card in seen}
    assert fits(page)


def test_the_rules_and_the_reference_lead_to_each_other(visit: Visit) -> None:
    page = visit(**DESKTOP)
    tables.sit_down(page)
    page.keyboard.press("?")
    rules = page.get_by_role("dialog", name="Rules")
    rules.get_by_role("button", name="Cards and signs").click()
    reference = page.get_by_role("dialog", name="Cards and signs")
    reference.get_by_role("button", name="Rules").click()
    rules.wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Keys of the table").click()
    keys = rules.locator("#keys")
    people.until(page, "() => document.querySelector('dialog #keys dt').getBoundingClientRect().bottom < innerHeight")
    assert keys.locator("dt").count() == KEYS.read_text().count("says: '")
    assert {"?", "O", "I"} <= set(keys.locator("kbd").all_inner_texts())


# What leads to a rule


def test_a_blocked_choice_leads_to_its_rule(visit: Visit) -> None:
    """Without gold a card costs too much: the note that says so leads to the rule of taking a card."""
    page = visit(SWIFT, **DESKTOP)
    tables.my_turn(page, begin=tables.record_of("castle-combo", 2, blocked_by_price))
    card = page.locator(".card.blocked").first
    card.click()
    note = page.locator(".notes li", has_text=re.compile(r"costs \d+ gold"))
    note.get_by_role("button", name="Read the rule").click()
    rules = page.get_by_role("dialog", name="Rules")
    is_at_the_top(page, "dialog #rule-take")
    assert rules.locator("article.first h3").inner_text().startswith("Taking a card")
    assert note.count() == 0


def blocked_by_price(position: Position) -> bool:
    """Whether a card of the row costs too much now."""
    return "too_expensive" in position.blocked.values()


def test_a_line_of_the_log_leads_to_its_rule(visit: Visit) -> None:
    page = visit(**DESKTOP)
    tables.my_turn(page)
    page.get_by_text("Face down", exact=True).first.click()
    line: Locator = page.locator(".log p", has_text="face down").first
    line.get_by_role("button", name=re.compile("^The rule for")).click()
    assert page.locator("dialog article.first").get_attribute("id") == "rule-face-down"
