"""Undo, taking back against bots, hints, resigning, coming back, moving to another device, clocks."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

import pytest
from server.browser import Browser, Seat
from server.process import Server as Process

if TYPE_CHECKING:
    from collections.abc import Iterator

    from server.conftest import Visit
    from server.process import Server


def wait_for_turn(seat: Seat) -> None:
    seat.present()
    while not seat.mine() and not seat.now["over"]:
        seat.hear()


def choose_what_can_be_undone(seat: Seat) -> dict[str, object]:
    """Play until a choice was made that can be taken back, and tell what was before it."""
    chance = random.Random(1)
    while True:
        wait_for_turn(seat)
        before = dict(seat.now)
        choose = {"n": before["n"], "accept_final": False}
        answers = (seat.ask("choose", number=choice["number"], **choose) for choice in before["choices"])
        if all(answer["type"] == "confirm" for answer in answers):
            seat.choose(chance.choice(seat.now["choices"])["number"])
        elif seat.now.get("undo"):
            return before


def test_undo_leads_back_to_where_it_was(server: Server, visit: Visit) -> None:
    anna = visit(server)
    table = anna.new_table("me", "me")
    with anna.at(table["table"], language="en") as seat:
        before = choose_what_can_be_undone(seat)
        assert seat.ask("undo", n=seat.now["n"], to=1 if before["n"] != 1 else 99)["fault"]["key"] == "no-undo"
        assert seat.ask("undo", n=seat.now["n"])["type"] == "frame"
        assert seat.now["view"] == before["view"]
        assert seat.now["choices"] == before["choices"]
        assert seat.now["news"][0]["kind"] == "undo"
        assert seat.now["news"][0]["to"] == before["n"]


@pytest.mark.parametrize("game", ["burgundy-cards", "castle-combo"])
def test_what_must_be_confirmed_as_final_and_nothing_else_cannot_be_undone(
    server: Server, visit: Visit, game: str
) -> None:
    anna, chance = visit(server), random.Random(3)
    table = anna.new_table("me", "me", game=game)
    with anna.at(table["table"], language="en") as seat:
        seat.present()
        while not seat.now["over"]:
            before, chosen = seat.now, chance.choice(seat.now["choices"])
            answer = seat.ask("choose", n=before["n"], number=chosen["number"], accept_final=False)
            reason = answer.get("reason")
            if answer["type"] == "confirm":
                assert seat.now["n"] == before["n"]
                assert seat.choose(chosen["number"])["type"] == "frame"
            if reason == "final":
                assert not seat.now.get("undo")
            elif reason is None and seat.now["seat"] == before["seat"]:
                assert before["n"] in seat.now["undo"]
        assert reason in ("final", "vain"), "it ended the game"
        assert seat.ask("undo", n=seat.now["n"])["fault"]["key"] == "over"


def test_nobody_takes_back_what_another_chose(server: Server, visit: Visit) -> None:
    anna, ben = visit(server), visit(server)
    table = anna.new_table("me", "open")
    ben.sit(table["table"])
    with anna.at(table["table"], language="en") as first, ben.at(table["table"], language="en") as second:
        first.present()
        second.present()
        mover, waiter = (first, second) if first.mine() else (second, first)
        choose_what_can_be_undone(mover)
        while waiter.now["n"] < mover.now["n"]:
            waiter.hear()
        assert "undo" not in waiter.now
        assert waiter.ask("undo", n=waiter.now["n"])["fault"]["key"] == "no-undo"
        assert mover.ask("take_back", n=mover.now["n"])["fault"]["key"] == "no-take-back"


def test_against_bots_everything_can_be_taken_back_and_is_practice_then(server: Server, visit: Visit) -> None:
    anna = visit(server)
    table = anna.new_table("me", "novice")
    chance = random.Random(2)
    with anna.at(table["table"], language="en") as seat:
        wait_for_turn(seat)
        first = dict(seat.now)
        for _ in range(6):
            seat.choose(chance.choice(seat.now["choices"])["number"])
            wait_for_turn(seat)
        assert first["n"] in seat.now["take_back"]
        assert seat.ask("take_back", n=seat.now["n"], to=first["n"])["type"] == "frame"
        assert seat.now["view"] == first["view"]
        assert seat.now["news"][-1]["say"].startswith("You went back.")
        assert seat.ask("take_back", n=seat.now["n"], to=seat.now["n"])["fault"]["key"] == "no-take-back"
        assert anna.get(f"/api/tables/{table['table']}")["practice"]
        seat.play_to_end(chance)
    fairness = anna.get(f"/api/tables/{table['table']}/fairness")
    assert not fairness["fair"]
    record = anna.http.get(f"/api/tables/{table['table']}/record").text
    assert " takeback " in record
    assert anna.post("/api/verify", record=record) == fairness


def test_a_hint_is_one_of_the_choices(server: Server, visit: Visit) -> None:
    anna = visit(server)
    table = anna.new_table("me", "novice")
    with anna.at(table["table"], language="en") as seat:
        wait_for_turn(seat)
        hint = seat.ask("hint", n=seat.now["n"])
        assert hint["type"] == "hint"
        assert hint["say"]
        after = [choice for ahead in seat.ahead.get("ahead", []) for choice in ahead["choices"]]
        open_now = [choice["number"] for choice in [*seat.now["choices"], *after]]
        assert hint["number"] in open_now
        assert {opinion["number"] for opinion in hint["opinions"]} <= set(open_now)
        assert sum(opinion["share"] for opinion in hint["opinions"]) == pytest.approx(1, abs=0.01)
        assert seat.ask("hint", n=seat.now["n"] + 1)["fault"]["key"] == "stale"


def test_who_resigns_is_played_by_a_bot_and_may_come_back(server: Server, visit: Visit) -> None:
    anna, ben = visit(server), visit(server)
    table = anna.new_table("me", "open")
    ben.sit(table["table"])
    with anna.at(table["table"]) as first, ben.at(table["table"]) as second:
        second.present()
        assert second.ask("resign")["type"] == "frame"
        info = anna.get(f"/api/tables/{table['table']}")
        assert info["seats"][1]["left"] == "resigned"
        assert info["seats"][1]["stand_in"]
        assert info["leaving"]
        assert second.ask("resign")["fault"]["key"] == "has-left"
        wait_for_turn(first)
        first.choose()
        assert second.ask("return")["type"] == "frame"
        assert "left" not in anna.get(f"/api/tables/{table['table']}")["seats"][1]
        second.ask("resign")
        end = first.play_to_end(random.Random(4))
        ranking = end["result"]["ranking"]
        assert [(r["seat"], r["place"], r.get("left", False)) for r in ranking] == [(0, 1, False), (1, 2, True)]
        assert end["result"]["winners"] == [0]
        assert second.ask("return")["fault"]["key"] == "over"


def test_who_lets_a_bot_play_on_may_come_back(server: Server, visit: Visit) -> None:
    anna, ben = visit(server), visit(server)
    table = anna.new_table("me", "open")
    ben.sit(table["table"])
    with anna.at(table["table"]) as first, ben.at(table["table"]) as second:
        second.present()
        assert first.ask("let_bot", seat=1)["fault"]["key"] == "not-away"
        assert second.ask("let_bot")["type"] == "frame"
        assert anna.get(f"/api/tables/{table['table']}")["seats"][1]["left"] == "away"
        assert second.ask("let_bot")["fault"]["key"] == "has-left"
        assert second.ask("return")["type"] == "frame"
        assert "left" not in anna.get(f"/api/tables/{table['table']}")["seats"][1]


def test_a_seat_moves_to_another_device_once(server: Server, visit: Visit) -> None:
    phone, laptop, eve = visit(server), visit(server), visit(server)
    table = laptop.new_table("me", "novice")
    link = laptop.post(f"/api/tables/{table['table']}/seats/0/link")
    token = link["path"].rpartition("/")[2]
    with laptop.at(table["table"]) as old:
        wait_for_turn(old)
        assert phone.post("/api/move", token=token)["seats"][0]["mine"]
        while old.now["seat"] is not None:
            old.hear()
        assert old.ask("choose", n=old.now["n"], number=0)["fault"]["key"] == "no-seat"
        with phone.at(table["table"]) as new:
            new.play_to_end(random.Random(1))
    assert eve.refused("POST", "/api/move", 404, token=token) == "no-such-link"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that replaces those who stay away after a moment."""
    with Process(tmp_path_factory.mktemp("hasty"), BAILEY_AWAY_SECONDS="2") as server:
        yield server


@pytest.mark.slow
def test_whose_time_is_up_is_played_by_a_bot(hasty: Process) -> None:
    with Browser(hasty.url) as anna, Browser(hasty.url) as ben:
        table = anna.new_table("me", "open", clock={"base": 10, "add": 0}, pace="days")
        ben.sit(table["table"])
        with anna.at(table["table"]) as first, ben.at(table["table"]) as second:
            first.present()
            second.present()
            idle, other = (first, second) if first.mine() else (second, first)
            assert idle.now["clock"]["left"][idle.now["seat"]] <= 10
            end = time.monotonic() + 40
            while not any(row["kind"] == "timeout" for row in other.now.get("news", [])):
                other.hear(end - time.monotonic())
            seat = anna.get(f"/api/tables/{table['table']}")["seats"][idle.now["seat"]]
            assert seat["left"] == "flagged"
            other.play_to_end(random.Random(1))
            assert other.now["result"]["winners"] == [other.now["seat"]]


@pytest.mark.slow
def test_who_stays_away_on_turn_is_replaced_and_may_come_back(hasty: Process) -> None:
    with Browser(hasty.url) as anna, Browser(hasty.url) as ben:
        table = anna.new_table("me", "open")
        ben.sit(table["table"])
        with anna.at(table["table"]) as first, ben.at(table["table"]) as second:
            first.present()
            second.present()
            away, here = (first, second) if first.mine() else (second, first)
            away.open.close()
            end = time.monotonic() + 40
            while not any(row["kind"] == "takeover" for row in here.now.get("news", [])):
                here.hear(end - time.monotonic())
            gone = away.now["seat"]
            browser = anna if gone == 0 else ben
            assert browser.get(f"/api/tables/{table['table']}")["seats"][gone]["left"] == "away"
            with browser.at(table["table"]) as again:
                again.present()
                assert again.ask("return")["type"] == "frame"


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that waits long for those who are away."""
    with Process(tmp_path_factory.mktemp("patient"), BAILEY_AWAY_SECONDS="600") as server:
        yield server


@pytest.mark.slow
def test_others_see_when_a_bot_takes_over_and_need_not_wait_for_it(patient: Process) -> None:
    with Browser(patient.url) as anna, Browser(patient.url) as ben:
        table = anna.new_table("me", "open")
        ben.sit(table["table"])
        with anna.at(table["table"]) as first, ben.at(table["table"]) as second:
            first.present()
            second.present()
            away, here = (first, second) if first.mine() else (second, first)
            gone = away.now["seat"]
            assert here.ask("let_bot", seat=gone)["fault"]["key"] == "not-away"
            away.open.close()
            awaited = here.until("table")["table"]["seats"][gone]
            while "bot_in" not in awaited:
                awaited = here.until("table")["table"]["seats"][gone]
            assert 0 < awaited["bot_in"] <= 600
            assert here.ask("let_bot", seat=gone)["fault"]["key"] == "not-yet"
            end = time.monotonic() + 60
            while (answer := here.ask("let_bot", seat=gone))["type"] != "frame":
                assert answer["fault"]["key"] == "not-yet"
                assert time.monotonic() < end
                time.sleep(1)
            seat = (anna if gone == 0 else ben).get(f"/api/tables/{table['table']}")["seats"][gone]
            assert seat["left"] == "away"
            assert "bot_in" not in seat
