"""What scores at the end, and who wins (rules 4 and 7)."""

from __future__ import annotations

from typing import Any

import pytest
from burgundy_board.positions import player, position, spaces, with_goods
from cases import cases


def lines(pos: Any) -> dict[str, int]:
    """Return the points of each line of the first player."""
    return {str(row["line"]): row["points"] for row in pos.breakdown(0)}


@cases("mine score told", {
    "no workers": ({"silver": 0, "workers": 0}, 0, {}),
    "one": ({"silver": 0, "workers": 1}, 0, {}),
    "two workers score one": ({"silver": 0, "workers": 2}, 1, {"workers": 1}),
    "five score two": ({"silver": 0, "workers": 5}, 2, {"workers": 2}),
    "goods and silver one each": ({"silver": 3, "goods": with_goods(t1=2, t6=1)}, 6, {"goods": 3, "silver": 3}),
    "what was scored in the game": ({"silver": 0, "points": [20, 0, 5, 7, 8, 4]}, 44, {"regions": 20, "colours": 5,
        "livestock": 7, "sales": 8, "buildings": 4}),
})  # fmt: skip
def test_what_is_left_over(mine: dict[str, Any], score: int, told: dict[str, int]) -> None:
    pos = position(mine)
    assert pos.score()[0] == score
    assert {name: points for name, points in lines(pos).items() if points} == told


def test_knowledge_has_its_own_line() -> None:
    lying = {12: "knowledge-16", 11: "warehouse-1", 13: "crane"}
    pos = position(player(0, lying) | {"silver": 0}, additional_hexes=True)
    found = {row["line"]: (row.get("card"), row["points"]) for row in pos.breakdown(0)}
    assert (found["knowledge"], found["crane"], pos.score()[0]) == (("knowledge-16", 4), (None, 4), 8)


MINE = {24: "mine-1"}


@cases("first second silver order option winner", {
    "more points": ({}, {}, 1, (0, 1), False, 0),
    "of equal points more empty spaces": ({}, MINE, 0, (0, 1), False, 0),
    "of the other too": (MINE, {}, 0, (0, 1), False, 1),
    "as an option fewer": ({}, MINE, 0, (0, 1), True, 1),
    "then who is later in the order": ({}, {}, 0, (0, 1), False, 1),
    "in the other order": ({}, {}, 0, (1, 0), False, 0),
    "with the option as well": ({}, {}, 0, (0, 1), True, 1),
    "in the other order with the option": ({}, {}, 0, (1, 0), True, 0),
})  # fmt: skip
def test_who_wins(first: Any, second: Any, silver: int, order: Any, option: Any, winner: int) -> None:
    others = {1: {**player(1, second), "spaces": spaces({18: "castle-2", **second})}}
    pos = position(player(0, first) | {"silver": silver}, others=others, order=[*order, -1, -1], todo=[],
                   fewest_empty=option)  # fmt: skip
    assert pos.winners == [winner]


@pytest.mark.parametrize("phase", ["D", "E"])
def test_the_game_is_over_after_phase_e(phase: str) -> None:
    pos = position({"dice": [1, 0]}, round=5, phase=phase)
    pos.push({"do": "take_workers", "die": 0})
    pos.push({"do": "finish"})
    assert pos.over == (phase == "E")
