"""Section 13, Trade & Change: swaps of built cards."""

from __future__ import annotations

from catan_cards.rules.table import (
    do,
    player,
    stores_of,
    why,
)
from catan_cards.rules.table_tc import (
    acting,
    next_turn,
)

# Lighthouse
LIGHT = {"lighthouse": (5, "above"), "ore-fleet": (6, "above")}


def test_13_lighthouse_can_be_used_again_in_the_next_own_turn() -> None:
    pos = acting(player(0, built=LIGHT, stores=stores_of(0, ore=3)))
    do(pos, "use", card="lighthouse")
    do(pos, "trade", give="ore", get="grain")
    next_turn(next_turn(pos))
    assert why(pos, "use", card="lighthouse") != "used-already"
