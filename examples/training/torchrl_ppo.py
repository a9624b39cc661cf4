"""Train a seat with PPO of TorchRL, against one of Bailey's bots.

    pip install "bailey-games[training]" torchrl      # in a checkout: scripts/extras training, and TorchRL beside it
    python examples/training/torchrl_ppo.py castle-combo --minutes 60 --into castle.pt

TorchRL starts a new game itself where one has ended, so the environment must not (`autoreset_mode="Disabled"`). The
masks of open choices lie beside the observations, in the infos; `Masks` tells TorchRL to read them.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import TYPE_CHECKING

try:
    import torch
    from torchrl.envs import GymWrapper
except ImportError as missing:
    remedy = "scripts/extras training installs PyTorch, and `pip install torchrl` the rest"
    raise SystemExit(f"this needs TorchRL: {remedy}") from missing
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.collectors import Collector
from torchrl.data import Binary, Composite
from torchrl.envs.gym_like import BaseInfoDictReader
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from bailey.lab.gymnasium_env import SeatVectorEnv

if TYPE_CHECKING:
    from tensordict import TensorDictBase

LANES, STEPS, EPOCHS, MINIBATCH, MEASURED = 128, 64, 4, 1024, 200
RATE, ENTROPY, HIDDEN, MOST_GRADIENT = 5e-4, 0.01, 256, 0.5


class Masks(BaseInfoDictReader):
    """Reads the masks of open choices from what an environment says beside its observations."""

    def __init__(self, lanes: int, choices: int) -> None:
        self.shape = (lanes, choices)

    @property
    def info_spec(self) -> Composite:
        """What is read."""
        return Composite({"action_mask": Binary(shape=self.shape, dtype=torch.bool)}, shape=self.shape[:1])

    def __call__(self, info_dict: dict[str, object], tensordict: TensorDictBase) -> TensorDictBase:
        """Write them where the network reads them."""
        return tensordict.set("action_mask", torch.as_tensor(info_dict["action_mask"], dtype=torch.bool))


def tables_of(game: str, lanes: int, opponents: str) -> GymWrapper:
    """Return many games at once as TorchRL knows environments."""
    tables = SeatVectorEnv(
        lanes, game, seat="random", opponents=opponents, observation="features", autoreset_mode="Disabled"
    )
    wrapped = GymWrapper(tables, categorical_action_encoding=True)
    return wrapped.set_info_dict_reader(Masks(lanes, tables.game.choices.count))


def layers(width: int, out: int) -> nn.Sequential:
    """Return a network of two layers."""
    hidden = [nn.Linear(width, HIDDEN), nn.Tanh(), nn.Linear(HIDDEN, HIDDEN), nn.Tanh()]
    return nn.Sequential(*hidden, nn.Linear(HIDDEN, out))


def actor_of(tables: GymWrapper) -> ProbabilisticActor:
    """Return what chooses among the open choices."""
    width, choices = tables.observation_spec["observation"].shape[-1], tables.single_action_space.n
    preferences = TensorDictModule(layers(width, choices), in_keys=["observation"], out_keys=["logits"])
    return ProbabilisticActor(
        preferences,
        in_keys={"logits": "logits", "mask": "action_mask"},
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )


def share(actor: ProbabilisticActor, tables: GymWrapper) -> float:
    """Let the network play a game in every lane, and return its share of the wins."""
    with torch.no_grad():
        seen, won = tables.reset(), torch.full((tables.batch_size[0],), torch.nan)
        while won.isnan().any():
            stepped, seen = tables.step_and_maybe_reset(actor(seen))
            first = stepped["next", "done"][:, 0] & won.isnan()
            won[first] = stepped["next", "reward"][first, 0].float()
    return float(won.mean())


class Learner:
    """The networks, and how they are improved by what was played."""

    def __init__(self, tables: GymWrapper) -> None:
        self.actor = actor_of(tables)
        value = ValueOperator(layers(tables.observation_spec["observation"].shape[-1], 1), in_keys=["observation"])
        self.loss = ClipPPOLoss(self.actor, value, entropy_coeff=ENTROPY)
        self.advantage = GAE(gamma=1.0, lmbda=0.95, value_network=value)  # a game is won at its end, and not earlier
        self.optimizer = torch.optim.Adam(self.loss.parameters(), lr=RATE)

    def learn(self, played: TensorDictBase) -> float:
        """Improve them; return the last loss."""
        total = torch.zeros(())
        for _ in range(EPOCHS):
            with torch.no_grad():
                rows = self.advantage(played).reshape(-1)
            for part in torch.randperm(len(rows)).split(MINIBATCH):
                found = self.loss(rows[part])
                total = found["loss_objective"] + found["loss_critic"] + found["loss_entropy"]
                self.optimizer.zero_grad()
                total.backward()
                nn.utils.clip_grad_norm_(self.loss.parameters(), MOST_GRADIENT)
                self.optimizer.step()
        return total.item()


def main(arguments: list[str] | None = None) -> None:
    """Train, and write the weights of the network that chooses."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="castle-combo")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--every", type=float, default=60.0, help="say how far it is every so many seconds")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--lanes", type=int, default=LANES)
    parser.add_argument("--into", type=Path, default=Path("policy.pt"))
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    torch.manual_seed(given.seed)
    tables = tables_of(given.game, given.lanes, given.opponents)
    tables.set_seed(given.seed)
    learner = Learner(tables)
    measured = {name: tables_of(given.game, MEASURED, name) for name in ("random", "greedy")}
    collector = Collector(tables, learner.actor, frames_per_batch=given.lanes * STEPS, total_frames=-1)
    began = said = time.monotonic()
    end, steps = began + 60 * given.minutes, 0

    def measure() -> str:
        return ", ".join(f"{share(learner.actor, against):.3f} against {name}" for name, against in measured.items())

    for played in collector:
        loss, now = learner.learn(played), time.monotonic()
        steps += played.numel()
        if now - said >= given.every or now >= end:
            rate, left = steps / (now - began), max(0.0, end - now) / 60
            print(f"{steps:,} steps, {rate:,.0f}/s, loss {loss:.3f}, {measure()}, {left:.1f} minutes left", flush=True)
            said = now
        if now >= end:
            break
    torch.save(learner.actor.state_dict(), given.into)
    print(f"{given.into}: {measure()}, {MEASURED} games each")


if __name__ == "__main__":
    main()
