"""The open choices of a position: what each is, and which of the cards that its seat sees it is about."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import numpy as np
import pytest

from bailey import games
from bailey.bots.observed.actions import action_rows
from bailey.bots.observed.card_data import FIRST_CARD
from bailey.bots.observed.card_rows import CARD, card_rows
from bailey.bots.observed.open_actions import NO_CARD, open_actions
from bailey.core import BadInput, Position
from bailey.core.state.observe import observation

if TYPE_CHECKING:
    from collections.abc import Iterator

SEAT_OF, NUMBER, DOTTED = re.compile(r"^players\[\d+\]"), re.compile(r"\[(\d+)\]"), r".\1"


def moments(name: str, players: int, most: int = 150) -> Iterator[Position]:
    """Play at random, and yield each position before a choice."""
    pos, chance = Position.new(games.find(name), players, seed=2), random.Random(2)
    for _ in range(most):
        if pos.over:
            return
        yield pos
        pos.push(chance.choice(pos.choices.numbers))


def test_a_choice_points_at_the_card_that_it_takes_and_where_cards_lie_in_a_grid() -> None:
    kinds = set()
    for pos in moments("castle-combo", 3):
        assert pos.turn is not None
        found = open_actions(pos)
        assert found.numbers.tolist() == list(pos.choices.numbers)
        assert (found.rows == action_rows(pos.game).rows[found.numbers]).all()
        seen = np.array([observation(pos.game, pos.state, pos.turn)], np.int32)
        rows = card_rows(pos.game, 3).of(seen, np.array([pos.turn]))["cards"][0]
        market = pos.view(pos.turn)[pos.view(pos.turn)["messenger"]]["row"]
        for number, cards in zip(found.numbers, found.cards, strict=True):
            choice = pos.game.choices.read(int(number))
            kinds.add(choice.name)
            if choice.name.startswith("take"):
                card = rows[cards[0]][CARD] - FIRST_CARD
                assert str(pos.game.cards[card]) == market[choice.args["slot"]]
            if choice.name == "place":
                assert (cards == NO_CARD).all(), "nothing lies yet where a card may be placed"
    assert {"take", "take_face_down", "place"} <= kinds


@pytest.mark.parametrize(("name", "players"), [("catan-cards", 2), ("burgundy-board", 2), ("burgundy-cards", 2)])
def test_the_cards_of_a_choice_lie_where_it_points(name: str, players: int) -> None:
    told = 0
    for pos in moments(name, players):
        assert pos.turn is not None
        known = card_rows(pos.game, players)
        found = open_actions(pos)
        for number, cards in zip(found.numbers, found.cards, strict=True):
            spots = pos.spots(int(number))
            for row in cards[cards != NO_CARD]:
                slot = known.slots[row]
                seat = (slot.entry.seat + pos.turn) % players
                area = SEAT_OF.sub(f"players.{seat}", slot.place) if slot.entry.seat >= 0 else slot.place
                assert f"{NUMBER.sub(DOTTED, area)}/{slot.number}" in {str(spot) for spot in spots}
                told += 1
    assert told > 100


def test_when_the_game_is_over_no_choice_is_open() -> None:
    pos = Position.new(games.find("castle-combo"), 2, seed=1)
    chance = random.Random(1)
    while not pos.over:
        pos.push(chance.choice(pos.choices.numbers))
    with pytest.raises(BadInput, match="no choice is open"):
        open_actions(pos)
