"""The faces of the event die (5)."""

from __future__ import annotations

import pytest
from catan_cards.rules.table import (
    Json,
    do,
    is_open,
    open_cells,
    open_kinds,
    open_resources,
    player,
    position,
    rolled,
    stock,
    store,
    stores_of,
)

from bailey.core import Position, card_at
from bailey.games.catan_cards.cards import IDS

#: A production number of which the first player has the gold river, the second the hills; both are full in most tests.
SIX = 6
LAYOUTS = (
    ["pasture-3", "gold-6", "hills-5", "fields-1", "forest-4", "mountains-2"],
    ["forest-5", "fields-2", "pasture-4", "hills-6", "gold-1", "mountains-3"],
)


def in_actions(pos: Position, turn: int = 0) -> bool:
    """Tell whether the event is over and nobody was asked anything more."""
    return pos.turn == turn and is_open(pos, "end_actions")


def everything(pos: Position) -> tuple[dict[str, int], dict[str, int]]:
    return stock(pos, 0), stock(pos, 1)


# Tournament


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("winner", [0, 1])
def test_5_tournament_the_player_with_more_red_points_gains_a_resource_of_their_choice(turn: int, winner: int) -> None:
    knights = [player(p, built={("hagen" if p == winner else "conrad"): (5, "above")}) for p in (0, 1)]
    pos = rolled("tournament", SIX, *knights, turn=turn)
    assert (pos.turn, open_kinds(pos)) == (winner, {"gain"})
    assert open_cells(pos, "gain") == set(LAYOUTS[winner])
    do(pos, "gain", cell=LAYOUTS[winner][0])
    produced: tuple[dict[str, int], ...] = ({"gold": 1}, {"brick": 1})
    assert stock(pos, winner) == produced[winner] | {("wool", "lumber")[winner]: 1}
    assert stock(pos, 1 - winner) == produced[1 - winner]
    assert in_actions(pos, turn)


@pytest.mark.parametrize(
    ("first", "second"), [("", ""), ("conrad", "karl"), ("hagen", "otto"), ("conrad hagen", "pippin")]
)
def test_5_tournament_a_tie_brings_nobody_anything(first: str, second: str) -> None:
    sites = [(5, "above"), (6, "above")]
    one = player(0, built=dict(zip(first.split(), sites, strict=False)))
    other = player(1, built=dict(zip(second.split(), sites, strict=False)))
    pos = rolled("tournament", SIX, one, other)
    assert in_actions(pos)
    assert everything(pos) == ({"gold": 1}, {"brick": 1})


def test_5_tournament_counts_the_red_points_and_not_the_strength() -> None:
    pos = rolled("tournament", SIX, player(0, built={"karl": (5, "above")}), player(1, built={"falk": (5, "above")}))
    assert (pos.turn, open_kinds(pos)) == (1, {"gain"})


def test_5_tournament_adds_the_red_points_of_all_knights_up() -> None:
    three = player(0, built={"conrad": (5, "above"), "karl": (5, "below"), "hagen": (6, "above")})
    pos = rolled("tournament", SIX, three, player(1, built={"pippin": (5, "above")}))
    assert (pos.turn, open_kinds(pos)) == (0, {"gain"})


def test_5_tournament_a_smithy_adds_no_red_points() -> None:
    smith = player(0, built={"siegfried": (5, "above"), "smithy": (5, "below")})
    pos = rolled("tournament", SIX, smith, player(1, built={"conrad": (5, "above")}))
    assert in_actions(pos)


def test_5_tournament_knights_in_hand_do_not_fight() -> None:
    pos = rolled("tournament", SIX, player(0, "falk karl"), player(1, built={"conrad": (5, "above")}))
    assert (pos.turn, open_kinds(pos)) == (1, {"gain"})


def test_5_tournament_only_regions_with_room_gain() -> None:
    """With a single one nothing is asked."""
    stores = dict.fromkeys(LAYOUTS[0], 3) | {"fields-1": 2}
    pos = rolled("tournament", SIX, player(0, built={"falk": (5, "above")}, stores=stores))
    assert store(pos, "fields-1") == 3
    assert in_actions(pos)


def test_5_tournament_a_gain_without_any_room_is_lost() -> None:
    pos = rolled("tournament", SIX, player(0, built={"falk": (5, "above")}, stores=3))
    assert in_actions(pos)
    assert everything(pos)[0] == dict.fromkeys(("lumber", "wool", "brick", "ore", "grain", "gold"), 3)


# Commerce


def trader(seat: int, **stores: int) -> Json:
    """Tell of the holder of the Commerce token."""
    built = {"marketplace": (6, "above")}
    return player(seat, built=built, settlements=(5,), cities=(6,), stores=stores_of(seat, **stores))


@pytest.mark.parametrize("turn", [0, 1])
def test_5_commerce_the_holder_takes_a_resource_of_their_choice_from_the_rival(turn: int) -> None:
    rival = player(1, stores=stores_of(1, ore=2, wool=1))
    pos = rolled("commerce", SIX, trader(0), rival, turn=turn)
    assert pos.turn == 0
    assert open_resources(pos, "take_resource") == {"ore", "wool"}
    do(pos, "take_resource", resource="ore")
    assert everything(pos) == ({"ore": 1, "gold": 1}, {"ore": 1, "wool": 1, "brick": 1})
    assert in_actions(pos, turn)


def test_5_commerce_the_second_player_may_be_the_holder() -> None:
    pos = rolled("commerce", SIX, player(0, stores=stores_of(0, ore=2, wool=1)), trader(1))
    assert (pos.turn, open_kinds(pos)) == (1, {"take_resource"})
    do(pos, "take_resource", resource="wool")
    assert everything(pos) == ({"ore": 2, "gold": 1}, {"wool": 1, "brick": 1})


def test_5_commerce_only_what_the_holder_has_room_for_is_taken() -> None:
    rival = player(1, stores=stores_of(1, ore=2, wool=1, grain=1))
    pos = rolled("commerce", SIX, trader(0, ore=3), rival)
    assert open_resources(pos, "take_resource") == {"wool", "grain"}


def test_5_commerce_a_single_possible_resource_is_taken_without_a_question() -> None:
    pos = rolled("commerce", SIX, trader(0, ore=3), player(1, stores=stores_of(1, ore=2, wool=2)))
    assert everything(pos) == ({"ore": 3, "wool": 1, "gold": 1}, {"ore": 2, "wool": 1, "brick": 1})
    assert in_actions(pos)


def test_5_commerce_without_a_holder_nothing_happens() -> None:
    one = player(0, built={"gold-fleet": (5, "above")}, stores=stores_of(0, ore=1))
    pos = rolled("commerce", SIX, one, player(1, stores=stores_of(1, wool=2)))
    assert in_actions(pos)
    assert everything(pos) == ({"ore": 1, "gold": 1}, {"wool": 2, "brick": 1})


def test_5_commerce_without_room_for_anything_the_rival_has_nothing_happens() -> None:
    pos = rolled("commerce", SIX, trader(0, ore=3, wool=3), player(1, stores=stores_of(1, ore=1, wool=3)))
    assert in_actions(pos)
    assert everything(pos) == ({"ore": 3, "wool": 3, "gold": 1}, {"ore": 1, "wool": 3, "brick": 1})


def test_5_commerce_from_a_rival_without_resources_nothing_is_taken() -> None:
    pos = rolled("commerce", SIX, trader(0))
    assert in_actions(pos)
    assert everything(pos) == ({"gold": 1}, {"brick": 1})


def test_5_commerce_the_rival_chooses_the_region_it_comes_from_and_the_holder_where_it_goes() -> None:
    """Both have two Regions of mountains."""
    cards = {"marketplace": (6, "above")}
    extra = {"mountains-4": (4, "above"), "fields-3": (4, "below")}
    holder = player(0, settlements=(4, 5), cities=(6,), built=cards, extra=extra)
    extra = {"mountains-5": (4, "above"), "fields-4": (4, "below")}
    stores = {"mountains-3": 1, "mountains-5": 2, "pasture-4": 1}
    pos = rolled("commerce", SIX, holder, player(1, settlements=(4, 5, 6), extra=extra, stores=stores))
    do(pos, "take_resource", resource="ore")
    assert (pos.turn, open_cells(pos, "pay")) == (1, {"mountains-3", "mountains-5"})
    do(pos, "pay", cell="mountains-3")
    assert (pos.turn, open_cells(pos, "gain")) == (0, {"mountains-2", "mountains-4"})
    do(pos, "gain", cell="mountains-4")
    assert [store(pos, name) for name in ("mountains-2", "mountains-3", "mountains-4", "mountains-5")] == [0, 0, 1, 2]
    assert in_actions(pos)


# Brigands


@pytest.mark.parametrize("seat", [0, 1])
def test_5_brigands_more_than_7_resources_lose_all_ore_and_all_wool(seat: int) -> None:
    amounts = {"lumber": 1, "wool": 2, "brick": 1, "ore": 3, "grain": 1}
    players = [player(0), player(1)]
    players[seat] = player(seat, stores=stores_of(seat, **amounts))
    pos = rolled("brigands", 4 - seat, *players)
    left = {"lumber": 1, "brick": 1, "grain": 1}
    assert stock(pos, seat) == (left | {"lumber": 2} if seat == 0 else left | {"ore": 1})
    assert in_actions(pos)


def test_5_brigands_exactly_7_resources_are_safe() -> None:
    pos = rolled("brigands", 6, player(0, stores=stores_of(0, wool=3, ore=3, grain=1)))
    assert stock(pos, 0) == {"wool": 3, "ore": 3, "grain": 1, "gold": 1}


@pytest.mark.parametrize("turn", [0, 1])
def test_5_brigands_come_to_each_player_whose_own_count_is_too_high(turn: int) -> None:
    """Eight resources here and seven there: only the eight suffer, whoever rolled."""
    eight = player(0, stores=stores_of(0, wool=3, ore=3, grain=2))
    seven = player(1, stores=stores_of(1, wool=3, ore=3, grain=1))
    pos = rolled("brigands", SIX, eight, seven, turn=turn)
    assert everything(pos) == ({"grain": 2, "gold": 1}, {"wool": 3, "ore": 3, "grain": 1, "brick": 1})


def test_5_brigands_come_to_both_players_at_once() -> None:
    full = [player(p, stores=3) for p in (0, 1)]
    pos = rolled("brigands", SIX, *full)
    assert everything(pos) == tuple([dict.fromkeys(("lumber", "brick", "grain", "gold"), 3)] * 2)


@pytest.mark.parametrize(
    ("site", "safe"),
    [
        ((5, "above"), {"pasture-3", "gold-6"}),
        ((5, "below"), {"fields-1", "forest-4"}),
        ((6, "above"), {"gold-6", "hills-5"}),
        ((6, "below"), {"forest-4", "mountains-2"}),
    ],
)
def test_5_brigands_resources_beside_an_own_garrison_are_not_counted(site: tuple[int, str], safe: set[str]) -> None:
    """Seven lie elsewhere, six beside the Garrison: safe. One more elsewhere: not."""
    outside = [name for name in LAYOUTS[0] if name not in safe]
    regions = dict.fromkeys(safe, 3) | dict(zip(outside, (2, 2, 2, 1), strict=True))
    garrison = {"garrison-a": site}
    pos = rolled("brigands", SIX, player(0, stores=regions, built=garrison))
    kept = {name: store(pos, name) for name in LAYOUTS[0] if name != "gold-6"}
    assert kept == {name: n for name, n in regions.items() if name != "gold-6"}
    more = regions | {outside[3]: 2}
    pos = rolled("brigands", SIX, player(0, stores=more, built=garrison))
    assert (store(pos, "pasture-3"), store(pos, "mountains-2")) == (0, 0)


def test_5_brigands_several_garrisons_protect_each_their_own_regions() -> None:
    garrisons = {"garrison-a": (5, "above"), "garrison-b": (6, "below")}
    regions = {"pasture-3": 3, "gold-6": 3, "forest-4": 3, "mountains-2": 3, "hills-5": 3, "fields-1": 3}
    pos = rolled("brigands", SIX, player(0, stores=regions, built=garrisons))
    assert (store(pos, "pasture-3"), store(pos, "mountains-2")) == (3, 3)


def test_5_brigands_the_rivals_garrison_does_not_help() -> None:
    rival = player(1, built={"garrison-a": (5, "above"), "garrison-b": (6, "below")})
    pos = rolled("brigands", SIX, player(0, stores=2), rival)
    assert (store(pos, "pasture-3"), store(pos, "mountains-2")) == (0, 0)


@pytest.mark.parametrize(("option", "left"), [(1, 0), (0, 3)])
def test_5_brigands_take_from_protected_regions_too(option: int, left: int) -> None:
    """With `brigands_take_protected` off they do not."""
    options = {"brigands_take_protected": option}
    first = player(0, stores=3, built={"garrison-a": (5, "above")})
    pos = rolled("brigands", SIX, first, options=options)
    assert (store(pos, "pasture-3"), store(pos, "mountains-2")) == (left, 0)


@pytest.mark.parametrize("before", range(8))
def test_5_brigands_do_nothing_in_the_first_two_turns_of_each_player(before: int) -> None:
    pos = rolled("brigands", SIX, player(0, stores=3), player(1, stores=3), turn=before % 2, turns=before)
    assert pos.state.turns == before + 1
    first_ones = pos.state.turns <= 4
    assert [stock(pos, p).get("ore", 0) for p in (0, 1)] == ([3, 3] if first_ones else [0, 0])
    assert [stock(pos, p).get("wool", 0) for p in (0, 1)] == ([3, 3] if first_ones else [0, 0])


# Plenty


@pytest.mark.parametrize("turn", [0, 1])
def test_5_plenty_each_player_gains_a_resource_of_their_choice(turn: int) -> None:
    pos = rolled("plenty", SIX, turn=turn)
    for p in (turn, 1 - turn):
        assert pos.turn == p
        assert open_cells(pos, "gain") == set(LAYOUTS[p])
        do(pos, "gain", cell=("fields-1", "fields-2")[p])
    assert everything(pos) == ({"grain": 1, "gold": 1}, {"grain": 1, "brick": 1})
    assert in_actions(pos, turn)


@pytest.mark.parametrize("full", [0, 1])
def test_5_plenty_who_has_no_room_at_all_gains_nothing(full: int) -> None:
    players = [player(p, stores=3 if p == full else 0) for p in (0, 1)]
    pos = rolled("plenty", SIX, *players)
    assert pos.turn == 1 - full
    do(pos, "gain", cell=LAYOUTS[1 - full][0])
    assert in_actions(pos)
    assert sum(stock(pos, full).values()) == 18


def test_5_plenty_never_moves_what_a_region_already_shows() -> None:
    """Only the Regions with room are offered; the full one stays as it is."""
    pos = rolled("plenty", SIX, player(0, stores=stores_of(0, ore=3)))
    assert open_cells(pos, "gain") == set(LAYOUTS[0]) - {"mountains-2"}


# Event


def known(*cards: str) -> list[Json]:
    """Write event cards from the bottom to the top; only the place of a known card is fixed."""
    return [{"card": card, "known_to": [0, 1]} for card in cards]


def order_of_events(pos: Position) -> list[str]:
    """Name the event cards from the top of their stack to its bottom."""
    here = pos.state.events_stack
    return [IDS[card_at(here, i)] for i in reversed(range(here.size))]


def test_5_event_the_top_event_card_is_turned_up_and_resolved_for_both() -> None:
    """A Plague is on top: every Region beside a City loses one, those of both players."""
    both = [player(p, settlements=(6,), cities=(5,), stores=2) for p in (0, 1)]
    told = known("year-end", "plague-a")
    pos = rolled("event", SIX, *both, events_stack=told)
    beside = ("pasture-3", "fields-1", "forest-4"), ("forest-5", "fields-2", "gold-1")
    apart = ("hills-5", "mountains-2"), ("pasture-4", "mountains-3")
    for p in (0, 1):
        assert [store(pos, name) for name in beside[p]] == [1, 1, 1]
        assert [store(pos, name) for name in apart[p]] == [2, 2]


def test_5_event_it_is_put_under_the_stack_and_the_next_one_is_on_top() -> None:
    told = known("year-end", "conflict", "plague-a")
    before = order_of_events(position(events_stack=told))
    assert before[:3] == ["plague-a", "conflict", "year-end"]
    pos = rolled("event", SIX, events_stack=told)
    after = order_of_events(pos)
    assert (after[:2], after[-1], len(after)) == (["conflict", "year-end"], "plague-a", 10)
    assert pos.state.shown.size == 0
