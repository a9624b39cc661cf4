"""Section 13, Science & Progress: its cards as they are played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from catan_cards.rules.table import (
    all_but,
    built,
    discarded,
    do,
    hand,
    is_open,
    knows,
    names,
    open_cells,
    open_kinds,
    open_values,
    player,
    stack_cards,
    stock,
    stores_of,
    why,
)

if TYPE_CHECKING:
    from bailey.core import Position
from catan_cards.rules.table_sp import SP, TOWN, UNIVERSITY, acting, event

# Action cards


def test_13_land_reform_fills_up_to_three_regions() -> None:
    mine = player(0, "land-reform-a", built=UNIVERSITY, stores={"forest-4": 3}, **TOWN)
    pos = do(acting(mine), "play", slot="land-reform-a")
    assert (open_kinds(pos), "forest-4" in open_cells(pos, "pick_region")) == ({"pick_region"}, False)
    do(pos, "pick_region", cell="hills-5")
    assert "hills-5" not in open_cells(pos, "pick_region")
    do(pos, "pick_region", cell="fields-1")
    assert is_open(pos, "stop")
    do(pos, "pick_region", cell="gold-6")
    assert stock(pos, 0) == {"lumber": 3, "brick": 1, "grain": 1, "gold": 1}
    assert is_open(pos, "end_actions")


def test_13_land_reform_may_stop_after_one_and_needs_a_university() -> None:
    pos = do(acting(player(0, "land-reform-a", built=UNIVERSITY, **TOWN)), "play", slot="land-reform-a")
    do(pos, "pick_region", cell="hills-5")
    do(pos, "stop")
    assert stock(pos, 0) == {"brick": 1}
    assert why(acting(player(0, "land-reform-a")), "play", slot="land-reform-a") == "needs"


def test_13_land_reform_without_any_room_brings_nothing() -> None:
    pos = do(acting(player(0, "land-reform-a", built=UNIVERSITY, stores=3, **TOWN)), "play", slot="land-reform-a")
    assert is_open(pos, "end_actions")


def test_13_an_inventor_makes_the_next_building_two_cheaper() -> None:
    pos = acting(player(0, "inventor-a garrison-a", stores=stores_of(0, brick=1)))
    do(pos, "play", slot="inventor-a")
    do(pos, "build", slot="garrison-a", place=5, side="above")
    assert (built(pos, 0), stock(pos, 0), names(pos.state.lasting)) == (["garrison-a"], {}, [])


def test_13_an_inventor_asks_nothing_about_one_kind_of_resource() -> None:
    pos = acting(player(0, "inventor-a sawmill", stores=stores_of(0, lumber=2)))
    do(pos, "play", slot="inventor-a")
    do(pos, "build", slot="sawmill", place=5, side="above")
    assert (built(pos, 0), stock(pos, 0)) == (["sawmill"], {"lumber": 1})


@pytest.mark.parametrize(("card", "resource"), [("mineral-survey", "ore"), ("crop-rotation", "grain")])
def test_13_surveys_and_rotations_bring_two(card: str, resource: str) -> None:
    pos = do(acting(player(0, card, built=UNIVERSITY, **TOWN)), "play", slot=card)
    assert stock(pos, 0) == {resource: 2}
    assert why(acting(player(0, card)), "play", slot=card) == "needs"


def test_13_a_doctor_played_brings_a_resource_for_each_house_of_health() -> None:
    cards = {"bath-house-a": (5, "above"), "aqueduct-a": (5, "below"), "pharmacy": (5, "below")}
    pos = acting(player(0, "doctor-a", built=cards, **TOWN), options={})
    do(pos, "play", slot="doctor-a")
    for _ in range(3):
        do(pos, "gain", cell="hills-5")
    assert stock(pos, 0) == {"brick": 3}
    assert why(acting(player(0, "doctor-a")), "play", slot="doctor-a") == "needs"


def test_13_a_doctor_revealed_in_a_plague_saves_all_regions_and_both_are_asked() -> None:
    pos = event("plague-a", player(0, "doctor-a", stores=1, **TOWN), player(1, stores=1, **TOWN))
    assert (pos.turn, open_kinds(pos)) == (0, {"counter", "no_counter"})
    do(pos, "counter", slot="doctor-a")
    assert (pos.turn, open_kinds(pos)) == (1, {"no_counter"})
    do(pos, "no_counter")
    assert sum(stock(pos, 0).values()) == 6 + 1
    assert sum(stock(pos, 1).values()) == 2 + 1
    assert discarded(pos) == ["doctor-a"]


def plot(seed: int, held: str = "") -> tuple[Position, int]:
    """A Gunpowder Plot that is not countered; and the number rolled."""
    cards = {"smithy": (5, "above"), "church-a": (5, "above")}
    mine = player(0, "gunpowder-plot", built={**UNIVERSITY, "abbey-a": (6, "above")}, **TOWN)
    pos = acting(mine, player(1, held, built=cards, **TOWN), seed=seed)
    do(pos, "play", slot="gunpowder-plot")
    do(pos, "counter", slot=held) if held else do(pos, "no_counter")
    return pos, next(one["die"] for one in pos.events if one["what"] == "duel_rolled")


@pytest.mark.parametrize(("held", "most"), [("", 4), ("bishop-a", 2)])
def test_13_a_gunpowder_plot_hits_a_building_without_points(held: str, most: int) -> None:
    seen = set()
    for seed in range(40):
        pos, die = plot(seed, held)
        seen.add(die)
        won = die <= most
        assert (hand(pos, 1), hand(pos, 0)) == ((["smithy"], []) if won else ([], ["abbey-a"]))
    assert seen == set(range(1, 7))


def test_13_a_gunpowder_plot_needs_a_university_and_such_a_building() -> None:
    lone = acting(player(0, "gunpowder-plot"), player(1, built={"smithy": (5, "above")}))
    assert why(lone, "play", slot="gunpowder-plot") == "needs"
    pos = acting(
        player(0, "gunpowder-plot", built=UNIVERSITY, **TOWN), player(1, built={"church-a": (5, "above")}, **TOWN)
    )
    assert why(pos, "play", slot="gunpowder-plot") == "rival-has-none"


def test_13_a_scholars_exchange_puts_some_cards_under_one_stack_and_draws_as_many() -> None:
    stacks = ("goetz otto", "karl", "falk", "hagen", "conrad", "pippin")
    pos = acting(
        player(0, "scholars-exchange-a abbey-a smithy"),
        stacks=stacks,
        discard=all_but(
            "goetz",
            "otto",
            "karl",
            "falk",
            "hagen",
            "conrad",
            "pippin",
            "scholars-exchange-a",
            "abbey-a",
            "smithy",
            theme=SP,
        ),
    )
    do(pos, "play", slot="scholars-exchange-a")
    assert not is_open(pos, "stop")
    do(pos, "put_under", slot="abbey-a", stack=1)
    assert open_values(pos, "put_under", "stack") == {1}
    do(pos, "put_under", slot="smithy", stack=1)
    do(pos, "draw", stack=0)
    do(pos, "draw", stack=5)
    assert hand(pos, 0) == ["goetz", "pippin"]
    assert stack_cards(pos, 1) == ["karl", "abbey-a", "smithy"]


def test_13_a_scholars_exchange_may_stop_and_needs_another_card() -> None:
    pos = do(acting(player(0, "scholars-exchange-a abbey-a smithy")), "play", slot="scholars-exchange-a")
    do(pos, "put_under", slot="abbey-a", stack=0)
    do(pos, "stop")
    do(pos, "draw", stack=0)
    assert len(hand(pos, 0)) == 2
    assert why(acting(player(0, "scholars-exchange-a")), "play", slot="scholars-exchange-a") == "needs"


def test_13_an_apprentice_searches_a_stack_free_of_charge() -> None:
    pos = do(acting(player(0, "apprentice")), "play", slot="apprentice")
    assert open_values(pos, "search", "stack") == set(range(6))
    do(pos, "search", stack=4)
    wanted = stack_cards(pos, 4)[3]
    do(pos, "take", slot=wanted)
    assert hand(pos, 0) == [wanted]
    assert all(knows(pos, 0, card) for card in stack_cards(pos, 4))


def test_13_an_apprentice_needs_a_stack_with_cards() -> None:
    pos = acting(player(0, "apprentice"), stacks=("",) * 6, discard=all_but("apprentice", theme=SP))
    assert why(pos, "play", slot="apprentice") == "needs"
