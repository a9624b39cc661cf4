"""Section 13, Trade & Change: Shipyard, Treasure Fleet, Pawnbroker and Grand Bazaar."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from catan_cards.rules.table import (
    do,
    hand,
    open_cells,
    open_kinds,
    open_resources,
    player,
    stock,
    stores_of,
    why,
)
from catan_cards.rules.table_tc import acting, acts, city, next_turn, pawned, rolled

from bailey.games.catan_cards.packing import RESOURCES

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position

ALL = set(RESOURCES)

# Shipyard

YARD = {"shipyard": (5, "above")}
SITE = {"place": 6, "side": "above"}


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("ore-fleet", {"wool": 1, "lumber": 1}),
        ("gold-fleet", {"wool": 1, "lumber": 1}),
        ("treasure-fleet", {"wool": 1, "lumber": 1, "ore": 1}),
        ("large-trade-fleet-a", {"wool": 2, "lumber": 2}),
    ],
)
def test_13_shipyard_a_fleet_of_any_kind_costs_one_less(card: str, cost: dict[str, int]) -> None:
    """The builder says which resource is saved."""
    for saved in cost:
        pos = acting(player(0, card, YARD, stores=3))
        do(pos, "build", slot=card, **SITE)
        assert open_resources(pos, "save") == set(cost)
        do(pos, "save", resource=saved)
        left = {name: 3 - cost.get(name, 0) + (name == saved) for name in RESOURCES}
        assert stock(pos, 0) == left


# Treasure Fleet


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("owner", [0, 1])
def test_13_treasure_fleet_two_gold_when_its_owner_rolls_commerce(owner: int, turn: int) -> None:
    """In an own turn only; 3 is no number of a gold river."""
    players = [player(p, built={"treasure-fleet": (5, "above")} if p == owner else {}) for p in (0, 1)]
    pos = rolled("commerce", 3, *players, turn=turn)
    assert stock(pos, owner).get("gold", 0) == (2 if owner == turn else 0)
    assert stock(pos, 1 - owner).get("gold", 0) == 0
    assert acts(pos, turn)


@pytest.mark.parametrize(("shown", "left"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_13_treasure_fleet_what_has_no_room_is_lost(shown: int, left: int) -> None:
    me = player(0, built={"treasure-fleet": (5, "above")}, stores=stores_of(0, gold=shown))
    assert stock(rolled("commerce", 3, me), 0)["gold"] == left


# Pawnbroker

BROKER = {"pawnbroker": (5, "above")}


def owing(held: str = "", stores: dict[str, int] | int = 0) -> Json:
    """Lay out a first player under whose Pawnbroker Goetz lies."""
    return {**player(0, held, BROKER, stores=stores), "pawned": [{"card": "goetz"}]}


def pawning(held: str = "goetz abbey-a caravan", **fields: int) -> Position:
    return do(acting(player(0, held, BROKER, stores=stores_of(0, **fields))), "use", card="pawnbroker")


@pytest.mark.parametrize("second", ["hills-5", "gold-6"])
def test_13_pawnbroker_brings_two_resources_of_choice(second: str) -> None:
    pos = do(pawning(), "pawn", slot="goetz")
    assert len(open_cells(pos, "gain")) == 6
    do(pos, "gain", cell="hills-5")
    assert len(open_cells(pos, "gain")) == 6
    do(pos, "gain", cell=second)
    assert acts(pos)
    assert stock(pos, 0) == ({"brick": 2} if second == "hills-5" else {"brick": 1, "gold": 1})


def test_13_pawnbroker_the_card_is_hidden_from_the_rival() -> None:
    pos = do(pawning(), "pawn", slot="goetz")
    slot = pos.state.players[0].pawned.slots[0]
    assert [bool((slot >> (10 + p)) & 1) for p in (0, 1)] == [True, False]


def test_13_pawnbroker_for_any_three_resources_the_card_comes_back() -> None:
    pos = acting(owing("abbey-a", 1))
    do(pos, "use", card="pawnbroker")
    assert len(open_cells(pos, "pay")) == 6
    for region in ("hills-5", "gold-6", "fields-1"):
        do(pos, "pay", cell=region)
    assert (hand(pos, 0), pawned(pos, 0), acts(pos)) == (["abbey-a", "goetz"], [], True)
    assert stock(pos, 0) == {"wool": 1, "lumber": 1, "ore": 1}


def test_13_pawnbroker_may_be_used_twice_again_in_the_next_turn() -> None:
    pos = do(pawning("goetz otto"), "pawn", slot="goetz")
    for _ in range(2):
        pos.push(pos.choices[0])
    next_turn(next_turn(pos))
    assert pawned(pos, 0) == ["goetz"]
    assert why(pos, "use", card="pawnbroker") != "used-already"


# Grand Bazaar

BAZAAR = "grand-bazaar"


def test_13_grand_bazaar_may_not_take_only_one_while_more_can_be_taken() -> None:
    pos = rolled("commerce", 6, city(0, BAZAAR), player(1, stores=stores_of(1, ore=2, wool=1)))
    do(pos, "take_resource", resource="ore")
    assert open_kinds(pos) == {"take_resource"}
    assert not (ALL - {"ore", "wool"}) & open_resources(pos, "take_resource")
