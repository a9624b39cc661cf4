"""Section 13, Knights & Merchants: what built cards cost and are worth, and those that trade."""

from __future__ import annotations

import pytest
from catan_cards.rules.table import (
    do,
    is_open,
    lines,
    open_kinds,
    player,
    stock,
    stores_of,
    why,
)
from catan_cards.rules.table_km import acting, with_city

from bailey.games.catan_cards.packing import RESOURCES

# Costs, sites and numbers
COSTS: dict[str, dict[str, int]] = {
    "bodo": {"grain": 2, "ore": 1, "wool": 1},
    "roland": {"grain": 2, "ore": 2, "wool": 1},
    "walter-singer": {"grain": 1, "wool": 1},
    "landlord": {"wool": 1, "grain": 1},
    "castle-a": {"brick": 2, "ore": 1},
    "pirate-fleet-a": {"wool": 1, "lumber": 1},
    "toll-station-a": {"brick": 1, "lumber": 1},
    "tournament-place": {"lumber": 1, "grain": 1},
    "watchtower": {"grain": 1, "lumber": 1},
    "palace": {"brick": 2, "ore": 2, "grain": 2},
    "trade-academy": {"grain": 2, "lumber": 2, "wool": 1},
    "knights-hall": {"ore": 2, "lumber": 2, "brick": 1},
    "cloth-hall-a": {"wool": 2, "lumber": 1},
}
#: Strength, tournament points, commerce points and victory points, of the cards that have any.
NUMBERS = {
    "bodo": (1, 4, 0, 0),
    "roland": (5, 1, 0, 0),
    "walter-singer": (1, 2, 0, 0),
    "castle-a": (1, 0, 0, 0),
    "toll-station-a": (0, 0, 1, 0),
    "palace": (0, 0, 0, 1),
    "trade-academy": (0, 0, 0, 1),
    "knights-hall": (0, 0, 0, 1),
    "cloth-hall-a": (0, 0, 2, 0),
}


@pytest.mark.parametrize(("card", "resource"), [(card, resource) for card in COSTS for resource in COSTS[card]])
def test_13_a_card_is_not_built_for_less(card: str, resource: str) -> None:
    less = {**COSTS[card], resource: COSTS[card][resource] - 1}
    others = {name: 3 for name in RESOURCES if name not in less}
    mine = player(0, card, settlements=(6,), cities=(5,), stores=stores_of(0, **less, **others))
    assert why(acting(mine), "build", slot=card, place=5, side="below") == "too-dear"


@pytest.mark.parametrize("card", COSTS)
def test_13_the_points_of_a_card(card: str) -> None:
    pos = acting(with_city(0, card))
    me = pos.state.players[0]
    points = lines(pos, 0).get("cards", 0)
    assert (me.strength, me.tournament, me.commerce, points) == NUMBERS.get(card, (0, 0, 0, 0))


# Landlord


def test_13_landlord_with_both_resources_the_owner_chooses() -> None:
    pos = acting(player(0, built={"landlord": (5, "above")}, stores=1))
    do(pos, "use", card="landlord")
    pairs = {(RESOURCES[one.args["give"]], RESOURCES[one.args["get"]]) for one in pos.choices}
    assert (open_kinds(pos), pairs) == ({"trade"}, {("grain", "wool"), ("wool", "grain")})
    do(pos, "trade", give="wool", get="grain")
    assert stock(pos, 0) == {"lumber": 1, "brick": 1, "ore": 1, "grain": 2, "gold": 1}


@pytest.mark.parametrize("have", [{}, {"ore": 3, "gold": 3, "lumber": 3, "brick": 3}, {"grain": 3, "wool": 3}])
def test_13_landlord_with_nothing_to_swap_or_no_room_is_not_used(have: dict[str, int]) -> None:
    pos = acting(player(0, built={"landlord": (5, "above")}, stores=stores_of(0, **have)))
    assert not is_open(pos, "use", card="landlord")
    assert why(pos, "use", card="landlord") is not None


# Trade Academy


@pytest.mark.parametrize("have", [{}, {"ore": 1, "wool": 1, "gold": 1}])
def test_13_trade_academy_takes_two_of_one_kind(have: dict[str, int]) -> None:
    pos = acting(with_city(0, "trade-academy", **have))
    assert not is_open(pos, "use", card="trade-academy")
    assert why(pos, "use", card="trade-academy") is not None
