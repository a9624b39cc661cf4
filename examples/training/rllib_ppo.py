"""Train a seat with PPO of RLlib on Ray, against one of Bailey's bots.

    pip install "bailey-games[training]" "ray[rllib]"      # in a checkout: scripts/extras training cluster
    python examples/training/rllib_ppo.py castle-combo --minutes 60 --runners 2 --into castle

RLlib's module for masks wants them among the observations: `Table` puts them there. With `--address` the runners play
on a cluster (docs/cluster.md).
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

try:
    import ray
    from ray.rllib.algorithms.ppo import PPOConfig
except ImportError as missing:
    remedy = 'scripts/extras training installs PyTorch, and `pip install "ray[rllib]"` the rest'
    raise SystemExit(f"this needs RLlib and PyTorch: {remedy}") from missing
import gymnasium
from gymnasium.spaces import Box, Dict
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from bailey.lab.gymnasium_env import SeatEnv

LANES, BATCH, MINIBATCH, EPOCHS, RATE, ENTROPY = 16, 8192, 1024, 4, 5e-4, 0.01


class Table(gymnasium.Env[dict[str, Any], Any]):
    """A seat of a game, with the mask of open choices beside what it sees."""

    def __init__(self, settings: dict[str, Any]) -> None:
        self.table = SeatEnv(seat="random", observation="features", **settings)
        self.action_space = self.table.action_space
        masks = Box(0.0, 1.0, (self.table.game.choices.count,))
        self.observation_space = Dict({"observations": self.table.observation_space, "action_mask": masks})

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        """Start a game."""
        seen, info = self.table.reset(seed=seed, options=options)
        return self._both(seen, info), {}

    def step(self, action: Any) -> Any:
        """Play a choice."""
        seen, reward, over, cut, info = self.table.step(action)
        return self._both(seen, info), reward, over, cut, {}

    @staticmethod
    def _both(seen: Any, info: dict[str, Any]) -> dict[str, Any]:
        return {"observations": seen, "action_mask": info["action_mask"].astype("float32")}


def main(arguments: list[str] | None = None) -> None:
    """Train, and save what RLlib needs to go on."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="castle-combo")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--runners", type=int, default=0, help="processes that play; 0 is the learner's own")
    parser.add_argument("--lanes", type=int, default=LANES, help="games at once in each of them")
    parser.add_argument("--batch", type=int, default=BATCH, help="decisions of an iteration")
    parser.add_argument("--address", help="of a Ray cluster; by default Ray is started here")
    parser.add_argument("--into", type=Path, default=Path("policy"))
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    ray.init(address=given.address, include_dashboard=False, log_to_driver=False)
    config = (
        PPOConfig()
        .environment(Table, env_config={"game": given.game, "opponents": given.opponents})
        .env_runners(num_env_runners=given.runners, num_envs_per_env_runner=given.lanes)
        .training(
            train_batch_size_per_learner=given.batch,
            minibatch_size=min(MINIBATCH, given.batch),
            num_epochs=EPOCHS,
            lr=RATE,
            gamma=1.0,  # a game is won at its end, and not earlier
            entropy_coeff=ENTROPY,
        )
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule,
                model_config={"fcnet_hiddens": [256, 256], "head_fcnet_hiddens": []},
            )
        )
        .debugging(seed=given.seed)
    )
    learner, began = config.build_algo(), time.monotonic()
    while (spent := time.monotonic() - began) < 60 * given.minutes:
        found = learner.train()
        steps, won = (
            found["num_env_steps_sampled_lifetime"],
            found["env_runners"].get("episode_return_mean", float("nan")),
        )
        rate = steps / (time.monotonic() - began)
        left = max(0.0, given.minutes - spent / 60)
        print(
            f"{steps:,.0f} steps, {rate:,.0f}/s, {won:.3f} against {given.opponents}, {left:.1f} minutes left",
            flush=True,
        )
    print(f"saved: {learner.save_to_path(given.into.absolute())}")
    learner.stop()
    ray.shutdown()


if __name__ == "__main__":
    main()
