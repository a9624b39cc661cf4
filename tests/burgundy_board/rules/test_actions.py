"""The dice, the workers, and the four actions (rules 3)."""

from __future__ import annotations

from typing import Any

import pytest
from burgundy_board.positions import SILVER, can, go, happened, me, offered, player, position, seen, why, with_goods
from cases import cases

from bailey.games.burgundy_board.choices import BUY, CHOICES
from bailey.games.burgundy_board.rules.turn import offer_actions

DEPOT_4 = {4: {0: "ship-1", 3: "cow-2a"}}
FULL = ["mine-1", "mine-2", "bank-1"]
TAKE = "take die=0 depot=4 slot=0"


@cases("mine moves wanted", {
    "a tile is taken from the depot of the die": ({"dice": [4, 2]}, TAKE, {"storage": ["ship-1"], "dice": [0, 2]}),
    "one action may be done twice": ({"dice": [4, 4]}, f"{TAKE}, take die=1 depot=4 slot=3", {"storage": ["ship-1",
        "cow-2a"]}),
    "the dice are used in any order": ({"dice": [4, 4]}, "take die=0 depot=4 slot=3, take die=1 depot=4 slot=0",
        {"storage": ["cow-2a", "ship-1"]}),
    "the second die first": ({"dice": [1, 4]}, "take die=1 depot=4 slot=0", {"storage": ["ship-1"], "dice": [1, 0]}),
    "an empty slot offers nothing": ({"dice": [4, 4], "workers": 9}, "", {"offered take": [{"die": 0, "depot": 4,
        "slot": slot} for slot in (0, 3)]}),
    "a full storage discards first": ({"dice": [4, 2], "storage": FULL}, TAKE, {"step": "discard", "offered discard":
        [{"tile": tile} for tile in range(3)]}),
    "any tile that lies there": ({"dice": [4, 2], "storage": FULL}, f"{TAKE}, discard tile=1", {"storage": ["mine-1",
        "bank-1", "ship-1"], "discard": ["mine-2"]}),
    "with room in storage nothing is discarded": ({"dice": [4, 2], "storage": FULL[:2]}, TAKE, {"step": "act",
        "storage": ["mine-1", "mine-2", "ship-1"]}),
    "a tile is placed on its colour and number": ({"dice": [4, 2], "storage": ["mine-1"]}, "", {"offered place": [
        {"die": 0, "tile": 0, "space": 24}]}),
    "from storage": ({"dice": [4, 2], "storage": ["mine-1"]}, "place 24", {"storage": []}),
    "workers turn the die for placing": ({"dice": [6, 6], "workers": 2, "storage": ["mine-1"]}, "place 24", {
        "workers": 0}),
    "goods of the die are sold all at once": ({"dice": [4, 2], "goods": with_goods(t4=3, t5=1)}, "sell die=0 good=3", {
        "goods": with_goods(t5=1), "sold": with_goods(t4=3), "silver": SILVER + 1}),
    "workers turn the die for a sale": ({"dice": [6, 6], "workers": 1, "goods": with_goods(t1=1, t4=1)},
        "sell die=0 good=0", {"workers": 0}),
    **{f"any die takes two workers: {die}": ({"dice": [die, die], "workers": 3}, "take_workers die=0", {"workers": 5})
        for die in range(1, 7)},
})  # fmt: skip
def test_the_four_actions(mine: dict[str, Any], moves: str, wanted: dict[str, Any]) -> None:
    pos = go(position(mine, depots=DEPOT_4), moves)
    assert seen(pos, wanted) == wanted


def test_what_is_taken_or_placed_lies_there() -> None:
    pos = go(position({"dice": [4, 4], "storage": ["mine-1"]}, depots=DEPOT_4), "place 24, take die=1 depot=4 slot=0")
    assert pos.view(0)["players"][0]["spaces"][24] == "mine-1"
    assert pos.state.depots[3].tiles.taken() == [3]


@pytest.mark.parametrize(("die", "cost"), [(4, 0), (3, 1), (5, 1), (2, 2), (6, 2), (1, 3)])
def test_each_worker_turns_a_die_by_one_and_six_is_next_to_one(die: int, cost: int) -> None:
    for workers in range(max(0, cost - 1), cost + 1):
        pos = position({"dice": [die, die], "workers": workers}, depots=DEPOT_4)
        assert can(pos, "take", die=0, depot=4, slot=0) == (workers >= cost)
    go(pos, TAKE)
    assert me(pos).workers == 0
    assert sum(event["amount"] for event in happened(pos, "paid_workers")) == cost


@cases("mine do args cost", {
    "of a tile": ({"dice": [1, 1], "workers": 2}, "take", {"depot": 4, "slot": 0}, 3),
    "of a space": ({"dice": [6, 6], "workers": 1, "storage": ["mine-1"]}, "place", {"tile": 0, "space": 24}, 2),
    "of a sale": ({"dice": [6, 6], "workers": 1, "goods": with_goods(t1=1, t4=1)}, "sell", {"good": 3}, 2),
})  # fmt: skip
def test_what_is_blocked_says_how_many_workers_it_takes(mine: dict[str, Any], do: str, args: Any, cost: int) -> None:
    explained = position(mine, depots=DEPOT_4).explain({"do": do, "die": 0, **args})
    told = explained["args"]
    assert (explained["key"], told["workers"], told["have"]) == ("too-few-workers", cost, mine["workers"])


def test_goods_that_one_does_not_have_are_not_sold() -> None:
    pos = position({"dice": [6, 6], "workers": 1, "goods": with_goods(t1=1, t4=1)})
    assert offered(pos, "sell") == [{"die": 0, "good": 0}]
    assert why(pos, "sell", die=0, good=1) == "no-goods"


def test_after_two_actions_the_turn_ends() -> None:
    pos = position({"dice": [1, 2]}, others={1: {"has_played": False, "dice": [5, 6]}})
    assert go(pos, "take_workers die=0").turn == 0
    assert seen(go(pos, "take_workers die=1"), {"turn": 0, "step": 0}) == {"turn": 0, "step": "finish"}
    assert go(pos, "finish").turn == 1


# Placing and selling


@cases("lying mine found", {
    "next to a tile": ({}, {"dice": [3, 1], "workers": 9, "storage": ["mine-1"]}, {(0, 24)}),
    "next to any placed tile": ({24: "mine-2"}, {"dice": [3, 1], "storage": ["mine-1"]}, {(0, 29)}),
    "of whatever colour": ({24: "mine-2"}, {"dice": [5, 5], "storage": ["bank-1"]}, {(0, 23)}),
    "not where a tile lies": ({24: "mine-2"}, {"dice": [4, 4], "storage": ["mine-1"], "workers": 9}, {(0, 29)}),
    "one building of each type in a town": ({25: "bank-1"}, {"dice": [1, 5], "storage": ["bank-2", "church-1"]},
        {(1, 26), (1, 31)}),
    "in another town": ({25: "bank-1"}, {"dice": [3, 3], "storage": ["bank-2"]}, {(0, 11)}),
})  # fmt: skip
def test_where_a_tile_may_be_placed(lying: dict[int, str], mine: dict[str, Any], found: set[tuple[int, int]]) -> None:
    pos = position(player(0, lying) | mine)
    assert {(args["tile"], args["space"]) for args in offered(pos, "place")} == found


def test_why_not() -> None:
    mine = {"dice": [3, 1], "workers": 9, "storage": ["mine-1"]}
    assert why(position(mine), "place", die=0, tile=0, space=33) == "not-beside"
    pos = position(player(0, {25: "bank-1"}) | {"dice": [1, 5], "storage": ["bank-2", "church-1"]})
    assert why(pos, "place", die=0, tile=0, space=26) == "stands-there"


@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 3), (4, 4)])
def test_a_sale_scores_by_the_number_of_players(seats: int, each: int) -> None:
    pos = position({"dice": [4, 2], "goods": with_goods(t4=3)}, seats=seats)
    assert seen(go(pos, "sell die=0 good=3"), {"points sales": 0}) == {"points sales": 3 * each}


def test_two_equal_dice_are_offered_once() -> None:
    assert {args["die"] for args in offered(position({"dice": [4, 4]}, depots=DEPOT_4), "take")} == {0}


def test_a_menu_that_keeps_no_reasons_has_the_same_choices() -> None:
    """The menus of bots are plain lists."""
    pos = position({"dice": [1, 5], "workers": 1, "storage": ["mine-1", "bank-1"]}, depots=DEPOT_4)
    menu = [0] * (CHOICES.count + 1)
    offer_actions(pos.state, menu, 0)  # type: ignore[arg-type]  # a bot's menu
    bought = {BUY(0, slot) for slot in range(8)}
    assert {*menu[1 : menu[0] + 1]} == {choice.number for choice in pos.choices} - bought
