"""Section 13, Trade & Change: stores and rates."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from catan_cards.rules.table import (
    discarded,
    do,
    is_open,
    open_resources,
    player,
    rolled,
    stock,
    store,
    stores_of,
    why,
)

from bailey.core import BadInput
from bailey.games.catan_cards.packing import RESOURCES, amount, packed

if TYPE_CHECKING:
    from bailey.core import Position
from catan_cards.rules.table_tc import TC, acting


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
