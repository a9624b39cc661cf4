"""OpenSpiel: random games in C++, its tree search in C++, and the same random games driven from Python.

C++ rollouts: a search of one iteration whose evaluator plays 50 complete random games, so that all of the time is
spent in OpenSpiel's C++ playouts. They start after the deal (256 random deals): the time for dealing, which Bailey's
own rates include, is not included here. Decisions per game are the mean of random games from the same deals.

Tree search: OpenSpiel's MCTS with one random playout per iteration. It sees all hidden cards; Bailey's
search deals them again in each iteration.
"""

import functools
import importlib
import random
from collections.abc import Callable
from typing import Any

GAMES = ("spades", "hearts", "gin_rummy")
DEALS = 256
SAMPLED_GAMES = 1024
ROLLOUTS = 50
ITERATIONS = 1000
EXPLORATION = 1.4
MEMORY_MB = 200

Amount = dict[str, float]
Work = Callable[[random.Random], Amount]
State = Any
Bot = Any


def tasks() -> list[tuple[str, str, Callable[[], Work]]]:
    modes = (
        ("C++ rollouts", cpp_rollouts),
        (f"MCTS, {ITERATIONS} iterations, open cards", tree_search),
        ("Python loop", python_loop),
    )
    return [(game, mode, functools.partial(make, game)) for game in GAMES for mode, make in modes]


def cpp_rollouts(name: str) -> Work:
    deals = dealt(name)
    search = searcher(name, ROLLOUTS, iterations=1)
    amount = {unit: ROLLOUTS * mean for unit, mean in mean_amounts(deals).items()}

    def work(rng: random.Random) -> Amount:
        search.mcts_search(rng.choice(deals))
        return amount

    return work


def tree_search(name: str) -> Work:
    deals = dealt(name)
    search = searcher(name, 1, ITERATIONS)

    def work(rng: random.Random) -> Amount:
        return {"iterations": search.mcts_search(rng.choice(deals)).explore_count}

    return work


def python_loop(name: str) -> Work:
    game = importlib.import_module("pyspiel").load_game(name)
    return lambda rng: play(game.new_initial_state(), rng)


def searcher(name: str, rollouts: int, iterations: int) -> Bot:
    spiel = importlib.import_module("pyspiel")
    evaluator = spiel.RandomRolloutEvaluator(rollouts, 7)
    limits = {"max_simulations": iterations, "max_memory_mb": MEMORY_MB}
    game = spiel.load_game(name)
    return spiel.MCTSBot(game, evaluator, EXPLORATION, **limits, solve=False, seed=3, verbose=False)


def dealt(name: str) -> list[State]:
    """Return positions at the first decision of different deals."""
    game, rng = importlib.import_module("pyspiel").load_game(name), random.Random(5)
    return [deal(game.new_initial_state(), rng) for _ in range(DEALS)]


def deal(state: State, rng: random.Random) -> State:
    while state.is_chance_node():
        state.apply_action(drawn(state.chance_outcomes(), rng))
    return state


def mean_amounts(deals: list[State]) -> Amount:
    """Return the mean amounts of a random game from these deals."""
    rng = random.Random(6)
    games = [play(deals[n % len(deals)].clone(), rng) for n in range(SAMPLED_GAMES)]
    return {unit: sum(game[unit] for game in games) / SAMPLED_GAMES for unit in games[0]}


def play(state: State, rng: random.Random) -> Amount:
    decisions = forced = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(drawn(state.chance_outcomes(), rng))
            continue
        actions = state.legal_actions()
        decisions += 1
        forced += len(actions) == 1
        state.apply_action(actions[int(rng.random() * len(actions))])
    return {"games": 1, "decisions": decisions, "forced": forced}


def drawn(outcomes: list[tuple[int, float]], rng: random.Random) -> int:
    left = rng.random()
    for action, chance in outcomes:
        left -= chance
        if left < 0:
            return action
    return outcomes[-1][0]
