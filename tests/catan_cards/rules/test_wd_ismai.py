"""Wizards & Dragons: Ismai lies on a Region of the rival until he leaves (13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from catan_cards.rules.table import (
    discarded,
    do,
    open_cells,
    player,
    store,
    stores_of,
)
from catan_cards.rules.table_wd import (
    LEFT,
    acting,
    foreign,
    mage,
    magic,
    under,
)

from bailey.core import BadInput

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

from catan_cards.rules.table_wd import CARDS, cast

# Ismai


def test_ismai_may_lie_where_a_wizard_stands() -> None:
    pos = cast("ismai", mage(1, wizards={"ira": 2}))
    assert "forest-5" in open_cells(pos, "pick_region", owner=1)
    do(pos, "pick_region", cell="forest-5")
    assert (foreign(pos, 1), magic(pos, 1)) == (["ismai"], {"ira": 2})


def test_in_an_own_turn_two_gold_send_ismai_away() -> None:
    mine = under(player(0, "goetz", stores=stores_of(0, gold=2)), "ismai", "hills-5")
    pos = do(acting(mine), "buy_off", cell="hills-5")
    assert (foreign(pos, 0), discarded(pos), store(pos, "gold-6")) == ([], ["ismai"], 0)
    assert not pos.state.players[0].regions.beside[14].foreign


def test_witch_and_ismai_both_lie_there_and_each_leaves_alone() -> None:
    mine = player(0, "goetz", {"abbey-a": (LEFT, "above")}, stores=stores_of(0, gold=2))
    both = under(mine, "witch-a", "abbey-a")
    regions = [cell and {**cell, "foreign": cell["card"] == "hills-5"} for cell in both["regions"]]
    both = {**both, "regions": regions, "foreign": [{"card": "witch-a"}, {"card": "ismai"}]}
    pos = do(acting(both), "buy_off", cell="hills-5")
    assert foreign(pos, 0) == ["witch-a"]
    assert pos.state.players[0].hand_limit == 3


# Written positions


@pytest.mark.parametrize(
    ("me", "fault"),
    [
        (
            {**player(1, built=CARDS, settlements=(), cities=(5, 6)), "foreign": [{"card": "witch-a"}]},
            "a card of the rival's lies on 0",
        ),
        (under(player(1, built={"hagen": (LEFT, "above")}), "witch-a", "hagen"), "hagen is no Building"),
        ({**player(1), "foreign": [{"card": "ismai"}]}, "a card of the rival's lies on 0"),
        ({**player(1), "foreign": [{"card": "goetz"}]}, "is not put into a rival's principality"),
    ],
    ids=["witch nowhere", "on a knight", "ismai nowhere", "not foreign"],
)
def test_what_does_not_fit_is_refused(me: Json, fault: str) -> None:
    with pytest.raises(BadInput, match=fault):
        acting(mage(), me)
