"""How far a play-out goes, and what points are worth to the search, is the game's to say."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any

import pytest
from core import quarry

from bailey import bots
from bailey.core import Position, SearchSettings
from bailey.core.compiled.lanes import Lanes
from bailey.core.compiled.modes import TREE_KERNELS, kernels
from bailey.core.compiled.search import LIVE, PAYOFF, TRIAL
from bailey.games import _template as postern

if TYPE_CHECKING:
    from bailey.core import Game


def round_of(s: Any) -> int:
    """Hours run down in Postern."""
    return 9 - s.hours


def only_the_first_has_points(s: Any, p: int) -> int:
    """Value five points for seat 0."""
    return 5 if p == 0 else 0


def variant(name: str, **settings: Any) -> Game:
    """Postern with other settings of the search, under a name of its own."""
    game = copy.copy(postern.GAME)
    game.name, game.search = f"postern-{name}", SearchSettings(**settings)
    return game


def played_out(game: Game, leaf_at: int = 0) -> tuple[Any, int]:
    """Play out once from the beginning, plain; return the position and how many decisions were played."""
    kernel = kernels(game, plain=True, file=TREE_KERNELS)
    lanes = Lanes(game, plain=True, nodes=2)
    lanes.put(TRIAL, Position.new(game, 2, 7).state)
    lanes.key_luck(1, 0, 2)
    s, menu = lanes.states[TRIAL], lanes.menu
    game.engine.settle(s, menu)
    decisions = 0
    advance = game.engine.advance

    def counted(s: Any, menu: Any, choice: int) -> None:
        nonlocal decisions
        decisions += 1
        advance(s, menu, choice)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kernel, "advance", counted)
        patch.setattr(lanes, "averages", [copy.copy(average) for average in lanes.averages])
        kernel.play_out(s, menu, lanes.averages, lanes.moves, lanes.lucks[0], kernel.period(s), leaf_at)
    return s, decisions


def test_a_play_out_goes_to_the_end_or_so_many_decisions_or_rounds() -> None:
    s, decisions = played_out(variant("whole"))
    assert s.pending == 0
    assert decisions > 20
    s, decisions = played_out(variant("short", horizon=3))
    assert s.pending > 0
    assert decisions == 3
    s, decisions = played_out(variant("round", period=round_of))
    assert s.pending > 0
    assert s.hours == 5
    assert decisions > 3
    assert played_out(variant("rounds", period=round_of, periods=2))[0].hours == 4


def test_a_learned_search_plays_on_until_so_many_times_another_seat_decides() -> None:
    """Whatever the game's own horizon is."""
    for game in (variant("learned"), variant("learned-short", horizon=1)):
        first = Position.new(game, 2, 7).turn
        ends = [played_out(game, leaf_at)[0] for leaf_at in (1, 2, 3)]
        assert all(s.pending > 0 for s in ends)
        deciders = [s.todo[s.pending - 1].player for s in ends]
        assert first is not None
        assert deciders == [1 - first, first, 1 - first]
        assert [s.hours for s in ends] == sorted((s.hours for s in ends), reverse=True)
        assert len({tuple(s.flat()) for s in ends}) == 3


def test_at_the_horizon_the_position_is_valued_by_evaluate_and_the_game_says_how_much_the_win_counts() -> None:
    game = variant("valued", horizon=1, spread=10, win_share=0)
    game.evaluate = only_the_first_has_points
    kernel = kernels(game, plain=True, file=TREE_KERNELS)
    payoffs = [0, 0]
    kernel.write_payoffs_at_horizon(Position.new(game, 2, 7).state, payoffs)
    assert payoffs == [PAYOFF * 3 // 4, PAYOFF // 4]
    for win_share, expected in ((0, PAYOFF * 3 // 4), (100, PAYOFF)):
        game = variant(f"win-{win_share}", horizon=1, spread=10, win_share=win_share)
        kernel = kernels(game, plain=True, file=TREE_KERNELS)
        assert kernel.payoff(0, 1, 5, kernel.win_share) == expected


@pytest.mark.usefixtures("numba")
def test_compiled_search_stops_where_plain_search_does() -> None:
    found = []
    assert quarry.GAME.search.horizon == 2
    for plain in (True, False):
        bot = bots.make("search:60", quarry.GAME, plain=plain)
        choice = bot.choose(Position.new(quarry.GAME, 2, 7), 3)
        found.append((choice.number, bot.opinion()))
        assert bot.lanes.get(LIVE).pending > 0
    assert found[0] == found[1]


@pytest.mark.parametrize(
    ("settings", "fault"),
    [
        ({"spread": 0}, "spread"),
        ({"prior_spread": -1}, "prior_spread"),
        ({"periods": 0}, "periods"),
        ({"win_share": 101}, "win_share"),
        ({"horizon": -1}, "horizon"),
    ],
)
def test_settings_that_no_search_could_work_with_are_refused(settings: dict[str, int], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        SearchSettings(**settings)
