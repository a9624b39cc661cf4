"""Train a policy by self-play, with PPO and PyTorch, in one file.

    pip install "bailey-games[training]"          # in a checkout: scripts/extras training
    python examples/training/train.py burgundy-cards --minutes 10 --into burgundy.npz
    python examples/training/train.py castle-combo --minutes 28 --imitate 10 --into castle.npz
    bailey arena burgundy-cards --seats policy:burgundy,greedy --games 1000

All games run in one compiled batch. In most lanes the network plays both seats; in the others it plays against earlier
networks of its own, so that it does not forget how to beat them. A win is rewarded at the end, and each point of lead
when it is gained or lost: which sums up to the lead at the end, and tells much sooner which decision was good. With
`--imitate`, the network begins by learning what `greedy` would choose, in games of greedy and in games of its own, and
greedy is one of its opponents. The policy that is written is an average of the last networks.

Beside the policy lie its curve (`.json`), what is said every few seconds as a table (`.csv`) and for TensorBoard (the
folder `castle`), and all that the training needs to go on (`.pt`): after Ctrl-C, or with more `--minutes`, the same
command goes on from the last measurement. Earlier networks are then only those of the new run. With `--device cuda` the
network learns and chooses on a GPU; games are played on the processor.
"""

from __future__ import annotations

import argparse
import contextlib
import csv
import json
import math
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

try:
    import torch
    from torch.utils.tensorboard import SummaryWriter
except ImportError as missing:
    remedy = "scripts/extras training installs both, docs/install.md says how large they are"
    raise SystemExit(f"training needs PyTorch and TensorBoard: {remedy}") from missing
from torch import nn
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from bailey import games
from bailey.bots.policy import Policy, cells_of
from bailey.core.state.observe import layout
from bailey.lab.arena import arena
from bailey.lab.batch import Batch
from bailey.lab.policy_inputs import turn_round, what_varies

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray
    from torch import Tensor

    from bailey.core.play.game import Game

    Array = NDArray[Any]

PLAYERS = 2
LANES, STEPS, POOL_LANES, MOST_POOL, RANDOM_STEPS = 512, 64, 128, 8, 300
#: In so many of the lanes of the pool, greedy plays the other seat, when greedy is imitated first.
GREEDY_LANES = 64
#: What is kept is an average of the weights; after so many updates little is left of the older ones.
AVERAGED = 50
EPOCHS, MINIBATCH, CLIP, ENTROPY, VALUE = 3, 4096, 0.2, 0.01, 0.5
RATE, DISCOUNT, LAMBDA, MOST_GRADIENT = 1e-3, 1.0, 0.95, 0.5
EMBEDDED, HIDDEN = 8, 256
#: A win counts as much as so many points more than the best other player.
POINTS_OF_A_WIN = 20.0
MEASURE_MINUTES, MEASURE_GAMES = 5.0, 300
#: So often it says how far it is.
SAY_SECONDS = 10.0
COLUMNS = ("minutes", "decisions", "decisions_per_second", "loss", "entropy", "imitating", "share_against_greedy")


class Network(nn.Module):
    """Reads what a policy reads, and adds a value to the preferences while it is trained."""

    def __init__(self, game: Game, numbers: Array, scales: Array, slots: Array, cells: Array, grid: Array) -> None:
        super().__init__()
        self.plays = (game.name, game.version)
        for name, array in {"numbers": numbers, "scales": scales, "slots": slots, "cells": cells, "grid": grid}.items():
            self.register_buffer(name, torch.as_tensor(array))
        self.embedding = nn.Embedding(len(game.cards) + 2, EMBEDDED)
        width = len(numbers) + (len(slots) + grid[-1]) * EMBEDDED
        self.body = nn.Sequential(nn.Linear(width, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.choices = nn.Linear(HIDDEN, game.choices.count)
        self.value = nn.Linear(HIDDEN, 1)
        with torch.no_grad():
            self.choices.weight *= 0.01  # at first it prefers nothing

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logits of the open choices, and the value."""
        cards = self.embedding(seen[:, self.slots].long() + 1).flatten(1)
        lying = self.embedding(seen[:, self.cells[:, 0]].long() + 1) * (seen[:, self.cells[:, 0]] != 0)[..., None]
        where = cells_of(seen, self.cells, self.grid)[..., None].expand(-1, -1, EMBEDDED)
        on_grids = torch.zeros(len(seen), int(self.grid[-1]), EMBEDDED).scatter_add(1, where, lying).flatten(1)
        found = self.body(torch.cat([seen[:, self.numbers] / self.scales, cards, on_grids], 1))
        return self.choices(found).masked_fill(~masks, -1e9), self.value(found)[:, 0]

    def policy(self) -> Policy:
        """Return what is kept of it: a policy that needs NumPy only."""
        dense = [self.body[0], self.body[2], self.choices]
        arrays = [[_kept(layer.weight).T.copy() for layer in dense], [_kept(layer.bias) for layer in dense]]
        reads = [_kept(buffer) for buffer in (self.numbers, self.scales, self.slots, self.cells, self.grid)]
        embedding = _kept(self.embedding.weight)
        return Policy(*self.plays, PLAYERS, *reads, embedding, *map(tuple, arrays))


def _kept(values: Tensor) -> Array:
    """Return a copy of a tensor as an array."""
    array: Array = values.detach().cpu().numpy().copy()
    return array


class Pool:
    """Earlier networks, and greedy: each of the last lanes has one of them in one seat."""

    def __init__(self, batch: Batch, greedy_lanes: int) -> None:
        self.batch = batch
        self.has_greedy = np.arange(LANES) >= LANES - greedy_lanes
        self.kept: list[Policy] = []
        self.random = np.random.default_rng(1)
        self.which = np.zeros(LANES, np.int64)
        self.seat = np.full(LANES, -1)

    def add(self, policy: Policy) -> None:
        """Keep a policy; of too many, forget one."""
        if len(self.kept) == MOST_POOL:
            del self.kept[int(self.random.integers(MOST_POOL))]
        self.kept.append(policy)

    def deal(self, lanes: Array) -> None:
        """Choose who sits where in new games."""
        lanes = lanes & (np.arange(LANES) >= LANES - POOL_LANES)
        self.which[lanes] = self.random.integers(len(self.kept), size=lanes.sum())
        self.seat[lanes] = self.random.integers(PLAYERS, size=lanes.sum())

    def choose(self, seen: Array, masks: Array, turn: Array, actions: Array) -> Array:
        """Put the choices of the pool in the place of those of the present network; return where."""
        theirs = turn == self.seat
        asked = theirs & self.has_greedy
        if asked.any():
            actions[asked] = self.batch.advise(asked)[asked]
        for which in np.unique(self.which[theirs & ~asked]):
            here = theirs & ~asked & (self.which == which)
            liked = self.kept[min(which, len(self.kept) - 1)].preferences(seen[here])
            actions[here] = np.where(masks[here], liked, -np.inf).argmax(1)
        return theirs


def roll_out(game: Game, batch: Batch, network: Network, pool: Pool, *, taught: bool) -> list[Tensor]:
    """Play some steps in all lanes; return what was seen and done, with advantages and returns.

    Who is taught follows greedy in every other lane, and is told everywhere what greedy would have done.
    """
    width, count = len(layout(game, PLAYERS)), game.choices.count
    seen = np.zeros((STEPS, LANES, width), np.int32)
    masks = np.zeros((STEPS, LANES, count), bool)
    actions, turn = np.zeros((STEPS, LANES), np.int64), np.zeros((STEPS, LANES), np.int64)
    chances, values = np.zeros((STEPS, LANES), np.float32), np.zeros((STEPS, LANES), np.float32)
    rewards, ended = np.zeros((STEPS, LANES, PLAYERS), np.float32), np.zeros((STEPS, LANES), bool)
    own, advice = np.zeros((STEPS, LANES), bool), np.zeros((STEPS, LANES), np.int64)
    device = network.value.weight.device
    leads = batch.margins()
    for t in range(STEPS):
        turn[t] = batch.turn
        batch.masks(out=masks[t])
        seen[t] = turn_round(game, PLAYERS, batch.observe(turn[t]), turn[t])
        with torch.no_grad():
            logits, value = network(torch.as_tensor(seen[t]).to(device), torch.as_tensor(masks[t]).to(device))
            drawn = torch.distributions.Categorical(logits=logits)
            action = drawn.sample()
            chances[t], values[t], actions[t] = map(_kept, (drawn.log_prob(action), value, action))
        if taught:
            advice[t] = batch.advise()
            actions[t] = np.where(np.arange(LANES) % 2, advice[t], actions[t])
        own[t] = ~pool.choose(seen[t], masks[t], turn[t], actions[t])
        batch.step(actions[t])
        ended[t] = batch.over
        before, leads = leads, batch.margins()
        rewards[t] = (leads - before) / (2 * POINTS_OF_A_WIN)
        if ended[t].any():
            rewards[t] += np.where(ended[t][:, None], batch.rewards("win") - 1 / PLAYERS, 0)
            pool.deal(ended[t])
            batch.reset(ended[t])
            leads = np.where(ended[t][:, None], batch.margins(), leads)
    advantages = look_back(game, batch, network, turn, values, rewards, ended)
    flat = (seen, masks, advice if taught else actions, chances, advantages, advantages + values)
    return [torch.as_tensor(array[own]).to(device) for array in flat]


def look_back(
    game: Game, batch: Batch, network: Network, turn: Array, values: Array, rewards: Array, ended: Array
) -> Array:
    """Return how much better each decision turned out than its value: generalized advantages, seat by seat."""
    with torch.no_grad():
        views = [turn_round(game, PLAYERS, batch.observe(p), np.full(LANES, p)) for p in range(PLAYERS)]
        device = network.value.weight.device
        everything = torch.ones(LANES, game.choices.count, dtype=torch.bool, device=device)
        value = np.stack([_kept(network(torch.as_tensor(view).to(device), everything)[1]) for view in views], 1)
    ahead, lanes = np.zeros((LANES, PLAYERS), np.float32), np.arange(LANES)
    advantages = np.zeros_like(values)
    for t in reversed(range(STEPS)):
        value[ended[t]], ahead[ended[t]] = 0, 0  # nothing comes after the end of a game
        value += rewards[t]  # for every seat, whoever chose
        p = turn[t]
        delta = DISCOUNT * value[lanes, p] - values[t]
        advantages[t] = delta + DISCOUNT * LAMBDA * ahead[lanes, p]
        value[lanes, p], ahead[lanes, p] = values[t], advantages[t]
    return advantages


def update(
    network: Network, optimizer: torch.optim.Optimizer, data: list[Tensor], *, taught: bool
) -> tuple[float, float]:
    """Improve the network by what was played, or by what it was told; return the last loss and entropy."""
    seen, masks, actions, chances, advantages, returns = data
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    loss, entropy = torch.zeros(()), torch.zeros(())
    for _ in range(EPOCHS):
        for part in torch.randperm(len(actions)).split(MINIBATCH):
            logits, value = network(seen[part], masks[part])
            found = torch.distributions.Categorical(logits=logits)
            ratio = (found.log_prob(actions[part]) - chances[part]).exp()
            gain = torch.min(ratio * advantages[part], ratio.clamp(1 - CLIP, 1 + CLIP) * advantages[part])
            entropy = found.entropy().mean()
            gain = found.log_prob(actions[part]) if taught else gain + ENTROPY * entropy
            loss = VALUE * (value - returns[part]).square().mean() - gain.mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), MOST_GRADIENT)
            optimizer.step()
    return loss.item(), entropy.item()


class Clock:
    """The time of training, in which nothing else is counted, and what is said of it now and then."""

    def __init__(self, minutes: float, log: Path) -> None:
        self.minutes, self.decisions, self.before, self.rest, self.said = minutes, 0, 0.0, 0.0, 0.0
        self.began, self.log, self.share = time.monotonic(), log, math.nan
        self.board = SummaryWriter(log.with_suffix(""))
        if not log.exists():
            self._write(COLUMNS)

    def go_on(self, minutes: float, decisions: int) -> None:
        """Count on from an earlier run."""
        self.before, self.decisions = minutes, decisions

    @property
    def spent(self) -> float:
        """The minutes of training."""
        return self.before + (time.monotonic() - self.began - self.rest) / 60

    def _write(self, row: Sequence[object]) -> None:
        with self.log.open("a", newline="", encoding="utf-8") as out:
            csv.writer(out).writerow(row)

    def say(self, loss: float, entropy: float, *, taught: bool) -> None:
        """Say how far it is, on the standard error, at first at once and then every few seconds."""
        if time.monotonic() - self.said < SAY_SECONDS:
            return
        self.said = time.monotonic()
        how = "imitating greedy" if taught else "by self-play"
        rate = self.decisions / max(self.spent * 60, 1e-3)
        sys.stderr.write(
            f"{self.spent:.1f} of {self.minutes:g} minutes, {how}: {self.decisions:,} decisions, {rate:,.0f}/s, "
            f"loss {loss:.3f}, entropy {entropy:.2f}, {max(0.0, self.minutes - self.spent):.1f} minutes left\n"
        )
        row = [round(self.spent, 2), self.decisions, round(rate), loss, entropy, int(taught), self.share]
        self._write(row)
        for name, value in zip(COLUMNS, row, strict=True):
            if math.isfinite(value):
                self.board.add_scalar(name, value, self.decisions)
        self.board.flush()

    @contextlib.contextmanager
    def resting(self) -> Iterator[None]:
        """Let time pass that is no training."""
        began = time.monotonic()
        yield
        self.rest += time.monotonic() - began


def measure(game: Game, path: Path, played: int, minutes: float, curve: list[dict[str, Any]]) -> float:
    """Add to the curve how a policy does against greedy, print it, and return the share; the curve is written, too."""
    os.environ["BAILEY_POLICIES"] = str(path.parent)
    found = arena(game, [f"policy:{path.stem}", "greedy"], MEASURE_GAMES, seed=1).to_json()["bots"][0]
    about = {"minutes": round(minutes, 1), "decisions": played}
    curve.append({**about, "share": found["win_share"], "interval": found["interval_95"]})
    print(json.dumps(curve[-1]), flush=True)
    path.with_suffix(".json").write_text(json.dumps(curve, indent=1))
    return float(found["win_share"])


class Checkpoint:
    """The file from which a training goes on."""

    def __init__(self, path: Path, game: Game, seed: int) -> None:
        self.path, self.about = path, {"game": game.name, "version": game.version, "seed": seed}

    def save(self, clock: Clock, curve: list[dict[str, Any]], **parts: Any) -> None:
        """Write it, whole or not at all; `parts` are what PyTorch can tell of itself."""
        partly = self.path.with_suffix(".part")
        states = {name: one.state_dict() for name, one in parts.items()}
        done = {"minutes": clock.spent, "decisions": clock.decisions, "curve": curve}
        torch.save({"about": self.about, **done, **states}, partly)
        partly.replace(self.path)

    def load(self, clock: Clock, curve: list[dict[str, Any]], **parts: Any) -> None:
        """Go on from it, if it is there; one of another training is refused."""
        if not self.path.exists():
            return
        kept = torch.load(self.path, weights_only=True, map_location="cpu")
        if kept["about"] != self.about:
            message = f"{self.path} is of another training ({kept['about']}): name another file by --into, or delete it"
            raise SystemExit(message)
        for name, one in parts.items():
            one.load_state_dict(kept[name])
        curve += kept["curve"]
        clock.go_on(kept["minutes"], kept["decisions"])


def known_device(name: str) -> torch.device:
    """Return a device on which PyTorch computes here; another one is refused."""
    try:
        device = torch.device(name)
        torch.zeros(1, device=device).cpu()
    except (RuntimeError, AssertionError) as fault:
        message = f"--device {name}: PyTorch cannot compute on it here ({fault}); leave it out, or give cpu"
        raise SystemExit(message) from None
    return device


def train(game: Game, path: Path, minutes: float, seed: int, imitated: float, device: torch.device) -> None:
    """Train for so many minutes, of which some by imitation, and write the policy and its curve."""
    torch.manual_seed(seed)
    sys.stderr.write(f"{game.title}: {LANES} games at once; the rules are compiled first, once\n")
    batch = Batch(game, PLAYERS, LANES, seed)
    network = Network(game, *what_varies(batch, RANDOM_STEPS)).to(device)
    optimizer = torch.optim.Adam(network.parameters(), lr=RATE, eps=1e-5)
    average = AveragedModel(network, multi_avg_fn=get_ema_multi_avg_fn(1 - 1 / AVERAGED))
    pool = Pool(batch, GREEDY_LANES if imitated else 0)
    pool.add(network.policy())
    batch.reset()
    pool.deal(np.ones(LANES, bool))
    clock = Clock(minutes, path.with_suffix(".csv"))
    curve: list[dict[str, Any]] = []
    checkpoint = Checkpoint(path.with_suffix(".pt"), game, seed)
    checkpoint.load(clock, curve, network=network, optimizer=optimizer, average=average)
    measured = clock.spent
    if measured >= minutes:
        sys.stderr.write(f"{path} was trained for {measured:.1f} minutes already: give more by --minutes\n")
    while clock.spent < minutes:
        optimizer.param_groups[0]["lr"] = RATE * max(0.05, 1 - clock.spent / minutes)
        taught = clock.spent < imitated
        data = roll_out(game, batch, network, pool, taught=taught)
        loss, entropy = update(network, optimizer, data, taught=taught)
        average.update_parameters(network)
        clock.decisions += len(data[0])
        clock.say(loss, entropy, taught=taught)
        last = clock.spent >= minutes
        if last or clock.spent - measured > MEASURE_MINUTES:
            measured = clock.spent
            with clock.resting():
                policy = average.module.policy()
                pool.add(policy)
                policy.save(path)
                clock.share = measure(game, path, clock.decisions, measured, curve)
                checkpoint.save(clock, curve, network=network, optimizer=optimizer, average=average)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--minutes", type=float, default=50)
    parser.add_argument("--imitate", type=float, default=0, metavar="MINUTES", help="so long imitate greedy first")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", type=known_device, default="cpu", help="where the network computes, such as cuda")
    parser.add_argument("--into", type=Path, default=Path("policy.npz"))
    given = parser.parse_args()
    train(games.find(given.game), given.into, given.minutes, given.seed, given.imitate, given.device)


if __name__ == "__main__":
    main()
