"""Section 13, Knights & Merchants: what Plenty brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules.table import (
    SIDES,
    do,
    player,
    rolled,
    stock,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position
from catan_cards.rules.table_km import KM

# Plenty: Pirate Fleets, Toll Stations and the Palace


def plenty(first: Json, second: Json, **fields: Any) -> Position:
    """Roll plenty, and a 6: the first player's gold river and the second player's hills produce."""
    return rolled("plenty", 6, first, second, theme=KM, **fields)


@pytest.mark.parametrize(
    ("cards", "gold"),
    [
        ("pirate-fleet-a", 1),
        ("pirate-fleet-a pirate-fleet-b", 2),
        ("toll-station-a", 2),
        ("toll-station-a pirate-fleet-a", 3),
    ],
)
@pytest.mark.parametrize("turn", [0, 1])
def test_13_on_plenty_pirate_fleets_and_toll_stations_bring_gold(cards: str, gold: int, turn: int) -> None:
    """In the rival's turn too. The second player's gold river is not rolled."""
    built = {name: (5, SIDES[i]) for i, name in enumerate(cards.split())}
    pos = plenty(player(0, stores=3), player(1, built=built), turn=turn)
    assert (pos.turn, stock(pos, 1)) == (1, {})
    do(pos, "gain", cell="forest-5")
    assert stock(pos, 1) == {"lumber": 1, "gold": gold, "brick": 1}
