"""Section 13, Knights & Merchants: its built cards, its events, and the set as a whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    built,
    discarded,
    do,
    hand,
    is_open,
    open_kinds,
    open_resources,
    open_values,
    player,
    rolled,
    stock,
    stores_of,
    why,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position
from catan_cards.rules.table_km import KM, acting


def face(name: str, first: Json, second: Json | None = None, die: int = 6, **fields: Any) -> Position:
    return rolled(name, die, first, second or player(1), theme=KM, **fields)


def event(name: str, first: Json, second: Json | None = None, **fields: Any) -> Position:
    return table.event(name, first, second or player(1), theme=KM, die=6, **fields)


# Used cards


def test_13_a_landlord_swaps_grain_and_wool_once_a_turn() -> None:
    pos = acting(player(0, built={"landlord": (5, "above")}, stores=stores_of(0, grain=1, ore=1)))
    do(pos, "use", card="landlord")
    assert stock(pos, 0) == {"wool": 1, "ore": 1}
    assert why(pos, "use", card="landlord") == "used-already"


def test_13_a_landlord_needs_grain_or_wool_and_room_for_the_other() -> None:
    none = acting(player(0, built={"landlord": (5, "above")}, stores=stores_of(0, ore=1)))
    assert why(none, "use", card="landlord") == "nothing-to-take"
    full = acting(player(0, built={"landlord": (5, "above")}, stores=stores_of(0, grain=3, wool=3)))
    assert why(full, "use", card="landlord") == "nothing-to-take"


def test_13_a_landlord_is_used_again_in_the_next_own_turn_and_when_it_is_built_again() -> None:
    pos = acting(player(0, built={"landlord": (5, "above")}, stores=stores_of(0, grain=3)))
    do(pos, "use", card="landlord")
    state = pos.state.players[0]
    state.built.beside[0].used -= 2
    assert is_open(table.enter(pos, table.Step.CHECK), "use", card="landlord")


def test_13_a_trade_academy_trades_two_of_any_resource_for_one_once() -> None:
    me = player(0, cities=(5,), settlements=(6,), built={"trade-academy": (5, "above")}, stores=stores_of(0, ore=2))
    pos = acting(me)
    do(pos, "use", card="trade-academy")
    assert open_resources(pos, "trade", "give") == {"ore"}
    do(pos, "trade", give="ore", get="gold")
    assert stock(pos, 0) == {"gold": 1}
    assert why(pos, "use", card="trade-academy") == "used-already"


# Plenty, the tournament, Brigands


def test_13_on_plenty_fleets_and_toll_stations_add_gold_after_the_free_resource() -> None:
    mine = {"toll-station-a": (5, "above"), "toll-station-b": (6, "above"), "pirate-fleet-a": (5, "below")}
    pos = face("plenty", player(0, built=mine), player(1, built={"pirate-fleet-b": (5, "above")}), die=1)
    assert (pos.turn, stock(pos, 0)) == (0, {})
    do(pos, "gain", cell="hills-5")
    do(pos, "gain", cell="hills-6")
    assert stock(pos, 0) == {"brick": 1, "gold": 3, "grain": 1}
    assert stock(pos, 1) == {"brick": 1, "gold": 2}


def test_13_a_pirate_fleet_is_a_unit_and_no_fleet_for_the_harbor() -> None:
    cards = {"harbor": (5, "above"), "pirate-fleet-a": (5, "below"), "gold-fleet": (6, "above")}
    pos = acting(player(0, cities=(5,), settlements=(6,), built=cards))
    assert pos.state.players[0].commerce == 3


@pytest.mark.parametrize(("cards", "gains"), [({"tournament-place": (5, "above")}, 2), ({}, 1)])
def test_13_a_tournament_place_adds_to_a_won_tournament(cards: dict[str, tuple[int, str]], gains: int) -> None:
    pos = face("tournament", player(0, built={**cards, "hagen": (6, "above")}), die=6)
    for _ in range(gains):
        do(pos, "gain", cell="mountains-2")
    assert stock(pos, 0) == {"ore": gains, "gold": 1}


def test_13_knights_have_one_more_tournament_point_with_a_knights_hall() -> None:
    hall = {"knights-hall": (5, "above"), "hagen": (6, "above"), "siegfried": (6, "below")}
    pos = acting(player(0, cities=(5,), settlements=(6,), built=hall))
    assert pos.state.players[0].tournament == 2 + 1 + 2


@pytest.mark.parametrize(("shown", "lost"), [(3, False), (4, True)])
def test_13_with_a_watchtower_brigands_come_above_nine(shown: int, *, lost: bool) -> None:
    amounts = {"lumber": 3, "brick": 3, "wool": min(3, shown), "ore": max(0, shown - 3)}
    pos = face("brigands", player(0, built={"watchtower": (5, "above")}, stores=stores_of(0, **amounts)))
    assert ("wool" not in stock(pos, 0)) == lost


def test_13_a_cloth_hall_trades_wool_two_for_one() -> None:
    me = player(0, cities=(5,), settlements=(6,), built={"cloth-hall-a": (5, "above")}, stores=stores_of(0, wool=2))
    pos = do(acting(me), "trade", give="wool", get="ore")
    assert (stock(pos, 0), pos.state.players[0].commerce) == ({"ore": 1}, 2)


# The Palace
PALACE: Json = {"cities": (5,), "settlements": (6,), "built": {"palace": (5, "above")}}


def test_13_a_palace_takes_a_discarded_card_instead_of_the_free_resource() -> None:
    pos = face("plenty", player(0, **PALACE), player(1, stores=3), discard=["spy-a", "goetz"])
    assert open_kinds(pos) == {"take_discarded", "skip"}
    do(pos, "take_discarded", slot="goetz")
    assert (hand(pos, 0), discarded(pos), stock(pos, 0)) == (["goetz"], ["spy-a"], {"gold": 1})


def test_13_a_palace_may_let_the_free_resource_come() -> None:
    pos = face("plenty", player(0, **PALACE), player(1, stores=3), discard=["goetz"])
    do(pos, "skip")
    do(pos, "gain", cell="hills-5")
    assert (stock(pos, 0), discarded(pos)) == ({"brick": 1, "gold": 1}, ["goetz"])


def test_13_with_nothing_discarded_a_palace_asks_nothing() -> None:
    pos = face("plenty", player(0, **PALACE), player(1, stores=3))
    assert open_kinds(pos) == {"gain"}


def test_13_a_hand_that_grows_above_its_limit_in_the_rivals_turn_is_cut_at_once() -> None:
    rival = {**player(1, "otto karl falk", **PALACE)}
    pos = face("plenty", player(0, stores=3), rival, discard=["goetz"])
    do(pos, "take_discarded", slot="goetz")
    assert (pos.turn, open_kinds(pos)) == (1, {"put_under"})
    do(pos, "put_under", slot="otto", stack=0)
    assert (hand(pos, 1), is_open(pos, "end_actions")) == (["karl", "falk", "goetz"], True)


# Castles


def test_13_a_castle_protects_knights_at_its_place_from_the_black_knight() -> None:
    for seed in range(12):
        rival = player(1, built={"castle-a": (5, "above"), "goetz": (5, "below"), "otto": (6, "below")})
        pos = do(acting(player(0, "black-knight-a"), rival, seed=seed), "play", slot="black-knight-a")
        do(pos, "no_counter")
        if any(one["what"] == "duel_rolled" and one["die"] <= 5 for one in pos.events):
            assert built(pos, 1) == ["castle-a", "goetz"]
            return
    raise AssertionError("no attack succeeded")


def test_13_with_all_knights_protected_the_black_knight_is_not_played() -> None:
    rival = player(1, built={"castle-a": (5, "above"), "goetz": (5, "below")})
    pos = acting(player(0, "black-knight-a"), rival)
    assert why(pos, "play", slot="black-knight-a") == "rival-has-none"


def test_13_a_castle_protects_in_a_civil_war_too_but_only_knights() -> None:
    rival = player(
        1,
        built={"castle-a": (5, "above"), "goetz": (5, "below"), "ore-fleet": (5, "below")},
        cities=(5,),
        settlements=(6,),
    )
    pos = event("civil-war", player(0), rival)
    assert built(pos, 1) == ["castle-a", "goetz"]
    assert hand(pos, 1) == ["ore-fleet"]


# Events


def test_13_in_a_raid_the_holder_names_three_buildings_and_the_owner_takes_one_back() -> None:
    cards = {"abbey-a": (5, "above"), "smithy": (5, "below"), "sawmill": (6, "above"), "foundry": (6, "below")}
    pos = event("raid-a", player(0, built={"goetz": (5, "above")}), player(1, built=cards))
    for name in ("smithy", "sawmill", "foundry"):
        assert pos.turn == 0
        do(pos, "pick", card=name)
    assert pos.turn == 1
    assert open_values(pos, "pick", "card") == {1, 2, 3}
    do(pos, "pick", card="sawmill")
    assert (built(pos, 1), hand(pos, 1)) == (["abbey-a", "smithy", "foundry"], ["sawmill"])
    assert not any(site.named for site in pos.state.players[1].built.beside)


def test_13_in_a_raid_with_fewer_buildings_all_are_named() -> None:
    cards = {"abbey-a": (5, "above"), "smithy": (5, "below"), "hagen": (6, "above")}
    pos = event("raid-a", player(0, built={"goetz": (5, "above")}), player(1, built=cards))
    assert (pos.turn, open_values(pos, "pick", "card")) == (1, {0, 1})


def test_13_a_raid_of_the_rival_reaches_the_roller_and_without_a_holder_nobody() -> None:
    pos = event("raid-a", player(0, built={"smithy": (5, "above")}), player(1, built={"goetz": (5, "above")}))
    assert (built(pos, 0), hand(pos, 0)) == ([], ["smithy"])
    pos = event("raid-a", player(0, built={"smithy": (5, "above")}), player(1, built={"abbey-a": (5, "above")}))
    assert (built(pos, 0), built(pos, 1)) == (["smithy"], ["abbey-a"])


def test_13_in_a_raid_without_buildings_nothing_happens() -> None:
    pos = event("raid-a", player(0, built={"goetz": (5, "above")}), player(1))
    assert is_open(pos, "end_actions")


def test_13_at_the_fair_both_holders_gain_and_nobody_else() -> None:
    both = player(0, cities=(5,), settlements=(6,), built={"goetz": (6, "above"), "marketplace": (5, "above")})
    pos = event("knights-fair", both, player(1))
    do(pos, "gain", cell="hills-5")
    do(pos, "gain", cell="hills-5")
    assert stock(pos, 0) == {"brick": 2, "gold": 1}
    trader = player(1, cities=(5,), settlements=(6,), built={"marketplace": (5, "above")})
    pos = event("knights-fair", player(0), trader)
    do(pos, "gain", cell="hills-6")
    assert stock(pos, 1)["brick"] == 2
    pos = event("knights-fair", player(0), player(1))
    assert stock(pos, 0) == {"gold": 1}


# The set as a whole


def test_13_the_game_goes_to_thirteen_points_and_the_gate_is_three_each() -> None:
    pos = table.acting(player(0, "spy-a", cities=(5,), settlements=(6,)), player(1), theme=KM)
    assert why(pos, "play", slot="spy-a") == "gate"
    pos = table.acting(
        player(0, "spy-a", cities=(5,), settlements=(6,)), player(1, cities=(5,), settlements=(6,)), theme=KM
    )
    assert is_open(pos, "play", slot="spy-a")
    new = table.catan_cards.new(seed=1, options={"theme": KM})
    assert [stack.cards.size for stack in new.state.stacks] == [16, 16, 15, 15, 14, 13]
    assert new.state.events_stack.size == 13
    assert open_values(new, "search", "stack") == set(range(6))
