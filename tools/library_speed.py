"""Measures libraries of compiled rules beside what Numba compiles: `python -m tools.library_speed [GAME]...`.

It builds the library of each game for this machine, and prints a table in Markdown: its size; the seconds a process
takes to its first choice of a search, with the library, with a full cache of Numba's and with an empty one; and the
speed of random games and of searches, as ratios of the library's to Numba's. Both play by turns in short runs, so that
other work of the machine slows both alike; a ratio is the mean of those of neighbours, with an interval of 95 %.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from bailey import games
from bailey.bots import Budget
from bailey.building import build_libraries
from bailey.core.compiled import ahead, modes
from bailey.lab.workers import Worker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bailey.core import Game

HEAD = (
    "| game | kB | first choice with the library, s | full cache, s | empty cache, s | random play | search |",
    "|---|---:|---:|---:|---:|---|---|",
)
#: What a process does that is asked for a choice: import, deal, search.
FIRST_CHOICE = """
import sys
from bailey import bots, games
from bailey.core import Position
game = games.find(sys.argv[1])
bots.make("search:100", game).choose(Position.new(game, game.usual, 1), 1)
"""
#: How long a short run takes, about.
RUN_SECONDS = 0.2
SEARCH = 100


def first_choice(name: str, cache: str) -> float:
    """Return the seconds from the start of a process to its end, in which a bot chooses once."""
    began = time.perf_counter()
    environment = {**os.environ, "BAILEY_CACHE": cache}
    subprocess.run([sys.executable, "-c", FIRST_CHOICE, name], env=environment, check=True)
    return time.perf_counter() - began


def ratio(game: Game, library: ahead.Library, budget: Budget, runs: int) -> tuple[float, float]:
    """Return the speed of a library's games between bots over that of Numba's, and half of its interval."""
    file = modes.KERNELS if budget.kind == "random" else modes.GAME_KERNELS
    players = [Worker(game, game.usual, [budget] * game.usual, {}, plain=False) for _ in range(2)]
    for player, kernels in zip(players, (library.kernels[file.stem], modes.own_kernels(game, file)), strict=True):
        player.kernels = kernels
    count = max(1, int(RUN_SECONDS / max(min(_seconds(player, 1) for player in players for _ in range(2)), 1e-6)))
    found = []
    for number in range(runs):
        order = players[:: -1 if number % 2 else 1]
        seconds = {player: _seconds(player, count) for player in order}
        found.append(seconds[players[1]] / seconds[players[0]])
    return statistics.mean(found), 1.96 * statistics.stdev(found) / len(found) ** 0.5


def _seconds(player: Worker, count: int) -> float:
    """Play games, and return the seconds of the processor that it took."""
    began = time.process_time()
    player.play(7, 0, count)
    return time.process_time() - began


def measure(name: str, runs: int) -> str:
    """Measure a game, and return its row of the table."""
    game = games.find(name)
    with TemporaryDirectory() as with_library, TemporaryDirectory() as without:
        [path] = build_libraries(game, None, Path(with_library) / ahead.BUILT, lambda *_: None)
        empty, full = first_choice(name, without), first_choice(name, without)
        soon = min(first_choice(name, with_library) for _ in range(3))
        library = ahead.open_library(path)
        size = path.stat().st_size / 1000
        told = [ratio(game, library, budget, runs) for budget in (Budget("random"), Budget("search", SEARCH))]
    ratios = " | ".join(f"{mean:.3f} (± {half:.3f})" for mean, half in told)
    return f"| {name} | {size:,.0f} | {soon:.2f} | {full:.2f} | {empty:.1f} | {ratios} |"


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the table."""
    usual = [name for name in games.built_in() if not games.find(name).retold]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[*usual, []], default=usual)
    parser.add_argument("--runs", type=int, default=20, help="how many short runs of each")
    chosen = parser.parse_args(arguments)
    print("\n".join(HEAD))
    for name in chosen.games:
        print(measure(name, chosen.runs), flush=True)


if __name__ == "__main__":
    main()
