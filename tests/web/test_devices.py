"""Phones and other devices: moving a seat, coming back, clocks, the local network, the score pad, installing."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from web.boxes import box_of
from web.looks import SMALL as PHONE
from web.looks import check
from web.test_two_browsers import invite, join, seat_two

from bailey.server.access import lan
from bailey.server.messages.base import MOST_FACES
from web import people, tables

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from web.visits import Server, Visit

pytestmark = pytest.mark.slow

#: The shortest time that a clock can give, in seconds.
SHORT = 10


def menu(page: Page, item: str) -> None:
    """Choose something from the menu of the table."""
    page.get_by_role("button", name="Menu", exact=True).tap()
    page.get_by_role("dialog").get_by_role("button", name=item).tap()


def link_for_another_device(page: Page) -> str:
    """Ask the menu for the link that moves this seat."""
    menu(page, "Continue on another device")
    opens, field = page.get_by_role("button", name="Let phones"), page.get_by_label("Continue on another device")
    opens.or_(field).wait_for()
    if opens.count():
        opens.tap()
    return field.input_value()


@pytest.mark.skipif(not lan.addresses(), reason="this machine is in no local network")
def test_a_seat_moves_to_another_device_by_a_link_that_works_once(visit: Visit) -> None:
    old, new, late = visit(**PHONE), visit(**PHONE), visit(**PHONE)
    tables.sit_down(old)
    old.locator(people.MINE).wait_for()
    link = link_for_another_device(old)
    assert "localhost" not in link
    new.goto(link)
    new.get_by_role("button", name="Move it here").tap()
    new.locator(people.MINE).wait_for()
    old.keyboard.press("Escape")
    old.locator(".table[data-whose=others]").wait_for()
    late.goto(link)
    late.get_by_role("button", name="Move it here").tap()
    late.get_by_text("This link has been used").wait_for()


def test_who_gave_up_may_take_the_seat_back(visit: Visit, server: Server) -> None:
    """With somebody else at the table: bots alone would have played to the end by then."""
    host, guest = visit(**PHONE), visit(**PHONE)
    order = {"game": "castle-combo", "seats": [{"who": "me"}, {"who": "open"}]}
    made = host.request.post(f"{server.url}/api/tables", data=order).json()
    join(guest, f"{server.url}/t/{made['code']}", "Bea")
    host.goto(f"{server.url}/t/{made['code']}")
    host.locator(".board").wait_for()
    table = host.url
    menu(host, "Leave the table")
    host.get_by_role("dialog").get_by_role("button", name="Give up").tap()
    host.wait_for_url(f"{server.url}/")
    host.goto(table)
    host.locator(".board").wait_for()
    menu(host, "Take the seat back")
    host.get_by_text("You gave up").wait_for(state="detached")
    host.get_by_role("link", name="All games").tap()
    host.get_by_role("button", name="Give up").wait_for()


def test_who_has_lost_the_seat_is_told_and_takes_it_back(visit: Visit) -> None:
    host, _, _ = seat_two(visit)
    host.get_by_role("link", name="All games").click()
    host.get_by_role("dialog").get_by_role("button", name="Give up").click()
    host.locator("article").first.wait_for()
    host.go_back()
    host.get_by_text("You gave up. A bot plays for you.").wait_for()
    host.get_by_role("button", name="Take the seat back").click()
    host.get_by_text("You gave up.").wait_for(state="detached")


def test_of_several_at_one_device_the_one_on_turn_gives_up(visit: Visit, server: Server) -> None:
    page = visit(**PHONE)
    order = {"game": "castle-combo", "seats": [{"who": "me", "name": "Ann"}, {"who": "me", "name": "Ben"}]}
    code = page.request.post(f"{server.url}/api/tables", data=order).json()["code"]
    page.goto(f"{server.url}/t/{code}")
    curtain = page.locator(".curtain")
    curtain.wait_for()
    if "Ann" in curtain.inner_text():  # it is Ben's turn that tells
        curtain.get_by_role("button").tap()
        people.wait_for_me(page)
        page.locator("[data-lit=true] button.tab").first.tap()
        page.get_by_role("heading", name="Ben").wait_for()
    menu(page, "Leave the table")
    page.get_by_role("dialog").get_by_role("button", name="Ben gives up").tap()
    page.get_by_role("dialog").wait_for(state="detached")
    seats = page.request.get(f"{server.url}/api/tables/{code}").json()["seats"]
    assert [seat.get("left") for seat in seats] == [None, "resigned"]


def test_a_clock_runs_out_before_everybodys_eyes(visit: Visit, server: Server) -> None:
    host, guest = visit(**PHONE), visit(**PHONE)
    order = {
        "game": "castle-combo",
        "seats": [{"who": "me"}, {"who": "open"}],
        "clock": {"base": SHORT, "add": 0},
    }
    made = host.request.post(f"{server.url}/api/tables", data=order).json()
    join(guest, f"{server.url}/t/{made['code']}", "Bea")
    host.goto(f"{server.url}/t/{made['code']}")
    for page in (host, guest):
        page.get_by_role("timer").first.wait_for()
    assert re.fullmatch(r"0:(10|0\d)", host.get_by_role("timer").first.inner_text())
    for page in (host, guest):
        page.get_by_role("button", name="What happened", exact=True).tap()
        page.get_by_role("dialog").get_by_text("ran out of time").first.wait_for()


@pytest.mark.skipif(not lan.addresses(), reason="this machine is in no local network")
def test_the_invitation_opens_the_server_to_the_local_network(visit: Visit) -> None:
    host, guest = visit(), visit(**PHONE)
    assert invite(host).startswith("http://localhost")
    opens, field = host.get_by_role("button", name="Let phones in this room join"), host.get_by_label("Link for the")
    opens.or_(field).wait_for()
    if opens.count():
        assert host.locator("main").get_by_text("localhost").count() == 0
        opens.click()
    host.get_by_text("Without https").wait_for()
    host.get_by_text("For devices in this room").wait_for()
    link = host.get_by_label("Link for the others").input_value()
    assert lan.addresses()[0] in link
    assert link in (host.get_by_role("img", name=re.compile("http")).get_attribute("aria-label") or "")
    join(guest, link, "Bea")
    for page in (host, guest):
        page.locator(".board").wait_for()
    assert guest.get_by_role("button", name="Let phones in this room join").count() == 0


def test_the_score_pad_adds_up_several_players(visit: Visit) -> None:
    page = visit("/pad/castle-combo", bypass_csp=True, **PHONE)
    page.get_by_role("button", name="Add a player").tap()
    for i, (name, card, keys) in enumerate((("Ann", "Fisherman", "3"), ("Ben", "Philosopher", "1"), ("Cat", "", "5"))):
        page.get_by_role("tab").nth(i).tap()
        page.get_by_role("tab").nth(i).and_(page.locator("[aria-selected=true]")).wait_for()
        page.get_by_label("Name", exact=True).fill(name)
        if card:
            page.locator(".cell").first.tap()
            page.get_by_label("Search cards").fill(card)
            page.get_by_role("button", name=card).tap()
        page.get_by_label("Keys", exact=True).fill(keys)
    page.reload()  # what was entered stays
    page.get_by_role("tab").first.wait_for()
    assert page.get_by_role("tab").all_inner_texts() == ["Ann", "Ben", "Cat"]
    page.get_by_role("button", name="Add it up").tap()
    page.locator("tfoot td").first.wait_for()
    result = page.locator("section", has=page.locator("tfoot"))
    for i, total in enumerate(("7", "11", "5")):
        result.get_by_role("tab").nth(i).tap()
        expect(page.locator("tfoot td")).to_have_text(total)
    check(page)


def test_the_page_can_be_installed(visit: Visit) -> None:
    page = visit("/", service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    browser = page.context.new_cdp_session(page)
    manifest = browser.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].endswith("/manifest.webmanifest")
    faults = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [fault["errorId"] for fault in faults if fault["errorId"] != "in-incognito"] == []


def test_the_service_worker_tells_whose_turn_it_is(visit_with_notifications: Visit, server: Server) -> None:
    page = visit_with_notifications("/", service_workers="allow")
    page.context.grant_permissions(["notifications"], origin=server.url)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    browser = page.context.new_cdp_session(page)
    found: list[str] = []
    browser.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda said: found.extend(one["registrationId"] for one in said["registrations"]),
    )
    browser.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    # Chromium forgets a notification whose list is asked for while it is being shown, so the list is read only once.
    worker = next(iter(page.context.service_workers), None) or page.context.wait_for_event("serviceworker")
    worker.evaluate(
        """() => {
            const here = self.registration, show = here.showNotification.bind(here);
            self.isShown = new Promise((done) => (here.showNotification = (...what) => show(...what).then(done)));
        }"""
    )
    browser.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": server.url,
            "registrationId": found[0],
            "data": '{"title": "It is your turn", "body": "Tap", "table": "abc234"}',
        },
    )
    worker.evaluate("() => Promise.race([self.isShown, new Promise((done) => setTimeout(done, 60000))])")
    shown = page.evaluate(
        """async () => (await (await navigator.serviceWorker.ready).getNotifications())
            .map(one => [one.title, one.tag, one.data]).flat().join()"""
    )
    assert shown == "It is your turn,turn-abc234,abc234"


def test_without_a_push_service_notices_come_while_the_page_is_open(visit: Visit, server: Server) -> None:
    page = visit("/settings")
    page.context.grant_permissions(["notifications"], origin=server.url)
    page.get_by_label("Tell me when it is my turn").check()
    page.get_by_text("You are notified while a page of Bailey is open").wait_for()


def test_a_name_and_a_face_are_chosen_once_and_seen_at_every_table(visit: Visit) -> None:
    page = visit("/settings")
    page.get_by_label("Your name").fill("Anna")
    assert page.get_by_label(re.compile(r"^Face \d+$")).count() == MOST_FACES
    page.get_by_label("Face 7").check(force=True)
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_role("listitem").get_by_text("Saved").wait_for()
    page.reload()
    page.get_by_label("Face 7").and_(page.locator(":checked")).wait_for(state="attached")
    tables.sit_down(page)
    page.locator(".own[data-part] svg.portrait").wait_for()


def test_copies_of_the_cookie_are_signed_out(visit: Visit, server: Server) -> None:
    page = visit("/settings")
    before = page.evaluate("fetch('/api/me').then(answer => answer.json())")["player"]
    [cookie] = page.context.cookies(server.url)
    page.get_by_role("button", name="Sign out everywhere else").click()
    page.get_by_text("Only this browser has your seats now").first.wait_for()
    [renewed] = page.context.cookies(server.url)
    assert renewed["value"] != cookie["value"]
    assert page.evaluate("fetch('/api/me').then(answer => answer.json())")["player"] == before


def test_without_https_the_page_says_so(visit: Visit, server: Server) -> None:
    page = visit("/settings")
    page.context.add_init_script("Object.defineProperty(window, 'isSecureContext', {value: false})")
    page.reload()
    page.get_by_text("Browsers allow notifications only over https").wait_for()
    assert page.get_by_label("Tell me when it is my turn").count() == 0


def test_the_replay_leaves_a_phone_most_of_the_board(visit: Visit) -> None:
    page = visit(**PHONE)
    tables.see_the_end(page)
    page.get_by_role("link", name="Replay").tap()
    page.locator(".controls").wait_for()
    covered = box_of(page.locator(".controls"))
    assert covered["height"] < PHONE["viewport"]["height"] / 4
    assert abs(covered["y"] + covered["height"] - PHONE["viewport"]["height"]) <= 1
    page.get_by_role("button", name="To the end").tap()
    page.locator(".chart").scroll_into_view_if_needed()
    assert page.locator(".chart svg").first.is_visible()


def test_a_line_of_chat_is_heard_and_can_be_muted(visit: Visit) -> None:
    host, guest, _ = seat_two(visit)
    for page in (host, guest):
        page.set_viewport_size(PHONE["viewport"])
    host.get_by_role("button", name="Chat", exact=True).click()
    host.get_by_role("dialog").get_by_role("textbox").fill("Hello there")
    host.keyboard.press("Enter")
    guest.locator(".dot:visible").wait_for()
    guest.get_by_role("button", name="Chat", exact=True).click()
    guest.get_by_role("dialog").get_by_text("Hello there").wait_for()
    guest.get_by_role("button", name=re.compile("^Mute")).click()
    guest.get_by_role("dialog").get_by_text("Hello there").wait_for(state="detached")
    guest.reload()
    guest.locator(".board").wait_for()
    guest.get_by_role("button", name="Chat", exact=True).click()
    guest.get_by_role("button", name="Hear everybody again").click()
    guest.get_by_role("dialog").get_by_text("Hello there").wait_for()


def test_the_chat_on_a_phone_leaves_the_board_in_view_and_in_play(visit: Visit) -> None:
    host, guest, _ = seat_two(visit)
    for page in (host, guest):
        page.set_viewport_size(PHONE["viewport"])
        page.get_by_role("button", name="Chat", exact=True).click()
    mine = "() => document.querySelector('.table')?.dataset.whose === 'mine'"
    page = host if host.evaluate(mine) else guest
    drawer = box_of(page.get_by_role("dialog"))
    assert drawer["y"] > PHONE["viewport"]["height"] / 2
    before = people.row(page)
    page.locator("[data-lit=true] button.tab").first.click()
    people.gone_on(page, before)
    page.get_by_role("dialog").get_by_label("Say something").focus()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
