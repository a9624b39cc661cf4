"""Section 13, Trade & Change: the event cards.

A 1 was rolled: after the event the first player's fields 1 and the second player's gold river 1 produce.
"""

from __future__ import annotations

import pytest
from catan_cards.rules.table import (
    open_cells,
    open_kinds,
    player,
    stock,
)
from catan_cards.rules.table_tc import LOWER, UPPER, acts, city, event

OWN = {*UPPER, *LOWER}
#: Regions of the second player.
THEIRS = {"forest-5", "fields-2", "pasture-4", "hills-6", "gold-1", "mountains-3"}


# Trade Winds


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("winner", [0, 1])
def test_13_trade_winds_whoever_rolled(winner: int, turn: int) -> None:
    players = [player(p, built={("ore-fleet", "wool-fleet")[p]: (5, "above")} if p == winner else {}) for p in (0, 1)]
    pos = event("trade-winds", *players, turn=turn)
    assert (pos.turn, open_cells(pos, "gain")) == (winner, OWN if winner == 0 else THEIRS)


@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [
        ("ore-fleet", "wool-fleet", None),
        ("ore-fleet gold-fleet", "wool-fleet", 0),
        ("treasure-fleet large-trade-fleet-a", "wool-fleet", 0),
        ("treasure-fleet", "large-trade-fleet-a gold-fleet", 1),
        ("lothar garrison-a", "wool-fleet", 1),
        ("lothar", "", None),
        ("", "", None),
    ],
)
def test_13_trade_winds_fleets_of_any_kind_are_counted_and_a_tie_is_nobodys(
    mine: str, theirs: str, winner: int | None
) -> None:
    """Nobody has a City, so nobody has the Commerce token."""
    sites = [(5, "above"), (6, "above"), (6, "below")]
    players = [player(p, built=dict(zip(names.split(), sites, strict=False))) for p, names in enumerate((mine, theirs))]
    pos = event("trade-winds", *players)
    if winner is None:
        assert (acts(pos), stock(pos, 0), stock(pos, 1)) == (True, {"grain": 1}, {"gold": 1})
    else:
        assert (pos.turn, open_kinds(pos)) == (winner, {"gain"})


# Market Slump

RICH = "merchant-guild marketplace"
NEARLY = "merchant-guild garrison-a"


@pytest.mark.parametrize(("cards", "suffers"), [(NEARLY, False), (RICH, True), (f"{RICH} bank-a", True)])
def test_13_market_slump_six_or_more_commerce_points(cards: str, *, suffers: bool) -> None:
    pos = event("slump", city(0, cards, stores=1))
    assert ("pay" in open_kinds(pos)) is suffers
    assert acts(pos) is not suffers
