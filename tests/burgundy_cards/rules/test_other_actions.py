"""Actions 4, 5 and 6: restock workers, take one silver, convert workers and silver; the die number does not matter."""

from __future__ import annotations

import pytest
from burgundy_cards.rules.table import (
    DICE,
    RESTOCK,
    STOP,
    TAKE_SILVER,
    acting,
    line,
    offered,
    player,
    questions,
    refusal,
    seat,
    told,
)


def convert(silver: int) -> dict[str, object]:
    """Three cards of which so many are silver."""
    return {"do": "convert", "silver": silver}


# --- restock ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", DICE)
@pytest.mark.parametrize("workers", [0, 1])
def test_workers_are_restocked_to_two_with_any_die(number: int, workers: int) -> None:
    """With one worker one is taken, with none two."""
    pos = acting(number, seat(workers=workers))
    pos.push(RESTOCK)
    assert player(pos)["workers"] == 2
    assert told(pos, "gained_workers") == [{"what": "gained_workers", "player": 0, "amount": 2 - workers}]
    assert pos.turn == 1


@pytest.mark.parametrize("workers", [2, 3, 7])
def test_who_has_two_workers_or_more_cannot_restock(workers: int) -> None:
    """To two only: it would give nothing, and takes nothing away."""
    pos = acting(3, seat(workers=workers), display={3: "ship-6a"})
    assert refusal(pos, RESTOCK)[0] == "enough-workers"
    assert player(pos)["workers"] == workers


# --- one silver -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", DICE)
def test_one_silver_is_taken_with_any_die(number: int) -> None:
    """Never refused."""
    pos = acting(number, seat(silver=1))
    pos.push(TAKE_SILVER)
    assert player(pos)["silver"] == 2
    assert told(pos, "gained_silver") == [{"what": "gained_silver", "player": 0, "amount": 1}]
    assert pos.turn == 1


def test_silver_is_not_limited() -> None:
    """There are always more to take, as there are always more workers."""
    pos = acting(1, seat(silver=40), seat(silver=40))
    pos.push(TAKE_SILVER)
    assert player(pos)["silver"] == 41


# --- conversion -------------------------------------------------------------------------------------------------------


def test_tom_returns_five_workers_and_one_silver_for_two_victory_points() -> None:
    """The example of the rules."""
    pos = acting(2, seat(workers=5, silver=1))
    pos.push(convert(1))
    pos.push(convert(0))
    got = player(pos)
    assert (got["workers"], got["silver"], got["points"]) == (0, 0, 2)
    assert line(pos, "victory_points") == {"points": 2}
    assert pos.turn == 1


@pytest.mark.parametrize("number", DICE)
@pytest.mark.parametrize("silver", [0, 1, 2, 3])
def test_any_three_workers_and_silver_are_one_point_with_any_die(number: int, silver: int) -> None:
    """However they are mixed."""
    pos = acting(number, seat(workers=3 - silver, silver=silver))
    pos.push(convert(silver))
    got = player(pos)
    assert (got["workers"], got["silver"], got["points"]) == (0, 0, 1)
    assert told(pos, "converted") == [{"what": "converted", "player": 0, "workers": 3 - silver, "silver": silver}]
    assert pos.turn == 1


def test_any_number_is_converted_at_once() -> None:
    """Four points for twelve cards in one action."""
    pos = acting(2, seat(workers=6, silver=6))
    for silver in (3, 0, 1, 2):
        pos.push(convert(silver))
    assert (player(pos)["points"], player(pos)["workers"], player(pos)["silver"], pos.turn) == (4, 0, 0, 1)


def test_the_player_may_stop_after_any_three() -> None:
    """What is not returned stays."""
    pos = acting(2, seat(workers=6))
    pos.push(convert(0))
    assert pos.step == "convert_more"
    assert STOP in pos.choices
    pos.push(STOP)
    assert (player(pos)["points"], player(pos)["workers"], pos.turn) == (1, 3, 1)


def test_with_fewer_than_three_cards_left_nothing_more_is_asked() -> None:
    """The total is divided by three, the rest is worth nothing: it stays with its owner."""
    pos = acting(2, seat(workers=5))
    pos.push(convert(0))
    assert (player(pos)["points"], player(pos)["workers"], pos.turn) == (1, 2, 1)


@pytest.mark.parametrize(("workers", "silver"), [(0, 0), (2, 0), (0, 2), (1, 1)])
def test_fewer_than_three_cards_are_no_point(workers: int, silver: int) -> None:
    """All four ways are refused."""
    pos = acting(2, seat(workers=workers, silver=silver), display={2: "ship-6a"})
    assert offered(pos, "convert") == []
    for mixed in range(4):
        why, args = refusal(pos, convert(mixed))
        assert (why, args) == ("too-few-to-convert", {"workers": workers, "silver": silver})


@pytest.mark.parametrize(
    ("workers", "silver", "mixed"),
    [(3, 0, {0}), (0, 3, {3}), (2, 1, {1}), (1, 2, {2}), (2, 2, {1, 2}), (3, 3, {0, 1, 2, 3}), (1, 9, {2, 3})],
)
def test_only_cards_in_the_storage_are_returned(workers: int, silver: int, mixed: set[int]) -> None:
    """The open choices are what can be paid."""
    pos = acting(2, seat(workers=workers, silver=silver))
    assert {one["silver"] for one in offered(pos, "convert")} == mixed


def test_goods_and_animals_are_not_converted() -> None:
    """Workers and silver alone."""
    pos = acting(1, seat(goods=[0, 3, 0], animals=[3, 0, 0, 0]))
    assert questions(pos) == {"restock", "take_silver"}


def test_points_are_not_limited_by_the_cards_in_the_box() -> None:
    """Fifteen cards make 22 points; more are counted all the same."""
    pos = acting(2, seat(workers=3, points=30))
    pos.push(convert(0))
    assert player(pos)["points"] == 31
