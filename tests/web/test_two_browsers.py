"""Two people with browsers of their own: inviting, playing, chat, looking on, coming back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from web import people, tables

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from web.visits import Server, Visit


pytestmark = pytest.mark.slow


def invite(host: Page) -> str:
    """Set a table up for two people from the shelf, and give its address."""
    host.goto("/")
    people.more_ways(host).get_by_role("link", name="Invite friends").click()
    host.get_by_role("button", name="Set the table up").click()
    host.wait_for_url("**/t/*")
    return host.url  # an invitation names the machine as the network does, or says that it cannot be reached


def join(guest: Page, link: str, name: str) -> None:
    """Follow a link and sit down."""
    guest.goto(link)
    guest.get_by_label("Your name").fill(name)
    guest.get_by_role("button", name="Sit down").click()


def seat_two(visit: Visit, **more: Any) -> tuple[Page, Page, str]:
    """Two people at one table, the game begun."""
    host, guest = visit(), visit()
    order = {"game": "castle-combo", "seats": [{"who": "me"}, {"who": "open"}], **more}
    link = f"/t/{host.request.post('/api/tables', data=order).json()['code']}"
    host.goto(link)
    join(guest, link, "Bea")
    for page in (host, guest):
        page.locator(".board").wait_for()
    return host, guest, link


def step(host: Page, guest: Page) -> None:
    """Whoever is on turn makes one choice."""
    mine = "() => document.querySelector('.table')?.dataset.whose === 'mine'"
    page = host if host.evaluate(mine) else guest
    people.until(page, mine)
    before = people.row(page)
    while people.wait_for_me(page) == "mine" and people.row(page) == before:
        people.choose_and_see(page, people.by_mouse, 0)
        people.until(page, "() => document.querySelector('.table[aria-busy=false]')")
        if page.locator(".table").get_attribute("data-whose") != "mine":
            break
    for other in (host, guest):
        people.until(other, "n => Number(document.querySelector('.table').dataset.n) >= n", people.row(page))


def open_cards(page: Page) -> list[str]:
    """The cards of both rows, in order."""
    cards: list[str] = page.evaluate(
        "[...document.querySelectorAll('[data-part=table] .card')].map(card => card.dataset.fly)"
    )
    return cards


def cards_by_row(page: Page) -> list[list[str]]:
    """The cards of each row; which slot of it a card lies in, only those know who saw it come."""
    script = "row => [...row.querySelectorAll('.card')].map(card => card.dataset.fly).sort()"
    rows: list[list[str]] = [row.evaluate(script) for row in page.locator("[data-part=table] section").all()]
    return rows


@pytest.mark.parametrize("back", [3, pytest.param(0, marks=pytest.mark.long)], ids=["end", "whole"])
def test_a_game_between_two_browsers(visit: Visit, back: int) -> None:
    host, guest, _ = seat_two(visit, **({"begin": tables.before_the_end("castle-combo", 2, back=back)} if back else {}))
    for _ in range(80):
        if host.locator(".table").get_attribute("data-whose") == "over":
            break
        step(host, guest)
    for page in (host, guest):
        page.get_by_role("dialog").wait_for()
        assert page.locator(".ranking li").count() == 2
    scores = [page.locator(".ranking strong").all_text_contents() for page in (host, guest)]
    assert scores[0] == scores[1]
    table = host.url
    for page in (host, guest):
        page.get_by_role("button", name="Play again").click()
    for page in (host, guest):
        page.wait_for_url(lambda url: url != table)
        page.locator(".board").wait_for()
    assert host.url.rpartition("/")[2] == guest.url.rpartition("/")[2]


def test_a_spectator_and_a_page_loaded_again_see_the_same_and_only_the_one_on_turn_may_choose(visit: Visit) -> None:
    host, guest, link = seat_two(visit)
    whose = [page.locator(".table").get_attribute("data-whose") for page in (host, guest)]
    assert sorted(whose) == ["mine", "others"]
    open_now = ".card.open, button.place, .choices .button"
    waiting = guest if whose[0] == "mine" else host
    assert waiting.locator(open_now).count() == 0
    looker = visit()
    looker.goto(link)
    looker.locator(".board").wait_for()
    host.get_by_text("1 person looks on").wait_for(state="attached")
    for _ in range(5):
        step(host, guest)
    before = (people.row(host), cards_by_row(host))
    people.until(looker, "n => Number(document.querySelector('.table').dataset.n) >= n", before[0])
    assert looker.locator(open_now).count() == 0
    assert open_cards(looker) == open_cards(host)
    host.reload()
    host.locator(".table[aria-busy=false] .board").wait_for()
    people.until(host, "n => Number(document.querySelector('.table').dataset.n) >= n", before[0])
    assert cards_by_row(host) == before[1]


def test_what_is_said_is_heard_by_the_other_and_counts_while_the_chat_is_hidden(visit: Visit) -> None:
    host, guest, _ = seat_two(visit)
    for page in (host, guest):
        page.locator("aside").get_by_label("Say something").wait_for()
    host.get_by_label("Say something").fill("What a start")
    host.get_by_role("button", name="Send", exact=True).click()
    for page in (host, guest):
        page.locator("aside").get_by_text("What a start").wait_for()
    host.get_by_role("button", name="Chat", exact=True).click()
    host.locator("aside").get_by_label("Say something").wait_for(state="detached")
    assert host.locator("header .dot:visible").count() == 0, "what was seen does not count"
    guest.get_by_role("button", name="Good luck!").click()
    host.locator("header .dot:visible").get_by_text("1", exact=True).wait_for()
    host.get_by_role("button", name="Chat", exact=True).click()
    host.locator("aside li").get_by_text("Good luck!").wait_for()
    assert host.locator("header .dot:visible").count() == 0


def test_a_server_that_crashed_and_came_back_goes_on(visit: Visit, server: Server) -> None:
    host, guest, _ = seat_two(visit)
    for _ in range(3):
        step(host, guest)
    before = people.row(host)
    server.end()
    host.get_by_text("Reconnecting").wait_for()
    server.start()
    for page in (host, guest):
        people.until(page, "() => !document.body.innerText.includes('Reconnecting')")
    step(host, guest)
    assert people.row(host) > before
