"""Section 13, Trade & Change: rates at the bank."""

from __future__ import annotations

import pytest
from catan_cards.rules.table import (
    discarded,
    do,
    hand,
    is_open,
    open_resources,
    player,
    why,
)
from catan_cards.rules.table_tc import (
    FLEET,
    acting,
    acts,
    better,
    city,
    lasting,
    naming,
    next_turn,
    rate,
    rates,
)

from bailey.games.catan_cards.packing import RESOURCES

Sites = dict[str, tuple[int, str]]


# Bank


@pytest.mark.parametrize("banks", ["bank-a", "bank-b", "bank-a bank-b"])
def test_13_bank_gold_is_traded_two_for_one_and_a_second_one_changes_nothing(banks: str) -> None:
    assert rates(city(0, banks)) == better(gold=2)


@pytest.mark.parametrize("cards", ["bank-a mint", "mint bank-a"])
def test_13_bank_the_mint_stays_better(cards: str) -> None:
    assert rates(city(0, cards)) == better(gold=1)


def test_13_bank_in_hand_does_not_help() -> None:
    assert rates(city(0, hand="bank-a")) == better()


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
    assert rates(player(0, built={"trading-post-a": site})) == better(**dict.fromkeys(lower, 2))


def test_13_trading_post_two_of_them() -> None:
    posts = {"trading-post-a": (5, "above"), "trading-post-b": (6, "below")}
    assert rates(player(0, built=posts)) == better(wool=2, gold=2, lumber=2, ore=2)


def test_13_trading_post_a_better_rate_stays() -> None:
    me = city(0, "trading-post-a mint")
    assert rates(me)["gold"] == 1


# Large Trade Fleet


@pytest.mark.parametrize(("one", "two"), [("lumber", "wool"), ("gold", "grain"), ("ore", "brick")])
def test_13_large_trade_fleet_both_named_resources_are_two_for_one(one: str, two: str) -> None:
    me = naming(player(0, built={FLEET: (5, "above")}), FLEET, one, two)
    assert rates(me) == better(**{one: 2, two: 2})


def test_13_large_trade_fleet_each_of_two_has_its_own_resources() -> None:
    me = player(0, built={FLEET: (5, "above"), "large-trade-fleet-b": (6, "above")})
    me = naming(naming(me, FLEET, "ore", "wool"), "large-trade-fleet-b", "wool", "gold")
    assert rates(me) == better(ore=2, wool=2, gold=2)


def test_13_large_trade_fleet_may_name_what_another_fleet_stands_for() -> None:
    pos = acting(player(0, FLEET, {"ore-fleet": (6, "above")}, stores=3))
    do(pos, "build", slot=FLEET, place=5, side="above")
    assert "ore" in open_resources(pos, "name_resource")


# Bill of Exchange
BILL = "bill-of-exchange"


def test_13_bill_of_exchange_every_trade_with_the_bank_is_at_two_for_one() -> None:
    assert rates(player(0, BILL), BILL) == dict.fromkeys(RESOURCES, 2)


def test_13_bill_of_exchange_a_better_rate_stays() -> None:
    assert rates(city(0, "mint", BILL), BILL) == dict.fromkeys(RESOURCES, 2) | {"gold": 1}


def test_13_bill_of_exchange_lies_open_until_the_turn_ends_and_is_discarded_then() -> None:
    pos = do(acting(player(0, BILL)), "play", slot=BILL)
    assert (hand(pos, 0), lasting(pos), discarded(pos), acts(pos)) == ([], [BILL], [], True)
    assert [rate(pos, 1, name) for name in RESOURCES] == [3] * 6
    next_turn(pos)
    assert (lasting(pos), BILL in discarded(pos)) == ([], True)
    assert [rate(pos, p, name) for p in (0, 1) for name in RESOURCES] == [3] * 12


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
    pos = acting(player(0, WAR, mine), player(1, built=theirs))
    assert is_open(pos, "play", slot=WAR) is opens
    assert (why(pos, "play", slot=WAR) == "needs") is not opens


@pytest.mark.parametrize("cards", ["gold-fleet", "mint", "bank-a", "trading-post-a", "gold-fleet mint bank-a"])
def test_13_price_war_the_bank_takes_three_whatever_the_rival_owns(cards: str) -> None:
    me = player(0, WAR, {**MARKET, "merchant-guild": (6, "above")}, settlements=(5,), cities=(6,))
    pos = acting(me, city(1, cards))
    assert min(rate(pos, 1, name) for name in RESOURCES) < 3
    do(pos, "play", slot=WAR)
    assert acts(pos)
    assert [rate(pos, 1, name) for name in RESOURCES] == [3] * 6
