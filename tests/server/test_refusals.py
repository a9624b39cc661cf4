"""Whatever is wrong is refused with a clear error that has a status and a sentence, and changes nothing."""

from __future__ import annotations

import ast
import json
import random
import re
import secrets
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.browser import UPGRADE, Browser, mover_first, seated
from server.conftest import on_each_database
from server.process import Server
from websockets.sync.client import connect

import bailey.server
from bailey.server.errors import STATUS, Refusal


@pytest.mark.slow
def test_what_is_no_command_is_refused(anna: Browser) -> None:
    choose = {"do": "choose", "id": "1", "n": 1, "number": 1}
    with seated(anna, bots=("novice",)) as (seat,):
        for said in (
            *("", "{", "[]", "null", '"choose"', '{"do":"choose"}', '{"do":"fly","id":"1"}'),
            *("\ud83d", "9" * 3000, "[" * 3000),
            *({**choose, "n": -1}, {**choose, "number": 1.5}, {**choose, "n": True}, {**choose, "number": 1 << 80}),
            *({**choose, "id": ""}, {**choose, "id": "x" * 41}, {**choose, "seat": 1}),
            {"do": "say", "id": "1", "text": "x" * 501},
        ):
            text = said if isinstance(said, str) else json.dumps(said)
            seat.socket.send(text.encode("utf-8", "replace"))
            assert seat.until("refused")["fault"]["key"] == "malformed"
        assert seat.ask("ping")["type"] == "done"


TOO_LONG = {"en": "write at most 32 characters.", "de": "höchstens 32 Zeichen.", "fr": "32 caractères au plus."}


@pytest.mark.parametrize("language", TOO_LONG)
def test_a_field_is_refused_in_plain_words(anna: Browser, language: str) -> None:
    name = "name\N{NO-BREAK SPACE}:" if language == "fr" else "name:"
    long, sentence = {"name": "x" * 33}, f"{name} {TOO_LONG[language]}"
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
        ({"clock": {"base": 100_000}}, {"why": "too-high", "field": "clock.base", "most": 86_400}),
        ({"clock": {"base": 11.5}}, {"why": "kind", "field": "clock.base", "kind": "int"}),
        ({"clock": {"base": "60"}}, {"why": "kind", "field": "clock.base", "kind": "int"}),
        ({"options": {"people": "1"}}, {"why": "kind", "field": "options[...]", "kind": "int"}),
        ({"listed": "true"}, {"why": "kind", "field": "listed", "kind": "bool"}),
        ({"pace": 3}, {"why": "kind", "field": "pace", "kind": "str"}),
        ({"nonce": "0" * 32}, {"why": "unknown", "field": "nonce"}),
        ({"x" * 99: 1}, {"why": "unknown", "field": "x" * 60}),
    ],
)
def test_the_field_to_blame_is_named(anna: Browser, body: Any, args: dict[str, Any]) -> None:
    for language in ("en", "de", "fr"):
        order = {"game": "castle-combo", "seats": [{"who": "me"}] * 2, **body}
        told = anna.http.post(f"/api/tables?language={language}", json=order).json()
        assert (told["key"], told["args"]) == ("malformed", args)
        assert told["say"].startswith(args["field"])


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"\xff", b'"\\ud800"', b"9" * 400, b"[" * 100_000], ids=lambda body: repr(body[:8])
)
def test_what_is_no_json_is_refused(anna: Browser, body: bytes) -> None:
    told = anna.http.patch("/api/me", content=body)
    assert (told.status_code, told.json()["key"], told.json()["args"]) == (400, "malformed", {"why": "json"})


def test_what_is_too_large_is_refused(anna: Browser) -> None:
    with seated(anna, bots=("novice",)) as (seat,):
        for said in ("x" * 5000, b"\xff" * 5000):
            seat.socket.send(said)
            assert seat.until("refused")["fault"]["key"] == "too-large"
        for language, sentence in (("en", "4 KiB"), ("de", "höchstens 4 KiB"), ("fr", "4 Kio au plus")):
            with anna.at(seat.id, language=language) as speaks:
                speaks.socket.send("x" * 5000)
                assert sentence in speaks.until("refused")["fault"]["say"]
        assert seat.ask("ping")["type"] == "done"
    answer = anna.http.post("/api/verify", content=b"x" * (3 << 20), headers={"content-type": "application/json"})
    assert answer.status_code == httpx.codes.REQUEST_ENTITY_TOO_LARGE


@on_each_database
def test_a_command_sent_again_is_done_once_and_a_stale_one_is_answered_with_the_present(anna: Browser) -> None:
    table = anna.new_table("me", "me")["table"]
    with anna.at(table) as seat, anna.at(table) as late:
        old, first = late.present(), dict(seat.present())
        number = first["choices"][0]["number"]
        assert seat.ask("choose", id="same", n=first["n"], number=number, sure=True)["type"] == "frame"
        n = seat.now["n"]
        told = late.ask("choose", n=old["n"], number=number)
        assert told["fault"]["key"] == "stale"
        assert (told["update"]["n"], told["update"]["view"]) == (n, seat.now["view"])
        assert late.ask("undo", n=old["n"])["fault"]["key"] == "stale"
        for sure in (True, False):
            answer = seat.ask("choose", id="same", n=first["n"], number=number, sure=sure)
            assert answer == {"type": "done", "done": "same", "n": n}
        assert seat.ask("present")["update"]["n"] == n


def test_only_whoever_is_on_turn_chooses_and_only_what_is_open(anna: Browser, ben: Browser) -> None:
    with seated(anna, ben) as seats:
        mover, waiter = mover_first(*seats)
        n, number = mover.now["n"], mover.now["choices"][0]["number"]
        known = {choice["number"] for choice in (*mover.now["choices"], *mover.now.get("blocked", []))}
        closed = next(number for number in range(40) if number not in known)
        for who, do, key, fields in (
            (waiter, "choose", "not-your-turn", {"n": waiter.now["n"], "number": number}),
            (mover, "choose", "not-open", {"n": n, "number": closed}),
            (mover, "choose", "refused", {"n": n, "number": 1 << 29}),
            (mover, "resign", "not-your-seat", {"seat": 1 - mover.now["seat"]}),
            (mover, "return", "has-not-left", {}),
            (mover, "hint", "no-hints", {"n": n}),
            (mover, "take_back", "no-take-back", {"n": n}),
        ):
            assert who.ask(do, **fields)["fault"]["key"] == key
        assert mover.ask("present")["update"]["n"] == n


def test_what_is_blocked_is_refused_in_the_words_of_the_rule(anna: Browser) -> None:
    chance = random.Random(3)
    with seated(anna, bots=("me",), language="en") as (seat,):
        while not seat.now.get("blocked"):
            seat.choose(chance.choice(seat.now["choices"])["number"])
        blocked = seat.now["blocked"][0]
        told = seat.ask("choose", n=seat.now["n"], number=blocked["number"])["fault"]
        assert (told["key"], told["say"], told["args"]["reason"]) == ("blocked", blocked["say"], blocked["key"])


@on_each_database
def test_seats_are_taken_once(anna: Browser, ben: Browser, eve: Browser) -> None:
    table = f"/api/tables/{anna.new_table('me', 'open', 'open')['table']}"
    assert ben.refused("POST", f"{table}/sit", 409, seat=0) == "seat-taken"
    assert ben.refused("PUT", f"{table}/seats/1", 403, strength="easy") == "not-host"
    assert ben.refused("POST", f"{table}/stand", 403) == "no-seat"
    assert ben.refused("POST", f"{table}/seats/0/link", 403) == "not-your-seat"
    word = table.rpartition("/")[2]
    ben.sit(word, seat=1)
    ben.post(f"{table}/stand")
    ben.sit(word, seat=1)
    assert anna.refused("PUT", f"{table}/seats/1", 409, strength="easy") == "seat-taken"
    assert anna.http.put(f"{table}/seats/2", json={"strength": "novice"}).json()["state"] == "playing"
    assert eve.refused("POST", f"{table}/sit", 409) == "begun"
    assert ben.refused("POST", f"{table}/stand", 409) == "begun"


TWO = {"game": "castle-combo", "seats": [{"who": "me"}] * 2}


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({}, 400),
        ({"game": "castle-combo"}, 400),
        *(({**TWO, "seats": seats}, 400) for seats in ([], [{"who": "me"}], [{"who": "me"}] * 6, [{"who": "me"}] * 17)),
        ({**TWO, "seats": [{"who": "god"}] * 2}, 400),
        ({**TWO, "game": "chess"}, 404),
        ({**TWO, "game": "../_template"}, 404),
        ({**TWO, "options": {"fast": 1}}, 400),
        ({**TWO, "game": "burgundy-cards", "options": {"strict_win": 1}}, 400),
        ({**TWO, "clock": {"base": 1}}, 400),
        ({**TWO, "nonce": "0" * 32}, 400),
        ({**TWO, "secret": "mine"}, 400),
        ({**TWO, "begin": {"n": 1, "record": "nonsense"}}, 400),
        ({**TWO, "begin": {"n": 1, "table": "zzzzzz"}}, 404),
    ],
)
def test_a_table_that_cannot_be_is_not_set_up(anna: Browser, body: dict[str, Any], status: int) -> None:
    assert anna.refused("POST", "/api/tables", status, **body)


@pytest.mark.parametrize(
    ("method", "path", "key"),
    [
        ("GET", "tables/zzzzzz", "no-such-table"),
        ("GET", "tables/zzzzzz/record", "no-such-table"),
        ("POST", "move", "no-such-link"),
        ("GET", "games/chess/book", "no-such-game"),
        ("GET", "games/castle-combo/locale/xx", "no-such-language"),
        ("GET", "nothing", "no-such-page"),
        ("DELETE", "me", "not-allowed"),
    ],
)
def test_what_is_not_there(anna: Browser, method: str, path: str, key: str) -> None:
    status = 405 if key == "not-allowed" else 404
    assert anna.refused(method, f"/api/{path}", status, token="nothing") == key  # noqa: S106 - of a link nobody made


def test_foreign_pages_and_strange_names_are_refused(anna: Browser, eve: Browser) -> None:
    for headers in ({"origin": "http://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        answer = anna.http.post("/api/tables", json={}, headers=headers)
        assert (answer.status_code, answer.json()["key"]) == (403, "foreign")
    for host in ("evil.example", "evil.example:80", "", "[::2]:1", "127.0.0.1.evil.example"):
        assert anna.http.get("/api/me", headers={"host": host}).status_code in {400, 421}
    address = f"{eve.url.replace('http', 'ws', 1)}/api/tables/{anna.new_table('me', 'novice')['table']}/socket"
    with (
        pytest.raises(Exception, match=r"40[03]|rejected|HTTP"),
        connect(address, origin="http://evil.example", open_timeout=60) as line,  # type: ignore[arg-type]
    ):
        line.recv(5)


GATE = {"en": "This request did not come", "de": "Diese Anfrage kam nicht", "fr": "Cette requête ne vient pas"}


@pytest.mark.parametrize("language", GATE)
def test_the_gate_refuses_in_the_language_that_is_asked_for(anna: Browser, language: str) -> None:
    foreign, speaks = {"origin": "http://evil.example"}, {"accept-language": f"{language}-XX,en;q=0.5"}
    for query, headers in ((f"?language={language}", {}), ("", speaks), ("?language=", speaks)):
        asked = foreign | headers
        for refused in (
            anna.http.post(f"/api/tables{query}", json={}, headers=asked),
            anna.http.get(f"/api/tables/nosuch/socket{query}", headers=asked | UPGRADE),
        ):
            assert refused.status_code == httpx.codes.FORBIDDEN
            assert refused.json()["say"].startswith(GATE[language])


@pytest.mark.slow
def test_floods_are_slowed_down_and_then_let_go(tmp_path: Path) -> None:
    limits = {"BAILEY_COMMANDS_PER_SECOND": "5", "BAILEY_REQUESTS_PER_SECOND": "5"}
    with Server(tmp_path, **limits) as slow, Browser(slow.url) as anna:
        with seated(anna, bots=("novice",)) as (seat,):
            seat.pour(*['{"do":"ping","id":"p"}'] * 80)
            assert seat.closed() == 1008
        with anna.at(seat.id) as again:
            assert again.ask("ping")["type"] == "done"
        assert httpx.codes.TOO_MANY_REQUESTS in [anna.http.get("/api/me").status_code for _ in range(80)]
        assert 'bailey_refused_total{key="too-fast"}' in slow.figures()


def test_nonsense_closes_the_socket_in_the_end(anna: Browser) -> None:
    with seated(anna, bots=("novice",)) as (seat,):
        seat.pour(*(secrets.token_bytes(20) for _ in range(60)))
        assert seat.closed() == 1008
    with anna.at(seat.id) as again:
        assert again.present()


SOURCE = Path(bailey.server.__file__).parent
ENGLISH = (SOURCE / "locale" / "en.ftl").read_text(encoding="utf-8")


def raised() -> set[str]:
    """Every text that stands in the code of the server, outside the list of keys itself."""
    found = set()
    for file in SOURCE.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        listed = {id(key) for node in ast.walk(tree) if isinstance(node, ast.Dict) for key in node.keys}
        texts = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in listed)
        found |= {node.value for node in texts if isinstance(node.value, str)}
    return found


def test_every_key_has_a_sentence_and_is_raised_and_every_sentence_has_a_key() -> None:
    assert set(re.findall(r"^fault-([a-z-]+) =", ENGLISH, re.MULTILINE)) == set(STATUS)
    assert not set(STATUS) - raised()


def test_a_refusal_has_the_status_of_its_key_unless_another_is_given() -> None:
    assert {key: Refusal(key).status for key in STATUS} == STATUS
    assert Refusal("failed", status=503).status == 503


def test_nobody_but_a_person_tells_of_a_real_table(anna: Browser) -> None:
    game = {"game": "burgundy-companion", "options": {"people": 1}}
    assert anna.refused("POST", "/api/tables", 403, seats=[{"who": "bot", "strength": "easy"}], **game) == "no-bots"
    open_one = anna.post("/api/tables", seats=[{"who": "open"}], **game)["table"]
    assert anna.refused("PUT", f"/api/tables/{open_one}/seats/0", 403, strength="easy") == "no-bots"
    table = anna.new_table("me", **game)["table"]
    with anna.at(table) as seat:
        seat.present()
        assert seat.table["retold"] is True
        for do in ("let_bot", "resign"):
            assert seat.ask(do)["fault"]["key"] == "no-bots"
