"""Every screen, in every size and every theme: axe finds nothing, nothing is wider than the window."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from web.test_two_browsers import invite, join

from web import people

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from web.conftest import Visit

pytestmark = pytest.mark.slow

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"phone": (360, 740), "tablet": (820, 1180), "wide": (1440, 900)}
#: Each size and each theme, and the ends of both with each other; a theme moves nothing, and a size colours nothing.
LOOKS = [("phone", "light"), ("phone", "dark"), ("tablet", "contrast"), ("wide", "light"), ("wide", "dark")]
SCREENS = {
    "shelf": ("/", "article"),
    "new": ("/new/castle-combo?against=friends", "form"),
    "tables": ("/tables", "h1"),
    "settings": ("/settings", "form"),
    "about": ("/about", "h1"),
    "rules": ("/rules/castle-combo", "article"),
    "pad": ("/pad/castle-combo", ".pad"),
    "replay": ("/replay", "input"),
    "move": ("/move/none", "button"),
    "nothing": ("/nothing/here", "h1"),
}


def settings(theme: str) -> str:
    return f'{{"language": "en", "pace": "instant", "motion": "none", "final": "ask", "theme": "{theme}"}}'


def check(page: Page) -> None:
    """Ask axe, and measure."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    told = [f"{one['id']}: {node['html'][:140]}" for one in found for node in one["nodes"]]
    assert told == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def come(visit: Visit, size: str, theme: str, path: str = "/") -> Page:
    width, height = SIZES[size]
    return visit(path, settings=settings(theme), viewport={"width": width, "height": height}, bypass_csp=True)


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_screens(visit: Visit, size: str, theme: str) -> None:
    page = come(visit, size, theme)
    for path, what in SCREENS.values():
        page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/", 3)[2] + path)
        page.locator(what).first.wait_for()
        check(page)


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_the_table_and_all_that_opens_there(visit: Visit, size: str, theme: str) -> None:
    page = come(visit, size, theme)
    people.play_now(page)
    page.locator(".table[data-whose=mine][aria-busy=false]").wait_for()
    check(page)
    page.locator(".location.here button.card").first.click()
    check(page)
    page.keyboard.press("Escape")
    for opens in ("Rules", "Menu"):
        page.get_by_role("button", name=opens, exact=True).click()
        page.get_by_role("dialog").wait_for()
        check(page)
        page.keyboard.press("Escape")
    page.locator(".location .card").first.click(button="right")
    page.get_by_role("dialog").wait_for()
    check(page)
    page.keyboard.press("Escape")
    page.locator(".own button.points").click()
    page.locator("dialog tfoot").wait_for()
    check(page)


@pytest.mark.parametrize(("size", "theme"), [("phone", "dark"), ("wide", "light"), ("wide", "contrast")])
def test_what_else_opens_at_a_table(visit: Visit, size: str, theme: str) -> None:
    page = come(visit, size, theme)
    people.play_now(page, "Learn as you play")
    page.locator(".lesson").wait_for()
    check(page)
    page.get_by_role("button", name="Menu", exact=True).click()
    pages = {"Settings": "select", "Let others": ".qr svg", "another device": "dialog input", "Give up": "dialog p"}
    for opens, shows in pages.items():
        page.get_by_role("dialog").get_by_role("button", name=opens).click()
        page.locator(shows).first.wait_for()
        check(page)
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Menu", exact=True).click()


@pytest.mark.parametrize(("size", "theme"), [("phone", "light"), ("wide", "dark")])
def test_the_chat(visit: Visit, size: str, theme: str) -> None:
    host, guest = come(visit, size, theme), come(visit, size, theme)
    join(guest, invite(host), "Bea")
    for page, line in ((host, "Good luck"), (guest, "You too")):
        page.locator(".board").wait_for()
        page.get_by_role("button", name="Chat", exact=True).click()
        page.get_by_role("dialog").get_by_role("textbox").fill(line)
        page.keyboard.press("Enter")
        page.get_by_role("dialog").get_by_text(line).wait_for()
    check(guest)
    host.get_by_text("You too").wait_for()
    check(host)


@pytest.mark.parametrize(("size", "theme"), [("phone", "light"), ("wide", "dark"), ("tablet", "contrast")])
def test_the_result_and_the_replay(visit: Visit, size: str, theme: str) -> None:
    page = come(visit, size, theme, "/")
    page.evaluate(f"localStorage.setItem('bailey-settings', {settings(theme).replace('ask', 'send')!r})")
    page.reload()
    people.play_now(page)
    people.play_to_the_end(page, people.by_mouse)
    page.locator("dialog tfoot").wait_for()
    check(page)
    page.get_by_role("button", name="Was it fair?").click()
    page.locator(".fair p").first.wait_for()
    check(page)
    page.get_by_role("link", name="Replay").click()
    page.locator(".controls").wait_for()
    check(page)
    page.get_by_role("button", name="To the end").click()
    check(page)


@pytest.mark.parametrize("size", SIZES)
def test_five_players_fit_on_every_screen(visit: Visit, size: str) -> None:
    page = come(visit, size, "light", "/new/castle-combo?against=bots")
    page.get_by_text("5", exact=True).click()
    page.get_by_role("button", name="Begin").click()
    page.locator(".table[data-whose=mine][aria-busy=false]").wait_for()
    check(page)
    assert page.locator(".others .player").count() == 4
    row, card = page.locator(".location").first, page.locator(".location .card").first
    high = [(one.bounding_box() or {}).get("height", 0) for one in (row, card)]
    assert high[0] < 2 * high[1], "the rows are as high as their cards, however many players stand beside them"


def test_the_waiting_room_and_its_invitation(visit: Visit) -> None:
    page = come(visit, "phone", "light", "/new/castle-combo?against=friends")
    page.get_by_role("button", name="Set the table up").click()
    page.locator(".qr svg").wait_for()
    check(page)


def test_pass_and_play_draws_a_curtain_between_turns(visit: Visit) -> None:
    page = come(visit, "phone", "light", "/new/castle-combo?against=here")
    for i, name in enumerate(("Ann", "Ben")):
        page.get_by_label(f"Name of seat {i + 1}").fill(name)
    page.get_by_role("button", name="Begin").click()
    curtain = page.locator(".curtain")
    curtain.wait_for()
    check(page)
    first = curtain.locator("h2").inner_text()
    assert first.startswith(("Ann", "Ben"))
    curtain.get_by_role("button").click()
    page.locator(".board").wait_for()


def test_the_score_pad_adds_up_a_game_with_real_cards(visit: Visit) -> None:
    page = come(visit, "phone", "light", "/pad/castle-combo")
    page.locator(".cell").first.click()
    page.get_by_label("Search cards").fill("fisherman")
    page.get_by_role("button", name="Fisherman").click()
    page.get_by_label("Keys", exact=True).fill("3")
    page.get_by_role("button", name="Add it up").click()
    page.locator("tfoot td").wait_for()
    assert page.locator("tfoot td").inner_text() == "7"
    check(page)


def test_the_rules_say_of_which_game_they_are(visit: Visit) -> None:
    page = visit("/rules/burgundy-cards")
    page.get_by_role("heading", level=1, name="The Castles of Burgundy: The Card Game · Rules").wait_for()
    page.wait_for_function("() => document.title.includes('Burgundy')")
