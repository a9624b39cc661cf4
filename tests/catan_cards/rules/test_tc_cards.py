"""Section 13, Trade & Change: stores, deals, rates, fleets and events."""

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

from bailey.core import BadInput
from bailey.games.catan_cards.data import SETS
from bailey.games.catan_cards.packing import RESOURCES, amount, packed

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position

TC = SETS.index("tc")
OPEN = {"action_gate": 3}


def acting(first: Json, second: Json | None = None, **fields: Any) -> Position:
    """Lay out the action phase with the set, and without a gate."""
    fields.setdefault("options", OPEN)
    return table.acting(first, second or player(1), theme=TC, **fields)


def event(name: str, first: Json, second: Json | None = None, **fields: Any) -> Position:
    return table.event(name, first, second or player(1), theme=TC, options=OPEN, **fields)


def kept(pos: Position, p: int, i: int = 0) -> dict[str, int]:
    """What a built card keeps."""
    found = pos.state.players[p].built.beside[i].kept
    return {name: amount(found, r) for r, name in enumerate(RESOURCES) if amount(found, r)}


def all_stock(pos: Position, p: int) -> dict[str, int]:
    """What a player can spend: what Regions show, and what cards keep."""
    found = pos.state.players[p].stock
    return {name: amount(found, r) for r, name in enumerate(RESOURCES) if amount(found, r)}


def rate(pos: Position, p: int, resource: str) -> int:
    """How many of a resource the bank takes from a player for one."""
    return amount(pos.state.players[p].rates, RESOURCES.index(resource))


# Stores


def test_13_a_warehouse_keeps_what_the_regions_beside_it_have_no_room_for() -> None:
    pos = rolled("commerce", 3, player(0, built={"warehouse-a": (5, "above")}, stores=3), player(1), theme=TC)
    assert kept(pos, 0) == {"wool": 1}
    assert store(pos, "pasture-3") == 3
    assert all_stock(pos, 0)["wool"] == 4


def test_13_a_warehouse_keeps_nothing_of_regions_that_are_not_beside_it() -> None:
    pos = rolled("commerce", 4, player(0, built={"warehouse-a": (5, "above")}, stores=3), player(1), theme=TC)
    assert kept(pos, 0) == {}
    assert all_stock(pos, 0)["lumber"] == 3


def test_13_a_warehouse_keeps_two_at_most() -> None:
    full = {"card": "warehouse-a", "place": 5, "side": "above", "kept": packed({"wool": 2})}
    pos = rolled("commerce", 3, {**player(0, stores=3), "built": [full]}, player(1), theme=TC)
    assert kept(pos, 0) == {"wool": 2}


def test_13_what_is_kept_is_spent_after_what_regions_show() -> None:
    kept_wool = {"card": "warehouse-a", "place": 5, "side": "above", "kept": packed({"wool": 2})}
    pos = acting({**player(0, "trade-exchange", stores=stores_of(0, wool=1)), "built": [kept_wool]})
    do(pos, "trade", give="wool", get="ore")
    assert kept(pos, 0) == {}
    assert stock(pos, 0) == {"ore": 1}


def test_13_what_is_kept_is_found_wherever_it_lies() -> None:
    empty = {"card": "warehouse-b", "place": 5, "side": "below"}
    some = {"card": "warehouse-a", "place": 5, "side": "above", "kept": packed({"wool": 1})}
    me = player(0, "conrad pippin", stores=stores_of(0, grain=1, ore=1))
    pos = do(acting({**me, "built": [empty, some]}), "build", slot="pippin", place=6, side="above")
    assert (all_stock(pos, 0), kept(pos, 0, 1)) == ({}, {})


def test_13_brigands_neither_count_nor_take_what_is_kept() -> None:
    some = {"card": "warehouse-a", "place": 5, "side": "above", "kept": packed({"wool": 2})}
    shown = stores_of(0, lumber=3, brick=3, grain=1)
    pos = rolled("brigands", 6, {**player(0, stores=shown), "built": [some]}, player(1), theme=TC)
    assert kept(pos, 0) == {"wool": 2}
    assert stock(pos, 0)["lumber"] == 3


def test_13_what_is_kept_is_lost_with_the_card() -> None:
    some = {"card": "warehouse-a", "place": 5, "side": "above", "kept": packed({"wool": 2})}
    pos = acting({**player(0), "built": [some]})
    do(pos, "pull_down", card="warehouse-a")
    assert all_stock(pos, 0) == {}
    assert discarded(pos) == ["warehouse-a"]


def test_13_a_treasure_vault_keeps_gold_wherever_the_gold_region_lies() -> None:
    pos = rolled(
        "commerce",
        6,
        player(0, cities=(6,), settlements=(5,), built={"treasure-vault": (6, "below")}, stores=3),
        player(1),
        theme=TC,
    )
    assert kept(pos, 0) == {"gold": 1}


def test_13_a_gain_of_choice_may_go_into_a_store() -> None:
    vault = player(0, cities=(6,), settlements=(5,), built={"treasure-vault": (6, "below")}, stores=3)
    pos = rolled("plenty", 2, vault, player(1, stores=3), theme=TC)
    assert kept(pos, 0) == {"gold": 1}


def test_13_the_first_card_that_has_room_keeps() -> None:
    both = {"warehouse-a": (5, "above"), "warehouse-b": (6, "above")}
    pos = rolled("commerce", 6, player(0, built=both, stores=3), player(1), theme=TC)
    assert [kept(pos, 0, i) for i in (0, 1)] == [{"gold": 1}, {}]


def test_13_the_rival_takes_what_is_kept_too() -> None:
    some = {"card": "warehouse-a", "place": 5, "side": "above", "kept": packed({"wool": 2})}
    pos = acting(player(0, "smuggler", stores=stores_of(0, ore=1)), {**player(1), "built": [some]})
    do(pos, "play", slot="smuggler")
    do(pos, "no_counter")
    do(pos, "give_resource", resource="ore")
    assert stock(pos, 0) == {"wool": 1}
    assert (kept(pos, 1), stock(pos, 1)) == ({"wool": 1}, {"ore": 1})


@pytest.mark.parametrize(("card", "amounts"), [("warehouse-a", {"wool": 3}), ("bank-a", {"gold": 1})])
def test_13_a_card_that_keeps_too_much_is_refused(card: str, amounts: dict[str, int]) -> None:
    here = {"card": card, "place": 5, "side": "above", "kept": packed(amounts)}
    with pytest.raises(BadInput, match="keeps at most"):
        acting({**player(0, cities=(5,), settlements=(6,)), "built": [here]})


# Rates


def test_13_a_trading_post_lowers_the_rates_of_its_two_regions() -> None:
    pos = acting(player(0, built={"trading-post-a": (5, "above")}))
    assert [rate(pos, 0, name) for name in ("wool", "gold", "brick")] == [2, 2, 3]


def test_13_the_bank_takes_two_gold_with_a_bank() -> None:
    pos = acting(player(0, cities=(5,), settlements=(6,), built={"bank-a": (5, "above")}))
    assert rate(pos, 0, "gold") == 2


def test_13_a_large_trade_fleet_trades_the_two_resources_that_are_named() -> None:
    pos = acting(player(0, "large-trade-fleet-a", stores=stores_of(0, wool=2, lumber=2)))
    do(pos, "build", slot="large-trade-fleet-a", place=5, side="above")
    do(pos, "name_resource", resource="ore")
    assert open_resources(pos, "name_resource") == {*RESOURCES} - {"ore"}
    do(pos, "name_resource", resource="gold")
    assert [rate(pos, 0, name) for name in ("ore", "gold", "wool")] == [2, 2, 3]


def test_13_a_bill_of_exchange_lowers_every_rate_for_the_turn() -> None:
    pos = acting(player(0, "bill-of-exchange", built={"gold-fleet": (5, "above")}))
    do(pos, "play", slot="bill-of-exchange")
    assert [rate(pos, 0, name) for name in RESOURCES] == [2] * 6
    assert [rate(pos, 1, name) for name in RESOURCES] == [3] * 6
    do(pos, "end_actions")
    while pos.turn == 0:
        pos.push(pos.choices[0])
    assert rate(pos, 0, "ore") == 3
    assert discarded(pos) == ["bill-of-exchange"]


def test_13_a_bill_of_exchange_makes_no_city_cheaper() -> None:
    pos = acting(player(0, "bill-of-exchange", stores=stores_of(0, ore=3, grain=2)))
    do(pos, "play", slot="bill-of-exchange")
    do(pos, "build_city", place=5)
    assert stock(pos, 0) == {}


def test_13_a_price_war_suspends_the_rates_of_the_rival_until_the_end_of_their_next_turn() -> None:
    me = player(0, "price-war", built={"garrison-a": (5, "above")})
    pos = acting(me, player(1, built={"gold-fleet": (5, "above")}, settlements=(5, 6)))
    assert why(pos, "play", slot="price-war") == "needs"
    me = player(0, "price-war", built={"garrison-a": (5, "above"), "garrison-b": (5, "below")})
    pos = acting(me, player(1, built={"gold-fleet": (5, "above")}))
    assert rate(pos, 1, "gold") == 2
    do(pos, "play", slot="price-war")
    assert rate(pos, 1, "gold") == 3
    turns = pos.state.turns
    while pos.state.turns < turns + 2:
        assert rate(pos, 1, "gold") == 3
        pos.push(pos.choices[-1] if is_open(pos, "end_actions") else pos.choices[0])
    assert rate(pos, 1, "gold") == 2


def test_13_a_lighthouse_swaps_one_for_one_what_a_trade_fleet_stands_for() -> None:
    me = player(0, built={"lighthouse": (5, "above"), "ore-fleet": (6, "above")}, stores=stores_of(0, ore=2, wool=2))
    pos = acting(me)
    do(pos, "use", card="lighthouse")
    assert open_resources(pos, "trade", "give") == {"ore"}
    do(pos, "trade", give="ore", get="grain")
    assert stock(pos, 0) == {"ore": 1, "wool": 2, "grain": 1}
    assert why(pos, "use", card="lighthouse") == "used-already"


def test_13_a_lighthouse_without_a_trade_fleet_is_not_used() -> None:
    pos = acting(player(0, built={"lighthouse": (5, "above")}, stores=1))
    assert why(pos, "use", card="lighthouse") == "nothing-to-take"


def test_13_a_lighthouse_serves_the_resources_of_a_large_trade_fleet() -> None:
    fleet = {"card": "large-trade-fleet-a", "place": 6, "side": "above", "resources": 1 << RESOURCES.index("wool")}
    light = {"card": "lighthouse", "place": 5, "side": "above"}
    pos = acting({**player(0, stores=1), "built": [light, fleet]})
    do(pos, "use", card="lighthouse")
    assert open_resources(pos, "trade", "give") == {"wool"}


def test_13_a_trade_exchange_swaps_any_resource_once_a_turn() -> None:
    pos = acting(player(0, cities=(5,), settlements=(6,), built={"trade-exchange": (5, "above")}, stores=1))
    do(pos, "use", card="trade-exchange")
    assert open_resources(pos, "trade", "give") == {*RESOURCES}
    do(pos, "trade", give="gold", get="ore")
    assert (stock(pos, 0)["ore"], why(pos, "use", card="trade-exchange")) == (2, "used-already")


# Deals


def test_13_a_pawned_card_brings_two_resources_and_is_bought_back_for_three() -> None:
    pos = acting(player(0, "goetz abbey-a", built={"pawnbroker": (5, "above")}))
    do(pos, "use", card="pawnbroker")
    do(pos, "pawn", slot="goetz")
    assert (hand(pos, 0), names(pos.state.players[0].pawned)) == (["abbey-a"], ["goetz"])
    while "gain" in open_kinds(pos):
        pos.push(pos.choices[0])
    assert sum(stock(pos, 0).values()) == 2
    assert why(pos, "use", card="pawnbroker") == "nothing-to-take"


def test_13_a_pawned_card_returns_for_any_three_resources() -> None:
    base = player(0, "abbey-a", built={"pawnbroker": (5, "above")}, stores=stores_of(0, ore=3))
    pos = acting({**base, "pawned": [{"card": "goetz"}]})
    do(pos, "use", card="pawnbroker")
    assert (hand(pos, 0), stock(pos, 0)) == (["abbey-a", "goetz"], {})
    assert is_open(pos, "use", card="pawnbroker")


def test_13_without_a_card_in_hand_nothing_is_pawned() -> None:
    pos = acting(player(0, built={"pawnbroker": (5, "above")}))
    assert why(pos, "use", card="pawnbroker") == "nothing-to-take"


def test_13_a_pawned_card_is_discarded_with_the_pawnbroker() -> None:
    base = player(0, built={"pawnbroker": (5, "above")})
    pos = acting({**base, "pawned": [{"card": "goetz"}]})
    do(pos, "pull_down", card="pawnbroker")
    assert discarded(pos) == ["goetz", "pawnbroker"]


def test_13_a_pawned_card_without_a_pawnbroker_is_refused() -> None:
    with pytest.raises(BadInput, match="pawn"):
        acting({**player(0), "pawned": [{"card": "goetz"}]})


@pytest.mark.parametrize(("gold", "most"), [(1, 1), (3, 2)])
def test_13_a_spice_caravan_takes_one_or_two_gold(gold: int, most: int) -> None:
    pos = acting(player(0, "spice-caravan-a", stores=stores_of(0, gold=gold)))
    do(pos, "play", slot="spice-caravan-a")
    if most > 1:
        assert open_values(pos, "pay_gold", "n") == {1, 2}
        do(pos, "pay_gold", n=most)
    while "gain" in open_kinds(pos):
        assert "gold-6" not in open_cells(pos, "gain")
        pos.push(pos.choices[0])
    assert stock(pos, 0).get("gold", 0) == gold - most
    assert sum(n for name, n in stock(pos, 0).items() if name != "gold") == 2 * most


def test_13_a_wainwright_lets_caravans_handle_one_more() -> None:
    me = player(0, "caravan spice-caravan-a", built={"wainwright": (5, "above")}, stores=stores_of(0, gold=3))
    pos = acting(me)
    do(pos, "play", slot="spice-caravan-a")
    assert open_values(pos, "pay_gold", "n") == {1, 2, 3}
    pos = acting(me)
    do(pos, "play", slot="caravan")
    for get in ("ore", "wool", "brick"):
        do(pos, "trade", give="gold", get=get)
    assert stock(pos, 0) == {"ore": 1, "wool": 1, "brick": 1}


def test_13_a_spice_caravan_needs_gold() -> None:
    assert why(acting(player(0, "spice-caravan-a")), "play", slot="spice-caravan-a") == "needs"


def test_13_a_smuggler_takes_one_and_gives_one_back() -> None:
    pos = acting(player(0, "smuggler", stores=stores_of(0, ore=1)), player(1, stores=stores_of(1, wool=1, gold=1)))
    do(pos, "play", slot="smuggler")
    assert open_kinds(pos) == {"no_counter"}
    do(pos, "no_counter")
    do(pos, "take_resource", resource="gold")
    do(pos, "give_resource", resource="ore")
    assert (stock(pos, 0), stock(pos, 1)) == ({"gold": 1}, {"wool": 1, "ore": 1})


@pytest.mark.parametrize("card", ["smuggler", "merchant-a", "brigands"])
def test_13_a_safe_conduct_cancels(card: str) -> None:
    pos = acting(player(0, card, stores=stores_of(0, ore=1)), player(1, "safe-conduct-a", stores=stores_of(1, wool=1)))
    do(pos, "play", slot=card)
    do(pos, "counter", slot="safe-conduct-a")
    assert (stock(pos, 0), stock(pos, 1)) == ({"ore": 1}, {"wool": 1})
    assert discarded(pos) == [card, "safe-conduct-a"]


# Fleets


def test_13_fleets_cost_one_less_with_a_shipyard() -> None:
    pos = acting(player(0, "ore-fleet", built={"shipyard": (5, "above")}, stores=stores_of(0, wool=1)))
    do(pos, "build", slot="ore-fleet", place=6, side="above")
    assert (built(pos, 0), stock(pos, 0)) == (["shipyard", "ore-fleet"], {})


def test_13_a_large_harbor_counts_fleets_of_any_kind() -> None:
    cards = {"large-harbor": (5, "above"), "treasure-fleet": (6, "above"), "ore-fleet": (6, "below")}
    pos = acting(player(0, cities=(5,), settlements=(6,), built=cards))
    assert pos.state.players[0].commerce == 1 + 1 + 1 + 2


def test_13_a_hanseatic_alliance_needs_three_fleets() -> None:
    cost = stores_of(0, wool=3, lumber=3, grain=2)
    two = {"ore-fleet": (5, "above"), "wool-fleet": (5, "below")}
    me = player(0, "hanseatic-alliance", cities=(5, 6), settlements=(), built=two, stores=cost)
    assert why(acting(me), "build", slot="hanseatic-alliance", place=6, side="above") == "needs"
    three = {**two, "treasure-fleet": (6, "above")}
    pos = acting(player(0, "hanseatic-alliance", cities=(5, 6), settlements=(), built=three, stores=cost))
    do(pos, "build", slot="hanseatic-alliance", place=6, side="above")
    assert pos.score()[0] == 2 * 2 + 2 + 1


@pytest.mark.parametrize(("turn", "gold"), [(0, 2), (1, 0)])
def test_13_a_treasure_fleet_brings_gold_when_its_owner_rolls_commerce(turn: int, gold: int) -> None:
    pos = rolled("commerce", 3, player(0, built={"treasure-fleet": (5, "above")}), player(1), theme=TC, turn=turn)
    assert stock(pos, 0).get("gold", 0) == gold


def test_13_with_a_grand_bazaar_the_token_takes_two() -> None:
    me = player(0, cities=(5,), settlements=(6,), built={"grand-bazaar": (5, "above")})
    pos = rolled("commerce", 1, me, player(1, stores=stores_of(1, wool=2)), theme=TC)
    assert stock(pos, 0) == {"wool": 2, "grain": 1}


# Events


def test_13_trade_winds_favour_the_fleets_and_the_token() -> None:
    me = player(0, cities=(5,), settlements=(6,), built={"ore-fleet": (5, "above")})
    pos = event("trade-winds", me, player(1, stores=3), die=6)
    assert pos.turn == 0
    do(pos, "gain", cell="fields-1")
    assert stock(pos, 0) == {"grain": 1, "gold": 2}


def test_13_trade_winds_blow_for_nobody_in_a_tie() -> None:
    pos = event("trade-winds", player(0), player(1), die=6)
    assert stock(pos, 0) == {"gold": 1}


def test_13_in_a_market_slump_who_has_six_commerce_points_gives_one_back() -> None:
    cards = {"merchant-guild": (5, "above"), "marketplace": (5, "above")}
    rich = player(0, cities=(5,), settlements=(6,), built=cards, stores=stores_of(0, wool=1, ore=1))
    pos = event("slump", rich, player(1, stores=stores_of(1, wool=1)), die=6)
    do(pos, "pay", cell="mountains-2")
    assert stock(pos, 0) == {"wool": 1, "gold": 1}
    assert stock(pos, 1)["wool"] == 1


def test_13_at_the_merchants_fair_both_may_swap_two() -> None:
    pos = event("merchants-fair", player(0, stores=stores_of(0, wool=2)), player(1, stores=stores_of(1, ore=1)))
    do(pos, "trade", give="wool", get="ore")
    do(pos, "stop")
    assert pos.turn == 1
    do(pos, "stop")
    assert stock(pos, 0)["ore"] == 1
    assert stock(pos, 1)["ore"] == 1
