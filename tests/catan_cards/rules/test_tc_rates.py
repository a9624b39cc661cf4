"""Section 13, Trade & Change: rates at the bank."""

from __future__ import annotations

import pytest
from catan_cards.rules.table import (
    discarded,
    do,
    hand,
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
    better,
    city,
    event,
    gets,
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


def test_13_bank_the_rivals_does_not_help() -> None:
    pos = acting(player(0, stores=stores_of(0, gold=2)), city(1, "bank-a"))
    assert "trade" not in open_kinds(pos)


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


def test_13_trading_post_the_resource_is_cheaper_whichever_region_pays() -> None:
    """The second pasture is not beside it; the resource is what counts."""
    me = player(
        0,
        built={"trading-post-a": (5, "above")},
        settlements=(4, 5, 6),
        extra={"pasture-5": (4, "above"), "fields-3": (4, "below")},
        stores={"pasture-5": 2},
    )
    pos = do(acting(me), "trade", give="wool", get="ore")
    assert stock(pos, 0) == {"ore": 1}


def test_13_trading_post_helps_no_more_when_it_is_pulled_down() -> None:
    pos = acting(player(0, built={"trading-post-a": (5, "above")}, stores=stores_of(0, wool=2)))
    assert gets(pos, "wool") == ALL - {"wool"}
    do(pos, "pull_down", card="trading-post-a")
    assert gets(pos, "wool") == set()


def test_13_trading_post_helps_at_once_when_it_is_built() -> None:
    me = player(0, "trading-post-a", stores=stores_of(0, lumber=1, brick=1, wool=3))
    pos = do(acting(me), "build", slot="trading-post-a", place=5, side="above")
    assert stock(pos, 0) == {"wool": 2}
    assert gets(pos, "wool") == ALL - {"wool"}


def test_13_trading_post_a_better_rate_stays() -> None:
    me = city(0, "trading-post-a mint")
    assert rates(me)["gold"] == 1


# Large Trade Fleet


def test_13_large_trade_fleet_two_different_resources_are_named_when_it_is_built() -> None:
    pos = acting(player(0, FLEET, stores=3))
    do(pos, "build", slot=FLEET, place=5, side="above")
    assert (pos.turn, open_resources(pos, "name_resource")) == (0, ALL)
    do(pos, "name_resource", resource="ore")
    assert (pos.turn, open_resources(pos, "name_resource")) == (0, ALL - {"ore"})
    do(pos, "name_resource", resource="gold")
    assert acts(pos)
    assert [rate(pos, 0, name) for name in RESOURCES] == [2 if name in {"ore", "gold"} else 3 for name in RESOURCES]


@pytest.mark.parametrize(("one", "two"), [("lumber", "wool"), ("gold", "grain"), ("ore", "brick")])
def test_13_large_trade_fleet_both_named_resources_are_two_for_one(one: str, two: str) -> None:
    me = naming(player(0, built={FLEET: (5, "above")}), FLEET, one, two)
    assert rates(me) == better(**{one: 2, two: 2})


def test_13_large_trade_fleet_each_of_two_has_its_own_resources() -> None:
    me = player(0, built={FLEET: (5, "above"), "large-trade-fleet-b": (6, "above")})
    me = naming(naming(me, FLEET, "ore", "wool"), "large-trade-fleet-b", "wool", "gold")
    assert rates(me) == better(ore=2, wool=2, gold=2)


def test_13_large_trade_fleet_its_names_are_gone_with_the_card() -> None:
    me = naming(player(0, built={FLEET: (6, "below")}), FLEET, "grain", "brick")
    pos = do(acting(me), "pull_down", card=FLEET)
    assert [rate(pos, 0, name) for name in RESOURCES] == [3] * 6
    assert discarded(pos) == [FLEET]


def test_13_large_trade_fleet_the_rivals_does_not_help() -> None:
    theirs = naming(player(1, built={FLEET: (5, "above")}), FLEET, "ore", "wool")
    pos = acting(player(0, stores=stores_of(0, ore=2)), theirs)
    assert gets(pos, "ore") == set()


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


def test_13_bill_of_exchange_serves_as_many_trades_as_one_can_pay() -> None:
    pos = acting(player(0, BILL, stores=stores_of(0, ore=2, wool=2, gold=2)))
    do(pos, "play", slot=BILL)
    for give in ("ore", "wool", "gold"):
        do(pos, "trade", give=give, get="brick")
    assert stock(pos, 0) == {"brick": 3}


def test_13_bill_of_exchange_not_before_it_is_played() -> None:
    pos = acting(player(0, BILL, stores=stores_of(0, ore=2)))
    assert "trade" not in open_kinds(pos)


def test_13_bill_of_exchange_lies_open_until_the_turn_ends_and_is_discarded_then() -> None:
    pos = do(acting(player(0, BILL)), "play", slot=BILL)
    assert (hand(pos, 0), lasting(pos), discarded(pos), acts(pos)) == ([], [BILL], [], True)
    assert [rate(pos, 1, name) for name in RESOURCES] == [3] * 6
    next_turn(pos)
    assert (lasting(pos), BILL in discarded(pos)) == ([], True)
    assert [rate(pos, p, name) for p in (0, 1) for name in RESOURCES] == [3] * 12


def test_13_bill_of_exchange_only_for_the_player_who_played_it() -> None:
    pos = do(acting(player(0, BILL), player(1, stores=2)), "play", slot=BILL)
    assert [rate(pos, 1, name) for name in RESOURCES] == [3] * 6


def test_13_bill_of_exchange_makes_nothing_cheaper_but_trade_with_the_bank() -> None:
    pos = do(acting(player(0, BILL, stores=stores_of(0, ore=2, grain=2))), "play", slot=BILL)
    assert why(pos, "build_city", place=5) == "too-dear"


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


def test_13_price_war_the_token_is_not_needed() -> None:
    pos = acting(player(0, WAR, {"garrison-a": (5, "above")}), player(1))
    assert (pos.state.commerce_token, is_open(pos, "play", slot=WAR)) == (-1, True)


@pytest.mark.parametrize("cards", ["gold-fleet", "mint", "bank-a", "trading-post-a", "gold-fleet mint bank-a"])
def test_13_price_war_the_bank_takes_three_whatever_the_rival_owns(cards: str) -> None:
    me = player(0, WAR, {**MARKET, "merchant-guild": (6, "above")}, settlements=(5,), cities=(6,))
    pos = acting(me, city(1, cards))
    assert min(rate(pos, 1, name) for name in RESOURCES) < 3
    do(pos, "play", slot=WAR)
    assert acts(pos)
    assert [rate(pos, 1, name) for name in RESOURCES] == [3] * 6


def test_13_price_war_does_not_change_the_own_rates() -> None:
    me = player(0, WAR, {**MARKET, "ore-fleet": (6, "above")}, stores=stores_of(0, ore=2))
    pos = do(acting(me), "play", slot=WAR)
    assert rate(pos, 0, "ore") == 2
    assert gets(pos, "ore") == ALL - {"ore"}


def test_13_price_war_holds_for_the_rivals_whole_next_turn_and_ends_with_it() -> None:
    pos = acting(player(0, WAR, MARKET), player(1, built={"gold-fleet": (5, "above")}))
    do(pos, "play", slot=WAR)
    assert (lasting(pos), discarded(pos)) == ([WAR], [])
    next_turn(pos)
    assert (rate(pos, 1, "gold"), lasting(pos)) == (3, [WAR])
    next_turn(pos)
    assert (rate(pos, 1, "gold"), lasting(pos)) == (2, [])
    assert WAR in discarded(pos)


def test_13_price_war_in_the_rivals_turn_two_of_a_fleet_are_too_few() -> None:
    """In a turn in which no die and no event changes the two."""
    theirs = player(1, built={"ore-fleet": (5, "above")}, stores=stores_of(1, ore=2))
    plain = (next_turn(acting(player(0, WAR, MARKET), theirs, seed=seed)) for seed in range(40))
    assert gets(next(pos for pos in plain if stock(pos, 1).get("ore") == 2), "ore")
    wars = (do(acting(player(0, WAR, MARKET), theirs, seed=seed), "play", slot=WAR) for seed in range(40))
    pos = next(pos for pos in map(next_turn, wars) if stock(pos, 1).get("ore") == 2)
    assert gets(pos, "ore") == set()
    assert why(pos, "trade", give="ore", get="grain") == "too-few"


def test_13_price_war_a_fleet_built_afterwards_does_not_help_either() -> None:
    pos = acting(player(0, WAR, MARKET), player(1, "ore-fleet", stores=3))
    do(pos, "play", slot=WAR)
    next_turn(pos)
    do(pos, "build", slot="ore-fleet", place=5, side="above")
    assert rate(pos, 1, "ore") == 3


def test_13_price_war_the_rival_is_not_asked_for_a_card_against_it() -> None:
    """No card of the set cancels it."""
    pos = do(acting(player(0, WAR, MARKET), player(1, "safe-conduct-a")), "play", slot=WAR)
    assert (acts(pos), hand(pos, 1)) == (True, ["safe-conduct-a"])


def test_13_price_war_of_the_second_player_ends_with_the_first_players_next_turn() -> None:
    mine = player(0, built={"gold-fleet": (5, "above")})
    pos = acting(mine, player(1, WAR, MARKET), turn=1)
    do(pos, "play", slot=WAR)
    next_turn(pos)
    assert (pos.turn, rate(pos, 0, "gold")) == (0, 3)
    next_turn(pos)
    assert (pos.turn, rate(pos, 0, "gold"), lasting(pos)) == (1, 2, [])


def test_13_a_civil_war_takes_a_large_trade_fleet_and_its_rates_to_the_hand() -> None:
    """A Fleet of any kind is a Unit."""
    theirs = naming(player(1, built={FLEET: (5, "above")}), FLEET, "ore", "wool")
    pos = event("civil-war", player(0), theirs)
    assert (acts(pos), hand(pos, 1)) == (True, [FLEET])
    assert [rate(pos, 1, name) for name in ("ore", "wool")] == [3, 3]


def test_13_a_civil_war_takes_a_treasure_fleet() -> None:
    pos = event("civil-war", player(0), player(1, built={"treasure-fleet": (5, "above")}))
    assert (acts(pos), hand(pos, 1)) == (True, ["treasure-fleet"])


def test_13_large_trade_fleet_two_new_resources_are_named_when_it_is_built_again() -> None:
    theirs = naming(player(1, built={FLEET: (5, "above")}, stores=3), FLEET, "ore", "wool")
    pos = event("civil-war", player(0), theirs, turn=1)
    while not acts(pos, 1):
        pos.push(pos.choices[0])
    assert hand(pos, 1) == [FLEET]
    do(pos, "build", slot=FLEET, place=6, side="above")
    do(pos, "name_resource", resource="gold")
    do(pos, "name_resource", resource="brick")
    assert [rate(pos, 1, name) for name in RESOURCES] == [2 if name in {"gold", "brick"} else 3 for name in RESOURCES]
