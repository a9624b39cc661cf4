"""A nonce is given only after the table's commitment is known, and a game begins only with everybody's."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from server.browser import Browser, play, seated
from server.conftest import on_each_database
from server.process import Server, two_servers

from bailey.core.records.fair import Fair, commit

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from server.conftest import Visit

ME, OPEN, BOT = {"who": "me"}, {"who": "open"}, {"who": "bot", "strength": "novice"}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits three seconds for nonces."""
    with Server(tmp_path_factory.mktemp("hasty"), BAILEY_NONCE_SECONDS="3") as running:
        yield running


def new_table(host: Browser, *seats: dict[str, str]) -> Any:
    return host.post("/api/tables", game="castle-combo", seats=[*seats])


def record_of(browser: Browser, table: str) -> Fair:
    """Read what the record of a game that is over says of its chance."""
    line = next(line for line in browser.record(table).splitlines() if line.startswith("fair "))
    read = dict(word.split("=", 1) for word in line.split()[1:])
    return Fair(read["table"], read["secret"], read["commitment"], tuple(read["nonces"].split(",")))


def wait_until_begun(browser: Browser, table: str) -> int:
    """Wait for the first row, and tell the latest."""
    with browser.at(table) as seat:
        n: int = seat.present()["n"]
        return n


def test_a_table_is_set_up_without_a_nonce_and_does_not_begin_before_it_has_one(anna: Browser) -> None:
    early = anna.http.post("/api/tables", json={"game": "castle-combo", "seats": [ME, BOT], "nonce": "0" * 32})
    assert early.json()["args"] == {"why": "unknown", "field": "nonce"}
    table = new_table(anna, ME, BOT)
    assert len(table["commitment"]) == 64
    assert table["state"] == "open"
    assert "nonce" not in table["seats"][0]
    begun = anna.give(table)
    assert begun["state"] == "playing"
    assert begun["seats"][0]["nonce"]


@on_each_database
def test_the_nonce_of_each_player_is_in_the_record_at_their_seat(anna: Browser, ben: Browser) -> None:
    with seated(anna, ben, bots=("novice",)) as seats:
        table = seats[0].id
        commitment = anna.get(f"/api/tables/{table}")["commitment"]
        play(*seats)
    found = record_of(anna, table)
    assert found.nonces == (anna.nonces[table], ben.nonces[table], "-")
    assert commit(found.secret) == commitment


def test_a_nonce_for_another_commitment_or_for_none_is_refused_and_may_be_given_again(
    anna: Browser, ben: Browser
) -> None:
    table = new_table(anna, ME, OPEN)
    path, other = f"/api/tables/{table['table']}", new_table(anna, ME, BOT)["commitment"]
    nonce = secrets.token_hex(16)
    for browser, what in ((anna, "nonce"), (ben, "sit")):
        assert browser.refused("POST", f"{path}/{what}", 409, nonce=nonce, commitment=other) == "other-commitment"
        told = browser.http.post(f"{path}/{what}", json={"nonce": nonce}).json()
        assert told["args"] == {"why": "missing", "field": "commitment"}
        assert browser.refused("POST", f"{path}/{what}", 400, nonce=nonce.upper(), commitment=other) == "malformed"
    assert not any(seat.get("nonce") or seat.get("mine") for seat in ben.get(path)["seats"])
    ben.sit(table["table"])
    assert anna.give(table)["state"] == "playing"


@on_each_database
def test_the_first_nonce_counts_and_giving_it_again_is_acknowledged_again(anna: Browser, eve: Browser) -> None:
    table = new_table(anna, ME, OPEN)
    path = f"/api/tables/{table['table']}/nonce"
    assert [anna.give(table)["state"] for _ in range(2)] == ["open", "open"]
    other = {"nonce": "1" * 32, "commitment": table["commitment"]}
    assert anna.refused("POST", path, 409, **other) == "nonce-given"
    assert eve.refused("POST", path, 403, **other) == "no-seat"
    eve.sit(table["table"])
    assert anna.give(table)["state"] == "playing"  # the answer to the first one was lost
    assert anna.refused("POST", path, 409, **other) == "nonce-late"


def test_a_nonce_that_changes_nothing_is_told_to_nobody(anna: Browser, eve: Browser) -> None:
    table = anna.new_table("me", "open")
    with anna.at(table["table"]) as seat:
        seat.ask("ping")
        while not seat.table["seats"][0].get("connected"):
            seat.hear()
        heard = len(seat.heard)
        anna.give(table)
        nonce = {"nonce": "1" * 32, "commitment": table["commitment"]}
        assert eve.refused("POST", f"/api/tables/{table['table']}/nonce", 403, **nonce) == "no-seat"
        seat.ask("ping")
        assert [message["type"] for message in seat.heard[heard:]] == ["done"]


@on_each_database
def test_who_sits_down_without_a_nonce_gives_it_afterwards_and_who_stands_up_takes_it_along(
    anna: Browser, ben: Browser
) -> None:
    table = anna.new_table("me", "open", "open")
    ben.sit(table["table"], seat=1)
    assert not ben.post(f"/api/tables/{table['table']}/stand")["seats"][1].get("nonce")
    table = anna.new_table("me", "open")
    sat = ben.post(f"/api/tables/{table['table']}/sit")
    assert (sat["state"], [seat.get("nonce", False) for seat in sat["seats"]]) == ("open", [True, False])
    assert ben.give(sat)["state"] == "playing"


def test_all_seats_of_one_player_have_the_nonce_that_they_gave_once(anna: Browser) -> None:
    table = anna.play_alone("me", "me")
    assert set(record_of(anna, table).nonces) == {anna.nonces[table]}


def test_who_waives_the_nonce_is_named_in_the_verification(anna: Browser, ben: Browser) -> None:
    anna.call("Anna")
    ben.call("Ben")
    table = anna.new_table("me", "open")["table"]
    assert ben.post(f"/api/tables/{table}/sit", nonce="-")["state"] == "playing"
    with anna.at(table) as first, ben.at(table) as second:
        play(first, second)
    told = anna.get(f"/api/tables/{table}/fairness")
    assert told["fair"]
    assert told["nonces"] == [anna.nonces[table], "-"]
    (named,) = [line for line in told["say"] if "added nothing" in line]
    assert "Ben" in named
    assert "Anna" not in named


def test_a_game_to_which_nobody_added_a_nonce_is_not_called_fair(anna: Browser) -> None:
    table = new_table(anna, ME, ME)["table"]
    assert anna.post(f"/api/tables/{table}/nonce", nonce="-")["state"] == "playing"
    with anna.at(table) as seat:
        play(seat)
    told = anna.get(f"/api/tables/{table}/fairness")
    assert not told["fair"]
    assert "proves nothing" in " ".join(told["say"])


def test_a_game_begins_without_the_nonce_that_does_not_come(hasty: Server, visit: Visit) -> None:
    anna, ben = visit(hasty), visit(hasty)
    alone, two = new_table(anna, ME, BOT), anna.new_table("me", "open")["table"]
    ben.post(f"/api/tables/{two}/sit")
    assert wait_until_begun(anna, alone["table"]) >= 1
    late = anna.promised(alone)
    assert anna.refused("POST", f"/api/tables/{alone['table']}/nonce", 409, **late) == "nonce-late"
    wait_until_begun(ben, two)
    with anna.at(two) as first, ben.at(two) as second:
        play(first, second)
    assert record_of(anna, two).nonces == (anna.nonces[two], "-")


def test_a_table_with_a_seat_that_was_left_again_does_not_begin_and_one_with_a_bot_there_does(
    hasty: Server, visit: Visit
) -> None:
    anna, ben = visit(hasty), visit(hasty)
    left = anna.new_table("me", "open")["table"]
    ben.post(f"/api/tables/{left}/sit")
    ben.post(f"/api/tables/{left}/stand")
    table = new_table(anna, ME, OPEN)["table"]
    filled = anna.http.put(f"/api/tables/{table}/seats/1", json={"strength": "novice"}).json()
    assert filled["state"] == "open"
    assert wait_until_begun(anna, table) >= 1  # set up later, so its second ends later
    assert anna.get(f"/api/tables/{left}")["state"] == "open"


def test_another_server_begins_a_table_whose_server_was_killed_while_it_waited(
    tmp_path: Path, own_either_database: str
) -> None:
    with (
        two_servers(tmp_path, own_either_database, BAILEY_NONCE_SECONDS="2") as (first, second),
        Browser(first.url) as anna,
        Browser(second.url) as moved,
    ):
        table = new_table(anna, ME, BOT)["table"]
        first.kill()
        moved.http.cookies = httpx.Cookies({c.name: c.value or "" for c in anna.http.cookies.jar})
        assert wait_until_begun(moved, table) >= 1
