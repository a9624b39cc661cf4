"""Section 13, Science & Progress: the stacks, the Universities, the Knight and Buildings."""

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
    events,
    hand,
    lines,
    open_kinds,
    open_picks,
    open_resources,
    player,
    stack_cards,
    stock,
    stores_of,
    why,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position
from catan_cards.rules.table_sp import ABBEY, SP, TOWN, UNIVERSITY, acting, acts, event

UNIVERSITY_PRICE = {"brick": 2, "grain": 2, "lumber": 1}


def rolled(face: str, die: int, first: Json, second: Json | None = None, **fields: Any) -> Position:
    return table.rolled(face, die, first, second or player(1), theme=SP, **fields)


def burnt(mine: Json, theirs: Json) -> Position:
    """Play an Arsonist that is not countered and succeeds."""
    for seed in range(40):
        pos = do(acting(mine, theirs, seed=seed), "play", slot="arsonist-a")
        do(pos, "no_counter")
        if events(pos, "duel_rolled")[0]["die"] <= 5:
            return pos
    message = "no Arsonist succeeds"
    raise AssertionError(message)


# Great Wall
WALL = {"great-wall": (5, "above")}


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("side", SIDES)
def test_13_great_wall_brigands_count_no_region_at_all(side: str, turn: int) -> None:
    """Not even those far from it: its owner loses nothing, however much there is."""
    pos = rolled("brigands", 6, player(0, built={"great-wall": (5, side)}, stores=3), turn=turn)
    assert (sum(stock(pos, 0).values()), acts(pos, turn)) == (18, True)


def test_13_great_wall_brigands_still_come_to_the_rival() -> None:
    pos = rolled("brigands", 6, player(0, built=WALL, stores=3), player(1, stores=3))
    assert stock(pos, 0)["wool"] == stock(pos, 0)["ore"] == 3
    assert stock(pos, 1) == {"lumber": 3, "brick": 3, "grain": 3, "gold": 3}


def test_13_great_wall_has_no_effect_when_it_is_pulled_down() -> None:
    pos = do(acting(player(0, built=WALL, stores=3)), "pull_down", card="great-wall")
    pos = table.enter(pos, table.Step.PRODUCE, die=6, face="brigands")
    assert (stock(pos, 0).get("wool", 0), stock(pos, 0).get("ore", 0)) == (0, 0)


def test_13_great_wall_stands_beside_a_settlement() -> None:
    pos = acting(player(0, "great-wall", stores=stores_of(0, brick=2, ore=2)))
    do(pos, "build", slot="great-wall", place=5, side="above")
    assert (built(pos, 0), stock(pos, 0)) == (["great-wall"], {})


# Ingo, Cannon and Pirate Fleet


def test_13_ingo_is_a_knight() -> None:
    """The Smithy makes this one stronger too."""
    pos = acting(player(0, "ingo", built={"smithy": (5, "above")}, stores=stores_of(0, grain=1, ore=2)))
    do(pos, "build", slot="ingo", place=6, side="above")
    assert (pos.state.players[0].strength, pos.state.players[0].tournament) == (2 + 1, 2)
    assert (stock(pos, 0), lines(pos, 0)["knight_token"]) == ({}, 1)


def test_13_cannon_needs_a_university() -> None:
    cost = stores_of(0, brick=1, ore=1)
    pos = acting(player(0, "cannon-a", built=ABBEY, stores=cost, **TOWN))
    assert why(pos, "build", slot="cannon-a", place=5, side="above") == "needs"
    pos = acting(player(0, "cannon-a", built=UNIVERSITY, stores=cost, **TOWN))
    do(pos, "build", slot="cannon-a", place=6, side="below")
    assert (built(pos, 0), stock(pos, 0)) == (["university-a", "cannon-a"], {})


def test_13_cannon_the_rivals_university_does_not_help() -> None:
    pos = acting(player(0, "cannon-a", stores=3, **TOWN), player(1, built=UNIVERSITY, **TOWN))
    assert why(pos, "build", slot="cannon-a", place=5, side="above") == "needs"


def test_13_cannon_stays_when_the_university_has_gone() -> None:
    mine = player(0, built={**UNIVERSITY, "cannon-a": (6, "above")}, **TOWN)
    pos = do(acting(mine), "pull_down", card="university-a")
    assert (built(pos, 0), pos.state.players[0].strength) == (["cannon-a"], 6)


def test_13_cannon_has_strength_but_is_no_knight() -> None:
    """It has no tournament points, the Smithy adds nothing, and a Black Knight finds nobody."""
    cards = {"cannon-a": (6, "above"), "cannon-b": (6, "below"), "smithy": (5, "above")}
    mine = player(0, built=cards)
    pos = acting(mine, player(1, "black-knight-a"), turn=1)
    assert (pos.state.players[0].strength, pos.state.players[0].tournament) == (12, 0)
    assert lines(pos, 0)["knight_token"] == 1
    assert why(pos, "play", slot="black-knight-a") == "rival-has-none"


@pytest.mark.parametrize(("count", "gold"), [(0, 1), (1, 2), (2, 3)])
def test_13_pirate_fleet_each_brings_one_gold_more_on_plenty(count: int, gold: int) -> None:
    fleets = dict(list({"sp-pirate-fleet-a": (5, "above"), "sp-pirate-fleet-b": (6, "above")}.items())[:count])
    pos = rolled("plenty", 6, player(0, built=fleets))
    do(pos, "gain", cell="hills-5")
    do(pos, "gain", cell="gold-1")
    assert (stock(pos, 0), acts(pos)) == ({"brick": 1, "gold": gold}, True)


def test_13_pirate_fleet_the_free_resources_come_first() -> None:
    """A gold river that the free resource fills up has no room for its gold."""
    pos = rolled("plenty", 5, player(0, built={"sp-pirate-fleet-a": (5, "above")}, stores=stores_of(0, gold=2)))
    do(pos, "gain", cell="gold-6")
    do(pos, "gain", cell="gold-1")
    assert stock(pos, 0) == {"gold": 3, "brick": 1}


# University


def test_13_university_both_lie_open_beside_the_stacks() -> None:
    pos = acting(player(0))
    assert developments(pos) == ["university-a", "university-b"]
    assert not any("university" in card for stack in range(6) for card in stack_cards(pos, stack))


@pytest.mark.parametrize(("card", "place"), [("abbey-a", 6), ("abbey-b", 5), ("library-a", 5), ("library-b", 5)])
def test_13_university_needs_an_abbey_or_a_library(card: str, place: int) -> None:
    cost = stores_of(0, **UNIVERSITY_PRICE)
    pos = acting(player(0, built={card: (place, "above")}, stores=cost, **TOWN))
    do(pos, "build_new", slot="university-a", place=5, side="above")
    assert (built(pos, 0), stock(pos, 0), acts(pos)) == ([card, "university-a"], {}, True)
    assert (developments(pos), lines(pos, 0)["cards"]) == (["university-b"], 2 if "library" in card else 1)


def test_13_university_is_not_built_without_one() -> None:
    cards = {"church-a": (5, "above"), "smithy": (6, "above")}
    pos = acting(player(0, built=cards, stores=3, **TOWN), player(1, built={"abbey-a": (5, "above")}))
    assert why(pos, "build_new", slot="university-a", place=5, side="below") == "needs"


def test_13_university_costs_what_a_card_of_the_hand_costs() -> None:
    pos = acting(player(0, built=ABBEY, stores=stores_of(0, brick=2, grain=2, ore=3), **TOWN))
    assert why(pos, "build_new", slot="university-a", place=5, side="above") == "too-dear"


def test_13_university_is_red() -> None:
    pos = acting(player(0, built=ABBEY, stores=3, **TOWN))
    assert why(pos, "build_new", slot="university-a", place=6, side="below") == "city-only"
    sites = {(one.args["place"], one.args["side"]) for one in pos.choices if one.name == "build_new"}
    assert sites == {(5, 0), (5, 1)}


def test_13_university_each_player_builds_at_most_one() -> None:
    mine = player(0, built={**ABBEY, **UNIVERSITY}, stores=3, **TOWN)
    theirs = player(1, built={"abbey-b": (6, "above")}, stores=3, **TOWN)
    pos = acting(mine, theirs)
    assert why(pos, "build_new", slot="university-b", place=5, side="below") == "one-each"
    pos = do(acting(mine, theirs, turn=1), "build_new", slot="university-b", place=5, side="below")
    assert (built(pos, 1), developments(pos)) == (["abbey-b", "university-b"], [])


def test_13_university_goes_back_when_it_is_pulled_down() -> None:
    """Then it can be built again; neither the hand nor the discard pile gets it."""
    mine = player(0, built={**ABBEY, **UNIVERSITY}, stores=stores_of(0, **UNIVERSITY_PRICE), **TOWN)
    pos = do(acting(mine), "pull_down", card="university-a")
    assert sorted(developments(pos)) == ["university-a", "university-b"]
    assert (hand(pos, 0), discarded(pos), lines(pos, 0).get("cards", 0)) == ([], [], 0)
    do(pos, "build_new", slot=0, place=5, side="above")
    assert (len(built(pos, 0)), len(developments(pos))) == (2, 1)


def test_13_university_goes_back_when_an_arsonist_takes_it() -> None:
    """It does not come to its owner's hand, so that nothing is cut down."""
    mine = player(0, "arsonist-a", **TOWN)
    pos = burnt(mine, player(1, "goetz karl otto", built=UNIVERSITY, **TOWN))
    assert (built(pos, 1), hand(pos, 1), acts(pos)) == ([], ["goetz", "karl", "otto"], True)
    assert sorted(developments(pos)) == ["university-a", "university-b"]


@pytest.mark.parametrize(
    ("cards", "n"),
    [
        (UNIVERSITY, 1),
        ({**UNIVERSITY, "library-a": (5, "below")}, 2),
        ({**UNIVERSITY, **ABBEY}, 2),
        ({"academy": (5, "above")}, 1),
        ({**UNIVERSITY, "academy": (5, "above"), **ABBEY, "library-b": (5, "below")}, 4),
    ],
)
def test_13_university_and_academy_count_in_progress(cards: dict[str, tuple[int, str]], n: int) -> None:
    mine = player(0, built=cards, stores=stores_of(0, gold=3), **TOWN)
    pos = event("progress-b", mine)
    for i in range(n):
        do(pos, "gain", cell="hills-5" if i < 3 else "forest-4")
    assert (sum(stock(pos, 0).values()), acts(pos)) == (3 + n, True)


def test_13_university_of_the_rival_counts_for_the_rival_in_progress() -> None:
    pos = event("progress-a", player(0), player(1, built={"university-b": (5, "above")}, **TOWN))
    assert (pos.turn, open_kinds(pos)) == (1, {"gain"})
    do(pos, "gain", cell="gold-1")
    assert (stock(pos, 1), acts(pos)) == ({"gold": 1, "brick": 1}, True)


# Building Crane
CRANE = {"building-crane": (5, "above")}


@pytest.mark.parametrize(
    ("card", "have"),
    [
        ("church-a", {"ore": 2, "grain": 1, "brick": 1}),
        ("town-hall-b", {"wool": 2, "ore": 2}),
        ("merchant-guild", {"wool": 3, "brick": 2}),
        ("mint", {"lumber": 2, "ore": 1, "brick": 2}),
        ("colossus", {"ore": 3, "brick": 3, "grain": 2}),
    ],
)
def test_13_building_crane_red_cards_of_5_or_more_cost_1_less(card: str, have: dict[str, int]) -> None:
    pos = acting(player(0, card, built=CRANE, stores=stores_of(0, **have), **TOWN))
    do(pos, "build", slot=card, place=5, side="below")
    assert (built(pos, 0), stock(pos, 0), acts(pos)) == (["building-crane", card], {}, True)


@pytest.mark.parametrize(
    ("card", "have"),
    [
        ("counting-house", {"wool": 2, "grain": 1}),
        ("bath-house-a", {"brick": 2, "ore": 1}),
        ("marketplace", {"wool": 1}),
        ("goetz", {"grain": 2, "ore": 2, "wool": 1}),
        ("karl", {"grain": 2, "ore": 2, "wool": 2}),
        ("church-a", {"ore": 2, "grain": 1}),
    ],
)
def test_13_building_crane_not_cheaper_ones_nor_green_ones_nor_by_more(card: str, have: dict[str, int]) -> None:
    pos = acting(player(0, card, built=CRANE, stores=stores_of(0, **have), **TOWN))
    assert why(pos, "build", slot=card, place=5, side="below") == "too-dear"


def test_13_building_crane_the_builder_says_what_is_saved() -> None:
    have = {"ore": 2, "grain": 2, "brick": 1}
    for resource in have:
        pos = acting(player(0, "church-a", built=CRANE, stores=stores_of(0, **have), **TOWN))
        do(pos, "build", slot="church-a", place=5, side="below")
        assert (open_kinds(pos), open_resources(pos, "save")) == ({"save"}, set(have))
        do(pos, "save", resource=resource)
        assert (stock(pos, 0), acts(pos)) == ({resource: 1}, True)


def test_13_building_crane_works_again_and_for_a_university() -> None:
    have = {"brick": 2, "grain": 2, "ore": 2, "wool": 2}
    pos = acting(player(0, "town-hall-a", built={**CRANE, **ABBEY}, stores=stores_of(0, **have), **TOWN))
    do(pos, "build_new", slot="university-a", place=5, side="below")
    assert stock(pos, 0) == {"ore": 2, "wool": 2}
    do(pos, "build", slot="town-hall-a", place=5, side="below")
    assert (stock(pos, 0), len(built(pos, 0))) == ({}, 4)


def test_13_building_crane_a_city_is_no_card() -> None:
    pos = acting(player(0, built=CRANE, stores=stores_of(0, ore=3, grain=1), **TOWN))
    assert why(pos, "build_city", place=6) == "too-dear"


def test_13_building_crane_the_rivals_does_not_help() -> None:
    have = stores_of(0, ore=2, grain=1, brick=1)
    pos = acting(player(0, "church-a", stores=have, **TOWN), player(1, built=CRANE, **TOWN))
    assert why(pos, "build", slot="church-a", place=5, side="below") == "too-dear"


# Fire Brigade


@pytest.mark.parametrize("side", SIDES)
def test_13_fire_brigade_buildings_beside_its_city_cannot_be_picked(side: str) -> None:
    """On both sides, this one included, red and green ones."""
    cards = {
        "fire-brigade-a": (5, side),
        "abbey-a": (5, "below"),
        "church-a": (5, "above"),
        "smithy": (6, "above"),
        "sawmill": (6, "below"),
    }
    pos = burnt(player(0, "arsonist-a"), player(1, built=cards, **TOWN))
    assert (pos.turn, open_picks(pos, 1)) == (0, {"smithy", "sawmill"})
    do(pos, "pick", card="smithy")
    assert hand(pos, 1) == ["smithy"]


def test_13_fire_brigade_each_guards_its_own_city() -> None:
    cards = {"fire-brigade-a": (5, "above"), "fire-brigade-b": (6, "above"), "smithy": (6, "below")}
    theirs = player(1, built=cards, cities=(5, 6), settlements=())
    assert why(acting(player(0, "arsonist-a"), theirs), "play", slot="arsonist-a") == "rival-has-none"


def test_13_fire_brigade_of_the_attacker_guards_when_the_arsonist_fails() -> None:
    cards = {"fire-brigade-a": (5, "above"), "abbey-a": (5, "below"), "foundry": (6, "above")}
    failed = 0
    for seed in range(60):
        pos = acting(player(0, "arsonist-a", built=cards, **TOWN), player(1, built={"smithy": (5, "above")}), seed=seed)
        do(pos, "play", slot="arsonist-a")
        do(pos, "no_counter")
        if events(pos, "duel_rolled")[0]["die"] == 6:
            failed += 1
            assert (hand(pos, 0), hand(pos, 1)) == (["foundry"], [])
    assert failed > 0
