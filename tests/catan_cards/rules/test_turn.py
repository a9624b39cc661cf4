"""Sections 4, 5 and 12: a turn, the event die and event cards, as far as no scene tells of them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from catan_cards.rules import table as t

from bailey.core import Position, card_at
from bailey.games.catan_cards.cards import IDS

if TYPE_CHECKING:
    from collections.abc import Iterable


#: The places of a row as it may grow, and new Regions to lie at its corners.
ROW = (5, 6, 4, 7, 3, 8, 2)
NEW_REGIONS = [
    "fields-3",
    "fields-4",
    "mountains-4",
    "mountains-5",
    "pasture-5",
    "pasture-6",
    "forest-6",
    "forest-1",
    "hills-1",
    "hills-2",
]
BATH_HOUSE = {"brick": 2, "ore": 1, "wool": 1}


def rivals(turn: int, me: t.Json, other: t.Json) -> tuple[t.Json, t.Json]:
    """Put the two into the order of their seats."""
    return (me, other) if turn == 0 else (other, me)


def go_on(pos: Position, turns: int = 1) -> Position:
    """Play to the next turn, or the end, without building or trading anything."""
    for _ in range(turns):
        began = pos.state.turns
        while not pos.over and pos.state.turns == began:
            kinds = t.open_kinds(pos)
            idle = [kind for kind in ("roll", "end_actions", "keep", "decline", "skip", "stop") if kind in kinds]
            pos.push({"do": idle[0]} if idle else pos.choices[0])
    return pos


# 1. Aim


@pytest.mark.parametrize(("goal", "cities", "settlements"), [(7, 2, 2), (10, 4, 1), (12, 4, 3), (13, 5, 2), (15, 7, 0)])
def test_1_the_goal_is_an_option(goal: int, cities: int, settlements: int) -> None:
    """One point less than the goal in Cities and Settlements, and then a card worth one."""
    row = ROW[: cities + settlements]
    outer = [(place if place < 5 else place + 1, side) for place in row[2:] for side in ("above", "below")]
    first = t.player(
        0,
        "bath-house-a",
        settlements=row[cities:],
        cities=row[:cities],
        stores=t.stores_of(0, **BATH_HOUSE),
        extra=dict(zip(NEW_REGIONS, outer, strict=False)),
    )
    pos = t.acting(first, options={"goal": goal})
    assert (pos.score()[0], pos.over) == (goal - 1, False)
    t.do(pos, "build", slot="bath-house-a", place=6, side="below")
    assert (pos.score()[0], pos.over, pos.winners) == (goal, True, [0])


def last_turns(first: t.Json, second: t.Json, cap: int) -> Position:
    """Play from two rounds before the cap to the end of the game."""
    pos = t.position(first, second, turns=2 * cap - 4, options={"turn_cap": cap})
    while not pos.over:
        assert pos.state.turns <= 2 * cap
        go_on(pos)
    return pos


@pytest.mark.parametrize("cap", [50, 100, 200])
def test_1_after_the_turn_cap_of_each_player_the_game_ends(cap: int) -> None:
    pos = last_turns(t.player(0), t.player(1), cap)
    assert (pos.state.turns, pos.state.on_turn) == (2 * cap, 1)


def test_1_without_the_option_the_cap_is_200_turns_of_each_player() -> None:
    pos = t.position(turns=396)
    while not pos.over:
        go_on(pos)
    assert pos.state.turns == 400


@pytest.mark.parametrize("better", [0, 1])
def test_1_at_the_cap_the_higher_score_wins(better: int) -> None:
    more = t.player(better, settlements=(5,), cities=(6,))
    pos = last_turns(*rivals(better, more, t.player(1 - better)), 50)
    assert pos.winners == [better]


def test_1_at_the_cap_equal_scores_share_the_victory() -> None:
    pos = last_turns(t.player(0), t.player(1), 50)
    assert (pos.score(), pos.winners) == ([2, 2], [0, 1])


# 4. A turn


def test_4_both_dice_are_rolled() -> None:
    """Each number and each face comes up, the face of the event card twice as often as another."""
    numbers: Counter[int] = Counter()
    faces: Counter[str] = Counter()
    for seed in range(360):
        pos = t.do(t.position(seed=seed), "roll")
        numbers.update(one["die"] for one in pos.events if one["what"] == "rolled_number")
        faces.update(one["face"] for one in pos.events if one["what"] == "rolled_face")
    assert set(numbers) == {1, 2, 3, 4, 5, 6}
    assert set(faces) == {"tournament", "commerce", "brigands", "plenty", "event"}
    assert numbers.total() == faces.total() == 360
    assert all(30 < n < 90 for n in numbers.values())
    assert 90 < faces.pop("event") < 150
    assert all(30 < n < 90 for n in faces.values())


@pytest.mark.parametrize("turn", [0, 1])
def test_4_where_both_choose_the_roller_does_so_first(turn: int) -> None:
    pos = t.rolled("plenty", 6, turn=turn)
    lands = ["fields-1", "fields-2"]
    assert (pos.turn, t.open_kinds(pos)) == (turn, {"gain"})
    t.do(pos, "gain", cell=lands[turn])
    assert (pos.turn, t.open_kinds(pos)) == (1 - turn, {"gain"})
    assert t.open_cells(pos, "gain") >= {lands[1 - turn]}
    t.do(pos, "gain", cell=lands[1 - turn])
    assert (pos.turn, t.is_open(pos, "end_actions")) == (turn, True)


#: A production number of which the first player has the gold river, the second the hills; both are full in most tests.
SIX = 6
LAYOUTS = (
    ["pasture-3", "gold-6", "hills-5", "fields-1", "forest-4", "mountains-2"],
    ["forest-5", "fields-2", "pasture-4", "hills-6", "gold-1", "mountains-3"],
)


def in_actions(pos: Position, turn: int = 0) -> bool:
    """Tell whether the event is over and nobody was asked anything more."""
    return pos.turn == turn and t.is_open(pos, "end_actions")


def everything(pos: Position) -> tuple[dict[str, int], dict[str, int]]:
    return t.stock(pos, 0), t.stock(pos, 1)


# Tournament


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("winner", [0, 1])
def test_5_tournament_the_player_with_more_red_points_gains_a_resource_of_their_choice(turn: int, winner: int) -> None:
    knights = [t.player(p, built={("hagen" if p == winner else "conrad"): (5, "above")}) for p in (0, 1)]
    pos = t.rolled("tournament", SIX, *knights, turn=turn)
    assert (pos.turn, t.open_kinds(pos)) == (winner, {"gain"})
    assert t.open_cells(pos, "gain") == set(LAYOUTS[winner])
    t.do(pos, "gain", cell=LAYOUTS[winner][0])
    produced: tuple[dict[str, int], ...] = ({"gold": 1}, {"brick": 1})
    assert t.stock(pos, winner) == produced[winner] | {("wool", "lumber")[winner]: 1}
    assert t.stock(pos, 1 - winner) == produced[1 - winner]
    assert in_actions(pos, turn)


@pytest.mark.parametrize(
    ("first", "second"), [("", ""), ("conrad", "karl"), ("hagen", "otto"), ("conrad hagen", "pippin")]
)
def test_5_tournament_a_tie_brings_nobody_anything(first: str, second: str) -> None:
    sites = [(5, "above"), (6, "above")]
    one = t.player(0, built=dict(zip(first.split(), sites, strict=False)))
    other = t.player(1, built=dict(zip(second.split(), sites, strict=False)))
    pos = t.rolled("tournament", SIX, one, other)
    assert in_actions(pos)
    assert everything(pos) == ({"gold": 1}, {"brick": 1})


def test_5_tournament_a_gain_without_any_room_is_lost() -> None:
    pos = t.rolled("tournament", SIX, t.player(0, built={"falk": (5, "above")}, stores=3))
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
    pos = t.rolled("brigands", SIX, t.player(0, stores=regions, built=garrison))
    kept = {name: t.store(pos, name) for name in LAYOUTS[0] if name != "gold-6"}
    assert kept == {name: n for name, n in regions.items() if name != "gold-6"}
    more = regions | {outside[3]: 2}
    pos = t.rolled("brigands", SIX, t.player(0, stores=more, built=garrison))
    assert (t.store(pos, "pasture-3"), t.store(pos, "mountains-2")) == (0, 0)


@pytest.mark.parametrize("before", range(8))
def test_5_brigands_do_nothing_in_the_first_two_turns_of_each_player(before: int) -> None:
    pos = t.rolled("brigands", SIX, t.player(0, stores=3), t.player(1, stores=3), turn=before % 2, turns=before)
    assert pos.state.turns == before + 1
    first_ones = pos.state.turns <= 4
    assert [t.stock(pos, p).get("ore", 0) for p in (0, 1)] == ([3, 3] if first_ones else [0, 0])
    assert [t.stock(pos, p).get("wool", 0) for p in (0, 1)] == ([3, 3] if first_ones else [0, 0])


# Event


def known(*cards: str) -> list[t.Json]:
    """Write event cards from the bottom to the top; only the place of a known card is fixed."""
    return [{"card": card, "known_to": [0, 1]} for card in cards]


def order_of_events(pos: Position) -> list[str]:
    """Name the event cards from the top of their stack to its bottom."""
    here = pos.state.events_stack
    return [IDS[card_at(here, i)] for i in reversed(range(here.size))]


def test_5_event_it_is_put_under_the_stack_and_the_next_one_is_on_top() -> None:
    told = known("year-end", "conflict", "plague-a")
    before = order_of_events(t.position(events_stack=told))
    assert before[:3] == ["plague-a", "conflict", "year-end"]
    pos = t.rolled("event", SIX, events_stack=told)
    after = order_of_events(pos)
    assert (after[:2], after[-1], len(after)) == (["conflict", "year-end"], "plague-a", 10)
    assert pos.state.shown.size == 0


def shown(pos: Position, regions: Iterable[str]) -> list[int]:
    return [t.store(pos, name) for name in regions]


def acts(pos: Position, p: int = 0) -> bool:
    """Tell whether the event is over and the action phase has begun."""
    return pos.turn == p and t.is_open(pos, "end_actions")


# Year End


def test_12_year_end_all_event_cards_are_shuffled_this_one_too() -> None:
    both = [0, 1]
    below = [{"card": name, "known_to": both} for name in ("plague-a", "conflict", "progress-a")]
    top = {"card": "year-end", "known_to": both}
    pos = t.event("year-end", t.player(0), t.player(1), events_stack=[*below, top])
    assert (acts(pos), pos.state.events_stack.size, pos.state.shown.size) == (True, 10, 0)
    assert not any(t.knows(pos, p, name) for p in both for name in ("plague-a", "conflict", "progress-a", "year-end"))
    assert pos.state.events_stack.loose == 1
