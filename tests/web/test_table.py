"""What one finds at a table: reasons, taking back, hints, the log, cards to be looked at, settings."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest
from web.looks import DESKTOP, still
from web.visits import SWIFT

from web import people, tables

if TYPE_CHECKING:
    from typing import Any

    from playwright.sync_api import Page
    from web.visits import Server, Visit

pytestmark = pytest.mark.slow


def take_face_down(page: Page) -> None:
    """Take a card face down by its tab, which everybody can afford."""
    page.locator("[data-lit=true] button.tab").first.click()


@cache
def at_the_second_turn() -> dict[str, Any]:
    """The first seat is to take its second card."""
    return tables.record_of("castle-combo", 2, lambda position: position.state.players[0].tableau.size == 1)


def hold_a_card(page: Page) -> Page:
    """In one's second turn, take a card and hold it in hand."""
    tables.my_turn(page, begin=at_the_second_turn())
    take_face_down(page)
    page.locator("button.place").first.wait_for()
    return page


def test_a_card_that_is_taken_lies_in_hand_what_is_blocked_says_why_and_it_can_be_taken_back(visit: Visit) -> None:
    page = hold_a_card(visit())
    assert page.locator("[data-lit=true] button.card").count() == 2
    assert page.locator(".held").count() == 1
    empty = page.locator(".own button.empty")
    assert empty.count() > 0
    empty.first.click()
    page.locator(".notes").get_by_text(re.compile("lies beside|more than three")).wait_for()
    page.get_by_role("button", name="Take back").click()
    page.locator(".held").wait_for(state="detached")
    assert page.locator("[data-lit=true] button.card").count() == 3
    assert page.locator(".choices .button").count() > 0, "keys may be spent again"


#: Who wants to be asked about what cannot be taken back; and who has set nothing of it, as at a first visit.
ASKING = SWIFT.replace('"send"', '"ask"')
USUAL = '{"language": "en", "pace": "instant", "motion": "none"}'


def test_what_cannot_be_taken_back_is_asked_first_by_who_wants_it_and_called_off(visit: Visit) -> None:
    """Who calls a choice off has not made the one that led to it.

    The first card of a game has one place, so that to take it reveals a card; no key is spent before. It is taken face
    down: what a card can do may have to be decided before a new one is revealed.
    """
    page = hold_a_card(visit(settings=ASKING))
    page.locator("button.place").first.click()
    page.locator(".asked").get_by_text("It reveals something").wait_for()
    page.get_by_role("button", name="Not yet").click()
    assert page.locator("button.place").count() > 0
    page.locator("button.place").first.click()
    page.get_by_role("button", name="Do it").click()
    page.locator("[data-part=own] .grid .card").nth(1).wait_for()
    tables.my_turn(page)
    keys, row = page.locator(".choices .button").all_text_contents(), people.row(page)
    take_face_down(page)
    page.locator(".asked").get_by_text("It reveals something").wait_for()
    page.get_by_role("button", name="Not yet").click()
    people.until(page, "n => Number(document.querySelector('.table').dataset.n) === n", row + 2)  # made, taken back
    assert page.locator(".choices .button").all_text_contents() == keys


def undoing(visit: Visit, **how: Any) -> Page:
    """Hold a card, with the settings of a first visit, and place it; the clock of the page stands still."""
    page = hold_a_card(visit(settings=USUAL, **how))
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 60)
    page.locator("button.place").first.click()
    page.get_by_role("button", name="Undo", exact=True).wait_for()
    return page


def test_what_would_reveal_something_can_be_changed_or_undone_before_it_is_sent(visit: Visit) -> None:
    page, row = (table := undoing(visit)), people.row(table)
    places = page.locator("button.place")
    assert page.locator("button.place.pending").count() == 1, "the place shows the card already"
    places.nth(1).click()
    assert page.locator("button.place.pending").count() == 1
    assert "pending" in (places.nth(1).get_attribute("class") or ""), "who changes their mind chooses another place"
    page.get_by_role("button", name="Undo", exact=True).click()
    page.clock.run_for(10_000)
    assert people.row(page) == row
    assert page.locator("button.place.pending").count() == 0
    page.locator("button.place").nth(1).click()
    page.get_by_role("button", name="Undo", exact=True).wait_for()
    page.keyboard.press("u")
    page.clock.run_for(10_000)
    assert people.row(page) == row
    page.locator("button.place").first.click()
    undo = page.get_by_role("button", name="Undo", exact=True)
    undo.wait_for()
    page.clock.run_for(1_000)
    assert undo.count() == 1, "it is not sent yet"
    page.clock.run_for(1_000)
    undo.wait_for(state="detached")
    page.clock.resume()
    page.locator("[data-part=own] .grid .card").nth(1).wait_for()


@pytest.mark.parametrize("goes_on", ["clicks the board", "clicks again", "leaves the page"])
def test_who_goes_on_waits_for_nothing(visit: Visit, goes_on: str) -> None:
    page = undoing(visit)
    row = people.row(page)
    if goes_on == "clicks the board":
        page.locator(".others .player").first.click(position={"x": 4, "y": 4})
    elif goes_on == "clicks again":
        page.locator("button.place.pending").click()
    else:
        page.locator('.table header a[href="/"]').click()
        page.get_by_role("button", name="Come back later").click()
        people.game(page).wait_for()
        page.go_back()
    page.clock.resume()
    people.until(page, "n => Number(document.querySelector('.table')?.dataset.n) > n", row)
    page.locator("[data-part=own] .grid .card").nth(1).wait_for()


def test_a_screen_reader_hears_of_what_can_be_undone_and_nothing_moves_if_nothing_shall(visit: Visit) -> None:
    page = undoing(visit, reduced_motion="reduce")
    animated = "getComputedStyle(document.querySelector('.undo'), '::after').animationName"
    assert page.evaluate(animated) == "none"
    page.locator("[role=status]", has_text="U takes it back").wait_for(state="attached")
    undo = page.get_by_role("button", name="Undo", exact=True)
    for _ in range(60):
        page.keyboard.press("Tab")
        if undo.evaluate("undo => undo === document.activeElement"):
            break
    page.keyboard.press("Enter")
    assert page.locator("button.place.pending").count() == 0


def test_the_log_leads_to_the_rule_and_a_revealed_choice_against_bots_is_taken_back_as_practice(visit: Visit) -> None:
    page = visit(**DESKTOP)
    tables.my_turn(page)
    take_face_down(page)
    page.locator("[data-part=own] .grid .card").first.wait_for()  # it has but one place
    page.locator(people.MINE).wait_for()
    page.get_by_role("button", name=re.compile("^The rule for: .*face down", re.IGNORECASE)).first.click()
    page.locator("article.first", has_text="Face down").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Take back anyway").click()
    page.locator("footer").get_by_text("From now on this game is practice").wait_for()
    page.get_by_role("button", name="Not yet").click()
    page.keyboard.press("u")
    assert page.locator(".mark", has_text="practice").count() == 0, "it is asked first"
    page.get_by_role("button", name="Do it").click()
    page.locator(".mark", has_text="practice").wait_for()


def test_what_one_looks_up_in_ones_own_turn_in_each_language(visit: Visit) -> None:
    page = visit(**DESKTOP)
    tables.my_turn(page)
    check_fetched_once(page)
    check_large(page)
    page.locator(".own button.points").click()
    page.get_by_role("dialog").get_by_text(re.compile(r"\d keys?")).wait_for()
    page.keyboard.press("Escape")
    check_order(page)
    page.get_by_role("button", name="Hint").click()
    page.locator(".asked").get_by_text("A bot would:").wait_for()
    assert page.locator(".notes li").count() == 0, "nothing lies over what is asked"
    check_languages(page)


def check_fetched_once(page: Page) -> None:
    """What a table is and its drawing are fetched once, and before the script asks."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    answer = page.reload()
    page.locator(people.MINE).wait_for()
    assert answer is not None
    promised = re.findall("<(.+?)>", answer.headers["link"])
    assert {promise.rpartition("/")[0] for promise in promised} == {"/api/tables", "/assets"}
    assert any("castle-combo" in promise for promise in promised)
    assert {asked.count(promise) for promise in promised} == {1}


def check_large(page: Page) -> None:
    """Any card can be seen large with its text, by mouse and by key."""
    card, text = page.locator("[data-part=table] .card").first, page.get_by_role("dialog").get_by_text("Scroll:")
    card.click(button="right")
    text.wait_for()
    page.keyboard.press("Escape")
    text.wait_for(state="detached")
    card.focus()
    page.keyboard.press("i")
    text.wait_for()
    page.keyboard.press("Escape")


def check_order(page: Page) -> None:
    """By keyboard the log, which grows longer with every move, comes after what may be done."""
    page.locator(".own button.points").focus()
    where = "document.activeElement.closest('.table > footer, .table > aside')?.tagName"
    while page.evaluate(where) is None:
        page.keyboard.press("Tab")
    assert page.evaluate(where) == "FOOTER"


def check_languages(page: Page) -> None:
    """A table changes its language while one plays, and speaks it when it is opened."""
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("de")
    page.keyboard.press("Escape")
    page.locator("aside").get_by_text("Das Spiel beginnt").wait_for()
    assert page.get_by_text("The game begins").count() == 0
    for language, word, asks in (("de", "Menü", "Nimm eine Karte"), ("fr", "Menu", "Prenez une carte")):
        page.evaluate("settings => localStorage.setItem('bailey-settings', settings)", still(language=language))
        page.reload()
        page.locator(people.MINE).wait_for()
        page.locator(".asked").get_by_text(asks).wait_for()
        assert page.get_by_role("button", name=word, exact=True).count() == 1
        assert page.locator("html").get_attribute("lang") == language


def test_what_the_server_says_is_in_the_language_of_the_page(visit: Visit, server: Server) -> None:
    page = visit("/settings", settings='{"language": "de", "pace": "instant", "motion": "none"}')
    page.get_by_label("Dein Name").wait_for()  # a page whose time stands still may not be drawn to the end
    page.clock.install()  # a note is gone after some seconds, which a busy machine may miss
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 60)
    page.get_by_label("Dein Name").fill("\u200b")
    page.get_by_role("button", name="Speichern").click()
    page.get_by_role("listitem").get_by_text(
        "name: schreib einen Namen mit einem Buchstaben oder einer Ziffer"
    ).wait_for()
    page.clock.resume()
    order = {"game": "castle-combo", "seats": [{"who": "bot", "strength": "novice"}] * 2}
    table = page.request.post(f"{server.url}/api/tables", data=order).json()
    page.goto(f"{server.url}/t/{table['code']}")
    page.get_by_role("dialog").wait_for()
    page.get_by_role("button", name="War es fair?").click()
    page.locator(".fair", has_text="Das Geheimnis").wait_for()


def test_a_code_that_is_none_is_refused_in_words(visit: Visit) -> None:
    page = visit("/t/NOSUCH")
    page.get_by_role("alert").filter(has_text=re.compile(r"\w{4}")).first.wait_for()
    german = visit("/t/NOSUCH", settings='{"language": "de"}')
    german.get_by_role("alert").filter(has_text="Tisch").first.wait_for()
