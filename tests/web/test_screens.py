"""Every screen, in every size and every theme: axe finds nothing, nothing is wider than the window."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from web.boxes import box_of
from web.looks import ALL, SIZES, Looks, check, still
from web.test_two_browsers import invite, join
from web.visits import visits

from bailey.core import card_at
from bailey.games.burgundy_board.tiles import tile
from web import people, tables
from web import test_burgundy_board as board
from web import test_burgundy_cards as cards
from web import test_catan_cards as catan_cards
from web import test_catan_cards_lying as lying
from web import test_catan_cards_themes as themes
from web import test_catan_cards_wizards as wizards

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page
    from web.visits import Server, Visit

    from bailey.core.play.position import Position

pytestmark = pytest.mark.slow

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


def come(visit: Visit, size: str, theme: str, path: str = "") -> Page:
    asking = still(theme=theme, final="ask")
    return visit(path, settings=asking, viewport=SIZES[size]["viewport"], bypass_csp=True)


@pytest.fixture(scope="module")
def looking(server: Server, browser: Browser) -> Iterator[Page]:
    """A page that goes from screen to screen, and is looked at in each look."""
    with visits(server, browser) as visit:
        yield come(visit, "small", "light")


def open_and_check(page: Page, looks: Looks, *opens: str) -> None:
    """Press buttons of the page, one after the other, and check what each of them opens."""
    for name in opens:
        page.get_by_role("button", name=re.compile(f"^{name}")).click()
        page.get_by_role("dialog").wait_for()
        check(page, looks)
        page.keyboard.press("Escape")


def look_at_a_card(page: Page, looks: Looks, selector: str, **where: Any) -> None:
    """See a card large."""
    page.locator(selector).first.click(button="right", **where)
    page.get_by_role("dialog").wait_for()
    check(page, looks)
    page.keyboard.press("Escape")


def screens(page: Page, looks: Looks) -> None:
    address = tables.address_of(page)
    for path, what in SCREENS.values():
        page.goto(address + path)
        page.locator(what).first.wait_for()
        check(page, looks)


def castle_combo(page: Page, looks: Looks) -> None:
    tables.my_turn(page, begin=tables.record_of("castle-combo", 2, takes_first_card))
    check(page, looks)
    page.locator("[data-lit=true] button.tab").first.click()
    page.locator(".asked").get_by_text("It reveals something").wait_for()
    check(page, looks)
    page.keyboard.press("Escape")
    open_and_check(page, looks, "Rules", "Menu")
    look_at_a_card(page, looks, "[data-part=table] .card")
    page.locator(".own button.points").click()
    page.locator("dialog tfoot").wait_for()
    check(page, looks)


def takes_first_card(position: Position) -> bool:
    """Whether the one on turn takes a first card, perhaps after spending a key."""
    return position.state.players[0].tableau.size == 0


def guided(page: Page, looks: Looks) -> None:
    """The guided game, and what the menu opens."""
    tables.sit_down(page, query="?guided")
    page.locator(".lesson").wait_for()
    check(page, looks)
    page.get_by_role("button", name="Menu", exact=True).click()
    pages = {"Settings": "select", "Let others": "dialog .code", "another device": "dialog p", "Leave": "dialog .ways"}
    for opens, shows in pages.items():
        page.get_by_role("dialog").get_by_role("button", name=opens).click()
        page.locator(shows).first.wait_for()
        check(page, looks)
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Menu", exact=True).click()


def result(page: Page, looks: Looks) -> None:
    """The result and the replay."""
    tables.see_the_end(page)
    page.locator("dialog tfoot").wait_for()
    check(page, looks)
    page.get_by_role("button", name="Was it fair?").click()
    page.locator(".fair p").first.wait_for()
    check(page, looks)
    page.get_by_role("link", name="Replay").click()
    page.locator(".controls").wait_for()
    check(page, looks)
    page.get_by_role("button", name="To the end").click()
    check(page, looks)


def much_is_finished(position: Position) -> bool:
    """The Automata has finished tiles of five kinds, and no tile that could have the focus."""
    s = position.state
    kinds = {tile(card_at(s.finished, i)).kind for i in range(s.finished.size)}
    return board.acting(2)(position) and len(kinds) >= 5 and s.reserve.size == 0


def burgundy_board(page: Page, looks: Looks) -> None:
    tables.my_turn(page, board.GAME, seats=3, begin=board.likely(3, much_is_finished, automata=2))
    check(page, looks)
    page.locator(".own .die.open").first.click()
    check(page, looks)
    page.keyboard.press("Escape")
    open_and_check(page, looks, "Rules")
    look_at_a_card(page, looks, "[data-area=depots] .card")


def burgundy_cards(page: Page, looks: Looks) -> None:
    tables.my_turn(page, cards.GAME, seats=1)
    check(page, looks)
    page.locator(".die.open").first.click()
    check(page, looks)
    page.keyboard.press("Escape")
    open_and_check(page, looks, "Rules", "Which cards are left")
    look_at_a_card(page, looks, f"{cards.DISPLAY} .card", position=cards.CORNER)


def catan(page: Page, looks: Looks) -> None:
    """The action phase, theme cards, what lies open, what is answered, and Wizards."""
    catan_cards.against_a_bot(page, catan_cards.long_row())
    check(page, looks)
    page.locator(".hand.own [data-fly=card-abbey-a]").click()
    page.locator(".site .ghost.place").first.wait_for()
    check(page, looks)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Trade", exact=True).click()
    check(page, looks)
    for begin, shows in (
        (themes.full_table, ".lasting"),
        (themes.asked_for_an_answer, ".sheet.urgent"),
        (lying.good_neighbors, ".pile"),
        (lying.pawned, ".pawned"),
        (wizards.position, ".wizard"),
    ):
        catan_cards.against_a_bot(page, begin())
        page.locator(shows).first.wait_for()
        check(page, looks)


def companion_of(**options: int) -> Callable[[Page, Looks], None]:
    def companion(page: Page, looks: Looks) -> None:
        more = {"people": 3, "white_castles": 1, "additional_hexes": 1}
        tables.my_turn(page, "burgundy-companion", seats=1, options={**options, **more})
        check(page, looks)
        for i in range(3):
            people.choose_and_see(page, lambda page, i: page.locator(".asking .answer").nth(i).click(), i)
            people.wait_for_me(page)
        check(page, looks)

    return companion


SHOWN = {
    "screens": screens,
    "castle combo": castle_combo,
    "guided": guided,
    "result": result,
    "burgundy board": burgundy_board,
    "burgundy cards": burgundy_cards,
    "catan": catan,
    "you search": companion_of(depth=0, people=1),
    "it searches": companion_of(depth=1, people=2, automata=3),
}


@pytest.mark.parametrize("name", SHOWN)
def test_axe_finds_nothing(looking: Page, looks: Looks, name: str) -> None:
    SHOWN[name](looking, looks)


@pytest.mark.parametrize("size", ["small", pytest.param("desktop", marks=pytest.mark.long)])
def test_the_chat(visit: Visit, size: str) -> None:
    host, guest = come(visit, size, "light"), come(visit, size, "dark")
    join(guest, invite(host), "Bea")
    for page, line in ((host, "Good luck"), (guest, "You too")):
        page.locator(".board").wait_for()
        if size == "small":
            page.get_by_role("button", name="Chat", exact=True).click()
        chat = page.get_by_role("dialog") if size == "small" else page.locator("aside")
        chat.get_by_role("textbox").fill(line)
        page.keyboard.press("Enter")
        chat.get_by_role("listitem").filter(has_text=line).first.wait_for()
    check(guest)
    host.get_by_text("You too").locator("visible=true").first.wait_for()
    check(host)


def test_five_players_fit_on_every_screen(visit: Visit) -> None:
    page = come(visit, "small", "light", "/new/castle-combo?against=bots")
    page.get_by_text("5", exact=True).click()
    page.get_by_role("button", name="Begin").click()
    page.locator(people.MINE).wait_for()
    assert page.locator(".others .player").count() == 4
    row, card = page.locator("[data-part=table] section").first, page.locator("[data-part=table] .card").first
    for look in ALL[:3]:  # each theme once
        check(page, [look])
        high = [box_of(one)["height"] for one in (row, card)]
        assert high[0] < 2 * high[1], "the rows are as high as their cards, however many players stand beside them"


def test_the_waiting_room_and_its_invitation(visit: Visit) -> None:
    page = come(visit, "small", "light", "/new/castle-combo?against=friends")
    page.get_by_role("button", name="Set the table up").click()
    page.get_by_label("Link for the others").or_(page.get_by_role("button", name="Let phones")).wait_for()
    check(page)


def test_pass_and_play_draws_a_curtain_between_turns(visit: Visit) -> None:
    page = come(visit, "small", "light", "/new/castle-combo?against=here")
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


def test_the_rules_say_of_which_game_they_are(visit: Visit) -> None:
    page = visit("/rules/burgundy-cards")
    page.get_by_role("heading", level=1, name="The Castles of Burgundy: The Card Game · Rules").wait_for()
    page.wait_for_function("() => document.title.includes('Burgundy')")
