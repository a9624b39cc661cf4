"""A line that dies without a word, and one that nobody needs any more."""

from __future__ import annotations

import contextlib
import json
import socket
import threading
import time
from typing import TYPE_CHECKING, Any

import pytest

from web import people, tables

if TYPE_CHECKING:
    from playwright.sync_api import Page, Request, Route, WebSocketRoute
    from web.visits import Server, Visit

pytestmark = pytest.mark.slow
PATIENCE = 30.0
#: The table shows more than it did, and waits for nothing.
GONE_ON = "before => Number(document.querySelector('.table[aria-busy=false]')?.dataset.n) > before"


class Wires:
    """All sockets of a page; what goes over them can be lost, and what they hear can be late."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.opened: list[WebSocketRoute] = []
        self.dead: list[WebSocketRoute] = []
        self.late: list[str | bytes] | None = None
        self.asked: list[str] = []  # by the page, whether somebody is there
        self.answered: list[str | None] = []
        self.row = 0  # the last row that the page was sent
        self.untold: list[dict[str, Any]] | None = None  # the positions that a server forgot to send, where it does
        page.route_web_socket("**/socket?**", self._open)

    def _open(self, page_side: WebSocketRoute) -> None:
        self.opened.append(page_side)
        server_side = page_side.connect_to_server()

        def ask(message: str | bytes) -> None:
            said = json.loads(message)
            if said["do"] == "ping":
                self.asked.append(said["id"])
            if page_side not in self.dead:
                server_side.send(message)

        def hear(message: str | bytes) -> None:
            self.answered.append(json.loads(message).get("done"))
            if self.late is not None:
                self.late.append(message)
            elif (told := self._told(message)) and page_side not in self.dead:
                page_side.send(told)

        page_side.on_message(ask)
        server_side.on_message(hear)

    def _told(self, message: str | bytes) -> str | bytes | None:
        """What a server sends instead that forgets to tell what others did: nothing of it, in no answer either."""
        told = json.loads(message)
        if told["type"] == "frame":
            row = told["update"]["n"]
            if self.untold is None or told.get("done") or row <= self.row:  # a row may be told twice
                self.row = max(self.row, row)
                return message
            self.untold.append(told["update"])
            return None
        if self.untold is None or told.get("n", 0) <= self.row:
            return message
        return None if told["type"] == "ahead" else json.dumps({**told, "n": self.row})

    def wait_for(self, number: int) -> None:
        """Wait until so many have been opened."""
        end = time.monotonic() + PATIENCE
        while len(self.opened) < number:
            assert time.monotonic() < end, f"{len(self.opened)} sockets were opened, not {number}"
            self.page.wait_for_timeout(20)

    def held_back(self, word: str) -> list[str | bytes]:
        """Wait until something is late, and tell all that is."""
        end = time.monotonic() + PATIENCE
        while not any(word in str(message) for message in self.late or ()):
            assert time.monotonic() < end, f"nothing of {word} is late"
            self.page.wait_for_timeout(20)
        return self.late or []

    def die(self) -> None:
        """Lose all that goes over the sockets that are open now."""
        self.dead = [*self.opened]


def sit_down(visit: Visit) -> tuple[Page, Wires]:
    """Sit down and wait for the own turn, at a page whose wires can be cut and whose clock can be turned."""
    page = visit()
    wires = Wires(page)
    page.clock.install()
    tables.sit_down(page)
    people.wait_for_me(page)
    wires.opened = wires.opened[-1:]  # on a slow machine a page may have tried twice
    return page, wires


def test_a_line_that_died_without_a_word_is_replaced(visit: Visit) -> None:
    page, wires = sit_down(visit)
    before = people.row(page)
    wires.die()
    while page.locator(".table").get_attribute("aria-busy") == "false":
        people.by_mouse(page, 0)
    page.clock.run_for(12_500)
    people.until(page, GONE_ON, before)
    assert len(wires.opened) == 2


def test_a_line_is_tried_at_once_when_the_network_goes(visit: Visit) -> None:
    page, wires = sit_down(visit)
    wires.die()
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.clock.run_for(8_500)
    wires.wait_for(2)


def test_a_page_that_is_older_than_the_server_is_loaded_again_once(visit: Visit) -> None:
    page = visit()
    again: list[Request] = []
    page.on("request", lambda request: again.append(request) if request.is_navigation_request() else None)

    def lose(route: Route) -> None:
        if again:
            route.continue_()
        else:
            route.fulfill(status=200, content_type="text/html", body="an older build's file is not here")

    page.goto("/")
    page.route("**/assets/castle-combo-*.js", lose)
    again.clear()
    people.play_now(page)
    people.wait_for_me(page)
    page.locator(".board").wait_for()
    assert len(again) == 1


REFUSED = "Too much at once."


@pytest.mark.parametrize("refused", ["**/api/me?**", "**/api/lan*"], ids=["name", "address"])
def test_who_waits_for_others_is_told_what_was_refused(visit: Visit, server: Server, refused: str) -> None:
    page = visit()
    order = {"game": "castle-combo", "seats": [{"who": "me"}, {"who": "open"}]}
    code = page.request.post(f"{server.url}/api/tables", data=order).json()["code"]
    page.route(refused, lambda route: route.fulfill(status=429, json={"key": "too-fast", "say": REFUSED}))
    page.goto(f"{server.url}/t/{code}")
    page.get_by_role("alert").get_by_text(REFUSED).wait_for(state="attached")


def test_settings_say_what_was_refused(visit: Visit, server: Server) -> None:
    page = visit()
    page.route("**/api/me?**", lambda route: route.fulfill(status=429, json={"key": "too-fast", "say": REFUSED}))
    page.goto(f"{server.url}/settings")
    page.get_by_role("alert").get_by_text(REFUSED).wait_for(state="attached")


def test_a_line_that_is_quiet_and_well_is_kept(visit: Visit) -> None:
    page, wires = sit_down(visit)
    for _ in range(3):
        asked, end = len(wires.asked), time.monotonic() + PATIENCE
        page.clock.run_for(26_000)
        while not (wires.asked[asked:] and wires.asked[-1] in wires.answered) and time.monotonic() < end:
            page.wait_for_timeout(20)
        assert wires.asked[asked:], "nobody was asked whether they are there"
        assert wires.asked[-1] in wires.answered
        page.evaluate("0")  # what was sent to the page before has come
    assert len(wires.opened) == 1


def test_rows_that_were_never_sent_are_asked_for(visit: Visit) -> None:
    page, wires = sit_down(visit)
    wires.untold = []
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 60)  # or a slow machine asks before it is looked at
    while not wires.untold or not wires.untold[-1].get("choices"):
        mine = page.locator(".table[data-whose=mine][aria-busy=false]").count()
        if mine and page.locator(", ".join(people.OPEN)).count():
            people.by_mouse(page, 0)
        tick(page)
    # What waits for an answer when the time runs would be taken for lost, however soon the answer comes.
    while page.locator(".table[aria-busy=true]").count():
        tick(page)
    untold, wires.untold, opened = wires.untold, None, len(wires.opened)
    assert people.row(page) < untold[0]["n"]
    page.clock.run_for(26_000)
    page.clock.resume()
    people.until(page, "n => Number(document.querySelector('.table').dataset.n) >= n", untold[-1]["n"])
    assert len(wires.opened) == opened


def tick(page: Page) -> None:
    """Let a moment pass, and hardly any time on the page's clock, which stands still."""
    page.clock.run_for(5)
    page.wait_for_timeout(50)


def test_who_left_a_table_while_it_was_away_does_not_come_back(visit: Visit) -> None:
    page, wires = sit_down(visit)
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 60)  # or the line is mended before it is left
    wires.opened[-1].close()
    page.locator('.table header a[href="/"]').click()
    page.get_by_role("button", name="Come back later").click()
    page.clock.run_for(20_000)
    people.game(page).wait_for()
    assert len(wires.opened) == 1


def test_what_was_picked_stays_picked_when_the_line_is_back(visit: Visit) -> None:
    page = visit(settings='{"language": "en", "pace": "instant", "motion": "none", "final": "ask"}')
    wires = Wires(page)
    tables.sit_down(page)
    people.wait_for_me(page)
    picked = pick(page)
    wires.late = []
    wires.opened[-1].close()
    told = wires.held_back('"frame"')
    wires.late = None
    after = json.loads(told[0])
    after["table"]["practice"] = True
    for message in (*told, json.dumps(after)):
        wires.opened[-1].send(message)
    page.locator(".mark", has_text="practice").wait_for()
    assert page.locator(".choices .button.primary").all_text_contents() == picked


def pick(page: Page) -> list[str]:
    """Take a first card face down, which reveals one and is asked about; tells what could be answered."""
    page.locator("button.tab").first.click()
    offered = page.locator(".choices .button.primary")
    offered.first.wait_for()
    return offered.all_text_contents()


def test_a_choice_whose_answer_was_lost_with_the_server_is_seen_when_it_is_back(visit: Visit, server: Server) -> None:
    page = visit()
    wires = Wires(page)
    tables.sit_down(page)
    people.wait_for_me(page)
    before, wires.late = people.row(page), []
    while page.locator(".table").get_attribute("aria-busy") == "false":
        people.by_mouse(page, 0)
    wires.held_back('"done"')
    server.end()
    wires.late = None
    server.start()
    people.until(page, GONE_ON, before)


def test_a_choice_that_was_lost_with_the_server_is_made_when_it_is_back(visit: Visit, server: Server) -> None:
    page = visit()
    wires = Wires(page)
    tables.sit_down(page)
    people.wait_for_me(page)
    before = people.row(page)
    wires.die()
    while page.locator(".table").get_attribute("aria-busy") == "false":
        people.by_mouse(page, 0)
    server.end()
    server.start()
    people.until(page, GONE_ON, before)


def test_a_refusal_of_nothing_that_was_named_does_not_hold_the_table(visit: Visit) -> None:
    page, wires = sit_down(visit)
    wires.die()
    while page.locator(".table").get_attribute("aria-busy") == "false":
        people.by_mouse(page, 0)
    fault = {"key": "too-fast", "say": "Too much at once."}
    wires.opened[-1].send(json.dumps({"type": "refused", "done": None, "fault": fault}))
    page.get_by_role("alert").get_by_text("Too much at once.").wait_for(state="attached")
    assert page.locator(".table").get_attribute("aria-busy") == "false"


class Tunnel:
    """A way to the server on which lines can die as in a tunnel: nobody is told, not even when they say goodbye."""

    def __init__(self, server: Server) -> None:
        self._server = server.port
        self._door = socket.create_server(("127.0.0.1", 0))
        self._ends = [self._door]
        self._dead: set[socket.socket] = set()
        self._threads = [threading.Thread(target=self._open)]
        self._threads[0].start()
        self.url = f"http://localhost:{self._door.getsockname()[1]}"

    def dies(self) -> None:
        """Lose all that goes over the lines that are open now."""
        self._dead.update(self._ends)

    def close(self) -> None:
        for end in self._ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join()
        for end in self._ends:
            end.close()

    def _open(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                here, _ = self._door.accept()
                there = socket.create_connection(("127.0.0.1", self._server))
                self._ends += [here, there]
                for ends in ((here, there), (there, here)):
                    self._threads.append(threading.Thread(target=self._carry, args=ends))
                    self._threads[-1].start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(1 << 16):
                if source not in self._dead:
                    target.sendall(data)
            if source not in self._dead:
                target.shutdown(socket.SHUT_WR)


def test_a_line_that_cannot_even_be_closed_is_replaced_at_once(visit: Visit, server: Server) -> None:
    with contextlib.closing(Tunnel(server)) as tunnel:
        page = visit()
        page.clock.install()
        page.goto(tunnel.url)
        tables.sit_down(page)
        people.wait_for_me(page)
        before = people.row(page)
        tunnel.dies()
        while page.locator(".table").get_attribute("aria-busy") == "false":
            people.by_mouse(page, 0)
        page.clock.run_for(13_000)
        people.until(page, GONE_ON, before)


@pytest.mark.parametrize("lost", ["tables/*", "games/*/book?*"])
def test_what_could_not_be_asked_once_is_no_trouble_any_more_when_the_table_is_told(visit: Visit, lost: str) -> None:
    page = visit()
    wires = Wires(page)
    tables.sit_down(page)
    people.wait_for_me(page)
    page.route(f"**/api/{lost}", lambda route: route.abort())
    with page.expect_event("requestfailed", lambda request: "/api/" in request.url):
        page.reload()
    page.unroute_all()
    wires.opened[-1].close()
    page.locator(".table .board").wait_for()
