"""A choice that would bring nothing, or could not be taken back, is carried out once the player has confirmed it."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from bailey import games
from bailey.core.records.log import GameLog
from bailey.core.records.log_text import write_log
from bailey.core.records.start import Start

if TYPE_CHECKING:
    from server.browser import Seat
    from server.conftest import Visit
    from server.process import Server

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
def test_a_choice_in_vain_is_stored_when_it_is_confirmed(
    server: Server, visit: Visit, game: str, language: str
) -> None:
    anna = visit(server)
    begin, number = in_vain(game)
    table = anna.new_table("me", "me", game=game, begin=begin)
    with anna.at(table["table"], language=language) as seat:
        n = seat.present()["n"]
        said = {"say": "As things stand it would bring nothing."} if language else {}
        asked = {"type": "confirm", "done": "same", "n": n, "number": number, "reason": "vain", **said}
        assert choose(seat, number) == asked
        assert choose(seat, number, accept_final=False) == asked, "it is asked again, however often it is sent"
        assert seat.ask("present")["update"]["n"] == n
        command = {"id": "same", "n": n, "number": number}
        assert seat.ask("choose", **command, sure=True)["update"]["n"] == n + 1
        for sure in (False, True):
            assert seat.ask("choose", **command, sure=sure) == {"type": "done", "done": "same", "n": n + 1}


def test_a_choice_that_cannot_be_taken_back_is_asked_about_on_demand(server: Server, visit: Visit) -> None:
    anna, ben = visit(server), visit(server)
    table = anna.new_table("me", "open", game="burgundy-cards")
    ben.sit(table["table"])
    with anna.at(table["table"], language="en") as one, ben.at(table["table"], language="en") as two:
        mover = one if one.present() and two.present() and one.mine() else two
        die = next(c["number"] for c in mover.now["choices"] if c["do"]["do"] == "play_card")
        n = mover.now["n"]
        answer = choose(mover, die, accept_final=False)
        assert (answer["type"], answer["reason"], answer["n"]) == ("confirm", "final", n)
        assert "cannot be taken back" in answer["say"]
        assert choose(mover, die)["update"]["n"] == n + 1


@pytest.mark.parametrize("game", GAMES)
def test_what_comes_after_choices_that_lead_on_is_sent_next(server: Server, visit: Visit, game: str) -> None:
    """Only the player who must decide is sent it, with every update, and only if they asked for sentences."""
    anna, ben, chance = visit(server), visit(server), random.Random(2)
    table = anna.new_table("me", "open", game=game)["table"]
    ben.sit(table)
    with anna.at(table, language="en") as one, ben.at(table, language="en") as two, anna.at(table) as program:
        program.present()
        led = 0
        for _ in range(30):
            mover, waiter = (one, two) if one.present() and two.present() and one.mine() else (two, one)
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
            n = mover.choose(chance.choice(mover.now["choices"])["number"])["update"]["n"]
            while waiter.now["n"] < n:
                waiter.hear()
        assert led
        assert not program.ask("present")["update"].get("leads")
        program.ask("ping")
        assert not program.ahead
