"""The aim and the course of a turn (1 and 4)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from catan_cards.rules.table import (
    Json,
    acting,
    do,
    is_open,
    open_cells,
    open_kinds,
    player,
    position,
    rolled,
    stores_of,
)

if TYPE_CHECKING:
    from bailey.core import Position

#: The places of a row as it may grow, and new Regions to lie at its corners.
ROW = (5, 6, 4, 7, 3, 8, 2)
NEW_REGIONS = [
    "fields-3",
    "fields-4",
    "mountains-4",
    "mountains-5",
    "pasture-5",
    "pasture-6",
    "forest-6",
    "forest-1",
    "hills-1",
    "hills-2",
]
BATH_HOUSE = {"brick": 2, "ore": 1, "wool": 1}


def rivals(turn: int, me: Json, other: Json) -> tuple[Json, Json]:
    """Put the two into the order of their seats."""
    return (me, other) if turn == 0 else (other, me)


def go_on(pos: Position, turns: int = 1) -> Position:
    """Play to the next turn, or the end, without building or trading anything."""
    for _ in range(turns):
        began = pos.state.turns
        while not pos.over and pos.state.turns == began:
            kinds = open_kinds(pos)
            idle = [kind for kind in ("roll", "end_actions", "keep", "decline", "skip", "stop") if kind in kinds]
            pos.push({"do": idle[0]} if idle else pos.choices[0])
    return pos


# 1. Aim


@pytest.mark.parametrize(("goal", "cities", "settlements"), [(7, 2, 2), (10, 4, 1), (12, 4, 3), (13, 5, 2), (15, 7, 0)])
def test_1_the_goal_is_an_option(goal: int, cities: int, settlements: int) -> None:
    """One point less than the goal in Cities and Settlements, and then a card worth one."""
    row = ROW[: cities + settlements]
    outer = [(place if place < 5 else place + 1, side) for place in row[2:] for side in ("above", "below")]
    first = player(
        0,
        "bath-house-a",
        settlements=row[cities:],
        cities=row[:cities],
        stores=stores_of(0, **BATH_HOUSE),
        extra=dict(zip(NEW_REGIONS, outer, strict=False)),
    )
    pos = acting(first, options={"goal": goal})
    assert (pos.score()[0], pos.over) == (goal - 1, False)
    do(pos, "build", slot="bath-house-a", place=6, side="below")
    assert (pos.score()[0], pos.over, pos.winners) == (goal, True, [0])


def last_turns(first: Json, second: Json, cap: int) -> Position:
    """Play from two rounds before the cap to the end of the game."""
    pos = position(first, second, turns=2 * cap - 4, options={"turn_cap": cap})
    while not pos.over:
        assert pos.state.turns <= 2 * cap
        go_on(pos)
    return pos


@pytest.mark.parametrize("cap", [50, 100, 200])
def test_1_after_the_turn_cap_of_each_player_the_game_ends(cap: int) -> None:
    pos = last_turns(player(0), player(1), cap)
    assert (pos.state.turns, pos.state.on_turn) == (2 * cap, 1)


def test_1_without_the_option_the_cap_is_200_turns_of_each_player() -> None:
    pos = position(turns=396)
    while not pos.over:
        go_on(pos)
    assert pos.state.turns == 400


@pytest.mark.parametrize("better", [0, 1])
def test_1_at_the_cap_the_higher_score_wins(better: int) -> None:
    more = player(better, settlements=(5,), cities=(6,))
    pos = last_turns(*rivals(better, more, player(1 - better)), 50)
    assert pos.winners == [better]


def test_1_at_the_cap_equal_scores_share_the_victory() -> None:
    pos = last_turns(player(0), player(1), 50)
    assert (pos.score(), pos.winners) == ([2, 2], [0, 1])


# 4. A turn


def test_4_both_dice_are_rolled() -> None:
    """Each number and each face comes up, the face of the event card twice as often as another."""
    numbers: Counter[int] = Counter()
    faces: Counter[str] = Counter()
    for seed in range(360):
        pos = do(position(seed=seed), "roll")
        numbers.update(one["die"] for one in pos.events if one["what"] == "rolled_number")
        faces.update(one["face"] for one in pos.events if one["what"] == "rolled_face")
    assert set(numbers) == {1, 2, 3, 4, 5, 6}
    assert set(faces) == {"tournament", "commerce", "brigands", "plenty", "event"}
    assert numbers.total() == faces.total() == 360
    assert all(30 < n < 90 for n in numbers.values())
    assert 90 < faces.pop("event") < 150
    assert all(30 < n < 90 for n in faces.values())


@pytest.mark.parametrize("turn", [0, 1])
def test_4_where_both_choose_the_roller_does_so_first(turn: int) -> None:
    pos = rolled("plenty", 6, turn=turn)
    lands = ["fields-1", "fields-2"]
    assert (pos.turn, open_kinds(pos)) == (turn, {"gain"})
    do(pos, "gain", cell=lands[turn])
    assert (pos.turn, open_kinds(pos)) == (1 - turn, {"gain"})
    assert open_cells(pos, "gain") >= {lands[1 - turn]}
    do(pos, "gain", cell=lands[1 - turn])
    assert (pos.turn, is_open(pos, "end_actions")) == (turn, True)
