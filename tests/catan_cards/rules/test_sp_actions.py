"""Section 13, Science & Progress: the gate, Land Reform, Inventor and Doctor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    SIDES,
    built,
    developments,
    discarded,
    do,
    hand,
    is_open,
    names,
    open_cells,
    open_kinds,
    open_resources,
    open_values,
    player,
    stock,
    stores_of,
    why,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position
from catan_cards.rules.table_sp import SP, TOWN, UNIVERSITY, acting, acts

ABBEY = {"abbey-a": (6, "above")}
REGIONS = {"pasture-3", "gold-6", "hills-5", "fields-1", "forest-4", "mountains-2"}


def lasting(pos: Position) -> list[str]:
    """Name the cards that were played and lie open until they are spent."""
    return names(pos.state.lasting)


# The gate, and what is needed
GATED = (
    "land-reform-a",
    "inventor-a",
    "gunpowder-plot",
    "mineral-survey",
    "crop-rotation",
    "scholars-exchange-a",
    "apprentice",
)


@pytest.mark.parametrize("card", GATED)
def test_13_the_cards_of_the_set_wait_for_the_gate(card: str) -> None:
    """It is 3 points of each player."""
    mine = player(0, f"{card} goetz", built=UNIVERSITY, **TOWN)
    smithy = {"smithy": (6, "above")}
    pos = acting(mine, player(1, built=smithy), options={})
    assert (is_open(pos, "play", slot=card), why(pos, "play", slot=card)) == (False, "gate")
    pos = acting(mine, player(1, built=smithy, **TOWN), options={})
    assert is_open(pos, "play", slot=card)


@pytest.mark.parametrize("card", ["land-reform-b", "mineral-survey", "crop-rotation", "gunpowder-plot"])
def test_13_cards_that_need_a_university_of_ones_own(card: str) -> None:
    cards = {**UNIVERSITY, "smithy": (6, "above")}
    pos = acting(player(0, card, built=ABBEY, **TOWN), player(1, built=cards, **TOWN))
    assert why(pos, "play", slot=card) == "needs"


# Land Reform


def reform(stores: dict[str, int] | int = 0, **fields: Any) -> Position:
    """Play a Land Reform."""
    mine = player(0, "land-reform-a", built=UNIVERSITY, stores=stores, **{**TOWN, **fields})
    return do(acting(mine), "play", slot="land-reform-a")


def test_13_land_reform_up_to_three_different_regions_gain_one_each() -> None:
    pos = reform()
    chosen = ["hills-5", "fields-1", "gold-6"]
    for i, name in enumerate(chosen):
        assert open_cells(pos, "pick_region") == REGIONS - set(chosen[:i])
        do(pos, "pick_region", cell=name)
    assert (stock(pos, 0), acts(pos)) == ({"brick": 1, "grain": 1, "gold": 1}, True)
    assert discarded(pos) == ["land-reform-a"]


@pytest.mark.parametrize("n", [1, 2])
def test_13_land_reform_one_may_stop_after_the_first(n: int) -> None:
    pos = reform()
    assert not is_open(pos, "stop")
    for name in ("hills-5", "fields-1")[:n]:
        do(pos, "pick_region", cell=name)
    do(pos, "stop")
    assert (sum(stock(pos, 0).values()), acts(pos)) == (n, True)


def test_13_land_reform_only_regions_with_room() -> None:
    pos = reform({"hills-5": 3, "gold-6": 2, "forest-4": 3})
    assert open_cells(pos, "pick_region") == REGIONS - {"hills-5", "forest-4"}
    do(pos, "pick_region", cell="gold-6")
    assert open_cells(pos, "pick_region") == REGIONS - {"hills-5", "forest-4", "gold-6"}


def test_13_land_reform_with_one_region_left_only_this_gains() -> None:
    full = dict.fromkeys(REGIONS - {"hills-5"}, 3)
    pos = reform(full)
    assert (stock(pos, 0)["brick"], acts(pos)) == (1, True)


def test_13_land_reform_with_two_regions_left_both_can_gain() -> None:
    pos = reform(dict.fromkeys(REGIONS - {"hills-5", "gold-6"}, 3))
    do(pos, "pick_region", cell="gold-6")
    assert (open_cells(pos, "pick_region"), is_open(pos, "stop")) == ({"hills-5"}, True)
    do(pos, "pick_region", cell="hills-5")
    assert (stock(pos, 0)["brick"], stock(pos, 0)["gold"], acts(pos)) == (1, 1, True)


def test_13_land_reform_regions_of_a_longer_row_too() -> None:
    more = {"fields-3": (4, "above"), "gold-3": (4, "below"), "hills-1": (8, "above"), "forest-6": (8, "below")}
    pos = reform(settlements=(4, 6, 7), extra=more)
    assert open_cells(pos, "pick_region") == REGIONS | set(more)
    for name in ("gold-3", "forest-6", "fields-3"):
        do(pos, "pick_region", cell=name)
    assert stock(pos, 0) == {"gold": 1, "lumber": 1, "grain": 1}


def test_13_land_reform_of_the_second_player() -> None:
    mine = player(1, "land-reform-b", built=UNIVERSITY, **TOWN)
    pos = do(acting(player(0), mine, turn=1), "play", slot="land-reform-b")
    do(pos, "pick_region", cell="hills-6")
    do(pos, "stop")
    assert (stock(pos, 0), stock(pos, 1), acts(pos, 1)) == ({}, {"brick": 1}, True)


# Inventor


def inventive(held: str, stores: dict[str, int] | int, cards: str = "inventor-a", **fields: Any) -> Position:
    """Play Inventors; the first player has a City at place 5 and a Settlement at place 6."""
    have = stores if isinstance(stores, int) else stores_of(0, **stores)
    pos = acting(player(0, f"{cards} {held}", stores=have, **{**TOWN, **fields}))
    for card in cards.split():
        do(pos, "play", slot=card)
    return pos


def test_13_inventor_lies_open_until_it_is_spent() -> None:
    pos = inventive("smithy", 0)
    assert (acts(pos), lasting(pos), discarded(pos), hand(pos, 0)) == (True, ["inventor-a"], [], ["smithy"])


@pytest.mark.parametrize(
    ("card", "have"),
    [
        ("abbey-a", {"ore": 1}),
        ("smithy", {"ore": 1}),
        ("great-wall", {"brick": 1, "ore": 1}),
        ("church-a", {"ore": 1, "grain": 1, "brick": 1}),
        ("counting-house", {"grain": 1, "brick": 1}),
    ],
)
def test_13_inventor_the_next_building_costs_2_less(card: str, have: dict[str, int]) -> None:
    """Green and red ones; with only one way to pay nothing is asked."""
    pos = inventive(card, have)
    do(pos, "build", slot=card, place=5, side="above")
    assert (built(pos, 0), stock(pos, 0), acts(pos)) == ([card], {}, True)
    assert (lasting(pos), discarded(pos)) == ([], ["inventor-a"])


def test_13_inventor_the_builder_says_what_is_saved() -> None:
    pos = inventive("abbey-a", 1)
    do(pos, "build", slot="abbey-a", place=5, side="above")
    assert open_resources(pos, "save") == {"lumber", "ore", "brick"}
    do(pos, "save", resource="ore")
    assert open_resources(pos, "save") == {"lumber", "brick"}
    do(pos, "save", resource="brick")
    assert stock(pos, 0) == {"wool": 1, "brick": 1, "ore": 1, "grain": 1, "gold": 1}


def test_13_inventor_by_2_and_no_more() -> None:
    pos = inventive("church-a", {"ore": 1, "grain": 1})
    assert why(pos, "build", slot="church-a", place=5, side="above") == "too-dear"


@pytest.mark.parametrize(("card", "resource"), [("garrison-a", "lumber"), ("building-crane", "lumber")])
def test_13_inventor_the_price_never_goes_below_1(card: str, resource: str) -> None:
    """Even a card that costs 1 spends it."""
    pos = inventive(card, 0)
    assert why(pos, "build", slot=card, place=5, side="above") == "too-dear"
    pos = do(inventive(card, {resource: 1}), "build", slot=card, place=5, side="above")
    assert (stock(pos, 0), lasting(pos), discarded(pos)) == ({}, [], ["inventor-a"])


def test_13_inventor_a_university_is_a_building() -> None:
    pos = inventive("", {"brick": 2, "grain": 1}, built=ABBEY)
    do(pos, "build_new", slot="university-a", place=5, side="above")
    assert (stock(pos, 0), lasting(pos), developments(pos)) == ({}, [], ["university-b"])


def test_13_inventor_units_and_what_stands_in_the_row_are_not_cheaper_and_do_not_spend_it() -> None:
    pos = inventive("siegfried ore-fleet", {"wool": 1, "lumber": 2, "ore": 1, "brick": 2})
    do(pos, "build", slot="siegfried", place=5, side="above")
    do(pos, "build", slot="ore-fleet", place=5, side="above")
    do(pos, "build_road", end="left")
    assert (stock(pos, 0), lasting(pos)) == ({}, ["inventor-a"])


def test_13_inventor_a_knight_and_a_city_are_as_dear_as_before() -> None:
    pos = inventive("otto", {"grain": 1, "ore": 2})
    assert why(pos, "build", slot="otto", place=5, side="above") == "too-dear"
    assert why(pos, "build_city", place=6) == "too-dear"


def test_13_inventor_only_the_next_building_is_cheaper() -> None:
    pos = inventive("sawmill foundry", {"lumber": 1, "ore": 1})
    do(pos, "build", slot="sawmill", place=5, side="above")
    assert why(pos, "build", slot="foundry", place=5, side="above") == "too-dear"


def test_13_inventor_two_of_them_add_up() -> None:
    pos = inventive("church-a", {"grain": 1}, "inventor-a inventor-b")
    do(pos, "build", slot="church-a", place=5, side="above")
    assert (stock(pos, 0), lasting(pos), sorted(discarded(pos))) == ({}, [], ["inventor-a", "inventor-b"])


def test_13_inventor_adds_up_with_a_building_crane() -> None:
    pos = inventive("church-a", {"ore": 1, "grain": 1}, built={"building-crane": (5, "above")})
    do(pos, "build", slot="church-a", place=5, side="below")
    assert (stock(pos, 0), len(built(pos, 0)), acts(pos)) == ({}, 2, True)


def test_13_inventor_everything_together_leaves_1() -> None:
    pos = inventive("church-a", {"brick": 1}, "inventor-a inventor-b", built={"building-crane": (5, "above")})
    do(pos, "build", slot="church-a", place=5, side="below")
    assert (stock(pos, 0), len(built(pos, 0))) == ({}, 2)
    pos = inventive("church-a", 0, "inventor-a inventor-b", built={"building-crane": (5, "above")})
    assert why(pos, "build", slot="church-a", place=5, side="below") == "too-dear"


def test_13_inventor_is_spent_with_the_turn() -> None:
    pos = inventive("goetz otto karl", 0)
    do(pos, "end_actions")
    do(pos, "keep")
    assert (pos.state.on_turn, lasting(pos), discarded(pos)) == (1, [], ["inventor-a"])


# Doctor
HEALTHY = {"bath-house-a": (5, "above"), "aqueduct-a": (5, "below"), "pharmacy": (5, "below")}


@pytest.mark.parametrize(
    ("cards", "n"),
    [
        ("bath-house-b", 1),
        ("pharmacy", 1),
        ("aqueduct-b", 1),
        ("bath-house-a bath-house-b", 2),
        ("aqueduct-a pharmacy church-a", 2),
        ("bath-house-a aqueduct-a aqueduct-b pharmacy", 4),
    ],
)
def test_13_doctor_played_one_resource_of_choice_for_each_house_of_health(cards: str, n: int) -> None:
    """It never waits for the gate."""
    standing = {card: (5, SIDES[i % 2]) for i, card in enumerate(cards.split())}
    pos = acting(player(0, "doctor-a", built=standing, **TOWN), options={"action_gate": 1})
    assert is_open(pos, "play", slot="doctor-a")
    do(pos, "play", slot="doctor-a")
    for i in range(n):
        assert (pos.turn, open_kinds(pos)) == (0, {"gain"})
        do(pos, "gain", cell=("hills-5", "gold-6")[i % 2])
    assert (sum(stock(pos, 0).values()), acts(pos), discarded(pos)) == (n, True, ["doctor-a"])


def test_13_doctor_never_waits_for_the_gate_of_the_set() -> None:
    pos = acting(player(0, "doctor-b", built=HEALTHY, **TOWN), options={})
    assert is_open(pos, "play", slot="doctor-b")


def test_13_doctor_played_needs_one_of_these() -> None:
    mine = player(0, "doctor-a", built={**UNIVERSITY, "church-a": (5, "below")}, **TOWN)
    pos = acting(mine, player(1, built=HEALTHY, **TOWN))
    assert why(pos, "play", slot="doctor-a") == "needs"


def plague(mine: Json, theirs: Json, card: str = "plague-a", **fields: Any) -> Position:
    """Turn up a Plague; then the first player's gold 6 and the second player's hills 6 produce."""
    return table.event(card, mine, theirs, theme=SP, die=6, **fields)


@pytest.mark.parametrize("card", ["plague-a", "plague-b"])
@pytest.mark.parametrize("turn", [0, 1])
def test_13_doctor_both_are_asked_in_a_plague_without_one_too(turn: int, card: str) -> None:
    """The roller first; whoever needs none is asked as well."""
    pos = plague(player(0, stores=1, **TOWN), player(1, stores=1), card, turn=turn)
    assert (pos.turn, open_kinds(pos)) == (turn, {"no_counter"})
    do(pos, "no_counter")
    assert (pos.turn, open_kinds(pos)) == (1 - turn, {"no_counter"})
    do(pos, "no_counter")
    assert (sum(stock(pos, 0).values()), sum(stock(pos, 1).values())) == (6 - 4 + 1, 6 + 1)
    assert acts(pos, turn)


def test_13_doctor_its_holder_reveals_it_and_loses_nothing() -> None:
    """Both may; none of what it needs when it is played is asked for."""
    pos = plague(player(0, "doctor-a goetz", stores=1, **TOWN), player(1, "doctor-b", stores=1, **TOWN))
    assert (pos.turn, open_kinds(pos), open_values(pos, "counter", "slot")) == (0, {"counter", "no_counter"}, {0})
    do(pos, "counter", slot="doctor-a")
    assert (pos.turn, open_kinds(pos)) == (1, {"counter", "no_counter"})
    do(pos, "counter", slot="doctor-b")
    assert [sum(stock(pos, p).values()) for p in (0, 1)] == [7, 7]
    assert (sorted(discarded(pos)), hand(pos, 0), hand(pos, 1)) == (["doctor-a", "doctor-b"], ["goetz"], [])
    assert acts(pos)


def test_13_doctor_helps_only_its_holder() -> None:
    pos = plague(player(0, stores=1, **TOWN), player(1, "doctor-a", stores=1, **TOWN))
    do(pos, "no_counter")
    do(pos, "counter", slot="doctor-a")
    assert [sum(stock(pos, p).values()) for p in (0, 1)] == [2 + 1, 6 + 1]


def test_13_doctor_may_be_kept() -> None:
    pos = plague(player(0, "doctor-a", stores=1, **TOWN), player(1, stores=1, **TOWN))
    do(pos, "no_counter")
    do(pos, "no_counter")
    assert (sum(stock(pos, 0).values()), hand(pos, 0), discarded(pos)) == (2 + 1, ["doctor-a"], [])


def test_13_doctor_revealed_brings_no_resources() -> None:
    cards = {"bath-house-a": (5, "above")}
    pos = plague(player(0, "doctor-a", built=cards, stores=1, **TOWN), player(1))
    do(pos, "counter", slot="doctor-a")
    do(pos, "no_counter")
    assert (sum(stock(pos, 0).values()), acts(pos)) == (7, True)


def test_13_doctor_is_the_only_card_against_a_plague() -> None:
    pos = plague(player(0, "bishop-a herb-woman-a inventor-a", **TOWN), player(1))
    assert open_kinds(pos) == {"no_counter"}


def test_13_doctor_without_the_set_nobody_is_asked_in_a_plague() -> None:
    pos = table.event("plague-a", player(0, stores=1, **TOWN), player(1), die=6)
    assert (sum(stock(pos, 0).values()), acts(pos)) == (3, True)


def test_13_doctor_does_not_counter_an_attack() -> None:
    pos = acting(player(0, "arsonist-a"), player(1, "doctor-a", built={"smithy": (5, "above")}))
    do(pos, "play", slot="arsonist-a")
    assert (pos.turn, open_kinds(pos)) == (1, {"no_counter"})
