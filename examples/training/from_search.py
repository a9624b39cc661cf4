"""Train a policy on what a search thinks, as AlphaZero's and expert iteration do, with PyTorch.

    pip install "bailey-games[training]"          # in a checkout: scripts/extras training
    python examples/training/from_search.py castle-combo --minutes 60 --into pupil.npz
    bailey arena castle-combo --seats policy:pupil,greedy --games 1000

In every round the network plays games against itself, in several processes; in the first round the search plays them.
Of every position the search says how often it tried each choice, and how good the one is that it tried most
(`bot.opinion()`): these are what the network learns. The latest positions are kept and learned from again.

What lies beside the policy is what `train.py` writes: its curve, what is said every few seconds, and all that the
training needs to go on after Ctrl-C, or with more `--minutes`.
"""

from __future__ import annotations

import argparse
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

try:
    import torch
except ImportError as missing:
    remedy = "scripts/extras training installs it, docs/install.md says how large it is"
    raise SystemExit(f"training needs PyTorch: {remedy}") from missing
from torch import nn
from train import PLAYERS, Checkpoint, Clock, Network, measure

from bailey import bots, games
from bailey.bots.policy import Policy
from bailey.core.errors import BadInput
from bailey.lab.batch import Batch
from bailey.lab.policy_inputs import turn_round, what_varies

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from bailey.core.play.game import Game

    Array = NDArray[Any]

#: How many games a process plays at once, and how many of a round.
LANES, GAMES = 32, 128
#: So many of the latest positions are learned from, so often in every round.
KEPT, PASSES, MINIBATCH, RATE, VALUE = 200_000, 2, 1024, 1e-3, 0.5
MEASURE_MINUTES = 5.0


@dataclass
class Lessons:
    """Positions as the seat on turn sees them, open choices, how often each was tried, and the value of the best."""

    seen: Array
    masks: Array
    visits: Array
    values: Array

    def __iter__(self) -> Iterator[Array]:
        return iter((self.seen, self.masks, self.visits, self.values))

    @classmethod
    def joined(cls, parts: list[Lessons]) -> Lessons:
        """Return several as one, the latest of them only."""
        return cls(*(np.concatenate(one)[-KEPT:] for one in zip(*parts, strict=True)))


@dataclass
class Teacher:
    """A search, and what it has said."""

    game: Game
    bot: bots.Bot
    chance: np.random.Generator
    rows: list[tuple[Array, Array, Array, float]] = field(default_factory=list)

    def asked(self, batch: Batch, lane: int, seen: Array, mask: Array) -> int:
        """Ask for its opinion of the position in a lane, keep it, and return its choice."""
        chosen = self.bot.choose(batch.position(lane), int(self.chance.integers(1 << 62))).number
        visits, opinion = np.zeros(len(mask), np.float32), self.bot.opinion()
        for one in opinion:
            visits[self.game.choices.find(one["choice"]).number] = one["visits"]
        self.rows.append((seen, mask, visits / visits.sum(), opinion[0]["value"]))
        return chosen


def lessons_of(name: str, policy: Path | None, teacher: str, seed: int, count: int) -> Lessons:
    """Play so many games by a policy, or by the teacher, and return what the teacher said of each position."""
    game = games.find(name)
    pupil = Policy.load(policy) if policy else None
    batch, chance = Batch(game, PLAYERS, min(LANES, count), seed), np.random.default_rng(seed)
    asked = Teacher(game, bots.make(teacher, game), chance)
    left = count - batch.count
    batch.reset()
    while not batch.over.all():
        playing, turn, masks = np.flatnonzero(~batch.over), batch.turn, batch.masks()
        seen = turn_round(game, PLAYERS, batch.observe(np.maximum(turn, 0)), turn)
        actions = np.full(batch.count, -1)
        for lane in playing:
            actions[lane] = asked.asked(batch, int(lane), seen[lane], masks[lane])
        if pupil:
            liked = pupil.preferences(seen) + chance.gumbel(size=masks.shape)  # drawn by the policy's chances
            actions[playing] = np.where(masks, liked, -np.inf).argmax(1)[playing]
        batch.step(actions)
        if left > 0 and batch.over.any():
            again = np.flatnonzero(batch.over)[:left]
            left -= len(again)
            batch.reset(np.isin(np.arange(batch.count), again))
    return Lessons(*map(np.array, zip(*asked.rows, strict=True)))


def learn(network: Network, optimizer: torch.optim.Optimizer, lessons: Lessons) -> tuple[float, float]:
    """Improve the network by what is kept; return the last loss, and the entropy of what it chose by."""
    seen, masks, visits, values = (torch.as_tensor(array) for array in lessons)
    loss, entropy = torch.zeros(()), torch.zeros(())
    for _ in range(PASSES):
        for part in torch.randperm(len(seen)).split(MINIBATCH):
            logits, value = network(seen[part], masks[part])
            loss = nn.functional.cross_entropy(logits, visits[part])
            loss = loss + VALUE * (value - values[part].float()).square().mean()
            entropy = torch.distributions.Categorical(logits=logits).entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
    return loss.item(), entropy.item()


def train(game: Game, path: Path, minutes: float, teacher: str, processes: int, seed: int) -> None:
    """Train for so many minutes, and write the policy and its curve."""
    torch.manual_seed(seed)
    network = Network(game, *what_varies(Batch(game, PLAYERS, 64, seed)))
    optimizer = torch.optim.Adam(network.parameters(), lr=RATE)
    clock, curve = Clock(minutes, path.with_suffix(".csv")), []
    checkpoint, lessons = Checkpoint(path.with_suffix(".pt"), game, seed), []
    checkpoint.load(clock, curve, network=network, optimizer=optimizer)
    measured = clock.spent
    # A forked process would have PyTorch's locks without its threads. Ctrl-C is for the first process alone.
    settings: dict[str, Any] = {"mp_context": get_context("spawn"), "initializer": signal.signal}
    with ProcessPoolExecutor(processes, **settings, initargs=(signal.SIGINT, signal.SIG_IGN)) as crew:
        while clock.spent < minutes:
            pupil, first = path if clock.decisions else None, seed + clock.decisions
            seeds = range(first, first + processes)
            played = [crew.submit(lessons_of, game.name, pupil, teacher, one, GAMES) for one in seeds]
            new = [one.result() for one in played]
            lessons = [Lessons.joined([*lessons, *new])]
            loss, entropy = learn(network, optimizer, lessons[0])
            network.policy().save(path)
            clock.decisions += sum(len(one.seen) for one in new)
            clock.say(loss, entropy, taught=False)
            if clock.spent >= minutes or clock.spent - measured > MEASURE_MINUTES:
                measured = clock.spent
                with clock.resting():
                    clock.share = measure(game, path, clock.decisions, measured, curve)
                    checkpoint.save(clock, curve, network=network, optimizer=optimizer)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--teacher", default="search:200", help="a bot that searches, such as search:500")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--into", type=Path, default=Path("pupil.npz"))
    given = parser.parse_args()
    if given.processes < 1:
        parser.error(f"--processes {given.processes}: give 1 or more")
    try:
        if not bots.budget(given.teacher).searches:
            parser.error(f"--teacher {given.teacher}: name a bot that searches, such as search:200")
        train(games.find(given.game), given.into, given.minutes, given.teacher, given.processes, given.seed)
    except BadInput as fault:
        parser.error(str(fault))
    except KeyboardInterrupt:
        raise SystemExit("stopped: the same command goes on from the last measurement") from None


if __name__ == "__main__":
    main()
