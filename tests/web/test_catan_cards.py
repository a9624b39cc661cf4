"""The Catan Card Game: two browsers, a phone, building, trade, attacks, searching, by keyboard alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules.table import acting, drawing, hand, player, position, stores_of
from web.looks import DESKTOP, PHONE, SMALL
from web.test_two_browsers import join

from bailey import games
from bailey.core.records.log import GameLog
from bailey.core.records.log_text import write_log
from bailey.core.records.start import Start
from bailey.games.catan_cards.cards import FACES
from web import people, tables

if TYPE_CHECKING:
    import random

    from playwright.sync_api import Locator, Page
    from web.visits import Visit

    from bailey.core.play.position import Position

pytestmark = pytest.mark.slow

GAME = "catan-cards"
#: In how many columns these lie.
COLUMNS = "all => new Set(all.map(one => Math.round(one.getBoundingClientRect().left))).size"


def written(begin: Position) -> dict[str, Any]:
    """Write a position as what `begin` of a new table takes."""
    log = GameLog(games.find(GAME), Start(("you", "you"), position=begin.dump())).begun()
    return {"n": log.rows[-1].n, "record": write_log(log)}


def against_a_bot(page: Page, begin: Position) -> None:
    """Sit down on the first seat of a written position."""
    tables.my_turn(page, GAME, begin=written(begin))


def sit_together(host: Page, guest: Page, **more: Any) -> None:
    """Two people at one table; in a written position the host has the first seat."""
    seats = [{"who": "me"}, {"who": "open"}]
    answer = host.request.post("/api/tables", data={"game": GAME, "seats": seats, **more})
    assert answer.ok, answer.text()
    link = f"/t/{answer.json()['code']}"
    host.goto(link)
    join(guest, link, "Bea")
    for page in (host, guest):
        page.locator(".table:is([data-whose=mine], [data-whose=others])[aria-busy=false] .board").wait_for()


def together(*pages: Page) -> None:
    """Wait until all pages show the same row, and nothing is under way."""
    for page in pages:
        people.until(page, "() => document.querySelector('.table[aria-busy=false]')")
    last = max(map(people.row, pages))
    for page in pages:
        people.until(page, "n => document.querySelector('.table[aria-busy=false]')?.dataset.n >= n", last)


#: What is clicked first: what lies open over the table, sites, what a picked card asks, ends of the row and
#: Settlements, Regions, cards, stacks.
EAGER = (
    ".sheet:not(:has(.card.picked)) .card.open, .sheet :is(.tile.open, .no)",
    ":is(.site, .corner) .ghost.place",
    ".choices .button.primary",
    ":is(.end .ghost.place, .centre.open)",
    ".zoomed .card.open",
    ".hand.own .card.open",
    ".pile .card.open",
)
#: So often a button of the bar is clicked although something else is open, or the bank is asked.
AT_TIMES = 0.25


def by_mouse(page: Page, chance: random.Random) -> None:
    """Click on something that is open, most often on what builds."""
    close_sheet(page)
    buttons = page.locator(".choices .button:not(.primary, [aria-disabled=true])")
    if buttons.count() and chance.random() < AT_TIMES:
        return click_one(buttons, chance)
    if page.locator(".button.trade.may").count() and chance.random() < AT_TIMES and trade(page, chance):
        return None
    for selector in EAGER:
        found = page.locator(selector)
        if found.count():
            return click_one(found, chance)
    return click_one(buttons, chance)


def click_one(found: Locator, chance: random.Random) -> None:
    """Click on one of these."""
    assert found.count() > 0, "nothing may be chosen"
    found.nth(chance.randrange(found.count())).click()


def close_sheet(page: Page) -> None:
    """Close what was opened over the table, in whatever language the page speaks."""
    close = page.locator(".sheet header .button.icon")
    if close.count():
        close.click()


def trade(page: Page, chance: random.Random) -> bool:
    """Trade with the bank, if it takes anything."""
    page.locator(".button.trade").click()
    give, get = page.locator(".bank .side").all()
    if give.locator(".tile.open").count() == 0:
        close_sheet(page)
        return False
    click_one(give.locator(".tile.open"), chance)
    click_one(get.locator(".tile.open"), chance)
    return True


def long_row() -> Position:
    """The action phase of somebody whose row is long, with a card of each kind in their hand."""
    regions = {"hills-1": (4, "above"), "forest-6": (4, "below"), "fields-3": (8, "above"), "mountains-4": (8, "below")}
    first = player(0, "abbey-a church-a arsonist-a", {"garrison-a": (5, "above")}, (4, 7), (5, 6), 2, regions)
    return acting(first, player(1, "bishop-a", {"garrison-b": (5, "above")}, stores=1))


def fits(page: Page) -> bool:
    """Whether nothing is wider than the small phone, whose own measure grows with what is too wide."""
    return bool(page.evaluate("document.documentElement.scrollWidth") <= SMALL["viewport"]["width"])


def about_to_roll() -> Position:
    """Whatever is rolled brings both players a resource at once: the event is that of brigands, who find nothing."""
    begin = position(player(0, stores=0), player(1, stores=0))
    begin.state.face = FACES.index("brigands")
    return begin


def enough_for_an_abbey() -> Position:
    """The action phase of somebody whose resources are enough for one of three cards, and only once."""
    return acting(player(0, "abbey-a church-a smithy", stores=stores_of(0, lumber=1, brick=1, ore=1)))


def test_a_picked_card_lights_its_sites_up_or_says_what_is_missing_and_a_click_builds_it(visit: Visit) -> None:
    page = visit(**DESKTOP)
    against_a_bot(page, enough_for_an_abbey())
    sites = page.locator(".site .ghost.place")
    assert sites.count() == 0
    for card, lacks in (("smithy", "needs 1 ore more"), ("church-a", "built only beside a City")):
        page.locator(f".hand.own [data-fly=card-{card}]").click()
        page.locator("ul.notes").get_by_text(re.compile(lacks, re.IGNORECASE)).wait_for()
        assert sites.count() == 0
    card = page.locator(".hand.own [data-fly=card-abbey-a]")
    card.click()
    sites.first.wait_for()
    assert sites.count() == 4, "one above and one below each Settlement"
    card.click()
    sites.first.wait_for(state="detached")
    card.click()
    sites.nth(1).click()
    page.locator(".own .site [data-fly=card-abbey-a]").wait_for()
    assert page.locator(".hand.own [data-fly=card-abbey-a]").count() == 0
    assert stock(page) == {}


def stock(page: Page) -> dict[str, int]:
    """Read what all Regions of the viewer show together."""
    said = page.locator(".own .stock .token").evaluate_all("all => all.map(one => one.ariaLabel.split(': '))")
    return {resource: int(count) for resource, count in said if count != "none"}


def tile(page: Page, side: str, resource: str) -> Locator:
    """A resource on one side of a trade."""
    sides = page.locator(".sheet .side", has=page.get_by_role("heading", name=side))
    return sides.get_by_role("button", name=re.compile(f"^{resource}: "))


def test_the_bank_takes_three_for_one(visit: Visit) -> None:
    page = visit(**DESKTOP)
    against_a_bot(page, acting(player(0, stores=stores_of(0, lumber=3, wool=2))))
    bar = page.locator(".bar .choices")
    bar.get_by_role("button", name="End").wait_for()
    assert "3 lumber" not in bar.inner_text().lower(), "what the trade offers has no button beside it"
    page.get_by_role("button", name="Trade", exact=True).click()
    assert "3 : 1" in tile(page, "You give", "Lumber").inner_text()
    assert tile(page, "You give", "Wool").get_attribute("aria-disabled") == "true", "two are too few"
    assert page.locator(".sheet .side").nth(1).locator(".tile.open").count() == 0, "first it is said what is given"
    tile(page, "You give", "Lumber").click()
    tile(page, "You get", "Ore").click()
    people.until(page, "() => document.querySelector('.own .stock').innerText.includes('1')")
    assert stock(page) == {"Wool": 2, "Ore": 1}


def test_an_offer_is_accepted_in_the_other_browser(visit: Visit) -> None:
    host, guest = visit(**DESKTOP), visit(**PHONE)
    begin = acting(player(0, stores=stores_of(0, wool=2)), player(1, stores=stores_of(1, ore=1)))
    sit_together(host, guest, begin=written(begin))
    host.get_by_role("button", name="Trade", exact=True).click()
    host.locator(".sheet").get_by_role("button", name="Make an offer").click()
    for side, resource in (("You give", "Wool"), ("You give", "Wool"), ("You get", "Ore")):
        people.wait_for_me(host)  # while a choice is on its way, another click does nothing
        tile(host, side, resource).click()
    people.wait_for_me(host)
    host.locator(".choices .button", has_text="Send the offer").click()
    offered = guest.locator(".sheet .side")
    offered.first.wait_for()
    assert [side.inner_text().split("\n") for side in offered.all()] == [["You give", "1 ore"], ["You get", "2 wool"]]
    guest.locator(".choices .button", has_text="Accept").tap()
    guest.locator(".table[data-whose=others]").wait_for()
    together(host, guest)
    assert stock(host) == {"Ore": 1}
    assert stock(guest) == {"Wool": 2}


def test_an_attack_is_answered_with_the_windows_own_no(visit: Visit) -> None:
    """The Arsonist succeeds or not; either way one of the two Buildings goes back to a hand."""
    host, guest = visit(**DESKTOP), visit(**PHONE)
    first = player(0, "arsonist-a", {"garrison-a": (5, "above")})
    second = player(1, "bishop-a", {"garrison-b": (5, "above")})
    sit_together(host, guest, begin=written(acting(first, second, options={"action_gate": 3})))
    assert guest.locator(".sheet").count() == 0
    host.locator(".hand.own [data-fly=card-arsonist-a]").click()
    window = guest.locator(".sheet.urgent")
    window.get_by_text("plays Arsonist").wait_for()
    assert window.locator(".answers .card.open").count() == 1, "the Bishop helps"
    window.get_by_role("button", name="No, let them roll").tap()
    window.wait_for(state="detached")
    together(host, guest)
    built = [host.locator(f".site [data-fly=card-garrison-{which}]").count() for which in "ab"]
    assert sorted(built) == [0, 1]
    loser, card = ((host, "a"), (guest, "b"))[built.index(0)]
    assert loser.locator(f".hand.own [data-fly=card-garrison-{card}]").count() == 1
    assert guest.locator(".hand.own [data-fly=card-bishop-a]").count() == 1, "it was not played"


def test_a_search_leaves_notes_to_the_one_who_searched_alone(visit: Visit) -> None:
    host, guest = visit(**DESKTOP), visit(**DESKTOP)
    begin = drawing(player(0, "abbey-a smithy", stores=stores_of(0, lumber=1, wool=1)), player(1))
    size = begin.state.stacks[1].cards.size
    sit_together(host, guest, begin=written(begin))
    assert notes(host) == notes(guest) == [0] * 5
    host.locator(".stack .pile").nth(1).click()
    host.locator(".choices .button", has_text="Search stack 2: 2 resources").click()
    seen = host.locator(".sheet .card.open")
    seen.first.wait_for()
    assert seen.count() == host.locator(".sheet li .text").count() == size, "each says what it does"
    assert seen.evaluate_all(COLUMNS) >= 4, "they are compared at a glance"
    assert guest.locator(".sheet").count() == 0
    seen.nth(2).click()
    host.locator(".table[data-whose=others]").wait_for()
    together(host, guest)
    assert notes(host) == [0, size - 1, 0, 0, 0]
    assert notes(guest) == [0] * 5
    host.locator(".stack .notes").nth(1).click()
    guest.locator(".stack .pile").nth(1).click()
    assert [dialog_cards(host), dialog_cards(guest)] == [(size - 1, size - 1), (0, size - 1)]


def dialog_cards(page: Page) -> tuple[int, int]:
    """Count the cards that a dialog shows openly, and all that lie there."""
    page.get_by_role("dialog").wait_for()
    return page.get_by_role("dialog").locator("li .card").count(), page.get_by_role("dialog").locator("li").count()


def notes(page: Page) -> list[int]:
    """How many cards of each stack the viewer is said to know."""
    shown: list[int] = page.locator(".stack .notes").evaluate_all(
        "all => all.map(one => one.checkVisibility({visibilityProperty: true}) ? +one.lastElementChild.innerText : 0)"
    )
    return shown


def by_keyboard(page: Page, name: str) -> None:
    """Press Tab until the button is reached, then Enter."""
    page.locator(people.MINE).wait_for()
    page.locator(".choices .button", has_text=name).wait_for()
    people.tab_to(page, page.locator(".choices .button", has_text=name))
    page.keyboard.press("Enter")


def test_a_turn_by_keyboard_alone(visit: Visit) -> None:
    """With full stores and the event card known, nothing is asked before the actions, whatever is rolled."""
    host, guest = visit(**DESKTOP), visit(**DESKTOP)
    on_top = [{"card": "year-end", "known_to": [0, 1]}]
    begin = position(player(0, "abbey-a smithy foundry", stores=3), player(1, stores=3), events_stack=on_top)
    sit_together(host, guest, begin=written(begin))
    for name in ("Roll the dice", "End the actions", "Keep the hand"):
        by_keyboard(host, name)
        people.until(host, "() => document.querySelector('.table[aria-busy=false]')")
    host.locator(".table[data-whose=others]").wait_for()
    guest.locator(people.MINE).wait_for()
    assert host.locator(".hand.own .card").count() == len(hand(begin, 0)) == 3
