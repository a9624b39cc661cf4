"""Who wins: most points, then most gold that is not stored, then together."""

from __future__ import annotations

import pytest
from castle_combo.rules.table import final, gold, messenger, position, row, seat, stored, take

from bailey.games import castle_combo

ALL_DOWN = ("- - -", "- - -", "- - -")


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_highest_score_wins(winner: int) -> None:
    """Whatever gold the others have left."""
    table = [seat(*ALL_DOWN, keys=5, gold=0) if p == winner else seat(*ALL_DOWN, keys=4, gold=30) for p in range(3)]
    assert list(final(*table).winners) == [winner]


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_among_equals_the_most_unstored_gold_wins(winner: int) -> None:
    """One gold more decides."""
    table = [seat(*ALL_DOWN, keys=5, gold=7 if p == winner else 6) for p in range(3)]
    assert list(final(*table).winners) == [winner]


def test_stored_gold_does_not_break_a_tie() -> None:
    """Four gold on Potter are eight points; against eight keys and one gold left the one gold wins."""
    pos = final(seat("potter:4 - -", "- - -", "- - -", gold=0), seat(*ALL_DOWN, keys=8, gold=1))
    assert pos.score() == [8, 8]
    assert list(pos.winners) == [1]


def test_ties_are_broken_after_the_purses_are_filled() -> None:
    """Six gold before the end, but four of them go onto Potter: two are left against three."""
    pos = final(seat("potter - -", "- - -", "- - -", gold=6), seat(*ALL_DOWN, keys=8, gold=3))
    assert pos.score() == [8, 8]
    assert (stored(pos, "potter"), gold(pos, 0), gold(pos, 1)) == (4, 2, 3)
    assert list(pos.winners) == [1]


def test_leftover_gold_cannot_be_held_back_from_the_purses() -> None:
    """Three gold must be stored even if they would have won the tie elsewhere."""
    pos = final(seat("potter - -", "- - -", "- - -", gold=3), seat(*ALL_DOWN, keys=6, gold=2))
    assert pos.score() == [6, 6]
    assert gold(pos, 0) == 0
    assert list(pos.winners) == [1]


def test_equal_points_and_equal_gold_share_the_victory() -> None:
    """Two of three win together."""
    pos = final(seat(*ALL_DOWN, keys=5, gold=4), seat(*ALL_DOWN, keys=5, gold=3), seat(*ALL_DOWN, keys=5, gold=4))
    assert sorted(pos.winners) == [0, 2]


def test_all_may_share_the_victory() -> None:
    """Four players with the same."""
    assert sorted(final(*[seat(*ALL_DOWN, keys=2, gold=1)] * 4).winners) == [0, 1, 2, 3]


def test_gold_of_players_with_fewer_points_does_not_matter() -> None:
    """Two leaders with little gold share, though a third player is rich."""
    pos = final(seat(*ALL_DOWN, keys=5, gold=1), seat(*ALL_DOWN, keys=5, gold=1), seat(*ALL_DOWN, keys=4, gold=9))
    assert sorted(pos.winners) == [0, 1]


def test_more_keys_do_not_break_a_tie() -> None:
    """Keys are points and nothing more: eight keys against Duchess's eight points and no gold."""
    pos = final(seat(*ALL_DOWN, keys=8, gold=2), seat("duchess - -", "- - -", "- - -", keys=0, gold=2))
    assert pos.score() == [8, 8]
    assert sorted(pos.winners) == [0, 1]


def test_an_unfinished_game_breaks_ties_as_if_it_ended_now() -> None:
    """Of six gold four would be stored: two left against three."""
    pos = castle_combo.load(position(seat("potter", gold=6), seat(keys=8, gold=3)))
    assert pos.score() == [8, 8]
    assert list(pos.winners) == [1]


@pytest.mark.parametrize("players", [2, 5])
def test_a_played_game_of_face_down_cards_is_shared_by_all(players: int) -> None:
    """Everybody ends with 15 + 9 * 6 gold and 2 + 9 * 2 keys, the keys alone score."""
    pos = castle_combo.new(players=players, seed=4)
    while not pos.over:
        take(pos, row(pos, messenger(pos))[2], face_down=True)
    assert pos.score() == [20] * players
    assert [gold(pos, p) for p in range(players)] == [69] * players
    assert sorted(pos.winners) == list(range(players))
