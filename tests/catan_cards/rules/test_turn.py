"""The aim and the course of a turn (1 and 4)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules.table import (
    Json,
    acting,
    built,
    discarded,
    do,
    drawing,
    hand,
    is_open,
    lines,
    open_cells,
    open_kinds,
    player,
    position,
    rolled,
    stock,
    store,
    stores_of,
)

if TYPE_CHECKING:
    from bailey.core import Position

Built = dict[str, tuple[int, str]]
#: Seven cards worth eight points: with two Cities 12.
EIGHT: Built = {
    "colossus": (5, "above"),
    "aqueduct-a": (5, "above"),
    "aqueduct-b": (5, "below"),
    "library-a": (5, "below"),
    "library-b": (6, "above"),
    "church-a": (6, "above"),
    "church-b": (6, "below"),
}
#: One of them less.
SEVEN = {name: site for name, site in EIGHT.items() if name != "church-b"}
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


def rich(seat: int, cards: Built, hand: str = "", **stores: int) -> Json:
    """Tell of a player with two Cities and these cards."""
    return player(seat, hand, built=cards, settlements=(), cities=(5, 6), stores=stores_of(seat, **stores))


def rivals(turn: int, me: Json, other: Json) -> tuple[Json, Json]:
    """Put the two into the order of their seats."""
    return (me, other) if turn == 0 else (other, me)


def go_on(pos: Position, turns: int = 1) -> Position:
    """Play to the next turn, or the end, without building or trading anything."""
    for _ in range(turns):
        began = pos.state.turns
        while not pos.over and pos.state.turns == began:
            kinds = open_kinds(pos)
            idle = [kind for kind in ("roll", "end_actions", "keep", "decline", "skip", "stop") if kind in kinds]
            pos.push({"do": idle[0]} if idle else pos.choices[0])
    return pos


# 1. Aim


def test_1_a_settlement_is_1_point_and_a_city_2() -> None:
    pos = acting(player(0, settlements=(5,), cities=(6,)))
    assert pos.score() == [3, 2]
    assert (lines(pos, 0)["settlements"], lines(pos, 0)["cities"]) == (1, 2)


def test_1_the_knight_token_is_1_point() -> None:
    pos = acting(player(0, built={"karl": (5, "above")}))
    assert pos.score() == [3, 2]
    assert lines(pos, 0)["knight_token"] == 1


def test_1_the_commerce_token_is_1_point() -> None:
    pos = acting(player(0, settlements=(5,), cities=(6,), built={"marketplace": (6, "above")}))
    assert pos.score() == [4, 2]
    assert lines(pos, 0)["commerce_token"] == 1


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("aqueduct-a", 1),
        ("bath-house-a", 1),
        ("church-a", 1),
        ("colossus", 2),
        ("counting-house", 0),
        ("harbor", 0),
        ("library-a", 1),
        ("marketplace", 0),
        ("merchant-guild", 0),
        ("mint", 0),
        ("town-hall-a", 1),
        ("abbey-a", 0),
        ("garrison-a", 0),
        ("smithy", 0),
        ("sawmill", 0),
        ("gold-fleet", 0),
        ("falk", 0),
    ],
)
def test_1_points_printed_on_cards_count(card: str, points: int) -> None:
    pos = acting(player(0, settlements=(5,), cities=(6,), built={card: (6, "above")}))
    assert lines(pos, 0).get("cards", 0) == points


def test_1_cards_in_hand_are_worth_nothing() -> None:
    assert acting(player(0, "colossus church-a")).score() == [2, 2]


@pytest.mark.parametrize("turn", [0, 1])
def test_1_the_first_to_have_12_points_in_an_own_turn_wins_at_once(turn: int) -> None:
    """Points are checked after every action."""
    pos = acting(*rivals(turn, rich(turn, SEVEN, "bath-house-a", **BATH_HOUSE), player(1 - turn)), turn=turn)
    assert (pos.score()[turn], pos.over) == (11, False)
    do(pos, "build", slot="bath-house-a", place=6, side="below")
    assert (pos.score()[turn], pos.over, pos.winners, pos.state.winner) == (12, True, [turn], turn)


def test_1_11_points_are_not_enough() -> None:
    six = {name: site for name, site in SEVEN.items() if name != "church-a"}
    pos = acting(rich(0, six, "bath-house-a", **BATH_HOUSE))
    do(pos, "build", slot="bath-house-a", place=6, side="below")
    assert (pos.score()[0], pos.over) == (11, False)


@pytest.mark.parametrize(("goal", "cities", "settlements"), [(7, 2, 2), (10, 4, 1), (12, 4, 3), (13, 5, 2), (15, 7, 0)])
def test_1_the_goal_is_an_option(goal: int, cities: int, settlements: int) -> None:
    """One point less than the goal in Cities and Settlements, and then a card worth one."""
    row = ROW[: cities + settlements]
    outer = [(place if place < 5 else place + 1, side) for place in row[2:] for side in ("above", "below")]
    first = player(
        0,
        "bath-house-a",
        settlements=row[cities:],
        cities=row[:cities],
        stores=stores_of(0, **BATH_HOUSE),
        extra=dict(zip(NEW_REGIONS, outer, strict=False)),
    )
    pos = acting(first, options={"goal": goal})
    assert (pos.score()[0], pos.over) == (goal - 1, False)
    do(pos, "build", slot="bath-house-a", place=6, side="below")
    assert (pos.score()[0], pos.over, pos.winners) == (goal, True, [0])


def gives_away_the_token(**fields: Any) -> Position:
    """Pull down the Knight that held the token, so that the rival gets there with it, in the other's turn."""
    first = player(0, "otto", built={"conrad": (5, "above")}, stores=stores_of(0, grain=1, ore=2, wool=1))
    pos = acting(first, rich(1, SEVEN | {"siegfried": (6, "below")}), **fields)
    assert pos.score() == [3, 11]
    return do(pos, "pull_down", card="conrad")


def test_1_whoever_gets_there_in_the_rivals_turn_has_not_won_yet() -> None:
    pos = gives_away_the_token()
    assert pos.score() == [2, 12]
    assert (pos.over, pos.turn) == (False, 0)


def test_1_who_still_has_the_points_when_the_own_turn_begins_wins() -> None:
    pos = go_on(gives_away_the_token())
    assert (pos.over, pos.winners, pos.state.winner) == (True, [1], 1)
    assert pos.state.on_turn == 1


def test_1_who_has_lost_them_before_the_own_turn_goes_on_playing() -> None:
    pos = gives_away_the_token()
    do(pos, "build", slot="otto", place=5, side="above")
    assert pos.score() == [3, 11]
    go_on(pos)
    assert (pos.over, pos.turn, pos.state.on_turn) == (False, 1, 1)


def test_1_with_win_check_any_time_the_points_win_in_the_rivals_turn_too() -> None:
    pos = gives_away_the_token(options={"win_check": 1})
    assert (pos.over, pos.winners, pos.state.winner) == (True, [1], 1)


def test_1_points_are_checked_as_a_turn_begins() -> None:
    pos = position(rich(0, EIGHT))
    assert (pos.over, pos.winners) == (True, [0])


def test_1_points_are_checked_when_the_event_is_over() -> None:
    """The rival's only Knight returns to the hand, which brings the token; then the rival has still to pick one."""
    cards = {**SEVEN, "bath-house-a": (6, "above"), "hagen": (6, "below"), "siegfried": (6, "below")}
    del cards["church-a"]
    on_top = [{"card": "civil-war", "known_to": [0, 1]}]
    pos = rolled("event", 1, rich(0, cards), player(1, built={"karl": (5, "above")}), events_stack=on_top)
    assert (built(pos, 1), pos.turn, open_kinds(pos)) == ([], 1, {"pick"})
    assert (pos.score(), pos.over) == ([12, 2], False)
    do(pos, "pick", card="siegfried")
    assert (pos.score(), pos.over, pos.winners) == ([12, 2], True, [0])


def last_turns(first: Json, second: Json, cap: int) -> Position:
    """Play from two rounds before the cap to the end of the game."""
    pos = position(first, second, turns=2 * cap - 4, options={"turn_cap": cap})
    while not pos.over:
        assert pos.state.turns <= 2 * cap
        go_on(pos)
    return pos


@pytest.mark.parametrize("cap", [50, 100, 200])
def test_1_after_the_turn_cap_of_each_player_the_game_ends(cap: int) -> None:
    pos = last_turns(player(0), player(1), cap)
    assert (pos.state.turns, pos.state.on_turn) == (2 * cap, 1)


def test_1_without_the_option_the_cap_is_200_turns_of_each_player() -> None:
    pos = position(turns=396)
    while not pos.over:
        go_on(pos)
    assert pos.state.turns == 400


@pytest.mark.parametrize("better", [0, 1])
def test_1_at_the_cap_the_higher_score_wins(better: int) -> None:
    more = player(better, settlements=(5,), cities=(6,))
    pos = last_turns(*rivals(better, more, player(1 - better)), 50)
    assert pos.winners == [better]


def test_1_at_the_cap_equal_scores_share_the_victory() -> None:
    pos = last_turns(player(0), player(1), 50)
    assert (pos.score(), pos.winners) == ([2, 2], [0, 1])


# 4. A turn


@pytest.mark.parametrize("turn", [0, 1])
def test_4_a_turn_begins_with_the_roll(turn: int) -> None:
    pos = position(turn=turn)
    assert (pos.turn, open_kinds(pos), pos.state.die) == (turn, {"roll"}, 0)


def test_4_before_the_roll_action_cards_that_say_so_may_be_played() -> None:
    pos = position(player(0, "alchemist-a caravan spy-a"), options={"action_gate": 3})
    assert is_open(pos, "roll")
    assert is_open(pos, "play", slot="alchemist-a")
    assert not is_open(pos, "play", slot="caravan")
    assert not is_open(pos, "play", slot="spy-a")


def test_4_after_the_roll_the_alchemist_comes_too_late() -> None:
    pos = acting(player(0, "alchemist-a"), options={"action_gate": 3})
    assert not is_open(pos, "play", slot="alchemist-a")


def test_4_nothing_is_built_or_traded_before_the_roll() -> None:
    pos = position(player(0, "sawmill", stores=3))
    assert open_kinds(pos) == {"roll"}


def test_4_both_dice_are_rolled() -> None:
    """Each number and each face comes up, the face of the event card twice as often as another."""
    numbers: Counter[int] = Counter()
    faces: Counter[str] = Counter()
    for seed in range(360):
        pos = do(position(seed=seed), "roll")
        numbers.update(one["die"] for one in pos.events if one["what"] == "rolled_number")
        faces.update(one["face"] for one in pos.events if one["what"] == "rolled_face")
    assert set(numbers) == {1, 2, 3, 4, 5, 6}
    assert set(faces) == {"tournament", "commerce", "brigands", "plenty", "event"}
    assert numbers.total() == faces.total() == 360
    assert all(30 < n < 90 for n in numbers.values())
    assert 90 < faces.pop("event") < 150
    assert all(30 < n < 90 for n in faces.values())


def test_4_production_comes_after_the_event() -> None:
    """The brigands take all ore first; then the mountains produce one."""
    first = player(0, stores={"mountains-2": 2, "forest-4": 3, "fields-1": 3})
    pos = rolled("brigands", 2, first)
    assert stock(pos, 0) == {"lumber": 3, "grain": 3, "ore": 1}


@pytest.mark.parametrize("turn", [0, 1])
def test_4_event_and_production_are_for_both_players(turn: int) -> None:
    full = player(0, stores={"mountains-2": 2, "forest-4": 3, "fields-1": 3})
    other = player(1, stores={"mountains-3": 2, "forest-5": 3, "hills-6": 3})
    pos = rolled("brigands", 2, full, other, turn=turn)
    assert stock(pos, 0) == {"lumber": 3, "grain": 3, "ore": 1}
    assert stock(pos, 1) == {"lumber": 3, "brick": 3, "grain": 1}


@pytest.mark.parametrize("turn", [0, 1])
def test_4_where_both_choose_the_roller_does_so_first(turn: int) -> None:
    pos = rolled("plenty", 6, turn=turn)
    lands = ["fields-1", "fields-2"]
    assert (pos.turn, open_kinds(pos)) == (turn, {"gain"})
    do(pos, "gain", cell=lands[turn])
    assert (pos.turn, open_kinds(pos)) == (1 - turn, {"gain"})
    assert open_cells(pos, "gain") >= {lands[1 - turn]}
    do(pos, "gain", cell=lands[1 - turn])
    assert (pos.turn, is_open(pos, "end_actions")) == (turn, True)


def test_4_the_action_phase_comes_after_production() -> None:
    pos = rolled("tournament", 5)
    assert store(pos, "hills-5") == 1
    assert (pos.turn, is_open(pos, "end_actions")) == (0, True)


def test_4_actions_are_taken_in_any_order_and_number() -> None:
    """Build, trade, pull down, play a card, trade, build, and pull down again."""
    stores = stores_of(0, gold=3, wool=3, lumber=3, brick=3, ore=1)
    pos = acting(player(0, "sawmill siegfried caravan", stores=stores), options={"action_gate": 3})
    do(pos, "build", slot="siegfried", place=5, side="above")
    do(pos, "trade", give="gold", get="ore")
    do(pos, "pull_down", card="siegfried")
    do(pos, "play", slot="caravan")
    do(pos, "trade", give="brick", get="grain")
    do(pos, "stop")
    do(pos, "trade", give="wool", get="gold")
    do(pos, "build_road", end="left")
    do(pos, "build", slot="sawmill", place=5, side="above")
    do(pos, "pull_down", card="sawmill")
    assert stock(pos, 0) == {"ore": 1, "gold": 1, "grain": 1}
    assert (built(pos, 0), sorted(discarded(pos))) == ([], ["caravan", "sawmill", "siegfried"])
    assert (pos.turn, is_open(pos, "end_actions")) == (0, True)


def test_4_the_action_phase_asks_even_when_nothing_can_be_done() -> None:
    pos = acting(options={"rival_trade": 0})
    assert (pos.turn, open_kinds(pos)) == (0, {"end_actions"})


def test_4_after_the_actions_the_hand_is_looked_after() -> None:
    pos = acting(player(0, "sawmill"))
    do(pos, "end_actions")
    assert (pos.turn, open_kinds(pos)) == (0, {"draw"})


def test_4_nothing_is_built_after_the_action_phase() -> None:
    pos = drawing(player(0, "sawmill karl smithy", stores=3))
    assert open_kinds(pos) == {"keep", "put_under"}


@pytest.mark.parametrize("turn", [0, 1])
def test_4_then_it_is_the_other_players_turn(turn: int) -> None:
    pos = drawing(player(0, "sawmill karl smithy"), player(1, "otto falk goetz"), turn=turn)
    began = pos.state.turns
    do(pos, "keep")
    assert (pos.turn, pos.state.on_turn, pos.state.turns) == (1 - turn, 1 - turn, began + 1)
    assert is_open(pos, "roll")
    assert (hand(pos, 0), hand(pos, 1)) == (["sawmill", "karl", "smithy"], ["otto", "falk", "goetz"])
