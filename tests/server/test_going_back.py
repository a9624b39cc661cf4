"""Confirming, undo, taking back against bots, hints, resigning, coming back, moving to another device, clocks."""

from __future__ import annotations

import random
import time
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from server.browser import Browser, Seat, mover_first, seated
from server.conftest import on_each_database
from server.process import SOON, Server

from bailey import games
from bailey.core.records.log import GameLog
from bailey.core.records.log_text import write_log
from bailey.core.records.start import Start

if TYPE_CHECKING:
    from pathlib import Path

    from server.browser import Seat

GAMES = ("burgundy-cards", "castle-combo")


def choose(seat: Seat, number: int, **more: Any) -> dict[str, Any]:
    return seat.ask("choose", id="same", n=seat.present()["n"], number=number, **more)


@cache
def in_vain(game: str) -> tuple[dict[str, Any], int]:
    """Play at random until a choice would bring nothing, and return the position and the choice."""
    chance = random.Random(1)
    for seed in range(20):
        log = GameLog(games.find(game), Start(("you:a", "you:b"), seed)).begun()
        while not log.position.over:
            position = log.position
            imagined = position.imagine(position.turn or 0, 0)
            for number in position.choices.numbers:
                if imagined.outlook(number).vain:
                    return {"n": log.rows[-1].n, "record": write_log(log)}, number
            log.choose(chance.choice(position.choices.numbers))
    raise AssertionError(game)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", ""])
def test_a_choice_in_vain_is_stored_when_it_is_confirmed(anna: Browser, game: str, language: str) -> None:
    begin, number = in_vain(game)
    with seated(anna, bots=("me",), game=game, begin=begin, language=language) as (seat,):
        n = seat.now["n"]
        said = {"say": "As things stand it would bring nothing."} if language else {}
        asked = {"type": "confirm", "done": "same", "n": n, "number": number, "reason": "vain", **said}
        assert choose(seat, number) == asked
        assert choose(seat, number, accept_final=False) == asked, "it is asked again, however often it is sent"
        assert seat.ask("present")["update"]["n"] == n
        command = {"id": "same", "n": n, "number": number}
        assert seat.ask("choose", **command, sure=True)["update"]["n"] == n + 1
        for sure in (False, True):
            assert seat.ask("choose", **command, sure=sure) == {"type": "done", "done": "same", "n": n + 1}


def test_a_choice_that_cannot_be_taken_back_is_asked_about_on_demand(anna: Browser, ben: Browser) -> None:
    with seated(anna, ben, game="burgundy-cards", language="en") as seats:
        mover, _ = mover_first(*seats)
        die = next(c["number"] for c in mover.now["choices"] if c["do"]["do"] == "play_card")
        n = mover.now["n"]
        answer = choose(mover, die, accept_final=False)
        assert (answer["type"], answer["reason"], answer["n"]) == ("confirm", "final", n)
        assert "cannot be taken back" in answer["say"]
        assert choose(mover, die)["update"]["n"] == n + 1


@pytest.mark.parametrize("game", GAMES)
def test_what_comes_after_choices_that_lead_on_is_sent_next(anna: Browser, ben: Browser, game: str) -> None:
    """Only the player who must decide is sent it, with every update, and only if they asked for sentences."""
    chance = random.Random(2)
    with seated(anna, ben, game=game, language="en") as seats, anna.at(seats[0].id) as program:
        program.present()
        led = 0
        for _ in range(30):
            mover, waiter = mover_first(*seats)
            if mover.now.get("leads"):
                led += 1
                assert mover.until("ahead")["n"] == mover.now["n"]
                by = {found["by"] for found in mover.ahead["ahead"]}
                assert by <= {choice["number"] for choice in mover.now["choices"]}
                assert all(choice["say"] for found in mover.ahead["ahead"] for choice in found["choices"])
                stale = mover.ask("undo", n=mover.now["n"] - 1)
                assert stale["update"]["leads"]
                assert mover.hear() == mover.ahead
            assert not waiter.now.get("leads")
            waiter.catch_up(mover.choose(chance.choice(mover.now["choices"])["number"])["update"]["n"])
        assert led
        assert not program.ask("present")["update"].get("leads")
        program.ask("ping")
        assert not program.ahead


def left(browser: Browser, seat: Seat, of: int) -> str | None:
    """Tell whether, and how, the player of a seat has left."""
    told: str | None = browser.get(f"/api/tables/{seat.id}")["seats"][of].get("left")
    return told


def choose_what_can_be_undone(seat: Seat) -> dict[str, object]:
    """Play until a choice was made that can be taken back, and tell what was before it."""
    chance = random.Random(1)
    while True:
        seat.wait_for_turn()
        before = dict(seat.now)
        choose = {"n": before["n"], "accept_final": False}
        answers = (seat.ask("choose", number=choice["number"], **choose) for choice in before["choices"])
        if all(answer["type"] == "confirm" for answer in answers):
            seat.choose(chance.choice(seat.now["choices"])["number"])
        elif seat.now.get("undo"):
            return before


def test_undo_leads_back_to_where_it_was_and_to_nothing_that_another_chose(anna: Browser, ben: Browser) -> None:
    with seated(anna, ben, language="en") as seats:
        mover, waiter = mover_first(*seats)
        before = choose_what_can_be_undone(mover)
        waiter.catch_up(mover.now["n"])
        assert "undo" not in waiter.now
        assert waiter.ask("undo", n=waiter.now["n"])["fault"]["key"] == "no-undo"
        assert mover.ask("take_back", n=mover.now["n"])["fault"]["key"] == "no-take-back"
        assert mover.ask("undo", n=mover.now["n"], to=1 if before["n"] != 1 else 99)["fault"]["key"] == "no-undo"
        assert mover.ask("undo", n=mover.now["n"])["type"] == "frame"
        assert (mover.now["view"], mover.now["choices"]) == (before["view"], before["choices"])
        assert (mover.now["news"][0]["kind"], mover.now["news"][0]["to"]) == ("undo", before["n"])


@pytest.mark.parametrize("game", GAMES)
def test_what_must_be_confirmed_as_final_and_nothing_else_cannot_be_undone(anna: Browser, game: str) -> None:
    chance = random.Random(3)
    with seated(anna, bots=("me",), game=game, language="en") as (seat,):
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


def test_against_bots_everything_can_be_taken_back_and_is_practice_then(anna: Browser) -> None:
    chance = random.Random(2)
    with seated(anna, bots=("novice",), language="en") as (seat,):
        seat.wait_for_turn()
        first = dict(seat.now)
        for _ in range(6):
            seat.choose(chance.choice(seat.now["choices"])["number"])
            seat.wait_for_turn()
        assert first["n"] in seat.now["take_back"]
        assert seat.ask("take_back", n=seat.now["n"], to=first["n"])["type"] == "frame"
        assert seat.now["view"] == first["view"]
        assert seat.now["news"][-1]["say"].startswith("You went back.")
        assert seat.ask("take_back", n=seat.now["n"], to=seat.now["n"])["fault"]["key"] == "no-take-back"
        assert anna.get(f"/api/tables/{seat.id}")["practice"]
        seat.play_to_end(chance)
    fairness = anna.get(f"/api/tables/{seat.id}/fairness")
    assert not fairness["fair"]
    record = anna.record(seat.id)
    assert " takeback " in record
    assert anna.post("/api/verify", record=record) == fairness


def test_a_hint_is_one_of_the_choices(anna: Browser) -> None:
    with seated(anna, bots=("novice",), language="en") as (seat,):
        seat.wait_for_turn()
        hint = seat.ask("hint", n=seat.now["n"])
        assert hint["type"] == "hint"
        best = next(one for one in hint["opinions"] if one["number"] == hint["number"])
        is_open = hint["number"] in [choice["number"] for choice in seat.now["choices"]]
        after = None if is_open else next(ahead["by"] for ahead in seat.ahead["ahead"] if ahead["passing"])
        told = seat.ask("foresee", n=seat.now["n"], number=hint["number"], after=after)
        assert [best.get(name) for name in ("points", "events")] == [told.get(name) for name in ("points", "events")]
        assert hint["say"]
        after = [choice for ahead in seat.ahead.get("ahead", []) for choice in ahead["choices"]]
        open_now = [choice["number"] for choice in [*seat.now["choices"], *after]]
        assert hint["number"] in open_now
        assert {opinion["number"] for opinion in hint["opinions"]} <= set(open_now)
        assert sum(opinion["share"] for opinion in hint["opinions"]) == pytest.approx(1, abs=0.01)
        assert seat.ask("hint", n=seat.now["n"] + 1)["fault"]["key"] == "stale"


def test_who_resigns_or_lets_a_bot_play_on_may_come_back(anna: Browser, ben: Browser) -> None:
    with seated(anna, ben) as (first, second):
        assert first.ask("let_bot", seat=1)["fault"]["key"] == "not-away"
        for do, told in (("let_bot", "away"), ("resign", "resigned")):
            assert second.ask(do)["type"] == "frame"
            info = anna.get(f"/api/tables/{first.id}")
            assert info["seats"][1]["left"] == told
            assert info["seats"][1]["stand_in"]
            assert info["leaving"]
            assert second.ask(do)["fault"]["key"] == "has-left"
            if do == "resign":
                first.wait_for_turn()
                first.choose()
            assert second.ask("return")["type"] == "frame"
            assert left(anna, first, 1) is None
        second.ask("resign")
        end = first.play_to_end(random.Random(4))
        ranking = end["result"]["ranking"]
        assert [(r["seat"], r["place"], r.get("left", False)) for r in ranking] == [(0, 1, False), (1, 2, True)]
        assert end["result"]["winners"] == [0]
        assert second.ask("return")["fault"]["key"] == "over"


@on_each_database
def test_a_seat_moves_to_another_device_once(anna: Browser, ben: Browser, eve: Browser) -> None:
    with seated(anna, bots=("novice",)) as (old,):
        token = anna.post(f"/api/tables/{old.id}/seats/0/link")["path"].rpartition("/")[2]
        old.wait_for_turn()
        assert ben.post("/api/move", token=token)["seats"][0]["mine"]
        while old.now["seat"] is not None:
            old.hear()
        assert old.ask("choose", n=old.now["n"], number=0)["fault"]["key"] == "no-seat"
        with ben.at(old.id) as new:
            new.play_to_end(random.Random(1))
    assert eve.refused("POST", "/api/move", 404, token=token) == "no-such-link"


def wait_until_told(seat: Seat, kind: str) -> None:
    """Wait until a row of a kind is told."""
    end = time.monotonic() + 40
    while not any(row["kind"] == kind for row in seat.now.get("news", [])):
        seat.hear(end - time.monotonic())


@pytest.mark.slow
def test_whose_time_is_up_or_who_stays_away_on_turn_is_played_by_a_bot(tmp_path: Path) -> None:
    with (
        Server(tmp_path, waits=SOON, BAILEY_AWAY_SECONDS="2") as hasty,
        Browser(hasty.url) as anna,
        Browser(hasty.url) as ben,
        seated(anna, ben, clock={"base": 10, "add": 0}, pace="days") as by_clock,
    ):
        idle, other = mover_first(*by_clock)
        assert idle.now["clock"]["left"][idle.now["seat"]] <= 10
        with seated(anna, ben) as seats:  # while the clock runs
            away, here = mover_first(*seats)
            gone = away.now["seat"]
            away.open.close()
            wait_until_told(here, "takeover")
            browser = (anna, ben)[gone]
            assert left(browser, here, gone) == "away"
            with browser.at(here.id) as again:
                again.present()
                assert again.ask("return")["type"] == "frame"
        wait_until_told(other, "timeout")
        assert left(anna, other, idle.now["seat"]) == "flagged"
        other.play_to_end(random.Random(1))
        assert other.now["result"]["winners"] == [other.now["seat"]]


@pytest.mark.slow
def test_others_see_when_a_bot_takes_over_and_need_not_wait_for_it(tmp_path: Path) -> None:
    patience = {**SOON, "sockets.commands.PATIENCE_SECONDS": 5.0}
    with (
        Server(tmp_path, waits=patience, BAILEY_AWAY_SECONDS="600") as patient,
        Browser(patient.url) as anna,
        Browser(patient.url) as ben,
        seated(anna, ben) as seats,
    ):
        away, here = mover_first(*seats)
        gone = away.now["seat"]
        assert here.ask("let_bot", seat=gone)["fault"]["key"] == "not-away"
        away.open.close()
        while "bot_in" not in (awaited := here.until("table")["table"]["seats"][gone]):
            pass
        assert 0 < awaited["bot_in"] <= 600
        assert here.ask("let_bot", seat=gone)["fault"]["key"] == "not-yet"
        end = time.monotonic() + 60
        while (answer := here.ask("let_bot", seat=gone))["type"] != "frame":
            assert answer["fault"]["key"] == "not-yet"
            assert time.monotonic() < end
            time.sleep(0.2)
        seat = (anna, ben)[gone].get(f"/api/tables/{here.id}")["seats"][gone]
        assert seat["left"] == "away"
        assert "bot_in" not in seat
