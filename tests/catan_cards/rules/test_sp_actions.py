"""Section 13, Science & Progress: the gate, Land Reform, Inventor and Doctor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    SIDES,
    discarded,
    do,
    is_open,
    open_kinds,
    player,
    stock,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position
from catan_cards.rules.table_sp import SP, TOWN, acting, acts

# Doctor


@pytest.mark.parametrize(
    ("cards", "n"),
    [
        ("bath-house-b", 1),
        ("pharmacy", 1),
        ("aqueduct-b", 1),
        ("bath-house-a bath-house-b", 2),
        ("aqueduct-a pharmacy church-a", 2),
        ("bath-house-a aqueduct-a aqueduct-b pharmacy", 4),
    ],
)
def test_13_doctor_played_one_resource_of_choice_for_each_house_of_health(cards: str, n: int) -> None:
    """It never waits for the gate."""
    standing = {card: (5, SIDES[i % 2]) for i, card in enumerate(cards.split())}
    pos = acting(player(0, "doctor-a", built=standing, **TOWN), options={"action_gate": 1})
    assert is_open(pos, "play", slot="doctor-a")
    do(pos, "play", slot="doctor-a")
    for i in range(n):
        assert (pos.turn, open_kinds(pos)) == (0, {"gain"})
        do(pos, "gain", cell=("hills-5", "gold-6")[i % 2])
    assert (sum(stock(pos, 0).values()), acts(pos), discarded(pos)) == (n, True, ["doctor-a"])


def plague(mine: Json, theirs: Json, card: str = "plague-a", **fields: Any) -> Position:
    """Turn up a Plague; then the first player's gold 6 and the second player's hills 6 produce."""
    return table.event(card, mine, theirs, theme=SP, die=6, **fields)


@pytest.mark.parametrize("card", ["plague-a", "plague-b"])
@pytest.mark.parametrize("turn", [0, 1])
def test_13_doctor_both_are_asked_in_a_plague_without_one_too(turn: int, card: str) -> None:
    """The roller first; whoever needs none is asked as well."""
    pos = plague(player(0, stores=1, **TOWN), player(1, stores=1), card, turn=turn)
    assert (pos.turn, open_kinds(pos)) == (turn, {"no_counter"})
    do(pos, "no_counter")
    assert (pos.turn, open_kinds(pos)) == (1 - turn, {"no_counter"})
    do(pos, "no_counter")
    assert (sum(stock(pos, 0).values()), sum(stock(pos, 1).values())) == (6 - 4 + 1, 6 + 1)
    assert acts(pos, turn)
