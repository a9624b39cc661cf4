"""How a game ends, by the slow scorer: the purses are filled, ties are broken. All sums worked by hand."""

from __future__ import annotations

import pytest
from castle_combo.drawing import drawn
from castle_combo.slow_scorer import Player, ending_of, printed_cards, score_player, total, winners

CARDS = printed_cards()


# --- purses ---------------------------------------------------------------------------------------


def stored_and_beside(player: Player) -> tuple[list[int], int]:
    ending = ending_of(player, CARDS)
    return [laid.stored for laid in ending.tableau], ending.gold


@pytest.mark.parametrize(
    ("player", "stored", "beside"),
    [
        (drawn("baron", gold=12), [0], 12),  # no purse, no store
        (drawn("steward", gold=12), [3], 9),  # up to the capacity
        (drawn("beekeeper", gold=4), [4], 0),  # all that there is
        (drawn("~beekeeper", gold=4), [0], 4),  # face down, no purse
        (drawn("steward vicar baron / potter", gold=7), [3, 4, 0, 0], 0),  # first taken first
        (drawn("steward vicar baron / potter", gold=20), [3, 5, 0, 4], 8),
        (drawn("steward vicar", gold=1, steward=3, vicar=1), [3, 2], 0),
        (drawn("steward vicar", gold=0, steward=1), [1, 0], 0),
    ],
)
def test_the_fill_is_mandatory_and_stops_at_the_capacity(player: Player, stored: list[int], beside: int) -> None:
    assert stored_and_beside(player) == (stored, beside)


@pytest.mark.parametrize(
    ("card", "purse"),
    [
        ("steward", 3),
        ("miraculously-cured", 4),
        ("master-at-arms", 4),
        ("potter", 4),
        ("queen-mother", 5),
        ("vicar", 5),
        ("farmhand", 5),
        ("innkeeper", 6),
        ("sculptor", 7),
        ("gravedigger", 8),
        ("beekeeper", 9),
    ],
)
def test_a_full_purse(card: str, purse: int) -> None:
    assert score_player(drawn(card, gold=50), CARDS) == [(card, 2 * purse), ("keys", 0)]


def test_gold_beside_the_purses_is_worth_nothing() -> None:
    assert total(drawn("steward", gold=50), CARDS) == total(drawn("steward", gold=3), CARDS) == 6


def test_the_banker_counts_what_the_final_fill_stored() -> None:
    assert score_player(drawn("banker steward vicar", gold=2, vicar=4), CARDS)[0] == ("banker", 6)
    assert score_player(drawn("banker ~steward", gold=9), CARDS)[0] == ("banker", 0)


def test_the_split_between_purses_never_matters() -> None:
    grid = "banker steward vicar"
    splits = [
        drawn(grid, steward=3, vicar=1),
        drawn(grid, vicar=4),
        drawn(grid, gold=2, vicar=2),
        drawn(grid, gold=4),
    ]
    assert {total(player, CARDS) for player in splits} == {12}


# --- who wins -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "seats"),
    [
        ([drawn("baron", keys=1), drawn("baron", keys=2)], [1]),  # points decide
        ([drawn("baron", keys=2, gold=1), drawn("baron", keys=2, gold=2)], [1]),  # then unstored gold
        ([drawn("baron", keys=3), drawn("baron", keys=2, gold=30)], [0]),  # gold alone wins nothing
        ([drawn("baron", gold=4), drawn("baron", gold=4)], [0, 1]),  # then it is shared
        ([drawn("baron", gold=4), drawn("baron", gold=3), drawn("baron", gold=4)], [0, 2]),
        ([drawn("steward", gold=5), drawn("baker", keys=6, gold=3)], [1]),  # 6 each; 2 beside against 3
        ([drawn("steward", gold=6), drawn("baker", keys=6, gold=3)], [0, 1]),  # 3 beside against 3
        (
            [drawn("steward", steward=3), drawn("steward", gold=3)],
            [0, 1],
        ),  # the fill comes before the tie-break
    ],
)
def test_winners(players: list[Player], seats: list[int]) -> None:
    assert winners(players, CARDS) == seats
