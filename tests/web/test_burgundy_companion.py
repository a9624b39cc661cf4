"""The companion beside a physical table: whole games in both depths, on a phone, undone, and resumed by their link."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from web.looks import DESKTOP, SMALL, TABLET, check
from web.test_devices import link_for_another_device
from web.test_guided import FRENCH

from bailey.server.access import lan
from web import people, tables

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from web.visits import Visit

pytestmark = pytest.mark.slow

GAME, TITLE = "burgundy-companion", "The Castles of Burgundy: companion"
YOU, IT = {"depth": 0, "people": 1}, {"depth": 1, "people": 2, "automata": 3}
ROUNDS = 25
#: A phase is told in sixteen taps, a round in a dozen.
MOST_TAPS = 900
#: A finger needs so many pixels.
FINGER = 43
#: The lesser side of each of some things.
SIDES = """all => [...document.querySelectorAll(all)].map(one => one.getBoundingClientRect())
  .map(box => Math.min(box.width, box.height))"""


def asked(page: Page) -> str:
    return page.locator(".asking .question").inner_text()


def like_a_table(page: Page, i: int) -> None:
    """Tell something that can be: dice, tiles and goods by turns; now and then what people took, or that nothing is."""
    buttons, answers = page.locator(".choices .button"), page.locator(".asking .answer")
    taken = page.locator(".lying .card.open, .lying .thing.open")
    if taken.count() and i % 4 < 2:
        taken.nth(i % taken.count()).tap()
    elif answers.count() and not (buttons.count() and i % 5 == 4):
        answers.nth(i % answers.count()).tap()
    else:
        buttons.first.tap()


#: So many taps before the end a game is begun; whole games are for the long tier.
TAPS = 30
LONG = pytest.mark.long


def check_end(page: Page, options: dict[str, int], back: int) -> None:
    """Tell a game to its end, the people's points at last, and see what its result is."""
    begin = {"begin": tables.before_the_end(GAME, 1, back=back, **options)} if back else {}
    tables.my_turn(page, GAME, seats=1, options=options, **begin)
    assert (page.locator(".lying").count() == 1) == (options["depth"] == 1)
    people.play_to_the_end(page, like_a_table, MOST_TAPS)
    page.get_by_role("dialog").wait_for()
    assert page.locator(".ranking li").count() == 1 + options["people"]


@pytest.mark.parametrize("back", [TAPS, pytest.param(0, marks=LONG)], ids=["end", "whole"])
@pytest.mark.parametrize("options", [YOU, IT], ids=["you search", "it searches"])
def test_a_physical_game_on_a_phone(visit: Visit, options: dict[str, int], back: int) -> None:
    """Twenty-five turns of the Automata are told; at the end the people's points are told too, and its are counted."""
    page = visit(bypass_csp=True, **SMALL)
    check_end(page, options, back)
    check(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="What happened").first.click()
    log = people.log_of(page)
    assert log.count("The Automata rolls") == ROUNDS or back


@pytest.mark.parametrize("back", [TAPS, pytest.param(0, marks=LONG)], ids=["end", "whole"])
def test_three_people_and_the_automata_at_one_table(visit: Visit, back: int) -> None:
    """In the end the page asks for the points of all three, and ranks four."""
    check_end(visit(**SMALL), {"depth": 0, "people": 3}, back)


@pytest.mark.parametrize("taps", [14, pytest.param(60, marks=LONG)])
def test_everything_has_room_for_a_finger_and_the_question_is_in_sight(visit: Visit, taps: int) -> None:
    page = visit(**SMALL)
    tables.my_turn(page, GAME, seats=1, options=IT)
    for i in range(taps):
        sides = page.evaluate(SIDES, ".asking .answer, .bonus button, .lying .card.open")
        assert min(sides) >= FINGER
        assert page.evaluate("document.documentElement.scrollWidth") <= SMALL["viewport"]["width"]
        assert page.evaluate("document.querySelector('.question').getBoundingClientRect().bottom < innerHeight")
        people.choose_and_see(page, like_a_table, i)
        people.wait_for_me(page)


def test_what_was_told_is_there_when_the_page_is_opened_again_and_undone_and_told_again(visit: Visit) -> None:
    """The page is closed in the middle of the Automata's turn; a bonus tile is told after a question."""
    page = visit(**DESKTOP)
    code = tables.my_turn(page, GAME, seats=1, options=YOU)
    before = page.locator(".automata").inner_html()
    for die in (2, 3):
        page.locator(".asking .answer").nth(die).click()
        people.wait_for_me(page)
    question = asked(page)
    assert question.startswith("Search from depot 4 on")
    page.goto("/")
    page.goto(f"/t/{code}")
    page.locator(people.MINE).wait_for()
    assert asked(page) == question
    first = page.locator(".asking .face .name").first.inner_text()
    page.locator(".asking .face").first.click()
    page.locator(".deeds").get_by_text(re.compile(f"Lay (an? )?{first}", re.IGNORECASE)).first.wait_for()
    for _ in range(3):
        page.get_by_role("button", name="Take back").click()
        people.wait_for_me(page)
    assert "what does the white die show?" in asked(page)
    people.until(page, "html => document.querySelector('.automata').innerHTML === html", before)
    page.locator(".asking .answer").first.click()
    people.wait_for_me(page)
    page.get_by_role("button", name=re.compile("Bonus tiles, mine: larger free")).click()
    page.locator(".choices .button.primary").click()
    page.get_by_role("button", name=re.compile("Bonus tiles, mine: larger with people")).wait_for()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    page.locator(".ways .button").get_by_text("Come back later").wait_for()
    assert page.locator(".ways .button").count() == 1, "nobody else can tell what happens"


@pytest.mark.skipif(not lan.addresses(), reason="this machine is in no local network")
def test_a_link_leads_a_second_device_to_the_same_game(visit: Visit) -> None:
    """Phone and tablet have nothing in common but the link of the menu; what the one tells the other goes on with."""
    page = visit(**SMALL)
    tables.sit_down(page, GAME, seats=1, options=YOU)
    page.locator(".asking .answer").nth(2).tap()
    people.wait_for_me(page)
    question = asked(page)
    other = visit(**TABLET)
    other.goto(link_for_another_device(page))
    other.get_by_role("button", name="Move it here").click()
    other.locator(people.MINE).wait_for()
    assert asked(other) == question
    people.choose_and_see(other, lambda page, i: page.locator(".asking .answer").nth(i).click(), 3)
    people.wait_for_me(other)
    assert asked(other).startswith("Search from depot")


def test_the_page_asks_in_german(visit: Visit) -> None:
    page = visit(settings=FRENCH.replace('"fr"', '"de"'), **SMALL)
    tables.my_turn(page, GAME, seats=1, options=YOU)
    assert page.locator("html").get_attribute("lang") == "de"
    assert "weiße Würfel" in asked(page)
    for die in (2, 3):
        people.choose_and_see(page, lambda page, i: page.locator(".asking .answer").nth(i).tap(), die)
        people.wait_for_me(page)
    assert asked(page).startswith("Sucht ab Depot 4 im Uhrzeigersinn")


def test_the_shelf_offers_the_companion_to_those_who_have_the_game(visit: Visit) -> None:
    page = visit(**SMALL)
    shelf = people.more_ways(page, TITLE)
    shelf.get_by_role("link", name="Rules").wait_for()
    assert shelf.get_by_role("link", name="Watch bots").count() == 0
    assert shelf.get_by_role("link", name="Score pad").count() == 0
    shelf.get_by_role("link", name="Set the table up").click()
    page.get_by_label("Who searches the depots").select_option("1")
    page.get_by_label("The Automata").first.select_option("3")
    page.get_by_role("button", name="Begin").click()
    page.locator(".lying").wait_for()
    page.get_by_role("group", name=re.compile("Left card: (16|22|25)")).wait_for()
