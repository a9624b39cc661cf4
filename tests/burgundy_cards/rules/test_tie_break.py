"""Who wins: most points, then most cards in the storage, then together."""

from __future__ import annotations

from typing import Any

import pytest
from burgundy_cards.rules.table import acting, go, seat, seen, table
from cases import cases


def winners(*seats: dict[str, Any], **rest: Any) -> list[int]:
    """Who wins, with the start player card at the last of them, who has a point less elsewhere."""
    last = {**seats[-1], "points": seats[-1].get("points", 0) - 1}
    table_of = [seat(**one) for one in (*seats[:-1], last)]
    return list(table(*table_of, start_player=len(seats) - 1, **rest).winners)


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_player_with_the_most_victory_points_wins(winner: int) -> None:
    """Whatever the others have in their storages."""
    rich = {"points": 4, "silver": 9, "workers": 9}
    assert winners(*[{"points": 5} if p == winner else rich for p in range(3)]) == [winner]


FIVE = {"points": 5}
#: One of each kind of cards in the storage.
MIXED = {"points": 5, "workers": 1, "silver": 1, "goods": [1, 0, 0], "animals": [1, 0, 0, 0]}


# fmt: off
TIES = {
    "a worker in the storage wins": ([{"points": 5, "workers": 1}, FIVE], [0]),
    "of the other as well": ([FIVE, {"points": 5, "workers": 1}], [1]),
    "a silver": ([{"points": 5, "silver": 1}, FIVE], [0]),
    "an unsold good": ([{"points": 5, "goods": [0, 1, 0]}, FIVE], [0]),
    "an unused animal": ([{"points": 5, "animals": [0, 0, 1, 0]}, FIVE], [0]),
    "the kinds are added up": ([{"points": 5, "silver": 3}, MIXED], [1]),
    "to four": ([{"points": 5, "silver": 4}, MIXED], [0, 1]),
    "and not more": ([{"points": 5, "silver": 5}, MIXED], [0]),
    "animals in a scored set are used": ([{"points": 4, "animals": [1, 1, 0, 0]}, {"points": 5, "silver": 1}], [1]),
    "a third is left over": ([{"points": 4, "animals": [1, 2, 0, 0]}, {"points": 5, "silver": 1}], [0, 1]),
    "and a fourth": ([{"points": 4, "animals": [1, 3, 0, 0]}, {"points": 5, "silver": 1}], [0]),
    "Megan has one unused sheep": ([{"points": 2, "animals": [1, 2, 3, 0]}, {"points": 5, "silver": 1}], [0, 1]),
    "sold goods are points already": ([{"points": 3, "sold": [2, 0, 0]}, {"points": 5, "workers": 1}], [1]),
    "projects break no tie": ([{"points": 5, "projects": "mine-1a mine-2a mine-3a"}, FIVE], [0, 1]),
    "nor does the estate": ([{"points": 5, "estate": ("mine-1a mine-2a",)}, FIVE], [0, 1]),
    "two of three may win": ([{"points": 5, "silver": 2}, {"points": 5, "silver": 1}, {"points": 5, "workers": 2}],
        [0, 2]),
    "all of four": ([{"points": 5, "silver": 2}] * 4, [0, 1, 2, 3]),
    "who has fewer points does not matter": ([FIVE, {"points": 4, "silver": 9}, FIVE], [0, 2]),
}
# fmt: on


@cases("seats found", TIES)
def test_among_equals_more_cards_in_the_storage_win(seats: list[dict[str, Any]], found: list[int]) -> None:
    assert winners(*seats) == found


def test_a_played_ending_names_its_winners() -> None:
    """The silver of the last action breaks the tie."""
    pos = acting(1, seat(points=1, workers=1), seat(hand=""), round="E", start_player=1)
    assert list(pos.winners) == [0]
    wanted = {"over": True, "score": [1, 1], "winners": [0]}
    assert seen(go(pos, "take_silver"), wanted) == wanted
