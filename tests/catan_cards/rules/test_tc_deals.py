"""Section 13, Trade & Change: deals, fleets and events."""

from __future__ import annotations

import pytest
from catan_cards.rules.table import (
    do,
    open_cells,
    open_kinds,
    open_values,
    player,
    stock,
    stores_of,
)
from catan_cards.rules.table_tc import acting

# Deals


@pytest.mark.parametrize(("gold", "most"), [(1, 1), (3, 2)])
def test_13_a_spice_caravan_takes_one_or_two_gold(gold: int, most: int) -> None:
    pos = acting(player(0, "spice-caravan-a", stores=stores_of(0, gold=gold)))
    do(pos, "play", slot="spice-caravan-a")
    if most > 1:
        assert open_values(pos, "pay_gold", "n") == {1, 2}
        do(pos, "pay_gold", n=most)
    while "gain" in open_kinds(pos):
        assert "gold-6" not in open_cells(pos, "gain")
        pos.push(pos.choices[0])
    assert stock(pos, 0).get("gold", 0) == gold - most
    assert sum(n for name, n in stock(pos, 0).items() if name != "gold") == 2 * most
