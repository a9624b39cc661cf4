"""Actions 4, 5 and 6: restock workers, take one silver, convert workers and silver; the die number does not matter."""

from __future__ import annotations

from typing import Any

import pytest
from burgundy_cards.rules.table import DICE, RESTOCK, Json, acting, go, line, offered, questions, refusal, seat, seen
from cases import cases


@pytest.mark.parametrize("number", DICE)
@pytest.mark.parametrize("workers", [0, 1])
def test_workers_are_restocked_to_two_with_any_die(number: int, workers: int) -> None:
    """With one worker one is taken, with none two."""
    wanted = {"workers": 2, "turn": 1, "told gained_workers": [{"player": 0, "amount": 2 - workers}]}
    assert seen(go(acting(number, seat(workers=workers)), "restock"), wanted) == wanted


@pytest.mark.parametrize("workers", [2, 3, 7])
def test_who_has_two_workers_or_more_cannot_restock(workers: int) -> None:
    """To two only: it would give nothing, and takes nothing away."""
    pos = acting(3, seat(workers=workers), display={3: "ship-6a"})
    assert refusal(pos, RESTOCK)[0] == "enough-workers"
    assert seen(pos, {"workers": 0}) == {"workers": workers}


@pytest.mark.parametrize("number", DICE)
def test_one_silver_is_taken_with_any_die_and_silver_is_not_limited(number: int) -> None:
    wanted = {"silver": 2, "turn": 1, "told gained_silver": [{"player": 0, "amount": 1}]}
    assert seen(go(acting(number, seat(silver=1)), "take_silver"), wanted) == wanted
    assert seen(go(acting(number, seat(silver=40), seat(silver=40)), "take_silver"), {"silver": 0}) == {"silver": 41}


# --- conversion -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", DICE)
@pytest.mark.parametrize("silver", [0, 1, 2, 3])
def test_any_three_workers_and_silver_are_one_point_with_any_die(number: int, silver: int) -> None:
    """However they are mixed."""
    pos = acting(number, seat(workers=3 - silver, silver=silver))
    wanted: Json = {"workers": 0, "silver": 0, "points": 1, "turn": 1}
    wanted["told converted"] = [{"player": 0, "workers": 3 - silver, "silver": silver}]
    assert seen(go(pos, f"convert silver={silver}"), wanted) == wanted


@cases("own moves wanted", {
    "Tom returns five workers and one silver": ({"workers": 5, "silver": 1}, "convert silver=1, convert silver=0",
        {"workers": 0, "silver": 0, "points": 2, "turn": 1}),
    "any number at once": ({"workers": 6, "silver": 3}, "convert silver=3, convert silver=0, convert silver=0",
        {"points": 3, "workers": 0, "silver": 0, "turn": 1}),
    "more is asked for": ({"workers": 6}, "convert silver=0", {"step": "convert_more", "turn": 0}),
    "one may stop after any three": ({"workers": 6}, "convert silver=0, stop", {"points": 1, "workers": 3, "turn": 1}),
    "with fewer than three left nothing more is asked": ({"workers": 5}, "convert silver=0", {"points": 1, "workers": 2,
        "turn": 1}),
    "points are not limited by the cards": ({"workers": 3, "points": 30}, "convert silver=0", {"points": 31}),
})  # fmt: skip
def test_conversions(own: dict[str, Any], moves: str, wanted: Json) -> None:
    pos = go(acting(2, seat(**own)), moves)
    assert seen(pos, wanted) == wanted
    assert line(pos, "victory_points") == {"points": seen(pos, {"points": 0})["points"]}


@pytest.mark.parametrize(("workers", "silver"), [(0, 0), (2, 0), (0, 2), (1, 1)])
def test_fewer_than_three_cards_are_no_point(workers: int, silver: int) -> None:
    """All four ways are refused."""
    pos = acting(2, seat(workers=workers, silver=silver), display={2: "ship-6a"})
    assert offered(pos, "convert") == []
    for mixed in range(4):
        why, args = refusal(pos, {"do": "convert", "silver": mixed})
        assert (why, args) == ("too-few-to-convert", {"workers": workers, "silver": silver, "enough": "no"})


@pytest.mark.parametrize(
    ("workers", "silver", "mixed"),
    [(3, 0, {0}), (0, 3, {3}), (2, 1, {1}), (1, 2, {2}), (2, 2, {1, 2}), (3, 3, {0, 1, 2, 3}), (1, 9, {2, 3})],
)
def test_only_cards_in_the_storage_are_returned(workers: int, silver: int, mixed: set[int]) -> None:
    assert {one["silver"] for one in offered(acting(2, seat(workers=workers, silver=silver)), "convert")} == mixed


def test_goods_and_animals_are_not_converted() -> None:
    assert questions(acting(1, seat(goods=[0, 3, 0], animals=[3, 0, 0, 0]))) == {"restock", "take_silver"}
