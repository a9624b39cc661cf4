"""The knowledge tiles, one by one: what each changes, and that in storage it changes nothing (rules 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from burgundy_board.positions import (
    SILVER,
    can,
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

#: A knowledge space of duchy 1.
KNOWN = 12


def knowing(
    n: int, mine: dict[str, Any], lying: dict[int, str] | None = None, *, stored: bool = False, **more: Any
) -> Position:
    """Write a position of a player with a knowledge tile in the duchy, or in storage."""
    tile = f"knowledge-{n}"
    if stored:
        mine = {**mine, "storage": [*mine.get("storage", ()), tile]}
        return position(player(0, lying) | mine, **more)
    return position(player(0, {KNOWN: tile, **(lying or {})}) | mine, **more)


BANKS = {25: "bank-1", 18: "castle-1"}


def test_1_several_alike_in_a_town() -> None:
    mine = {"dice": [1, 1], "storage": ["bank-2"]}
    assert {a["space"] for a in offered(knowing(1, mine, BANKS), "place")} == {26}
    assert why(knowing(1, mine, BANKS, stored=True), "place", die=0, tile=0, space=26) == "stands-there"


@pytest.mark.parametrize("stored", [False, True])
def test_2_mines_bring_workers_too(*, stored: bool) -> None:
    lying = {24: "mine-1", 29: "mine-2"}
    pos = knowing(2, {"dice": [1, 0]}, lying, stored=stored, round=5)
    pos.push({"do": "take_workers", "die": 0})
    pos.push({"do": "finish"})
    assert me(pos).silver == SILVER + 2
    assert me(pos).workers == (2 if stored else 4)


def sold(n: int, *, stored: bool = False) -> Position:
    """Sell two goods of type 4."""
    pos = knowing(n, {"dice": [4, 4], "goods": with_goods(t4=2)}, stored=stored)
    pos.push({"do": "sell", "die": 0, "good": 3})
    return pos


@pytest.mark.parametrize(("n", "silver", "workers"), [(3, 2, 0), (4, 1, 1), (9, 1, 0)])
def test_3_and_4_sales_bring_more(n: int, silver: int, workers: int) -> None:
    pos = sold(n)
    assert (me(pos).silver - SILVER, me(pos).workers) == (silver, workers)
    pos = sold(n, stored=True)
    assert (me(pos).silver - SILVER, me(pos).workers) == (1, 0)


GOODS = {1: with_goods(t1=1), 2: with_goods(t2=1), 6: with_goods(t6=1)}


def ship(n: int, **more: Any) -> Position:
    """Place a ship."""
    pos = knowing(n, {"dice": [2, 2], "storage": ["ship-1"]}, goods=more.pop("goods", GOODS), **more)
    pos.push({"do": "place", "die": 0, "tile": 0, "space": 17})
    return pos


def test_5_a_ship_takes_the_goods_of_a_neighbouring_depot_too() -> None:
    pos = ship(5)
    pos.push({"do": "take_goods", "depot": 1})
    assert pos.step == "second_depot"
    assert {args["depot"] for args in offered(pos, "take_goods")} == {2, 6}, "1 is next to 6"
    pos.push({"do": "take_goods", "depot": 6})
    assert me(pos).goods == with_goods(t1=1, t6=1)
    assert me(pos).track == 1, "once"


def test_5_an_empty_depot_beside_goods_may_be_chosen() -> None:
    pos = ship(5)
    assert {args["depot"] for args in offered(pos, "take_goods")} == {1, 2, 3, 5, 6}
    pos.push({"do": "take_goods", "depot": 3})
    pos = ship(5, goods={1: with_goods(t1=1), 4: with_goods(t4=1)})
    pos.push({"do": "take_goods", "depot": 1})
    assert me(pos).goods == with_goods(t1=1), "no goods lie beside it"
    assert pos.step == "act"


def test_5_without_it_one_depot() -> None:
    pos = ship(9)
    pos.push({"do": "take_goods", "depot": 1})
    assert me(pos).goods == with_goods(t1=1)
    assert pos.step == "act"


DEPOTS = {1: {0: "bank-1", 1: "ship-2"}, 5: {0: "church-1"}}
BLACK = {0: "castle-15", 3: "bank-6"}


def hired(option: int, mine: dict[str, Any], **more: Any) -> Position:
    """Write a position with knowledge 6 and one of its texts."""
    return knowing(6, {"dice": [1, 2], **mine}, depots=DEPOTS, black=BLACK, knowledge_6=option, **more)


def test_6_of_2023_two_workers_take_a_building_once_a_turn() -> None:
    pos = hired(0, {"workers": 5, "silver": 2})
    assert {(a["depot"], a["slot"]) for a in offered(pos, "hire")} == {(1, 0), (5, 0)}
    assert {a["depot"] for a in offered(pos, "buy")} == {0}
    pos.push({"do": "hire", "depot": 5, "slot": 0})
    assert me(pos).workers == 3
    assert stored(pos) == ["church-1"]
    assert why(pos, "hire", depot=1, slot=0) == "hired-already"
    pos.push({"do": "buy", "depot": 0, "slot": 3})
    assert stored(pos) == ["church-1", "bank-6"], "the purchase is another thing"


def test_6_of_2023_takes_two_workers() -> None:
    pos = hired(0, {"workers": 1})
    assert pos.explain({"do": "hire", "depot": 1, "slot": 0})["args"] == {"cost": 2, "workers": 1}
    assert not offered(pos, "hire")


def test_6_of_2011_the_purchase_reaches_all_depots() -> None:
    pos = hired(1, {"workers": 5, "silver": 4})
    assert {(a["depot"], a["slot"]) for a in offered(pos, "buy")} == {(0, 0), (0, 3), (1, 0), (1, 1), (5, 0)}
    assert not offered(pos, "hire")
    pos.push({"do": "buy", "depot": 1, "slot": 1})
    assert (me(pos).silver, stored(pos)) == (2, ["ship-2"])
    assert not offered(pos, "buy")


def test_6_of_2019_workers_may_pay_for_it() -> None:
    pos = hired(2, {"workers": 2, "silver": 4})
    everything = {(0, 0), (0, 3), (1, 0), (1, 1), (5, 0)}
    assert {(a["depot"], a["slot"]) for a in offered(pos, "hire")} == everything
    assert {(a["depot"], a["slot"]) for a in offered(pos, "buy")} == everything
    pos.push({"do": "hire", "depot": 0, "slot": 0})
    assert (me(pos).silver, me(pos).workers, stored(pos)) == (4, 0, ["castle-15"])
    assert not offered(pos, "buy"), "that was the purchase of this turn"
    assert why(pos, "hire", depot=1, slot=0) == "hired-already"


def test_6_in_storage_hires_nobody() -> None:
    pos = position({"workers": 5, "storage": ["knowledge-6"]}, depots=DEPOTS)
    assert not offered(pos, "hire")


def test_6_of_2019_waits_for_the_end_of_an_action_where_purchases_do() -> None:
    mine = {"workers": 4, "storage": ["castle-5"], "dice": [6, 6]}
    pos = hired(2, mine, lying={11: "watchtower-1"}, purchase_between=True)
    pos.push({"do": "place", "die": 0, "tile": 0, "space": 6})
    assert why(pos, "hire", depot=1, slot=0) == "only-between"


def pasture(n: int) -> int:
    """Place livestock beside two of its species."""
    lying = {11: "bank-1", 17: "ship-1", 10: "cow-4a", 5: "cow-2a", 4: "pig-2a"}
    pos = knowing(n, {"dice": [5, 5], "storage": ["cow-3a"]}, lying)
    pos.push({"do": "place", "die": 0, "tile": 0, "space": 9})
    return points(pos, "livestock")


def test_7_each_livestock_tile_that_scores_counts_one_more() -> None:
    assert pasture(9) == 3 + 4 + 2
    assert pasture(7) == 3 + 4 + 2 + 3


def reach(n: int, do: str, workers: int, **mine: Any) -> set[int]:
    """Return which depots or spaces or goods a 1 reaches with so many workers."""
    depots = {d: {0: name} for d, name in enumerate(("bank-1", "bank-2", "bank-3", "bank-4", "bank-5", "bank-6"), 1)}
    lying = {11: "watchtower-1", 19: "ship-6", 24: "mine-9", 29: "mine-8"}
    pos = knowing(n, {"dice": [1, 1], "workers": workers, **mine}, lying, depots=depots if do == "take" else {})
    name = {"take": "depot", "place": "space", "sell": "good"}[do]
    return {args[name] for args in offered(pos, do)}


def test_8_a_worker_turns_a_die_by_two() -> None:
    assert reach(9, "take", 1) == {1, 2, 6}
    assert reach(8, "take", 1) == {1, 2, 3, 5, 6}
    assert reach(8, "take", 2) == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize(
    ("n", "tile", "spaces"),
    [
        (9, "bank-1", {26, 13}),
        (9, "ship-1", set()),
        (10, "ship-1", {17}),
        (10, "bank-1", {26}),
        (10, "cow-2a", set()),
        (11, "mine-1", set()),
        (11, "castle-5", {6}),
        (11, "knowledge-13", {30}),
        (11, "ship-1", set()),
    ],
)
def test_9_to_11_a_step_is_free_for_some_kinds(n: int, tile: str, spaces: set[int]) -> None:
    """With a 1 and no worker: spaces of 1, and with a free step of 6 and 2, of those next to a tile."""
    lying = {11: "watchtower-1", 19: "ship-6", 24: "mine-9"}
    pos = knowing(n, {"dice": [1, 1], "storage": [tile]}, lying)
    found = {args["space"] for args in offered(pos, "place")}
    by_one = {
        a["space"]
        for a in offered(
            position(player(0, {KNOWN: "knowledge-3", **lying}) | {"dice": [1, 1], "storage": [tile]}), "place"
        )
    }
    assert found - by_one == spaces - by_one
    assert by_one <= found


def test_9_to_11_not_for_taking_and_not_for_selling() -> None:
    for n in (9, 10, 11):
        assert reach(n, "take", 0) == {1}
        assert reach(n, "sell", 0, goods=with_goods(t1=1, t2=1, t6=1)) == {0}


def test_12_a_step_is_free_for_taking() -> None:
    assert reach(12, "take", 0) == {1, 2, 6}
    assert reach(12, "take", 1) == {1, 2, 3, 5, 6}
    assert reach(12, "sell", 0, goods=with_goods(t1=1, t2=1, t6=1)) == {0}


@pytest.mark.parametrize(("n", "workers", "silver"), [(9, 2, 0), (13, 2, 1), (14, 4, 0)])
def test_13_and_14_the_workers_action_brings_more(n: int, workers: int, silver: int) -> None:
    pos = knowing(n, {"dice": [1, 1]})
    pos.push({"do": "take_workers", "die": 0})
    assert (me(pos).workers, me(pos).silver - SILVER) == (workers, silver)


@pytest.mark.parametrize("n", [13, 14])
def test_13_and_14_do_nothing_for_a_boarding_house(n: int) -> None:
    pos = knowing(n, {"dice": [3, 3], "storage": ["boarding-house-1"]})
    pos.push({"do": "place", "die": 0, "tile": 0, "space": 11})
    assert (me(pos).workers, me(pos).silver - SILVER) == (4, 0)


# At the end


def scored(n: int, lying: dict[int, str] | None = None, mine: dict[str, Any] | None = None, **more: Any) -> int:
    """Return how many more points a knowledge tile brings in the duchy than another that counts nothing."""
    said = {"silver": 0, **(mine or {})}
    with_it = knowing(n, said, lying, **more).score()[0]
    return with_it - knowing(9, said, lying, **more).score()[0]


@pytest.mark.parametrize(("option", "each"), [(2, 2), (3, 3)])
def test_15_types_of_goods_sold(option: int, each: int) -> None:
    mine = {"sold": with_goods(t1=4, t5=1)}
    assert scored(15, mine=mine, knowledge_15=option) == 2 * each


BUILDINGS = ("warehouse", "watchtower", "workshop", "church", "market", "boarding-house", "bank", "city-hall")


@pytest.mark.parametrize("n", range(16, 24))
def test_16_to_23_buildings_of_one_type(n: int) -> None:
    name = BUILDINGS[n - 16]
    other = BUILDINGS[(n - 15) % 8]
    lying = {11: f"{name}-1", 13: f"{name}-2", 14: f"{other}-1"}
    assert scored(n, lying) == 2 * 4
    assert scored(n, {14: f"{other}-1"}) == 0


def test_24_species_of_livestock() -> None:
    lying = {0: "cow-2a", 4: "cow-2b", 5: "pig-2a", 27: "sheep-2a"}
    assert scored(24, lying) == 3 * 4
    assert scored(24, {**lying, 9: "geese"}, additional_hexes=True) == 4 * 4


def test_25_goods_sold() -> None:
    assert scored(25, mine={"sold": with_goods(t1=4, t5=1)}) == 5


@pytest.mark.parametrize(("option", "each"), [(3, 3), (2, 2)])
def test_26_bonus_tiles(option: int, each: int) -> None:
    bonus = {"first_bonus": [0, 1, -1, -1, -1, -1], "second_bonus": [-1, 0, -1, -1, -1, -1]}
    assert scored(26, knowledge_26=option, **bonus) == 2 * each


@pytest.mark.parametrize("n", [15, 16, 24, 25, 26])
def test_knowledge_in_storage_scores_nothing(n: int) -> None:
    lying = {11: "warehouse-1", 27: "cow-2a"}
    bonus = {"first_bonus": [0, -1, -1, -1, -1, -1]}
    mine = {"silver": 0, "sold": with_goods(t1=2)}
    with_it = knowing(n, mine, lying, stored=True, **bonus).score()[0]
    assert with_it == knowing(9, mine, lying, stored=True, **bonus).score()[0]


# Additional tiles

HEXES = {"additional_hexes": True}


def test_27_keeps_its_owner_on_top() -> None:
    others = {1: player(1, {KNOWN: "knowledge-27"}) | {"track": 1, "has_played": True}}
    pos = position({"dice": [2, 2], "storage": ["ship-1"]}, others=others, order=[1, 0, -1, -1], **HEXES)
    pos.push({"do": "place", "die": 0, "tile": 0, "space": 17})
    assert (me(pos).track, pos.state.order[:2]) == (1, [1, 0])


def test_27_goes_to_the_top_at_once() -> None:
    mine = {"dice": [1, 1], "storage": ["knowledge-27"]}
    pos = position(mine, others={1: {"has_played": True}}, order=[1, 0, -1, -1], **HEXES)
    pos.push({"do": "place", "die": 0, "tile": 0, "space": KNOWN})
    assert pos.state.order[:2] == [0, 1]


def test_28_silver_buys_workers_at_any_time() -> None:
    pos = knowing(28, {"silver": 3, "dice": [6, 6], "storage": ["castle-5"]}, {11: "watchtower-1"}, **HEXES)
    pos.push({"do": "trade_silver"})
    assert (me(pos).silver, me(pos).workers) == (2, 2)
    pos.push({"do": "place", "die": 0, "tile": 0, "space": 6})
    pos.push({"do": "trade_silver"})
    assert (pos.step, me(pos).silver, me(pos).workers) == ("extra_action", 1, 4)
    pos.push({"do": "trade_silver"})
    assert why(pos, "trade_silver") == "no-silver"
    assert not can(position({"silver": 3}), "trade_silver")


def test_29_white_castles() -> None:
    assert scored(29, {11: "white-castle-1", 13: "white-castle-2"}, white_castles=True) == 8


def test_a_crane_counts_as_one_building_for_one_knowledge_tile() -> None:
    lying = {11: "crane", 13: "bank-1"}
    assert scored(22, lying, **HEXES) == 8
    both = {7: "knowledge-21"}
    assert scored(22, {**lying, **both}, **HEXES) == 4, "the crane counts for knowledge 21 already"
    assert scored(24, lying, **HEXES) == 0
