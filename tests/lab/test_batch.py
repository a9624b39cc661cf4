"""Many games side by side: plain and compiled alike, lane by lane, and nothing that is not open."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from bailey.bots import make
from bailey.core import BadInput, IllegalChoice, Position
from bailey.core.distribution import needs, needs_base
from bailey.core.state.observe import observation
from bailey.games import _template, castle_combo
from bailey.lab.batch import Batch
from bailey.lab.simulate import simulate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bailey.core import Game

GAMES = [castle_combo.GAME, _template.GAME]
EXAMPLES = Path(__file__).parents[2] / "examples"


def plain(game: Game = castle_combo.GAME, players: int = 2, lanes: int = 3, seed: int = 7, **more: Any) -> Batch:
    return Batch(game, players, lanes, seed, plain=True, **more)


def begun(game: Game = castle_combo.GAME, **more: Any) -> Batch:
    batch = plain(game, **more)
    batch.reset()
    return batch


def drawn(batch: Batch, rng: np.random.Generator) -> np.ndarray:
    """Pick an open choice in every lane that is not over."""
    menus = batch.menus
    picked = 1 + (rng.random(batch.count) * np.maximum(menus[:, 0], 1)).astype(int)
    return np.where(batch.over, -1, menus[np.arange(batch.count), picked])


def seen(batch: Batch) -> list[Any]:
    """Everything that a batch shows."""
    shown = [batch.turn, batch.over, batch.masks(), batch.scores(), batch.payoffs(), batch.margins()]
    shown += [batch.observe(viewer) for viewer in range(-1, batch.players)]
    return [array.tolist() for array in shown]


def played(batch: Batch, steps: int, seed: int = 1) -> Iterator[list[Any]]:
    """Play at random, beginning anew where a game is over."""
    rng = np.random.default_rng(seed)
    batch.reset()
    for _ in range(steps):
        yield seen(batch)
        batch.step(drawn(batch, rng))
        if batch.over.any():
            yield seen(batch)
            batch.reset(batch.over)


@pytest.mark.usefixtures("numba")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_plain_and_compiled_batches_are_the_same(game: Game) -> None:
    tables: list[tuple[list[str | None], int]] = [([None, None], 150), (["random", None, "greedy"], 30)]
    for bots, steps in tables:  # where two of three seats are bots, a game takes a third of the steps
        twins = [Batch(game, len(bots), 3, 7, bots=bots, plain=mode) for mode in (True, False)]
        for one, other in zip(*(played(batch, steps) for batch in twins), strict=True):
            assert one == other


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_lane_is_a_position(game: Game) -> None:
    batch, rng = begun(game, players=3), np.random.default_rng(2)
    twins = [Position(game, game.deal(3, 7, number)) for number in range(3)]
    while not batch.over.all():
        for lane, pos in enumerate(twins):
            assert batch.turn[lane] == (-1 if pos.over else pos.turn)
            assert np.flatnonzero(batch.masks()[lane]).tolist() == sorted(pos.choices.numbers)
            assert batch.scores()[lane].tolist() == pos.score()
            assert batch.observe(1)[lane].tolist() == observation(game, pos.state, 1)
            assert batch.position(lane) == pos
        choices = drawn(batch, rng)
        batch.step(choices)
        for lane, pos in enumerate(twins):
            if choices[lane] >= 0:
                pos.push(int(choices[lane]))
    for lane, pos in enumerate(twins):
        share = [1 / len(pos.winners) if seat in pos.winners else 0 for seat in range(3)]
        assert batch.payoffs()[lane].tolist() == share


def test_the_first_game_of_a_seed_is_the_one_that_new_deals_and_every_lane_can_have_its_own() -> None:
    batch = begun(lanes=2, seed=11)
    assert batch.position(0).view(0) == castle_combo.new(seed=11).view(0)
    batch.reset(seeds=[5, 6])
    assert [batch.position(lane).view(0) for lane in range(2)] == [castle_combo.new(seed=s).view(0) for s in (5, 6)]
    batch.reset(seeds=9)
    again = begun(lanes=2, seed=9)
    assert seen(batch) == seen(again)


def test_games_between_bots_are_those_of_a_simulation_and_take_no_choice() -> None:
    batch = begun(lanes=4, seed=3, bots=["random", "random"])
    assert batch.over.all()
    told = simulate(castle_combo.GAME, 2, ["random", "random"], 4, 3, plain=True).results
    assert batch.scores().tolist() == told.scores.tolist()
    assert batch.payoffs().tolist() == told.shares().tolist()
    with pytest.raises(IllegalChoice, match="game-over"):
        batch.choose(0, 0)
    assert batch.menus[0, 0] == 0
    assert not batch.masks().any()


def test_a_lane_does_not_depend_on_the_others_and_bots_sit_where_they_are_turned_to() -> None:
    batch, alone = begun(), begun()
    batch.reset([True, False, True])
    batch.step([int(batch.menus[0, 1]), -1, int(batch.menus[2, 1])])
    assert batch.games.tolist() == [3, 1, 5]
    assert batch.observe(0)[1].tolist() == alone.observe(0)[1].tolist()
    alone.reset([False, False, True])
    assert alone.position(2).view(0) == Position(castle_combo.GAME, castle_combo.GAME.deal(2, 7, 5)).view(0)
    batch = plain(players=3, lanes=3, bots=[None, "random", "random"])
    batch.reset(turned=[0, 2, 1])
    assert batch.turn.tolist() == [0, 1, 2]


def test_advice_is_that_of_greedy_and_changes_no_game() -> None:
    batch = begun(lanes=3)
    for _ in range(12):
        before = seen(batch)
        advice = batch.advise()
        assert seen(batch) == before
        assert all(batch.masks()[np.arange(3), advice])
        batch.step(advice)
    alone = begun(lanes=1)
    # With a single best choice, every greedy bot makes it.
    position = alone.position(0)
    wishes = {make("greedy", castle_combo.GAME, plain=True).choose(position, seed).number for seed in range(9)}
    assert {int(alone.advise()[0]) for _ in range(9)} <= wishes


def test_some_lanes_alone_are_advised_and_none_where_nothing_is_asked() -> None:
    batch, other = begun(), begun()
    assert batch.advise([True, False, True]).tolist() == [*other.advise()[:1], -1, *other.advise()[2:]]
    assert batch.turn.min() >= 0, "the others are still asked"
    batch = plain(lanes=2, bots=["random", "random"])
    assert batch.advise().tolist() == [-1, -1]
    batch.reset()
    assert batch.advise().tolist() == [-1, -1]


@pytest.mark.usefixtures("numba")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_plain_and_compiled_advice_is_the_same(game: Game) -> None:
    batches = [Batch(game, 2, 3, 4, plain=mode) for mode in (True, False)]
    for batch in batches:
        batch.reset()
    for _ in range(10):
        one, other = (batch.advise() for batch in batches)
        assert one.tolist() == other.tolist()
        some, others = (batch.advise([False, True, True]) for batch in batches)
        assert some.tolist() == others.tolist()
        for batch in batches:
            batch.step(one)
        for batch in batches:
            if batch.over.any():
                batch.reset(batch.over)


def test_what_is_not_open_or_cannot_be_paid_is_refused_with_the_reason_and_nothing_is_played() -> None:
    batch = begun(lanes=2)
    before, choice = seen(batch), int(batch.menus[0, 1])
    with pytest.raises(IllegalChoice, match=r"lane 1: choice 'fill_purse card=0' is not open: not-now"):
        batch.step([choice, castle_combo.GAME.choices.find({"do": "fill_purse", "card": 0}).number])
    with pytest.raises(BadInput, match=r"lane 0: choice 1000: there is none"):
        batch.step([1000, choice])
    assert seen(batch) == before
    poor = {"players": [{"gold": 0, "keys": 0}, {}], "castle": {"row": ["duchess"]}, "messenger": "castle"}
    pos = castle_combo.load(poor)
    blocked = [number for number, why in pos.blocked.items() if why == "too_expensive"]
    batch = begun(lanes=1)
    batch._lanes.put(4, pos.state)
    batch._menus[0][:2] = [1, pos.choices.numbers[0]]
    with pytest.raises(IllegalChoice, match=r"too-expensive .*cost \d+, .*gold 0"):
        batch.choose(0, blocked[0])


@pytest.mark.parametrize("choice", [None, 1.5, "take", -1, 10**30])
def test_what_is_no_choice_is_refused(choice: object) -> None:
    batch = begun(lanes=1)
    with pytest.raises(BadInput, match=r"^choice "):
        batch.choose(0, choice)


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"lanes": 0}, "lanes: there must be at least 1"),
        ({"players": 9}, "seats: Castle Combo is for 2 to 5 players"),
        ({"seed": -1}, "seed: must be a whole number"),
        ({"bots": ["random"]}, "bots: 1 named for 2 players"),
        ({"bots": [None, "search:20"]}, "bots: 'search:20' cannot play inside a batch"),
    ],
)
def test_a_batch_that_cannot_be_is_refused(given: dict[str, Any], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        plain(**given)


def test_arrays_that_do_not_fit_are_refused() -> None:
    batch = begun(lanes=2)
    with pytest.raises(BadInput, match="lanes: there are 2"):
        batch.step([1])
    with pytest.raises(BadInput, match="choices: must be integers"):
        batch.step([0.5, 1.0])
    with pytest.raises(BadInput, match="seeds: must be"):
        batch.reset(seeds=[1, -1])
    with pytest.raises(BadInput, match="viewer: must be from 0 to 1"):
        batch.observe(2)


def run_apart(*program: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *program], capture_output=True, text=True, timeout=120, check=False)


def test_without_numba_games_are_plain_unless_compiled_ones_are_asked_for() -> None:
    code = """if True:
        import sys
        sys.modules["numba"] = None
        from bailey.games.castle_combo import GAME
        from bailey.lab.batch import Batch
        batch = Batch(GAME, 2, 2, 7)
        batch.reset()
        print(batch.plain, batch.turn.tolist())
        Batch(GAME, 2, 2, 7, plain=False)
    """
    done = run_apart("-c", code)
    assert done.stdout.startswith("True [")
    assert needs_base("compiled play", "Numba") in done.stderr.splitlines()[-1]


@pytest.mark.slow
@pytest.mark.parametrize("example", ["pettingzoo_random", "gymnasium_vector", "openspiel_mcts"])
def test_the_examples_run(example: str) -> None:
    done = run_apart(EXAMPLES / f"{example}.py")
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.slow
@pytest.mark.parametrize(
    ("module", "without", "said"),
    [
        ("pettingzoo_env", "pettingzoo", needs_base("this interface", "PettingZoo")),
        ("pettingzoo_env", "gymnasium", needs_base("this interface", "Gymnasium")),
        ("gymnasium_env", "gymnasium", needs_base("this interface", "Gymnasium")),
        ("openspiel_game", "pyspiel", needs("this interface", "openspiel")),
    ],
)
def test_a_missing_package_is_named_with_the_remedy(module: str, without: str, said: str) -> None:
    done = run_apart("-c", f"import sys; sys.modules[{without!r}] = None; import bailey.lab.{module}")
    assert done.returncode == 1
    assert said in done.stderr.splitlines()[-1]


@pytest.mark.parametrize(
    ("do", "said"),
    [
        (lambda b, _: b.advise([True, False]), "which: give true or false for each of the 4 lanes"),
        (lambda b, _: b.advise([0, 1, 2, 3]), "which: give true or false for each of the 4 lanes"),
        (lambda b, _: b.reset([1, 1]), "which: give true or false for each of the 4 lanes"),
        (lambda b, _: b.reset(seeds=[1, 2]), "seeds: give one number, or one for each of the 4 lanes, not 2"),
        (lambda b, p: b.lay(-1, p), "lane -1: there are 4, from 0 to 3"),
        (lambda b, p: b.lay(4, p), "lane 4: there are 4, from 0 to 3"),
        (lambda b, _: b.position(9), "lane 9: there are 4, from 0 to 3"),
        (lambda b, _: b.choose(-1, 0), "lane -1: there are 4, from 0 to 3"),
        (lambda b, _: b.rewards("points"), "reward: must be one of win, margin, not 'points'"),
        (lambda b, _: b.lay(0, castle_combo.new(players=3)), "castle-combo for 2 players, not of castle-combo for 3"),
    ],
    ids=range(10),
)
def test_what_is_asked_of_no_lane_or_of_the_wrong_number_is_refused(do: Callable[[Batch, Any], Any], said: str) -> None:
    batch = Batch("castle-combo", 2, 4, plain=True)
    batch.reset()
    with pytest.raises(BadInput, match=re.escape(said)):
        do(batch, castle_combo.new(players=2))


def test_a_batch_that_was_not_begun_says_so() -> None:
    with pytest.raises(BadInput, match=r"lane 0: no game has begun; call reset\(\)"):
        Batch("castle-combo", 2, 4, plain=True).step(np.zeros(4, np.int64))


def test_a_position_is_laid_down_in_one_lane_alone() -> None:
    batch, begin = Batch("castle-combo", 2, 3, plain=True), castle_combo.new(players=2, seed=9)
    batch.reset()
    before = batch.observe(0)
    batch.lay(1, begin.dump())
    assert batch.position(1).dump()["players"] == begin.dump()["players"]
    assert (batch.observe(0)[[0, 2]] == before[[0, 2]]).all()
