"""Measures Gymnasium's vector form with and without copies: `python -m tools.vector_speed` prints a table in Markdown.

Both play compiled games against random bots, by turns in short runs: other work of the machine slows both alike. A step
is one choice in one game; rates are per second of CPU time. Each is the median of the runs, and the ratio the median of
those of neighbours.
"""

from __future__ import annotations

import argparse
import statistics
import time
from typing import TYPE_CHECKING, Any

from bailey.games import find, names
from bailey.lab.gymnasium_env import SeatVectorEnv

if TYPE_CHECKING:
    from collections.abc import Sequence

#: How long one of the short runs takes, about, and how many steps in every game come before the first of them.
RUN_SECONDS, WARM_UP_STEPS = 0.1, 300
HEAD = ("| game | with copies | without | ratio |", "|---|---|---|---|")


class Learner:
    """Steps parallel games as a learner would, with the first open choice in every game."""

    def __init__(self, name: str, lanes: int, *, copy: bool, plain: bool | None = None) -> None:
        game = find(name)
        self.tables = SeatVectorEnv(lanes, game, game.usual, copy=copy, plain=plain)
        self.infos: dict[str, Any] = self.tables.reset(seed=1)[1]

    def steps(self, count: int) -> float:
        """Play so many steps in every game; return how many that makes per second of CPU time."""
        began = time.process_time()
        for _ in range(count):
            self.infos = self.tables.step(self.infos["action_mask"].argmax(axis=1))[4]
        return count * self.tables.num_envs / (time.process_time() - began)


def measure(name: str, lanes: int, seconds: float, *, plain: bool | None = None) -> tuple[float, float, float]:
    """Return the steps a second with copies and without, and their ratio."""
    learners = [Learner(name, lanes, copy=copy, plain=plain) for copy in (True, False)]
    rate = min(learner.steps(WARM_UP_STEPS) for learner in learners)
    count, runs = max(1, int(rate * RUN_SECONDS / lanes)), max(1, int(seconds / RUN_SECONDS / 2))
    pairs = [_pair(learners, count, n) for n in range(runs)]
    copied, own = (statistics.median(rates) for rates in zip(*pairs, strict=True))
    return copied, own, statistics.median(mine / theirs for theirs, mine in pairs)


def _pair(learners: list[Learner], count: int, number: int) -> list[float]:
    """Return the rates of two runs; in every second pair the other learner begins."""
    order = learners[:: -1 if number % 2 else 1]
    rates = {learner: learner.steps(count) for learner in order}
    return [rates[learner] for learner in learners]


def line(name: str, copied: float, own: float, ratio: float) -> str:
    """Return a row of the table."""
    return f"| {name} | {copied:,.0f} | {own:,.0f} | {ratio:.2f} |"


def main(words: Sequence[str] | None = None) -> None:
    """Read the command line, measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games by default")
    parser.add_argument("--lanes", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=6.0, help="for each game, beside compiling")
    parser.add_argument("--plain", action="store_true", help="do not compile the rules")
    given = parser.parse_args(words)
    print("\n".join(HEAD))
    for name in given.games or names():
        print(line(name, *measure(name, given.lanes, given.seconds, plain=given.plain or None)), flush=True)


if __name__ == "__main__":
    main()
