"""Building, paying and making space (7)."""

from __future__ import annotations

from typing import Any

import pytest
from catan_cards.rules.table import (
    SIDES,
    Json,
    acting,
    built,
    discarded,
    do,
    hand,
    is_open,
    lines,
    open_kinds,
    player,
    stock,
    store,
    stores_of,
    why,
)

from bailey.core import Position, card_at
from bailey.games.catan_cards.cards import IDS
from bailey.games.catan_cards.data import PRINTED

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


def paying(cost: dict[str, int], hand: str = "", **fields: Any) -> Json:
    """Tell of a first player who has exactly this."""
    return player(0, hand, stores=stores_of(0, **cost), **fields)


def city_and_settlement(cost: dict[str, int], hand: str = "", **fields: Any) -> Json:
    return paying(cost, hand, cities=(5,), settlements=(6,), **fields)


# Settlements


@pytest.mark.parametrize(("end", "place", "column"), ENDS)
def test_7_a_settlement_costs_wool_lumber_brick_and_grain(end: str, place: int, column: int) -> None:
    pos = acting(paying(SETTLEMENT, road_left=end == "left", road_right=end == "right"))
    do(pos, "build_settlement", end=end)
    do(pos, "place_region", side="above")
    me = pos.state.players[0]
    assert stock(pos, 0) == {}
    assert [k for k in range(12) if me.centres[k] == 1] == sorted([5, 6, place])
    assert (me.road_left, me.road_right, pos.state.settlements) == (0, 0, 4)
    assert lines(pos, 0)["settlements"] == 3


def test_7_the_row_grows_to_both_sides() -> None:
    double = {"wool": 2, "lumber": 2, "brick": 2, "grain": 2}
    pos = acting(paying(double, road_left=True, road_right=True))
    for end in ("right", "left"):
        do(pos, "build_settlement", end=end)
        do(pos, "place_region", side="above")
    assert list(pos.state.players[0].centres) == [0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0]
    assert set(pos.state.players[0].regions.taken()) == set(range(8, 18))


#: From the bottom to the top; only the place of a known card is fixed.
REGION_STACK = [{"card": card, "known_to": [0, 1]} for card in ("gold-3", "hills-2", "fields-4")]


def test_7_the_second_region_is_not_seen_before_the_first_is_placed() -> None:
    pos = acting(paying(SETTLEMENT, road_left=True), region_stack=REGION_STACK)
    do(pos, "build_settlement", end="left")
    assert [IDS[card_at(pos.state.drawn, i)] for i in range(pos.state.drawn.size)] == ["fields-4"]
    assert pos.state.region_stack.size == 10


# Cities


def test_7_the_cards_beside_the_settlement_stay() -> None:
    cards = {"sawmill": (5, "below"), "karl": (5, "above")}
    pos = do(acting(paying(CITY, built=cards)), "build_city", place=5)
    assert [(one.place, one.side) for one in beside(pos)] == [(5, 1), (5, 0)]
    assert built(pos, 0) == ["sawmill", "karl"]


def beside(pos: Position) -> list[Any]:
    """List where the cards of the first player are built."""
    here = pos.state.players[0].built
    return [here.beside[i] for i in range(here.size)]


# Green and red cards


@pytest.mark.parametrize("card", EXPANSIONS)
def test_7_every_card_is_built_for_its_printed_cost(card: str) -> None:
    """It leaves the hand for its site; one resource less is too little."""
    cost, name = EXPANSIONS[card]["cost"], name_of(card)
    pos = acting(city_and_settlement(cost, name))
    do(pos, "build", slot=name, place=5, side="below")
    assert (stock(pos, 0), hand(pos, 0), built(pos, 0)) == ({}, [], [name])
    assert [(one.place, one.side) for one in beside(pos)] == [(5, 1)]
    for stores in one_less(cost):
        short = acting(city_and_settlement(stores, name))
        assert why(short, "build", slot=name, place=5, side="below") == "too-dear"
        assert "build" not in open_kinds(short)


@pytest.mark.parametrize("card", EXPANSIONS)
def test_7_green_cards_go_to_any_free_site_red_ones_only_to_a_citys(card: str) -> None:
    name = name_of(card)
    pos = acting(player(0, name, cities=(5,), settlements=(6,), stores=3))
    sites = [(place, side) for place in range(12) for side in SIDES]
    places = {(place, side) for place, side in sites if is_open(pos, "build", slot=name, place=place, side=side)}
    of_city = {(5, "above"), (5, "below")}
    if EXPANSIONS[card]["colour"] == "green":
        assert places == of_city | {(6, "above"), (6, "below")}
    else:
        assert places == of_city
        assert why(pos, "build", slot=name, place=6, side="above") == "city-only"


# Paying and gaining


def two_hills(first: int, second: int, **stores: int) -> Json:
    """Tell of a player with two Regions of hills, who has one lumber for a Road."""
    regions = stores_of(0, lumber=1, **stores) | {"hills-5": first, "hills-1": second}
    return player(0, settlements=(4, 5, 6), stores=regions, extra={"hills-1": (4, "above"), "fields-4": (4, "below")})


@pytest.mark.parametrize(("first", "second"), [(3, 1), (1, 3)])
def test_7_nothing_is_asked_where_only_one_region_has_room(first: int, second: int) -> None:
    pos = do(acting(two_hills(first, second, gold=3)), "trade", give="gold", get="brick")
    assert is_open(pos, "end_actions")
    assert sorted((store(pos, "hills-5"), store(pos, "hills-1"))) == [2, 3]


# Making space


@pytest.mark.parametrize("card", EXPANSIONS)
def test_7_own_green_and_red_cards_may_be_pulled_down_without_a_refund(card: str) -> None:
    name = name_of(card)
    pos = acting(city_and_settlement({}, built={name: (5, "above")}))
    do(pos, "pull_down", card=name)
    assert (built(pos, 0), discarded(pos), hand(pos, 0), stock(pos, 0)) == ([], [name], [], {})
    assert is_open(pos, "end_actions")
