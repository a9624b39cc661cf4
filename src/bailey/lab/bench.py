"""The benchmark: how fast a game is played, in every mode, on one core, per second of CPU time."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from bailey import games
from bailey.bots import Budget, make
from bailey.core.compiled.modes import is_plain
from bailey.core.play.position import Position
from bailey.core.state.kinds.field import numpy_type
from bailey.lab.stopwatch import Work, calibrate, measure, pin_to_one_core
from bailey.lab.workers import Worker

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Iterable

    from bailey.core.play.game import Game
    from bailey.lab.crews.cluster import Cluster
    from bailey.lab.json_object import JsonObject

    Report = Callable[[str], None]

#: So many games, parallel games and search iterations make one piece of work.
GAMES, LANES, ITERATIONS = 500, 1024, 2000


def bench(
    game: Game,
    *,
    seconds: float = 5.0,
    repeats: int = 3,
    report: Report = lambda _: None,
) -> JsonObject:
    """Measure a game and return the result; docs/cli.md says what each field means.

    `peers` and `ratios` are filled by `scripts/bench --peers` only, which measures other engines too.
    """
    core = pin_to_one_core()
    before = calibrate()
    return {
        "game": game.name,
        "version": game.version,
        "machine": machine(core),
        "rows": rows(game, seconds, repeats, report),
        "compile": None if is_plain(None) else compile_times(game, report),
        "bytes_per_state": int(numpy_type(game.state).itemsize),
        "peers": None,
        "ratios": None,
        "calibration_ms": [before, calibrate()],
    }


def bench_nodes(game: Game, cluster: Cluster, measure_one: Callable[[str], JsonObject]) -> JsonObject:
    """Measure a game on each node of a cluster, on one core of it; all nodes measure at the same time."""
    found = cluster.everywhere(partial(measure_one, game.name))
    return {"game": game.name, "nodes": [{"node": node, **told} for node, told in sorted(found.items())]}


def bench_named(name: str) -> JsonObject:
    """Measure a game where this is called."""
    return bench(games.find(name))


def machine(core: int | None) -> JsonObject:
    """Describe the machine and the Python that run the benchmark."""
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


def rows(game: Game, seconds: float, repeats: int, report: Report) -> list[JsonObject]:
    """Measure every mode with the usual number of players; compiled random play and search with every number."""
    usual = game.usual
    tasks: list[tuple[str, int, Work]] = []
    if not is_plain(None):
        tasks += [("random games in one compiled loop", n, loop(game, n, "random", plain=False)) for n in game.players]
        tasks.append(("greedy games in one compiled loop", usual, loop(game, usual, "greedy", plain=False)))
        tasks.append((f"random games stepped from Python, {LANES} lanes", usual, batches(game, usual)))
        tasks += [(search_mode(game), n, search(game, n)) for n in game.players]
    tasks.append(("random games, plain", usual, loop(game, usual, "random", plain=True)))
    tasks.append(("random games pushed on a Position, plain", usual, pushes(game, usual)))
    out = []
    for mode, players, work in tasks:
        record = {"mode": mode, "players": players, **measure(work, seconds, repeats)}
        out.append(record)
        report(rate_line(record))
    return out


def rate_line(record: JsonObject) -> str:
    """Return a row as one line of text."""
    rates = [
        f"{value:,.0f} {name.removesuffix('_per_second')}/s"
        for name, value in record.items()
        if name.endswith("_per_second") and value
    ]
    players = f"{record['players']} player{'s' if record['players'] > 1 else ''}"
    return f"{record['mode']}, {players}: {', '.join(rates)} (spread {record['spread_percent']} %)"


def loop(game: Game, players: int, bot: str, *, plain: bool) -> Work:
    """Return work that plays whole games in one call."""
    worker = Worker(game, players, [Budget(bot)] * players, {}, plain=plain)
    games = GAMES if not plain and bot == "random" else 5
    number = iter(range(0, 1 << 40, games))

    def work(_: random.Random) -> dict[str, float]:
        return {"decisions": int(worker.play(1, next(number), games).decisions.sum()), "games": games}

    work(None)  # type: ignore[arg-type]  # compile now, so that it is not measured here
    return work


def batches(game: Game, players: int) -> Work:
    """Return work that steps many games in parallel, each choice made in Python."""
    import numpy as np

    from bailey.lab.batch import Batch

    batch = Batch(game, players, LANES, seed=1)
    batch.reset()
    dice = np.random.default_rng(1)
    lanes = np.arange(LANES)

    def work(_: random.Random) -> dict[str, float]:
        menus = batch.menus
        running = batch.turn >= 0
        chosen = menus[lanes, 1 + (dice.random(LANES) * menus[:, 0]).astype(np.int64)]
        batch.step(np.where(running, chosen, -1))
        over = batch.turn < 0
        if over.any():
            batch.reset(over)
        return {"decisions": int(running.sum()), "games": int(over.sum())}

    return work


def search_mode(game: Game) -> str:
    """Return the name of the search's mode, which says how far its play-outs go."""
    bounds = [f"{game.search.horizon} decisions"] if game.search.horizon else []
    bounds += [f"{game.search.periods} turns or rounds"] if game.search.period else []
    how_far = f"play-outs of at most {' and '.join(bounds)}" if bounds else "full play-outs"
    return f"search from the first position, {how_far}"


def search(game: Game, players: int) -> Work:
    """Return work that searches from the first position, with play-outs to the game's horizon, if it has one."""
    bot = make(f"search:{ITERATIONS}", game, plain=False)
    position = Position.new(game, players, seed=1)
    bot.choose(position, 1)

    def work(_: random.Random) -> dict[str, float]:
        bot.choose(position, 1)
        return {"iterations": ITERATIONS}

    return work


def pushes(game: Game, players: int) -> Work:
    """Return work that plays whole games on a Position, which checks every choice and keeps what undo needs.

    This loop stands here because it is what is measured: the laboratory plays no games in this way.
    """

    def work(dice: random.Random) -> dict[str, float]:
        position = Position.new(game, players, seed=dice.randrange(1 << 30))
        decisions = 0
        while not position.over:
            position.push(dice.choice(position.choices.numbers))
            decisions += 1
        return {"decisions": decisions, "games": 1}

    return work


FIRST_RUN = """
import json, sys, time
began = time.perf_counter()
from importlib import import_module
game = import_module(sys.argv[1]).GAME
from bailey.bots import Budget, make
from bailey.core.play.position import Position
from bailey.lab.workers import Worker
import numba
loaded = time.process_time(), time.perf_counter()
if sys.argv[2] == "search":
    make("search:1", game, plain=False).choose(Position.new(game, game.usual, seed=1), 1)
else:
    Worker(game, game.usual, [Budget("random")] * game.usual, {}, plain=False).play(1, 0, 1)
ended = time.process_time(), time.perf_counter()
print(json.dumps({"cpu_seconds": round(ended[0] - loaded[0], 2), "seconds": round(ended[1] - loaded[1], 2),
                  "import_seconds": round(loaded[1] - began, 2)}))
"""
#: What is measured in a new process; each needs machine code of its own.
FIRST_RUNS = {"random": "first compiled game", "search": "first compiled search"}


def compile_times(game: Game, report: Report, firsts: Iterable[str] = FIRST_RUNS) -> dict[str, JsonObject]:
    """Measure the first game and the first search of a process, with an empty cache and with a full one."""
    out: dict[str, JsonObject] = {}
    package = games.package_of(game)
    assert package is not None
    for first in firsts:
        out[first] = {}
        with tempfile.TemporaryDirectory() as folder:
            for name in ("cold", "warm"):
                environment = {**os.environ, "BAILEY_CACHE": folder, "PYTHONPATH": os.pathsep.join(sys.path)}
                command = [sys.executable, "-c", FIRST_RUN, package.__name__, first]
                done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
                out[first][name] = json.loads(done.stdout)
                report(first_run_line(first, name, out[first][name]))
    return out


def first_run_line(first: str, name: str, took: JsonObject) -> str:
    """Return how long a first run took, as one line of text."""
    return f"{FIRST_RUNS[first]}, {name}: {took['seconds']} s ({took['cpu_seconds']} s of CPU)"
