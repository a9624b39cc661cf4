"""Who wins: most points, then most cards in the storage, then together."""

from __future__ import annotations

from typing import Any

import pytest
from burgundy_cards.rules.table import TAKE_SILVER, acting, seat, table


def winners(*seats: dict[str, Any], **rest: Any) -> list[int]:
    """Who wins, with the start player card at the last of them, who has a point less elsewhere."""
    last = dict(seats[-1])
    last["points"] = last.get("points", 0) - 1
    return list(table(*seats[:-1], last, start_player=len(seats) - 1, **rest).winners)


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_player_with_the_most_victory_points_wins(winner: int) -> None:
    """Whatever the others have in their storages."""
    table_of = [seat(points=5) if p == winner else seat(points=4, silver=9, workers=9) for p in range(3)]
    assert winners(*table_of) == [winner]


@pytest.mark.parametrize(
    "own",
    [{"workers": 1}, {"silver": 1}, {"goods": [0, 1, 0]}, {"animals": [0, 0, 1, 0]}],
    ids=lambda own: next(iter(own)),
)
def test_among_equals_more_cards_in_the_storage_win(own: dict[str, Any]) -> None:
    """A worker, a silver, an unsold good or an unused animal."""
    assert winners(seat(points=5, **own), seat(points=5)) == [0]
    assert winners(seat(points=5), seat(points=5, **own)) == [1]


def test_the_kinds_of_cards_are_added_up() -> None:
    """One of each are four, against three silver."""
    mixed = seat(points=5, workers=1, silver=1, goods=[1, 0, 0], animals=[1, 0, 0, 0])
    assert winners(seat(points=5, silver=3), mixed) == [1]
    assert winners(seat(points=5, silver=4), mixed) == [0, 1]
    assert winners(seat(points=5, silver=5), mixed) == [0]


def test_animals_in_a_scored_set_are_used() -> None:
    """Two kinds are a point and nothing more; a third cow is left over."""
    assert winners(seat(points=4, animals=[1, 1, 0, 0]), seat(points=5, silver=1)) == [1]
    assert winners(seat(points=4, animals=[1, 2, 0, 0]), seat(points=5, silver=1)) == [0, 1]
    assert winners(seat(points=4, animals=[1, 3, 0, 0]), seat(points=5, silver=1)) == [0]


def test_megan_has_one_unused_sheep() -> None:
    """Three sheep, two cattle and one chicken: five are in sets."""
    assert winners(seat(points=2, animals=[1, 2, 3, 0]), seat(points=5, silver=1)) == [0, 1]


def test_sold_goods_are_not_in_the_storage() -> None:
    """They are points already."""
    assert winners(seat(points=3, sold=[2, 0, 0]), seat(points=5, workers=1)) == [1]


def test_projects_do_not_break_a_tie() -> None:
    """They do not lie in the storage."""
    assert winners(seat(points=5, projects="mine-1a mine-2a mine-3a"), seat(points=5)) == [0, 1]


def test_cards_of_the_estate_do_not_break_a_tie() -> None:
    """Nor do unfinished piles."""
    assert winners(seat(points=5, estate=("mine-1a mine-2a",)), seat(points=5)) == [0, 1]


def test_in_case_of_another_tie_there_is_more_than_one_winner() -> None:
    """Two of three, all of four."""
    assert winners(seat(points=5, silver=2), seat(points=5, silver=1), seat(points=5, workers=2)) == [0, 2]
    assert winners(*[seat(points=5, silver=2)] * 4) == [0, 1, 2, 3]


def test_storages_of_players_with_fewer_points_do_not_matter() -> None:
    """Two leaders share, though a third player is rich."""
    assert winners(seat(points=5), seat(points=4, silver=9), seat(points=5)) == [0, 2]


def test_a_played_ending_names_its_winners() -> None:
    """The silver of the last action breaks the tie."""
    pos = acting(1, seat(points=1, workers=1), seat(hand=""), round="E", start_player=1)
    assert list(pos.winners) == [0]
    pos.push(TAKE_SILVER)
    assert (pos.over, pos.score(), list(pos.winners)) == (True, [1, 1], [0])
