"""Section 13, Science & Progress: the stacks, the Universities, the Knight and the Buildings."""

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
    is_open,
    knows,
    lines,
    look_into,
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

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position

SP = 2
OPEN = {"action_gate": 3}
#: A City and a Settlement.
TOWN: Json = {"cities": (5,), "settlements": (6,)}
UNIVERSITY = {"university-a": (5, "above")}
UNIVERSITY_PRICE = {"brick": 2, "grain": 2, "lumber": 1}
ABBEY = {"abbey-a": (6, "above")}
UPPER = ("pasture-3", "gold-6", "hills-5")
LOWER = ("fields-1", "forest-4", "mountains-2")


def acting(first: Json, second: Json | None = None, **fields: Any) -> Position:
    """Lay out the action phase with the set, and without a gate."""
    fields.setdefault("options", OPEN)
    return table.acting(first, second or player(1), theme=SP, **fields)


def rolled(face: str, die: int, first: Json, second: Json | None = None, **fields: Any) -> Position:
    return table.rolled(face, die, first, second or player(1), theme=SP, **fields)


def event(name: str, first: Json, second: Json | None = None, **fields: Any) -> Position:
    """Turn up an event card; then the first player's gold 6 and the second player's hills 6 produce."""
    return table.event(name, first, second or player(1), theme=SP, die=6, **fields)


def acts(pos: Position, p: int = 0) -> bool:
    """Tell whether a player may act."""
    return pos.turn == p and is_open(pos, "end_actions")


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


# Academy and Pharmacy


def test_13_academy_needs_a_university_and_raises_the_hand_limit() -> None:
    cost = stores_of(0, grain=2, brick=2, ore=1)
    pos = acting(player(0, "academy", built={"library-a": (5, "above")}, stores=cost, **TOWN))
    assert why(pos, "build", slot="academy", place=5, side="below") == "needs"
    pos = acting(player(0, "academy", built={**UNIVERSITY, **ABBEY}, stores=cost, **TOWN))
    do(pos, "build", slot="academy", place=5, side="below")
    assert (pos.state.players[0].hand_limit, lines(pos, 0)["cards"]) == (3 + 1 + 1, 2)
    do(pos, "end_actions")
    for stack in range(5):
        assert open_kinds(pos) == {"draw"}
        do(pos, "draw", stack=stack)
    assert (len(hand(pos, 0)), pos.state.on_turn) == (5, 1)


PHARMACY = {"pharmacy": (5, "above")}


def plagued(mine: Json, theirs: Json | None = None, **fields: Any) -> Position:
    """Turn up a Plague against which nobody reveals a card."""
    pos = event("plague-a", mine, theirs, **fields)
    do(pos, "no_counter")
    return do(pos, "no_counter")


def test_13_pharmacy_regions_around_its_city_are_safe_from_plague() -> None:
    """Those of another City of its owner are not, where it does not touch them."""
    pos = plagued(player(0, built=PHARMACY, stores=2, cities=(5, 6), settlements=()))
    assert (pos.turn, open_kinds(pos)) == (0, {"gain"})
    do(pos, "gain", cell="hills-5")
    left = {"wool": 2, "gold": 3, "grain": 2, "lumber": 2, "brick": 2, "ore": 1}
    assert (stock(pos, 0), acts(pos)) == (left, True)


def test_13_pharmacy_brings_a_resource_of_choice_in_the_rivals_turn_too() -> None:
    pos = plagued(player(0, built=PHARMACY, **TOWN), turn=1)
    assert (pos.turn, open_cells(pos, "gain")) == (0, {*UPPER, *LOWER})
    do(pos, "gain", cell="mountains-2")
    assert (stock(pos, 0), acts(pos, 1)) == ({"ore": 1, "gold": 1}, True)


def test_13_pharmacy_brings_nothing_with_another_event() -> None:
    pos = event("progress-a", player(0, built=PHARMACY, **TOWN))
    assert (stock(pos, 0), acts(pos)) == ({"gold": 1}, True)


def test_13_pharmacy_brings_a_resource_when_a_doctor_is_revealed_too() -> None:
    pos = event("plague-b", player(0, "doctor-a", built=PHARMACY, stores=1, **TOWN))
    do(pos, "counter", slot="doctor-a")
    do(pos, "no_counter")
    assert open_kinds(pos) == {"gain"}
    do(pos, "gain", cell="hills-5")
    assert (stock(pos, 0)["brick"], sum(stock(pos, 0).values()), acts(pos)) == (2, 6 + 1 + 1, True)


# Observatory

OBSERVATORY = {"observatory": (5, "above")}


def beginning(mine: Json, turn: int = 0) -> Position:
    """Lay out the beginning of a turn; nobody knows an event card."""
    return table.position(mine, player(1), theme=SP, options=OPEN, turn=turn)


def knowers(pos: Position) -> list[list[int]]:
    """List who knows each event card, from the bottom of their stack to its top."""
    here = pos.state.events_stack
    return [[p for p in (0, 1) if (here.slots[i] >> (10 + p)) & 1] for i in range(here.size)]


def test_13_observatory_its_owner_alone_sees_the_top_event_card() -> None:
    pos = beginning(player(0, built=OBSERVATORY, **TOWN))
    assert (pos.turn, open_kinds(pos), knowers(pos)) == (0, {"use", "roll"}, [[]] * 13)
    do(pos, "use", card="observatory")
    assert knowers(pos) == [*[[]] * 12, [0]]
    assert len(events(pos, "saw_event")) == 1


def test_13_observatory_once_a_turn_and_before_the_roll_only() -> None:
    pos = do(beginning(player(0, built=OBSERVATORY, **TOWN)), "use", card="observatory")
    assert (open_kinds(pos), why(pos, "use", card="observatory")) == ({"roll"}, "used-already")
    pos = acting(player(0, built=OBSERVATORY, **TOWN))
    assert "use" not in open_kinds(pos)


def test_13_observatory_one_need_not_look() -> None:
    pos = do(beginning(player(0, built=OBSERVATORY, **TOWN)), "roll")
    assert events(pos, "rolled_number")
    assert not events(pos, "saw_event")


def test_13_observatory_not_in_the_rivals_turn() -> None:
    pos = beginning(player(0, built=OBSERVATORY, **TOWN), turn=1)
    assert "use" not in open_kinds(pos)


def test_13_observatory_again_in_the_next_turn() -> None:
    pos = do(beginning(player(0, built=OBSERVATORY, **TOWN)), "use", card="observatory")
    pos = table.enter(pos, table.Step.END_TURN)
    pos = table.enter(pos, table.Step.END_TURN)
    assert (pos.state.on_turn, is_open(pos, "use", card="observatory")) == (0, True)


@pytest.mark.parametrize("first", ["alchemist", "observatory"])
def test_13_observatory_before_or_after_an_alchemist(first: str) -> None:
    pos = beginning(player(0, "alchemist-a", built=OBSERVATORY, **TOWN))
    if first == "observatory":
        do(pos, "use", card="observatory")
    do(pos, "play", slot="alchemist-a")
    do(pos, "name_number", number=4)
    if first == "alchemist":
        do(pos, "use", card="observatory")
    if is_open(pos, "roll"):
        do(pos, "roll")
    assert pos.state.die == 4
    assert events(pos, "rolled_face")


# Printing House

PRESS = {**UNIVERSITY, "printing-house": (5, "above")}
STACKS = ("goetz otto karl", "pippin", "siegfried walter", "", "", "")
TOLD = [card for names in STACKS for card in names.split()]


def printing(held: str, stores: int = 0, **fields: Any) -> Position:
    """Lay out the draw phase of a player with a Printing House, whose rival has looked through the first stacks."""
    mine = player(0, held, built=PRESS, stores=stores, **TOWN)
    rest = table.all_but(*TOLD, *held.split(), *PRESS, theme=SP)
    pos = table.drawing(mine, player(1), theme=SP, stacks=STACKS, discard=rest, **fields)
    return look_into(pos, 1, 0, 1, 2)


def test_13_printing_house_needs_a_university() -> None:
    cost = stores_of(0, lumber=2, ore=2, grain=1)
    pos = acting(player(0, "printing-house", built=ABBEY, stores=cost, **TOWN))
    assert why(pos, "build", slot="printing-house", place=5, side="above") == "needs"
    pos = acting(player(0, "printing-house", built=UNIVERSITY, stores=cost, **TOWN))
    do(pos, "build", slot="printing-house", place=5, side="below")
    assert (built(pos, 0), stock(pos, 0)) == ([*UNIVERSITY, "printing-house"], {})


def test_13_printing_house_look_at_the_next_card_and_keep_that_one() -> None:
    """The one that was drawn lies on top then."""
    pos = printing("falk hagen")
    first, second, third = stack_cards(pos, 0)
    do(pos, "draw", stack=0)
    assert (pos.turn, open_kinds(pos), hand(pos, 0)) == (0, {"use", "keep"}, ["falk", "hagen", first])
    do(pos, "use", card="printing-house")
    assert (open_kinds(pos), open_values(pos, "draw", "stack")) == ({"keep", "draw"}, {0})
    do(pos, "draw", stack=0)
    assert (hand(pos, 0), stack_cards(pos, 0)) == (["falk", "hagen", second], [first, third])
    assert [knows(pos, 0, card) for card in (first, second, third)] == [True, True, False]
    assert pos.state.on_turn == 1


def test_13_printing_house_look_and_keep_the_drawn_card() -> None:
    pos = printing("falk hagen")
    first, second, third = stack_cards(pos, 0)
    do(pos, "draw", stack=0)
    do(pos, "use", card="printing-house")
    do(pos, "keep")
    assert (hand(pos, 0), stack_cards(pos, 0)) == (["falk", "hagen", first], [second, third])
    assert [knows(pos, 0, card) for card in (second, third)] == [True, False]


@pytest.mark.parametrize("kept", ["drawn", "next"])
def test_13_printing_house_the_rival_sees_neither_card(kept: str) -> None:
    pos = table.drawing(player(0, "falk hagen", built=PRESS, **TOWN), player(1), theme=SP)
    do(pos, "draw", stack=3)
    do(pos, "use", card="printing-house")
    do(pos, "keep") if kept == "drawn" else do(pos, "draw", stack=3)
    mine, top = hand(pos, 0)[-1], stack_cards(pos, 3)[0]
    assert [knows(pos, p, card) for p in (0, 1) for card in (mine, top)] == [True, True, False, False]


def test_13_printing_house_one_need_not_look() -> None:
    pos = printing("falk hagen")
    first, second, _ = stack_cards(pos, 0)
    do(pos, "draw", stack=0)
    do(pos, "keep")
    assert (hand(pos, 0), knows(pos, 0, second), pos.state.on_turn) == (["falk", "hagen", first], False, 1)


def test_13_printing_house_after_each_free_draw() -> None:
    """Even the card that was laid back can be drawn next, and then the one after it seen."""
    pos = printing("falk")
    first, second, third = stack_cards(pos, 0)
    do(pos, "draw", stack=0)
    do(pos, "use", card="printing-house")
    do(pos, "draw", stack=0)
    do(pos, "draw", stack=0)
    assert (hand(pos, 0), open_kinds(pos)) == (["falk", second, first], {"use", "keep"})
    do(pos, "use", card="printing-house")
    do(pos, "draw", stack=0)
    assert (hand(pos, 0), stack_cards(pos, 0)) == (["falk", second, third], [first])


def test_13_printing_house_nothing_to_see_behind_the_last_card() -> None:
    pos = do(printing("falk"), "draw", stack=1)
    assert (hand(pos, 0), open_kinds(pos) & {"use", "keep"}) == (["falk", "pippin"], set())


def test_13_printing_house_not_after_a_paid_search() -> None:
    pos = printing("falk hagen", stores=1)
    second = stack_cards(pos, 0)[1]
    do(pos, "search", stack=0)
    do(pos, "any_region")
    do(pos, "take", slot=second)
    assert (hand(pos, 0), pos.state.on_turn) == (["falk", "hagen", second], 1)


def test_13_printing_house_after_the_draw_of_an_exchange() -> None:
    pos = printing("falk hagen conrad")
    first, second, third = stack_cards(pos, 0)
    do(pos, "put_under", slot="conrad", stack=2)
    do(pos, "draw", stack=0)
    do(pos, "use", card="printing-house")
    do(pos, "draw", stack=0)
    assert (hand(pos, 0), stack_cards(pos, 0)) == (["falk", "hagen", second], [first, third])
    assert (stack_cards(pos, 2)[2:], pos.state.on_turn) == (["conrad"], 1)


def test_13_printing_house_in_an_exchange_the_own_card_may_be_the_next_one() -> None:
    pos = do(printing("falk hagen conrad"), "put_under", slot="conrad", stack=1)
    do(pos, "draw", stack=1)
    do(pos, "use", card="printing-house")
    do(pos, "draw", stack=1)
    assert (hand(pos, 0), stack_cards(pos, 1)) == (["falk", "hagen", "conrad"], ["pippin"])


def test_13_printing_house_the_rivals_does_not_help() -> None:
    pos = table.drawing(player(0, "falk hagen"), player(1, built=PRESS, **TOWN), theme=SP)
    do(pos, "draw", stack=0)
    assert pos.state.on_turn == 1


def test_13_printing_house_works_without_the_university() -> None:
    mine = player(0, "falk hagen", built={"printing-house": (5, "above")}, **TOWN)
    pos = do(table.drawing(mine, player(1), theme=SP), "draw", stack=0)
    assert open_kinds(pos) == {"use", "keep"}
