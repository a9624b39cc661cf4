"""Section 13, Science & Progress: the stacks, the Universities, the Knight and Buildings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    SIDES,
    developments,
    do,
    events,
    hand,
    player,
    stack_cards,
    stock,
    why,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position
from catan_cards.rules.table_sp import ABBEY, SP, TOWN, acting, acts


def rolled(face: str, die: int, first: Json, second: Json | None = None, **fields: Any) -> Position:
    return table.rolled(face, die, first, second or player(1), theme=SP, **fields)


# Great Wall
WALL = {"great-wall": (5, "above")}


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("side", SIDES)
def test_13_great_wall_brigands_count_no_region_at_all(side: str, turn: int) -> None:
    """Not even those far from it: its owner loses nothing, however much there is."""
    pos = rolled("brigands", 6, player(0, built={"great-wall": (5, side)}, stores=3), turn=turn)
    assert (sum(stock(pos, 0).values()), acts(pos, turn)) == (18, True)


def test_13_great_wall_brigands_still_come_to_the_rival() -> None:
    pos = rolled("brigands", 6, player(0, built=WALL, stores=3), player(1, stores=3))
    assert stock(pos, 0)["wool"] == stock(pos, 0)["ore"] == 3
    assert stock(pos, 1) == {"lumber": 3, "brick": 3, "grain": 3, "gold": 3}


# University


def test_13_university_both_lie_open_beside_the_stacks() -> None:
    pos = acting(player(0))
    assert developments(pos) == ["university-a", "university-b"]
    assert not any("university" in card for stack in range(6) for card in stack_cards(pos, stack))


def test_13_university_is_red() -> None:
    pos = acting(player(0, built=ABBEY, stores=3, **TOWN))
    assert why(pos, "build_new", slot="university-a", place=6, side="below") == "city-only"
    sites = {(one.args["place"], one.args["side"]) for one in pos.choices if one.name == "build_new"}
    assert sites == {(5, 0), (5, 1)}


# Fire Brigade


def test_13_fire_brigade_of_the_attacker_guards_when_the_arsonist_fails() -> None:
    cards = {"fire-brigade-a": (5, "above"), "abbey-a": (5, "below"), "foundry": (6, "above")}
    failed = 0
    for seed in range(60):
        pos = acting(player(0, "arsonist-a", built=cards, **TOWN), player(1, built={"smithy": (5, "above")}), seed=seed)
        do(pos, "play", slot="arsonist-a")
        do(pos, "no_counter")
        if events(pos, "duel_rolled")[0]["die"] == 6:
            failed += 1
            assert (hand(pos, 0), hand(pos, 1)) == (["foundry"], [])
    assert failed > 0
