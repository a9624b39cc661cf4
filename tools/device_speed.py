"""Measures random games on a CUDA device: `python -m tools.device_speed` prints a table in Markdown.

First it plays some games of each game on the processor too: nothing is measured where a score differs. Then a device
plays full pieces; rates are per second of wall time, with the copying of the scores, without the compiling.
"""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING

import numpy as np

from bailey.bots import Budget
from bailey.core.errors import BadInput
from bailey.games import find, names
from bailey.lab.gpu import PIECE, CudaDevice, RandomGames, play_pieces
from bailey.lab.workers import Worker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bailey.lab.gpu import Device

#: So many games are compared with those of the processor.
COMPARED = 2000
HEAD = ("| game | decisions/s | games/s |", "|---|---:|---:|")


def check(name: str, device: Device, games: int = COMPARED) -> RandomGames:
    """Return what plays on the device, when its games are those of the processor; otherwise raise BadInput."""
    game = find(name)
    budgets = [Budget("random")] * game.usual
    here, there = Worker(game, game.usual, budgets, {}, plain=False), RandomGames(game, game.usual, device=device)
    one, other = here.play(1, 0, games), there.play(1, 0, games)
    if not np.array_equal(one.decisions, other.decisions) or not np.array_equal(one.scores, other.scores):
        message = f"{name}: the device plays other games than the processor; report this with the names of both"
        raise BadInput(message)
    return there


def measure(games: RandomGames, count: int) -> tuple[float, float]:
    """Return decisions and games per second, of so many games."""
    began = time.perf_counter()
    decisions = sum(int(chunk.decisions.sum()) for chunk in play_pieces(games, [range(count)], seed=2))
    seconds = time.perf_counter() - began
    return decisions / seconds, count / seconds


def main(arguments: Sequence[str] | None = None) -> None:
    """Check and measure the games that are named, or all of them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[[], *names()], help="which games are measured")
    parser.add_argument("--pieces", type=int, default=5, help=f"so many times {PIECE:,} games")
    given = parser.parse_args(arguments)
    device = CudaDevice()
    print(f"{device.name}, {given.pieces} x {PIECE:,} games\n", *HEAD, sep="\n")
    for name in given.games or names():
        decisions, games = measure(check(name, device), given.pieces * PIECE)
        print(f"| {name} | {decisions:,.0f} | {games:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
