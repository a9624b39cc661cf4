"""`tools.forgetful` takes a seat's notes of face-down stacks away, and nothing else."""

from __future__ import annotations

import pytest

from bailey.core import Position, known_by
from bailey.games import catan_cards
from tools.forgetful import forget, is_looking, play_pair, summary


def searched() -> Position:
    """Seat 0 has looked through stack 0 and taken three cards of it."""
    pos = catan_cards.new(seed=1)
    pos.push({"do": "search", "stack": 0})
    assert is_looking(pos)
    for _ in range(3):
        pos.push(pos.choices[0])
    return pos


def notes(pos: Position, seat: int) -> int:
    return sum(known_by(slot, seat) for stack in pos.state.stacks for slot in stack.cards.slots[: stack.cards.size])


def test_only_the_notes_of_the_seat_are_forgotten() -> None:
    pos = searched()
    assert (notes(pos, 0), notes(pos, 1)) == (10, 0)
    after = forget(pos, 0)
    assert (notes(after, 0), notes(pos, 0)) == (0, 10)
    assert after.view(1) == pos.view(1)
    assert after.view(0)["players"] == pos.view(0)["players"]
    assert forget(pos, 1).state.flat() == pos.state.flat()


def test_what_everybody_knows_is_not_forgotten() -> None:
    pos = searched()
    assert forget(pos, 1).view(None) == pos.view(None)


def test_a_pair_is_two_games() -> None:
    assert play_pair("castle-combo", "random", 3) in {0, 0.25, 0.5, 0.75, 1}


@pytest.mark.parametrize(
    ("shares", "said"), [([0.5, 1.0], "2 pairs: with notes 0.750"), ([0.5], "1 pairs: with notes")]
)
def test_the_summary_gives_mean_and_interval(shares: list[float], said: str) -> None:
    assert summary(shares).startswith(said)
