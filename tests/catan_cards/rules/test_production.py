"""Production, and the buildings that double it (6)."""

from __future__ import annotations

import pytest
from catan_cards.rules.table import (
    is_open,
    player,
    rolled,
    stock,
    store,
)

REGIONS = (
    {1: "fields-1", 2: "mountains-2", 3: "pasture-3", 4: "forest-4", 5: "hills-5", 6: "gold-6"},
    {1: "gold-1", 2: "fields-2", 3: "mountains-3", 4: "pasture-4", 5: "forest-5", 6: "hills-6"},
)
RESOURCES = {
    "fields": "grain",
    "mountains": "ore",
    "pasture": "wool",
    "forest": "lumber",
    "hills": "brick",
    "gold": "gold",
}
#: A Region with its number, for each doubler, and the sites from which it is doubled in the first player's layout.
DOUBLERS = {
    "brick-factory": (5, {(6, "above")}),
    "foundry": (2, {(6, "below")}),
    "grain-mill": (1, {(5, "below")}),
    "sawmill": (4, {(5, "below"), (6, "below")}),
    "woolen-mill": (3, {(5, "above")}),
}


def amounts(p: int, die: int, n: int = 1) -> dict[str, int]:
    return {RESOURCES[REGIONS[p][die].split("-")[0]]: n}


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("die", range(1, 7))
def test_6_every_region_with_the_number_rolled_gains_1_of_both_players(die: int, turn: int) -> None:
    pos = rolled("tournament", die, turn=turn)
    assert (stock(pos, 0), stock(pos, 1)) == (amounts(0, die), amounts(1, die))
    assert (pos.turn, is_open(pos, "end_actions")) == (turn, True)


@pytest.mark.parametrize("store_before", [0, 1, 2, 3])
def test_6_no_region_holds_more_than_3(store_before: int) -> None:
    pos = rolled("tournament", 4, player(0, stores={"forest-4": store_before}))
    assert store(pos, "forest-4") == min(store_before + 1, 3)


@pytest.mark.parametrize("card", DOUBLERS)
@pytest.mark.parametrize("die", range(1, 7))
def test_6_a_doubler_doubles_no_other_land(card: str, die: int) -> None:
    """From the site where it doubles its own land, every other Region produces 1."""
    own, sites = DOUBLERS[card]
    pos = rolled("tournament", die, player(0, built={card: min(sites)}))
    assert stock(pos, 0) == amounts(0, die, 2 if die == own else 1)


@pytest.mark.parametrize(("store_before", "after"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_6_a_doubled_region_too_holds_no_more_than_3(store_before: int, after: int) -> None:
    pos = rolled("tournament", 4, player(0, built={"sawmill": (5, "below")}, stores={"forest-4": store_before}))
    assert store(pos, "forest-4") == after


def test_6_a_doubler_doubles_both_regions_beside_its_site() -> None:
    """Two forests of different numbers lie to its lower left and right."""
    extra = {"forest-6": (4, "below"), "forest-1": (4, "above")}
    me = player(0, settlements=(4, 5, 6), built={"sawmill": (4, "below")}, extra=extra)
    me["regions"][11], me["regions"][13] = me["regions"][13], me["regions"][11]
    for die, region, n in ((6, "forest-6", 2), (4, "forest-4", 2), (1, "forest-1", 1)):
        assert store(rolled("tournament", die, me), region) == n
