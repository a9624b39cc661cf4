"""Section 13, Trade & Change: rates and built cards, as far as no scene tells of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from catan_cards.rules import table as t
from catan_cards.rules import table_tc as tc

from bailey.games.catan_cards.packing import RESOURCES

if TYPE_CHECKING:
    from bailey.core import Position


Sites = dict[str, tuple[int, str]]


# Bank


@pytest.mark.parametrize("banks", ["bank-a", "bank-b", "bank-a bank-b"])
def test_13_bank_gold_is_traded_two_for_one_and_a_second_one_changes_nothing(banks: str) -> None:
    assert tc.rates(tc.city(0, banks)) == tc.better(gold=2)


@pytest.mark.parametrize("cards", ["bank-a mint", "mint bank-a"])
def test_13_bank_the_mint_stays_better(cards: str) -> None:
    assert tc.rates(tc.city(0, cards)) == tc.better(gold=1)


def test_13_bank_in_hand_does_not_help() -> None:
    assert tc.rates(tc.city(0, hand="bank-a")) == tc.better()


# Trading Post


@pytest.mark.parametrize(
    ("site", "lower"),
    [
        ((5, "above"), ("wool", "gold")),
        ((5, "below"), ("grain", "lumber")),
        ((6, "above"), ("gold", "brick")),
        ((6, "below"), ("lumber", "ore")),
    ],
)
def test_13_trading_post_the_resources_of_the_two_regions_beside_it(
    site: tuple[int, str], lower: tuple[str, str]
) -> None:
    assert tc.rates(t.player(0, built={"trading-post-a": site})) == tc.better(**dict.fromkeys(lower, 2))


def test_13_trading_post_two_of_them() -> None:
    posts = {"trading-post-a": (5, "above"), "trading-post-b": (6, "below")}
    assert tc.rates(t.player(0, built=posts)) == tc.better(wool=2, gold=2, lumber=2, ore=2)


def test_13_trading_post_a_better_rate_stays() -> None:
    me = tc.city(0, "trading-post-a mint")
    assert tc.rates(me)["gold"] == 1


# Large Trade Fleet


@pytest.mark.parametrize(("one", "two"), [("lumber", "wool"), ("gold", "grain"), ("ore", "brick")])
def test_13_large_trade_fleet_both_named_resources_are_two_for_one(one: str, two: str) -> None:
    me = tc.naming(t.player(0, built={tc.FLEET: (5, "above")}), tc.FLEET, one, two)
    assert tc.rates(me) == tc.better(**{one: 2, two: 2})


def test_13_large_trade_fleet_each_of_two_has_its_own_resources() -> None:
    me = t.player(0, built={tc.FLEET: (5, "above"), "large-trade-fleet-b": (6, "above")})
    me = tc.naming(tc.naming(me, tc.FLEET, "ore", "wool"), "large-trade-fleet-b", "wool", "gold")
    assert tc.rates(me) == tc.better(ore=2, wool=2, gold=2)


def test_13_large_trade_fleet_may_name_what_another_fleet_stands_for() -> None:
    pos = tc.acting(t.player(0, tc.FLEET, {"ore-fleet": (6, "above")}, stores=3))
    t.do(pos, "build", slot=tc.FLEET, place=5, side="above")
    assert "ore" in t.open_resources(pos, "name_resource")


# Bill of Exchange
BILL = "bill-of-exchange"


def test_13_bill_of_exchange_every_trade_with_the_bank_is_at_two_for_one() -> None:
    assert tc.rates(t.player(0, BILL), BILL) == dict.fromkeys(RESOURCES, 2)


def test_13_bill_of_exchange_a_better_rate_stays() -> None:
    assert tc.rates(tc.city(0, "mint", BILL), BILL) == dict.fromkeys(RESOURCES, 2) | {"gold": 1}


def test_13_bill_of_exchange_lies_open_until_the_turn_ends_and_is_discarded_then() -> None:
    pos = t.do(tc.acting(t.player(0, BILL)), "play", slot=BILL)
    assert (t.hand(pos, 0), tc.lasting(pos), t.discarded(pos), tc.acts(pos)) == ([], [BILL], [], True)
    assert [tc.rate(pos, 1, name) for name in RESOURCES] == [3] * 6
    tc.next_turn(pos)
    assert (tc.lasting(pos), BILL in t.discarded(pos)) == ([], True)
    assert [tc.rate(pos, p, name) for p in (0, 1) for name in RESOURCES] == [3] * 12


# Price War
WAR = "price-war"
MARKET = {"garrison-a": (5, "above"), "garrison-b": (5, "below")}


@pytest.mark.parametrize(
    ("mine", "theirs", "opens"),
    [
        ({}, {}, False),
        ({"garrison-a": (5, "above")}, {"garrison-c": (5, "above")}, False),
        ({}, {"garrison-c": (5, "above")}, False),
        ({"garrison-a": (5, "above")}, {}, True),
    ],
)
def test_13_price_war_needs_more_commerce_than_the_rival(mine: Sites, theirs: Sites, *, opens: bool) -> None:
    pos = tc.acting(t.player(0, WAR, mine), t.player(1, built=theirs))
    assert t.is_open(pos, "play", slot=WAR) is opens
    assert (t.why(pos, "play", slot=WAR) == "needs") is not opens


@pytest.mark.parametrize("cards", ["gold-fleet", "mint", "bank-a", "trading-post-a", "gold-fleet mint bank-a"])
def test_13_price_war_the_bank_takes_three_whatever_the_rival_owns(cards: str) -> None:
    me = t.player(0, WAR, {**MARKET, "merchant-guild": (6, "above")}, settlements=(5,), cities=(6,))
    pos = tc.acting(me, tc.city(1, cards))
    assert min(tc.rate(pos, 1, name) for name in RESOURCES) < 3
    t.do(pos, "play", slot=WAR)
    assert tc.acts(pos)
    assert [tc.rate(pos, 1, name) for name in RESOURCES] == [3] * 6


ALL = set(RESOURCES)

# Shipyard

YARD = {"shipyard": (5, "above")}
SITE = {"place": 6, "side": "above"}


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("ore-fleet", {"wool": 1, "lumber": 1}),
        ("gold-fleet", {"wool": 1, "lumber": 1}),
        ("treasure-fleet", {"wool": 1, "lumber": 1, "ore": 1}),
        ("large-trade-fleet-a", {"wool": 2, "lumber": 2}),
    ],
)
def test_13_shipyard_a_fleet_of_any_kind_costs_one_less(card: str, cost: dict[str, int]) -> None:
    """The builder says which resource is saved."""
    for saved in cost:
        pos = tc.acting(t.player(0, card, YARD, stores=3))
        t.do(pos, "build", slot=card, **SITE)
        assert t.open_resources(pos, "save") == set(cost)
        t.do(pos, "save", resource=saved)
        left = {name: 3 - cost.get(name, 0) + (name == saved) for name in RESOURCES}
        assert t.stock(pos, 0) == left


# Treasure Fleet


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("owner", [0, 1])
def test_13_treasure_fleet_two_gold_when_its_owner_rolls_commerce(owner: int, turn: int) -> None:
    """In an own turn only; 3 is no number of a gold river."""
    players = [t.player(p, built={"treasure-fleet": (5, "above")} if p == owner else {}) for p in (0, 1)]
    pos = tc.rolled("commerce", 3, *players, turn=turn)
    assert t.stock(pos, owner).get("gold", 0) == (2 if owner == turn else 0)
    assert t.stock(pos, 1 - owner).get("gold", 0) == 0
    assert tc.acts(pos, turn)


@pytest.mark.parametrize(("shown", "left"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_13_treasure_fleet_what_has_no_room_is_lost(shown: int, left: int) -> None:
    me = t.player(0, built={"treasure-fleet": (5, "above")}, stores=t.stores_of(0, gold=shown))
    assert t.stock(tc.rolled("commerce", 3, me), 0)["gold"] == left


# Pawnbroker

BROKER = {"pawnbroker": (5, "above")}


def owing(held: str = "", stores: dict[str, int] | int = 0) -> t.Json:
    """Lay out a first player under whose Pawnbroker Goetz lies."""
    return {**t.player(0, held, BROKER, stores=stores), "pawned": [{"card": "goetz"}]}


def pawning(held: str = "goetz abbey-a caravan", **fields: int) -> Position:
    return t.do(tc.acting(t.player(0, held, BROKER, stores=t.stores_of(0, **fields))), "use", card="pawnbroker")


@pytest.mark.parametrize("second", ["hills-5", "gold-6"])
def test_13_pawnbroker_brings_two_resources_of_choice(second: str) -> None:
    pos = t.do(pawning(), "pawn", slot="goetz")
    assert len(t.open_cells(pos, "gain")) == 6
    t.do(pos, "gain", cell="hills-5")
    assert len(t.open_cells(pos, "gain")) == 6
    t.do(pos, "gain", cell=second)
    assert tc.acts(pos)
    assert t.stock(pos, 0) == ({"brick": 2} if second == "hills-5" else {"brick": 1, "gold": 1})


def test_13_pawnbroker_the_card_is_hidden_from_the_rival() -> None:
    pos = t.do(pawning(), "pawn", slot="goetz")
    slot = pos.state.players[0].pawned.slots[0]
    assert [bool((slot >> (10 + p)) & 1) for p in (0, 1)] == [True, False]


def test_13_pawnbroker_for_any_three_resources_the_card_comes_back() -> None:
    pos = tc.acting(owing("abbey-a", 1))
    t.do(pos, "use", card="pawnbroker")
    assert len(t.open_cells(pos, "pay")) == 6
    for region in ("hills-5", "gold-6", "fields-1"):
        t.do(pos, "pay", cell=region)
    assert (t.hand(pos, 0), tc.pawned(pos, 0), tc.acts(pos)) == (["abbey-a", "goetz"], [], True)
    assert t.stock(pos, 0) == {"wool": 1, "lumber": 1, "ore": 1}


def test_13_pawnbroker_may_be_used_twice_again_in_the_next_turn() -> None:
    pos = t.do(pawning("goetz otto"), "pawn", slot="goetz")
    for _ in range(2):
        pos.push(pos.choices[0])
    tc.next_turn(tc.next_turn(pos))
    assert tc.pawned(pos, 0) == ["goetz"]
    assert t.why(pos, "use", card="pawnbroker") != "used-already"


# Grand Bazaar

BAZAAR = "grand-bazaar"


def test_13_grand_bazaar_may_not_take_only_one_while_more_can_be_taken() -> None:
    pos = tc.rolled("commerce", 6, tc.city(0, BAZAAR), t.player(1, stores=t.stores_of(1, ore=2, wool=1)))
    t.do(pos, "take_resource", resource="ore")
    assert t.open_kinds(pos) == {"take_resource"}
    assert not (ALL - {"ore", "wool"}) & t.open_resources(pos, "take_resource")
