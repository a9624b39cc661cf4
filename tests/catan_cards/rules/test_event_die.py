"""The faces of the event die (5)."""

from __future__ import annotations

import pytest
from catan_cards.rules.table import (
    Json,
    do,
    is_open,
    open_cells,
    open_kinds,
    player,
    position,
    rolled,
    stock,
    store,
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


def test_5_tournament_a_gain_without_any_room_is_lost() -> None:
    pos = rolled("tournament", SIX, player(0, built={"falk": (5, "above")}, stores=3))
    assert in_actions(pos)
    assert everything(pos)[0] == dict.fromkeys(("lumber", "wool", "brick", "ore", "grain", "gold"), 3)


# Brigands


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


@pytest.mark.parametrize("before", range(8))
def test_5_brigands_do_nothing_in_the_first_two_turns_of_each_player(before: int) -> None:
    pos = rolled("brigands", SIX, player(0, stores=3), player(1, stores=3), turn=before % 2, turns=before)
    assert pos.state.turns == before + 1
    first_ones = pos.state.turns <= 4
    assert [stock(pos, p).get("ore", 0) for p in (0, 1)] == ([3, 3] if first_ones else [0, 0])
    assert [stock(pos, p).get("wool", 0) for p in (0, 1)] == ([3, 3] if first_ones else [0, 0])


# Event


def known(*cards: str) -> list[Json]:
    """Write event cards from the bottom to the top; only the place of a known card is fixed."""
    return [{"card": card, "known_to": [0, 1]} for card in cards]


def order_of_events(pos: Position) -> list[str]:
    """Name the event cards from the top of their stack to its bottom."""
    here = pos.state.events_stack
    return [IDS[card_at(here, i)] for i in reversed(range(here.size))]


def test_5_event_it_is_put_under_the_stack_and_the_next_one_is_on_top() -> None:
    told = known("year-end", "conflict", "plague-a")
    before = order_of_events(position(events_stack=told))
    assert before[:3] == ["plague-a", "conflict", "year-end"]
    pos = rolled("event", SIX, events_stack=told)
    after = order_of_events(pos)
    assert (after[:2], after[-1], len(after)) == (["conflict", "year-end"], "plague-a", 10)
    assert pos.state.shown.size == 0
