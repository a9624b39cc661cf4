"""What tiles do when they are placed: castles, ships, mines and the buildings (rules 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from burgundy_board.positions import (
    SILVER,
    can,
    happened,
    me,
    offered,
    player,
    points,
    position,
    stored,
    why,
    with_goods,
)

if TYPE_CHECKING:
    from bailey.core.play.position import Position

#: A space for buildings next to the first castle, and its die.
TOWN, DIE = 11, 3


def placed(building: str, lying: dict[int, str] | None = None, storage: tuple[str, ...] = (), **more: Any) -> Position:
    """Place a building in the middle of duchy 1."""
    mine = more.pop("mine", {})
    pos = position(player(0, lying) | {"dice": [DIE, DIE], "storage": [building, *storage], **mine}, **more)
    pos.push({"do": "place", "die": 0, "tile": 0, "space": TOWN})
    return pos


# Castles


def castle(**more: Any) -> Position:
    """Place a castle next to the first tiles."""
    mine = player(0, {11: "bank-1"}) | {"dice": [6, 1], "storage": ["castle-5", *more.pop("storage", ())]}
    pos = position(mine | more.pop("mine", {}), **more)
    pos.push({"do": "place", "die": 0, "tile": 0, "space": 6})
    return pos


def test_a_castle_gives_an_action_with_any_number_for_no_worker() -> None:
    pos = castle(depots={2: {0: "castle-6"}, 5: {1: "mine-1"}}, mine={"goods": with_goods(t4=1)})
    assert pos.step == "extra_action"
    assert {(args["depot"], args["slot"]) for args in offered(pos, "take")} == {(2, 0), (5, 1)}
    assert {args["good"] for args in offered(pos, "sell")} == {3}
    assert offered(pos, "take_workers") == [{"die": 2}]
    pos.push({"do": "take", "die": 2, "depot": 5, "slot": 1})
    assert stored(pos) == ["mine-1"]
    assert me(pos).dice == [0, 1]
    assert (pos.turn, pos.step) == (0, "act")


def test_a_castle_may_sell_or_take_workers() -> None:
    pos = castle(mine={"goods": with_goods(t4=2)})
    pos.push({"do": "sell", "die": 2, "good": 3})
    assert points(pos, "sales") == 4
    pos = castle()
    pos.push({"do": "take_workers", "die": 2})
    assert me(pos).workers == 2


def test_a_castle_may_place_the_next_castle() -> None:
    pos = castle(storage=("castle-6", "mine-1"))
    assert {(args["tile"], args["space"]) for args in offered(pos, "place")} == {(0, 1), (0, 2), (1, 24)}
    pos.push({"do": "place", "die": 2, "tile": 0, "space": 1})
    assert pos.step == "extra_action"
    assert happened(pos, "extra_action")
    pos.push({"do": "place", "die": 2, "tile": 0, "space": 24})
    assert pos.step == "act"


# Mines


def test_a_mine_does_nothing_at_once() -> None:
    pos = position({"dice": [4, 2], "storage": ["mine-1"]})
    pos.push({"do": "place", "die": 0, "tile": 0, "space": 24})
    assert me(pos).silver == SILVER
    assert pos.step == "act"


@pytest.mark.parametrize("phase", ["A", "E"])
def test_each_mine_brings_a_silver_at_the_end_of_a_phase(phase: str) -> None:
    pos = position(player(0, {24: "mine-1", 29: "mine-2"}) | {"dice": [1, 0]}, phase=phase, round=5)
    pos.push({"do": "take_workers", "die": 0})
    pos.push({"do": "finish"})
    assert me(pos).silver == SILVER + 2


# Ships


def ship(storage: tuple[str, ...] = (), mine: dict[str, Any] | None = None, **more: Any) -> Position:
    """Place a ship next to the first castle."""
    pos = position(
        player(0, more.pop("lying", None)) | {"dice": [2, 5], "storage": ["ship-1", *storage], **(mine or {})}, **more
    )
    pos.push({"do": "place", "die": 0, "tile": 0, "space": 17})
    return pos


def test_a_ship_takes_all_goods_of_one_depot() -> None:
    pos = ship(goods={2: with_goods(t1=2, t4=1), 5: with_goods(t6=1)})
    assert {args["depot"] for args in offered(pos, "take_goods")} == {2, 5}
    assert why(pos, "take_goods", depot=1) == "empty-depot"
    pos.push({"do": "take_goods", "depot": 2})
    assert me(pos).goods == with_goods(t1=2, t4=1)
    assert pos.state.depots[1].goods == [0] * 6
    assert pos.state.depots[4].goods == with_goods(t6=1)


def test_without_goods_anywhere_a_ship_only_advances() -> None:
    pos = ship()
    assert pos.step == "act"
    assert happened(pos, "nothing_happened")
    assert me(pos).track == 1


def test_a_ship_advances_and_sits_on_top() -> None:
    pos = ship(others={1: {"track": 1}}, order=[1, 0, -1, -1])
    assert me(pos).track == 1
    assert pos.state.order[:2] == [0, 1]


def test_who_is_further_stays_ahead() -> None:
    pos = ship(others={1: {"track": 2}}, order=[1, 0, -1, -1])
    assert pos.state.order[:2] == [1, 0]


def test_the_last_space_of_the_track_is_six() -> None:
    pos = ship(mine={"track": 6}, others={1: {"track": 6}}, order=[1, 0, -1, -1])
    assert me(pos).track == 6
    assert pos.state.order[:2] == [0, 1], "on top of those there"


def test_the_order_changes_only_among_those_who_wait() -> None:
    """The second of three has a ship; the first has played, and does not play again."""
    others = {p: {"dice": [6, 6], "silver": 2, "has_played": p == 0} for p in (0, 2)}
    pos = position({"dice": [2, 0], "storage": ["ship-1"]}, seats=3, turn=1, others=others, order=[0, 1, 2, -1])
    pos.push({"do": "place", "die": 0, "tile": 0, "space": 17})
    pos.push({"do": "finish"})
    assert pos.state.order[:3] == [1, 0, 2]
    assert pos.turn == 2


def test_a_ship_of_who_waits_behind_plays_in_the_order_as_it_stands() -> None:
    others = {p: {"dice": [6, 6], "silver": 2, "has_played": False, "track": p - 1} for p in (1, 2)}
    pos = position({"dice": [1, 0], "track": 3}, seats=3, others=others, order=[0, 2, 1, -1])
    pos.push({"do": "take_workers", "die": 0})
    pos.push({"do": "finish"})
    assert pos.turn == 2


def test_three_types_of_goods_at_most() -> None:
    """Types that one has are taken; for new ones one chooses while there is room."""
    pos = ship(mine={"goods": with_goods(t1=1, t2=1)}, goods={4: with_goods(t1=1, t5=2, t6=1)})
    pos.push({"do": "take_goods", "depot": 4})
    assert me(pos).goods == with_goods(t1=2, t2=1)
    assert {args["good"] for args in offered(pos, "take_good")} == {4, 5}
    pos.push({"do": "take_good", "good": 4})
    assert me(pos).goods == with_goods(t1=2, t2=1, t5=2)
    assert pos.state.depots[3].goods == with_goods(t6=1), "what cannot be stored stays"
    assert me(pos).track == 1


def test_with_three_types_no_new_one_is_taken() -> None:
    pos = ship(mine={"goods": with_goods(t1=1, t2=1, t3=1)}, goods={4: with_goods(t3=1, t5=2), 5: with_goods(t6=1)})
    pos.push({"do": "take_goods", "depot": 4})
    assert me(pos).goods == with_goods(t1=1, t2=1, t3=2)
    assert pos.state.depots[3].goods == with_goods(t5=2)
    assert pos.step == "act"


def test_two_new_types_may_have_to_be_chosen() -> None:
    pos = ship(mine={"goods": with_goods(t1=1)}, goods={4: with_goods(t4=1, t5=1, t6=1), 1: with_goods(t1=1)})
    pos.push({"do": "take_goods", "depot": 4})
    pos.push({"do": "take_good", "good": 5})
    assert {args["good"] for args in offered(pos, "take_good")} == {3, 4}
    pos.push({"do": "take_good", "good": 3})
    assert me(pos).goods == with_goods(t1=1, t4=1, t6=1)


# Buildings

FULL = {1: {0: "bank-1"}, 2: {0: "castle-6", 1: "mine-1"}, 5: {0: "ship-1", 1: "knowledge-9"}, 6: {3: "cow-2a"}}


def test_a_warehouse_sells_one_type() -> None:
    pos = placed("warehouse-1", mine={"goods": with_goods(t2=2, t6=1)})
    assert {args["good"] for args in offered(pos, "sell_goods")} == {1, 5}
    assert why(pos, "sell_goods", good=0) == "no-goods"
    pos.push({"do": "sell_goods", "good": 1})
    assert points(pos, "sales") == 4
    assert me(pos).silver == SILVER + 1


def test_without_goods_a_warehouse_does_nothing() -> None:
    pos = placed("warehouse-1")
    assert happened(pos, "nothing_happened")
    assert pos.step == "act"


def test_a_watchtower_scores_four() -> None:
    assert points(placed("watchtower-1"), "buildings") == 4


@pytest.mark.parametrize(
    ("building", "found"),
    [
        ("workshop-1", {(1, 0)}),
        ("church-1", {(2, 0), (2, 1), (5, 1)}),
        ("market-1", {(5, 0), (6, 3)}),
    ],
)
def test_three_buildings_take_a_tile_of_their_kinds(building: str, found: set[tuple[int, int]]) -> None:
    pos = placed(building, depots=FULL)
    assert {(args["depot"], args["slot"]) for args in offered(pos, "take_tile")} == found
    depot, slot = min(found)
    others = {(d, s) for d in FULL for s in FULL[d]} - found
    assert {why(pos, "take_tile", depot=d, slot=s) for d, s in others} == {"does-not-fit"}
    pos.push({"do": "take_tile", "depot": depot, "slot": slot})
    assert stored(pos) == [FULL[depot][slot]]
    assert pos.step == "act"


def test_not_from_the_black_depot() -> None:
    pos = placed("workshop-1", black={0: "bank-6"})
    assert happened(pos, "nothing_happened")


def test_a_tile_need_not_be_taken() -> None:
    pos = placed("workshop-1", depots=FULL)
    pos.push({"do": "decline"})
    assert stored(pos) == []


def test_with_a_full_storage_one_is_discarded_for_it() -> None:
    mine = {"storage": ["workshop-1", "mine-2", "ship-2"]}
    pos = placed("workshop-1", mine=mine, depots=FULL)
    pos.push({"do": "take_tile", "depot": 1, "slot": 0})
    assert stored(pos) == ["mine-2", "ship-2", "bank-1"], "the workshop has left the storage"
    black = {0: "castle-15"}
    pos = placed("workshop-1", mine=mine, depots=FULL, black=black)
    pos.push({"do": "buy", "depot": 0, "slot": 0})
    pos.push({"do": "take_tile", "depot": 1, "slot": 0})
    assert pos.step == "discard"
    pos.push({"do": "discard", "tile": 0})
    assert stored(pos) == ["ship-2", "castle-15", "bank-1"]


def test_a_boarding_house_brings_four_workers() -> None:
    assert me(placed("boarding-house-1")).workers == 4


def test_a_bank_brings_two_silver() -> None:
    assert me(placed("bank-1")).silver == SILVER + 2


def test_a_city_hall_places_another_tile_whatever_its_number() -> None:
    pos = placed("city-hall-1", storage=("mine-1",))
    assert offered(pos, "place_tile") == [{"tile": 0, "space": 24}]
    pos.push({"do": "place_tile", "tile": 0, "space": 24})
    assert pos.view(0)["players"][0]["spaces"][24] == "mine-1"
    assert pos.step == "act"


def test_what_a_city_hall_places_has_its_own_effect() -> None:
    pos = placed("city-hall-1", storage=("castle-5",))
    pos.push({"do": "place_tile", "tile": 0, "space": 6})
    assert pos.step == "extra_action"


def test_a_city_hall_may_be_declined_and_does_nothing_without_a_tile_that_fits() -> None:
    pos = placed("city-hall-1", storage=("mine-1",))
    pos.push({"do": "decline"})
    assert stored(pos) == ["mine-1"]
    poor = {"silver": 0}
    assert happened(placed("city-hall-1", mine=poor), "nothing_happened")
    full = placed("city-hall-1", {24: "mine-2", 29: "mine-3", 33: "mine-4"}, ("mine-5",), mine=poor)
    assert happened(full, "nothing_happened"), "no space is next to"


def test_a_city_hall_does_not_place_a_building_that_stands_in_the_town() -> None:
    lying = {19: "ship-1", 14: "bank-1", 12: "knowledge-9"}
    pos = position(player(0, lying) | {"dice": [2, 2], "storage": ["city-hall-1", "bank-2"]})
    pos.push({"do": "place", "die": 0, "tile": 0, "space": 13})
    assert {args["space"] for args in offered(pos, "place_tile")} == {11, 25, 26}
    assert why(pos, "place_tile", tile=0, space=8) == "stands-there"


# White castles and the crane


def test_a_white_castle_gives_an_action_with_the_white_die_and_workers_turn_it() -> None:
    depots = {3: {0: "mine-1"}, 4: {0: "ship-2"}, 6: {0: "cow-2a"}}
    pos = placed("white-castle-1", depots=depots, white_castles=True, white=3, mine={"workers": 1})
    assert pos.step == "extra_action"
    assert {args["depot"] for args in offered(pos, "take")} == {3, 4}
    assert why(pos, "take", die=2, depot=6, slot=0) == "too-few-workers"
    pos.push({"do": "take", "die": 2, "depot": 4, "slot": 0})
    assert me(pos).workers == 0
    assert stored(pos) == ["ship-2"]


def test_a_white_castle_is_a_building_type_of_its_own() -> None:
    lying = {25: "white-castle-1"}
    pos = position(player(0, lying) | {"dice": [1, 1], "storage": ["white-castle-2", "bank-1"]}, white_castles=True)
    assert {(args["tile"], args["space"]) for args in offered(pos, "place")} == {(1, 26)}


def test_a_crane_does_what_any_building_does() -> None:
    pos = placed("crane", additional_hexes=True)
    assert {args["building"] for args in offered(pos, "use_effect")} == set(range(8))
    pos.push({"do": "use_effect", "building": 1})
    assert points(pos, "buildings") == 4
    pos = placed("crane", additional_hexes=True, depots=FULL)
    pos.push({"do": "use_effect", "building": 2})
    assert can(pos, "take_tile", depot=1, slot=0)
