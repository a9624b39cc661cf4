"""Section 13, Knights & Merchants: its action cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from catan_cards.rules.table import (
    do,
    player,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

from catan_cards.rules.table_km import acting

# Border Dispute


def token_and_two_hills() -> Json:
    """A player with the Knight token, and a second hills Region beyond the row."""
    extra = {"hills-1": (8, "above"), "fields-3": (8, "below")}
    shown = {"hills-1": 2, "hills-5": 1}
    cards = {"goetz": (5, "above"), "brick-factory": (7, "above")}
    return player(0, "border-dispute-a", built=cards, settlements=(5, 6, 7), extra=extra, stores=shown)


def test_13_cards_beside_an_exchanged_region_act_on_the_new_one() -> None:
    pos = acting(token_and_two_hills())
    assert pos.state.players[0].doubled != 0
    do(pos, "play", slot="border-dispute-a")
    do(pos, "pick_region", cell="hills-1")
    do(pos, "pick_region", cell="forest-5")
    do(pos, "end_actions")
    assert (pos.state.players[0].doubled >> 2 * 8) & 1 == 0
