"""What scores at the end, and who wins (rules 4 and 7)."""

from __future__ import annotations

import pytest
from burgundy_board.positions import player, position, spaces, with_goods


def lines(pos: object) -> dict[str, object]:
    """Return the points of each line of the first player."""
    return {str(row["line"]): row["points"] for row in pos.breakdown(0)}  # type: ignore[attr-defined]


@pytest.mark.parametrize(("workers", "each"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_two_workers_score_one(workers: int, each: int) -> None:
    assert position({"silver": 0, "workers": workers}).score()[0] == each


def test_goods_and_silver_score_one_each() -> None:
    pos = position({"silver": 3, "goods": with_goods(t1=2, t6=1)})
    assert pos.score()[0] == 3 + 3
    assert lines(pos) == {"goods": 3, "silver": 3, "workers": 0}


def test_what_was_scored_in_the_game_counts() -> None:
    pos = position({"silver": 0, "points": [20, 0, 5, 7, 8, 4]})
    assert pos.score()[0] == 44
    assert lines(pos)["regions"] == 20


def test_knowledge_has_its_own_line() -> None:
    lying = {12: "knowledge-16", 11: "warehouse-1", 13: "crane"}
    pos = position(player(0, lying) | {"silver": 0}, additional_hexes=True)
    found = {row["line"]: (row.get("card"), row["points"]) for row in pos.breakdown(0)}
    assert found["knowledge"] == ("knowledge-16", 4)
    assert found["crane"] == (None, 4)
    assert pos.score()[0] == 8


def finished(
    first: dict[int, str], second: dict[int, str], order: tuple[int, int] = (0, 1), **more: object
) -> list[int]:
    """Return who wins a game that is over, with these duchies and no points."""
    mine, other = player(0, first) | {"silver": 0}, player(1, second)
    pos = position(mine, others={1: other}, order=[*order, -1, -1], todo=[], **more)  # type: ignore[arg-type]
    return pos.winners


def test_of_equal_points_more_empty_spaces_win() -> None:
    assert finished({}, {24: "mine-1"}) == [0]
    assert finished({24: "mine-1"}, {}) == [1]


def test_as_an_option_fewer_empty_spaces_win() -> None:
    assert finished({}, {24: "mine-1"}, fewest_empty=True) == [1]


@pytest.mark.parametrize("option", [False, True])
def test_then_who_is_later_in_the_order(*, option: bool) -> None:
    assert finished({}, {}, (0, 1), fewest_empty=option) == [1]
    assert finished({}, {}, (1, 0), fewest_empty=option) == [0]


def test_more_points_win() -> None:
    pos = position({"silver": 1}, others={1: {"spaces": spaces({18: "castle-2"})}}, order=[0, 1, -1, -1], todo=[])
    assert pos.winners == [0]
