"""Section 13, Trade & Change: what Warehouse and Treasure Vault keep is spent and given.

In the first player's row a Warehouse at (5, above) is beside pasture 3 and gold river 6, at (6, above) beside gold
river 6 and hills 5, at (5, below) beside fields 1 and forest 4.
"""

from __future__ import annotations

import pytest
from catan_cards.rules.table import (
    do,
    open_cells,
    stock,
    stores_of,
)
from catan_cards.rules.table_tc import HOUSE, acting, acts, gets, house, kept

# Spent like what Regions show


@pytest.mark.parametrize(("shown", "inside", "opens"), [(1, 1, False), (1, 2, True), (2, 1, True), (0, 2, False)])
def test_13_both_together_pay_for_a_trade(shown: int, inside: int, *, opens: bool) -> None:
    pos = acting(house(stores_of(0, wool=shown), wool=inside))
    assert bool(gets(pos, "wool")) is opens


# One card keeps several resources


def test_13_more_gained_than_there_is_room_for_fills_the_last_place_as_one_chooses() -> None:
    """Everything is full but one place of the Warehouse, beside wool and gold; two of choice are gained."""
    me = {**house(3, wool=1), "pawned": []}
    me["built"].append({"card": "pawnbroker", "place": 6, "side": "above"})
    me["hand"] = [{"card": "goetz"}]
    pos = do(acting(me), "use", card="pawnbroker")
    assert (pos.turn, open_cells(pos, "gain")) == (0, {"pasture-3", "gold-6"})
    do(pos, "gain", cell="gold-6")
    assert (acts(pos), kept(pos, 0, HOUSE), set(stock(pos, 0).values())) == (True, {"wool": 1, "gold": 1}, {3})
