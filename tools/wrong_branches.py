"""Measures how much of random play a processor spends on branches that it predicts wrongly.

`python -m tools.wrong_branches` prints a table in Markdown. It plays the same few games again and again, until the
processor has learned every branch of them, and as many others that are new each time; both run the same machine code on
the same memory, and nothing but prediction differs. So it needs no counters of the processor, which virtual machines do
not have. Rates are per second of CPU time, by turns in short runs, and medians.
"""

from __future__ import annotations

import argparse
import statistics
import time
from typing import TYPE_CHECKING

from bailey.bots import Budget
from bailey.games import find, names
from bailey.lab.stopwatch import pin_to_one_core
from bailey.lab.workers import Worker

if TYPE_CHECKING:
    from collections.abc import Sequence

#: A processor learns the branches of about so many decisions by heart, and of games that are longer only a part.
LEARNED_DECISIONS = 2_500
#: How long one of the short runs takes, about.
RUN_SECONDS = 0.2
HEAD = (
    "| game | new games, decisions/s | the same games, decisions/s | on wrong branches, at least |",
    "|---|---:|---:|---:|",
)


class Player:
    """Plays random games of its own numbers, a few at a time."""

    def __init__(self, name: str, *, plain: bool = False) -> None:
        game = find(name)
        self.worker = Worker(game, game.usual, [Budget("random")] * game.usual, {}, plain=plain)
        self.count = max(1, LEARNED_DECISIONS // int(self.worker.play(1, 0, 1).decisions.sum()))
        self.next = 0

    def rate(self, *, same: bool, seconds: float) -> float:
        """Return the decisions per second of CPU time, of the first games again and again or of new ones."""
        began, decisions = time.process_time(), 0
        while time.process_time() - began < seconds or decisions == 0:
            decisions += int(self.worker.play(1, 0 if same else self.next, self.count).decisions.sum())
            self.next += self.count
        return decisions / (time.process_time() - began)


def measure(name: str, seconds: float, *, plain: bool = False) -> tuple[float, float]:
    """Return the rates of new games and of the same ones."""
    player, runs = Player(name, plain=plain), max(1, int(seconds / RUN_SECONDS / 2))
    pairs = [
        (player.rate(same=False, seconds=RUN_SECONDS), player.rate(same=True, seconds=RUN_SECONDS)) for _ in range(runs)
    ]
    new, same = (statistics.median(rates) for rates in zip(*pairs, strict=True))
    return new, same


def line(name: str, new: float, same: float) -> str:
    """Return a row of the table."""
    return f"| {name} | {new:,.0f} | {same:,.0f} | {100 * (1 - new / same):.0f} % |"


def main(words: Sequence[str] | None = None) -> None:
    """Read the command line, measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games by default")
    parser.add_argument("--seconds", type=float, default=6.0, help="for each game, beside compiling")
    parser.add_argument("--plain", action="store_true", help="do not compile the rules")
    given = parser.parse_args(words)
    pin_to_one_core()
    print("\n".join(HEAD))
    for name in given.games or names():
        print(line(name, *measure(name, given.seconds, plain=given.plain)), flush=True)


if __name__ == "__main__":
    main()
