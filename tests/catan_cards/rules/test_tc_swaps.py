"""Section 13, Trade & Change: swaps of built cards."""

from __future__ import annotations

import pytest
from catan_cards.rules.table import (
    do,
    is_open,
    open_kinds,
    open_resources,
    player,
    stock,
    stores_of,
    why,
)
from catan_cards.rules.table_tc import (
    ALL,
    FLEET,
    acting,
    acts,
    city,
    gets,
    naming,
    next_turn,
)

from bailey.games.catan_cards.packing import RESOURCES

# Lighthouse
LIGHT = {"lighthouse": (5, "above"), "ore-fleet": (6, "above")}


def test_13_lighthouse_trades_one_for_one_once_a_turn() -> None:
    pos = acting(player(0, built=LIGHT, stores=stores_of(0, ore=3, wool=1)))
    do(pos, "use", card="lighthouse")
    assert (open_kinds(pos), open_resources(pos, "trade", "give"), gets(pos, "ore")) == (
        {"trade"},
        {"ore"},
        ALL - {"ore"},
    )
    do(pos, "trade", give="ore", get="wool")
    assert (acts(pos), stock(pos, 0)) == (True, {"ore": 2, "wool": 2})
    assert why(pos, "use", card="lighthouse") == "used-already"


def test_13_lighthouse_can_be_used_again_in_the_next_own_turn() -> None:
    pos = acting(player(0, built=LIGHT, stores=stores_of(0, ore=3)))
    do(pos, "use", card="lighthouse")
    do(pos, "trade", give="ore", get="grain")
    next_turn(next_turn(pos))
    assert why(pos, "use", card="lighthouse") != "used-already"


@pytest.mark.parametrize("fleet", RESOURCES)
def test_13_lighthouse_serves_each_trade_fleet(fleet: str) -> None:
    pos = acting(player(0, built={"lighthouse": (5, "above"), f"{fleet}-fleet": (6, "above")}, stores=1))
    do(pos, "use", card="lighthouse")
    assert open_resources(pos, "trade", "give") == {fleet}


def test_13_lighthouse_serves_several_trade_fleets() -> None:
    cards = {**LIGHT, "gold-fleet": (6, "below")}
    pos = do(acting(player(0, built=cards, stores=1)), "use", card="lighthouse")
    assert open_resources(pos, "trade", "give") == {"ore", "gold"}


def test_13_lighthouse_serves_the_resources_that_a_large_trade_fleet_named() -> None:
    me = naming(player(0, built={"lighthouse": (5, "above"), FLEET: (6, "above")}, stores=1), FLEET, "wool", "brick")
    pos = do(acting(me), "use", card="lighthouse")
    assert open_resources(pos, "trade", "give") == {"wool", "brick"}


@pytest.mark.parametrize("fleets", ["", "treasure-fleet"])
def test_13_lighthouse_without_a_trade_fleet_nothing_is_traded(fleets: str) -> None:
    cards = {"lighthouse": (5, "above"), **dict.fromkeys(fleets.split(), (6, "above"))}
    pos = acting(player(0, built=cards, stores=1))
    assert not is_open(pos, "use", card="lighthouse")
    assert why(pos, "use", card="lighthouse") == "nothing-to-take"


def test_13_lighthouse_the_rivals_fleet_and_one_in_hand_do_not_count() -> None:
    me = player(0, "ore-fleet", {"lighthouse": (5, "above")}, stores=1)
    pos = acting(me, player(1, built={"wool-fleet": (5, "above")}))
    assert not is_open(pos, "use", card="lighthouse")


def test_13_lighthouse_needs_the_resource_and_room_for_another() -> None:
    assert not is_open(acting(player(0, built=LIGHT, stores=stores_of(0, wool=2))), "use", card="lighthouse")
    assert not is_open(acting(player(0, built=LIGHT, stores=3)), "use", card="lighthouse")


def test_13_lighthouse_what_has_no_room_is_not_offered() -> None:
    pos = acting(player(0, built=LIGHT, stores=stores_of(0, ore=1, wool=3)))
    do(pos, "use", card="lighthouse")
    assert gets(pos, "ore") == ALL - {"ore", "wool"}


# Trade Exchange


def test_13_trade_exchange_swaps_any_resource_for_another_once_a_turn() -> None:
    pos = acting(city(0, "trade-exchange", stores=1))
    do(pos, "use", card="trade-exchange")
    assert (open_kinds(pos), open_resources(pos, "trade", "give")) == ({"trade"}, ALL)
    for name in RESOURCES:
        assert gets(pos, name) == ALL - {name}
    do(pos, "trade", give="gold", get="ore")
    assert (acts(pos), stock(pos, 0)) == (True, {"lumber": 1, "wool": 1, "brick": 1, "ore": 2, "grain": 1})
    assert why(pos, "use", card="trade-exchange") == "used-already"


def test_13_trade_exchange_can_be_used_again_in_the_next_own_turn() -> None:
    pos = acting(city(0, "trade-exchange", stores=1))
    do(pos, "use", card="trade-exchange")
    do(pos, "trade", give="gold", get="ore")
    next_turn(next_turn(pos))
    assert is_open(pos, "use", card="trade-exchange")


def test_13_trade_exchange_gives_only_what_one_has_for_what_there_is_room_for() -> None:
    pos = acting(city(0, "trade-exchange", stores=stores_of(0, gold=1, ore=3)))
    do(pos, "use", card="trade-exchange")
    assert open_resources(pos, "trade", "give") == {"gold", "ore"}
    assert gets(pos, "gold") == ALL - {"gold", "ore"}


@pytest.mark.parametrize("stores", [0, 3])
def test_13_trade_exchange_is_not_used_with_nothing_to_give_or_no_room(stores: int) -> None:
    pos = acting(city(0, "trade-exchange", stores=stores))
    assert not is_open(pos, "use", card="trade-exchange")
    assert why(pos, "use", card="trade-exchange") == "nothing-to-take"


def test_13_trade_exchange_is_used_only_in_the_own_action_phase() -> None:
    pos = acting(player(0, stores=1), city(1, "trade-exchange", stores=1))
    assert "use" not in open_kinds(pos)


def test_13_trade_exchange_built_in_this_turn_may_be_used_in_it() -> None:
    me = city(0, "", "trade-exchange", stores=stores_of(0, lumber=2, grain=1, ore=1, gold=1))
    pos = do(acting(me), "build", slot="trade-exchange", place=5, side="above")
    do(pos, "use", card="trade-exchange")
    do(pos, "trade", give="gold", get="wool")
    assert stock(pos, 0) == {"wool": 1}
