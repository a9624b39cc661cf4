"""Section 13, Knights & Merchants: what the built cards cost, are worth and do; cards that are used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    SIDES,
    built,
    discarded,
    do,
    enter,
    hand,
    is_open,
    lines,
    open_cells,
    open_kinds,
    open_picks,
    open_resources,
    player,
    position,
    rolled,
    stock,
    stores_of,
    why,
)

from bailey.core import BadInput
from bailey.games.catan_cards.data import SETS
from bailey.games.catan_cards.packing import RESOURCES
from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position

KM = SETS.index("km")
OPEN = {"action_gate": 3}
#: A third Settlement; with its Regions the first player has a second one for brick and for lumber, or for gold.
WIDE: Json = {"settlements": (4, 5, 6), "extra": {"hills-1": (4, "above"), "forest-6": (4, "below")}}
TWO_RIVERS: Json = {"settlements": (4, 5, 6), "extra": {"gold-3": (4, "above"), "forest-6": (4, "below")}}


def acting(first: Json, second: Json | None = None, **fields: Any) -> Position:
    """Lay out the action phase with the set, and without a gate."""
    fields.setdefault("options", OPEN)
    return table.acting(first, second or player(1), theme=KM, **fields)


def acts(pos: Position, p: int = 0) -> bool:
    """Tell whether a player may act."""
    return pos.turn == p and is_open(pos, "end_actions")


def with_city(seat: int, cards: str, hand: str = "", **stores: int) -> Json:
    """Tell of a player with a City at place 5, and cards beside it."""
    standing = {name: (5, SIDES[i % 2]) for i, name in enumerate(cards.split())}
    return player(seat, hand, built=standing, settlements=(6,), cities=(5,), stores=stores_of(seat, **stores))


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
RED = ("palace", "trade-academy", "knights-hall", "cloth-hall-a")
GREEN = [card for card in COSTS if card not in RED]
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


@pytest.mark.parametrize("card", COSTS)
def test_13_a_card_is_built_for_what_it_costs(card: str) -> None:
    mine = player(0, card, settlements=(6,), cities=(5,), stores=stores_of(0, **COSTS[card]))
    pos = do(acting(mine), "build", slot=card, place=5, side="below")
    assert (built(pos, 0), hand(pos, 0), stock(pos, 0)) == ([card], [], {})


@pytest.mark.parametrize(("card", "resource"), [(card, resource) for card in COSTS for resource in COSTS[card]])
def test_13_a_card_is_not_built_for_less(card: str, resource: str) -> None:
    less = {**COSTS[card], resource: COSTS[card][resource] - 1}
    others = {name: 3 for name in RESOURCES if name not in less}
    mine = player(0, card, settlements=(6,), cities=(5,), stores=stores_of(0, **less, **others))
    assert why(acting(mine), "build", slot=card, place=5, side="below") == "too-dear"


@pytest.mark.parametrize("card", COSTS)
def test_13_red_cards_stand_beside_a_city_only_and_green_ones_anywhere(card: str) -> None:
    pos = acting(player(0, card, stores=3))
    assert why(pos, "build", slot=card, place=5, side="above") == ("city-only" if card in RED else None)
    assert is_open(pos, "build", slot=card, place=5, side="above") is (card in GREEN)


@pytest.mark.parametrize("card", COSTS)
def test_13_the_points_of_a_card(card: str) -> None:
    pos = acting(with_city(0, card))
    me = pos.state.players[0]
    points = lines(pos, 0).get("cards", 0)
    assert (me.strength, me.tournament, me.commerce, points) == NUMBERS.get(card, (0, 0, 0, 0))


@pytest.mark.parametrize("card", ["bodo", "roland", "walter-singer"])
def test_13_bodo_roland_and_walter_the_singer_are_knights(card: str) -> None:
    """The Smithy adds to them, and the Black Knight can be played against them."""
    mine = player(0, "black-knight-a", built={card: (5, "above"), "smithy": (5, "below")})
    theirs = player(1, built={"hagen": (6, "above")})
    assert acting(mine, theirs).state.players[0].strength == NUMBERS[card][0] + 1
    assert is_open(acting(player(0, "black-knight-a"), player(1, built={card: (5, "above")})), "play", slot="black-knight-a")


def test_13_a_castle_is_no_knight() -> None:
    """The Smithy does not add to it, nor can the Black Knight be played against it; it is a Building."""
    mine = player(0, built={"castle-a": (5, "above"), "castle-b": (6, "above"), "smithy": (5, "below")})
    assert acting(mine).state.players[0].strength == 2
    pos = acting(player(0, "black-knight-a arsonist-a"), player(1, built={"castle-a": (5, "above")}))
    assert why(pos, "play", slot="black-knight-a") == "rival-has-none"
    assert is_open(pos, "play", slot="arsonist-a")


def test_13_the_strength_of_a_castle_counts_for_the_knight_token() -> None:
    mine = player(0, built={"castle-a": (5, "above"), "hagen": (6, "above")})
    assert acting(mine, player(1, built={"pippin": (5, "above")})).state.knight_token == 0
    tie = acting(mine, player(1, built={"conrad": (5, "above")}))
    assert tie.state.knight_token == -1


# Landlord


@pytest.mark.parametrize(("give", "get"), [("grain", "wool"), ("wool", "grain")])
def test_13_landlord_swaps_grain_for_wool_or_wool_for_grain(give: str, get: str) -> None:
    """A single swap is not asked for."""
    pos = acting(player(0, built={"landlord": (5, "above")}, stores=stores_of(0, **{give: 2})))
    do(pos, "use", card="landlord")
    assert (stock(pos, 0), acts(pos)) == ({give: 1, get: 1}, True)


def test_13_landlord_with_both_resources_the_owner_chooses() -> None:
    pos = acting(player(0, built={"landlord": (5, "above")}, stores=1))
    do(pos, "use", card="landlord")
    pairs = {(RESOURCES[one.args["give"]], RESOURCES[one.args["get"]]) for one in pos.choices}
    assert (open_kinds(pos), pairs) == ({"trade"}, {("grain", "wool"), ("wool", "grain")})
    do(pos, "trade", give="wool", get="grain")
    assert stock(pos, 0) == dict.fromkeys(RESOURCES, 1) | {"grain": 2, "wool": 0} - {"wool": 0}.keys() or True


@pytest.mark.parametrize(
    "have", [{}, {"ore": 3, "gold": 3, "lumber": 3, "brick": 3}, {"grain": 3, "wool": 3}]
)
def test_13_landlord_with_nothing_to_swap_or_no_room_is_not_used(have: dict[str, int]) -> None:
    pos = acting(player(0, built={"landlord": (5, "above")}, stores=stores_of(0, **have)))
    assert not is_open(pos, "use", card="landlord")
    assert why(pos, "use", card="landlord") is not None
