"""Section 13, Politics & Intrigue: the Buildings that produce and bring resources."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    do,
    open_kinds,
    player,
    stock,
    store,
    stores_of,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position
from catan_cards.rules.table_pi import OPEN, PI, acts

UPPER = ("pasture-3", "gold-6", "hills-5")
LOWER = ("fields-1", "forest-4", "mountains-2")


def rolled(face: str, die: int, first: Json, second: Json | None = None, **fields: Any) -> Position:
    return table.rolled(face, die, first, second or player(1), theme=PI, **fields)


def produced(die: int, first: Json, second: Json | None = None, **fields: Any) -> Position:
    """Roll a number, and a tournament that nobody wins."""
    return rolled("tournament", die, first, second, **fields)


# Inn


@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_13_inn_gains_after_production(before: int, after: int) -> None:
    """What production fills up leaves no room for it."""
    pos = produced(6, player(0, built={"inn-a": (5, "above")}, stores=stores_of(0, gold=before)))
    assert (stock(pos, 0), acts(pos)) == ({"gold": after}, True)


def test_13_inn_when_its_owner_names_the_number() -> None:
    quiet = 0
    for seed in range(60):
        mine = player(0, "alchemist-a", built={"inn-a": (5, "above")})
        pos = table.position(mine, player(1), theme=PI, options=OPEN, seed=seed)
        do(pos, "play", slot="alchemist-a")
        do(pos, "name_number", number=3)
        if "roll" in open_kinds(pos):
            do(pos, "roll")
        if [one["face"] for one in pos.events if one["what"] == "rolled_face"] == ["tournament"]:
            quiet += 1
            assert (stock(pos, 0), acts(pos)) == ({"wool": 1, "gold": 1}, True)
    assert quiet > 0


def test_13_inn_when_its_owner_rolls_the_number() -> None:
    quiet = 0
    for seed in range(120):
        pos = table.position(player(0, built={"inn-a": (5, "above")}), player(1), theme=PI, seed=seed)
        do(pos, "roll")
        faces = [one["face"] for one in pos.events if one["what"] == "rolled_face"]
        if faces == ["tournament"]:
            quiet += 1
            assert acts(pos)
            assert stock(pos, 0).get("gold", 0) == {3: 1, 6: 2}.get(pos.state.die, 0)
    assert quiet > 0


# House of the Republic


@pytest.mark.parametrize(
    ("side", "die", "region", "amount"),
    [
        ("above", 3, "pasture-3", 2),
        ("above", 6, "gold-6", 2),
        ("above", 5, "hills-5", 1),
        ("above", 1, "fields-1", 1),
        ("below", 1, "fields-1", 2),
        ("below", 4, "forest-4", 2),
        ("below", 2, "mountains-2", 1),
        ("below", 3, "pasture-3", 1),
    ],
)
@pytest.mark.parametrize("turn", [0, 1])
def test_13_house_of_the_republic_regions_beside_it_produce_one_more(
    turn: int, side: str, die: int, region: str, amount: int
) -> None:
    """Whatever their land, on its side of the row, and in the rival's turn too."""
    mine = player(0, built={"house-of-republic": (5, side)}, settlements=(6,), cities=(5,))
    pos = produced(die, mine, turn=turn)
    assert [store(pos, name) for name in (*UPPER, *LOWER) if name != region] == [0] * 5
    assert store(pos, region) == amount
