"""Section 13, Trade & Change: what Warehouse and Treasure Vault keep, and lose.

In the first player's row a Warehouse at (5, above) is beside pasture 3 and gold river 6, at (6, above) beside gold
river 6 and hills 5, at (5, below) beside fields 1 and forest 4.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from catan_cards.rules.table import (
    discarded,
    do,
    is_open,
    open_kinds,
    open_resources,
    player,
)
from catan_cards.rules.table_tc import acting, kept, rolled, wealth

if TYPE_CHECKING:
    from catan_cards.rules.table import Json
from catan_cards.rules.table_tc import HOUSE, house, vault

# What a Warehouse keeps


@pytest.mark.parametrize(("site", "die"), [((5, "above"), 5), ((5, "above"), 4), ((6, "below"), 6), ((6, "above"), 3)])
def test_13_warehouse_nothing_of_other_regions(site: tuple[int, str], die: int) -> None:
    pos = rolled("commerce", die, player(0, built={HOUSE: site}, stores=3))
    assert kept(pos, 0, HOUSE) == {}
    assert set(wealth(pos, 0).values()) == {3}


# Lost with the card


@pytest.mark.parametrize("me", [house(3, wool=2), vault(3, gold=4)])
def test_13_what_is_kept_is_lost_when_the_card_is_pulled_down(me: Json) -> None:
    name = me["built"][0]["card"]
    pos = do(acting(me), "pull_down", card=name)
    assert discarded(pos) == [name]
    assert set(wealth(pos, 0).values()) == {3}


def test_13_what_is_kept_is_no_point_of_any_kind() -> None:
    pos = acting(vault(0, gold=6))
    assert (pos.score()[0], open_kinds(pos) >= {"trade"}) == (3, True)
    assert open_resources(pos, "trade", "give") == {"gold"}
    assert is_open(pos, "end_actions")
