"""The turn of the Automata: its die, its active card, and where it looks for a tile."""

from __future__ import annotations

import pytest
from burgundy_board.automata_positions import FOUR, ONE, SIX, Wild, turn
from burgundy_board.positions import KINDS

#: A brown tile without an effect on what is tested here.
TOWER, INN = "watchtower-1", "boarding-house-1"


def found(tile: str, depot: int, side: str, item: int) -> dict[str, object]:
    return {"what": "automata_found", "player": 2, "depot": depot, "card": tile, "side": side, "item": item}


def kinds(*names: str) -> int:
    return sum(1 << KINDS.index(name) for name in names)


# The die and the card


@pytest.mark.parametrize("white", range(1, 7))
def test_the_white_die_of_the_round_says_which_card_is_active(white: int) -> None:
    done = turn(2, white=white, depots={2: {0: "knowledge-1"}})
    side, item = ("left", 2) if white <= 4 else ("right", 1)
    assert done.told("automata_rolled") == [
        {"what": "automata_rolled", "player": 2, "die": 2, "white": white, "side": side}
    ]
    assert done.told("automata_found") == [found("knowledge-1", 2, side, item)]


def test_it_rolls_one_die_of_its_own_on_its_turn() -> None:
    done = turn(5)
    assert len(done.told("automata_rolled")) == 1
    assert done.him["dice"] == [0, 0]


def test_all_its_numbers_are_rolled_whatever_the_white_die_shows() -> None:
    for die in range(1, 7):
        assert turn(die, white=6).told("automata_rolled")[0]["white"] == 6


def test_it_places_one_tile_a_turn() -> None:
    done = turn(1, depots={1: {0: TOWER, 1: "mine-1", 2: "knowledge-1"}})
    assert done.placed() == [TOWER]
    assert done.left == {0: TOWER}
    assert done.depot(1) == [None, "mine-1", "knowledge-1", None]


# Where it looks


@pytest.mark.parametrize("die", range(1, 7))
def test_it_searches_the_depot_of_its_die_first(die: int) -> None:
    depots = {d: {1: f"mine-{d}"} for d in range(1, 7)}
    done = turn(die, depots=depots)
    assert done.told("automata_found") == [found(f"mine-{die}", die, "left", 3)]
    assert done.depot(die) == [None] * 4


@pytest.mark.parametrize(("die", "first"), [(1, 2), (2, 2), (3, 5), (4, 5), (5, 5), (6, 2)])
def test_then_clockwise_with_one_after_six(die: int, first: int) -> None:
    done = turn(die, depots={2: {0: "mine-2"}, 5: {0: "mine-5"}})
    assert done.placed() == [f"mine-{first}"]
    assert done.depot(7 - first)[0] == f"mine-{7 - first}"


def test_the_depots_that_have_nothing_are_told_in_order() -> None:
    done = turn(5, depots={2: {0: "mine-2"}, 6: {0: "ship-1"}})
    assert [event["depot"] for event in done.told("automata_checked")] == [5, 6, 1]


def test_with_each_depot_the_kinds_are_told_that_the_card_still_seeks() -> None:
    castle_first = {0: TOWER, 2: "knowledge-2", 3: "mine-3", 4: INN}
    done = turn(3, on_left=castle_first, depots={3: {0: "mine-1"}, 4: {2: "castle-5"}})
    assert done.told("automata_checked")[:1] == [
        {"what": "automata_checked", "depot": 3, "side": "left", "kinds": kinds("castle")}
    ]
    later = turn(5, white=6, depots={2: {0: "mine-2"}, 6: {0: "ship-1"}})
    assert later.told("automata_checked") == [
        {"what": "automata_checked", "depot": 5, "side": "right", "kinds": kinds("ship", "knowledge", "building")}
    ]


def test_in_a_depot_it_goes_down_the_card() -> None:
    depot = {0: "mine-1", 1: "knowledge-1", 2: "castle-5", 3: TOWER}
    assert turn(1, depots={1: depot}).placed() == [TOWER]
    assert turn(1, depots={1: depot}, on_left={0: INN}).placed()[0] == "castle-5"
    assert turn(1, depots={1: depot}, on_left={0: INN, 1: "castle-6"}).placed() == ["knowledge-1"]
    assert turn(1, depots={1: depot}, on_left={0: INN, 1: "castle-6", 2: "knowledge-2"}).placed() == ["mine-1"]


def test_a_near_depot_goes_before_a_higher_item() -> None:
    done = turn(3, depots={3: {0: "mine-1"}, 4: {0: TOWER}})
    assert done.left == {3: "mine-1"}


def test_each_depot_is_searched_from_the_top_of_the_card_again() -> None:
    done = turn(3, depots={3: {0: "ship-1"}, 4: {0: "mine-1", 1: "knowledge-1"}})
    assert done.left == {2: "knowledge-1"}


def test_a_complete_item_is_passed_over() -> None:
    done = turn(1, on_left={0: INN}, depots={1: {0: TOWER}})
    assert done.left == {0: INN, 4: TOWER}


def test_the_other_card_is_not_looked_at() -> None:
    done = turn(1, depots={1: {0: "ship-1"}, 2: {0: "mine-1"}})
    assert done.placed() == ["mine-1"]
    assert done.right == {}


@pytest.mark.parametrize("slots", [(0, 1), (0, 2), (1, 2), (1, 3), (2, 3), (0, 3)])
def test_two_tiles_of_the_colour_go_in_reading_order(slots: tuple[int, int]) -> None:
    first, second = slots
    done = turn(1, depots={1: {first: "mine-7", second: "mine-3"}})
    assert done.placed() == ["mine-7"]
    assert done.depot(1)[second] == "mine-3"


def test_the_same_building_may_lie_there_twice() -> None:
    done = turn(1, on_left={0: "watchtower-2"}, finished=["watchtower-3"], depots={1: {0: TOWER}})
    assert done.left == {0: "watchtower-2", 4: TOWER}
    assert done.points("buildings") == 4


def test_the_black_depot_is_not_searched() -> None:
    done = turn(1, black={0: "mine-1"}, depots={6: {0: "mine-2"}})
    assert done.placed() == ["mine-2"]
    assert done.dump["black"][0] == "mine-1"


# The reserve


def test_without_a_tile_in_all_depots_it_takes_one_of_the_reserve() -> None:
    done = turn(4, depots={1: {0: "ship-1"}}, reserve=["knowledge-1"])
    assert [event["depot"] for event in done.told("automata_checked")] == [4, 5, 6, 1, 2, 3]
    assert done.told("automata_reserve") == [
        {"what": "automata_reserve", "player": 2, "card": "knowledge-1", "side": "left", "item": 2}
    ]
    assert (done.left, done.reserve) == ({2: "knowledge-1"}, [])


def test_that_the_reserve_has_nothing_either_is_told() -> None:
    done = turn(4, depots={1: {0: "ship-1"}}, reserve=["ship-2"])
    assert done.told("automata_none_in_reserve") == [
        {
            "what": "automata_none_in_reserve",
            "player": 2,
            "side": "left",
            "kinds": kinds("castle", "mine", "knowledge", "building"),
        }
    ]
    assert not turn(4, depots={1: {0: "mine-1"}}).told("automata_none_in_reserve")


def test_a_depot_goes_before_the_reserve() -> None:
    done = turn(1, depots={6: {3: "mine-1"}}, reserve=["mine-2", TOWER])
    assert done.placed() == ["mine-1"]
    assert done.reserve == ["mine-2", TOWER]


def test_the_reserve_is_searched_from_the_top_of_the_card() -> None:
    done = turn(1, reserve=["mine-1", "knowledge-1", TOWER])
    assert done.left == {0: TOWER}
    done = turn(1, on_left={0: INN, 4: TOWER}, reserve=["mine-1", "knowledge-1"])
    assert done.placed() == ["knowledge-1"]


def test_of_a_colour_the_newest_tile_of_the_reserve_comes_first() -> None:
    done = turn(1, reserve=["mine-1", "mine-9", "mine-4", "ship-1"])
    assert done.placed() == ["mine-4"]
    assert done.reserve == ["mine-1", "mine-9", "ship-1"]


def test_a_tile_of_the_reserve_has_its_bonus() -> None:
    done = turn(1, reserve=["bank-1"])
    assert done.silver == 2


def test_the_reserve_is_searched_only_for_the_active_card() -> None:
    done = turn(1, reserve=["ship-1"])
    assert done.placed() == []
    assert done.reserve == ["ship-1"]


# Wild tiles


def test_without_a_fitting_tile_a_wild_one_covers_the_topmost_open_item() -> None:
    done = turn(1, on_left={0: INN}, reserve=["ship-1"], wilds=["mine-1"])
    assert done.told("automata_wild") == [{"what": "automata_wild", "player": 2, "side": "left", "item": 1}]
    assert done.dump["sides"][0]["items"][1] == {"card": "mine-1", "wild": True}
    assert (done.wilds, done.reserve) == ([], ["ship-1"])


def test_a_fitting_tile_of_the_reserve_goes_before_a_wild_one() -> None:
    done = turn(1, reserve=["mine-2"], wilds=["mine-1"])
    assert done.placed() == ["mine-2"]
    assert done.wilds == ["mine-1"]


@pytest.mark.parametrize("tile", [TOWER, "bank-1", "cow-4a", "castle-5", "city-hall-1", "church-1"])
def test_a_wild_tile_has_no_bonus(tile: str) -> None:
    done = turn(1, depots={1: {0: "ship-1"}}, wilds=[tile], him={"goods": [1, 0, 0, 0, 0, 0]})
    assert done.order() == ["automata_wild"]
    assert (done.silver, sum(done.him["points"]), done.reserve) == (0, 0, [])


def test_the_newest_wild_tile_is_used_first() -> None:
    done = turn(1, wilds=["mine-1", "mine-2"])
    assert (done.left, done.wilds) == ({0: "mine-2"}, ["mine-1"])


def test_without_a_wild_tile_the_first_black_tile_becomes_one() -> None:
    done = turn(1, black={4: "castle-15", 2: "bank-6", 7: "mine-11"}, reserve=["ship-1"])
    assert done.told("automata_made_wild") == [{"what": "automata_made_wild", "player": 2, "card": "bank-6"}]
    assert (done.wilds, done.reserve) == (["bank-6"], ["ship-1"])
    assert done.dump["black"] == [None, None, None, None, "castle-15", None, None, "mine-11"]
    assert (done.left, done.right, done.silver) == ({}, {}, 0)


def test_a_wild_tile_that_it_has_goes_before_making_one() -> None:
    done = turn(1, black={0: "castle-15"}, wilds=["mine-1"])
    assert done.left == {0: "mine-1"}
    assert done.dump["black"][0] == "castle-15"


def test_a_black_tile_that_would_fit_becomes_a_wild_one_all_the_same() -> None:
    done = turn(1, black={0: "mine-11"})
    assert (done.left, done.wilds) == ({}, ["mine-11"])


def test_a_wild_tile_is_not_a_tile_of_its_colour() -> None:
    """The mine under it would fit the fourth item; it covers the first."""
    assert turn(1, wilds=["mine-1"]).left == {0: "mine-1"}


def test_without_black_tiles_it_gains_two_silver() -> None:
    done = turn(1, reserve=["ship-1"])
    assert done.order() == ["automata_no_tile", "gained_silver"]
    assert done.silver == 2


def test_goods_do_not_keep_a_depot_from_being_empty() -> None:
    done = turn(1, goods={d: [1, 0, 0, 0, 0, 0] for d in range(1, 7)})
    assert done.silver == 2
    assert done.lying(1) == [1, 0, 0, 0, 0, 0]


def test_a_right_card_that_is_active_takes_wild_tiles_too() -> None:
    done = turn(1, white=5, on_right={0: "ship-1"}, wilds=["mine-1"])
    assert done.right == {0: "ship-1", 1: "mine-1"}
    assert done.left == {}


def test_a_wild_tile_lying_on_an_item_keeps_it_complete() -> None:
    done = turn(1, on_left={0: Wild("ship-1")}, depots={1: {0: TOWER}})
    assert done.left == {0: "ship-1", 4: TOWER}


def test_with_one_person_and_with_three_it_searches_alike() -> None:
    for people in (1, 2, 3):
        done = turn(3, people=people, left=ONE, right=FOUR, depots={3: {0: "mine-1"}})
        assert done.left == {0: "mine-1"}
        assert done.cards == [ONE, FOUR] != [ONE, SIX]
