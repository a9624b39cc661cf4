"""Section 13, Science & Progress: its cards as they are played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from catan_cards.rules.table import (
    do,
    hand,
    player,
)

if TYPE_CHECKING:
    from bailey.core import Position
from catan_cards.rules.table_sp import TOWN, UNIVERSITY, acting

# Action cards


def plot(seed: int, held: str = "") -> tuple[Position, int]:
    """A Gunpowder Plot that is not countered; and the number rolled."""
    cards = {"smithy": (5, "above"), "church-a": (5, "above")}
    mine = player(0, "gunpowder-plot", built={**UNIVERSITY, "abbey-a": (6, "above")}, **TOWN)
    pos = acting(mine, player(1, held, built=cards, **TOWN), seed=seed)
    do(pos, "play", slot="gunpowder-plot")
    do(pos, "counter", slot=held) if held else do(pos, "no_counter")
    return pos, next(one["die"] for one in pos.events if one["what"] == "duel_rolled")


@pytest.mark.parametrize(("held", "most"), [("", 4), ("bishop-a", 2)])
def test_13_a_gunpowder_plot_hits_a_building_without_points(held: str, most: int) -> None:
    seen = set()
    for seed in range(40):
        pos, die = plot(seed, held)
        seen.add(die)
        won = die <= most
        assert (hand(pos, 1), hand(pos, 0)) == ((["smithy"], []) if won else ([], ["abbey-a"]))
    assert seen == set(range(1, 7))
