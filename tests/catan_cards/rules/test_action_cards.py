"""Section 10: the action cards that are played without a roll."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    cell_of,
    discarded,
    do,
    hand,
    is_open,
    knows,
    open_cells,
    open_kinds,
    open_resources,
    open_values,
    player,
    position,
    stock,
    store,
    stores_of,
    why,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position

OPEN = {"action_gate": 3}
#: A third Settlement, whose Regions give the player a second one for brick and for lumber.
WIDE: Json = {"settlements": (4, 5, 6), "extra": {"hills-1": (4, "above"), "forest-6": (4, "below")}}


def acting(first: Json, second: Json, **fields: Any) -> Position:
    """Lay out the action phase, with what the principalities leave of the supply."""
    return table.acting(first, second, **fields)


def played(card: str, mine: Json, theirs: Json | None = None, **fields: Any) -> Position:
    """Play a card of the player on turn, without a gate."""
    return do(acting(mine, theirs or player(1), options=OPEN, **fields), "play", slot=card)


# Alchemist


def named(number: int, seed: int) -> Position:
    pos = position(player(0, hand="alchemist-a goetz"), seed=seed, options=OPEN)
    do(pos, "play", slot="alchemist-a")
    assert open_values(pos, "name_number", "number") == {1, 2, 3, 4, 5, 6}
    do(pos, "name_number", number=number)
    return do(pos, "roll") if "roll" in open_kinds(pos) else pos


@pytest.mark.parametrize("number", range(1, 7))
def test_10_alchemist_names_the_production_number(number: int) -> None:
    assert [named(number, seed).state.die for seed in range(12)] == [number] * 12


def test_10_alchemist_the_regions_with_the_named_number_produce() -> None:
    """Forest 4 and pasture 4 get 1; where an event asks first, production is still to come."""
    produced = [
        (store(pos, "forest-4"), store(pos, "pasture-4"))
        for pos in (named(4, seed) for seed in range(30))
        if "end_actions" in open_kinds(pos)
    ]
    assert len(produced) > 3
    assert set(produced) == {(1, 1)}


def test_10_alchemist_only_the_event_die_is_rolled() -> None:
    faces = set()
    for seed in range(60):
        kinds = {one["what"]: one for one in named(4, seed).events}
        assert "rolled_number" not in kinds
        faces.add(kinds["rolled_face"]["face"])
    assert faces == {"tournament", "commerce", "brigands", "plenty", "event"}


def test_10_alchemist_goes_to_the_discard_pile() -> None:
    pos = named(3, 0)
    assert (hand(pos, 0), discarded(pos)) == (["goetz"], ["alchemist-a"])


# Caravan


def test_10_caravan_swaps_two_resources_one_for_one() -> None:
    pos = played("caravan", player(0, hand="caravan", stores=stores_of(0, gold=2)))
    assert pos.turn == 0
    do(pos, "trade", give="gold", get="ore")
    assert stock(pos, 0) == {"gold": 1, "ore": 1}
    do(pos, "trade", give="gold", get="brick")
    assert stock(pos, 0) == {"ore": 1, "brick": 1}
    assert "end_actions" in open_kinds(pos)
    assert not is_open(pos, "trade", give="ore", get="wool")


def test_10_caravan_may_stop_after_one() -> None:
    pos = played("caravan", player(0, hand="caravan", stores=stores_of(0, gold=2)))
    do(pos, "trade", give="gold", get="ore")
    assert open_kinds(pos) == {"trade", "stop"}
    do(pos, "stop")
    assert stock(pos, 0) == {"gold": 1, "ore": 1}
    assert "end_actions" in open_kinds(pos)


def test_10_caravan_swaps_one_by_one_so_the_first_gain_can_be_swapped_on() -> None:
    pos = played("caravan", player(0, hand="caravan", stores=stores_of(0, gold=1)))
    do(pos, "trade", give="gold", get="ore")
    do(pos, "trade", give="ore", get="wool")
    assert stock(pos, 0) == {"wool": 1}


def test_10_caravan_gives_only_what_one_has_for_others_with_room() -> None:
    pos = played("caravan", player(0, hand="caravan", stores=stores_of(0, gold=2, ore=3)))
    assert open_resources(pos, "trade", "give") == {"gold", "ore"}
    assert not is_open(pos, "trade", give="gold", get="gold")
    assert not is_open(pos, "trade", give="gold", get="ore")
    assert {one.args["get"] for one in pos.choices if one.name == "trade" and one.args["give"] == 5} == {0, 1, 2, 4}


def test_10_caravan_the_player_chooses_which_regions_pay_and_gain() -> None:
    stores = {"hills-5": 1, "hills-1": 1}
    pos = played("caravan", player(0, hand="caravan", stores=stores, **WIDE))
    do(pos, "trade", give="brick", get="lumber")
    assert open_cells(pos, "pay") == {"hills-5", "hills-1"}
    do(pos, "pay", cell="hills-1")
    assert open_cells(pos, "gain") == {"forest-4", "forest-6"}
    do(pos, "gain", cell="forest-6")
    assert [store(pos, name) for name in ("hills-5", "hills-1", "forest-4", "forest-6")] == [1, 0, 0, 1]


# Merchant


def test_10_merchant_takes_two_and_gives_one_back() -> None:
    pos = played("merchant-a", player(0, hand="merchant-a"), player(1, stores=stores_of(1, brick=2, gold=1)))
    assert open_resources(pos, "take_resource") == {"brick", "gold"}
    do(pos, "take_resource", resource="brick")
    assert (stock(pos, 0), stock(pos, 1)) == ({"brick": 1}, {"brick": 1, "gold": 1})
    do(pos, "take_resource", resource="gold")
    assert (pos.turn, open_resources(pos, "give_resource")) == (0, {"brick", "gold"})
    do(pos, "give_resource", resource="brick")
    assert (stock(pos, 0), stock(pos, 1)) == ({"gold": 1}, {"brick": 2})
    assert "end_actions" in open_kinds(pos)


def test_10_merchant_takes_one_at_least_and_may_then_stop() -> None:
    mine = player(0, hand="merchant-a", stores=stores_of(0, wool=1))
    pos = played("merchant-a", mine, player(1, stores=stores_of(1, brick=2, gold=1)))
    assert open_kinds(pos) == {"take_resource"}
    do(pos, "take_resource", resource="brick")
    assert open_kinds(pos) == {"take_resource", "stop"}
    do(pos, "stop")
    assert open_resources(pos, "give_resource") == {"brick", "wool"}
    do(pos, "give_resource", resource="wool")
    assert (stock(pos, 0), stock(pos, 1)) == ({"brick": 1}, {"brick": 1, "gold": 1, "wool": 1})


def test_10_merchant_takes_only_what_one_has_room_for() -> None:
    mine = player(0, hand="merchant-a", stores=stores_of(0, ore=3, wool=2))
    pos = played("merchant-a", mine, player(1, stores=stores_of(1, brick=2, ore=1, wool=2)))
    assert open_resources(pos, "take_resource") == {"brick", "wool"}
    do(pos, "take_resource", resource="wool")
    assert open_resources(pos, "take_resource") == {"brick"}


def test_10_merchant_gives_back_only_what_the_rival_has_room_for() -> None:
    mine = player(0, hand="merchant-a", stores=stores_of(0, gold=1, ore=1))
    pos = played("merchant-a", mine, player(1, stores=stores_of(1, brick=2, gold=3)))
    do(pos, "take_resource", resource="brick")
    do(pos, "stop")
    assert open_resources(pos, "give_resource") == {"brick", "ore"}
    assert not is_open(pos, "give_resource", resource="gold")


def test_10_merchant_is_told_that_the_rival_has_no_room() -> None:
    mine = player(0, hand="merchant-a", stores=stores_of(0, gold=1, ore=1))
    pos = played("merchant-a", mine, player(1, stores=stores_of(1, brick=2, gold=3)))
    do(pos, "take_resource", resource="brick")
    do(pos, "stop")
    assert why(pos, "give_resource", resource="gold") == "rival-has-no-room"


def test_10_merchant_is_not_countered() -> None:
    theirs = player(1, hand="bishop-a herb-woman-a", stores=stores_of(1, brick=2, gold=1))
    pos = played("merchant-a", player(0, hand="merchant-a"), theirs)
    assert (pos.turn, open_kinds(pos)) == (0, {"take_resource"})


def test_10_the_rival_chooses_which_region_a_taken_resource_comes_from() -> None:
    theirs = player(1, stores={"hills-6": 1, "hills-1": 2, "gold-1": 1}, **WIDE)
    pos = played("merchant-a", player(0, hand="merchant-a"), theirs)
    do(pos, "take_resource", resource="brick")
    assert (pos.turn, open_cells(pos, "pay", owner=1)) == (1, {"hills-6", "hills-1"})
    do(pos, "pay", cell="hills-6")
    assert (pos.turn, store(pos, "hills-6"), store(pos, "hills-1"), store(pos, "hills-5")) == (0, 0, 2, 1)


def test_10_the_taker_chooses_where_a_taken_resource_goes() -> None:
    mine = player(0, hand="merchant-a", stores={"hills-5": 2}, **WIDE)
    pos = played("merchant-a", mine, player(1, stores=stores_of(1, brick=2, gold=1)))
    do(pos, "take_resource", resource="brick")
    assert (pos.turn, open_cells(pos, "gain", owner=0)) == (0, {"hills-5", "hills-1"})
    do(pos, "gain", cell="hills-1")
    assert (store(pos, "hills-5"), store(pos, "hills-1"), store(pos, "hills-6")) == (2, 1, 1)


# Scout


def scouting(end: str = "left") -> Position:
    builder = player(0, hand="scout-a goetz", stores=1, road_left=end == "left", road_right=end == "right")
    return do(acting(builder, player(1)), "use_scout", slot="scout-a", end=end)


@pytest.mark.parametrize(("end", "place", "column"), [("left", 4, 4), ("right", 7, 8)])
@pytest.mark.parametrize("first_side", ["above", "below"])
def test_10_scout_chooses_both_regions_of_a_new_settlement(end: str, place: int, column: int, first_side: str) -> None:
    pos = scouting(end)
    assert len(open_values(pos, "take_region", "slot")) == 11
    do(pos, "take_region", slot="hills-1")
    do(pos, "place_region", side=first_side)
    assert len(open_values(pos, "take_region", "slot")) == 10
    do(pos, "take_region", slot="gold-3")
    if "place_region" in open_kinds(pos):
        do(pos, "place_region", side="below" if first_side == "above" else "above")
    below = first_side == "below"
    assert (cell_of(pos, "hills-1"), cell_of(pos, "gold-3")) == (2 * column + below, 2 * column + 1 - below)
    assert (store(pos, "hills-1"), store(pos, "gold-3")) == (0, 0)
    assert pos.state.players[0].centres[place] == 1
    assert pos.state.region_stack.size == 9


def test_10_scout_the_settlement_is_paid_for_and_the_card_is_gone() -> None:
    pos = scouting()
    do(pos, "take_region", slot="hills-1")
    assert stock(pos, 0) == {"ore": 1, "gold": 1}
    assert (hand(pos, 0), discarded(pos)) == (["goetz"], ["scout-a"])


def test_10_scout_the_region_stack_is_shuffled() -> None:
    pos = scouting()
    shuffles = pos.state.shuffles
    do(pos, "take_region", slot="hills-1")
    do(pos, "place_region", side="above")
    do(pos, "take_region", slot="gold-3")
    if "place_region" in open_kinds(pos):
        do(pos, "place_region", side="below")
    assert pos.state.shuffles == shuffles + 1
    assert not knows(pos, 0, "fields-3")


def test_10_scout_is_used_only_while_building_a_settlement() -> None:
    pos = acting(player(0, hand="scout-a", stores=1), player(1), options=OPEN)
    assert not is_open(pos, "use_scout", slot="scout-a", end="left")
    assert not is_open(pos, "play", slot="scout-a")


def test_10_scout_does_not_pay_for_the_settlement() -> None:
    pos = acting(player(0, hand="scout-a", road_left=True, stores=stores_of(0, wool=1, brick=1, grain=1)), player(1))
    assert not is_open(pos, "use_scout", slot="scout-a", end="left")


@pytest.mark.parametrize(("road", "stores"), [(False, 1), (True, 0)])
def test_10_scout_the_reason_is_that_of_the_settlement(road: bool, stores: int) -> None:  # noqa: FBT001
    pos = acting(player(0, hand="scout-a", road_left=road, stores=stores), player(1))
    reason = "too-dear" if road else "no-road"
    assert why(pos, "build_settlement", end="left") == reason
    assert why(pos, "use_scout", slot="scout-a", end="left") == reason


def test_10_only_a_scout_is_used_as_one() -> None:
    pos = acting(player(0, hand="goetz scout-b", road_left=True, stores=1), player(1))
    assert open_values(pos, "use_scout", "slot") == {1}


def test_10_a_settlement_can_be_built_without_the_scout_in_hand() -> None:
    pos = acting(player(0, hand="scout-a", road_left=True, stores=1), player(1))
    do(pos, "build_settlement", end="left")
    assert not is_open(pos, "take_region", slot=0)
    assert hand(pos, 0) == ["scout-a"]


# Spy


@pytest.mark.parametrize("wanted", ["goetz", "brick-fleet", "caravan", "bishop-a", "scout-a"])
def test_10_spy_takes_a_unit_or_an_action_card(wanted: str) -> None:
    theirs = player(1, hand="church-a goetz garrison-a brick-fleet caravan bishop-a scout-a")
    pos = played("spy-a", player(0, hand="spy-a"), theirs)
    assert (pos.turn, open_kinds(pos)) == (0, {"take_from_hand"})
    assert open_values(pos, "take_from_hand", "slot") == {1, 3, 4, 5, 6}
    do(pos, "take_from_hand", slot=wanted)
    assert hand(pos, 0) == [wanted]
    assert sorted([*hand(pos, 1), wanted]) == sorted(
        ["church-a", "goetz", "garrison-a", "brick-fleet", "caravan", "bishop-a", "scout-a"]
    )


def test_10_spy_takes_the_only_fitting_card_without_a_question() -> None:
    pos = played("spy-a", player(0, hand="spy-a"), player(1, hand="church-a otto garrison-a"))
    assert (hand(pos, 0), hand(pos, 1)) == (["otto"], ["church-a", "garrison-a"])
    assert "end_actions" in open_kinds(pos)


def test_10_spy_takes_nothing_if_there_is_no_fitting_card() -> None:
    pos = played("spy-a", player(0, hand="spy-a"), player(1, hand="church-a garrison-a"))
    assert (hand(pos, 0), hand(pos, 1), discarded(pos)) == ([], ["church-a", "garrison-a"], ["spy-a"])
    assert "end_actions" in open_kinds(pos)


def test_10_spy_sees_the_hand_of_the_rival() -> None:
    pos = played("spy-a", player(0, hand="spy-a"), player(1, hand="church-a otto karl"))
    assert [knows(pos, 0, card) for card in ("church-a", "otto", "karl")] == [True] * 3


def test_10_spy_is_not_countered() -> None:
    pos = played("spy-a", player(0, hand="spy-a"), player(1, hand="bishop-a herb-woman-a"))
    assert (pos.turn, open_kinds(pos)) == (0, {"take_from_hand"})


def test_10_a_card_that_the_spy_took_is_a_card_like_any_other() -> None:
    pos = played("spy-a", player(0, hand="spy-a", stores=1), player(1, hand="caravan church-a"))
    assert is_open(pos, "play", slot="caravan")


def test_10_the_player_on_turn_waits_for_the_own_draw_phase_with_too_many_cards() -> None:
    pos = played("spy-a", player(0, hand="spy-a goetz karl falk"), player(1, hand="otto church-a"))
    assert len(hand(pos, 0)) == 4
    assert "end_actions" in open_kinds(pos)
    do(pos, "end_actions")
    assert (pos.turn, open_kinds(pos)) == (0, {"put_under"})
