"""What each building brings the Automata."""

from __future__ import annotations

from typing import Any

import pytest
from burgundy_board.automata_positions import FOUR, ONE, Turn, Wild, turn
from burgundy_board.positions import with_goods

from bailey.core.play.telling import is_vain
from bailey.games.burgundy_board.events import TOLD, What

TOWER, INN = "watchtower-1", "boarding-house-1"
#: Left: brown, brown, light green, yellow.
TWO = "automata-2"
#: Left: dark green, gray with a box, light green, blue.
EIGHT = "automata-8"
#: Options of the two texts.
FIRST_TEXT, OFFICIAL = 0, 1


def built(tile: str, **said: Any) -> Turn:
    """Let it find a building in depot 2, on the top of card 4; the white die shows 4."""
    lying = {2: {0: tile}, **said.pop("depots", {})}
    return turn(2, **{"white": 4, "depots": lying, **said})


# Silver and points


def test_a_bank_brings_two_silver() -> None:
    done = built("bank-1")
    assert done.silver == 2
    assert sum(done.him["points"]) == 0


def test_a_boarding_house_brings_two_points_and_no_workers() -> None:
    done = built("boarding-house-1")
    assert (done.points("buildings"), sum(done.him["points"])) == (2, 2)
    assert done.him["workers"] == 0


def test_a_watchtower_brings_four_points() -> None:
    done = built("watchtower-1")
    assert (done.points("buildings"), sum(done.him["points"])) == (4, 4)


def test_a_warehouse_sells() -> None:
    done = built("warehouse-1", him={"goods": with_goods(t2=1, t6=3)})
    assert done.goods == with_goods(t2=1)
    assert (done.silver, done.points("sales")) == (1, 9)


def test_a_warehouse_without_goods_brings_nothing() -> None:
    done = built("warehouse-1")
    assert (done.silver, done.points("sales")) == (0, 0)
    assert done.told("automata_in_vain")


@pytest.mark.parametrize("building", ["workshop-1", "church-1", "market-1", "city-hall-1"])
def test_a_building_that_finds_nothing_says_so(building: str) -> None:
    assert built(building).told("automata_in_vain") == [{"what": "automata_in_vain", "player": 2}]
    assert not built("bank-1").told("automata_in_vain")


def test_that_it_finds_nothing_warns_nobody_about_an_own_choice() -> None:
    """Who ends a turn is warned if what comes of it brings nothing: what the Automata does is no part of that."""
    told = [event for event in built("workshop-1").pos.state.events if TOLD[event[0]].name.startswith("automata_")]
    assert TOLD[What.AUTOMATA_IN_VAIN].name in {TOLD[event[0]].name for event in told}
    assert not is_vain(told, TOLD)


# Workshop, church and market


@pytest.mark.parametrize(
    ("building", "tile"),
    [
        ("workshop-1", TOWER),
        ("church-1", "castle-5"),
        ("church-1", "mine-1"),
        ("church-1", "knowledge-1"),
        ("market-1", "ship-1"),
        ("market-1", "cow-2a"),
    ],
)
def test_it_takes_a_tile_into_the_reserve(building: str, tile: str) -> None:
    others = {"workshop": ["castle-9"], "church": ["ship-9", INN], "market": ["castle-9", INN]}[building[:-2]]
    done = built(building, depots={5: dict(enumerate(others)), 6: {0: tile}}, reserve=["pig-2a"])
    assert done.kept() == [tile]
    assert done.reserve == ["pig-2a", tile]
    assert done.left == {0: building}
    assert done.depot(6) == [None] * 4


@pytest.mark.parametrize("building", ["workshop-1", "church-1", "market-1"])
def test_without_such_a_tile_it_takes_nothing(building: str) -> None:
    fits = {"workshop": "castle-9", "church": TOWER, "market": TOWER}[building[:-2]]
    done = built(building, depots={5: {0: fits}}, black={0: "mine-11", 1: "ship-21", 2: "bank-6"})
    assert done.kept() == done.reserve == done.wilds == []
    assert done.silver == 0


@pytest.mark.parametrize(("building", "kind"), [("workshop-1", "bank"), ("church-1", "mine"), ("market-1", "ship")])
@pytest.mark.parametrize(("white", "depot"), [(1, 3), (3, 3), (4, 6), (2, 3)])
def test_it_looks_clockwise_from_the_white_die(building: str, kind: str, white: int, depot: int) -> None:
    done = turn(2, white=white, depots={2: {0: building}, 3: {0: f"{kind}-3"}, 6: {0: f"{kind}-4"}})
    assert done.kept() == [f"{kind}-{3 if depot == 3 else 4}"]


def test_it_goes_on_after_depot_six() -> None:
    done = turn(2, white=5, left="automata-5", right=FOUR, depots={2: {0: "church-1"}, 1: {0: "mine-1"}})
    assert done.kept() == ["mine-1"]


@pytest.mark.parametrize(("kind", "building"), [("mine", "church-1"), ("ship", "market-1"), ("bank", "workshop-1")])
def test_in_a_depot_it_takes_the_first_in_reading_order(kind: str, building: str) -> None:
    done = built(building, depots={4: {1: f"{kind}-5", 2: f"{kind}-3"}})
    assert done.kept() == [f"{kind}-5"]


def test_a_church_looks_for_a_castle_everywhere_then_for_a_mine_then_for_knowledge() -> None:
    near, far, farther = {4: {0: "knowledge-1"}}, {5: {0: "mine-1"}}, {3: {0: "castle-5"}}
    assert built("church-1", depots=near | far | farther).kept() == ["castle-5"]
    assert built("church-1", depots=near | far).kept() == ["mine-1"]
    assert built("church-1", depots=near).kept() == ["knowledge-1"]


def test_a_market_looks_for_a_ship_everywhere_before_livestock() -> None:
    assert built("market-1", depots={4: {0: "cow-2a"}, 3: {0: "ship-1"}}).kept() == ["ship-1"]


def test_by_the_option_the_nearest_depot_goes_first() -> None:
    near_first = {"automata_depot_first": True}
    depots = {4: {0: "knowledge-1"}, 5: {0: "mine-1"}, 3: {0: "castle-5"}}
    assert built("church-1", depots=depots, **near_first).kept() == ["knowledge-1"]
    assert built("market-1", depots={4: {0: "cow-2a"}, 3: {0: "ship-1"}}, **near_first).kept() == ["cow-2a"]


def test_by_the_option_the_order_of_colours_holds_within_a_depot() -> None:
    near_first = {"automata_depot_first": True}
    depot = {0: "knowledge-1", 1: "mine-1", 3: "castle-5"}
    assert built("church-1", depots={4: depot}, **near_first).kept() == ["castle-5"]
    assert built("church-1", depots={4: {0: "knowledge-1", 1: "mine-1"}}, **near_first).kept() == ["mine-1"]
    assert built("market-1", depots={4: {0: "cow-2a", 1: "ship-1"}}, **near_first).kept() == ["ship-1"]


def test_a_taken_tile_brings_no_bonus() -> None:
    assert built("workshop-1", depots={4: {0: "bank-1"}}).silver == 0


# City hall


def test_a_city_hall_places_what_the_reserve_has_most_of() -> None:
    done = built("city-hall-1", reserve=["knowledge-1", "mine-1", "mine-2"])
    assert done.placed() == ["city-hall-1", "mine-2"]
    assert done.left == {0: "city-hall-1", 3: "mine-2"}
    assert done.reserve == ["knowledge-1", "mine-1"]


def test_a_city_hall_counts_only_what_fits_the_card() -> None:
    done = built("city-hall-1", reserve=["ship-1", "ship-2", "ship-3", "mine-1"])
    assert done.placed() == ["city-hall-1", "mine-1"]


def test_a_city_hall_passes_over_colours_whose_items_are_complete() -> None:
    done = built("city-hall-1", on_left={3: "mine-9"}, reserve=["mine-1", "mine-2", "knowledge-1"])
    assert done.placed() == ["city-hall-1", "knowledge-1"]


def test_tied_a_city_hall_takes_the_topmost_item() -> None:
    done = built("city-hall-1", reserve=["mine-1", TOWER, "knowledge-1"])
    assert done.placed() == ["city-hall-1", "knowledge-1"]
    done = built("city-hall-1", left=TWO, reserve=["cow-2a", TOWER])
    assert done.left == {0: "city-hall-1", 1: TOWER}


def test_officially_a_tied_city_hall_takes_the_first_stack_of_the_reserve() -> None:
    """On card 4 knowledge is above the mine; in the reserve the mines come first."""
    done = built("city-hall-1", reserve=["knowledge-1", "mine-1"], automata_rules=OFFICIAL)
    assert done.placed() == ["city-hall-1", "mine-1"]
    done = built("city-hall-1", reserve=["knowledge-1", "knowledge-2", "mine-1"], automata_rules=OFFICIAL)
    assert done.placed() == ["city-hall-1", "knowledge-2"]


def test_what_a_city_hall_places_has_its_bonus() -> None:
    assert built("city-hall-1", reserve=["bank-1"]).silver == 2
    done = built("city-hall-1", reserve=["castle-5"], depots={4: {0: "mine-1"}})
    assert done.placed() == ["city-hall-1", "castle-5", "mine-1"]


def test_a_city_hall_places_the_newest_tile_of_a_colour() -> None:
    assert built("city-hall-1", reserve=["mine-8", "mine-1"]).placed()[1] == "mine-1"


def test_a_city_hall_does_not_look_into_the_depots() -> None:
    done = built("city-hall-1", depots={4: {0: "mine-1"}})
    assert done.placed() == ["city-hall-1"]
    assert done.depot(4)[0] == "mine-1"


def test_wild_tiles_do_not_count_for_a_city_hall() -> None:
    done = built("city-hall-1", reserve=["knowledge-1"], wilds=["mine-1", "mine-2"])
    assert done.placed() == ["city-hall-1", "knowledge-1"]
    done = built("city-hall-1", wilds=["mine-1"])
    assert (done.left, done.wilds) == ({0: "city-hall-1"}, ["mine-1"])


def test_without_a_reserve_a_city_hall_does_nothing() -> None:
    done = built("city-hall-1", black={0: "mine-11"})
    assert done.left == {0: "city-hall-1"}
    assert (done.silver, done.wilds) == (0, [])


FULL_BUT_ONE = {1: "castle-9", 2: "knowledge-9", 3: "mine-9", 4: INN}


def test_if_the_card_is_full_a_city_hall_looks_at_the_other() -> None:
    done = built("city-hall-1", on_left=FULL_BUT_ONE, reserve=["mine-1", "mine-2", "ship-1"])
    assert done.placed() == ["city-hall-1", "ship-1"]
    assert done.left == {0: "ship-1"}


def test_if_nothing_fits_the_card_a_city_hall_looks_at_the_other() -> None:
    done = built("city-hall-1", reserve=["ship-1", "ship-2"])
    assert done.right == {0: "ship-2"}


def test_the_active_card_goes_before_more_tiles_for_the_other() -> None:
    done = built("city-hall-1", reserve=["ship-1", "ship-2", "mine-1"])
    assert (done.left, done.right) == ({0: "city-hall-1", 3: "mine-1"}, {})


def test_if_nothing_fits_either_card_a_city_hall_does_nothing() -> None:
    done = built("city-hall-1", reserve=["pig-2a"])
    assert (done.left, done.right, done.reserve) == ({0: "city-hall-1"}, {}, ["pig-2a"])


def test_city_halls_chain() -> None:
    done = built("city-hall-1", reserve=["mine-1", "city-hall-2", "city-hall-3"])
    assert done.placed() == ["city-hall-1", "city-hall-3", "mine-1"]
    # Its last brown item is complete now; the city hall below would fit the other card.
    assert done.reserve == ["city-hall-2"]


# The crane


def test_a_crane_takes_and_places_another_tile_as_a_castle_does() -> None:
    done = built("crane", depots={3: {0: "mine-3"}, 4: {0: "mine-4"}}, additional_hexes=True)
    assert done.placed() == ["crane", "mine-4"]


def test_a_crane_that_fills_the_card_goes_on_with_the_other() -> None:
    done = built("crane", on_left=FULL_BUT_ONE, depots={4: {0: "ship-1"}}, additional_hexes=True)
    assert done.placed() == ["crane", "ship-1"]
    assert done.left == {0: "ship-1"}


def test_with_both_cards_full_a_crane_sells() -> None:
    """The castle fills the right card; the crane that it finds filled the left one before."""
    done = built(
        "crane",
        on_left=FULL_BUT_ONE,
        right=EIGHT,
        on_right={1: "mine-3", 2: "cow-2a", 3: "ship-2"},
        depots={4: {0: "castle-5"}},
        him={"goods": with_goods(t5=2)},
        additional_hexes=True,
    )
    assert done.placed() == ["crane", "castle-5"]
    assert done.goods == [0] * 6


def test_a_crane_takes_from_the_reserve_and_makes_wild_tiles() -> None:
    done = built("crane", reserve=["mine-1"], additional_hexes=True)
    assert done.placed() == ["crane", "mine-1"]
    assert built("crane", black={0: "mine-11"}, additional_hexes=True).wilds == ["mine-11"]


# The white castle


def white_castle(**said: Any) -> Turn:
    return built("white-castle-1", white_castles=True, **said)


def test_a_white_castle_takes_a_tile_of_the_white_die_s_depot_into_the_reserve() -> None:
    done = white_castle(depots={4: {1: "ship-1"}, 5: {0: "mine-1"}})
    assert done.kept() == done.reserve == ["ship-1"]
    assert done.left == {0: "white-castle-1"}


def test_a_white_castle_takes_what_the_reserve_has_least_of() -> None:
    depot = {0: "mine-1", 1: "ship-1", 2: TOWER}
    assert white_castle(depots={4: depot}, reserve=["mine-2"]).kept() == ["ship-1"]
    assert white_castle(depots={4: depot}, reserve=["mine-2", "ship-2"]).kept() == [TOWER]
    reserve = ["mine-2", "mine-3", "ship-2", INN, INN.replace("1", "2")]
    assert white_castle(depots={4: depot}, reserve=reserve).kept() == ["ship-1"]


def test_tied_a_white_castle_takes_the_first_in_reading_order() -> None:
    assert white_castle(depots={4: {1: TOWER, 2: "mine-1", 3: "castle-5"}}).kept() == [TOWER]


def test_wild_tiles_do_not_count_for_a_white_castle() -> None:
    done = white_castle(depots={4: {0: "mine-1", 1: "ship-1"}}, wilds=["mine-2", "mine-3"])
    assert done.kept() == ["mine-1"]


def test_tiles_on_cards_and_in_the_duchy_do_not_count_for_a_white_castle() -> None:
    done = white_castle(depots={4: {0: "mine-1", 1: "ship-1"}}, on_left={3: "mine-2"}, finished=["mine-3"])
    assert done.kept() == ["mine-1"]


def test_with_an_empty_depot_a_white_castle_looks_into_the_next_one() -> None:
    done = white_castle(depots={3: {0: "castle-5"}, 6: {0: "mine-1", 1: "ship-1"}}, reserve=["mine-2"])
    assert done.kept() == ["ship-1"]
    assert white_castle(depots={3: {0: "castle-5"}}).kept() == ["castle-5"]


def test_in_the_first_text_a_white_castle_keeps_to_the_first_depot_with_tiles() -> None:
    done = white_castle(depots={4: {0: "mine-1"}, 5: {0: "ship-1"}}, reserve=["mine-2"], automata_rules=FIRST_TEXT)
    assert done.kept() == ["mine-1"]


def test_officially_a_white_castle_looks_for_the_scarcest_colour_everywhere() -> None:
    done = white_castle(depots={4: {0: "mine-1"}, 5: {0: "ship-1"}}, reserve=["mine-2"], automata_rules=OFFICIAL)
    assert done.kept() == ["ship-1"]


@pytest.mark.parametrize("kind", ["castle", "mine", "knowledge", "ship"])
def test_officially_a_white_castle_looks_only_for_colours_that_lie_there(kind: str) -> None:
    """The reserve has a tile of the only colour that lies in the depots, twice, and none of all others."""
    depots = {4: {0: f"{kind}-5"}, 5: {0: f"{kind}-6"}}
    assert white_castle(depots=depots, reserve=[f"{kind}-7"], automata_rules=OFFICIAL).kept() == [f"{kind}-5"]


def test_officially_a_white_castle_takes_the_first_tile_of_that_colour_clockwise() -> None:
    depots = {3: {0: "ship-3"}, 5: {0: "mine-1", 1: "ship-1"}, 6: {0: "ship-2"}}
    done = white_castle(depots=depots, reserve=["mine-2"], automata_rules=OFFICIAL)
    assert done.kept() == ["ship-1"]


@pytest.mark.parametrize("rules", [FIRST_TEXT, OFFICIAL])
def test_without_any_tile_a_white_castle_brings_one_silver(rules: int) -> None:
    done = white_castle(black={0: "mine-11"}, automata_rules=rules)
    assert done.kept() == done.wilds == []
    assert done.silver == 1


# A building wherever it goes


def test_a_building_from_the_reserve_and_on_the_other_card_brings_the_same() -> None:
    done = turn(1, left=ONE, right=EIGHT, reserve=["bank-1"])
    assert done.silver == 2  # for want of a tile: it fits neither card
    done = turn(1, left=TWO, reserve=["bank-1"])
    assert (done.silver, done.left) == (2, {0: "bank-1"})
    done = turn(1, white=6, left=ONE, right=TWO, depots={1: {0: "bank-1"}})
    assert (done.silver, done.right) == (2, {0: "bank-1"})


def test_a_building_under_a_wild_tile_is_none() -> None:
    done = turn(1, left=TWO, on_left={0: Wild("bank-1")}, depots={1: {0: "bank-2"}})
    assert (done.silver, done.left) == (2, {0: "bank-1", 1: "bank-2"})
