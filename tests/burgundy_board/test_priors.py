"""What draws a bot to a choice of the board game."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from burgundy_board.positions import player, position, with_goods

from bailey.games import burgundy_board
from bailey.games.burgundy_board.choices import CHOICES
from bailey.games.burgundy_board.weights import Weights

if TYPE_CHECKING:
    from bailey.core import Choice, Position

GAME = burgundy_board.GAME
WEIGHTS = Path(burgundy_board.__file__).with_name("weights.json")


def prior(pos: Position, do: str, **args: int) -> int:
    """Return the prior of a choice."""
    found: int = GAME.prior_of(pos.state, CHOICES.find({"do": do, **args}).number)
    return found


def most_drawn(pos: Position) -> Choice:
    """Return the open choice with the highest prior."""
    return max(pos.choices, key=lambda one: GAME.prior_of(pos.state, one.number))


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), [(2, {}), (4, {"duchies": 2}), (1, {"automata": 3})])
def test_who_follows_the_prior_scores_far_more_than_who_plays_at_random(players: int, options: dict[str, int]) -> None:
    dice = random.Random(1)
    for seed in range(3):
        pos = burgundy_board.new(players, seed, options)
        while not pos.over:
            pos.push(most_drawn(pos) if pos.turn == 0 else dice.choice([*pos.choices]))
        assert pos.score()[0] > 110
        assert all(points < pos.score()[0] for points in pos.score()[1:players])


def test_every_weight_that_was_fitted_is_known_and_has_its_length() -> None:
    fitted = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    zero = Weights()
    assert {name: shape(value) for name, value in fitted.items()} == {
        field.name: shape(getattr(zero, field.name)) for field in Weights.fields
    }


def shape(value: int | list[int]) -> int:
    """Return how many weights there are under a name."""
    return len(value) if isinstance(value, list) else 1


def test_a_place_that_fills_a_region_is_better_than_one_that_does_not() -> None:
    pos = position({"dice": [3, 3], "storage": ["bank-1"]})
    assert prior(pos, "place", die=0, tile=0, space=11) > prior(pos, "place", die=0, tile=0, space=25)


def test_the_last_but_one_tile_of_a_colour_is_better_than_those_before() -> None:
    def worth(lying: dict[int, str]) -> int:
        return prior(
            position(player(0, lying) | {"dice": [3, 3], "storage": ["mine-1"]}), "place", die=0, tile=0, space=29
        )

    first, second, third = worth({}), worth({24: "mine-2"}), worth({24: "mine-2", 33: "mine-3"})
    assert first < second < third


def test_workers_cost() -> None:
    pos = position({"dice": [4, 5], "workers": 3}, depots={4: {0: "castle-5"}})
    assert prior(pos, "take", die=0, depot=4, slot=0) > prior(pos, "take", die=1, depot=4, slot=0)


def test_more_goods_are_sold_first() -> None:
    pos = position({"dice": [4, 5], "goods": with_goods(t4=1, t5=3)})
    assert prior(pos, "sell", die=1, good=4) > prior(pos, "sell", die=0, good=3)


def test_a_kind_whose_spaces_are_full_is_worth_little() -> None:
    depots = {4: {0: "mine-4", 1: "ship-1"}}
    full: dict[str, Any] = player(0, {24: "mine-1", 29: "mine-2", 33: "mine-3"})
    pos = position(full | {"dice": [4, 4]}, depots=depots)
    some = position({"dice": [4, 4]}, depots=depots)
    assert prior(pos, "take", die=0, depot=4, slot=0) < prior(some, "take", die=0, depot=4, slot=0) - 100
