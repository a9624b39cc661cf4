"""The card game of Burgundy: alone against Aaron, at a table of three, on a phone; what the dice reach, and tips."""

from __future__ import annotations

import json
import re
from functools import cache, partial
from typing import TYPE_CHECKING, Any

import pytest
from web.boxes import Boxes, box_of
from web.looks import DESKTOP, SMALL, check

from web import people, tables

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute
    from web.visits import Visit

pytestmark = pytest.mark.slow

GAME, TITLE = "burgundy-cards", "The Castles of Burgundy: The Card Game"
#: Thirty turns of a few clicks each, and what castles and purchases add.
MOST_CLICKS = 400


#: The rows of the display.
DISPLAY = "[data-area^='display.']"
#: What is clicked first: places in the estate, what a picked card asks, dice, projects, supplies, the display.
EAGER = (
    ".own .over, .own .place",
    ".table:has(.card.picked, .thing.picked) .choices .button.primary",
    ".own .dice:not(:has(.die.picked)) .die.open",
    ".own [data-area$='.projects'] .card.open",
    "[data-part=table] .thing.open",
    ".own .thing.open",
    ".floating .card.open",
    f"{DISPLAY} .card.open",
    ".choices .button",
)


#: Of cards that lie on each other this much is in sight of every one.
CORNER = {"x": 9, "y": 10}


def eagerly(page: Page, i: int, *, touch: bool = False) -> None:
    """Click on what furthers one most; every ninth time on a button, so that purchases and silver occur too."""
    people.eagerly(page, i, EAGER, 9, touch=touch, position=CORNER)


#: So many of one's own choices are left to play to the end.
LAST = 10
#: So many clicks of a game show that nothing moves; whole games are for the long tier.
SOME = [pytest.param(12, id="some"), pytest.param(MOST_CLICKS, id="all", marks=pytest.mark.long)]


@pytest.mark.parametrize("clicks", SOME)
def test_alone_against_aaron_by_mouse(visit: Visit, clicks: int) -> None:
    """Nothing on the own board moves; in a whole game no choice takes more than two clicks."""
    page = visit(**DESKTOP, bypass_csp=True)
    people.play_now(page, title=TITLE)
    page.locator(people.MINE).wait_for()
    assert page.locator(".race .rounds li").count() == 5
    assert people.log_of(page).count("Aaron places") == 3
    boxes = Boxes()
    made = people.play_some(page, boxes.before(eagerly), clicks)
    assert len(boxes.of("place")) >= 6
    if made < clicks:
        people.check_clicks(page, made)
        people.check_result(page, 2, 5)
        check(page)


def test_the_result_and_the_race_against_aaron(visit: Visit) -> None:
    page = visit(**DESKTOP, bypass_csp=True)
    tables.my_turn(page, GAME, seats=1, begin=tables.before_the_end(GAME, 1, back=LAST))
    people.check_clicks(page, people.play_to_the_end(page, eagerly, MOST_CLICKS))
    people.check_result(page, 2, 5)
    check(page)
    log = people.log_of(page)
    assert re.search(r"After round C: \d+ to Aaron.s \d+", log)
    assert page.locator(".race .rounds li.done").count() >= 1


@cache
def grown(cards: int) -> dict[str, Any]:
    """At a table of three, the first seat's estate has so many cards; tells what `begin` takes."""
    return tables.record_of(GAME, 3, lambda position: position.state.players[0].estate.size >= cards)


@pytest.mark.long
def test_the_end_of_a_game_by_keyboard_alone(visit: Visit) -> None:
    """The last choices of the first seat against a bot."""
    page = visit(**DESKTOP)
    tables.sit_down(page, GAME, begin=tables.before_the_end(GAME, 2, back=45))
    people.play_to_the_end(page, people.with_keys(*EAGER), MOST_CLICKS)
    people.check_result(page, 2, 5)


def test_a_table_of_three_on_a_phone_is_begun_from_the_form(visit: Visit) -> None:
    page = visit("/new/burgundy-cards?against=bots", **SMALL)
    page.get_by_text("3", exact=True).click()
    for strength in page.get_by_label("Strength").all():
        strength.select_option("novice")
    page.get_by_role("button", name="Begin").click()
    page.locator(f"{people.MINE} .board").wait_for()
    assert page.locator(".others .player").count() == 2
    assert page.evaluate("document.documentElement.scrollWidth") <= 360, "the table is wider than the phone"
    widths = [box_of(button)["width"] for button in page.locator(".table > header .button:visible").all()]
    assert len(widths) == 6, "four, and whether sounds are wanted"
    assert min(widths) >= 44, "a long title leaves the buttons beside it as wide as a finger"


@pytest.mark.long
def test_a_table_of_three_on_a_phone_by_touch(visit: Visit) -> None:
    """Nothing on the own board moves, whatever comes to lie on a large estate."""
    page, boxes = visit(**SMALL), Boxes()
    tables.sit_down(page, GAME, seats=3, begin=grown(8))
    people.play_to_the_end(page, boxes.before(partial(eagerly, touch=True)), MOST_CLICKS)
    assert len(boxes.of("place")) >= 6
    assert len(boxes.of(".estate")) >= 8
    people.check_result(page, 3, 5)


def test_a_die_shows_what_it_reaches_and_what_that_costs_and_cards_and_bonuses_are_looked_up(visit: Visit) -> None:
    page = visit(**DESKTOP)
    tables.my_turn(page, GAME, seats=1)
    check_lists(page)
    check_pointer(page)
    dice = page.locator(".die.open")
    assert dice.count() == 2
    either = page.locator(f"{DISPLAY} .card.open").count()
    dice.first.click()
    assert page.locator(".die.picked").count() == 1
    rows = page.locator(".group", has=page.locator(".card.open"))
    assert 0 < rows.count() <= 3  # with one worker: the row of the die and its neighbours
    assert 0 < page.locator(f"{DISPLAY} .card.open").count() <= either
    assert page.locator(".group", has=page.locator(".price")).count() <= 2
    far = page.locator(f"{DISPLAY} .card:not(.open)").first
    far.click(position=CORNER)  # another card may lie over the rest of it
    page.locator(".notes").get_by_text(re.compile("that takes .* workers, you have 1", re.IGNORECASE)).wait_for()
    taken = page.locator(f"{DISPLAY} .card.open").first
    name = taken.get_attribute("data-fly")
    taken.click(position=CORNER)
    page.locator(f".own [data-area$='.projects'] [data-fly={name}]").wait_for()


def check_lists(page: Page) -> None:
    """The cards left are counted by number and type, and the bonuses of coming rounds can be seen."""
    page.get_by_role("button", name=re.compile("Which cards are left")).click()
    dialog = page.get_by_role("dialog")
    left = 114 - page.locator(f"{DISPLAY} .card").count() - page.locator(".own .die").count()
    aarons = page.locator(".others .estate li").evaluate_all("all => all.length")
    assert aarons > 0
    assert int(dialog.locator("tfoot .sum").inner_text()) == left - 3  # his first three lie open
    assert dialog.locator("tbody tr").count() == 7
    page.keyboard.press("Escape")
    page.get_by_role("button", name="What a triple brings").click()
    assert dialog.locator("li").count() == 5
    assert all(dialog.locator("li").nth(i).get_by_role("img").count() for i in range(5))
    assert dialog.locator("[aria-current=step]").inner_text().startswith("Round A")
    page.keyboard.press("Escape")


def check_pointer(page: Page) -> None:
    """A card that comes below a resting pointer is not shown large, nor is one when a die is pointed at."""
    card = page.locator(f"{DISPLAY} .card").last  # nothing lies on it
    at = box_of(card)
    # The board moves below the pointer, as in a turn of somebody else; the browser notices it when it draws the page.
    page.locator(".board").evaluate("board => (board.style.translate = '0 900px')")
    page.mouse.move(at["x"] + 20, at["y"] + 20)
    page.locator(".board").evaluate("board => (board.style.translate = '')")
    page.screenshot()
    page.locator(f"{DISPLAY} .card:hover").wait_for()
    assert page.locator(".peek").count() == 0
    page.mouse.move(at["x"] + 22, at["y"] + 20)
    page.locator(".peek").wait_for()
    page.locator(".own .die").first.hover()
    page.locator(".peek").wait_for(state="detached")
    card.hover()
    page.locator(".peek").wait_for()
    page.mouse.move(2, 2)


def in_vain(socket: WebSocketRoute) -> None:
    """Answer every choice that is not confirmed as the server answers one that would bring nothing."""
    server = socket.connect_to_server()

    def answer(sent: str | bytes) -> None:
        command = json.loads(sent)
        if command["do"] != "choose" or command["sure"]:
            server.send(sent)
            return
        told = {"type": "confirm", "done": command["id"], "n": command["n"], "number": command["number"]}
        socket.send(json.dumps({**told, "reason": "vain", "say": "As things stand it would bring nothing."}))

    socket.on_message(answer)


def test_what_would_bring_nothing_is_asked_about(visit: Visit) -> None:
    """A choice that the server answers as in vain is asked about, whatever the settings say."""
    page = visit()
    page.route_web_socket(re.compile("/socket"), in_vain)
    tables.my_turn(page, GAME, seats=1)
    n = people.row(page)
    silver = page.locator(".choices").get_by_role("button", name=re.compile("Take 1 silver"))
    page.locator(".die.open").first.click()
    silver.click()
    page.locator(".asked").get_by_text("it would bring nothing").wait_for()
    page.get_by_role("button", name="Not yet").click()
    assert page.locator(".die.open").count() == 2
    assert people.row(page) == n
    page.locator(".die.open").first.click()
    silver.click()
    page.get_by_role("button", name="Do it").click()
    page.get_by_role("button", name="Do it").click()  # the die is played; taking silver with it is asked about, too
    page.wait_for_function("n => Number(document.querySelector('.table').dataset.n) >= n + 2", arg=n, polling=50)


def test_the_new_table_form_offers_aaron_and_the_seven_options(visit: Visit) -> None:
    page = visit("/new/burgundy-cards?against=bots", bypass_csp=True)
    page.get_by_text("Variants: as in the rules").click()
    assert page.get_by_label(re.compile("One worker each")).count() == 1
    assert page.get_by_label(re.compile("Strict win")).count() == 0, "that concerns Aaron, who is not here"
    page.get_by_text("Variants: as in the rules").click()
    page.get_by_text("1", exact=True).click()
    page.locator(".place", has_text="Aaron").wait_for()
    assert page.get_by_role("combobox").count() == 1
    page.get_by_text("Variants: as in the rules").click()
    assert page.get_by_role("combobox").count() == 1 + 7
    assert page.get_by_label(re.compile("Optional functions")).count() == 1
    page.get_by_label(re.compile("One worker each")).select_option("yes")
    page.get_by_text("Variants: one changed").wait_for()
    check(page)
    page.get_by_role("button", name="Begin").click()
    page.locator(".race").wait_for()


def take_silver(page: Page) -> None:
    """Play the first die for a silver."""
    page.locator(".die.open").first.click()
    page.locator(".choices").get_by_role("button", name=re.compile("Take 1 silver")).click()


def test_a_die_that_another_would_see_is_asked_about_first(visit: Visit) -> None:
    """With three silver a purchase stays open, so that the action could be taken back, but not the die for it."""
    page = visit("/new/burgundy-cards?against=bots")
    page.get_by_role("button", name="Begin").click()
    page.locator(people.MINE).wait_for()
    take_silver(page)
    page.locator(".asked").get_by_text("which die?").wait_for()
    take_silver(page)
    page.get_by_role("button", name="End the turn").click()
    page.locator(".asked").get_by_text("which die?").wait_for()
    page.evaluate("localStorage.setItem('bailey-settings', JSON.stringify({language: 'en', final: 'ask'}))")
    page.reload()
    page.locator(people.MINE).wait_for()
    take_silver(page)
    page.locator(".asked").get_by_text("It reveals something").wait_for()
    page.get_by_role("button", name="Do it").click()
    page.get_by_role("button", name="End the turn").wait_for()
    page.get_by_role("button", name="Take back", exact=True).click()
    page.locator(".choices").get_by_role("button", name=re.compile("Take 1 silver")).wait_for()
    assert page.locator(".die.open").count() == 0, "the die was shown, and stays played"
