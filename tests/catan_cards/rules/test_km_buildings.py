"""Section 13, Knights & Merchants: what built cards cost and are worth, and those that trade."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    built,
    do,
    hand,
    is_open,
    lines,
    open_cells,
    open_kinds,
    open_resources,
    player,
    position,
    stock,
    stores_of,
    why,
)

from bailey.core import BadInput
from bailey.games.catan_cards.packing import RESOURCES

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position
from catan_cards.rules.table_km import KM, acting, acts, with_city

#: A third Settlement; with its Regions the first player has a second one for brick and for lumber, or for gold.
WIDE: Json = {"settlements": (4, 5, 6), "extra": {"hills-1": (4, "above"), "forest-6": (4, "below")}}


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
    assert is_open(
        acting(player(0, "black-knight-a"), player(1, built={card: (5, "above")})), "play", slot="black-knight-a"
    )


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
    assert stock(pos, 0) == {"lumber": 1, "brick": 1, "ore": 1, "grain": 2, "gold": 1}


@pytest.mark.parametrize("have", [{}, {"ore": 3, "gold": 3, "lumber": 3, "brick": 3}, {"grain": 3, "wool": 3}])
def test_13_landlord_with_nothing_to_swap_or_no_room_is_not_used(have: dict[str, int]) -> None:
    pos = acting(player(0, built={"landlord": (5, "above")}, stores=stores_of(0, **have)))
    assert not is_open(pos, "use", card="landlord")
    assert why(pos, "use", card="landlord") is not None


@pytest.mark.parametrize(("grain", "wool", "give"), [(3, 1, "grain"), (1, 3, "wool")])
def test_13_landlord_only_what_has_room_is_swapped(grain: int, wool: int, give: str) -> None:
    """With three of one resource only that one can be given."""
    pos = acting(player(0, built={"landlord": (5, "above")}, stores=stores_of(0, grain=grain, wool=wool)))
    do(pos, "use", card="landlord")
    assert stock(pos, 0)[give] == 2


def test_13_landlord_the_region_that_pays_is_chosen() -> None:
    mine = player(
        0,
        built={"landlord": (5, "above")},
        settlements=(4, 5, 6),
        extra={"fields-3": (4, "above"), "forest-6": (4, "below")},
        stores={"fields-1": 1, "fields-3": 1},
    )
    pos = do(acting(mine), "use", card="landlord")
    assert open_cells(pos, "pay") == {"fields-1", "fields-3"}
    do(pos, "pay", cell="fields-3")
    assert (stock(pos, 0), acts(pos)) == ({"grain": 1, "wool": 1}, True)


def test_13_landlord_the_region_that_gains_is_chosen() -> None:
    mine = player(
        0,
        built={"landlord": (5, "above")},
        settlements=(4, 5, 6),
        extra={"pasture-5": (4, "above"), "forest-6": (4, "below")},
        stores={"fields-1": 1},
    )
    pos = do(acting(mine), "use", card="landlord")
    assert open_cells(pos, "gain") == {"pasture-3", "pasture-5"}


def test_13_landlord_is_used_once_a_turn() -> None:
    pos = acting(player(0, built={"landlord": (5, "above")}, stores=stores_of(0, grain=2)))
    do(pos, "use", card="landlord")
    assert (is_open(pos, "use", card="landlord"), why(pos, "use", card="landlord")) == (False, "used-already")


def ended(pos: Position) -> Position:
    """End a turn and go on to the action phase of the next one, with the first choice wherever something is asked."""
    turns = pos.state.turns
    do(pos, "end_actions")
    while pos.state.turns == turns or not is_open(pos, "end_actions"):
        pos.push(pos.choices[0])
    return pos


def test_13_landlord_is_used_again_in_the_next_own_turn() -> None:
    pos = acting(player(0, "goetz karl otto", built={"landlord": (5, "above")}, stores=stores_of(0, grain=3)))
    do(pos, "use", card="landlord")
    ended(ended(pos))
    assert (pos.state.on_turn, why(pos, "use", card="landlord")) == (0, None)


def test_13_landlord_is_used_by_its_owner_in_the_own_turn_only() -> None:
    pos = acting(player(0, stores=1), player(1, built={"landlord": (5, "above")}, stores=1))
    assert "use" not in open_kinds(pos)


def test_13_landlord_is_used_in_the_action_phase_only() -> None:
    mine = player(0, "goetz karl otto", built={"landlord": (5, "above")}, stores=1)
    assert "use" not in open_kinds(position(mine, player(1), theme=KM))
    assert "use" not in open_kinds(table.drawing(mine, player(1), theme=KM))


def test_13_landlord_may_be_used_again_once_it_has_returned_and_is_built_again() -> None:
    """The Arsonist fails, and the rival returns the Landlord of the attacker."""
    theirs = player(1, built={"smithy": (5, "above")})
    for seed in range(60):
        mine = player(0, "arsonist-a", built={"landlord": (5, "above")}, stores=stores_of(0, grain=3, wool=1))
        pos = do(acting(mine, theirs, seed=seed), "use", card="landlord")
        if "trade" in open_kinds(pos):
            do(pos, "trade", give="grain", get="wool")
        do(do(pos, "play", slot="arsonist-a"), "no_counter")
        if hand(pos, 0) == ["landlord"]:
            break
    do(pos, "build", slot="landlord", place=6, side="below")
    assert (stock(pos, 0), is_open(pos, "use", card="landlord")) == ({"grain": 1, "wool": 1}, True)


# Trade Academy


def test_13_trade_academy_trades_2_of_any_one_resource_for_1_other() -> None:
    pos = acting(with_city(0, "trade-academy", ore=2, wool=3, gold=1))
    do(pos, "use", card="trade-academy")
    assert (open_kinds(pos), open_resources(pos, "trade", "give")) == ({"trade"}, {"ore", "wool"})
    do(pos, "trade", give="wool", get="gold")
    assert (stock(pos, 0), acts(pos)) == ({"ore": 2, "wool": 1, "gold": 2}, True)


def test_13_trade_academy_gives_any_other_resource() -> None:
    pos = do(acting(with_city(0, "trade-academy", ore=2)), "use", card="trade-academy")
    assert open_resources(pos, "trade", "get") == set(RESOURCES) - {"ore"}


@pytest.mark.parametrize("have", [{}, {"ore": 1, "wool": 1, "gold": 1}])
def test_13_trade_academy_takes_two_of_one_kind(have: dict[str, int]) -> None:
    pos = acting(with_city(0, "trade-academy", **have))
    assert not is_open(pos, "use", card="trade-academy")
    assert why(pos, "use", card="trade-academy") is not None


def test_13_trade_academy_needs_room_for_the_other_resource() -> None:
    full = dict.fromkeys(RESOURCES, 3)
    pos = acting(with_city(0, "trade-academy", **full))
    assert not is_open(pos, "use", card="trade-academy")
    pos = do(acting(with_city(0, "trade-academy", **{**full, "gold": 2})), "use", card="trade-academy")
    assert open_resources(pos, "trade", "get") == {"gold"}
    assert open_resources(pos, "trade", "give") == set(RESOURCES) - {"gold"}


def test_13_trade_academy_takes_the_two_from_several_regions() -> None:
    cards = {"trade-academy": (5, "above")}
    mine = player(
        0,
        built=cards,
        **{**WIDE, "settlements": (4, 6)},
        cities=(5,),
        stores={"forest-4": 1, "forest-6": 1, "hills-5": 1},
    )
    pos = do(acting(mine), "use", card="trade-academy")
    assert open_resources(pos, "trade", "give") == {"lumber"}
    do(pos, "trade", give="lumber", get="gold")
    assert stock(pos, 0) == {"brick": 1, "gold": 1}


def test_13_trade_academy_makes_one_trade_a_turn() -> None:
    pos = do(acting(with_city(0, "trade-academy", ore=3, wool=2)), "use", card="trade-academy")
    do(pos, "trade", give="ore", get="gold")
    assert why(pos, "use", card="trade-academy") == "used-already"
    assert not is_open(pos, "trade", give="wool", get="gold"), "the bank takes three"


def test_13_the_bank_takes_three_beside_a_trade_academy() -> None:
    pos = acting(with_city(0, "trade-academy", ore=3, wool=2))
    assert open_resources(pos, "trade", "give") == {"ore"}


def test_13_landlord_and_trade_academy_are_each_used_once() -> None:
    pos = do(acting(with_city(0, "trade-academy landlord", grain=1, ore=2)), "use", card="landlord")
    assert is_open(pos, "use", card="trade-academy")
    do(pos, "use", card="trade-academy")
    do(pos, "trade", give="ore", get="gold")
    assert (stock(pos, 0), "use" in open_kinds(pos)) == ({"wool": 1, "gold": 1}, False)


# Cloth Hall


def test_13_cloth_hall_trades_wool_2_for_1_as_often_as_one_likes() -> None:
    mine = player(
        0,
        built={"cloth-hall-a": (5, "above")},
        settlements=(4, 6),
        cities=(5,),
        extra={"pasture-5": (4, "above"), "forest-6": (4, "below")},
        stores={"pasture-3": 3, "pasture-5": 1},
    )
    pos = acting(mine)
    for resource in ("ore", "gold"):
        do(pos, "trade", give="wool", get=resource)
        if "pay" in open_kinds(pos):
            do(pos, "any_region")
    assert (stock(pos, 0), is_open(pos, "trade", give="wool", get="ore")) == ({"ore": 1, "gold": 1}, False)


def test_13_cloth_hall_helps_wool_only() -> None:
    pos = acting(with_city(0, "cloth-hall-a", wool=2, ore=2))
    assert open_resources(pos, "trade", "give") == {"wool"}


@pytest.mark.parametrize("others", ["cloth-hall-b", "wool-fleet"])
def test_13_cloth_hall_a_second_one_or_a_wool_fleet_does_not_make_the_rate_better(others: str) -> None:
    pos = acting(with_city(0, f"cloth-hall-a {others}", wool=1))
    assert not is_open(pos, "trade", give="wool", get="ore")
    assert pos.state.players[0].commerce == (4 if others == "cloth-hall-b" else 3)


# What a set does not have


def test_13_two_cards_of_one_site_are_refused() -> None:
    with pytest.raises(BadInput, match="no building site there"):
        position(player(0, built={"castle-a": (5, "above"), "bodo": (5, "above")}), theme=KM)


def test_13_a_red_card_beside_a_settlement_is_refused() -> None:
    with pytest.raises(BadInput, match="only beside a City"):
        position(player(0, built={"palace": (5, "above")}), theme=KM)
