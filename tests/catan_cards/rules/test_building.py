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
    drawing,
    hand,
    is_open,
    lines,
    open_cells,
    open_kinds,
    open_values,
    player,
    rolled,
    stock,
    store,
    stores_of,
    why,
)

from bailey.core import Position, card_at
from bailey.games.catan_cards.cards import IDS
from bailey.games.catan_cards.data import PRINTED

ROAD = {"brick": 2, "lumber": 1}
SETTLEMENT = {"wool": 1, "lumber": 1, "brick": 1, "grain": 1}
CITY = {"ore": 3, "grain": 2}
BOTH = {"brick": 3, "lumber": 2, "wool": 1, "grain": 1}
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


def region_at(pos: Position, column: int, side: int, p: int = 0) -> str:
    return IDS[card_at(pos.state.players[p].regions, 2 * column + side)]


# Roads


@pytest.mark.parametrize(("end", "place", "column"), ENDS)
def test_7_a_road_costs_2_brick_and_1_lumber(end: str, place: int, column: int) -> None:
    pos = do(acting(paying(ROAD)), "build_road", end=end)
    me = pos.state.players[0]
    assert stock(pos, 0) == {}
    assert (me.road_left, me.road_right) == (int(end == "left"), int(end == "right"))
    assert (pos.state.roads, pos.turn) == (6, 0)


@pytest.mark.parametrize("stores", one_less(ROAD))
def test_7_a_road_cannot_be_built_for_less(stores: dict[str, int]) -> None:
    pos = acting(paying(stores))
    assert not is_open(pos, "build_road", end="left")
    assert why(pos, "build_road", end="left") == "too-dear"


@pytest.mark.parametrize("end", ["left", "right"])
def test_7_never_two_roads_in_a_row(end: str) -> None:
    other = "right" if end == "left" else "left"
    pos = acting(paying(ROAD, road_left=end == "left", road_right=end == "right"))
    assert why(pos, "build_road", end=end) == "road-already"
    assert not is_open(pos, "build_road", end=end)
    assert is_open(pos, "build_road", end=other)


def test_7_without_a_road_left_in_the_supply_nobody_builds_one() -> None:
    pos = acting(paying(ROAD), roads=0)
    assert why(pos, "build_road", end="left") == "none-left"


def test_7_both_players_build_from_one_supply() -> None:
    pos = acting(player(0), player(1, stores=stores_of(1, **ROAD)), roads=1, turn=1)
    do(pos, "build_road", end="right")
    assert pos.state.roads == 0
    assert pos.state.players[1].road_right == 1


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


@pytest.mark.parametrize("stores", one_less(SETTLEMENT))
def test_7_a_settlement_cannot_be_built_for_less(stores: dict[str, int]) -> None:
    assert why(acting(paying(stores, road_left=True)), "build_settlement", end="left") == "too-dear"


@pytest.mark.parametrize("end", ["left", "right"])
def test_7_a_settlement_is_built_at_the_open_end_of_a_road(end: str) -> None:
    other = "right" if end == "left" else "left"
    pos = acting(paying(SETTLEMENT, road_left=end == "left", road_right=end == "right"))
    assert is_open(pos, "build_settlement", end=end)
    assert not is_open(pos, "build_settlement", end=other)
    assert why(pos, "build_settlement", end=other) == "no-road"


def test_7_without_a_settlement_left_in_the_supply_nobody_builds_one() -> None:
    pos = acting(paying(SETTLEMENT, road_left=True), settlements=0)
    assert why(pos, "build_settlement", end="left") == "none-left"


def test_7_a_road_and_a_settlement_may_be_built_in_the_same_turn() -> None:
    pos = do(acting(paying(BOTH)), "build_road", end="left")
    do(pos, "build_settlement", end="left")
    do(pos, "place_region", side="below")
    assert stock(pos, 0) == {}
    assert pos.state.players[0].centres[4] == 1


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


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(("end", "place", "column"), ENDS)
def test_7_the_top_region_is_placed_above_or_below_and_the_second_in_the_other_corner(
    end: str, place: int, column: int, side: int
) -> None:
    """Both lie at the outer corners of the new Settlement and show 0."""
    first = paying(SETTLEMENT, road_left=end == "left", road_right=end == "right")
    pos = acting(first, region_stack=REGION_STACK)
    do(pos, "build_settlement", end=end)
    assert (open_kinds(pos), open_values(pos, "place_region", "side")) == ({"place_region"}, {0, 1})
    do(pos, "place_region", side=side)
    assert (region_at(pos, column, side), region_at(pos, column, 1 - side)) == ("fields-4", "hills-2")
    assert (store(pos, "fields-4"), store(pos, "hills-2")) == (0, 0)
    assert (pos.state.region_stack.size, is_open(pos, "end_actions")) == (9, True)


def test_7_with_first_up_the_first_region_lies_above_without_a_question() -> None:
    pos = acting(paying(SETTLEMENT, road_left=True), region_stack=REGION_STACK, options={"region_draw": 1})
    do(pos, "build_settlement", end="left")
    assert (region_at(pos, 4, 0), region_at(pos, 4, 1)) == ("fields-4", "hills-2")
    assert is_open(pos, "end_actions")


def test_7_the_second_region_is_not_seen_before_the_first_is_placed() -> None:
    pos = acting(paying(SETTLEMENT, road_left=True), region_stack=REGION_STACK)
    do(pos, "build_settlement", end="left")
    assert [IDS[card_at(pos.state.drawn, i)] for i in range(pos.state.drawn.size)] == ["fields-4"]
    assert pos.state.region_stack.size == 10


# Cities


@pytest.mark.parametrize("place", [5, 6])
def test_7_a_city_costs_3_ore_and_2_grain(place: int) -> None:
    pos = do(acting(paying(CITY)), "build_city", place=place)
    assert stock(pos, 0) == {}
    assert pos.state.players[0].centres[place] == 2
    assert (pos.state.cities, pos.state.settlements) == (6, 5)
    assert (lines(pos, 0)["settlements"], lines(pos, 0)["cities"], pos.score()[0]) == (1, 2, 3)


@pytest.mark.parametrize("stores", one_less(CITY))
def test_7_a_city_cannot_be_built_for_less(stores: dict[str, int]) -> None:
    assert why(acting(paying(stores)), "build_city", place=5) == "too-dear"


def test_7_a_city_is_built_on_an_own_settlement_only() -> None:
    """Neither on another City nor at a place where nothing stands."""
    pos = acting(city_and_settlement(CITY, road_right=True))
    assert open_values(pos, "build_city", "place") == {6}


def test_7_the_cards_beside_the_settlement_stay() -> None:
    cards = {"sawmill": (5, "below"), "karl": (5, "above")}
    pos = do(acting(paying(CITY, built=cards)), "build_city", place=5)
    assert [(one.place, one.side) for one in beside(pos)] == [(5, 1), (5, 0)]
    assert built(pos, 0) == ["sawmill", "karl"]


def beside(pos: Position) -> list[Any]:
    """List where the cards of the first player are built."""
    here = pos.state.players[0].built
    return [here.beside[i] for i in range(here.size)]


def test_7_without_a_city_left_in_the_supply_nobody_builds_one() -> None:
    assert why(acting(paying(CITY), cities=0), "build_city", place=5) == "none-left"


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


@pytest.mark.parametrize("side", SIDES)
def test_7_a_settlement_has_one_site_above_and_one_below(side: str) -> None:
    other = "below" if side == "above" else "above"
    pos = acting(player(0, "sawmill", built={"siegfried": (5, side)}, stores=3))
    assert why(pos, "build", slot="sawmill", place=5, side=side) == "no-site"
    assert not is_open(pos, "build", slot="sawmill", place=5, side=side)
    assert is_open(pos, "build", slot="sawmill", place=5, side=other)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("card", ["sawmill", "mint"])
def test_7_a_city_has_two_sites_above_and_two_below(card: str, side: str) -> None:
    cards = {"siegfried": (5, side)}
    pos = acting(player(0, card, cities=(5,), settlements=(6,), built=cards, stores=3))
    assert is_open(pos, "build", slot=card, place=5, side=side)
    cards["karl"] = (5, side)
    pos = acting(player(0, card, cities=(5,), settlements=(6,), built=cards, stores=3))
    assert not is_open(pos, "build", slot=card, place=5, side=side)
    assert why(pos, "build", slot=card, place=5, side=side) == "no-site"


def test_7_action_cards_are_not_built() -> None:
    pos = acting(player(0, "scout-a bishop-a caravan", cities=(5, 6), settlements=(), stores=3))
    assert "build" not in open_kinds(pos)


def test_7_built_cards_work_at_once() -> None:
    """A Fleet trades 2 for 1, and a Knight brings the token, in the same action phase."""
    pos = acting(paying({"wool": 3, "lumber": 1, "ore": 1}, "wool-fleet siegfried"))
    do(pos, "build", slot="wool-fleet", place=5, side="above")
    do(pos, "trade", give="wool", get="grain")
    do(pos, "build", slot="siegfried", place=5, side="below")
    assert (stock(pos, 0), lines(pos, 0)["knight_token"]) == ({"grain": 1}, 1)


@pytest.mark.parametrize("card", ["abbey-a", "library-a"])
def test_7_a_higher_limit_of_the_hand_holds_in_the_turn_it_is_built_in(card: str) -> None:
    pos = acting(city_and_settlement(EXPANSIONS[card[:-2]]["cost"], f"{card} karl falk goetz"))
    do(pos, "build", slot=card, place=5, side="above")
    do(do(pos, "end_actions"), "draw", stack=0)
    assert (len(hand(pos, 0)), pos.turn) == (4, 1)


# Paying and gaining


def two_hills(first: int, second: int, **stores: int) -> Json:
    """Tell of a player with two Regions of hills, who has one lumber for a Road."""
    regions = stores_of(0, lumber=1, **stores) | {"hills-5": first, "hills-1": second}
    return player(0, settlements=(4, 5, 6), stores=regions, extra={"hills-1": (4, "above"), "fields-4": (4, "below")})


def test_7_the_payer_chooses_the_regions_one_resource_at_a_time() -> None:
    pos = do(acting(two_hills(2, 3)), "build_road", end="right")
    assert (pos.turn, open_cells(pos, "pay")) == (0, {"hills-5", "hills-1"})
    do(pos, "pay", cell="hills-5")
    assert open_cells(pos, "pay") == {"hills-5", "hills-1"}
    do(pos, "any_region")
    assert (store(pos, "hills-5"), store(pos, "hills-1"), store(pos, "forest-4")) == (1, 2, 0)
    assert is_open(pos, "end_actions")


@pytest.mark.parametrize(("first", "second"), [(2, 0), (0, 2), (1, 1), (3, 0)])
def test_7_nothing_is_asked_where_a_cost_can_be_paid_in_one_way_only(first: int, second: int) -> None:
    pos = do(acting(two_hills(first, second)), "build_road", end="right")
    assert is_open(pos, "end_actions")
    assert stock(pos, 0) == ({"brick": 1} if first == 3 else {})


@pytest.mark.parametrize(("first", "second", "left"), [(3, 1, (1, 1)), (1, 3, (1, 1))])
def test_7_any_region_leaves_the_payment_to_the_fullest_first(first: int, second: int, left: tuple[int, int]) -> None:
    pos = do(acting(two_hills(first, second)), "build_road", end="right")
    do(pos, "any_region")
    assert (store(pos, "hills-5"), store(pos, "hills-1")) == left
    assert is_open(pos, "end_actions")


def test_7_the_owner_chooses_where_a_gain_goes() -> None:
    pos = do(acting(two_hills(1, 2, gold=3)), "trade", give="gold", get="brick")
    assert open_cells(pos, "gain") == {"hills-5", "hills-1"}
    do(pos, "gain", cell="hills-1")
    assert (store(pos, "hills-5"), store(pos, "hills-1"), stock(pos, 0)["brick"]) == (1, 3, 4)


@pytest.mark.parametrize(("first", "second", "after"), [(1, 2, (2, 2)), (2, 0, (2, 1)), (2, 1, (2, 2))])
def test_7_any_region_leaves_a_gain_to_the_emptiest_first(first: int, second: int, after: tuple[int, int]) -> None:
    pos = do(acting(two_hills(first, second, gold=3)), "trade", give="gold", get="brick")
    do(pos, "any_region")
    assert (store(pos, "hills-5"), store(pos, "hills-1")) == after


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


def test_7_the_site_of_a_card_that_was_pulled_down_is_free_again() -> None:
    pos = acting(paying({"lumber": 2}, "sawmill", built={"siegfried": (5, "below")}))
    assert not is_open(pos, "build", slot="sawmill", place=5, side="below")
    do(pos, "pull_down", card="siegfried")
    do(pos, "build", slot="sawmill", place=5, side="below")
    assert built(pos, 0) == ["sawmill"]


def test_7_the_rivals_cards_are_not_pulled_down() -> None:
    pos = acting(player(0), player(1, built={"karl": (5, "above")}))
    assert "pull_down" not in open_kinds(pos)


def test_7_a_card_that_was_pulled_down_no_longer_works() -> None:
    pos = acting(paying({"wool": 2}, built={"wool-fleet": (5, "above")}))
    assert is_open(pos, "trade", give="wool", get="ore")
    do(pos, "pull_down", card="wool-fleet")
    assert not is_open(pos, "trade", give="wool", get="ore")


def test_7_cards_are_pulled_down_in_the_own_action_phase_only() -> None:
    """Neither while an event asks for something, nor in the draw phase."""
    knight = player(0, "sawmill falk smithy", built={"karl": (5, "above")})
    assert open_kinds(rolled("plenty", 6, knight)) == {"gain"}
    assert open_kinds(drawing(knight)) == {"keep", "put_under"}
