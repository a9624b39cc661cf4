"""RLCard: its documented `env.run` with random agents, and the bare loop of `env.step`."""

import functools
import importlib
import random
from collections.abc import Callable
from typing import Any

GAMES = ("leduc-holdem", "gin-rummy", "uno")

Amount = dict[str, float]
Work = Callable[[random.Random], Amount]
Env = Any


def tasks() -> list[tuple[str, str, Callable[[], Work]]]:
    modes = (("env.step loop", step_loop), ("env.run, random agents", run_loop))
    return [(game, mode, functools.partial(make, game)) for game in GAMES for mode, make in modes]


def table(name: str) -> Env:
    return importlib.import_module("rlcard").make(name, config={"seed": 1})


def step_loop(name: str) -> Work:
    env = table(name)
    return lambda rng: play(env, rng)


def play(env: Env, rng: random.Random) -> Amount:
    decisions = forced = 0
    state, _ = env.reset()
    while not env.is_over():
        actions = list(state["legal_actions"])
        decisions += 1
        forced += len(actions) == 1
        state, _ = env.step(actions[int(rng.random() * len(actions))])
    return {"games": 1, "decisions": decisions, "forced": forced}


def run_loop(name: str) -> Work:
    env = table(name)
    agent = importlib.import_module("rlcard.agents").RandomAgent(num_actions=env.num_actions)
    env.set_agents([agent] * env.num_players)

    def work(_: random.Random) -> Amount:
        paths, _payoffs = env.run(is_training=False)
        # A path is state, action, state, ...; nobody is asked in its last state.
        return {"games": 1, "decisions": sum(len(path) // 2 for path in paths)}

    return work
