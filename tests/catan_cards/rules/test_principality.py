"""Sections 6 to 8: production, building and tokens, as far as no scene tells of them."""

from __future__ import annotations

from typing import Any

import pytest
from catan_cards.rules import table as t

from bailey.core import Position, card_at
from bailey.games.catan_cards.cards import IDS
from bailey.games.catan_cards.data import PRINTED

REGIONS = (
    {1: "fields-1", 2: "mountains-2", 3: "pasture-3", 4: "forest-4", 5: "hills-5", 6: "gold-6"},
    {1: "gold-1", 2: "fields-2", 3: "mountains-3", 4: "pasture-4", 5: "forest-5", 6: "hills-6"},
)
RESOURCES = {
    "fields": "grain",
    "mountains": "ore",
    "pasture": "wool",
    "forest": "lumber",
    "hills": "brick",
    "gold": "gold",
}
#: A Region with its number, for each doubler, and the sites from which it is doubled in the first player's layout.
DOUBLERS = {
    "brick-factory": (5, {(6, "above")}),
    "foundry": (2, {(6, "below")}),
    "grain-mill": (1, {(5, "below")}),
    "sawmill": (4, {(5, "below"), (6, "below")}),
    "woolen-mill": (3, {(5, "above")}),
}


def amounts(p: int, die: int, n: int = 1) -> dict[str, int]:
    return {RESOURCES[REGIONS[p][die].split("-")[0]]: n}


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("die", range(1, 7))
def test_6_every_region_with_the_number_rolled_gains_1_of_both_players(die: int, turn: int) -> None:
    pos = t.rolled("tournament", die, turn=turn)
    assert (t.stock(pos, 0), t.stock(pos, 1)) == (amounts(0, die), amounts(1, die))
    assert (pos.turn, t.is_open(pos, "end_actions")) == (turn, True)


@pytest.mark.parametrize("store_before", [0, 1, 2, 3])
def test_6_no_region_holds_more_than_3(store_before: int) -> None:
    pos = t.rolled("tournament", 4, t.player(0, stores={"forest-4": store_before}))
    assert t.store(pos, "forest-4") == min(store_before + 1, 3)


@pytest.mark.parametrize("card", DOUBLERS)
@pytest.mark.parametrize("die", range(1, 7))
def test_6_a_doubler_doubles_no_other_land(card: str, die: int) -> None:
    """From the site where it doubles its own land, every other Region produces 1."""
    own, sites = DOUBLERS[card]
    pos = t.rolled("tournament", die, t.player(0, built={card: min(sites)}))
    assert t.stock(pos, 0) == amounts(0, die, 2 if die == own else 1)


@pytest.mark.parametrize(("store_before", "after"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_6_a_doubled_region_too_holds_no_more_than_3(store_before: int, after: int) -> None:
    pos = t.rolled("tournament", 4, t.player(0, built={"sawmill": (5, "below")}, stores={"forest-4": store_before}))
    assert t.store(pos, "forest-4") == after


def test_6_a_doubler_doubles_both_regions_beside_its_site() -> None:
    """Two forests of different numbers lie to its lower left and right."""
    extra = {"forest-6": (4, "below"), "forest-1": (4, "above")}
    me = t.player(0, settlements=(4, 5, 6), built={"sawmill": (4, "below")}, extra=extra)
    me["regions"][11], me["regions"][13] = me["regions"][13], me["regions"][11]
    for die, region, n in ((6, "forest-6", 2), (4, "forest-4", 2), (1, "forest-1", 1)):
        assert t.store(t.rolled("tournament", die, me), region) == n


SETTLEMENT = {"wool": 1, "lumber": 1, "brick": 1, "grain": 1}
CITY = {"ore": 3, "grain": 2}
EXPANSIONS = {row["id"]: row for row in PRINTED["cards"] if row["colour"] in {"green", "red"}}
ENDS = [("left", 4, 4), ("right", 7, 8)]


def name_of(card: str) -> str:
    """Name the first copy of a card."""
    return card if card in IDS else f"{card}-a"


def one_less(cost: dict[str, int]) -> list[dict[str, int]]:
    """List all stores that are short of a cost by one."""
    return [{**cost, resource: n - 1} for resource, n in cost.items()]


def paying(cost: dict[str, int], hand: str = "", **fields: Any) -> t.Json:
    """Tell of a first player who has exactly this."""
    return t.player(0, hand, stores=t.stores_of(0, **cost), **fields)


def city_and_settlement(cost: dict[str, int], hand: str = "", **fields: Any) -> t.Json:
    return paying(cost, hand, cities=(5,), settlements=(6,), **fields)


# Settlements


@pytest.mark.parametrize(("end", "place", "column"), ENDS)
def test_7_a_settlement_costs_wool_lumber_brick_and_grain(end: str, place: int, column: int) -> None:
    pos = t.acting(paying(SETTLEMENT, road_left=end == "left", road_right=end == "right"))
    t.do(pos, "build_settlement", end=end)
    t.do(pos, "place_region", side="above")
    me = pos.state.players[0]
    assert t.stock(pos, 0) == {}
    assert [k for k in range(12) if me.centres[k] == 1] == sorted([5, 6, place])
    assert (me.road_left, me.road_right, pos.state.settlements) == (0, 0, 4)
    assert t.lines(pos, 0)["settlements"] == 3


def test_7_the_row_grows_to_both_sides() -> None:
    double = {"wool": 2, "lumber": 2, "brick": 2, "grain": 2}
    pos = t.acting(paying(double, road_left=True, road_right=True))
    for end in ("right", "left"):
        t.do(pos, "build_settlement", end=end)
        t.do(pos, "place_region", side="above")
    assert list(pos.state.players[0].centres) == [0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0]
    assert set(pos.state.players[0].regions.taken()) == set(range(8, 18))


#: From the bottom to the top; only the place of a known card is fixed.
REGION_STACK = [{"card": card, "known_to": [0, 1]} for card in ("gold-3", "hills-2", "fields-4")]


def test_7_the_second_region_is_not_seen_before_the_first_is_placed() -> None:
    pos = t.acting(paying(SETTLEMENT, road_left=True), region_stack=REGION_STACK)
    t.do(pos, "build_settlement", end="left")
    assert [IDS[card_at(pos.state.drawn, i)] for i in range(pos.state.drawn.size)] == ["fields-4"]
    assert pos.state.region_stack.size == 10


# Cities


def test_7_the_cards_beside_the_settlement_stay() -> None:
    cards = {"sawmill": (5, "below"), "karl": (5, "above")}
    pos = t.do(t.acting(paying(CITY, built=cards)), "build_city", place=5)
    assert [(one.place, one.side) for one in beside(pos)] == [(5, 1), (5, 0)]
    assert t.built(pos, 0) == ["sawmill", "karl"]


def beside(pos: Position) -> list[Any]:
    """List where the cards of the first player are built."""
    here = pos.state.players[0].built
    return [here.beside[i] for i in range(here.size)]


# Green and red cards


@pytest.mark.parametrize("card", EXPANSIONS)
def test_7_every_card_is_built_for_its_printed_cost(card: str) -> None:
    """It leaves the hand for its site; one resource less is too little."""
    cost, name = EXPANSIONS[card]["cost"], name_of(card)
    pos = t.acting(city_and_settlement(cost, name))
    t.do(pos, "build", slot=name, place=5, side="below")
    assert (t.stock(pos, 0), t.hand(pos, 0), t.built(pos, 0)) == ({}, [], [name])
    assert [(one.place, one.side) for one in beside(pos)] == [(5, 1)]
    for stores in one_less(cost):
        short = t.acting(city_and_settlement(stores, name))
        assert t.why(short, "build", slot=name, place=5, side="below") == "too-dear"
        assert "build" not in t.open_kinds(short)


@pytest.mark.parametrize("card", EXPANSIONS)
def test_7_green_cards_go_to_any_free_site_red_ones_only_to_a_citys(card: str) -> None:
    name = name_of(card)
    pos = t.acting(t.player(0, name, cities=(5,), settlements=(6,), stores=3))
    sites = [(place, side) for place in range(12) for side in t.SIDES]
    places = {(place, side) for place, side in sites if t.is_open(pos, "build", slot=name, place=place, side=side)}
    of_city = {(5, "above"), (5, "below")}
    if EXPANSIONS[card]["colour"] == "green":
        assert places == of_city | {(6, "above"), (6, "below")}
    else:
        assert places == of_city
        assert t.why(pos, "build", slot=name, place=6, side="above") == "city-only"


# Paying and gaining


def two_hills(first: int, second: int, **stores: int) -> t.Json:
    """Tell of a player with two Regions of hills, who has one lumber for a Road."""
    regions = t.stores_of(0, lumber=1, **stores) | {"hills-5": first, "hills-1": second}
    return t.player(0, settlements=(4, 5, 6), stores=regions, extra={"hills-1": (4, "above"), "fields-4": (4, "below")})


@pytest.mark.parametrize(("first", "second"), [(3, 1), (1, 3)])
def test_7_nothing_is_asked_where_only_one_region_has_room(first: int, second: int) -> None:
    pos = t.do(t.acting(two_hills(first, second, gold=3)), "trade", give="gold", get="brick")
    assert t.is_open(pos, "end_actions")
    assert sorted((t.store(pos, "hills-5"), t.store(pos, "hills-1"))) == [2, 3]


# Making space


@pytest.mark.parametrize("card", EXPANSIONS)
def test_7_own_green_and_red_cards_may_be_pulled_down_without_a_refund(card: str) -> None:
    name = name_of(card)
    pos = t.acting(city_and_settlement({}, built={name: (5, "above")}))
    t.do(pos, "pull_down", card=name)
    assert (t.built(pos, 0), t.discarded(pos), t.hand(pos, 0), t.stock(pos, 0)) == ([], [name], [], {})
    assert t.is_open(pos, "end_actions")


SITES = [(5, "above"), (6, "above"), (5, "below"), (6, "below"), (5, "above"), (6, "above"), (5, "below"), (6, "below")]
#: The black and the red number of each Knight, read off the cards.
KNIGHTS = {
    "conrad": (2, 1),
    "falk": (1, 5),
    "goetz": (5, 2),
    "hagen": (1, 2),
    "karl": (7, 1),
    "otto": (3, 2),
    "pippin": (1, 3),
    "siegfried": (1, 1),
    "walter": (3, 1),
}
#: The commerce points of each card that has any, likewise.
COMMERCE = {
    "garrison-a": 1,
    "garrison-b": 1,
    "garrison-c": 1,
    "brick-fleet": 1,
    "gold-fleet": 1,
    "grain-fleet": 1,
    "lumber-fleet": 1,
    "ore-fleet": 1,
    "wool-fleet": 1,
    "counting-house": 3,
    "marketplace": 2,
    "merchant-guild": 4,
    "mint": 1,
    "harbor": 1,
}
OTHERS = [
    name
    for name in IDS
    for row in PRINTED["cards"]
    if row["colour"] in {"green", "red"} and name in {row["id"], row["id"] + "-a", row["id"] + "-b"}
]


def with_cards(seat: int, cards: str, city: int | None = None, hand: str = "", **stores: int) -> t.Json:
    """Tell of a player with these cards, spread over the sites; the numbered place is a City, all are if it is -1."""
    cities = (5, 6) if city == -1 else () if city is None else (city,)
    settlements = [place for place in (5, 6) if place not in cities]
    built = dict(zip(cards.split(), SITES, strict=False))
    return t.player(seat, hand, built, settlements=settlements, cities=cities, stores=t.stores_of(seat, **stores))


def holders(pos: Position) -> tuple[int | None, int | None]:
    """Return who has the Knight token and who the Commerce token, and check that each is worth one point."""
    found = []
    for token in ("knight_token", "commerce_token"):
        points = [t.lines(pos, p).get(token, 0) for p in (0, 1)]
        assert points in ([0, 0], [1, 0], [0, 1])
        found.append(points.index(1) if 1 in points else None)
    return found[0], found[1]


def knight_token(pos: Position) -> int | None:
    return holders(pos)[0]


def commerce_token(pos: Position) -> int | None:
    return holders(pos)[1]


# The Knight token


@pytest.mark.parametrize("card", OTHERS)
def test_8_every_card_brings_its_printed_strength_tournament_and_commerce_points(card: str) -> None:
    me = t.acting(with_cards(0, card, city=5)).state.players[0]
    strength, tournament = KNIGHTS.get(card, (0, 0))
    assert (me.strength, me.tournament, me.commerce) == (strength, tournament, COMMERCE.get(card, 0))


@pytest.mark.parametrize(
    ("first", "second", "holder"),
    [
        ("", "", None),
        ("siegfried", "", 0),
        ("", "siegfried", 1),
        ("siegfried", "hagen", None),
        ("otto", "walter", None),
        ("conrad siegfried", "otto", None),
        ("conrad hagen", "siegfried", 0),
        ("karl", "goetz hagen", 0),
        ("karl", "goetz conrad", None),
        ("karl", "goetz otto", 1),
    ],
)
def test_8_the_knight_token_is_for_strictly_more_strength_and_a_tie_for_nobody(
    first: str, second: str, holder: int | None
) -> None:
    pos = t.acting(with_cards(0, first), with_cards(1, second))
    assert knight_token(pos) == holder


# The Commerce token


@pytest.mark.parametrize(
    ("first", "second", "holder"),
    [
        ("", "", None),
        ("gold-fleet", "", 0),
        ("", "garrison-a", 1),
        ("gold-fleet", "ore-fleet", None),
        ("marketplace", "mint", 0),
        ("marketplace", "mint gold-fleet", None),
        ("counting-house", "merchant-guild", 1),
    ],
)
def test_8_the_commerce_token_is_for_strictly_more_points_and_a_tie_for_nobody(
    first: str, second: str, holder: int | None
) -> None:
    pos = t.acting(with_cards(0, first, city=-1), with_cards(1, second, city=-1))
    assert commerce_token(pos) == holder


@pytest.mark.parametrize(("option", "own"), [(1, 1), (0, 0)])
@pytest.mark.parametrize(("fleets", "bonus"), [("", 0), ("gold-fleet", 1), ("gold-fleet ore-fleet wool-fleet", 3)])
def test_8_a_harbor_counts_1_and_1_more_for_each_fleet(fleets: str, bonus: int, option: int, own: int) -> None:
    """Its own point is an option."""
    first = with_cards(0, f"harbor {fleets}", city=-1)
    pos = t.acting(first, options={"harbor_own_point": option})
    assert pos.state.players[0].commerce == own + 2 * bonus
    assert commerce_token(pos) == (0 if own + bonus else None)


@pytest.mark.parametrize("card", ["gold-fleet", "karl"])
def test_8_both_tokens_may_be_held_by_the_same_player_and_are_1_point_each(card: str) -> None:
    pos = t.acting(with_cards(0, "gold-fleet karl", city=5))
    assert (holders(pos), pos.score()) == ((0, 0), [5, 2])
    t.do(pos, "pull_down", card=card)
    assert pos.score() == [4, 2]
