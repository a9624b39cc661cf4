"""The black depot: a tile for two silver, once a turn, at any moment of it (rules 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgundy_board.positions import can, me, offered, player, position, stored, why

if TYPE_CHECKING:
    from bailey.core.play.position import Position

BLACK = {0: "castle-15", 3: "bank-6", 7: "ship-21"}


def test_two_silver_buy_a_black_tile() -> None:
    pos = position({"silver": 3}, black=BLACK)
    assert {(a["depot"], a["slot"]) for a in offered(pos, "buy")} == {(0, 0), (0, 3), (0, 7)}
    pos.push({"do": "buy", "depot": 0, "slot": 3})
    assert (me(pos).silver, stored(pos)) == (1, ["bank-6"])
    assert pos.state.black.taken() == [0, 7]


def test_one_silver_buys_nothing() -> None:
    pos = position({"silver": 1}, black=BLACK)
    assert pos.explain({"do": "buy", "depot": 0, "slot": 0})["key"] == "no-silver"
    assert not offered(pos, "buy")


def test_once_a_turn() -> None:
    pos = position({"silver": 9}, black=BLACK)
    pos.push({"do": "buy", "depot": 0, "slot": 3})
    assert why(pos, "buy", depot=0, slot=0) == "bought-already"
    assert not offered(pos, "buy")


def test_again_in_the_next_turn() -> None:
    others = {1: {"has_played": False, "dice": [1, 1], "silver": 2}}
    pos = position({"silver": 9, "dice": [1, 0]}, others=others, black=BLACK)
    pos.push({"do": "buy", "depot": 0, "slot": 3})
    pos.push({"do": "take_workers", "die": 0})
    assert pos.turn == 1
    assert offered(pos, "buy")


def test_before_between_and_after_the_actions() -> None:
    pos = position({"silver": 2}, black=BLACK)
    for _ in range(2):
        assert can(pos, "buy", depot=0, slot=0)
        pos.push({"do": "take_workers", "die": pos.choices[0].args["die"]})
    assert pos.step == "finish"
    pos.push({"do": "buy", "depot": 0, "slot": 0})
    assert stored(pos) == ["castle-15"]


def in_the_middle(**more: object) -> object:
    """Place a castle, and stand before its action."""
    me = player(0, {11: "bank-1"}) | {"dice": [6, 6], "storage": ["castle-5"]}
    pos = position(me, black=BLACK, depots={1: {0: "bank-2"}}, **more)  # type: ignore[arg-type]  # as `position` takes them
    pos.push({"do": "place", "die": 0, "tile": 0, "space": 6})
    assert pos.step == "extra_action"
    return pos


def test_in_the_middle_of_an_action() -> None:
    assert can(in_the_middle(), "buy", depot=0, slot=0)  # type: ignore[arg-type]


LYING = {1: {0: "cow-2a", 1: "bank-2"}}
CITY_HALL: dict[str, Any] = {"dice": [3, 3], "storage": ["city-hall-1"]}


def town(mine: dict[str, Any], lying: dict[int, str] | None = None, first: Any = None, **more: Any) -> Position:
    """Place a city hall in a duchy with knowledge 6, after what is chosen first."""
    pos = position(player(0, {12: "knowledge-6", **(lying or {})}) | CITY_HALL | mine, **{"black": BLACK, **more})
    if first:
        pos.push(first)
    pos.push({"do": "place", "die": 0, "tile": 0, "space": 11})
    return pos


def test_a_city_hall_may_place_what_is_bought_in_the_middle_of_its_effect() -> None:
    pos = town({})
    assert pos.step == "place_tile"
    pos.push({"do": "buy", "depot": 0, "slot": 3})
    assert {args["space"] for args in offered(pos, "place_tile")} == {13, 25}
    pos.push({"do": "place_tile", "tile": 0, "space": 13})
    assert (pos.step, stored(pos)) == ("act", [])


def test_or_what_knowledge_6_takes_for_workers() -> None:
    poor = {"silver": 0, "workers": 2}
    pos = town(poor, depots=LYING)
    pos.push({"do": "hire", "depot": 1, "slot": 1})
    assert offered(pos, "place_tile")
    pos = town(poor, depots=LYING, knowledge_6=2)
    pos.push({"do": "hire", "depot": 1, "slot": 0})
    assert stored(pos) == ["cow-2a"]


def test_or_for_workers_that_knowledge_28_buys() -> None:
    with_28 = {3: "knowledge-28"}
    pos = town({"silver": 1, "workers": 0}, with_28, depots=LYING, additional_hexes=True)
    assert pos.step == "place_tile"
    pos.push({"do": "trade_silver"})
    pos.push({"do": "hire", "depot": 1, "slot": 1})
    assert offered(pos, "place_tile")
    assert town({"silver": 0, "workers": 1}, with_28, depots=LYING, additional_hexes=True).step != "place_tile"


def test_who_cannot_pay_is_not_asked() -> None:
    assert town({"silver": 1}).step != "place_tile"
    assert town({"silver": 9}, purchase_between=True).step != "place_tile"
    assert town({"silver": 0, "workers": 1}, depots=LYING).step != "place_tile"
    assert town({"silver": 0, "workers": 2}, depots=LYING, knowledge_6=1).step != "place_tile"


def test_who_has_bought_is_not_asked() -> None:
    """Neither what was bought nor what was hired fits anywhere."""
    mines, banks = {24: "mine-2", 29: "mine-3", 33: "mine-4"}, {13: "bank-3", 25: "bank-4"}
    buy, hire = {"do": "buy", "depot": 0, "slot": 0}, {"do": "hire", "depot": 1, "slot": 1}
    assert town({"silver": 9}, mines, buy, black={0: "mine-11", 1: "ship-21"}).step != "place_tile"
    assert town({"silver": 0, "workers": 9}, banks, hire, depots=LYING).step != "place_tile"


def test_as_an_option_not_in_the_middle() -> None:
    pos = in_the_middle(purchase_between=True)
    assert why(pos, "buy", depot=0, slot=0) == "only-between"  # type: ignore[arg-type]
    assert can(position({}, black=BLACK, purchase_between=True), "buy", depot=0, slot=0)


def test_with_a_full_storage_one_goes() -> None:
    pos = position({"storage": ["mine-1", "mine-2", "bank-1"]}, black=BLACK)
    pos.push({"do": "buy", "depot": 0, "slot": 7})
    assert pos.step == "discard"
    pos.push({"do": "discard", "tile": 0})
    assert stored(pos) == ["mine-2", "bank-1", "ship-21"]


def test_nothing_is_bought_before_the_first_turn() -> None:
    pos = position({"spaces": []}, black=BLACK)
    assert pos.step == "start_castle"
    assert not offered(pos, "buy")
    assert not offered(pos, "hire")


def test_a_menu_without_reasons_is_told_none() -> None:
    pos = position({"silver": 1}, black=BLACK)
    menu = [0] * (pos.game.choices.count + 1)
    pos.game.engine.settle(pos.state, menu)
    assert sorted(menu[1 : menu[0] + 1]) == sorted(pos.choices.numbers)
