"""Section 13, Science & Progress: the action cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    SIDES,
    all_but,
    built,
    developments,
    discarded,
    do,
    events,
    hand,
    is_open,
    knows,
    names,
    open_cells,
    open_kinds,
    open_picks,
    open_resources,
    open_values,
    player,
    stack_cards,
    stock,
    stores_of,
    why,
)

from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position

SP = 2
OPEN = {"action_gate": 3}
ALL = set(range(6))
#: A City and a Settlement.
TOWN: Json = {"cities": (5,), "settlements": (6,)}
UNIVERSITY = {"university-a": (5, "above")}
ABBEY = {"abbey-a": (6, "above")}
REGIONS = {"pasture-3", "gold-6", "hills-5", "fields-1", "forest-4", "mountains-2"}


def acting(first: Json, second: Json | None = None, **fields: Any) -> Position:
    """Lay out the action phase with the set, and without a gate."""
    fields.setdefault("options", OPEN)
    return table.acting(first, second or player(1), theme=SP, **fields)


def acts(pos: Position, p: int = 0) -> bool:
    """Tell whether a player may act."""
    return pos.turn == p and is_open(pos, "end_actions")


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


# Gunpowder Plot

PLOTTER = {**UNIVERSITY, "abbey-a": (6, "above"), "sawmill": (6, "below")}
VICTIM = {"church-a": (5, "above"), "smithy": (6, "above"), "garrison-a": (6, "below"), "siegfried": (5, "below")}


def plot(seed: int, held: str = "", mine: Any = None, theirs: Any = None) -> tuple[Position, int]:
    """Play a Gunpowder Plot, countered by the held card if there is one, and return the number rolled."""
    attacker = player(0, "gunpowder-plot", built=PLOTTER if mine is None else mine, **TOWN)
    pos = acting(attacker, player(1, held, built=VICTIM if theirs is None else theirs, **TOWN), seed=seed)
    do(pos, "play", slot="gunpowder-plot")
    assert (pos.turn, "no_counter" in open_kinds(pos)) == (1, True)
    do(pos, "counter", slot=held) if held else do(pos, "no_counter")
    return pos, int(events(pos, "duel_rolled")[0]["die"])


@pytest.mark.parametrize(("held", "most"), [("", 4), ("bishop-a", 2)])
def test_13_gunpowder_plot_on_1_to_4_or_after_a_bishop_1_to_2(held: str, most: int) -> None:
    """You return one of the rival's Buildings without points, or the rival picks one of yours."""
    seen = set()
    for seed in range(60):
        pos, die = plot(seed, held)
        seen.add(die)
        if die <= most:
            assert (pos.turn, open_picks(pos, 1)) == (0, {"smithy", "garrison-a"})
            do(pos, "pick", card="garrison-a")
            assert (hand(pos, 1), hand(pos, 0)) == (["garrison-a"], [])
        else:
            assert (pos.turn, open_picks(pos, 0)) == (1, {"abbey-a", "sawmill"})
            do(pos, "pick", card="sawmill")
            assert (hand(pos, 1), hand(pos, 0)) == ([], ["sawmill"])
        assert (acts(pos), sorted(discarded(pos))) == (True, sorted(["gunpowder-plot", *held.split()]))
    assert seen == set(range(1, 7))


def test_13_gunpowder_plot_who_loses_without_such_a_building_loses_nothing() -> None:
    lost = 0
    for seed in range(40):
        pos, die = plot(seed, mine={**UNIVERSITY, "hagen": (6, "above")})
        if die > 4:
            lost += 1
            assert (acts(pos), hand(pos, 0), len(built(pos, 0)), len(built(pos, 1))) == (True, [], 2, 4)
    assert lost > 0


def test_13_gunpowder_plot_a_fire_brigade_helps_only_against_the_arsonist() -> None:
    cards = {"fire-brigade-a": (5, "above"), "smithy": (5, "below")}
    won = 0
    for seed in range(40):
        pos, die = plot(seed, theirs=cards)
        if die <= 4:
            won += 1
            assert (hand(pos, 1), built(pos, 1)) == (["smithy"], ["fire-brigade-a"])
    assert won > 0


@pytest.mark.parametrize("held", ["herb-woman-a", "doctor-a"])
def test_13_gunpowder_plot_only_a_bishop_counters(held: str) -> None:
    theirs = player(1, f"{held} bishop-b", built=VICTIM, **TOWN)
    pos = do(acting(player(0, "gunpowder-plot", built=PLOTTER, **TOWN), theirs), "play", slot="gunpowder-plot")
    assert {hand(pos, 1)[slot] for slot in open_values(pos, "counter", "slot")} == {"bishop-b"}


@pytest.mark.parametrize("cards", [{}, {"church-a": (5, "above")}, {"siegfried": (5, "above")}, UNIVERSITY])
def test_13_gunpowder_plot_needs_a_rivals_building_without_points(cards: dict[str, tuple[int, str]]) -> None:
    mine = player(0, "gunpowder-plot", built={"university-b": (5, "above")}, **TOWN)
    pos = acting(mine, player(1, built=cards, **TOWN))
    assert why(pos, "play", slot="gunpowder-plot") == "rival-has-none"


def test_13_gunpowder_plot_a_hand_that_grows_is_cut_down_at_once() -> None:
    for seed in range(40):
        mine = player(0, "gunpowder-plot", built=UNIVERSITY, **TOWN)
        theirs = player(1, "goetz otto karl", built={"smithy": (6, "above")}, **TOWN)
        pos = do(acting(mine, theirs, seed=seed), "play", slot="gunpowder-plot")
        do(pos, "no_counter")
        if events(pos, "duel_rolled")[0]["die"] <= 4:
            break
    assert (pos.turn, open_kinds(pos)) == (1, {"put_under"})
    do(pos, "put_under", slot="smithy", stack=5)
    assert (acts(pos), len(hand(pos, 1)), stack_cards(pos, 5)[-1]) == (True, 3, "smithy")


# Mineral Survey and Crop Rotation


@pytest.mark.parametrize(("card", "resource"), [("mineral-survey", "ore"), ("crop-rotation", "grain")])
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3)])
def test_13_mineral_survey_and_crop_rotation_bring_two(card: str, resource: str, before: int, after: int) -> None:
    have = stores_of(0, **{resource: before})
    pos = do(acting(player(0, card, built=UNIVERSITY, stores=have, **TOWN)), "play", slot=card)
    assert (stock(pos, 0), stock(pos, 1), acts(pos), discarded(pos)) == ({resource: after}, {}, True, [card])


@pytest.mark.parametrize(
    ("card", "first", "second"),
    [("mineral-survey", "mountains-2", "mountains-4"), ("crop-rotation", "fields-1", "fields-3")],
)
def test_13_mineral_survey_and_crop_rotation_the_player_says_where(card: str, first: str, second: str) -> None:
    more = {second: (4, "above"), "gold-3": (4, "below")}
    pos = acting(player(0, card, built=UNIVERSITY, cities=(5,), settlements=(4, 6), extra=more))
    do(pos, "play", slot=card)
    assert open_cells(pos, "gain") == {first, second}
    do(pos, "gain", cell=first)
    do(pos, "gain", cell=second)
    assert (table.store(pos, first), table.store(pos, second), acts(pos)) == (1, 1, True)


# Scholars' Exchange


def scholars(held: str, stacks: tuple[str, ...] = (), **fields: Any) -> Position:
    """Play a Scholars' Exchange; if the stacks are told, they hold nothing else."""
    if stacks:
        told = [card for cards in stacks for card in cards.split()]
        rest = all_but(*told, *held.split(), "scholars-exchange-a", theme=SP)
        fields = {"stacks": stacks, "discard": rest, **fields}
    pos = acting(player(0, f"scholars-exchange-a {held}"), **fields)
    return do(pos, "play", slot="scholars-exchange-a")


def test_13_scholars_exchange_needs_another_card_in_hand() -> None:
    pos = acting(player(0, "scholars-exchange-a"))
    assert why(pos, "play", slot="scholars-exchange-a") == "needs"


@pytest.mark.parametrize("n", [1, 2, 3])
def test_13_scholars_exchange_any_number_under_one_stack_and_as_many_from_any(n: int) -> None:
    cards = ["goetz", "otto", "karl"]
    pos = scholars(" ".join(cards))
    assert (open_kinds(pos), open_values(pos, "put_under", "stack")) == ({"put_under"}, ALL)
    for card in cards[:n]:
        do(pos, "put_under", slot=card, stack=4)
        assert not is_open(pos, "put_under", slot=0, stack=3)
    if n < 3:
        assert (open_values(pos, "put_under", "stack"), is_open(pos, "stop")) == ({4}, True)
        do(pos, "stop")
    for i in range(n):
        assert (pos.turn, open_kinds(pos), open_values(pos, "draw", "stack")) == (0, {"draw"}, ALL)
        size = len(stack_cards(pos, i))
        do(pos, "draw", stack=i)
        assert (len(hand(pos, 0)), len(stack_cards(pos, i))) == (3 - n + i + 1, size - 1)
    assert (stack_cards(pos, 4)[-n:], len(hand(pos, 0)), acts(pos)) == (cards[:n], 3, True)


def test_13_scholars_exchange_draws_are_one_by_one() -> None:
    """A card is seen before the next is drawn, also twice from one stack."""
    pos = scholars("goetz otto", ("pippin", "falk", "hagen walter", "", "", ""))
    do(pos, "put_under", slot="goetz", stack=0)
    do(pos, "put_under", slot="otto", stack=0)
    do(pos, "draw", stack=0)
    assert (hand(pos, 0), knows(pos, 0, "pippin"), knows(pos, 1, "pippin")) == (["pippin"], True, False)
    do(pos, "draw", stack=0)
    assert (hand(pos, 0), stack_cards(pos, 0), acts(pos)) == (["pippin", "goetz"], ["otto"], True)


def test_13_scholars_exchange_an_empty_stack_is_not_drawn_from() -> None:
    pos = scholars("goetz otto", ("pippin", "", "", "", "", "falk"))
    do(pos, "put_under", slot="goetz", stack=2)
    do(pos, "stop")
    assert open_values(pos, "draw", "stack") == {0, 2, 5}
    assert why(pos, "draw", stack=1) == "no-cards"
    do(pos, "draw", stack=5)
    assert hand(pos, 0) == ["otto", "falk"]


def test_13_scholars_exchange_with_all_stacks_empty_the_cards_come_back() -> None:
    pos = scholars("goetz", ("",) * 6)
    do(pos, "put_under", slot="goetz", stack=3)
    assert (hand(pos, 0), acts(pos)) == (["goetz"], True)


def test_13_scholars_exchange_the_last_card_of_the_hand_is_put_under_without_a_question_to_stop() -> None:
    pos = do(scholars("goetz"), "put_under", slot="goetz", stack=1)
    assert open_kinds(pos) == {"draw"}


def test_13_scholars_exchange_a_printing_house_looks_at_no_card() -> None:
    """It looks only in the draw phase."""
    cards = {**UNIVERSITY, "printing-house": (5, "below")}
    pos = acting(player(0, "scholars-exchange-b goetz", built=cards, **TOWN))
    do(pos, "play", slot="scholars-exchange-b")
    do(pos, "put_under", slot="goetz", stack=1)
    do(pos, "draw", stack=0)
    assert acts(pos)


# Apprentice


def test_13_apprentice_searches_any_stack_free_of_charge_for_one_card() -> None:
    pos = do(acting(player(0, "apprentice goetz", stores=1)), "play", slot="apprentice")
    assert (pos.turn, open_kinds(pos), open_values(pos, "search", "stack")) == (0, {"search"}, ALL)
    do(pos, "search", stack=5)
    before = stack_cards(pos, 5)
    assert (open_kinds(pos), len(pos.choices)) == ({"take"}, len(before))
    do(pos, "take", slot=before[2])
    assert (hand(pos, 0), stack_cards(pos, 5)) == (["goetz", before[2]], before[:2] + before[3:])
    assert (sum(stock(pos, 0).values()), acts(pos), discarded(pos)) == (6, True, ["apprentice"])
    assert [all(knows(pos, p, card) for card in before) for p in (0, 1)] == [True, False]


def test_13_apprentice_empty_stacks_are_not_searched() -> None:
    stacks = ("", "falk otto", "", "", "karl", "")
    told = ("apprentice", "falk", "otto", "karl")
    pos = acting(player(0, "apprentice"), stacks=stacks, discard=all_but(*told, theme=SP))
    do(pos, "play", slot="apprentice")
    assert (open_values(pos, "search", "stack"), why(pos, "search", stack=0)) == ({1, 4}, "no-cards")
    do(pos, "search", stack=4)
    assert (hand(pos, 0), stack_cards(pos, 4), acts(pos)) == (["karl"], [], True)


def test_13_apprentice_is_not_played_when_all_stacks_are_empty() -> None:
    pos = acting(player(0, "apprentice"), stacks=("",) * 6, discard=all_but("apprentice", theme=SP))
    assert why(pos, "play", slot="apprentice") == "needs"


def test_13_apprentice_the_card_may_be_used_in_the_same_turn() -> None:
    stacks = ("siegfried walter", "", "", "", "", "")
    told = ("apprentice", "siegfried", "walter")
    mine = player(0, "apprentice", stores=stores_of(0, ore=1))
    pos = do(acting(mine, stacks=stacks, discard=all_but(*told, theme=SP)), "play", slot="apprentice")
    if "search" in open_kinds(pos):
        do(pos, "search", stack=0)
    do(pos, "take", slot="siegfried")
    do(pos, "build", slot="siegfried", place=5, side="above")
    assert (built(pos, 0), acts(pos)) == (["siegfried"], True)


def test_13_apprentice_too_many_cards_wait_for_the_own_draw_phase() -> None:
    pos = do(acting(player(0, "apprentice goetz otto karl")), "play", slot="apprentice")
    do(pos, "search", stack=0)
    do(pos, "take", slot=0)
    assert (len(hand(pos, 0)), acts(pos)) == (4, True)
    pos = table.enter(pos, Step.DRAW_PHASE, Step.END_TURN)
    assert (pos.turn, open_kinds(pos)) == (0, {"put_under"})
