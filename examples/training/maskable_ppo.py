"""Train a seat with MaskablePPO of Stable-Baselines3, against one of Bailey's bots.

    pip install "bailey-games[training]"          # in a checkout: scripts/extras training
    python examples/training/maskable_ppo.py castle-combo --minutes 60 --into castle.zip

The network is the usual one of Stable-Baselines3, and reads features: 2,600 fractions of a position of Castle Combo,
the learner's seat first. It begins against random play; `--from castle.zip --opponents greedy` goes on from there.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

try:
    from sb3_contrib import MaskablePPO
except ImportError as missing:
    remedy = "scripts/extras training installs it, docs/install.md says how large it is"
    raise SystemExit(f"this needs Stable-Baselines3 and its contrib package: {remedy}") from missing
from stable_baselines3.common.callbacks import BaseCallback

from bailey.lab.stable_baselines import SeatVecEnv

if TYPE_CHECKING:
    from collections.abc import Callable

LANES, STEPS, MEASURED = 128, 64, 200
SETTINGS = {
    "n_steps": STEPS,
    "batch_size": 1024,
    "n_epochs": 4,
    "learning_rate": 5e-4,
    "gamma": 1.0,  # a game is won at its end, and not earlier
    "ent_coef": 0.01,
    "policy_kwargs": {"net_arch": [256, 256]},
}


class Clock(BaseCallback):
    """Says how far the training is, and ends it in time."""

    def __init__(self, minutes: float, every: float, measure: Callable[[], str]) -> None:
        super().__init__()
        self.end, self.every, self.measure = time.monotonic() + 60 * minutes, every, measure
        self.began = self.said = time.monotonic()

    def _on_rollout_end(self) -> None:
        now = time.monotonic()
        if now - self.said < self.every and now < self.end:
            return
        rate = self.num_timesteps / (now - self.began)
        left = max(0.0, self.end - now) / 60
        print(f"{self.num_timesteps:,} steps, {rate:,.0f}/s, {self.measure()}, {left:.1f} minutes left", flush=True)
        self.said = time.monotonic()

    def _on_step(self) -> bool:
        return time.monotonic() < self.end


def share(model: MaskablePPO, tables: SeatVecEnv) -> float:
    """Let the policy play a game in every lane, and return its share of the wins."""
    seen, won = tables.reset(), np.full(tables.num_envs, np.nan)
    while np.isnan(won).any():
        choices, _ = model.predict(seen, action_masks=tables.action_masks(), deterministic=True)
        tables.step_async(choices)
        seen, rewards, ended, _ = tables.step_wait()
        first = ended & np.isnan(won)
        won[first] = rewards[first]
    return float(won.mean())


def main(arguments: list[str] | None = None) -> None:
    """Train, and write the policy."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="castle-combo")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--every", type=float, default=60.0, help="say how far it is every so many seconds")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--lanes", type=int, default=LANES)
    parser.add_argument("--from", dest="before", type=Path, help="go on with a policy")
    parser.add_argument("--into", type=Path, default=Path("policy.zip"))
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)

    def tables(opponents: str, lanes: int) -> SeatVecEnv:
        made = SeatVecEnv(given.game, lanes, opponents=opponents, observation="features", seat="random")
        made.seed(given.seed)
        return made

    learning = tables(given.opponents, given.lanes)
    if given.before:
        model = MaskablePPO.load(given.before, learning, device="cpu")
    else:
        model = MaskablePPO("MlpPolicy", learning, seed=given.seed, device="cpu", **SETTINGS)
    measured = {name: tables(name, MEASURED) for name in ("random", "greedy")}

    def measure() -> str:
        return ", ".join(f"{share(model, against):.3f} against {name}" for name, against in measured.items())

    model.learn(1_000_000_000, callback=Clock(given.minutes, given.every, measure))
    model.save(given.into)
    print(f"{given.into}: {measure()}, {MEASURED} games each")


if __name__ == "__main__":
    main()
