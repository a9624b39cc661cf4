"""What an open choice would bring is told on request, and only what is certain for its seat."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from bailey import games
from bailey.core.play.position import Position
from bailey.server.views.foresight import foresee

if TYPE_CHECKING:
    from server.conftest import Visit
    from server.process import Server

FIRST_TURNS = 12
SHIPPED = ["burgundy-board", "burgundy-cards", "castle-combo", "catan-cards"]


def test_a_client_is_told_what_a_choice_brings_before_it_is_made(server: Server, visit: Visit) -> None:
    anna = visit(server)
    table = anna.new_table("me", "novice")["table"]
    with anna.at(table, language="en") as seat:
        chance, compared = random.Random(1), 0
        seat.present()
        while compared < FIRST_TURNS:
            while not seat.mine():
                seat.hear()
            choice, before = chance.choice(seat.now["choices"]), seat.now["scores"][0]
            told = seat.ask("foresee", n=seat.now["n"], number=choice["number"])
            assert (told["type"], told["n"], told["number"]) == ("foreseen", seat.now["n"], choice["number"])
            frame = seat.choose(choice["number"])["update"]
            assert told["points"] == frame["scores"][0] - before
            happened = [event for row in frame["news"] for event in row.get("events", [])]
            assert all(event in happened for event in told.get("events", []))
            compared += 1


def test_what_cannot_be_chosen_is_not_foreseen(server: Server, visit: Visit) -> None:
    anna, ben = visit(server), visit(server)
    table = anna.new_table("me", "novice")["table"]
    with anna.at(table) as seat, ben.at(table) as spectator:
        seat.present()
        while not seat.mine():
            seat.hear()
        n, number = seat.now["n"], seat.now["choices"][0]["number"]
        spectator.present()
        assert spectator.answered(spectator.send("foresee", n=n, number=number)) == "no-seat"
        assert seat.answered(seat.send("foresee", n=n, number=1 << 20)) == "not-open"
        assert seat.answered(seat.send("foresee", n=n - 1, number=number)) == "stale"


@pytest.mark.parametrize("name", SHIPPED)
def test_nothing_is_told_that_the_seat_cannot_know(name: str) -> None:
    """What is told of a choice is the same when all that the seat cannot know was dealt again."""
    game = games.find(name)
    position, chance = Position.new(game, 2, 5), random.Random(5)
    for _ in range(60):
        if position.over or position.turn is None:
            break
        number, seat = chance.choice(position.choices.numbers), position.turn
        assert foresee(position.imagine(seat, 99), seat, number) == foresee(position, seat, number)
        position.push(number)
