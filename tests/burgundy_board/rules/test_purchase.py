"""The black depot: a tile for two silver, once a turn, at any moment of it (rules 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from burgundy_board.positions import can, go, offered, player, position, seen, stored, why
from cases import cases

if TYPE_CHECKING:
    from bailey.core.play.position import Position

Json = dict[str, Any]
BLACK = {0: "castle-15", 3: "bank-6", 7: "ship-21"}


def test_two_silver_buy_a_black_tile_and_one_buys_nothing() -> None:
    pos = position({"silver": 3}, black=BLACK)
    assert {(a["depot"], a["slot"]) for a in offered(pos, "buy")} == {(0, 0), (0, 3), (0, 7)}
    wanted = {"silver": 1, "storage": ["bank-6"]}
    assert seen(go(pos, "buy depot=0 slot=3"), wanted) == wanted
    assert pos.state.black.taken() == [0, 7]
    pos = position({"silver": 1}, black=BLACK)
    assert (why(pos, "buy", depot=0, slot=0), offered(pos, "buy")) == ("no-silver", [])


def test_once_a_turn_and_again_in_the_next() -> None:
    others = {1: {"has_played": False, "dice": [1, 1], "silver": 2}}
    pos = go(position({"silver": 9}, others=others, black=BLACK), "buy depot=0 slot=3")
    assert (why(pos, "buy", depot=0, slot=0), offered(pos, "buy")) == ("bought-already", [])
    assert go(pos, "take_workers die=0, take_workers die=1").turn == 1
    assert offered(pos, "buy")


def test_before_between_and_after_the_actions() -> None:
    pos = position({"silver": 2}, black=BLACK)
    for die in (0, 1):
        assert can(pos, "buy", depot=0, slot=0)
        go(pos, f"take_workers die={die}")
    assert pos.step == "finish"
    assert stored(go(pos, "buy depot=0 slot=0")) == ["castle-15"]


def in_the_middle(**more: Any) -> Position:
    """Place a castle, and stand before its action."""
    me = player(0, {11: "bank-1"}) | {"dice": [6, 6], "storage": ["castle-5"]}
    pos = go(position(me, black=BLACK, depots={1: {0: "bank-2"}}, **more), "place 6")
    assert pos.step == "extra_action"
    return pos


def test_in_the_middle_of_an_action_but_not_as_an_option() -> None:
    assert can(in_the_middle(), "buy", depot=0, slot=0)
    assert why(in_the_middle(purchase_between=True), "buy", depot=0, slot=0) == "only-between"
    assert can(position({}, black=BLACK, purchase_between=True), "buy", depot=0, slot=0)


LYING = {1: {0: "cow-2a", 1: "bank-2"}}


def town(mine: Json, lying: dict[int, str] | None = None, first: str = "", **more: Any) -> Position:
    """Place a city hall in a duchy with knowledge 6, after what is chosen first."""
    me = player(0, {12: "knowledge-6", **(lying or {})}) | {"dice": [3, 3], "storage": ["city-hall-1"]} | mine
    return go(go(position(me, **{"black": BLACK, **more}), first), "place 11")


def test_a_city_hall_may_place_what_is_bought_in_the_middle_of_its_effect() -> None:
    pos = town({})
    assert pos.step == "place_tile"
    go(pos, "buy depot=0 slot=3")
    assert {args["space"] for args in offered(pos, "place_tile")} == {13, 25}
    wanted = {"step": "act", "storage": []}
    assert seen(go(pos, "place_tile tile=0 space=13"), wanted) == wanted


def test_or_what_knowledge_6_takes_for_workers() -> None:
    poor = {"silver": 0, "workers": 2}
    assert offered(go(town(poor, depots=LYING), "hire depot=1 slot=1"), "place_tile")
    assert stored(go(town(poor, depots=LYING, knowledge_6=2), "hire depot=1 slot=0")) == ["cow-2a"]


WITH_28 = {3: "knowledge-28"}
MINES, BANKS = {24: "mine-2", 29: "mine-3", 33: "mine-4"}, {13: "bank-3", 25: "bank-4"}


def test_or_for_workers_that_knowledge_28_buys() -> None:
    pos = town({"silver": 1, "workers": 0}, WITH_28, depots=LYING, additional_hexes=True)
    assert pos.step == "place_tile"
    assert offered(go(pos, "trade_silver, hire depot=1 slot=1"), "place_tile")


@cases("mine lying first more", {
    "too little silver": ({"silver": 1}, {}, "", {}),
    "not in the middle": ({"silver": 9}, {}, "", {"purchase_between": True}),
    "too few workers": ({"silver": 0, "workers": 1}, {}, "", {"depots": LYING}),
    "workers do not pay": ({"silver": 0, "workers": 2}, {}, "", {"depots": LYING, "knowledge_6": 1}),
    "no silver for workers": ({"silver": 0, "workers": 1}, WITH_28, "", {"depots": LYING, "additional_hexes": True}),
    "has bought, and it fits nowhere": ({"silver": 9}, MINES, "buy depot=0 slot=0", {"black": {0: "mine-11",
        1: "ship-21"}}),
    "has hired, and it fits nowhere": ({"silver": 0, "workers": 9}, BANKS, "hire depot=1 slot=1", {"depots": LYING}),
})  # fmt: skip
def test_who_cannot_pay_or_has_bought_is_not_asked(mine: Json, lying: dict[int, str], first: str, more: Json) -> None:
    assert town(mine, lying, first, **more).step != "place_tile"


def test_with_a_full_storage_one_goes() -> None:
    pos = position({"storage": ["mine-1", "mine-2", "bank-1"]}, black=BLACK)
    assert go(pos, "buy depot=0 slot=7").step == "discard"
    assert stored(go(pos, "discard tile=0")) == ["mine-2", "bank-1", "ship-21"]


def test_nothing_is_bought_before_the_first_turn() -> None:
    wanted: Json = {"step": "start_castle", "offered buy": [], "offered hire": []}
    assert seen(position({"spaces": []}, black=BLACK), wanted) == wanted


@pytest.mark.parametrize("silver", [1, 2])
def test_a_menu_without_reasons_is_told_none(silver: int) -> None:
    pos = position({"silver": silver}, black=BLACK)
    menu = [0] * (pos.game.choices.count + 1)
    pos.game.engine.settle(pos.state, menu)
    assert sorted(menu[1 : menu[0] + 1]) == sorted(pos.choices.numbers)
