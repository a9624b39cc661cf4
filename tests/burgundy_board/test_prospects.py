"""What is said of a space before a tile is placed there: it is what happens when it is."""

from __future__ import annotations

import random

import pytest

from bailey.core.play.position import Position
from bailey.core.play.telling import read_event
from bailey.core.state.slots import EVERYBODY
from bailey.games import burgundy_board

GAME = burgundy_board.GAME


@pytest.mark.parametrize("seed", range(3))
def test_a_region_and_a_colour_lack_what_placing_does_not_fill(seed: int) -> None:
    position, chance, filled = Position.new(GAME, 2, seed), random.Random(seed), 0
    while not position.over:
        for choice in position.choices:
            if choice.name in {"place", "place_tile"}:
                filled += _compare(position, choice.number)
        position.push(chance.choice(position.choices.numbers))
    assert filled, "some region was filled"


def _compare(position: Position, number: int) -> bool:
    """Compare what is said of one choice with what happens; return whether it fills a region."""
    told = position.prospect(number)
    after = position.tried(number)
    events = [read_event(event, GAME.told, GAME, EVERYBODY) for event in after.state.events]
    full = [event for event in events if event["what"] == "region_filled"]
    bonus = [event for event in events if event["what"] == "colour_filled"]
    assert bool(full) == (told["left"] == 0)
    assert bool(bonus) == (told["rest"] == 0)
    assert not (told["rest"] == 0 and told["bonus"]), "what happens is told as an event"
    for event in full:
        assert told["kind"] == event["kind"]
        assert told["points"] == int(str(event["points"])) + int(str(event["phase"]))
    return bool(full)
