"""Limits hang on the address a request comes from, not on a cookie that anybody can drop."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from contextlib import ExitStack
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from server.browser import UPGRADE, Browser, seated
from server.process import Server, wait_until
from websockets.exceptions import InvalidStatus

from bailey.server.access.addresses import network
from bailey.server.access.limits import MOST_BUCKETS, RateLimit
from bailey.server.allowance import Allowance
from bailey.server.cached import Cached

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from server.browser import Seat
    from server.conftest import Visit

CLIENT = httpx.Client()
TWO_SEATS = {"game": "castle-combo", "seats": [{"who": "me"}, {"who": "open"}]}
FAMILY, STRANGER, SPAMMER = "192.0.2.1", "198.51.100.7", "198.51.100.8"


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its usual limits, behind a proxy that names the clients' addresses."""
    with usual(tmp_path_factory.mktemp("proxied"), BAILEY_URL="http://bailey.test") as server:
        yield server


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The same, with limits that are soon met."""
    least = {"CODE_GUESSES_PER_MINUTE": "0.4", "SOCKETS_PER_ADDRESS": "5", "MUTES": "3", "CHECKS_PER_SECOND": "0.5"}
    limits = {f"BAILEY_{name}": most for name, most in {**least, "PROFILES_PER_MINUTE": "1"}.items()}
    with usual(tmp_path_factory.mktemp("strict"), BAILEY_URL="http://bailey.test", **limits) as server:
        yield server


def usual(home: Path, **environment: str) -> Server:
    """A server with its usual limits but for requests, of which a test makes many, and those named."""
    server = Server(home)
    for name in [name for name in server.environment if name.startswith("BAILEY_") and name.endswith(PER)]:
        del server.environment[name]
    server.environment |= {"BAILEY_REQUESTS_PER_SECOND": "5000", **environment}
    return server


PER = ("_SECOND", "_MINUTE", "_HOUR", "_ADDRESS")


def ask(server: Server, method: str, path: str, address: str, **more: Any) -> httpx.Response:
    """Make a request without a cookie, as if a proxy had it from an address."""
    headers = {"host": "bailey.test", "x-forwarded-for": f"203.0.113.9, {address}"}
    CLIENT.cookies.clear()
    return CLIENT.request(method, f"{server.url}{path}", headers=headers, timeout=20, **more)


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        (" 192.0.2.1:4711 ", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
        ("x" * 99, "x" * 60),
    ],
)
def test_an_address_is_counted_by_its_network(address: str, counted: str) -> None:
    assert network(address) == counted


@pytest.mark.parametrize(
    ("method", "path", "body", "per_second", "key"),
    [
        ("GET", "/api/tables/", None, 1 / 3, "too-fast"),
        ("POST", "/api/tables", TWO_SEATS, 1 / 30, "too-many-tables"),
        ("PATCH", "/api/me", {"name": "Eve"}, 1 / 3, "too-fast"),
    ],
    ids=["codes guessed", "tables set up", "players named"],
)
def test_an_address_cannot_do_without_end_by_dropping_the_cookie(
    proxied: Server, method: str, path: str, body: Any, per_second: float, key: str
) -> None:
    def do(address: str) -> Any:
        end = secrets.token_hex(3) if method == "GET" else ""
        return ask(proxied, method, path + end, address, json=body).json().get("key")

    allowed, began = "no-such-table" if method == "GET" else None, time.monotonic()
    told = [do(STRANGER) for _ in range(90)]
    assert told.count(allowed) <= 61 + (time.monotonic() - began) * per_second
    assert set(told) == {allowed, key}
    assert do(FAMILY) == allowed


@pytest.mark.slow
def test_a_code_is_not_guessed_by_a_socket_or_a_position_either(strict: Server) -> None:
    begin = {**TWO_SEATS, "begin": {"n": 1, "table": "zzzzzz"}}
    assert ask(strict, "GET", "/api/tables/zzzzzz", STRANGER).json()["key"] == "no-such-table"
    assert ask(strict, "POST", "/api/tables", STRANGER, json=begin).json()["key"] == "too-fast"
    asked = {**UPGRADE, "host": "bailey.test", "x-forwarded-for": STRANGER}
    answer = httpx.get(f"{strict.url}/api/tables/zzzzzz/socket", headers=asked, timeout=20)
    assert answer.json()["key"] == "too-fast"


def test_who_knows_the_code_is_not_taken_for_a_guesser(proxied: Server) -> None:
    table = ask(proxied, "POST", "/api/tables", FAMILY, json=TWO_SEATS).json()
    answers = {ask(proxied, "GET", f"/api/tables/{table['code']}", FAMILY).status_code for _ in range(100)}
    assert answers == {httpx.codes.OK}


def test_one_address_does_not_fill_the_lobby(proxied: Server) -> None:
    listed = {**TWO_SEATS, "listed": True}
    honest = ask(proxied, "POST", "/api/tables", FAMILY, json=listed).json()["table"]
    spam = {ask(proxied, "POST", "/api/tables", SPAMMER, json=listed).json()["table"] for _ in range(20)}
    shown = [card["table"] for card in ask(proxied, "GET", "/api/tables", FAMILY).json()]
    assert honest in shown
    assert len(spam.intersection(shown)) == Allowance().listed_per_address


def test_a_host_lists_one_table_at_a_time(anna: Browser, ben: Browser) -> None:
    first = anna.new_table("me", "open", listed=True)
    other = ben.new_table("me", "open", listed=True)
    with anna.at(first["table"]) as seat:
        seat.until("table")
        second = anna.new_table("me", "open", listed=True)
        assert not seat.until("table")["table"].get("listed")
    shown = {card["table"] for card in ben.get("/api/tables")}
    assert first["table"] not in shown
    assert {second["table"], other["table"]} <= shown
    assert ben.sit(first["code"])["state"] == "playing"


def test_only_the_host_holds_several_seats(anna: Browser, eve: Browser) -> None:
    table = anna.new_table("me", "open", "open", "open", listed=True)["table"]
    eve.sit(table, seat=1)
    assert eve.refused("POST", f"/api/tables/{table}/sit", 403, seat=2) == "one-seat"
    assert [bool(seat.get("mine")) for seat in eve.sit(table, seat=1)["seats"]] == [False, True, False, False]
    assert [bool(seat.get("mine")) for seat in eve.sit(table)["seats"]] == [False, True, False, False]
    anna.sit(table, seat=2)
    assert anna.sit(table, seat=3)["state"] == "playing"


@pytest.mark.slow
def test_one_address_has_so_many_sockets_and_no_more(strict: Server, visit: Visit) -> None:
    with ExitStack() as opened:
        anna = visit(strict)
        table = anna.new_table("me", "open")["table"]
        seats = [opened.enter_context(visit(strict).at(table)) for _ in range(5)]
        with pytest.raises(InvalidStatus) as refused:
            opened.enter_context(visit(strict).at(table))
        assert refused.value.response.status_code == httpx.codes.SERVICE_UNAVAILABLE
        seats[0].socket.close()
        opened.enter_context(wait_until(lambda: _opened(anna, table)))  # until it is noticed


def _opened(browser: Browser, table: str) -> Seat | None:
    """Open a socket, unless it is refused."""
    with contextlib.suppress(InvalidStatus):
        return browser.at(table)
    return None


@pytest.mark.slow
def test_commands_are_counted_by_address_and_only_floods_are_disconnected(tmp_path: Path) -> None:
    limits = {"BAILEY_ADDRESS_COMMANDS_PER_SECOND": "1", "BAILEY_COMMANDS_PER_SECOND": "1000"}
    with usual(tmp_path, **limits) as server, Browser(server.url) as anna, Browser(server.url) as ben:
        table = anna.new_table("me", "open")["table"]
        with anna.at(table) as one, ben.at(table) as other:
            assert one.ask("ping")["type"] == "done"
            assert "too-fast" in [ping(other) for _ in range(60)]
            wait_until(lambda: ping(other) == "done")


def ping(seat: Seat) -> str:
    """Send a ping, and tell whether it was answered or why not; what is too fast is refused without its id."""
    seat.send("ping")
    while True:
        message = seat.hear()
        if message["type"] in ("done", "refused"):
            return str(message["fault"]["key"] if message["type"] == "refused" else "done")


@pytest.mark.slow
def test_the_present_has_a_budget(tmp_path: Path) -> None:
    with usual(tmp_path, BAILEY_PRESENTS_PER_SECOND="0.2") as server, Browser(server.url) as anna:
        table = anna.new_table("me", "me")["table"]
        with anna.at(table, language="de") as seat:
            seat.present()
            told = [seat.answered(seat.send("present", since=0)) for _ in range(30)]
            assert told[0] == "frame"
            assert "too-fast" in told
            assert "too-fast" in [seat.answered(seat.send("count")) for _ in range(10)]
        with pytest.raises(InvalidStatus):
            _open_sockets(anna, table)


def _open_sockets(browser: Browser, table: str) -> None:
    for _ in range(10):
        with browser.at(table):
            pass


def test_what_was_worked_out_once_is_told_with_a_running_clock(anna: Browser) -> None:
    with seated(anna, bots=("me",), clock={"base": 600, "add": 0}, language="en") as (seat,):
        n = seat.now["n"]
        first = seat.ask("present", since=0)["update"]
        time.sleep(0.5)
        second = seat.ask("present", since=0)["update"]
        assert second["clock"]["left"] != first["clock"]["left"]
        assert {**second, "clock": 0} == {**first, "clock": 0}
        seat.choose()
        assert seat.ask("present", since=0)["update"]["n"] == n + 1
        assert [row["n"] for row in seat.ask("present", since=n)["update"]["news"]] == [n + 1]


@pytest.mark.slow
def test_mutes_profiles_health_and_figures_are_limited(strict: Server, visit: Visit) -> None:
    anna, eve = visit(strict), visit(strict)
    table = anna.new_table("me", "open")["table"]
    with anna.at(table) as seat, eve.at(table) as other:
        told = len([m for m in other.heard if m["type"] == "table"])
        for i in range(3):
            assert seat.ask("mute", player=f"player{i}")["type"] == "done"
        refused = seat.ask("mute", player="player3")
        assert (refused["fault"]["key"], refused["fault"]["args"]) == ("too-many-mutes", {"most": 3})
        for player, on in (("player2", True), ("player1", False), ("player3", True)):
            assert seat.ask("mute", player=player, on=on)["type"] == "done"
        other.ask("ping")
        assert len([m for m in other.heard if m["type"] == "table"][told:]) <= 2
    answers = [anna.http.get(f"/api/me/{what}").status_code for what in ("history", "holdings", "export") * 3]
    assert (answers[0], answers[-1]) == (httpx.codes.OK, httpx.codes.TOO_MANY_REQUESTS)
    assert anna.http.request("DELETE", "/api/me/history", json={"sure": True}).status_code == answers[-1]
    for page in ("/health", "/metrics"):
        assert httpx.codes.TOO_MANY_REQUESTS in {anna.http.get(page).status_code for _ in range(30)}
    assert anna.http.get("/api/me").status_code == httpx.codes.OK


async def test_what_is_asked_for_often_is_found_out_once_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, clock = [], SimpleNamespace(now=5.0)
    monkeypatch.setattr("bailey.server.cached.time", SimpleNamespace(monotonic=lambda: clock.now))

    async def ask_slowly() -> int:
        asked.append(clock.now)
        await asyncio.sleep(0.05)
        if len(asked) == 2:
            raise ConnectionError
        return len(asked)

    cached = Cached(ask_slowly)
    assert await asyncio.gather(*(cached.get() for _ in range(50))) == [1] * 50
    clock.now += 0.5
    assert await cached.get() == 1
    clock.now += 0.5
    failed = await asyncio.gather(*(cached.get() for _ in range(3)), return_exceptions=True)
    assert [type(fault) for fault in failed] == [ConnectionError] * 3
    clock.now += 1
    assert await cached.get() == 3


def test_when_too_many_addresses_are_counted_the_worst_are_remembered() -> None:
    limit = RateLimit(0.001, 2)
    for _ in range(2):
        assert limit.allows("worst")
    for i in range(2 * MOST_BUCKETS):
        limit.allows(f"address {i}")
    assert not limit.allows("worst")
