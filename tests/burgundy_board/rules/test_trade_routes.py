"""Trade routes: sold goods go onto the free spaces from left to right, and pay where they fit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from burgundy_board.automata_positions import turn
from burgundy_board.positions import go, happened, offered, player, position, seen, with_goods
from cases import cases

from bailey.core import BadInput
from bailey.games import burgundy_board
from bailey.games.burgundy_board.tiles import ROUTE_TILES

if TYPE_CHECKING:
    from bailey.core.play.position import Position

Json = dict[str, Any]
#: Its spaces: a building for type 2, a castle, mine or knowledge for type 4, four workers for type 1.
BUILDING_CASTLE_WORKERS = "route-1"
#: Four points for type 6, two silver for type 3, a building for type 4.
POINTS_SILVER_BUILDING = "route-2"
#: Any tile for type 4, a castle, mine or knowledge for type 3, four workers for type 2.
ANY_CASTLE_WORKERS = "route-3"
MANY = {1: {0: "mine-1"}, 2: {1: "ship-1"}, 3: {0: "bank-1"}, 4: {0: "cow-3a"},
        5: {1: "castle-5", 2: "knowledge-3"}}  # fmt: skip


def selling(good: int, route: str, amount: int = 1, mine: Json | None = None, **more: Any) -> Position:
    """Sell goods of a type with a die of its number."""
    had = {"dice": [good, good], "goods": with_goods(**{f"t{good}": amount}), "route": route.split(), **(mine or {})}
    return go(position(had, trade_routes=True, **more), f"sell die=0 good={good - 1}")


@pytest.mark.parametrize(
    ("players", "options", "n"), [(2, 1, [5, 5]), (3, 1, [4] * 3), (4, 1, [3] * 4), (2, 0, [0, 0]), (1, 1, [5, 0])]
)
def test_everybody_has_five_four_or_three_tiles_and_the_automata_none(players: int, options: int, n: list[int]) -> None:
    s = burgundy_board.GAME.deal(players, 0, options={"trade_routes": options})
    assert [s.players[p].route.size for p in range(len(n))] == n
    assert s.unused_routes.size == (12 - sum(n) if options else 0)


def test_there_are_twelve_tiles_and_each_number_is_on_six() -> None:
    numbers = [good for row in ROUTE_TILES for good, _ in row["spaces"]]
    assert (len(ROUTE_TILES), {n: numbers.count(n) for n in numbers}) == (12, dict.fromkeys(range(1, 7), 6))


KNOWING = player(0, {12: "knowledge-15", 7: "knowledge-25"})


@cases("good route amount mine wanted", {
    "a good that fits its space is paid for": (6, POINTS_SILVER_BUILDING, 1, {}, {"points sales": 2, "points routes": 4,
        "told route_paid": [{"player": 0, "card": POINTS_SILVER_BUILDING, "good": "good-6"}]}),
    "one that does not lies there for nothing": (5, POINTS_SILVER_BUILDING, 1, {}, {"points routes": 0,
        "told route_paid": []}),
    "goods go one by one from left to right": (3, POINTS_SILVER_BUILDING, 2, {"silver": 0}, {"silver": 1 + 2,
        "told route_paid": [{"player": 0, "card": POINTS_SILVER_BUILDING, "good": "good-3"}]}),
    "the next sale goes on where the last ended": (4, POINTS_SILVER_BUILDING, 1, {"sold": with_goods(t1=2)}, {
        "step": "take_tile"}),
    "four workers": (1, BUILDING_CASTLE_WORKERS, 3, {"workers": 0}, {"workers": 4}),
    "a full route takes no more": (6, POINTS_SILVER_BUILDING, 2, {"sold": with_goods(t1=3)}, {"points routes": 0,
        "sold": with_goods(t1=3, t6=2)}),
})  # fmt: skip
def test_a_sale(good: int, route: str, amount: int, mine: Json, wanted: Json) -> None:
    assert seen(selling(good, route, amount, mine, depots=MANY), wanted) == wanted


@cases("good route amount found", {
    "a building": (2, BUILDING_CASTLE_WORKERS, 1, [(3, 0)]),
    "a castle, a mine or knowledge": (3, ANY_CASTLE_WORKERS, 2, [(1, 0), (5, 1), (5, 2)]),
    "any tile": (4, ANY_CASTLE_WORKERS, 1, [(1, 0), (2, 1), (3, 0), (4, 0), (5, 1), (5, 2)]),
    "a ship or livestock": (6, "route-11", 1, [(2, 1), (4, 0)]),
})  # fmt: skip
def test_a_tile_of_a_kind(good: int, route: str, amount: int, found: list[tuple[int, int]]) -> None:
    pos = selling(good, route, amount, depots=MANY)
    assert [(args["depot"], args["slot"]) for args in offered(pos, "take_tile")] == found
    depot, slot = found[0]
    assert seen(go(pos, f"take_tile depot={depot} slot={slot}"), {"storage": 0}) == {"storage": [MANY[depot][slot]]}


def test_where_no_tile_fits_nothing_happens() -> None:
    pos = selling(2, BUILDING_CASTLE_WORKERS, depots={1: {0: "mine-1"}})
    assert [event["card"] for event in happened(pos, "nothing_happened")] == [BUILDING_CASTLE_WORKERS]
    assert pos.step == "act"


def test_several_goods_of_a_sale_are_paid_for_in_their_order() -> None:
    """Type 4 is on the third space of the first tile and on the first of the second."""
    lying = {1: {0: "mine-1"}, 3: {0: "bank-1", 1: "bank-2"}}
    pos = selling(4, f"{POINTS_SILVER_BUILDING} {ANY_CASTLE_WORKERS}", 4, depots=lying)
    assert {args["depot"] for args in offered(pos, "take_tile")} == {3}
    assert {args["depot"] for args in offered(go(pos, "take_tile depot=3 slot=0"), "take_tile")} == {1, 3}


def test_goods_on_the_route_count_as_sold() -> None:
    """Knowledge 15 scores 2 for each type sold, knowledge 25 scores 1 for each good."""
    pos = selling(6, POINTS_SILVER_BUILDING, 2, KNOWING)
    assert [line["points"] for line in pos.breakdown(0) if line["line"] == "knowledge"] == [2, 2]


def test_a_warehouse_sells_onto_the_route() -> None:
    mine = {"dice": [3, 3], "storage": ["warehouse-1"], "goods": with_goods(t6=1), "route": [POINTS_SILVER_BUILDING]}
    pos = go(position(mine, trade_routes=True), "place 11, sell_goods good=5")
    assert seen(pos, {"points routes": 0}) == {"points routes": 4}


@pytest.mark.parametrize(("routes", "scored"), [(False, 3 * 3), (True, 3 * 3 + 1)])
def test_the_automata_scores_one_more_for_a_sale(*, routes: bool, scored: int) -> None:
    """With two people it sells three goods by a warehouse: one point more for the sale, not for each good."""
    done = turn(depots={1: {0: "warehouse-1"}}, him={"goods": with_goods(t6=3)}, trade_routes=routes)
    assert done.points("sales") == scored


def test_only_route_tiles_lie_on_a_route() -> None:
    with pytest.raises(BadInput, match="is not a tile of a trade route"):
        position({"route": ["mine-1"]}, trade_routes=True)
