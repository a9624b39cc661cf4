"""Who wins: most points, then most gold that is not stored, then together."""

from __future__ import annotations

import pytest
from cases import cases
from castle_combo.rules.table import ALL_DOWN, Seat, final, gold, load, messenger, nine, row, seat, stored, take

from bailey.games import castle_combo


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_highest_score_wins_then_the_most_unstored_gold(winner: int) -> None:
    """Whatever gold the others have left; among equals one gold more decides."""
    points = [nine("", keys=5, gold=0) if p == winner else nine("", keys=4, gold=30) for p in range(3)]
    equal = [nine("", keys=5, gold=7 if p == winner else 6) for p in range(3)]
    assert list(final(*points).winners) == list(final(*equal).winners) == [winner]


TIES: dict[str, tuple[list[Seat], list[int], list[int], list[int]]] = {
    "stored gold does not break a tie": ([nine("potter:4", gold=0), nine("", keys=8, gold=1)], [8, 8], [0, 1], [1]),
    "ties are broken after the purses are filled": ([nine("potter", gold=6), nine("", keys=8, gold=3)], [8, 8], [2, 3],
        [1]),
    "gold cannot be held back from the purses": ([nine("potter", gold=3), nine("", keys=6, gold=2)], [6, 6], [0, 2],
        [1]),
    "equal points and equal gold share the victory": ([nine("", keys=5, gold=4), nine("", keys=5, gold=3), nine("",
        keys=5, gold=4)], [5, 5, 5], [4, 3, 4], [0, 2]),
    "all may share": ([nine("", keys=2, gold=1)] * 4, [2] * 4, [1] * 4, [0, 1, 2, 3]),
    "gold of who has fewer points does not matter": ([nine("", keys=5, gold=1), nine("", keys=5, gold=1), nine("",
        keys=4, gold=9)], [5, 5, 4], [1, 1, 9], [0, 1]),
    "more keys do not break a tie": ([nine("", keys=8, gold=2), nine("duchess", keys=0, gold=2)], [8, 8], [2, 2], [0,
        1]),
}  # fmt: skip


@cases("players scores left winners", TIES)
def test_ties(players: list[Seat], scores: list[int], left: list[int], winners: list[int]) -> None:
    pos = final(*players)
    assert pos.score() == scores
    assert [gold(pos, p) for p in range(len(players))] == left
    assert sorted(pos.winners) == winners


def test_an_unfinished_game_breaks_ties_as_if_it_ended_now() -> None:
    """Of six gold four would be stored: two left against three."""
    pos = load(seat("potter", gold=6), seat(keys=8, gold=3))
    assert (pos.score(), list(pos.winners), stored(pos, "potter")) == ([8, 8], [1], 0)


@pytest.mark.parametrize("players", [2, 5])
def test_a_played_game_of_face_down_cards_is_shared_by_all(players: int) -> None:
    """Everybody ends with 15 + 9 * 6 gold and 2 + 9 * 2 keys, the keys alone score."""
    pos = castle_combo.new(players=players, seed=4)
    while not pos.over:
        take(pos, row(pos, messenger(pos))[2], face_down=True)
    assert pos.score() == final(*[seat(*ALL_DOWN, keys=20)] * players).score() == [20] * players
    assert [gold(pos, p) for p in range(players)] == [69] * players
    assert sorted(pos.winners) == list(range(players))
