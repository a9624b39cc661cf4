"""Whatever is wrong is refused with a clear error, and changes nothing."""

from __future__ import annotations

import json
import random
import secrets
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from server.browser import Browser, Seat

if TYPE_CHECKING:
    from pathlib import Path

    from server.conftest import Visit
    from server.process import Server


#: The word of a link that nobody made.
LINK = {"token": "nothing"}
#: How a socket is asked for.
UPGRADE = {
    "upgrade": "websocket",
    "connection": "Upgrade",
    "sec-websocket-version": "13",
    "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
}


def on_turn(first: Seat, second: Seat) -> tuple[Seat, Seat]:
    """Tell who must decide, and who not."""
    first.present()
    second.present()
    return (first, second) if first.mine() else (second, first)


def closed(seat: Seat) -> int:
    """Name a choice that the game knows, but that can be neither had nor pointed at now."""
    known = {choice["number"] for choice in (*seat.now["choices"], *seat.now.get("blocked", []))}
    return next(number for number in range(40) if number not in known)


@pytest.mark.slow
def test_what_is_no_command_is_refused(server: Server, visit: Visit) -> None:
    anna = visit(server)
    table = anna.new_table("me", "novice")
    with anna.at(table["table"]) as seat:
        seat.present()
        for text in (
            "",
            "{",
            "[]",
            "null",
            '"choose"',
            '{"do":"choose"}',
            '{"do":"fly","id":"1"}',
            "\ud83d",
            "9" * 3000,
            "[" * 3000,
        ):
            seat.socket.send(text.encode("utf-8", "replace"))
            assert seat.until("refused")["fault"]["key"] == "malformed"
        for fields in (
            {"do": "choose", "id": "1", "n": -1, "number": 0},
            {"do": "choose", "id": "1", "n": 1, "number": 1.5},
            {"do": "choose", "id": "1", "n": True, "number": 1},
            {"do": "choose", "id": "1", "n": 1, "number": 1 << 80},
            {"do": "choose", "id": "", "n": 1, "number": 1},
            {"do": "choose", "id": "x" * 41, "n": 1, "number": 1},
            {"do": "choose", "id": "1", "n": 1, "number": 1, "seat": 1},
            {"do": "say", "id": "1", "text": "x" * 501},
        ):
            seat.socket.send(json.dumps(fields))
            assert seat.until("refused")["fault"]["key"] == "malformed"
        assert seat.ask("ping")["type"] == "done"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "name: write at most 32 characters."),
        ("de", "name: höchstens 32 Zeichen."),
        ("fr", "name : 32 caractères au plus."),
    ],
)
def test_a_field_is_refused_in_plain_words(any_server: Server, visit: Visit, language: str, sentence: str) -> None:
    anna = visit(any_server)
    long = {"name": "x" * 33}
    told = anna.http.patch(f"/api/me?language={language}", json=long)
    assert (told.status_code, told.json()["key"], told.json()["say"]) == (400, "malformed", sentence)
    assert told.json()["args"] == {"why": "too-long", "field": "name", "most": 32}
    assert anna.http.patch("/api/me", json=long, headers={"accept-language": language}).json()["say"] == sentence
    with anna.at(anna.new_table("me", "me")["table"], language=language) as seat:
        seat.socket.send(json.dumps({"do": "ping", "id": "x" * 41}))
        assert seat.until("refused")["fault"]["say"] == sentence.replace("name", "id").replace("32", "40")


@pytest.mark.parametrize(
    ("body", "args"),
    [
        ({"seats": []}, {"why": "too-few", "field": "seats", "least": 1}),
        ({"seats": [{}] * 17}, {"why": "too-many", "field": "seats", "most": 16}),
        ({"seats": [{}, {"name": ""}]}, {"why": "too-short", "field": "seats[1].name", "least": 1}),
        ({"seats": [{"who": "god"}]}, {"why": "value", "field": "seats[0].who", "value": "'god'"}),
        ({"seats": [{"hat": 1}]}, {"why": "unknown", "field": "seats[0].hat"}),
        ({"clock": {}}, {"why": "missing", "field": "clock.base"}),
        ({"clock": {"base": 9}}, {"why": "too-low", "field": "clock.base", "least": 10}),
        ({"clock": {"base": 1e5}}, {"why": "too-high", "field": "clock.base", "most": 86_400}),
        ({"clock": {"base": 11.5}}, {"why": "kind", "field": "clock.base", "kind": "int"}),
        ({"pace": 3}, {"why": "kind", "field": "pace", "kind": "str"}),
        ({"nonce": "0" * 32}, {"why": "unknown", "field": "nonce"}),
        ({"x" * 99: 1}, {"why": "unknown", "field": "x" * 60}),
    ],
)
def test_the_field_to_blame_is_named(any_server: Server, visit: Visit, body: Any, args: dict[str, Any]) -> None:
    for language in ("en", "de", "fr"):
        order = {"game": "castle-combo", "seats": [{"who": "me"}] * 2, **body}
        told = visit(any_server).http.post(f"/api/tables?language={language}", json=order).json()
        assert (told["key"], told["args"]) == ("malformed", args)
        assert told["say"].startswith(args["field"])


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"\xff", b'"\\ud800"', b"9" * 400, b"[" * 100_000], ids=lambda body: repr(body[:8])
)
def test_what_is_no_json_is_refused(any_server: Server, visit: Visit, body: bytes) -> None:
    told = visit(any_server).http.patch("/api/me", content=body)
    assert (told.status_code, told.json()["key"], told.json()["args"]) == (400, "malformed", {"why": "json"})


def test_what_is_too_large_is_refused(server: Server, visit: Visit) -> None:
    anna = visit(server)
    table = anna.new_table("me", "novice")
    with anna.at(table["table"]) as seat:
        seat.socket.send("x" * 5000)
        assert seat.until("refused")["fault"]["key"] == "too-large"
        seat.socket.send(b"\xff" * 5000)
        assert seat.until("refused")["fault"]["key"] == "too-large"
        for language, sentence in (("en", "4 KiB"), ("de", "höchstens 4 KiB"), ("fr", "4 Kio au plus")):
            with anna.at(table["table"], language=language) as speaks:
                speaks.socket.send("x" * 5000)
                assert sentence in speaks.until("refused")["fault"]["say"]
        assert seat.ask("ping")["type"] == "done"
    answer = anna.http.post("/api/verify", content=b"x" * (3 << 20), headers={"content-type": "application/json"})
    assert answer.status_code == httpx.codes.REQUEST_ENTITY_TOO_LARGE


def test_a_stale_command_is_answered_with_the_present(server: Server, visit: Visit) -> None:
    anna = visit(server)
    table = anna.new_table("me", "me")
    with anna.at(table["table"]) as seat, anna.at(table["table"]) as late:
        old = late.present()
        seat.present()
        seat.choose()
        told = late.ask("choose", n=old["n"], number=old["choices"][0]["number"])
        assert told["fault"]["key"] == "stale"
        assert told["update"]["n"] == seat.now["n"]
        assert told["update"]["view"] == seat.now["view"]
        assert late.ask("undo", n=old["n"])["fault"]["key"] == "stale"


def test_a_command_sent_again_is_done_once(server: Server, visit: Visit) -> None:
    anna = visit(server)
    table = anna.new_table("me", "me")
    with anna.at(table["table"]) as seat:
        first = dict(seat.present())
        number = first["choices"][0]["number"]
        assert seat.ask("choose", id="same", n=first["n"], number=number, sure=True)["type"] == "frame"
        n = seat.now["n"]
        for sure in (True, False):
            answer = seat.ask("choose", id="same", n=first["n"], number=number, sure=sure)
            assert answer == {"type": "done", "done": "same", "n": n}
        assert seat.ask("present")["update"]["n"] == n


def test_only_whoever_is_on_turn_chooses_and_only_what_is_open(server: Server, visit: Visit) -> None:
    anna, ben = visit(server), visit(server)
    table = anna.new_table("me", "open")
    ben.sit(table["table"])
    with anna.at(table["table"]) as first, ben.at(table["table"]) as second:
        mover, waiter = on_turn(first, second)
        number = mover.now["choices"][0]["number"]
        assert waiter.ask("choose", n=waiter.now["n"], number=number)["fault"]["key"] == "not-your-turn"
        assert mover.ask("choose", n=mover.now["n"], number=closed(mover))["fault"]["key"] == "not-open"
        assert mover.ask("choose", n=mover.now["n"], number=1 << 29)["fault"]["key"] == "refused"
        other = 1 - mover.now["seat"]
        assert mover.ask("resign", seat=other)["fault"]["key"] == "not-your-seat"
        assert mover.ask("return")["fault"]["key"] == "has-not-left"
        assert mover.ask("hint", n=mover.now["n"])["fault"]["key"] == "no-hints"
        assert mover.ask("take_back", n=mover.now["n"])["fault"]["key"] == "no-take-back"
        assert mover.ask("present")["update"]["n"] == mover.now["n"]


def test_what_is_blocked_is_refused_in_the_words_of_the_rule(server: Server, visit: Visit) -> None:
    anna = visit(server)
    chance = random.Random(3)
    table = anna.new_table("me", "me")
    with anna.at(table["table"], language="en") as seat:
        seat.present()
        while not seat.now.get("blocked"):
            seat.choose(chance.choice(seat.now["choices"])["number"])
        blocked = seat.now["blocked"][0]
        told = seat.ask("choose", n=seat.now["n"], number=blocked["number"])
        assert told["fault"]["key"] == "blocked"
        assert told["fault"]["say"] == blocked["say"]
        assert told["fault"]["args"]["reason"] == blocked["key"]


def test_seats_are_taken_once(server: Server, visit: Visit) -> None:
    anna, ben, eve = visit(server), visit(server), visit(server)
    table = anna.new_table("me", "open", "open")["table"]
    assert ben.refused("POST", f"/api/tables/{table}/sit", 409, seat=0) == "seat-taken"
    assert ben.refused("PUT", f"/api/tables/{table}/seats/1", 403, strength="easy") == "not-host"
    assert ben.refused("POST", f"/api/tables/{table}/stand", 403) == "no-seat"
    assert ben.refused("POST", f"/api/tables/{table}/seats/0/link", 403) == "not-your-seat"
    ben.sit(table, seat=1)
    ben.post(f"/api/tables/{table}/stand")
    ben.sit(table, seat=1)
    assert anna.refused("PUT", f"/api/tables/{table}/seats/1", 409, strength="easy") == "seat-taken"
    begun = anna.http.put(f"/api/tables/{table}/seats/2", json={"strength": "novice"}).json()
    assert begun["state"] == "playing"
    assert eve.refused("POST", f"/api/tables/{table}/sit", 409) == "begun"
    assert ben.refused("POST", f"/api/tables/{table}/stand", 409) == "begun"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({}, 400),
        ({"game": "castle-combo"}, 400),
        ({"game": "castle-combo", "seats": []}, 400),
        ({"game": "castle-combo", "seats": [{"who": "me"}]}, 400),
        ({"game": "castle-combo", "seats": [{"who": "me"}] * 6}, 400),
        ({"game": "castle-combo", "seats": [{"who": "me"}] * 17}, 400),
        ({"game": "castle-combo", "seats": [{"who": "god"}] * 2}, 400),
        ({"game": "chess", "seats": [{"who": "me"}] * 2}, 404),
        ({"game": "../_template", "seats": [{"who": "me"}] * 2}, 404),
        ({"game": "castle-combo", "seats": [{"who": "me"}] * 2, "options": {"fast": 1}}, 400),
        ({"game": "burgundy-cards", "seats": [{"who": "me"}] * 2, "options": {"strict_win": 1}}, 400),
        ({"game": "castle-combo", "seats": [{"who": "me"}] * 2, "clock": {"base": 1}}, 400),
        ({"game": "castle-combo", "seats": [{"who": "me"}] * 2, "nonce": "0" * 32}, 400),
        ({"game": "castle-combo", "seats": [{"who": "me"}] * 2, "secret": "mine"}, 400),
        ({"game": "castle-combo", "seats": [{"who": "me"}] * 2, "begin": {"n": 1, "record": "nonsense"}}, 400),
        ({"game": "castle-combo", "seats": [{"who": "me"}] * 2, "begin": {"n": 1, "table": "zzzzzz"}}, 404),
    ],
)
def test_a_table_that_cannot_be_is_not_set_up(server: Server, visit: Visit, body: dict[str, Any], status: int) -> None:
    assert visit(server).refused("POST", "/api/tables", status, **body)


def test_what_is_not_there(server: Server, visit: Visit) -> None:
    anna = visit(server)
    assert anna.refused("GET", "/api/tables/zzzzzz", 404) == "no-such-table"
    assert anna.refused("GET", "/api/tables/zzzzzz/record", 404) == "no-such-table"
    assert anna.refused("POST", "/api/move", 404, **LINK) == "no-such-link"
    assert anna.refused("GET", "/api/games/chess/book", 404) == "no-such-game"
    assert anna.refused("GET", "/api/games/castle-combo/locale/xx", 404) == "no-such-language"
    assert anna.refused("GET", "/api/nothing", 404) == "no-such-page"
    assert anna.refused("DELETE", "/api/me", 405) == "not-allowed"


def test_foreign_pages_and_strange_names_are_refused(server: Server, visit: Visit) -> None:
    anna = visit(server)
    for headers in ({"origin": "http://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        answer = anna.http.post("/api/tables", json={}, headers=headers)
        assert (answer.status_code, answer.json()["key"]) == (403, "foreign")
    for host in ("evil.example", "evil.example:80", "", "[::2]:1", "127.0.0.1.evil.example"):
        answer = anna.http.get("/api/me", headers={"host": host})
        assert answer.status_code in {400, 421}
    table = anna.new_table("me", "novice")
    stranger = Browser(server.url)
    stranger.url = server.url
    with pytest.raises(Exception, match=r"40[03]|rejected|HTTP"):
        _open_from(stranger, table["table"], "http://evil.example")
    stranger.close()


def _open_from(browser: Browser, table: str, origin: str) -> None:
    from websockets.sync.client import connect

    with connect(f"{browser.url.replace('http', 'ws', 1)}/api/tables/{table}/socket", origin=origin) as socket:  # type: ignore[arg-type]
        socket.recv(5)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "This request did not come"),
        ("de", "Diese Anfrage kam nicht"),
        ("fr", "Cette requête ne vient pas"),
    ],
)
def test_the_gate_refuses_in_the_language_that_is_asked_for(
    any_server: Server, visit: Visit, language: str, sentence: str
) -> None:
    anna = visit(any_server)
    foreign, speaks = {"origin": "http://evil.example"}, {"accept-language": f"{language}-XX,en;q=0.5"}
    for query, headers in ((f"?language={language}", {}), ("", speaks), ("?language=", speaks)):
        asked = foreign | headers
        for refused in (
            anna.http.post(f"/api/tables{query}", json={}, headers=asked),
            anna.http.get(f"/api/tables/nosuch/socket{query}", headers=asked | UPGRADE),
        ):
            assert refused.status_code == httpx.codes.FORBIDDEN
            assert refused.json()["say"].startswith(sentence)


@pytest.mark.slow
def test_floods_are_slowed_down_and_then_let_go(tmp_path: Path) -> None:
    from server.process import Server as Process

    with Process(tmp_path, BAILEY_COMMANDS_PER_SECOND="5", BAILEY_REQUESTS_PER_SECOND="5") as slow:
        with Browser(slow.url) as anna:
            table = anna.new_table("me", "novice")["table"]
            with anna.at(table) as seat:
                seat.pour(*['{"do":"ping","id":"p"}'] * 80)
                assert seat.closed() == 1008
            with anna.at(table) as again:
                assert again.ask("ping")["type"] == "done"
            statuses = [anna.http.get("/api/me").status_code for _ in range(80)]
            assert httpx.codes.TOO_MANY_REQUESTS in statuses
        assert 'bailey_refused_total{key="too-fast"}' in slow.figures()


def test_nonsense_closes_the_socket_in_the_end(server: Server, visit: Visit) -> None:
    anna = visit(server)
    table = anna.new_table("me", "novice")["table"]
    with anna.at(table) as seat:
        seat.pour(*(secrets.token_bytes(20) for _ in range(60)))
        assert seat.closed() == 1008
    with anna.at(table) as again:
        assert again.present()
