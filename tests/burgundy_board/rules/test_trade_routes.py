"""Trade routes: sold goods go onto the free spaces from left to right, and pay where they fit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from burgundy_board.automata_positions import turn
from burgundy_board.positions import happened, me, offered, player, points, position, stored, with_goods

from bailey.core import BadInput
from bailey.games import burgundy_board
from bailey.games.burgundy_board.tiles import ROUTE_TILES

if TYPE_CHECKING:
    from bailey.core.play.position import Position

#: Its spaces: a building for type 2, a castle, mine or knowledge for type 4, four workers for type 1.
BUILDING_CASTLE_WORKERS = "route-1"
#: Four points for type 6, two silver for type 3, a building for type 4.
POINTS_SILVER_BUILDING = "route-2"
#: Any tile for type 4, a castle, mine or knowledge for type 3, four workers for type 2.
ANY_CASTLE_WORKERS = "route-3"


def selling(good: int, route: list[str], goods: list[int], **more: Any) -> Position:
    """Sell goods of a type with a die of its number."""
    mine = {"dice": [good, good], "goods": goods, "route": route, **more.pop("me", {})}
    pos = position(mine, trade_routes=True, **more)
    pos.push({"do": "sell", "die": 0, "good": good - 1})
    return pos


@pytest.mark.parametrize(("players", "n"), [(2, 5), (3, 4), (4, 3)])
def test_everybody_has_five_four_or_three_tiles(players: int, n: int) -> None:
    s = burgundy_board.GAME.deal(players, 0, options={"trade_routes": 1})
    assert [s.players[p].route.size for p in range(players)] == [n] * players
    assert s.unused_routes.size == 12 - players * n


def test_without_the_option_there_is_none() -> None:
    s = burgundy_board.GAME.deal(2, 0)
    assert (s.players[0].route.size, s.unused_routes.size) == (0, 0)


def test_alone_one_has_five_and_the_automata_none() -> None:
    s = burgundy_board.GAME.deal(1, 0, options={"trade_routes": 1})
    assert [s.players[p].route.size for p in range(2)] == [5, 0]


def test_there_are_twelve_tiles_and_each_number_is_on_six() -> None:
    numbers = [good for row in ROUTE_TILES for good, _ in row["spaces"]]
    assert (len(ROUTE_TILES), {n: numbers.count(n) for n in numbers}) == (12, dict.fromkeys(range(1, 7), 6))


def test_a_good_that_fits_its_space_is_paid_for() -> None:
    pos = selling(6, [POINTS_SILVER_BUILDING], with_goods(t6=1))
    assert (points(pos, "sales"), points(pos, "routes")) == (2, 4)
    assert happened(pos, "route_paid") == [
        {"what": "route_paid", "player": 0, "card": POINTS_SILVER_BUILDING, "good": "good-6"}
    ]


def test_a_good_that_does_not_fit_lies_there_for_nothing() -> None:
    pos = selling(5, [POINTS_SILVER_BUILDING], with_goods(t5=1))
    assert not happened(pos, "route_paid")
    pos.push({"do": "take_workers", "die": 1})
    assert points(pos, "routes") == 0


def test_goods_go_one_by_one_from_left_to_right() -> None:
    """The first good of type 3 lies on the space for 6, the second on that for 3."""
    pos = selling(3, [POINTS_SILVER_BUILDING], with_goods(t3=2), me={"silver": 0})
    assert me(pos).silver == 1 + 2
    assert len(happened(pos, "route_paid")) == 1


def test_the_next_sale_goes_on_where_the_last_ended() -> None:
    pos = selling(
        4, [POINTS_SILVER_BUILDING], with_goods(t4=1), me={"sold": with_goods(t1=2)}, depots={3: {0: "bank-1"}}
    )
    assert pos.step == "take_tile"


def test_a_building() -> None:
    lying = {1: {0: "mine-1"}, 3: {0: "bank-1"}, 5: {1: "castle-5"}}
    pos = selling(2, [BUILDING_CASTLE_WORKERS], with_goods(t2=1), depots=lying)
    assert [(args["depot"], args["slot"]) for args in offered(pos, "take_tile")] == [(3, 0)]
    pos.push({"do": "take_tile", "depot": 3, "slot": 0})
    assert stored(pos) == ["bank-1"]


def test_a_castle_a_mine_or_knowledge() -> None:
    lying = {1: {0: "mine-1"}, 2: {1: "ship-1"}, 3: {0: "bank-1"}, 5: {1: "castle-5", 2: "knowledge-3"}}
    pos = selling(3, [ANY_CASTLE_WORKERS], with_goods(t3=2), depots=lying)
    assert [(args["depot"], args["slot"]) for args in offered(pos, "take_tile")] == [(1, 0), (5, 1), (5, 2)]


def test_any_tile() -> None:
    lying = {1: {0: "mine-1"}, 2: {1: "ship-1"}, 3: {0: "bank-1"}}
    pos = selling(4, [ANY_CASTLE_WORKERS], with_goods(t4=1), depots=lying)
    assert [(args["depot"], args["slot"]) for args in offered(pos, "take_tile")] == [(1, 0), (2, 1), (3, 0)]


def test_a_ship_or_livestock() -> None:
    """Route tile 11 has it for type 6."""
    lying = {1: {0: "mine-1"}, 2: {1: "ship-1"}, 3: {0: "cow-3a"}}
    pos = selling(6, ["route-11"], with_goods(t6=1), depots=lying)
    assert [(args["depot"], args["slot"]) for args in offered(pos, "take_tile")] == [(2, 1), (3, 0)]


def test_where_no_tile_fits_nothing_happens() -> None:
    pos = selling(2, [BUILDING_CASTLE_WORKERS], with_goods(t2=1), depots={1: {0: "mine-1"}})
    assert [event["card"] for event in happened(pos, "nothing_happened")] == [BUILDING_CASTLE_WORKERS]
    assert pos.step == "act"


def test_four_workers() -> None:
    pos = selling(1, [BUILDING_CASTLE_WORKERS], with_goods(t1=3), me={"workers": 0})
    assert me(pos).workers == 4


def test_several_goods_of_a_sale_are_paid_for_in_their_order() -> None:
    """Type 4 is on the third space of the first tile and on the first of the second."""
    lying = {1: {0: "mine-1"}, 3: {0: "bank-1", 1: "bank-2"}}
    route = [POINTS_SILVER_BUILDING, ANY_CASTLE_WORKERS]
    pos = selling(4, route, with_goods(t4=4), depots=lying)
    assert {args["depot"] for args in offered(pos, "take_tile")} == {3}
    pos.push({"do": "take_tile", "depot": 3, "slot": 0})
    assert {args["depot"] for args in offered(pos, "take_tile")} == {1, 3}


def test_a_full_route_takes_no_more() -> None:
    sold = {"sold": with_goods(t1=3)}
    pos = selling(6, [POINTS_SILVER_BUILDING], with_goods(t6=2), me=sold)
    assert (points(pos, "routes"), me(pos).sold[5]) == (0, 2)


def test_goods_on_the_route_count_as_sold() -> None:
    """Knowledge 15 scores 2 for each type sold, knowledge 25 scores 1 for each good."""
    pos = selling(6, [POINTS_SILVER_BUILDING], with_goods(t6=2), me=player(0, {12: "knowledge-15", 7: "knowledge-25"}))
    assert [line["points"] for line in pos.breakdown(0) if line["line"] == "knowledge"] == [2, 2]


def test_a_warehouse_sells_onto_the_route() -> None:
    mine = {"dice": [3, 3], "storage": ["warehouse-1"], "goods": with_goods(t6=1), "route": [POINTS_SILVER_BUILDING]}
    pos = position(mine, trade_routes=True)
    pos.push({"do": "place", "die": 0, "tile": 0, "space": 11})
    pos.push({"do": "sell_goods", "good": 5})
    assert points(pos, "routes") == 4


@pytest.mark.parametrize(("routes", "scored"), [(False, 3 * 3), (True, 3 * 3 + 1)])
def test_the_automata_scores_one_more_for_a_sale(*, routes: bool, scored: int) -> None:
    """With two people it sells three goods by a warehouse: one point more for the sale, not for each good."""
    done = turn(depots={1: {0: "warehouse-1"}}, him={"goods": with_goods(t6=3)}, trade_routes=routes)
    assert done.points("sales") == scored


def test_only_route_tiles_lie_on_a_route() -> None:
    with pytest.raises(BadInput, match="is not a tile of a trade route"):
        position({"route": ["mine-1"]}, trade_routes=True)
