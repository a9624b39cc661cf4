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


# Castle

CITY_WITH_CASTLE: Json = {"settlements": (6,), "cities": (5,)}


def attacked(theirs: Json, mine: Json | None = None, *, wins: bool = True) -> Position:
    """Let the Black Knight of the first player succeed, or fail."""
    for seed in range(60):
        pos = acting(mine or player(0, "black-knight-a"), theirs, seed=seed)
        do(do(pos, "play", slot="black-knight-a"), "no_counter")
        if wins is (next(one["die"] for one in pos.events if one["what"] == "duel_rolled") <= 5):
            return pos
    message = "the die never fell so"
    raise AssertionError(message)


@pytest.mark.parametrize("side", SIDES)
def test_13_castle_protects_knights_at_its_place_on_both_sides_from_the_black_knight(side: str) -> None:
    cards = {"castle-a": (5, "above"), "goetz": (5, side), "otto": (6, "above"), "karl": (6, "below")}
    pos = attacked(player(1, built=cards, **CITY_WITH_CASTLE))
    assert (pos.turn, open_picks(pos, 1)) == (0, {"otto", "karl"})


@pytest.mark.parametrize("side", SIDES)
def test_13_castle_below_the_row_protects_too(side: str) -> None:
    cards = {"castle-a": (5, "below"), "goetz": (5, side), "otto": (6, "above")}
    pos = attacked(player(1, built=cards, **CITY_WITH_CASTLE))
    assert (hand(pos, 1), built(pos, 1)) == (["otto"], ["castle-a", "goetz"])


def test_13_castle_protects_at_a_settlement_too() -> None:
    pos = attacked(player(1, built={"castle-a": (6, "above"), "goetz": (6, "below"), "otto": (5, "below")}))
    assert hand(pos, 1) == ["otto"]


def test_13_castle_does_not_protect_at_another_place() -> None:
    pos = attacked(player(1, built={"castle-a": (5, "above"), "goetz": (6, "above")}))
    assert hand(pos, 1) == ["goetz"]


def test_13_castle_of_the_attacker_does_not_protect_the_rivals_knights() -> None:
    pos = attacked(
        player(1, built={"goetz": (5, "below")}), player(0, "black-knight-a", built={"castle-a": (5, "above")})
    )
    assert hand(pos, 1) == ["goetz"]


def test_13_castle_protects_the_attackers_knights_when_the_attack_fails() -> None:
    cards = {"castle-a": (5, "above"), "goetz": (5, "below"), "otto": (6, "above")}
    theirs = player(1, built={"hagen": (5, "above")})
    pos = attacked(theirs, player(0, "black-knight-a", built=cards), wins=False)
    assert (hand(pos, 0), built(pos, 0)) == (["otto"], ["castle-a", "goetz"])
    safe = player(0, "black-knight-a", built={"castle-a": (5, "above"), "goetz": (5, "below")})
    pos = attacked(theirs, safe, wins=False)
    assert (hand(pos, 0), built(pos, 1), acts(pos)) == ([], ["hagen"], True)


def test_13_castle_two_protect_at_two_places() -> None:
    cards = {"castle-a": (5, "above"), "goetz": (5, "below"), "castle-b": (6, "above"), "otto": (6, "below")}
    pos = acting(player(0, "black-knight-a"), player(1, built=cards))
    assert why(pos, "play", slot="black-knight-a") == "rival-has-none"


def test_13_castle_does_not_protect_when_it_has_gone() -> None:
    cards = {"castle-a": (5, "above"), "goetz": (5, "below")}
    pos = acting(player(0, "arsonist-a black-knight-a"), player(1, built=cards))
    assert why(pos, "play", slot="black-knight-a") == "rival-has-none"
    for seed in range(60):
        pos = acting(player(0, "arsonist-a black-knight-a"), player(1, built=cards), seed=seed)
        do(do(pos, "play", slot="arsonist-a"), "no_counter")
        if hand(pos, 1) == ["castle-a"]:
            break
    assert is_open(pos, "play", slot="black-knight-a")


def civil_war(first: Json, second: Json, **fields: Any) -> Position:
    return table.event("civil-war", first, second, theme=KM, **fields)


@pytest.mark.parametrize("side", SIDES)
def test_13_castle_protects_knights_at_its_place_in_a_civil_war(side: str) -> None:
    cards = {"castle-a": (5, "above"), "goetz": (5, side), "otto": (6, "above"), "karl": (6, "below")}
    pos = civil_war(player(0), player(1, built=cards, **CITY_WITH_CASTLE))
    assert (pos.turn, open_picks(pos, 1)) == (0, {"otto", "karl"})


def test_13_castle_of_the_roller_protects_too() -> None:
    mine = player(0, built={"castle-a": (5, "above"), "goetz": (5, "below"), "otto": (6, "above")})
    assert hand(civil_war(mine, player(1)), 0) == ["otto"]


def test_13_castle_protects_no_fleets() -> None:
    cards = {
        "castle-a": (5, "above"),
        "gold-fleet": (5, "below"),
        "pirate-fleet-a": (5, "below"),
        "goetz": (5, "above"),
    }
    pos = civil_war(player(0), player(1, built=cards, **CITY_WITH_CASTLE))
    assert open_picks(pos, 1) == {"gold-fleet", "pirate-fleet-a"}


def test_13_castle_with_all_knights_protected_a_civil_war_takes_nothing() -> None:
    pos = civil_war(player(0), player(1, built={"castle-a": (5, "above"), "goetz": (5, "below")}))
    assert (built(pos, 1), hand(pos, 1), acts(pos)) == (["castle-a", "goetz"], [], True)


# Pirate Fleet


@pytest.mark.parametrize("have", [1, 2])
def test_13_pirate_fleet_has_no_rate_at_the_bank(have: int) -> None:
    pos = acting(player(0, built={"pirate-fleet-a": (5, "above")}, stores=stores_of(0, gold=have)))
    assert not is_open(pos, "trade", give="gold", get="ore")


def test_13_pirate_fleet_is_no_fleet_for_the_harbor() -> None:
    pos = acting(with_city(0, "harbor pirate-fleet-a pirate-fleet-b"))
    assert pos.state.players[0].commerce == 1
    pos = acting(with_city(0, "harbor pirate-fleet-a gold-fleet"))
    assert pos.state.players[0].commerce == 1 + 1 + 1


def test_13_pirate_fleet_is_a_unit() -> None:
    """Civil War picks it, a Church protects it, and the Spy takes it."""
    assert hand(civil_war(player(0), player(1, built={"pirate-fleet-a": (5, "above")})), 1) == ["pirate-fleet-a"]
    safe = with_city(1, "church-a pirate-fleet-a")
    assert built(civil_war(player(0), safe), 1) == ["church-a", "pirate-fleet-a"]
    pos = do(acting(player(0, "spy-a"), player(1, "pirate-fleet-a palace castle-a")), "play", slot="spy-a")
    if "take_from_hand" in open_kinds(pos):
        do(pos, "take_from_hand", slot="pirate-fleet-a")
    assert (hand(pos, 0), hand(pos, 1)) == (["pirate-fleet-a"], ["palace", "castle-a"])


def test_13_pirate_fleet_is_no_knight_and_no_building() -> None:
    pos = acting(player(0, "black-knight-a arsonist-a"), player(1, built={"pirate-fleet-a": (5, "above")}))
    assert why(pos, "play", slot="black-knight-a") == "rival-has-none"
    assert why(pos, "play", slot="arsonist-a") == "rival-has-none"


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


def test_13_on_plenty_gold_without_room_is_lost() -> None:
    built = {"toll-station-a": (5, "above"), "toll-station-b": (5, "below")}
    pos = plenty(player(0, stores=3), player(1, built=built, stores=stores_of(1, gold=1)))
    do(pos, "gain", cell="forest-5")
    assert stock(pos, 1)["gold"] == 3


def test_13_on_plenty_the_free_resource_comes_before_what_is_added() -> None:
    """It fills the gold river, and the Toll Station finds no room; the other way round there would be lumber too."""
    stores = {**stores_of(1, wool=3, brick=3, ore=3, grain=3, lumber=2, gold=2)}
    pos = plenty(player(0, stores=3), player(1, built={"toll-station-a": (5, "above")}, stores=stores))
    assert (pos.turn, open_cells(pos, "gain")) == (1, {"forest-5", "gold-1"})
    do(pos, "gain", cell="gold-1")
    assert (stock(pos, 1)["gold"], stock(pos, 1)["lumber"], acts(pos)) == (3, 2, True)


@pytest.mark.parametrize("turn", [0, 1])
def test_13_on_plenty_first_both_gain_the_free_resource_and_the_roller_begins(turn: int) -> None:
    cards = {"toll-station-a": (5, "above")}, {"toll-station-b": (5, "above")}
    pos = plenty(player(0, built=cards[0]), player(1, built=cards[1]), turn=turn)
    free = ("forest-4", "fields-2")
    for p in (turn, 1 - turn):
        assert (pos.turn, stock(pos, 1 - turn).get("gold", 0), stock(pos, turn).get("gold", 0)) == (p, 0, 0)
        do(pos, "gain", cell=free[p])
    assert stock(pos, 0) == {"lumber": 1, "gold": 3}
    assert stock(pos, 1) == {"grain": 1, "gold": 2, "brick": 1}


def test_13_on_plenty_the_owner_chooses_among_the_gold_regions() -> None:
    cards = {"pirate-fleet-a": (5, "above")}
    pos = plenty(player(0, built=cards, **TWO_RIVERS), player(1, stores=3))
    do(pos, "gain", cell="pasture-3")
    assert (pos.turn, open_cells(pos, "gain")) == (0, {"gold-3", "gold-6"})
    do(pos, "gain", cell="gold-3")
    assert stock(pos, 0)["gold"] == 2


def test_13_on_other_faces_they_bring_nothing() -> None:
    built = {"toll-station-a": (5, "above"), "pirate-fleet-a": (6, "above")}
    pos = rolled("tournament", 1, player(0, built=built), player(1), theme=KM)
    assert stock(pos, 0) == {"grain": 1}


def test_13_toll_stations_count_for_the_commerce_token() -> None:
    built = {"toll-station-a": (5, "above"), "toll-station-b": (6, "above")}
    pos = acting(player(0, built=built, settlements=(6,), cities=(5,)), player(1, built={"garrison-a": (5, "above")}))
    assert (pos.state.players[0].commerce, pos.state.commerce_token) == (2, 0)


# Palace

PALACE: Json = {"built": {"palace": (5, "above")}, "settlements": (6,), "cities": (5,)}
PILE = ["mint", "goetz", "caravan"]


def test_13_palace_offers_any_discarded_card_instead_of_the_free_resource() -> None:
    pos = plenty(player(0, **PALACE), player(1, stores=3), discard=PILE)
    assert (pos.turn, open_kinds(pos)) == (0, {"take_discarded", "skip"})
    assert len(pos.choices) == 3 + 1
    do(pos, "take_discarded", slot="caravan")
    assert (hand(pos, 0), sorted(discarded(pos)), stock(pos, 0)) == (["caravan"], ["goetz", "mint"], {"gold": 1})
    assert (acts(pos), is_open(pos, "play", slot="caravan")) == (True, False), "the gate is closed"


def test_13_palace_whose_owner_skips_brings_the_free_resource() -> None:
    pos = plenty(player(0, **PALACE), player(1, stores=3), discard=PILE)
    do(pos, "skip")
    assert open_kinds(pos) == {"gain"}
    do(pos, "gain", cell="hills-5")
    assert (hand(pos, 0), discarded(pos), stock(pos, 0)) == ([], PILE, {"brick": 1, "gold": 1})


def test_13_palace_asks_nothing_with_an_empty_discard_pile() -> None:
    pos = plenty(player(0, **PALACE), player(1, stores=3))
    assert (pos.turn, open_kinds(pos)) == (0, {"gain"})


def test_13_palace_of_the_second_player_comes_after_the_roller() -> None:
    pos = plenty(player(0), player(1, **PALACE), discard=PILE)
    assert (pos.turn, open_kinds(pos)) == (0, {"gain"})
    do(pos, "gain", cell="hills-5")
    assert (pos.turn, open_kinds(pos)) == (1, {"take_discarded", "skip"})
    do(pos, "take_discarded", slot="mint")
    assert (hand(pos, 1), acts(pos)) == (["mint"], True)


def test_13_palace_takes_a_card_even_if_all_regions_are_full() -> None:
    pos = plenty(player(0, **PALACE, stores=3), player(1, stores=3), discard=PILE)
    do(pos, "take_discarded", slot="goetz")
    assert (hand(pos, 0), acts(pos)) == (["goetz"], True)


def test_13_palace_leaves_what_other_cards_add() -> None:
    mine = {**PALACE, "built": {"palace": (5, "above"), "toll-station-a": (5, "below")}}
    pos = rolled("plenty", 1, player(0, **mine), player(1, stores=3), theme=KM, discard=PILE)
    do(pos, "take_discarded", slot="goetz")
    assert (stock(pos, 0), hand(pos, 0)) == ({"gold": 2, "grain": 1}, ["goetz"])


def test_13_palace_everybody_knows_the_card() -> None:
    pos = do(plenty(player(0, **PALACE), player(1, stores=3), discard=PILE), "take_discarded", slot="mint")
    assert [table.knows(pos, p, "mint") for p in (0, 1)] == [True, True]


def test_13_palace_a_full_hand_of_the_roller_waits_for_the_draw_phase() -> None:
    pos = plenty(player(0, "otto karl falk", **PALACE), player(1, stores=3), discard=PILE)
    do(pos, "take_discarded", slot="mint")
    assert (acts(pos), len(hand(pos, 0))) == (True, 4)


def test_13_palace_does_nothing_on_other_faces() -> None:
    pos = rolled("tournament", 6, player(0, **PALACE), player(1), theme=KM, discard=PILE)
    assert (acts(pos), discarded(pos)) == (True, PILE)


# Tournament Place and Knights' Hall


def tournament(first: Json, second: Json, **fields: Any) -> Position:
    return rolled("tournament", 6, first, second, theme=KM, **fields)


def test_13_tournament_place_brings_the_winner_one_more() -> None:
    mine = player(0, built={"tournament-place": (5, "above"), "hagen": (6, "above")})
    pos = tournament(mine, player(1))
    do(pos, "gain", cell="forest-4")
    assert (pos.turn, open_kinds(pos)) == (0, {"gain"})
    do(pos, "gain", cell="hills-5")
    assert (stock(pos, 0), acts(pos)) == ({"lumber": 1, "brick": 1, "gold": 1}, True)


@pytest.mark.parametrize("turn", [0, 1])
def test_13_tournament_place_in_either_turn(turn: int) -> None:
    theirs = player(1, built={"tournament-place": (5, "above"), "hagen": (6, "above")})
    pos = tournament(player(0), theirs, turn=turn)
    for _ in range(2):
        assert pos.turn == 1
        do(pos, "gain", cell="forest-5")
    assert stock(pos, 1) == {"lumber": 2, "brick": 1}


def test_13_tournament_place_of_the_loser_brings_nothing() -> None:
    mine = player(0, built={"tournament-place": (5, "above"), "conrad": (6, "above")})
    pos = tournament(mine, player(1, built={"hagen": (5, "above")}))
    do(pos, "gain", cell="forest-5")
    assert (stock(pos, 0), stock(pos, 1), acts(pos)) == ({"gold": 1}, {"lumber": 1, "brick": 1}, True)


@pytest.mark.parametrize("knights", ["", "conrad siegfried"])
def test_13_tournament_place_brings_nothing_after_a_tie(knights: str) -> None:
    mine, theirs = (*knights.split(), "", "")[:2]
    first = {"tournament-place": (5, "above"), **({mine: (6, "above")} if mine else {})}
    pos = tournament(player(0, built=first), player(1, built={theirs: (6, "above")} if theirs else {}))
    assert (acts(pos), stock(pos, 0)) == (True, {"gold": 1})


def test_13_tournament_place_what_has_no_room_is_lost() -> None:
    mine = player(
        0,
        built={"tournament-place": (5, "above"), "hagen": (6, "above")},
        stores=dict.fromkeys(("pasture-3", "gold-6", "hills-5", "fields-1", "forest-4"), 3) | {"mountains-2": 2},
    )
    pos = tournament(mine, player(1, stores=3))
    assert (stock(pos, 0)["ore"], acts(pos)) == (3, True)


@pytest.mark.parametrize(("knights", "points"), [("", 0), ("conrad", 2), ("conrad hagen", 5), ("bodo falk", 11)])
def test_13_knights_hall_each_own_knight_has_one_more_tournament_point(knights: str, points: int) -> None:
    pos = acting(with_city(0, f"knights-hall {knights}"))
    assert pos.state.players[0].tournament == points


def test_13_knights_hall_adds_no_strength_and_no_points_to_castles_and_fleets() -> None:
    me = acting(with_city(0, "knights-hall castle-a pirate-fleet-a conrad")).state.players[0]
    assert (me.tournament, me.strength) == (2, 2 + 1)


def test_13_knights_hall_adds_nothing_to_the_rivals_knights() -> None:
    pos = acting(with_city(0, "knights-hall"), player(1, built={"conrad": (5, "above")}))
    assert pos.state.players[1].tournament == 1


def test_13_knights_hall_breaks_a_tie_in_a_tournament() -> None:
    theirs = player(1, built={"siegfried": (5, "above")})
    pos = tournament(with_city(0, "conrad"), theirs)
    assert acts(pos)
    pos = tournament(with_city(0, "conrad knights-hall"), theirs)
    assert (pos.turn, open_kinds(pos)) == (0, {"gain"})


def test_13_knights_hall_may_make_a_tie() -> None:
    pos = tournament(with_city(0, "conrad knights-hall"), player(1, built={"hagen": (5, "above")}))
    assert (acts(pos), stock(pos, 0)) == (True, {"gold": 1})


# Watchtower

AMOUNTS = {7: (3, 0), 8: (3, 1), 9: (3, 2), 10: (3, 3)}


def brigands(n: int, cards: dict[str, tuple[int, str]], **fields: Any) -> Position:
    """Roll brigands when the first player has n resources; ore and wool are two or more of them."""
    lumber, brick = AMOUNTS[n]
    mine = player(0, built=cards, stores=stores_of(0, ore=2, wool=2, lumber=lumber, brick=brick))
    return rolled("brigands", 1, mine, player(1), theme=KM, **fields)


@pytest.mark.parametrize(("n", "safe"), [(7, True), (8, True), (9, True), (10, False)])
def test_13_watchtower_brigands_take_nothing_up_to_nine(n: int, safe: bool) -> None:  # noqa: FBT001
    left = stock(brigands(n, {"watchtower": (5, "above")}), 0)
    assert ("wool" in left, "ore" in left) == (safe, safe)


@pytest.mark.parametrize(("n", "safe"), [(7, True), (8, False)])
def test_13_without_a_watchtower_brigands_take_above_seven(n: int, safe: bool) -> None:  # noqa: FBT001
    left = stock(brigands(n, {"castle-a": (5, "above")}), 0)
    assert ("wool" in left, "ore" in left) == (safe, safe)


def test_13_watchtower_does_not_help_the_rival() -> None:
    theirs = player(1, stores=stores_of(1, wool=2, ore=3, lumber=3))
    pos = rolled("brigands", 1, player(0, built={"watchtower": (5, "above")}), theirs, theme=KM)
    assert stock(pos, 1) == {"lumber": 3, "gold": 1}


def test_13_watchtower_with_a_garrison_the_count_is_what_it_does_not_cover() -> None:
    """Twelve resources: six in the two Regions beside the Garrison do not count."""
    cards = {"watchtower": (5, "below"), "garrison-a": (5, "above")}
    mine = player(0, built=cards, stores=stores_of(0, wool=3, gold=3, ore=3, lumber=3))
    pos = rolled("brigands", 1, mine, player(1), theme=KM)
    assert stock(pos, 0) == {"wool": 3, "gold": 3, "ore": 3, "lumber": 3, "grain": 1}


def test_13_watchtower_does_not_help_against_the_brigands_that_are_played() -> None:
    theirs = player(1, built={"watchtower": (5, "above")}, stores=stores_of(1, ore=1, wool=1))
    for seed in range(20):
        pos = acting(player(0, "brigands"), theirs, seed=seed)
        do(do(pos, "play", slot="brigands"), "no_counter")
        if "take_resource" in open_kinds(pos):
            do(pos, "take_resource", resource="ore")
            break
    assert (stock(pos, 0), stock(pos, 1)) == ({"ore": 1, "wool": 1}, {})


# What a set does not have


def test_13_two_cards_of_one_site_are_refused() -> None:
    with pytest.raises(BadInput, match="no building site there"):
        position(player(0, built={"castle-a": (5, "above"), "bodo": (5, "above")}), theme=KM)


def test_13_a_red_card_beside_a_settlement_is_refused() -> None:
    with pytest.raises(BadInput, match="only beside a City"):
        position(player(0, built={"palace": (5, "above")}), theme=KM)
