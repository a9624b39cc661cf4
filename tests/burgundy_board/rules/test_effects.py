"""What tiles do when they are placed: castles, ships, mines and the buildings (rules 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from burgundy_board import positions as t
from cases import cases

if TYPE_CHECKING:
    from bailey.core.play.position import Position

Json = dict[str, Any]
#: A space for buildings next to the first castle, and its die.
TOWN, DIE = 11, 3
NOTHING = "told nothing_happened"


def placed(building: str, lying: dict[int, str] | None = None, storage: tuple[str, ...] = (), **more: Any) -> Position:
    """Place a building in the middle of duchy 1."""
    mine = more.pop("mine", {})
    me = t.player(0, lying) | {"dice": [DIE, DIE], "storage": [building, *storage], **mine}
    return t.go(t.position(me, **more), f"place {TOWN}")


# Castles


def castle(storage: tuple[str, ...] = (), mine: Json | None = None, **more: Any) -> Position:
    """Place a castle next to the first tiles."""
    me = t.player(0, {11: "bank-1"}) | {"dice": [6, 1], "storage": ["castle-5", *storage]}
    return t.go(t.position(me | (mine or {}), **more), "place 6")


def test_a_castle_gives_an_action_with_any_number_for_no_worker() -> None:
    pos = castle(depots={2: {0: "castle-6"}, 5: {1: "mine-1"}}, mine={"goods": t.with_goods(t4=1)})
    assert pos.step == "extra_action"
    assert {(args["depot"], args["slot"]) for args in t.offered(pos, "take")} == {(2, 0), (5, 1)}
    assert {args["good"] for args in t.offered(pos, "sell")} == {3}
    assert t.offered(pos, "take_workers") == [{"die": 2}]
    wanted = {"storage": ["mine-1"], "dice": [0, 1], "turn": 0, "step": "act"}
    assert t.seen(t.go(pos, "take die=2 depot=5 slot=1"), wanted) == wanted


@cases("mine moves wanted", {
    "sell": ({"goods": t.with_goods(t4=2)}, "sell die=2 good=3", {"points sales": 4}),
    "take workers": ({}, "take_workers die=2", {"workers": 2}),
})  # fmt: skip
def test_a_castle_may(mine: Json, moves: str, wanted: Json) -> None:
    assert t.seen(t.go(castle(mine=mine), moves), wanted) == wanted


def test_a_castle_may_place_the_next_castle() -> None:
    pos = castle(("castle-6", "mine-1"))
    assert {(args["tile"], args["space"]) for args in t.offered(pos, "place")} == {(0, 1), (0, 2), (1, 24)}
    t.go(pos, "place die=2 tile=0 space=1")
    assert (pos.step, len(t.happened(pos, "extra_action"))) == ("extra_action", 1)
    assert t.go(pos, "place die=2 tile=0 space=24").step == "act"


# Mines


@pytest.mark.parametrize("phase", ["A", "E"])
def test_each_mine_brings_a_silver_at_the_end_of_a_phase_and_nothing_at_once(phase: str) -> None:
    pos = t.go(t.position({"dice": [4, 2], "storage": ["mine-1"]}), "place 24")
    assert (t.me(pos).silver, pos.step) == (t.SILVER, "act")
    pos = t.position(t.player(0, {24: "mine-1", 29: "mine-2"}) | {"dice": [1, 0]}, phase=phase, round=5)
    assert t.me(t.go(pos, "take_workers die=0, finish")).silver == t.SILVER + 2


# Ships


def ship(mine: Json | None = None, **more: Any) -> Position:
    """Place a ship next to the first castle."""
    return t.go(t.position({"dice": [2, 5], "storage": ["ship-1"], **(mine or {})}, **more), "place 17")


def test_a_ship_takes_all_goods_of_one_depot() -> None:
    pos = ship(goods={2: t.with_goods(t1=2, t4=1), 5: t.with_goods(t6=1)})
    assert {args["depot"] for args in t.offered(pos, "take_goods")} == {2, 5}
    assert t.why(pos, "take_goods", depot=1) == "empty-depot"
    assert t.me(t.go(pos, "take_goods depot=2")).goods == t.with_goods(t1=2, t4=1)
    assert (pos.state.depots[1].goods, pos.state.depots[4].goods) == ([0] * 6, t.with_goods(t6=1))


def test_without_goods_anywhere_a_ship_only_advances() -> None:
    wanted = {"step": "act", "track": 1}
    pos = ship()
    assert t.seen(pos, wanted) == wanted
    assert t.happened(pos, "nothing_happened")


@pytest.mark.parametrize(("own", "other", "track", "order"), [
    pytest.param(0, 1, 1, [0, 1], id="it sits on top of those there"),
    pytest.param(0, 2, 1, [1, 0], id="who is further stays ahead"),
    pytest.param(6, 6, 6, [0, 1], id="the last space is six"),
])  # fmt: skip
def test_a_ship_advances(own: int, other: int, track: int, order: list[int]) -> None:
    pos = ship({"track": own}, others={1: {"track": other}}, order=[1, 0, -1, -1])
    assert (t.me(pos).track, pos.state.order[:2]) == (track, order)


def test_the_order_changes_only_among_those_who_wait() -> None:
    """The second of three has a ship; the first has played, and does not play again."""
    others = {p: {"dice": [6, 6], "silver": 2, "has_played": p == 0} for p in (0, 2)}
    pos = t.position({"dice": [2, 0], "storage": ["ship-1"]}, seats=3, turn=1, others=others, order=[0, 1, 2, -1])
    t.go(pos, "place 17, finish")
    assert (pos.state.order[:3], pos.turn) == ([1, 0, 2], 2)


def test_a_ship_of_who_waits_behind_plays_in_the_order_as_it_stands() -> None:
    others = {p: {"dice": [6, 6], "silver": 2, "has_played": False, "track": p - 1} for p in (1, 2)}
    pos = t.position({"dice": [1, 0], "track": 3}, seats=3, others=others, order=[0, 2, 1, -1])
    assert t.go(pos, "take_workers die=0, finish").turn == 2


@cases("had goods moves wanted left", {
    "types that one has": ({"t1": 1, "t2": 1}, {"t1": 1, "t5": 2, "t6": 1}, "", {"goods": t.with_goods(t1=2, t2=1),
        "offered take_good": [{"good": 4}, {"good": 5}]}, {"t5": 2, "t6": 1}),
    "for new ones one chooses, what cannot be stored stays": ({"t1": 1, "t2": 1}, {"t1": 1, "t5": 2, "t6": 1},
        "take_good good=4", {"goods": t.with_goods(t1=2, t2=1, t5=2), "track": 1}, {"t6": 1}),
    "with three types no new one": ({"t1": 1, "t2": 1, "t3": 1}, {"t3": 1, "t5": 2}, "", {"goods": t.with_goods(t1=1,
        t2=1, t3=2), "step": "act"}, {"t5": 2}),
    "two new ones": ({"t1": 1}, {"t4": 1, "t5": 1, "t6": 1}, "take_good good=5", {"offered take_good": [{"good": 3},
        {"good": 4}]}, {"t4": 1, "t5": 1}),
    "and the second": ({"t1": 1}, {"t4": 1, "t5": 1, "t6": 1}, "take_good good=5, take_good good=3", {
        "goods": t.with_goods(t1=1, t4=1, t6=1)}, {"t5": 1}),
})  # fmt: skip
def test_three_types_of_goods_at_most(had: Json, goods: Json, moves: str, wanted: Json, left: Json) -> None:
    pos = ship({"goods": t.with_goods(**had)}, goods={4: t.with_goods(**goods), 5: t.with_goods(t6=1)})
    assert t.seen(t.go(t.go(pos, "take_goods depot=4"), moves), wanted) == wanted
    assert pos.state.depots[3].goods == t.with_goods(**left)


# Buildings

FULL = {1: {0: "bank-1"}, 2: {0: "castle-6", 1: "mine-1"}, 5: {0: "ship-1", 1: "knowledge-9"}, 6: {3: "cow-2a"}}


@cases("building wanted", {
    "a watchtower scores four": ("watchtower-1", {"points buildings": 4}),
    "a boarding house brings four workers": ("boarding-house-1", {"workers": 4}),
    "a bank brings two silver": ("bank-1", {"silver": t.SILVER + 2}),
    "without goods a warehouse does nothing": ("warehouse-1", {"step": "act", NOTHING: [{"player": 0,
        "card": "warehouse-1"}]}),
})  # fmt: skip
def test_what_a_building_brings(building: str, wanted: Json) -> None:
    assert t.seen(placed(building), wanted) == wanted


def test_a_warehouse_sells_one_type() -> None:
    pos = placed("warehouse-1", mine={"goods": t.with_goods(t2=2, t6=1)})
    assert {args["good"] for args in t.offered(pos, "sell_goods")} == {1, 5}
    assert (t.why(pos, "sell_goods", good=0), t.can(pos, "decline")) == ("no-goods", True)
    wanted = {"points sales": 4, "silver": t.SILVER + 1}
    assert t.seen(t.go(pos, "sell_goods good=1"), wanted) == wanted


@pytest.mark.parametrize(
    ("building", "found"),
    [("workshop-1", {(1, 0)}), ("church-1", {(2, 0), (2, 1), (5, 1)}), ("market-1", {(5, 0), (6, 3)})],
)
def test_three_buildings_take_a_tile_of_their_kinds(building: str, found: set[tuple[int, int]]) -> None:
    """It need not be taken; without such a tile, not even in the black depot, nothing happens."""
    pos = placed(building, depots=FULL)
    assert {(args["depot"], args["slot"]) for args in t.offered(pos, "take_tile")} == found
    others = {(d, s) for d in FULL for s in FULL[d]} - found
    assert {t.why(pos, "take_tile", depot=d, slot=s) for d, s in others} == {"does-not-fit"}
    depot, slot = min(found)
    wanted = {"storage": [FULL[depot][slot]], "step": "act"}
    assert t.seen(t.go(pos, f"take_tile depot={depot} slot={slot}"), wanted) == wanted
    assert t.stored(t.go(placed(building, depots=FULL), "decline")) == []
    assert t.happened(placed(building, black={0: "bank-6", 1: "mine-11", 2: "ship-21"}), "nothing_happened")


def test_with_a_full_storage_one_is_discarded_for_it() -> None:
    """The workshop itself has left the storage."""
    mine = {"storage": ["workshop-1", "mine-2", "ship-2"]}
    pos = t.go(placed("workshop-1", mine=mine, depots=FULL), "take_tile depot=1 slot=0")
    assert t.stored(pos) == ["mine-2", "ship-2", "bank-1"]
    pos = placed("workshop-1", mine=mine, depots=FULL, black={0: "castle-15"})
    assert t.go(pos, "buy depot=0 slot=0, take_tile depot=1 slot=0").step == "discard"
    assert t.stored(t.go(pos, "discard tile=0")) == ["ship-2", "castle-15", "bank-1"]


def test_a_city_hall_places_another_tile_whatever_its_number() -> None:
    """Or may be declined; what it places has its own effect."""
    pos = placed("city-hall-1", storage=("mine-1",), mine={"silver": 0})
    assert t.offered(pos, "place_tile") == [{"tile": 0, "space": 24}]
    t.go(pos, "place_tile tile=0 space=24")
    assert (pos.view(0)["players"][0]["spaces"][24], pos.step) == ("mine-1", "act")
    assert t.stored(t.go(placed("city-hall-1", storage=("mine-1",)), "decline")) == ["mine-1"]
    assert t.go(placed("city-hall-1", storage=("castle-5",)), "place_tile tile=0 space=6").step == "extra_action"


@pytest.mark.parametrize(("lying", "storage"), [({}, ()), ({24: "mine-2", 29: "mine-3", 33: "mine-4"}, ("mine-5",))])
def test_a_city_hall_does_nothing_without_a_tile_that_fits(lying: dict[int, str], storage: tuple[str, ...]) -> None:
    assert t.happened(placed("city-hall-1", lying, storage, mine={"silver": 0}), "nothing_happened")


def test_a_city_hall_does_not_place_a_building_that_stands_in_the_town() -> None:
    lying = {19: "ship-1", 14: "bank-1", 12: "knowledge-9"}
    pos = t.go(t.position(t.player(0, lying) | {"dice": [2, 2], "storage": ["city-hall-1", "bank-2"]}), "place 13")
    assert {args["space"] for args in t.offered(pos, "place_tile")} == {11, 25, 26}
    assert t.why(pos, "place_tile", tile=0, space=8) == "stands-there"


# White castles and the crane


def test_a_white_castle_gives_an_action_with_the_white_die_and_workers_turn_it() -> None:
    depots = {3: {0: "mine-1"}, 4: {0: "ship-2"}, 6: {0: "cow-2a"}}
    pos = placed("white-castle-1", depots=depots, white_castles=True, white=3, mine={"workers": 1})
    assert pos.step == "extra_action"
    assert {args["depot"] for args in t.offered(pos, "take")} == {3, 4}
    assert t.why(pos, "take", die=2, depot=6, slot=0) == "too-few-workers"
    wanted = {"workers": 0, "storage": ["ship-2"]}
    assert t.seen(t.go(pos, "take die=2 depot=4 slot=0"), wanted) == wanted


def test_a_white_castle_is_a_building_type_of_its_own() -> None:
    mine = t.player(0, {25: "white-castle-1"}) | {"dice": [1, 1], "storage": ["white-castle-2", "bank-1"]}
    found = t.offered(t.position(mine, white_castles=True), "place")
    assert {(args["tile"], args["space"]) for args in found} == {(1, 26)}


def test_a_crane_does_what_any_building_does() -> None:
    pos = placed("crane", additional_hexes=True)
    assert {args["building"] for args in t.offered(pos, "use_effect")} == set(range(8))
    assert t.points(t.go(pos, "use_effect building=1"), "buildings") == 4
    pos = placed("crane", additional_hexes=True, depots=FULL)
    assert t.can(t.go(pos, "use_effect building=2"), "take_tile", depot=1, slot=0)
