"""Options: where the rule texts differ, each with the default that the other tests of this folder hold."""

from __future__ import annotations

from itertools import pairwise

import pytest
from burgundy_cards.rules.table import (
    DECLINE,
    ROUNDS,
    ROWS,
    TAKE_SILVER,
    acting,
    die,
    line,
    piles,
    placing,
    player,
    questions,
    row,
    seat,
    shown,
    table,
    told,
)

from bailey.core import BadInput
from bailey.games import burgundy_cards

OPTIONS = (
    "growing_market",
    "strict_win",
    "end_only_check",
    "one_worker_each",
    "exact_three",
    "single_animal_set",
    "optional_functions",
)
PLAYERS = (1, 2, 3, 4)


def test_these_are_the_options_and_all_are_off() -> None:
    """Each is on or off."""
    assert [(one.name, one.default, one.values) for one in burgundy_cards.GAME.options] == [
        (name, 0, (0, 1)) for name in OPTIONS
    ]
    dumped = burgundy_cards.new(players=2, seed=1).dump()
    assert [dumped[name] for name in OPTIONS] == [False] * 7


@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_is_chosen_at_the_setup_and_kept_in_the_position(name: str) -> None:
    """And by a written position in either of two ways."""
    assert burgundy_cards.new(players=2, seed=1, options={name: 1}).dump()[name] is True
    assert table(seat(), **{name: True}).dump()[name] is True
    assert table(seat(), options={name: 1}).dump()[name] is True


def test_an_unknown_option_or_value_is_refused() -> None:
    """With an error that names it."""
    with pytest.raises(BadInput, match="golden_market"):
        burgundy_cards.new(players=2, options={"golden_market": 1})
    with pytest.raises(BadInput, match="exact_three"):
        burgundy_cards.new(players=2, options={"exact_three": 2})


# --- growing market ---------------------------------------------------------------------------------------------------

GROWING = {"A": 7, "B": 10, "C": 13, "D": 13, "E": 13}


@pytest.mark.parametrize("players", PLAYERS)
def test_the_growing_market_begins_with_seven_cards(players: int) -> None:
    """Whatever the number of players."""
    pos = burgundy_cards.new(players=players, seed=4, options={"growing_market": 1})
    assert len(shown(pos)) == 7
    assert all({die(card) for card in row(pos, number)[1:]} <= {number} for number in ROWS)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("name", "following"), list(pairwise(ROUNDS)))
def test_the_market_grows_by_the_rounds(players: int, name: str, following: str) -> None:
    """7, 10, 13, 13, 13: filled by the rows first, twice for thirteen, the rest by their dice."""
    others = [seat(hand="")] * (players - 1)
    pos = acting(6, seat(workers=1), *others, round=name, growing_market=True)
    pos.push(TAKE_SILVER)
    by_turns = 2 if GROWING[following] == 13 else 1
    assert (pos.dump()["round"], len(shown(pos))) == (following, GROWING[following])
    for number in ROWS:
        assert len(row(pos, number)) >= by_turns
        assert {die(card) for card in row(pos, number)[by_turns:]} <= {number}


# --- one worker each --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_may_begin_with_one_worker(players: int) -> None:
    """Instead of none to two by turn order."""
    pos = burgundy_cards.new(players=players, seed=4, options={"one_worker_each": 1})
    assert [player(pos, p)["workers"] for p in range(players)] == [1] * players


# --- exact three ------------------------------------------------------------------------------------------------------


def test_action_6_may_convert_exactly_three() -> None:
    """One point for three cards, once, though there are more; fewer than three are still none."""
    pos = acting(2, seat(workers=5, silver=1), exact_three=True)
    assert {one.args["silver"] for one in pos.choices if one.name == "convert"} == {0, 1}
    pos.push({"do": "convert", "silver": 1})
    got = player(pos)
    assert (got["points"], got["workers"], got["silver"], pos.turn) == (1, 3, 0, 1)


# --- single animal set ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("counts", "sets", "points"),
    [([1, 2, 3, 0], [3], 2), ([5, 5, 5, 5], [4], 4), ([2, 2, 0, 0], [2], 1), ([4, 0, 0, 0], [], 0)],
)
def test_one_set_of_animals_may_be_all_that_counts(counts: list[int], sets: list[int], points: int) -> None:
    """By the number of kinds."""
    pos = table(seat(animals=counts), single_animal_set=True)
    assert line(pos, "animals") == {"sets": sets, "points": points}


def test_with_a_single_set_all_other_animals_are_unused() -> None:
    """They break ties: of two cows and two chickens two are left."""
    own, other = seat(points=3, animals=[2, 2, 0, 0]), seat(points=3, silver=2)
    pos = table(own, other, single_animal_set=True, start_player=1)
    assert (pos.score(), list(pos.winners)) == ([4, 4], [0, 1])


# --- optional functions -----------------------------------------------------------------------------------------------

FITTING = {"carpenters-workshop-1": "knowledge-6c", "church-1": "cloister-6b", "market-1": "ship-1c"}


@pytest.mark.parametrize(("card", "fitting"), FITTING.items())
def test_taking_may_always_be_declined(card: str, fitting: str) -> None:
    """Though there is room, and though a single card fits."""
    pos = placing(card, seat(projects="mine-1a"), display={5: fitting}, optional_functions=True)
    assert questions(pos) == {"take", "decline"}
    pos.push(DECLINE)
    assert (player(pos)["projects"], shown(pos), pos.turn) == (["mine-1a"], [fitting], 1)
    assert told(pos, "declined") == [{"what": "declined", "player": 0}]


def test_a_city_hall_may_be_declined() -> None:
    """The project waits for a better pile."""
    pos = placing("city-hall-4", seat(projects="mine-1a"), optional_functions=True)
    assert questions(pos) == {"place", "decline"}
    pos.push(DECLINE)
    assert (player(pos)["projects"], piles(pos), pos.turn) == (["mine-1a"], ["city-hall-4"], 1)
    assert told(pos, "declined") == [{"what": "declined", "player": 0}]


@pytest.mark.parametrize("card", [*FITTING, "city-hall-4"])
def test_what_cannot_be_done_is_not_asked_though_functions_are_optional(card: str) -> None:
    """No card fits, and there is no project: it brings nothing."""
    pos = placing(card, display={}, optional_functions=True)
    assert pos.turn == 1
    assert [event["card"] for event in told(pos, "nothing_happened")] == [card]


@pytest.mark.parametrize("card", ["ship-1a", "pasture-1a", "boarding-house-4", "castle-1a"])
def test_other_functions_are_not_optional(card: str) -> None:
    """They cost nothing."""
    assert DECLINE not in placing(card, optional_functions=True).choices
