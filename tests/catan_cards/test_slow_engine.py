"""Random games of the real engine beside the slow one, which was written from the rule text alone."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from catan_cards.slow_engine_beside import OPTIONS, play_beside
from catan_cards.slow_engine_table import EXPANSIONS
from soak import TIMES

if TYPE_CHECKING:
    from collections.abc import Iterable

#: What must have happened in the longer run, beside that every card acts, for the comparison to be worth something.
WANTED = {
    *(f"built {name}" for name, card in EXPANSIONS.items() if card["colour"] in {"green", "red"}),
    *(f"face {name}" for name in ("tournament", "commerce", "brigands", "plenty", "event")),
    *(f"{attack} {end}" for attack in ("arsonist", "black-knight", "brigands") for end in ("won", "lost")),
    *(f"no {what} left" for what in ("road", "settlement", "city")),
    *("won in the own turn", "turn cap"),
    *("offer", "answer", "accepted", "empty stack", "spy took", "put under by Conflict", "taken by Master Builder"),
    *("cut down at once", "cut down after the Civil War"),
}
#: Few games in which every card acts that acts in any of a hundred.
FEW = (20, 22, 2002, 2009, 2017, 2019, 2057)
#: Options whose value shows in every few games; the others need a rare event.
SOON = ("exchange_from", "exchange_mandatory", "region_draw", "rival_trade", "action_gate")


@pytest.mark.parametrize("seed", [1, *(pytest.param(n, marks=pytest.mark.long) for n in (0, *range(2, 14)))])
def test_a_random_game_with_any_options(seed: int) -> None:
    play_beside(seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1000, 1001])
def test_a_random_game_as_the_rules_have_it(seed: int) -> None:
    play_beside(seed, {"turn_cap": 50})


@pytest.mark.slow
@pytest.mark.parametrize("name", SOON)
def test_an_engine_that_takes_an_option_for_another_is_found_out(name: str) -> None:
    """In one of some games in which the first value is played, and another one believed."""
    with pytest.raises(AssertionError):
        play_nine_believing({name: OPTIONS[name][0], "turn_cap": 50}, {name: OPTIONS[name][1]})


def play_nine_believing(options: dict[str, int], believed: dict[str, int]) -> None:
    for seed in range(9):
        play_beside(seed, options, **believed)


@pytest.mark.long
@pytest.mark.parametrize("name", OPTIONS)
def test_games_with_each_value_of_an_option(name: str) -> None:
    """Otherwise as the rules have it."""
    for seed, value in enumerate(OPTIONS[name]):
        play_beside(3000 + seed, {"turn_cap": 50, name: value})


@pytest.mark.parametrize("seeds", [
    pytest.param(FEW, marks=pytest.mark.slow, id="few"),
    pytest.param(range(2000, 2000 + 60 * TIMES), marks=pytest.mark.long, id="many"),
])  # fmt: skip
def test_games_in_which_every_card_acts(seeds: Iterable[int]) -> None:
    """Every action card, event card, green and red card does in some game what it says."""
    acted = Counter[str]()
    for seed in seeds:
        acted += play_beside(seed).game.acted
    assert {*EXPANSIONS} - {*acted} == set()
    assert WANTED - {*acted} == set()
