"""Section 13, Knights & Merchants."""

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
    names,
    open_cells,
    open_kinds,
    open_resources,
    open_values,
    player,
    rolled,
    stock,
    store,
    stores_of,
    why,
)

from bailey.games.catan_cards.data import SETS

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position

KM = SETS.index("km")
OPEN = {"action_gate": 3}


def acting(first: Json, second: Json | None = None, **fields: Any) -> Position:
    """Lay out the action phase with the set, and without a gate."""
    fields.setdefault("options", OPEN)
    return table.acting(first, second or player(1), theme=KM, **fields)


def face(name: str, first: Json, second: Json | None = None, die: int = 6, **fields: Any) -> Position:
    return rolled(name, die, first, second or player(1), theme=KM, **fields)


def event(name: str, first: Json, second: Json | None = None, **fields: Any) -> Position:
    return table.event(name, first, second or player(1), theme=KM, die=6, **fields)


def next_turn(pos: Position) -> Position:
    """End the turn of the player who acts, whatever is asked."""
    turns = pos.state.turns
    do(pos, "end_actions")
    while pos.state.turns == turns:
        pos.push(pos.choices[0])
    return pos


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


# Border Dispute


def token_and_two_hills() -> Json:
    """A player with the Knight token, and a second hills Region beyond the row."""
    extra = {"hills-1": (8, "above"), "fields-3": (8, "below")}
    shown = {"hills-1": 2, "hills-5": 1}
    cards = {"goetz": (5, "above"), "brick-factory": (7, "above")}
    return player(0, "border-dispute-a", built=cards, settlements=(5, 6, 7), extra=extra, stores=shown)


def test_13_a_border_dispute_exchanges_regions_with_what_they_show() -> None:
    pos = acting(token_and_two_hills(), player(1, stores={"forest-5": 3}))
    do(pos, "play", slot="border-dispute-a")
    assert open_cells(pos, "pick_region") == {"hills-5", "hills-1", "fields-1", "fields-3"}
    do(pos, "pick_region", cell="hills-1")
    assert open_cells(pos, "pick_region", 1) == {
        "forest-5",
        "fields-2",
        "pasture-4",
        "hills-6",
        "gold-1",
        "mountains-3",
    }
    do(pos, "pick_region", cell="forest-5")
    assert (stock(pos, 0), stock(pos, 1)) == ({"brick": 1, "lumber": 3}, {"brick": 2})
    assert (store(pos, "hills-1"), store(pos, "forest-5")) == (2, 3)


def test_13_cards_beside_an_exchanged_region_act_on_the_new_one() -> None:
    pos = acting(token_and_two_hills())
    assert pos.state.players[0].doubled != 0
    do(pos, "play", slot="border-dispute-a")
    do(pos, "pick_region", cell="hills-1")
    do(pos, "pick_region", cell="forest-5")
    do(pos, "end_actions")
    assert (pos.state.players[0].doubled >> 2 * 8) & 1 == 0


def test_13_a_border_dispute_needs_the_token_and_a_land_twice() -> None:
    alone = acting(player(0, "border-dispute-a", built={"goetz": (5, "above")}))
    assert why(alone, "play", slot="border-dispute-a") == "needs"
    rich = token_and_two_hills()
    tie = acting(rich, player(1, built={"otto": (5, "above"), "walter": (6, "above")}))
    assert is_open(tie, "play", slot="border-dispute-a") == (tie.state.knight_token == 0)
    lost = acting(rich, player(1, built={"karl": (5, "above")}))
    assert why(lost, "play", slot="border-dispute-a") == "needs"


# Damsel Imelda


def test_13_imelda_leaves_a_knight_without_points_until_the_next_own_turn() -> None:
    rival = player(1, built={"karl": (5, "above"), "smithy": (5, "below"), "hagen": (6, "above")})
    pos = acting(player(0, "damsel-imelda", built={"otto": (5, "above")}), rival)
    assert (pos.state.players[1].strength, pos.state.knight_token) == (10, 1)
    do(pos, "play", slot="damsel-imelda")
    do(pos, "no_counter")
    do(pos, "pick", card="karl")
    assert (pos.state.players[1].strength, pos.state.players[1].tournament) == (2, 2)
    assert pos.state.knight_token == 0
    next_turn(pos)
    assert pos.state.players[1].strength == 2
    while not is_open(pos, "end_actions"):
        pos.push(pos.choices[0])
    next_turn(pos)
    assert pos.state.players[1].strength == 10


def test_13_imelda_needs_a_knight_of_the_rival() -> None:
    assert why(acting(player(0, "damsel-imelda")), "play", slot="damsel-imelda") == "rival-has-none"


# Ransom


def ransom(rival: Json, **stores: int) -> Position:
    me = player(0, "ransom-a", built={"karl": (5, "above")}, stores=stores_of(0, **stores))
    return do(do(acting(me, rival), "play", slot="ransom-a"), "no_counter")


def test_13_at_a_ransom_the_rival_may_give_two_resources() -> None:
    pos = ransom(player(1, built={"otto": (5, "above")}, stores=stores_of(1, wool=2, ore=1)))
    assert (pos.turn, open_values(pos, "choose", "way")) == (1, {0, 1})
    do(pos, "choose", way=0)
    do(pos, "give_resource", resource="ore")
    assert (stock(pos, 0), stock(pos, 1)) == ({"ore": 1, "wool": 1}, {"wool": 1})


def test_13_at_a_ransom_the_rival_may_take_back_a_knight() -> None:
    pos = ransom(player(1, built={"otto": (5, "above"), "hagen": (6, "above")}, stores=stores_of(1, wool=2)))
    do(pos, "choose", way=1)
    do(pos, "pick", card="hagen")
    assert (built(pos, 1), hand(pos, 1), stock(pos, 1)) == (["otto"], ["hagen"], {"wool": 2})


def test_13_at_a_ransom_only_what_can_be_done_is_offered() -> None:
    pos = ransom(player(1, stores=stores_of(1, wool=1)))
    assert (stock(pos, 0), stock(pos, 1)) == ({"wool": 1}, {})
    pos = ransom(player(1, built={"otto": (5, "above")}))
    assert hand(pos, 1) == ["otto"]


def test_13_a_ransom_needs_more_strength_and_something_to_yield() -> None:
    weak = acting(player(0, "ransom-a"), player(1, stores=1))
    assert why(weak, "play", slot="ransom-a") == "needs"
    poor = acting(player(0, "ransom-a", built={"karl": (5, "above")}))
    assert why(poor, "play", slot="ransom-a") == "needs"


# Squires


def test_13_a_squire_saves_two_resources_of_the_next_knight() -> None:
    pos = acting(player(0, "squire-a otto", stores=stores_of(0, grain=1, ore=2, wool=1)))
    do(pos, "play", slot="squire-a")
    assert (names(pos.state.lasting), discarded(pos)) == (["squire-a"], [])
    do(pos, "build", slot="otto", place=5, side="above")
    assert open_resources(pos, "save") == {"grain", "ore", "wool"}
    do(pos, "save", resource="ore")
    do(pos, "save", resource="ore")
    assert stock(pos, 0) == {"ore": 2}
    assert (names(pos.state.lasting), discarded(pos)) == ([], ["squire-a"])


def test_13_what_is_missing_is_saved_without_a_question() -> None:
    pos = acting(player(0, "squire-a otto", stores=stores_of(0, grain=1, wool=1)))
    do(pos, "play", slot="squire-a")
    do(pos, "build", slot="otto", place=5, side="above")
    assert (built(pos, 0), stock(pos, 0)) == (["otto"], {})


def test_13_of_one_kind_of_resource_the_saving_is_not_asked() -> None:
    pos = acting(player(0, "squire-a otto", stores=stores_of(0, ore=2)))
    do(pos, "play", slot="squire-a")
    do(pos, "build", slot="otto", place=5, side="above")
    assert (built(pos, 0), stock(pos, 0)) == (["otto"], {})


def test_13_nothing_costs_less_than_one_resource() -> None:
    pos = acting(player(0, "squire-a siegfried", stores=stores_of(0, ore=1)))
    do(pos, "play", slot="squire-a")
    do(pos, "build", slot="siegfried", place=5, side="above")
    assert (built(pos, 0), stock(pos, 0)) == (["siegfried"], {})
    broke = acting(player(0, "squire-a siegfried"))
    do(broke, "play", slot="squire-a")
    assert why(broke, "build", slot="siegfried", place=5, side="above") == "too-dear"


def test_13_two_squires_add_up_and_are_spent_together() -> None:
    pos = acting(player(0, "squire-a squire-b karl", stores=stores_of(0, grain=1, ore=1, wool=1)))
    do(pos, "play", slot="squire-a")
    do(pos, "play", slot="squire-b")
    do(pos, "build", slot="karl", place=5, side="above")
    assert (built(pos, 0), stock(pos, 0)) == (["karl"], {})
    assert discarded(pos) == ["squire-b", "squire-a"]


def test_13_a_squire_helps_no_other_card_and_ends_with_the_turn() -> None:
    pos = acting(player(0, "squire-a sawmill", stores=stores_of(0, lumber=1)))
    do(pos, "play", slot="squire-a")
    assert why(pos, "build", slot="sawmill", place=5, side="above") == "too-dear"
    next_turn(pos)
    assert (names(pos.state.lasting), discarded(pos)) == ([], ["squire-a"])


# Merchants


def test_13_a_letter_of_credit_brings_two_different_resources_but_no_gold() -> None:
    pos = acting(player(0, "letter-of-credit", stores=stores_of(0, gold=1)))
    do(pos, "play", slot="letter-of-credit")
    assert "gold-6" not in open_cells(pos, "gain")
    do(pos, "gain", cell="hills-5")
    assert "hills-5" not in open_cells(pos, "gain")
    do(pos, "gain", cell="forest-4")
    assert stock(pos, 0) == {"brick": 1, "lumber": 1}


def test_13_a_letter_of_credit_with_room_for_two_asks_nothing() -> None:
    full = stores_of(0, lumber=3, wool=3, brick=3, gold=1)
    pos = do(acting(player(0, "letter-of-credit", stores=full)), "play", slot="letter-of-credit")
    assert stock(pos, 0) == {"lumber": 3, "wool": 3, "brick": 3, "ore": 1, "grain": 1}


def test_13_a_letter_of_credit_needs_gold_and_room() -> None:
    assert why(acting(player(0, "letter-of-credit")), "play", slot="letter-of-credit") == "needs"
    assert why(acting(player(0, "letter-of-credit", stores=3)), "play", slot="letter-of-credit") == "needs"


@pytest.mark.parametrize(
    ("cards", "gains"), [("marketplace", 1), ("merchant-guild", 2), ("counting-house merchant-guild", 3)]
)
def test_13_a_market_day_brings_one_for_each_two_commerce_points(cards: str, gains: int) -> None:
    here = dict.fromkeys(cards.split(), (5, "above"))
    pos = acting(player(0, "market-day", cities=(5,), settlements=(6,), built=here))
    do(pos, "play", slot="market-day")
    for _ in range(gains):
        do(pos, "gain", cell="hills-5")
    assert stock(pos, 0) == {"brick": gains}


def test_13_a_market_day_needs_two_commerce_points() -> None:
    assert why(acting(player(0, "market-day")), "play", slot="market-day") == "needs"


# Oath of Fealty


@pytest.mark.parametrize("card", ["black-knight-a", "damsel-imelda", "ransom-a"])
def test_13_an_oath_of_fealty_cancels_what_is_aimed_at_knights(card: str) -> None:
    rival = player(1, "oath-of-fealty", built={"otto": (5, "above")}, stores=1)
    pos = acting(player(0, card, built={"karl": (5, "above")}), rival)
    do(pos, "play", slot=card)
    do(pos, "counter", slot="oath-of-fealty")
    assert (built(pos, 1), hand(pos, 1), pos.turn) == (["otto"], [], 0)
    assert discarded(pos) == [card, "oath-of-fealty"]
    assert pos.state.players[1].strength == 3


def test_13_an_oath_does_not_answer_other_attacks() -> None:
    pos = acting(player(0, "brigands"), player(1, "oath-of-fealty", stores=1))
    do(pos, "play", slot="brigands")
    assert why(pos, "counter", slot="oath-of-fealty") == "not-now"


def test_13_the_rival_is_not_asked_about_a_card_that_no_card_of_the_set_cancels() -> None:
    pos = acting(player(0, "market-day merchant-a", built={"toll-station-a": (5, "above")}), player(1, stores=1))
    do(pos, "play", slot="merchant-a")
    assert pos.turn == 0


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
