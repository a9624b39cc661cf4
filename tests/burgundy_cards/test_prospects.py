"""What is said of a pile before a card is placed there: it is what happens when it is."""

from __future__ import annotations

import random

from bailey.core.play.position import Position
from bailey.games import burgundy_cards

GAME = burgundy_cards.GAME
PLACE = GAME.choices.kind("place")


def test_a_pile_lacks_the_cards_that_a_triple_needs_beside_it() -> None:
    assert sum(_triples_of_a_game(seed) for seed in range(5)) > 0, "some triple was completed"


def _triples_of_a_game(seed: int) -> int:
    position, chance, triples = Position.new(GAME, 3, seed), random.Random(seed), 0
    while not position.over:
        for choice in position.choices:
            if choice.name == PLACE.name:
                triples += _compare(position, choice.number)
        position.push(chance.choice(position.choices.numbers))
    return triples


def _compare(position: Position, number: int) -> bool:
    """Compare what is said of one choice with what happens; return whether it completes a triple."""
    told, choice, seat = position.prospect(number), GAME.choices.read(number), position.turn or 0
    of = choice.args["type"]
    before, after = position.state, position.tried(number).state
    made = int(after.players[seat].triples[of]) - int(before.players[seat].triples[of])
    assert made == (0 if told else 1)
    if told:
        assert told["left"] == 2 - choice.args["height"]
        assert (told["first"] == "yes") == (before.first_triples[of] < 0)
    return bool(made)
