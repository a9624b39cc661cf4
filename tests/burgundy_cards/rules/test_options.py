"""Options: where the rule texts differ, each with the default that the other tests of this folder hold."""

from __future__ import annotations

from itertools import pairwise

import pytest
from burgundy_cards.rules import table as t

from bailey.core import BadInput
from bailey.games import burgundy_cards

OPTIONS = (
    "growing_market", "strict_win", "end_only_check", "one_worker_each", "exact_three", "single_animal_set",
    "optional_functions",
)  # fmt: skip


@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_is_off_or_chosen_at_the_setup_and_kept_in_the_position(name: str) -> None:
    """And by a written position in either of two ways."""
    found = [(one.name, one.default, one.values) for one in burgundy_cards.GAME.options]
    assert found == [(option, 0, (0, 1)) for option in OPTIONS]
    assert burgundy_cards.new(players=2, seed=1).dump()[name] is False
    assert burgundy_cards.new(players=2, seed=1, options={name: 1}).dump()[name] is True
    assert t.table(t.seat(), **{name: True}).dump()[name] is True
    assert t.table(t.seat(), options={name: 1}).dump()[name] is True


@pytest.mark.parametrize(("name", "value"), [("golden_market", 1), ("exact_three", 2)])
def test_an_unknown_option_or_value_is_refused_by_name(name: str, value: int) -> None:
    with pytest.raises(BadInput, match=name):
        burgundy_cards.new(players=2, options={name: value})


# --- growing market, one worker each ----------------------------------------------------------------------------------

GROWING = {"A": 7, "B": 10, "C": 13, "D": 13, "E": 13}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_growing_market_begins_with_seven_cards_and_everybody_with_one_worker(players: int) -> None:
    """Whatever the number of players."""
    pos = burgundy_cards.new(players=players, seed=4, options={"growing_market": 1, "one_worker_each": 1})
    assert len(t.shown(pos)) == 7
    assert all({t.die(card) for card in t.row(pos, number)[1:]} <= {number} for number in t.ROWS)
    assert [t.player(pos, p)["workers"] for p in range(players)] == [1] * players


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("name", "following"), list(pairwise(t.ROUNDS)))
def test_the_market_grows_by_the_rounds(players: int, name: str, following: str) -> None:
    """7, 10, 13, 13, 13: filled by the rows first, twice for thirteen, the rest by their dice."""
    others = [t.seat(hand="")] * (players - 1)
    pos = t.go(t.acting(6, t.seat(workers=1), *others, round=name, growing_market=True), "take_silver")
    by_turns = 2 if GROWING[following] == 13 else 1
    assert (pos.dump()["round"], len(t.shown(pos))) == (following, GROWING[following])
    for number in t.ROWS:
        assert len(t.row(pos, number)) >= by_turns
        assert {t.die(card) for card in t.row(pos, number)[by_turns:]} <= {number}


# --- exact three, single animal set -----------------------------------------------------------------------------------


def test_action_6_may_convert_exactly_three() -> None:
    """One point for three cards, once, though there are more; fewer than three are still none."""
    pos = t.acting(2, t.seat(workers=5, silver=1), exact_three=True)
    assert {one["silver"] for one in t.offered(pos, "convert")} == {0, 1}
    wanted = {"points": 1, "workers": 3, "silver": 0, "turn": 1}
    assert t.seen(t.go(pos, "convert silver=1"), wanted) == wanted


@pytest.mark.parametrize(
    ("counts", "sets", "points"),
    [([1, 2, 3, 0], [3], 2), ([5, 5, 5, 5], [4], 4), ([2, 2, 0, 0], [2], 1), ([4, 0, 0, 0], [], 0)],
)
def test_one_set_of_animals_may_be_all_that_counts(counts: list[int], sets: list[int], points: int) -> None:
    """By the number of kinds."""
    assert t.line(t.table(t.seat(animals=counts), single_animal_set=True), "animals") == {
        "sets": sets,
        "points": points,
    }


def test_with_a_single_set_all_other_animals_are_unused() -> None:
    """They break ties: of two cows and two chickens two are left."""
    own, other = t.seat(points=3, animals=[2, 2, 0, 0]), t.seat(points=3, silver=2)
    wanted = {"score": [4, 4], "winners": [0, 1]}
    assert t.seen(t.table(own, other, single_animal_set=True, start_player=1), wanted) == wanted


# --- optional functions -----------------------------------------------------------------------------------------------

FITTING = {"carpenters-workshop-1": "knowledge-6c", "church-1": "cloister-6b", "market-1": "ship-1c"}


@pytest.mark.parametrize(("card", "fitting"), [*FITTING.items(), ("city-hall-4", "")])
def test_taking_and_placing_may_always_be_declined(card: str, fitting: str) -> None:
    """Though there is room, and though a single card fits; what cannot be done is not asked, and brings nothing."""
    pos = t.placing(card, t.seat(projects="mine-1a"), display={5: fitting}, optional_functions=True)
    assert t.seen(pos, {"questions": 0}) == {"questions": {"take" if fitting else "place", "decline"}}
    wanted = {"projects": ["mine-1a"], "shown": fitting.split(), "turn": 1, "estate": [card]}
    wanted["told declined"] = [{"player": 0}]
    assert t.seen(t.go(pos, "decline"), wanted) == wanted
    wanted = {"turn": 1, "told nothing_happened": [{"player": 0, "card": card}]}
    assert t.seen(t.placing(card, display={}, optional_functions=True), wanted) == wanted


@pytest.mark.parametrize("card", ["ship-1a", "pasture-1a", "boarding-house-4", "castle-1a"])
def test_other_functions_are_not_optional(card: str) -> None:
    """They cost nothing."""
    assert t.DECLINE not in t.placing(card, optional_functions=True).choices
