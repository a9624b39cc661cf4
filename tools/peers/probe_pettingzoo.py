"""PettingZoo: its documented agent loop with masked random actions, with and without the checking wrappers.

One difference makes it faster than documented: the action is drawn from the mask directly, not by `space.sample(mask)`.
"""

import functools
import importlib
import random
from collections.abc import Callable
from typing import Any

GAMES = ("leduc_holdem_v4", "connect_four_v3", "texas_holdem_v4")

Amount = dict[str, float]
Work = Callable[[random.Random], Amount]
Env = Any
Observation = Any
Mask = Any


def tasks() -> list[tuple[str, str, Callable[[], Work]]]:
    modes = (("AEC loop, env()", "env"), ("AEC loop, raw_env()", "raw_env"))
    return [(game, mode, functools.partial(aec_loop, game, maker)) for game in GAMES for mode, maker in modes]


def aec_loop(name: str, maker: str) -> Work:
    """Return a loop over an environment that is seeded once: seeding every game would cost the peer time."""
    env = getattr(importlib.import_module(f"pettingzoo.classic.{name}"), maker)()
    env.reset(seed=1)
    return lambda rng: play(env, rng)


def play(env: Env, rng: random.Random) -> Amount:
    decisions = forced = 0
    env.reset()
    for _ in env.agent_iter():
        observation, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        actions = mask(observation, info).nonzero()[0]
        decisions += 1
        forced += len(actions) == 1
        env.step(int(actions[int(rng.random() * len(actions))]))
    return {"games": 1, "decisions": decisions, "forced": forced}


def mask(observation: Observation, info: dict[str, Any]) -> Mask:
    """Return the mask of open actions; some games keep it in the info, others in the observation."""
    return info["action_mask"] if "action_mask" in info else observation["action_mask"]
