"""Section 12: the event cards.

Whoever is on turn rolled a 1: after the event the first player's fields 1 and the second player's gold 1 produce.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules.table import (
    all_but,
    built,
    do,
    event,
    hand,
    is_open,
    knows,
    open_cells,
    open_kinds,
    open_picks,
    open_values,
    player,
    stack_cards,
    stock,
    store,
    stores_of,
    why,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from catan_cards.rules.table import Json

    from bailey.core import Position

ALL = {0, 1, 2, 3, 4}
UPPER = ("pasture-3", "gold-6", "hills-5")
LOWER = ("forest-4", "mountains-2")


def happens(card: str, first: Json | None = None, second: Json | None = None, **fields: Any) -> Position:
    """Turn up an event card, which both knew to be on top."""
    on_top = [{"card": card, "known_to": [0, 1]}]
    players = (first or player(0), second or player(1))
    return event(card, *players, events_stack=on_top, **fields)


def shown(pos: Position, regions: Iterable[str]) -> list[int]:
    return [store(pos, name) for name in regions]


def acts(pos: Position, p: int = 0) -> bool:
    """Tell whether the event is over and the action phase has begun."""
    return pos.turn == p and is_open(pos, "end_actions")


@pytest.mark.parametrize("card", ["civil-war", "conflict", "plague-a", "productive-year-a", "progress-a", "year-end"])
def test_12_an_event_card_goes_back_under_its_stack(card: str) -> None:
    pos = happens(card)
    assert acts(pos)
    assert (pos.state.events_stack.size, pos.state.shown.size) == (10, 0)


# Civil War

MINE = {"karl": (5, "above"), "gold-fleet": (6, "above"), "abbey-a": (6, "below")}
THEIRS = {"goetz": (5, "above"), "brick-fleet": (6, "above"), "garrison-b": (5, "below")}


def test_12_civil_war_the_roller_picks_first_then_the_rival() -> None:
    pos = happens("civil-war", player(0, built=MINE), player(1, built=THEIRS))
    assert (pos.turn, open_kinds(pos), open_picks(pos, 1)) == (0, {"pick"}, {"goetz", "brick-fleet"})
    do(pos, "pick", card="brick-fleet")
    assert (pos.turn, open_kinds(pos), open_picks(pos, 0)) == (1, {"pick"}, {"karl", "gold-fleet"})
    do(pos, "pick", card="karl")
    assert (hand(pos, 0), hand(pos, 1)) == (["karl"], ["brick-fleet"])
    assert (built(pos, 0), built(pos, 1)) == (["gold-fleet", "abbey-a"], ["goetz", "garrison-b"])
    assert acts(pos)


def test_12_civil_war_the_second_player_picks_first_as_roller() -> None:
    pos = happens("civil-war", player(0, built=MINE), player(1, built=THEIRS), turn=1)
    assert (pos.turn, open_picks(pos, 0)) == (1, {"karl", "gold-fleet"})
    do(pos, "pick", card="karl")
    assert (pos.turn, open_picks(pos, 1)) == (0, {"goetz", "brick-fleet"})


def test_12_civil_war_a_single_unit_is_not_asked_for() -> None:
    pos = happens("civil-war", player(0, built={"karl": (5, "above")}), player(1, built={"ore-fleet": (5, "above")}))
    assert (hand(pos, 0), hand(pos, 1), built(pos, 0), built(pos, 1)) == (["karl"], ["ore-fleet"], [], [])


def test_12_civil_war_who_has_no_unit_loses_nothing() -> None:
    pos = happens("civil-war", player(0, built={"abbey-a": (5, "above")}), player(1, built={"goetz": (5, "above")}))
    assert (hand(pos, 0), hand(pos, 1), built(pos, 0), built(pos, 1)) == ([], ["goetz"], ["abbey-a"], [])


@pytest.mark.parametrize("place", ["above", "below"])
def test_12_civil_war_units_in_a_city_with_a_church_are_safe(place: str) -> None:
    guarded = {"church-b": (5, place), "goetz": (5, "above"), "ore-fleet": (5, "below"), "falk": (6, "above")}
    pos = happens("civil-war", player(0), player(1, built=guarded, cities=(5, 6)))
    assert (hand(pos, 1), built(pos, 1)) == (["falk"], ["church-b", "goetz", "ore-fleet"])


def test_12_civil_war_a_church_protects_only_its_owner() -> None:
    mine = player(0, built={"church-a": (5, "above")}, cities=(5,))
    pos = happens("civil-war", mine, player(1, built={"goetz": (5, "above")}, cities=(5,)))
    assert hand(pos, 1) == ["goetz"]


def test_12_civil_war_both_cut_their_hands_down_at_once() -> None:
    mine = player(0, hand="otto falk hagen", built={"karl": (5, "above")})
    theirs = player(1, hand="conrad pippin walter", built={"goetz": (5, "above")})
    pos = happens("civil-war", mine, theirs)
    assert (pos.turn, open_kinds(pos), len(pos.choices)) == (0, {"put_under"}, 20)
    assert (len(hand(pos, 0)), len(hand(pos, 1))) == (4, 4)
    do(pos, "put_under", slot="karl", stack=2)
    assert (pos.turn, open_kinds(pos), len(pos.choices)) == (1, {"put_under"}, 20)
    do(pos, "put_under", slot="conrad", stack=2)
    assert (hand(pos, 0), hand(pos, 1)) == (["otto", "falk", "hagen"], ["pippin", "walter", "goetz"])
    assert stack_cards(pos, 2)[-2:] == ["karl", "conrad"]
    assert acts(pos)


# Conflict

HOLDER = {"goetz": (5, "above")}


def test_12_conflict_the_holder_puts_two_cards_of_the_rivals_hand_under_one_stack() -> None:
    pos = happens("conflict", player(0, built=HOLDER), player(1, hand="karl otto falk"))
    assert (pos.turn, open_kinds(pos), len(pos.choices)) == (0, {"put_under"}, 15)
    do(pos, "put_under", slot="falk", stack=2)
    assert (pos.turn, open_kinds(pos), len(pos.choices)) == (0, {"put_under"}, 2)
    assert open_values(pos, "put_under", "stack") == {2}
    do(pos, "put_under", slot="karl", stack=2)
    assert (hand(pos, 1), stack_cards(pos, 2)[-2:]) == (["otto"], ["falk", "karl"])
    assert acts(pos)


def test_12_conflict_the_rival_of_the_roller_may_be_the_holder() -> None:
    pos = happens("conflict", player(0, hand="karl otto falk"), player(1, built=HOLDER))
    assert (pos.turn, open_kinds(pos)) == (1, {"put_under"})
    do(pos, "put_under", slot="falk", stack=0)
    do(pos, "put_under", slot="otto", stack=0)
    assert (hand(pos, 0), acts(pos)) == (["karl"], True)


@pytest.mark.parametrize("mine", [{}, {"otto": (5, "above")}])
def test_12_conflict_without_a_holder_nothing_happens(mine: dict[str, tuple[int, str]]) -> None:
    """Nobody has a Knight, or both have the same strength."""
    theirs = {"walter": (5, "above")} if mine else {}
    pos = happens("conflict", player(0, hand="karl", built=mine), player(1, hand="goetz falk", built=theirs))
    assert (acts(pos), hand(pos, 0), hand(pos, 1)) == (True, ["karl"], ["goetz", "falk"])


def test_12_conflict_with_one_card_in_hand_only_this_is_lost() -> None:
    pos = happens("conflict", player(0, built=HOLDER), player(1, hand="karl"))
    assert (pos.turn, len(pos.choices)) == (0, 5)
    do(pos, "put_under", slot="karl", stack=4)
    assert (hand(pos, 1), stack_cards(pos, 4)[-1], acts(pos)) == ([], "karl", True)


def test_12_conflict_with_an_empty_hand_nothing_is_lost() -> None:
    assert acts(happens("conflict", player(0, built=HOLDER)))


def test_12_conflict_the_rival_fills_up_only_in_the_own_draw_phase() -> None:
    pos = happens("conflict", player(0, hand="conrad pippin walter", built=HOLDER), player(1, hand="karl otto falk"))
    do(pos, "put_under", slot="karl", stack=2)
    do(pos, "put_under", slot="otto", stack=2)
    do(pos, "end_actions")
    do(pos, "keep")
    assert (pos.state.on_turn, pos.turn, hand(pos, 1)) == (1, 1, ["falk"])


# Master Builder


def build(**fields: Any) -> Position:
    return happens("master-builder", player(0, hand="goetz karl otto"), player(1, hand="falk walter hagen"), **fields)


def test_12_master_builder_first_the_roller_then_the_rival_on_another_stack() -> None:
    pos = build()
    assert (pos.turn, open_kinds(pos), open_values(pos, "search", "stack")) == (0, {"search", "skip"}, ALL)
    do(pos, "search", stack=3)
    order = stack_cards(pos, 3)
    assert (open_kinds(pos), len(pos.choices)) == ({"take", "skip"}, len(order) + 1)
    do(pos, "take", slot=order[4])
    assert hand(pos, 0) == ["goetz", "karl", "otto", order[4]]
    assert stack_cards(pos, 3) == order[:4] + order[5:]
    assert (pos.turn, open_kinds(pos), len(pos.choices)) == (0, {"put_under"}, 20)
    do(pos, "put_under", slot="karl", stack=1)
    assert (hand(pos, 0), stack_cards(pos, 1)[-1]) == (["goetz", "otto", order[4]], "karl")
    assert (pos.turn, open_kinds(pos), open_values(pos, "search", "stack")) == (1, {"search", "skip"}, ALL - {3})
    assert why(pos, "search", stack=3) == "rival-searched"
    do(pos, "search", stack=1)
    assert stack_cards(pos, 1)[-1] == "karl"
    do(pos, "take", slot="karl")
    do(pos, "put_under", slot="falk", stack=3)
    assert (hand(pos, 1), stack_cards(pos, 3)[-1]) == (["walter", "hagen", "karl"], "falk")
    assert acts(pos)


def test_12_master_builder_the_second_player_begins_as_roller() -> None:
    pos = build(turn=1)
    assert (pos.turn, open_kinds(pos)) == (1, {"search", "skip"})
    do(pos, "skip")
    assert (pos.turn, open_values(pos, "search", "stack")) == (0, ALL)
    do(pos, "skip")
    assert acts(pos, 1)


def test_12_master_builder_nobody_has_to_search() -> None:
    pos = build()
    do(pos, "skip")
    assert (pos.turn, open_values(pos, "search", "stack")) == (1, ALL)
    do(pos, "skip")
    assert (len(hand(pos, 0)), len(hand(pos, 1)), acts(pos)) == (3, 3, True)


def test_12_master_builder_who_takes_no_card_puts_none_under() -> None:
    pos = build()
    do(pos, "search", stack=3)
    do(pos, "skip")
    assert (pos.turn, hand(pos, 0)) == (1, ["goetz", "karl", "otto"])
    assert open_values(pos, "search", "stack") == ALL - {3}


def test_12_master_builder_is_free_of_charge() -> None:
    pos = happens("master-builder", player(0, hand="goetz", stores=1), player(1))
    do(pos, "search", stack=3)
    assert (open_kinds(pos), sum(stock(pos, 0).values())) == ({"take", "skip"}, 6)


def test_12_master_builder_an_empty_stack_is_not_searched() -> None:
    pos = happens("master-builder", stacks=("", "goetz", "", "otto", ""), discard=all_but("goetz", "otto"))
    assert open_values(pos, "search", "stack") == {1, 3}


def test_12_master_builder_the_reason_is_that_the_stack_has_no_cards() -> None:
    pos = happens("master-builder", stacks=("", "goetz", "", "otto", ""), discard=all_but("goetz", "otto"))
    assert why(pos, "search", stack=0) == "no-cards"


# Plague

PLAGUE = pytest.mark.parametrize("card", ["plague-a", "plague-b"])


@PLAGUE
def test_12_plague_takes_one_from_every_region_beside_a_city(card: str) -> None:
    pos = happens(card, player(0, cities=(5,), stores=2), player(1, cities=(6,), stores=2))
    assert shown(pos, ["pasture-3", "gold-6", "forest-4"]) == [1, 1, 1]
    assert shown(pos, ["hills-5", "mountains-2"]) == [2, 2]
    assert shown(pos, ["fields-2", "pasture-4", "mountains-3"]) == [1, 1, 1]
    assert shown(pos, ["forest-5", "hills-6"]) == [2, 2]
    assert shown(pos, ["fields-1", "gold-1"]) == [1 + 1, 1 + 1]


@PLAGUE
def test_12_plague_takes_only_one_from_a_region_between_two_cities(card: str) -> None:
    pos = happens(card, player(0, cities=(5, 6), stores=3), player(1))
    assert shown(pos, [*UPPER, *LOWER]) == [2, 2, 2, 2, 2]


@PLAGUE
def test_12_plague_takes_nothing_where_nothing_is(card: str) -> None:
    assert shown(happens(card, player(0, cities=(5, 6))), [*UPPER, *LOWER]) == [0] * 5


@PLAGUE
def test_12_plague_spares_the_regions_of_settlements(card: str) -> None:
    pos = happens(card, player(0, stores=2), player(1, stores=2))
    assert shown(pos, [*UPPER, *LOWER, "fields-2", "pasture-4", "mountains-3"]) == [2] * 8


@PLAGUE
@pytest.mark.parametrize("place", ["above", "below"])
def test_12_plague_regions_beside_a_city_with_a_bath_house_are_safe(card: str, place: str) -> None:
    """On both sides of the City, and those that it shares with another City too."""
    mine = player(0, cities=(5, 6), built={"bath-house-a": (5, place)}, stores=2)
    pos = happens(card, mine, player(1, cities=(5,), stores=2))
    assert shown(pos, ["pasture-3", "gold-6", "forest-4", "hills-5", "mountains-2"]) == [2, 2, 2, 1, 1]
    assert shown(pos, ["forest-5", "fields-2", "hills-6"]) == [1, 1, 1]


@PLAGUE
def test_12_plague_with_an_aqueduct_all_regions_of_its_owner_are_safe(card: str) -> None:
    mine = player(0, cities=(5, 6), built={"aqueduct-a": (5, "below")}, stores=2)
    pos = happens(card, mine, player(1, cities=(5,), stores=2))
    assert shown(pos, [*UPPER, *LOWER]) == [2] * 5
    assert shown(pos, ["forest-5", "fields-2", "hills-6", "pasture-4", "mountains-3"]) == [1, 1, 1, 2, 2]


# Productive Year

PRODUCTIVE = pytest.mark.parametrize("card", ["productive-year-a", "productive-year-b"])


@PRODUCTIVE
def test_12_productive_year_every_region_beside_a_garrison_gains_one(card: str) -> None:
    mine = player(0, built={"garrison-a": (5, "above")})
    pos = happens(card, mine, player(1, built={"garrison-b": (6, "below")}))
    assert shown(pos, [*UPPER, *LOWER]) == [1, 1, 0, 0, 0]
    assert store(pos, "fields-1") == 0 + 1
    assert shown(pos, ["forest-5", "fields-2", "pasture-4", "hills-6", "mountains-3"]) == [0, 0, 0, 0, 1]
    assert store(pos, "gold-1") == 1 + 1


@PRODUCTIVE
def test_12_productive_year_a_region_between_two_garrisons_gains_two(card: str) -> None:
    pos = happens(card, player(0, built={"garrison-a": (5, "above"), "garrison-b": (6, "above")}), player(1))
    assert shown(pos, [*UPPER, *LOWER]) == [1, 2, 1, 0, 0]


@PRODUCTIVE
def test_12_productive_year_two_garrisons_on_one_side_of_a_city_both_count(card: str) -> None:
    pos = happens(card, player(0, built={"garrison-a": (5, "above"), "garrison-b": (5, "above")}, cities=(5,)))
    assert shown(pos, [*UPPER, *LOWER]) == [2, 2, 0, 0, 0]


@PRODUCTIVE
def test_12_productive_year_what_does_not_fit_is_lost(card: str) -> None:
    mine = player(
        0, built={"garrison-a": (5, "above"), "garrison-b": (6, "above")}, stores=stores_of(0, gold=2, wool=3)
    )
    pos = happens(card, mine, player(1))
    assert shown(pos, UPPER) == [3, 3, 1]


@PRODUCTIVE
def test_12_productive_year_without_a_garrison_nothing_happens(card: str) -> None:
    pos = happens(card, player(0, built={"abbey-a": (5, "above")}))
    assert shown(pos, [*UPPER, *LOWER]) == [0] * 5


# Progress

PROGRESS = pytest.mark.parametrize("card", ["progress-a", "progress-b"])


@PROGRESS
def test_12_progress_one_resource_of_choice_for_each_abbey_and_library(card: str) -> None:
    mine = player(0, built={"abbey-a": (5, "above"), "library-a": (6, "above")}, cities=(6,))
    pos = happens(card, mine, player(1, built={"abbey-b": (5, "above")}))
    assert (pos.turn, open_cells(pos, "gain")) == (0, {*UPPER, *LOWER, "fields-1"})
    do(pos, "gain", cell="gold-6")
    assert pos.turn == 0
    do(pos, "gain", cell="hills-5")
    assert (pos.turn, open_kinds(pos)) == (1, {"gain"})
    do(pos, "gain", cell="hills-6")
    assert (stock(pos, 0), stock(pos, 1)) == ({"gold": 1, "brick": 1, "grain": 1}, {"brick": 1, "gold": 1})
    assert acts(pos)


@PROGRESS
def test_12_progress_the_roller_chooses_first(card: str) -> None:
    abbeys = [player(0, built={"abbey-a": (5, "above")}), player(1, built={"abbey-b": (5, "above")})]
    pos = happens(card, *abbeys, turn=1)
    assert (pos.turn, open_kinds(pos)) == (1, {"gain"})
    do(pos, "gain", cell="hills-6")
    assert (pos.turn, open_kinds(pos)) == (0, {"gain"})


@PROGRESS
def test_12_progress_without_abbey_and_library_nothing_happens(card: str) -> None:
    pos = happens(card, player(0, built={"garrison-a": (5, "above")}))
    assert (stock(pos, 0), stock(pos, 1), acts(pos)) == ({"grain": 1}, {"gold": 1}, True)


@PROGRESS
def test_12_progress_without_room_nothing_is_asked(card: str) -> None:
    pos = happens(card, player(0, built={"abbey-a": (5, "above")}, stores=3))
    assert (sum(stock(pos, 0).values()), acts(pos)) == (18, True)


@PROGRESS
def test_12_progress_fills_the_last_room_without_a_question_and_loses_the_rest(card: str) -> None:
    stores = dict.fromkeys((*UPPER, *LOWER, "fields-1"), 3) | {"hills-5": 2}
    pos = happens(card, player(0, built={"abbey-a": (5, "above"), "abbey-b": (6, "above")}, stores=stores))
    assert (sum(stock(pos, 0).values()), acts(pos)) == (18, True)


# Year End


def test_12_year_end_all_event_cards_are_shuffled_this_one_too() -> None:
    both = [0, 1]
    below = [{"card": name, "known_to": both} for name in ("plague-a", "conflict", "progress-a")]
    top = {"card": "year-end", "known_to": both}
    pos = event("year-end", player(0), player(1), events_stack=[*below, top])
    assert (acts(pos), pos.state.events_stack.size, pos.state.shown.size) == (True, 10, 0)
    assert not any(knows(pos, p, name) for p in both for name in ("plague-a", "conflict", "progress-a", "year-end"))
    assert pos.state.events_stack.loose == 1
