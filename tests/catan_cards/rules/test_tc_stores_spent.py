"""Section 13, Trade & Change: what Warehouse and Treasure Vault keep is spent and given.

In the first player's row a Warehouse at (5, above) is beside pasture 3 and gold river 6, at (6, above) beside gold
river 6 and hills 5, at (5, below) beside fields 1 and forest 4.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    built,
    do,
    hand,
    is_open,
    open_cells,
    open_kinds,
    open_resources,
    player,
    stock,
    store,
    stores_of,
    why,
)
from catan_cards.rules.table_tc import TC, acting, acts, city, event, gets, keeping, kept, rolled, wealth

if TYPE_CHECKING:
    from catan_cards.rules.table import Json
from catan_cards.rules.table_tc import ABOVE, HOUSE, OTHER, VAULT, house, vault

# Spent like what Regions show


def test_13_what_is_kept_can_be_spent_on_a_building() -> None:
    """Lumber and brick: brick from the Warehouse beside the hills."""
    me = player(0, "garrison-a", {HOUSE: (6, "above")}, stores=stores_of(0, lumber=1))
    pos = acting(keeping(me, HOUSE, brick=1))
    do(pos, "build", slot="garrison-a", place=5, side="below")
    assert (built(pos, 0), wealth(pos, 0), hand(pos, 0)) == ([HOUSE, "garrison-a"], {}, [])


def test_13_it_is_spent_after_what_regions_show() -> None:
    pos = acting(house(stores_of(0, wool=2), wool=2))
    do(pos, "trade", give="wool", get="ore")
    assert (store(pos, "pasture-3"), kept(pos, 0, HOUSE)) == (0, {"wool": 1})


def test_13_three_of_regions_are_spent_before_any_that_is_kept() -> None:
    pos = do(acting(house(stores_of(0, wool=3), wool=2)), "trade", give="wool", get="ore")
    assert (store(pos, "pasture-3"), kept(pos, 0, HOUSE)) == (0, {"wool": 2})


@pytest.mark.parametrize(("shown", "inside", "opens"), [(1, 1, False), (1, 2, True), (2, 1, True), (0, 2, False)])
def test_13_both_together_pay_for_a_trade(shown: int, inside: int, *, opens: bool) -> None:
    pos = acting(house(stores_of(0, wool=shown), wool=inside))
    assert bool(gets(pos, "wool")) is opens


def test_13_gold_of_the_vault_is_traded_at_the_bank() -> None:
    pos = do(acting(vault(0, gold=6)), "trade", give="gold", get="ore")
    assert (kept(pos, 0, VAULT), stock(pos, 0)) == ({"gold": 3}, {"ore": 1})


def test_13_gold_of_the_vault_is_paid_for_a_spice_caravan() -> None:
    pos = acting(vault(0, "spice-caravan-a", gold=2))
    do(pos, "play", slot="spice-caravan-a")
    do(pos, "pay_gold", n=2)
    assert kept(pos, 0, VAULT) == {}


def test_13_the_search_of_a_stack_can_be_paid_with_it() -> None:
    """Any 2 resources: one from a Region, one from the Warehouse."""
    pos = table.drawing(house(stores_of(0, ore=1), "goetz", wool=1), player(1), theme=TC)
    do(pos, "search", stack=0)
    assert wealth(pos, 0) == {}


@pytest.mark.parametrize("turn", [0, 1])
def test_13_a_warehouse_of_the_second_player_keeps_in_the_turn_of_either(turn: int) -> None:
    """Above the second player's place 5 lie forest 5 and fields 2."""
    pos = rolled("commerce", 5, player(0), player(1, built=ABOVE, stores=3), turn=turn)
    assert kept(pos, 1, HOUSE) == {"lumber": 1}


# Given to the rival, and taken by the rival


def test_13_it_can_be_offered_to_the_rival() -> None:
    pos = acting(house(0, wool=1), player(1, stores=stores_of(1, ore=1)))
    do(pos, "propose")
    do(pos, "add_give", resource="wool")
    do(pos, "add_want", resource="ore")
    do(pos, "send")
    do(pos, "accept")
    assert (wealth(pos, 0), wealth(pos, 1)) == ({"ore": 1}, {"wool": 1})


def test_13_the_rival_takes_it_with_the_commerce_token() -> None:
    me = city(0, "marketplace")
    theirs = keeping(player(1, built=ABOVE), HOUSE, grain=2)
    pos = rolled("commerce", 5, me, theirs)
    assert (kept(pos, 1, HOUSE), stock(pos, 0)["grain"]) == ({"grain": 1}, 1)


def test_13_what_is_taken_goes_where_a_card_keeps_it() -> None:
    me = keeping(
        player(0, built={HOUSE: (6, "above"), "marketplace": (5, "above")}, settlements=(6,), cities=(5,), stores=3),
        HOUSE,
    )
    pos = rolled("commerce", 1, me, player(1, stores=stores_of(1, brick=1)))
    assert kept(pos, 0, HOUSE) == {"brick": 1}


def test_13_a_smuggler_takes_it_and_it_is_given_back() -> None:
    pos = acting(player(0, "smuggler"), keeping(player(1, built=ABOVE), HOUSE, grain=1))
    do(pos, "play", slot="smuggler")
    do(pos, "no_counter")
    assert (acts(pos), wealth(pos, 0), wealth(pos, 1)) == (True, {}, {"grain": 1})


# Swaps and gifts of what is kept


def test_13_a_trade_exchange_swaps_what_is_kept() -> None:
    cards = {HOUSE: (5, "above"), "trade-exchange": (6, "below")}
    me = keeping(player(0, built=cards, settlements=(5,), cities=(6,)), HOUSE, wool=1)
    pos = do(acting(me), "use", card="trade-exchange")
    assert open_resources(pos, "trade", "give") == {"wool"}
    do(pos, "trade", give="wool", get="ore")
    assert wealth(pos, 0) == {"ore": 1}


def test_13_at_the_merchants_fair_what_is_kept_is_swapped() -> None:
    pos = event("merchants-fair", house(0, wool=1), die=5)
    do(pos, "trade", give="wool", get="ore")
    do(pos, "stop")
    assert wealth(pos, 0) == {"ore": 1, "brick": 1}


def test_13_the_smuggler_gives_back_what_is_kept() -> None:
    pos = acting(house(0, "smuggler", wool=1), player(1, stores=stores_of(1, ore=1)))
    do(pos, "play", slot="smuggler")
    do(pos, "no_counter")
    do(pos, "give_resource", resource="wool")
    assert (wealth(pos, 0), wealth(pos, 1)) == ({"ore": 1}, {"wool": 1})


def test_13_a_payment_of_any_resources_takes_from_regions_first() -> None:
    pos = table.drawing(house(stores_of(0, ore=1, wool=1), "goetz", wool=1, gold=1), player(1), theme=TC)
    do(pos, "search", stack=0)
    assert (stock(pos, 0), kept(pos, 0, HOUSE)) == ({}, {"wool": 1, "gold": 1})


def test_13_in_a_market_slump_what_regions_show_is_given_first() -> None:
    cards = {HOUSE: (5, "above"), "merchant-guild": (5, "above"), "marketplace": (5, "below")}
    me = player(0, built=cards, settlements=(6,), cities=(5,), stores=stores_of(0, ore=1))
    pos = event("slump", keeping(me, HOUSE, wool=1), die=5)
    assert kept(pos, 0, HOUSE) == {"wool": 1}
    assert "ore" not in stock(pos, 0)


# One card keeps several resources


def proposing(me: Json, theirs: Json) -> table.Position:
    """Begin an offer to the rival."""
    return do(acting(me, theirs), "propose")


def test_9_two_resources_at_once_need_room_together() -> None:
    """Both sides must have room for what they get: one place in the Warehouse is no room for wool and for gold."""
    pos = proposing(house({"pasture-3": 3, "gold-6": 3, "fields-1": 2}, wool=1), player(1, stores=2))
    assert is_open(pos, "add_want", resource="wool")
    do(pos, "add_want", resource="gold")
    assert not is_open(pos, "add_want", resource="wool")
    assert why(pos, "add_want", resource="wool") == "no-room"
    assert is_open(pos, "add_want", resource="ore"), "mountains have room of their own"


def test_9_two_resources_at_once_fit_into_two_places() -> None:
    pos = proposing(house({"pasture-3": 3, "gold-6": 3, "fields-1": 2}), player(1, stores=2))
    do(pos, "add_want", resource="gold")
    do(pos, "add_want", resource="wool")
    do(pos, "add_give", resource="grain")
    do(pos, "send")
    do(pos, "accept")
    assert kept(pos, 0, HOUSE) == {"wool": 1, "gold": 1}


def test_9_two_warehouses_have_room_for_both() -> None:
    """Gold may go to either, wool only above place 5: the gold goes to the first one built."""
    both = {OTHER: (6, "above"), HOUSE: (5, "above")}
    me = player(0, built=both, stores={"pasture-3": 3, "gold-6": 3, "fields-1": 2})
    me = keeping(keeping(me, HOUSE, wool=1), OTHER, gold=1)
    pos = proposing(me, player(1, stores=2))
    do(pos, "add_want", resource="gold")
    do(pos, "add_want", resource="wool")
    do(pos, "add_give", resource="grain")
    do(pos, "send")
    do(pos, "accept")
    assert (kept(pos, 0, OTHER), kept(pos, 0, HOUSE)) == ({"gold": 2}, {"wool": 2})


def test_13_more_gained_than_there_is_room_for_fills_the_last_place_as_one_chooses() -> None:
    """Everything is full but one place of the Warehouse, beside wool and gold; two of choice are gained."""
    me = {**house(3, wool=1), "pawned": []}
    me["built"].append({"card": "pawnbroker", "place": 6, "side": "above"})
    me["hand"] = [{"card": "goetz"}]
    pos = do(acting(me), "use", card="pawnbroker")
    assert (pos.turn, open_cells(pos, "gain")) == (0, {"pasture-3", "gold-6"})
    do(pos, "gain", cell="gold-6")
    assert (acts(pos), kept(pos, 0, HOUSE), set(stock(pos, 0).values())) == (True, {"wool": 1, "gold": 1}, {3})


# Paying what cards keep


def test_13_of_two_kinds_that_a_card_keeps_the_owner_says_which_is_paid() -> None:
    """No Region shows anything: a search costs any two, and the Warehouses keep three."""
    both = {HOUSE: (5, "above"), OTHER: (5, "below")}
    me = keeping(keeping(player(0, "goetz", both), HOUSE, wool=1, gold=1), OTHER, grain=1)
    pos = do(table.drawing(me, player(1), theme=TC), "search", stack=0)
    assert (open_kinds(pos), open_resources(pos, "pay_kept")) == ({"pay_kept"}, {"wool", "gold", "grain"})
    do(pos, "pay_kept", resource="gold")
    assert open_resources(pos, "pay_kept") == {"wool", "grain"}
    do(pos, "pay_kept", resource="wool")
    assert wealth(pos, 0) == {"grain": 1}


def test_13_what_regions_show_is_paid_before_one_says_which_kept_one_is() -> None:
    me = house(stores_of(0, ore=1), "goetz", wool=1, gold=1)
    pos = do(table.drawing(me, player(1), theme=TC), "search", stack=0)
    assert (store(pos, "mountains-2"), open_resources(pos, "pay_kept")) == (0, {"wool", "gold"})
    do(pos, "pay_kept", resource="gold")
    assert wealth(pos, 0) == {"wool": 1}


def test_13_nothing_is_asked_where_all_is_paid_or_one_kind_is_kept() -> None:
    pos = do(table.drawing(house(0, "goetz", wool=1, gold=1), player(1), theme=TC), "search", stack=0)
    assert (wealth(pos, 0), open_kinds(pos)) == ({}, {"take"})
    pos = do(table.drawing(vault(0, "goetz", gold=3), player(1), theme=TC), "search", stack=0)
    assert (wealth(pos, 0), open_kinds(pos)) == ({"gold": 1}, {"take"})
