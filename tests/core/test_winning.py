"""Winning is a rule of its own where a game says so: not always who has the most points, and perhaps nobody."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

import pytest
from core import quarry

from bailey.bots import make
from bailey.core import Game, Position, rule
from bailey.core.compiled.lanes import Lanes
from bailey.core.compiled.modes import kernels
from bailey.core.compiled.search import BLANK, LIVE
from bailey.games import _template as postern
from bailey.lab.batch import Batch

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.games._template.state import State

#: So many coins win, whatever lies in the yards.
RICH = 4


@rule
def rich(s: State, p: int) -> bool:
    """Whoever has four coins wins."""
    return s.players[p].coins >= RICH


GAME: Game = dataclasses.replace(postern.GAME, name="postern-of-coins", won=rich)


def written(*coins: int, **more: Any) -> Position:
    yards = [["pearls"], ["bread"]]
    return Position.load(
        GAME, {"players": [{"coins": c, "yard": y} for c, y in zip(coins, yards, strict=True)], **more}
    )


def test_whoever_the_rule_names_wins_with_fewer_points_and_perhaps_nobody() -> None:
    assert written(0, RICH).winners == [1]
    assert written(RICH, RICH).winners == [0, 1]
    pos = written(0, RICH - 1, todo=[], hours=0)
    assert (pos.over, pos.winners, pos.score()) == (True, [], [6, 1])


def test_plain_kernels_write_down_who_won() -> None:
    expect_winners(GAME, rich, plain=True)


@pytest.mark.usefixtures("numba")
def test_compiled_kernels_write_down_who_won() -> None:
    """A tiny game does, which other tests compile too."""
    expect_winners(quarry.GAME, quarry.rested, plain=False)


def expect_winners(game: Game, winning: Callable[[Any, int], bool], *, plain: bool) -> None:
    lanes, kernel = Lanes(game, plain=plain), kernels(game, plain=plain)
    lanes.put(BLANK, game.blank(2))
    seen = set()
    for number in range(40):
        scores, tiebreaks, wins, decisions = (lanes.grid(1, width) for width in (2, 2, 2, 1))
        kernel.simulate_random(lanes.states, lanes.menu, lanes.lucks, 7, number, 1, scores, tiebreaks, wins, decisions)
        state = lanes.get(LIVE)
        assert [int(won) for won in wins[0]] == [int(winning(state, p)) for p in range(2)]
        seen.add(tuple(int(won) for won in wins[0]))
    assert {(0, 0), (0, 1), (1, 0)} <= seen


def test_a_learner_is_rewarded_and_a_search_plays_by_the_rule() -> None:
    batch = Batch(GAME, 2, 60, 7, plain=True, bots=["random", "random"])
    batch.reset()
    assert batch.over.all()
    assert {0.0, 1.0} <= {*batch.payoffs().sum(axis=1).tolist()}, "some games have a winner, and some have none"
    """With three coins and the last turn, the fourth coin wins; bringing goods in does not."""
    pos = written(RICH - 1, 0, hours=1, turn=1)
    pos.state.players[1].coins, pos.state.players[0].coins = RICH - 1, 0
    assert str(make("search:400", GAME, plain=True).choose(pos, 3)) == "rest"
