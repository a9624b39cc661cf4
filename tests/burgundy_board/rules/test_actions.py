"""The dice, the workers, and the four actions (rules 3)."""

from __future__ import annotations

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

from bailey.games.burgundy_board.choices import BUY, CHOICES
from bailey.games.burgundy_board.rules.turn import offer_actions

DEPOT_4 = {4: {0: "ship-1", 3: "cow-2a"}}


def test_a_tile_is_taken_from_the_depot_of_the_die() -> None:
    pos = position({"dice": [4, 2]}, depots=DEPOT_4)
    pos.push({"do": "take", "die": 0, "depot": 4, "slot": 0})
    assert stored(pos) == ["ship-1"]
    assert me(pos).dice == [0, 2]
    assert pos.state.depots[3].tiles.taken() == [3]


def test_an_empty_slot_offers_nothing() -> None:
    pos = position({"dice": [4, 4], "workers": 9}, depots=DEPOT_4)
    assert {(args["depot"], args["slot"]) for args in offered(pos, "take")} == {(4, 0), (4, 3)}


@pytest.mark.parametrize(("die", "cost"), [(4, 0), (3, 1), (5, 1), (2, 2), (6, 2), (1, 3)])
def test_each_worker_turns_a_die_by_one_and_six_is_next_to_one(die: int, cost: int) -> None:
    for workers in range(max(0, cost - 1), cost + 1):
        pos = position({"dice": [die, die], "workers": workers}, depots=DEPOT_4)
        assert can(pos, "take", die=0, depot=4, slot=0) == (workers >= cost)
    pos.push({"do": "take", "die": 0, "depot": 4, "slot": 0})
    assert me(pos).workers == 0
    assert sum(event["amount"] for event in happened(pos, "paid_workers")) == cost


def test_a_blocked_tile_says_how_many_workers_it_takes() -> None:
    pos = position({"dice": [1, 1], "workers": 2}, depots=DEPOT_4)
    explained = pos.explain({"do": "take", "die": 0, "depot": 4, "slot": 0})
    assert explained == {"key": "too-few-workers", "args": {"cost": 3, "workers": 2}}


@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_the_dice_are_used_in_any_order(first: int, second: int) -> None:
    pos = position({"dice": [4, 3]}, depots={**DEPOT_4, 3: {0: "cow-3a"}})
    for die in (first, second):
        pos.push({"do": "take", "die": die, "depot": (4, 3)[die], "slot": 0})
    assert set(stored(pos)) == {"ship-1", "cow-3a"}


def test_one_action_may_be_done_twice() -> None:
    pos = position({"dice": [4, 4]}, depots=DEPOT_4)
    pos.push({"do": "take", "die": 0, "depot": 4, "slot": 0})
    pos.push({"do": "take", "die": 1, "depot": 4, "slot": 3})
    assert stored(pos) == ["ship-1", "cow-2a"]


def test_two_equal_dice_are_offered_once() -> None:
    pos = position({"dice": [4, 4]}, depots=DEPOT_4)
    assert {args["die"] for args in offered(pos, "take")} == {0}


def test_after_two_actions_the_turn_ends() -> None:
    pos = position({"dice": [1, 2]}, others={1: {"has_played": False, "dice": [5, 6]}})
    pos.push({"do": "take_workers", "die": 0})
    assert pos.turn == 0
    pos.push({"do": "take_workers", "die": 1})
    assert (pos.turn, pos.step) == (0, "finish")
    pos.push({"do": "finish"})
    assert pos.turn == 1


def test_a_full_storage_discards_first() -> None:
    pos = position({"dice": [4, 2], "storage": ["mine-1", "mine-2", "bank-1"]}, depots=DEPOT_4)
    pos.push({"do": "take", "die": 0, "depot": 4, "slot": 0})
    assert pos.step == "discard"
    assert [args["tile"] for args in offered(pos, "discard")] == [0, 1, 2]
    pos.push({"do": "discard", "tile": 1})
    assert stored(pos) == ["mine-1", "bank-1", "ship-1"]
    assert pos.view(0)["discard"] == ["mine-2"]


def test_with_room_in_storage_nothing_is_discarded() -> None:
    pos = position({"dice": [4, 2], "storage": ["mine-1", "mine-2"]}, depots=DEPOT_4)
    pos.push({"do": "take", "die": 0, "depot": 4, "slot": 0})
    assert pos.step == "act"
    assert stored(pos) == ["mine-1", "mine-2", "ship-1"]


# Placing


def test_a_tile_is_placed_on_its_colour_and_number_next_to_a_tile() -> None:
    pos = position({"dice": [4, 2], "storage": ["mine-1"]})
    assert offered(pos, "place") == [{"die": 0, "tile": 0, "space": 24}]
    pos.push({"do": "place", "die": 0, "tile": 0, "space": 24})
    assert pos.view(0)["players"][0]["spaces"][24] == "mine-1"
    assert stored(pos) == []


def test_workers_turn_the_die_for_placing() -> None:
    pos = position({"dice": [6, 6], "workers": 1, "storage": ["mine-1"]})
    assert why(pos, "place", die=0, tile=0, space=24) == "too-few-workers"
    assert pos.explain({"do": "place", "die": 0, "tile": 0, "space": 24})["args"] == {"cost": 2, "workers": 1}
    pos = position({"dice": [6, 6], "workers": 2, "storage": ["mine-1"]})
    pos.push({"do": "place", "die": 0, "tile": 0, "space": 24})
    assert me(pos).workers == 0


def test_a_space_must_lie_next_to_a_tile() -> None:
    pos = position({"dice": [3, 1], "workers": 9, "storage": ["mine-1"]})
    assert {args["space"] for args in offered(pos, "place")} == {24}
    assert why(pos, "place", die=0, tile=0, space=33) == "not-beside"
    pos = position(player(0, {24: "mine-2"}) | {"dice": [3, 1], "storage": ["mine-1"]})
    assert {args["space"] for args in offered(pos, "place")} == {29}


def test_any_placed_tile_will_do_of_whatever_colour() -> None:
    pos = position(player(0, {24: "mine-2"}) | {"dice": [5, 5], "storage": ["bank-1"]})
    assert {args["space"] for args in offered(pos, "place")} == {23}


def test_a_taken_space_is_not_free() -> None:
    pos = position(player(0, {24: "mine-2"}) | {"dice": [4, 4], "storage": ["mine-1"], "workers": 9})
    assert {args["space"] for args in offered(pos, "place")} == {29}


def test_a_town_holds_one_building_of_each_type() -> None:
    duchy = player(0, {25: "bank-1"})
    pos = position(duchy | {"dice": [1, 5], "storage": ["bank-2", "church-1"]})
    assert {(args["tile"], args["space"]) for args in offered(pos, "place")} == {(1, 26), (1, 31)}
    assert why(pos, "place", die=0, tile=0, space=26) == "stands-there"
    pos = position(duchy | {"dice": [3, 3], "storage": ["bank-2"]})
    assert {args["space"] for args in offered(pos, "place")} == {11}, "another town"


# Selling


def test_goods_of_the_die_are_sold_all_at_once() -> None:
    pos = position({"dice": [4, 2], "goods": with_goods(t4=3, t5=1)})
    assert {args["good"] for args in offered(pos, "sell")} == {3}
    pos.push({"do": "sell", "die": 0, "good": 3})
    assert me(pos).goods == with_goods(t5=1)
    assert me(pos).sold == with_goods(t4=3)
    assert me(pos).silver == SILVER + 1


@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 3), (4, 4)])
def test_a_sale_scores_by_the_number_of_players(seats: int, each: int) -> None:
    pos = position({"dice": [4, 2], "goods": with_goods(t4=3)}, seats=seats)
    pos.push({"do": "sell", "die": 0, "good": 3})
    assert points(pos, "sales") == 3 * each


def test_workers_turn_the_die_for_a_sale() -> None:
    pos = position({"dice": [6, 6], "workers": 1, "goods": with_goods(t1=1, t4=1)})
    assert offered(pos, "sell") == [{"die": 0, "good": 0}]
    assert why(pos, "sell", die=0, good=3) == "too-few-workers"
    assert why(pos, "sell", die=0, good=1) == "no-goods"
    pos.push({"do": "sell", "die": 0, "good": 0})
    assert me(pos).workers == 0


# Workers


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_any_die_takes_two_workers(die: int) -> None:
    pos = position({"dice": [die, die], "workers": 3})
    pos.push({"do": "take_workers", "die": 0})
    assert me(pos).workers == 5


def test_a_menu_that_keeps_no_reasons_has_the_same_choices() -> None:
    """The menus of bots are plain lists."""
    pos = position({"dice": [1, 5], "workers": 1, "storage": ["mine-1", "bank-1"]}, depots=DEPOT_4)
    menu = [0] * (CHOICES.count + 1)
    offer_actions(pos.state, menu, 0)  # type: ignore[arg-type]  # a bot's menu
    bought = {BUY(0, slot) for slot in range(8)}
    assert {*menu[1 : menu[0] + 1]} == {choice.number for choice in pos.choices} - bought
