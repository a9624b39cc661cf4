"""Every screen, in every size and every theme: axe finds nothing, nothing is wider than the window."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from web.conftest import visits
from web.test_two_browsers import invite, join

from web import tables

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page
    from web.conftest import Server, Visit

    from bailey.core.play.position import Position

pytestmark = pytest.mark.slow

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"phone": (360, 740), "tablet": (820, 1180), "wide": (1440, 900)}
#: Each size, and each theme; the other pairs of them are for the long tier.
LOOKS = [
    ("phone", "light"),
    ("wide", "dark"),
    *(pytest.param(*look, marks=pytest.mark.long) for look in (("phone", "dark"), ("wide", "light"))),
    pytest.param("tablet", "contrast", marks=pytest.mark.long),
]
MINE = ".table[data-whose=mine][aria-busy=false]"
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
    if page.evaluate("!window.axe"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    assert [f"{one['id']}: {node['html'][:140]}" for one in found for node in one["nodes"]] == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def come(visit: Visit, size: str, theme: str, path: str = "") -> Page:
    width, height = SIZES[size]
    return visit(path, settings=settings(theme), viewport={"width": width, "height": height}, bypass_csp=True)


@pytest.fixture(
    scope="module",
    params=[("phone", "light"), ("wide", "dark"), ("tablet", "contrast")],
    ids="-".join,
)
def looking(request: pytest.FixtureRequest, server: Server, browser: Browser) -> Iterator[Page]:
    """A page of each look, which goes from screen to screen."""
    with visits(server, browser) as visit:
        yield come(visit, *request.param)


def test_screens(looking: Page, server: Server) -> None:
    for path, what in SCREENS.values():
        looking.goto(server.url + path)
        looking.locator(what).first.wait_for()
        check(looking)


def test_the_table_and_all_that_opens_there(looking: Page) -> None:
    page = looking
    tables.sit_down(page, begin=tables.record_of("castle-combo", 2, takes_first_card))
    page.locator(MINE).wait_for()
    check(page)
    page.locator(".location.here button.tab").first.click()
    page.locator(".asked").get_by_text("It reveals something").wait_for()
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


def takes_first_card(position: Position) -> bool:
    """Whether the one on turn takes a first card, perhaps after spending a key."""
    return position.state.players[0].tableau.size == 0


def test_what_else_opens_at_a_table(looking: Page, server: Server) -> None:
    page = looking
    tables.sit_down(page, query="?guided")
    page.locator(".lesson").wait_for()
    check(page)
    page.get_by_role("button", name="Menu", exact=True).click()
    pages = {"Settings": "select", "Let others": "dialog .code", "another device": "dialog p", "Leave": "dialog .ways"}
    for opens, shows in pages.items():
        page.get_by_role("dialog").get_by_role("button", name=opens).click()
        page.locator(shows).first.wait_for()
        check(page)
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Menu", exact=True).click()


def test_the_result_and_the_replay(looking: Page) -> None:
    page = looking
    tables.see_the_end(page)
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


@pytest.mark.parametrize(("size", "theme"), [("phone", "light"), ("wide", "dark")])
def test_the_chat(visit: Visit, size: str, theme: str) -> None:
    host, guest = come(visit, size, theme), come(visit, size, theme)
    join(guest, invite(host), "Bea")
    for page, line in ((host, "Good luck"), (guest, "You too")):
        page.locator(".board").wait_for()
        if size == "phone":
            page.get_by_role("button", name="Chat", exact=True).click()
        chat = page.get_by_role("dialog") if size == "phone" else page.locator("aside")
        chat.get_by_role("textbox").fill(line)
        page.keyboard.press("Enter")
        chat.get_by_role("listitem").filter(has_text=line).first.wait_for()
    check(guest)
    host.get_by_text("You too").locator("visible=true").first.wait_for()
    check(host)


@pytest.mark.parametrize("size", ["phone", "wide", pytest.param("tablet", marks=pytest.mark.long)])
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
    page.get_by_label("Link for the others").or_(page.get_by_role("button", name="Let phones")).wait_for()
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
