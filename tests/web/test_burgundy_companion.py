"""The companion beside a physical table: whole games in both depths, on a phone, undone, and resumed by their link."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from web.looks import DESKTOP, SMALL, TABLET, check, resize
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
#: Phones upright and sideways, tablets, and a desktop.
WINDOWS = ((360, 740), (390, 844), (820, 1180), (844, 390), (1024, 768), (1440, 900))
#: How far what is asked reaches over the room between the head and the bar, and how far the page can be scrolled.
OUT_OF_SIGHT = """() => {
  const box = all => document.querySelector(all).getBoundingClientRect();
  const {top, bottom} = box('.asking');
  return Math.max(box('.table > header').bottom - top, bottom - box('.table > footer').top);
}"""
TOP = "all => document.querySelector(all).getBoundingClientRect().top"
SCROLLED = """() => [document.documentElement, document.querySelector('main')]
  .reduce((most, one) => Math.max(most, one.scrollHeight - one.clientHeight), 0)"""
#: A voice that notes what it is asked to say, and one that is missing.
VOICE = """window.said = [];
Object.defineProperty(window, 'speechSynthesis', {value: {
  speak: one => said.push([one.lang, one.text]), cancel: () => { said.length = 0; }
}});
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };"""
NO_VOICE = "delete window.speechSynthesis"
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
    assert (page.locator(".companion.searches").count() == 1) == (options["depth"] == 1)
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
        sides = page.evaluate(SIDES, ".asking .answer, .it .button, .lying .card.open")
        assert min(sides) >= FINGER
        assert page.evaluate("document.documentElement.scrollWidth") <= SMALL["viewport"]["width"]
        assert page.evaluate("document.querySelector('.question').getBoundingClientRect().bottom < innerHeight")
        people.choose_and_see(page, like_a_table, i)
        people.wait_for_me(page)


#: So many choices before its end all tiles of a phase lie in the depots, where the companion searches, and people play.
ALL_LIE, MANY = 299, 20


@pytest.mark.parametrize(("options", "back"), [(YOU, 0), (IT, ALL_LIE)], ids=["you search", "it searches"])
def test_what_is_asked_is_large_and_in_sight_in_every_window(visit: Visit, options: dict[str, int], back: int) -> None:
    """Nothing is scrolled for it; a phone has no room for the ring besides. What is seldom used is folded."""
    page = visit(**SMALL)
    begin = {"begin": tables.before_the_end(GAME, 1, back=back, **options)} if back else {}
    tables.my_turn(page, GAME, seats=1, options=options, **begin)
    for wide, high in WINDOWS:
        resize(page, wide, high)
        assert page.evaluate(OUT_OF_SIGHT) <= 1, (wide, high)
        assert page.evaluate(SCROLLED) <= 1 or (back and min(wide, high) < 500), (wide, high)
        sides = page.evaluate(SIDES, ".asking .answer, .companion .button, .lying .card.open")
        assert min(sides) >= FINGER, (wide, high)
        assert page.locator(".lying .card.open").count() >= MANY or not back, (wide, high)
        if wide < high:
            assert page.evaluate(TOP, ".asking .answer") > high / 2
    assert page.locator(".bonus").count() == 0
    page.get_by_role("button", name="Bonus, reserve").click()
    assert min(page.evaluate(SIDES, ".bonus button")) >= FINGER


def test_what_the_automata_did_is_read_aloud_sentence_by_sentence(visit: Visit) -> None:
    """In the language of the page; the button stops it again, and what is told next does."""
    page = visit(settings=FRENCH.replace('"fr"', '"de"'), **SMALL)
    page.add_init_script(VOICE)
    tables.my_turn(page, GAME, seats=1, options=YOU)
    to_do = page.locator(".deeds li:not(.done)")
    for i in range(MOST_TAPS):
        people.choose_and_see(page, like_a_table, i)
        people.wait_for_me(page)
        if to_do.count() > 1 and page.locator(".deeds li.done").count() > 0:
            break
    page.get_by_role("button", name="Vorlesen").tap()
    page.get_by_role("button", name="Nicht weiterlesen").wait_for()
    told = to_do.all_inner_texts()
    assert len(told) > 1
    assert page.locator(".deeds li.done").count() > 0, "what was done before is not read again"
    assert all(one.endswith(".") for one in told)
    assert page.evaluate("said") == [["de", one] for one in told]
    page.get_by_role("button", name="Nicht weiterlesen").tap()
    page.get_by_role("button", name="Vorlesen").wait_for()
    assert page.evaluate("said") == []


def test_a_browser_without_a_voice_offers_nothing(visit: Visit) -> None:
    page = visit(**SMALL)
    page.add_init_script(NO_VOICE)
    tables.my_turn(page, GAME, seats=1, options=YOU)
    for die in (2, 3, 0):
        people.choose_and_see(page, lambda page, i: page.locator(".asking .answer").nth(i).tap(), die)
        people.wait_for_me(page)
    page.locator(".deeds li").first.wait_for()
    assert page.get_by_role("button", name="Read aloud").count() == 0


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
    page.get_by_role("button", name="Bonus, reserve").click()
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
    people.choose_and_see(page, lambda page, i: page.locator(".asking .answer").nth(i).tap(), 2)
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
    begin = page.get_by_role("button", name="Begin")
    begin.wait_for()
    assert page.locator("form select:visible").count() == 3, "what every table has to say; the rest is folded"
    page.get_by_label("Who searches the depots").select_option("1")
    page.get_by_label("The Automata").first.select_option("3")
    begin.click()
    page.get_by_role("button", name="Depots").click()
    page.locator(".lying").wait_for()
    page.get_by_role("button", name="What to do").click()
    page.get_by_role("group", name=re.compile("Left card: (16|22|25)")).wait_for()
