"""Turns: who plays when, and how many turns there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from castle_combo.rules import table as t

from bailey.games import castle_combo

if TYPE_CHECKING:
    from bailey.core.play.position import Position


def take_anything_face_down(pos: Position) -> None:
    """Play one whole turn that anybody can always play."""
    t.take(pos, t.row(pos, t.messenger(pos))[0], face_down=True)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_plays_exactly_nine_turns_in_order(players: int) -> None:
    """The seats take turns without a gap until all have nine cards, and then the game is over."""
    pos = castle_combo.new(players=players, seed=11)
    first = t.seat_to_act(pos)
    takers = []
    while not pos.over:
        takers.append(t.seat_to_act(pos))
        take_anything_face_down(pos)
    assert takers == [(first + n) % players for n in range(9 * players)]
    assert [len(t.tableau(pos, p)) for p in range(players)] == [9] * players


def test_the_game_goes_on_while_somebody_has_fewer_than_nine_cards_and_then_asks_nobody() -> None:
    pos = t.load(t.seat("- - -", "- - -", "- - ."), t.seat("- - -", "- - -", "- - ."))
    take_anything_face_down(pos)
    assert (pos.over, pos.turn) == (False, 1)
    take_anything_face_down(pos)
    assert (pos.over, pos.turn, len(pos.choices)) == (True, None, 0)
    assert t.load(t.seat(*t.ALL_DOWN), t.seat(*t.ALL_DOWN)).over


def test_the_steps_of_a_turn_come_in_order() -> None:
    """First the key, then the card, then its cell; then the next player's key, however much the first has left."""
    pos = t.load(t.seat("-", gold=50, keys=5), t.seat(keys=1))
    assert t.questions(pos) == {"keep_key", "move_messenger", "renew_row"}
    pos.push(t.KEEP_KEY)
    assert t.questions(pos) == {"take", "take_face_down"}
    pos.push({"do": "take_face_down", "slot": 0})
    assert t.questions(pos) == {"place"}
    pos.push({"do": "place", "column": 1, "row": 0})
    assert pos.turn == 1
    assert t.questions(pos) == {"keep_key", "move_messenger", "renew_row"}
