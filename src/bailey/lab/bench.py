"""The benchmark: how fast a game is played, in one run, on one core, and as ratios against the peers.

Rates are per second of this process's CPU time (a machine has other work as well); the peers are timed by the very
same stopwatch, each in an environment of its own.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bailey.bots import Budget, make
from bailey.core.modes import is_plain
from bailey.core.position import Position
from bailey.core.record import numpy_type
from bailey.lab.peers import calibrate, default_folder, measure_peers, one_core
from bailey.lab.peers.probe import measure
from bailey.lab.playing import Player

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from bailey.core.game import Game

    Say = Callable[[str], None]
    Work = Callable[[random.Random], dict[str, float]]

PIECE, LANES, SEARCH_PIECE = 500, 1024, 2000
#: What the peers' numbers are held against: our best rate of the same kind.
FASTEST_PEER = ("openspiel", "spades")


def bench(
    game: Game,
    *,
    peers: bool = False,
    seconds: float = 5.0,
    repeats: int = 3,
    folder: Path | None = None,
    report: Say | None = None,
) -> dict[str, Any]:
    """Measure a game, and the peers beside it when asked."""
    say = report or (lambda _: None)
    core = one_core()
    before = calibrate()
    out: dict[str, Any] = {"game": game.name, "version": game.version, "machine": machine(core)}
    out["rows"] = [*rows(game, seconds, repeats, say)]
    out["compile"] = None if is_plain(None) else compile_times(game, say)
    out["bytes_per_state"] = int(numpy_type(game.state).itemsize)
    out["peers"] = measure_peers(folder or default_folder(), seconds, repeats, report=say) if peers else None
    out["ratios"] = ratios(out["rows"], out["peers"]) if peers else None
    out["calibration_ms"] = [before, calibrate()]
    return out


def machine(core: int | None) -> dict[str, Any]:
    """Say what the numbers were taken on."""
    return {
        "processor": _processor(),
        "cores": os.cpu_count(),
        "core_used": core,
        "python": platform.python_version(),
        "system": platform.platform(),
        "compiled": not is_plain(None),
    }


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "unknown")


def rows(game: Game, seconds: float, repeats: int, say: Say) -> list[dict[str, Any]]:
    """Measure every mode, for the fewest players, and the compiled loop for every number of players."""
    few = game.usual
    tasks: list[tuple[str, int, Work]] = []
    if not is_plain(None):
        tasks += [("random games in one compiled loop", n, loop(game, n, "random", plain=False)) for n in game.players]
        tasks.append(("greedy games in one compiled loop", few, loop(game, few, "greedy", plain=False)))
        tasks.append((f"random games stepped from Python, {LANES} lanes", few, batches(game, few)))
        tasks += [("search from the first position, full play-outs", n, search(game, n)) for n in game.players]
    tasks.append(("random games, plain", few, loop(game, few, "random", plain=True)))
    tasks.append(("random games pushed on a Position, plain", few, pushes(game, few)))
    out = []
    for mode, players, work in tasks:
        record = {"mode": mode, "players": players, **measure(work, seconds, repeats)}
        out.append(record)
        say(sentence(record))
    return out


def sentence(record: dict[str, Any]) -> str:
    """Say a row in one line."""
    rates = [
        f"{value:,.0f} {name.removesuffix('_per_second')}/s"
        for name, value in record.items()
        if name.endswith("_per_second") and value
    ]
    players = f"{record['players']} player{'s' if record['players'] > 1 else ''}"
    return f"{record['mode']}, {players}: {', '.join(rates)} (spread {record['spread_percent']} %)"


def loop(game: Game, players: int, bot: str, *, plain: bool) -> Work:
    """Play whole games inside one loop."""
    player = Player(game, players, [Budget(bot)] * players, {}, plain=plain)
    piece = PIECE if not plain and bot == "random" else 5
    number = iter(range(0, 1 << 40, piece))

    def work(_: random.Random) -> dict[str, float]:
        return {"decisions": player.play(1, next(number), piece).decisions, "games": piece}

    work(None)  # type: ignore[arg-type]  # compiling is measured elsewhere
    return work


def batches(game: Game, players: int) -> Work:
    """Step many games side by side, each choice made in Python."""
    import numpy as np

    from bailey.lab.batch import Batch

    batch = Batch(game, players, LANES, seed=1)
    batch.reset()
    dice = np.random.default_rng(1)
    lanes = np.arange(LANES)

    def work(_: random.Random) -> dict[str, float]:
        menus = batch.menus
        asked = batch.turn >= 0
        picked = menus[lanes, 1 + (dice.random(LANES) * menus[:, 0]).astype(np.int64)]
        batch.step(np.where(asked, picked, -1))
        over = batch.turn < 0
        if over.any():
            batch.reset(over)
        return {"decisions": int(asked.sum()), "games": int(over.sum())}

    return work


def search(game: Game, players: int) -> Work:
    """Search from the first position, every iteration played out to the end."""
    bot = make(f"search:{SEARCH_PIECE}", game, plain=False)
    position = Position.new(game, players, seed=1)
    bot.choose(position, 1)

    def work(_: random.Random) -> dict[str, float]:
        bot.choose(position, 1)
        return {"iterations": SEARCH_PIECE}

    return work


def pushes(game: Game, players: int) -> Work:
    """Play whole games on a Position: every choice checked, told, and with the way back kept."""

    def work(dice: random.Random) -> dict[str, float]:
        position = Position.new(game, players, seed=dice.randrange(1 << 30))
        decisions = 0
        while not position.over:
            position.push(dice.choice(position.choices.numbers))
            decisions += 1
        return {"decisions": decisions, "games": 1}

    return work


STARTING = """
import json, sys, time
began = time.perf_counter()
from importlib import import_module
game = import_module(sys.argv[1]).GAME
from bailey.bots import Budget, make
from bailey.core.position import Position
from bailey.lab.playing import Player
import numba
loaded = time.process_time(), time.perf_counter()
if sys.argv[2] == "search":
    make("search:1", game, plain=False).choose(Position.new(game, game.usual, seed=1), 1)
else:
    Player(game, game.usual, [Budget("random")] * game.usual, {}, plain=False).play(1, 0, 1)
ended = time.process_time(), time.perf_counter()
print(json.dumps({"cpu_seconds": round(ended[0] - loaded[0], 2), "seconds": round(ended[1] - loaded[1], 2),
                  "import_seconds": round(loaded[1] - began, 2)}))
"""
#: What a process does first, each with machine code of its own.
FIRSTS = {"random": "first compiled game", "search": "first compiled search"}


def compile_times(game: Game, say: Say) -> dict[str, dict[str, Any]]:
    """Measure what a process does first: with nothing compiled before, and from the cache."""
    out: dict[str, dict[str, Any]] = {first: {} for first in FIRSTS}
    for first in FIRSTS:
        with tempfile.TemporaryDirectory() as folder:
            for name in ("cold", "warm"):
                environment = {**os.environ, "BAILEY_CACHE": folder}
                command = [sys.executable, "-c", STARTING, f"bailey.games.{game.folder.name}", first]
                done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
                out[first][name] = json.loads(done.stdout)
                say(starting(first, name, out[first][name]))
    return out


def starting(first: str, name: str, took: dict[str, Any]) -> str:
    """Say in one line how long a first took, cold or warm."""
    return f"{FIRSTS[first]}, {name}: {took['seconds']} s ({took['cpu_seconds']} s of CPU)"


def ratios(ours: list[dict[str, Any]], peers: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Hold our compiled loop and our search against every peer of the same run."""
    best = next((row for row in ours if row["mode"].startswith("random games in one")), ours[0])
    searching = next((row for row in ours if row["mode"].startswith("search")), None)
    out = []
    for peer in peers:
        row: dict[str, Any] = {"peer": peer.get("peer"), "game": peer.get("game"), "mode": peer.get("mode")}
        for name, mine in (("decisions", best), ("games", best), ("iterations", searching)):
            rate, own = peer.get(f"{name}_per_second"), (mine or {}).get(f"{name}_per_second")
            if rate and own:
                row[f"{name}_ratio"] = round(own / rate, 2)
        out.append(row)
    return out
