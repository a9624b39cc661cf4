"""The commands `simulate`, `arena` and `bench`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bailey.cli.options import GameName, Options, Solo, count_players, read_options, value_in_words
from bailey.cli.reference import AsJson
from bailey.core.distribution import needs_base
from bailey.core.errors import BadInput

if TYPE_CHECKING:
    from bailey.lab.gpu import CudaDevice
    from bailey.lab.json_object import JsonObject

INTERRUPTED = 130

Seats = Annotated[
    str | None, typer.Option(help="Which bots play: random, greedy, search:2000, search:1s, learned:500, policy:NAME.")
]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many players.")]
Seed = Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")]
Cores = Annotated[int | None, typer.Option(min=1, max=1024, help="How many processor cores to use.")]
Cluster = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: HOST:PORT, auto, or local for one on this machine."),
]
Where = Annotated[str | None, typer.Option("--device", metavar="cuda", help="Play random bots on a GPU.")]
Plain = Annotated[bool, typer.Option("--plain", help="Do not compile.")]
BenchGame = Annotated[str, typer.Argument(metavar="GAME", help="Which game is timed.")]
Bench = Callable[..., "JsonObject"]


def add_to(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command()(simulate)
    app.command()(arena)
    app.command()(bench)


def simulate(
    game: GameName,
    players: Players = None,
    seats: Seats = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Seed = 0,
    cores: Cores = None,
    cluster: Cluster = None,
    device: Where = None,
    save: Annotated[
        Path | None, typer.Option(help="Save what games add up to in this file; the same simulation goes on from it.")
    ] = None,
    solo: Solo = False,
    option: Options = None,
    plain: Plain = False,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and print statistics of the scores. Ctrl-C prints those of the games so far."""
    from bailey.cli.screen import ProgressBar
    from bailey.cli.seats import read_seats
    from bailey.games import find as find_game
    from bailey.lab.crews import crew_on
    from bailey.lab.simulate import simulate as run

    found = find_game(game)
    players, options = count_players(found, players, solo=solo), read_options(found, option)
    bots = read_seats(found, seats, players, others="random", first="random")
    gpu = None if device is None else device_named(device, alone=not (cluster or cores or plain))
    with crew_on(cluster, cores) as crew, ProgressBar("games") as report:
        done = run(
            found,
            len(bots),
            bots,
            games,
            seed,
            cores=cores or 1,
            crew=crew,
            device=gpu,
            save=save,
            plain=plain or None,
            report=report,
            options=options,
        )
    show(done.to_json(), simulation_lines, as_json=as_json, lost=done.lost)


def device_named(name: str, *, alone: bool) -> CudaDevice:
    """Return the device of this name; `alone` unless something else was named that plays too."""
    from bailey.lab.gpu import CudaDevice

    if name != "cuda":
        message = f"device: there is no {name!r:.60}; the only kind of device is cuda"
        raise BadInput(message)
    if not alone:
        message = "device: it plays alone; leave out --cores, --cluster and --plain"
        raise BadInput(message)
    return CudaDevice()


def arena(
    game: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 400,
    players: Players = None,
    seed: Seed = 0,
    cores: Cores = None,
    cluster: Cluster = None,
    save: Annotated[
        Path | None, typer.Option(help="Save every game to this file; the same arena continues from it.")
    ] = None,
    above: Annotated[
        float | None,
        typer.Option(help="Stop once a sequential test decides whether the first bot wins more than this share."),
    ] = None,
    solo: Solo = False,
    option: Options = None,
    plain: Plain = False,
    as_json: AsJson = False,
) -> None:
    """Play bots against each other with rotated seats and print win shares with confidence intervals."""
    from bailey.cli.screen import ProgressBar
    from bailey.games import find as find_game
    from bailey.lab.arena import arena as run
    from bailey.lab.crews import crew_on

    found = find_game(game)
    players, options = count_players(found, players, solo=solo), read_options(found, option)
    named = seats if seats is not None else "search" if players == 1 else "search,greedy"
    bots = [seat.strip() for seat in named.split(",")]
    with crew_on(cluster, cores) as crew, ProgressBar("games") as report:
        done = run(
            found,
            bots,
            games,
            seed,
            players=players,
            cores=cores,
            crew=crew,
            save=save,
            plain=plain or None,
            report=report,
            options=options,
            above=above,
        )
    show(done.to_json(), arena_lines, as_json=as_json, lost=done.lost)


def bench(game: BenchGame = "castle-combo", cluster: Cluster = None, as_json: AsJson = False) -> None:
    """Measure how fast this machine plays, or each node of a cluster. It takes some minutes."""
    from bailey.lab.bench import bench as run
    from bailey.lab.bench import bench_named, bench_nodes

    if cluster is None:
        show_bench(game, run, as_json=as_json)
        return
    from bailey.games import find as find_game
    from bailey.lab.crews import cluster_at

    with cluster_at(cluster) as nodes:
        show(bench_nodes(find_game(game), nodes, bench_named), node_lines, as_json=as_json)


def node_lines(found: JsonObject) -> list[str]:
    """Return the benchmarks of a cluster's nodes as lines of text."""
    return [line for one in found["nodes"] for line in (f"node {one['node']}", *bench_lines(one), "")][:-1]


def show_bench(game: str, run: Bench, *, as_json: bool) -> None:
    """Run a benchmark of a game and print the result, with progress on a terminal."""
    import sys

    from bailey.games import find as find_game

    def report(line: str) -> None:
        if sys.stderr.isatty():
            print(line, file=sys.stderr)

    show(run(find_game(game), report=report), bench_lines, as_json=as_json)


def show(found: JsonObject, to_lines: Callable[[JsonObject], list[str]], *, as_json: bool, lost: str = "") -> None:
    """Print a result as text or as JSON; an interrupted one ends with the exit code of Ctrl-C, a lost one in words."""
    print(json.dumps(found, ensure_ascii=False) if as_json else "\n".join(to_lines(found)), flush=True)
    if lost:
        raise BadInput(lost)
    if found.get("interrupted"):
        raise typer.Exit(INTERRUPTED)


def simulation_lines(found: JsonObject) -> list[str]:
    """Return a simulation as lines of text."""
    lines = [_heading(found)]
    if found["decisions_per_second"]:
        speed = f"{found['games_per_second']:,.0f} games, {found['decisions_per_second']:,.0f} decisions a second"
        lines.append(f"{speed}, {'compiled' if found['compiled'] else 'plain'}, in {found['seconds']:.1f} s")
    who = [one for one in found["scores"] if found["scores"][one]]
    scores = [[one, *(f"{found['scores'][one][key]:.1f}" for key in SCORE_COLUMNS.values())] for one in who]
    shares = ["-" if share is None else f"{share:.1%}" for share in found["win_share"]]
    players = [*found["seats"], *found.get("printed", [])]
    seats = [[str(i + 1), bot, share] for i, (bot, share) in enumerate(zip(players, shares, strict=True))]
    return [
        *lines,
        "",
        *columns(["scores", *SCORE_COLUMNS], scores),
        "",
        *columns(["seat", "bot", "wins"], seats),
        *chronicle_lines(found.get("chronicle", {})),
    ]


def chronicle_lines(found: JsonObject) -> list[str]:
    """Return the chronicle as lines of text: the points at each time, over the games that reached it."""
    rows = [
        [line.replace("_", " "), time, _reached(row), *(f"{row[key]:.1f}" for key in SCORE_COLUMNS.values())]
        for line, times in found.items()
        for time, row in times.items()
        if row is not None
    ]
    return ["", *columns(["points", "after", "games", *SCORE_COLUMNS], rows), "", REACHED_NOTE] if rows else []


def _reached(row: JsonObject) -> str:
    """Return how many of the games a row of the chronicle counts."""
    return f"{row['games']:,} of {row['of_games']:,}"


REACHED_NOTE = "Each row counts only the games that reached that point; games that ended earlier are left out."


SCORE_COLUMNS = {
    "mean": "mean",
    "sd": "standard_deviation",
    "min": "min",
    "q1": "q1",
    "median": "median",
    "q3": "q3",
    "max": "max",
}


def arena_lines(found: JsonObject) -> list[str]:
    """Return an arena as lines of text."""
    rows = [
        [
            bot["bot"],
            f"{bot['win_share']:.1%}",
            f"{bot['interval_95'][0]:.1%} to {bot['interval_95'][1]:.1%}",
            f"{bot['mean_score']:.1f}",
        ]
        for bot in [*found["bots"], *({**one, "bot": one["name"]} for one in found.get("printed", []))]
        if bot["win_share"] is not None
    ]
    table = columns(["bot", "wins", "95 % interval", "mean score"], rows)
    return [_heading(found), "", *table, *test_lines(found), *chronicle_lines(found.get("chronicle", {}))]


def test_lines(found: JsonObject) -> list[str]:
    """Return what the sequential test decided, if there was one."""
    if "test" not in found:
        return []
    test = found["test"]
    said = {"above": "above", "below": "below", None: "not decided to be above or below"}[test["decided"]]
    return ["", f"{found['bots'][0]['bot']} is {said} {test['above']:.1%} (sequential test, {test['confidence']:.0%})"]


def _heading(found: JsonObject) -> str:
    stopped = ", stopped early" if found.get("interrupted") else ""
    players = "1 player" if found["players"] == 1 else f"{found['players']} players"
    rules = "".join(f", {name}={value}" for name, value in changed_options(found).items())
    what = f"{found['game']}, {players}{rules}"
    return f"{what}, {found['games']:,} games, seed {found['seed']}{stopped}"


def changed_options(found: JsonObject) -> dict[str, str]:
    """Return the options of a report that differ from their defaults, by name, in the words that `--option` takes."""
    from bailey import games

    known = {option.name: option for option in games.find(found["game"]).options}
    return {
        name: value_in_words(known[name], value)
        for name, value in found.get("options", {}).items()
        if value != known[name].default
    }


def bench_lines(found: JsonObject) -> list[str]:
    """Return a benchmark as lines of text, one for each measurement."""
    from bailey.lab.bench import first_run_line, rate_line

    machine = found["machine"]
    lines = [f"{machine['processor']}, one core, Python {machine['python']}", ""]
    if not machine["compiled"]:
        lines.append(f"plain play only: {needs_base('compiled play', 'Numba')}")
    lines += [rate_line(row) for row in found["rows"]]
    for first, times in (found["compile"] or {}).items():
        lines += [first_run_line(first, name, took) for name, took in times.items()]
    lines.append(f"a state has {found['bytes_per_state']:,} bytes")
    for row in found.get("ratios") or []:
        times = [f"{row[f'{kind}_ratio']:,} x its {kind}/s" for kind in RATES if f"{kind}_ratio" in row]
        if times:
            lines.append(f"against {row['peer']}, {row['game']}, {row['mode']}: {', '.join(times)}")
    return lines


RATES = ("decisions", "games", "iterations")


def columns(head: list[str], rows: list[list[str]]) -> list[str]:
    """Return a table as lines: text aligned left, numbers aligned right."""
    widths = [max(len(row[i]) for row in (head, *rows)) for i in range(len(head))]
    return [
        "  ".join(
            cell.rjust(width) if cell[:1].isdigit() or (row is head and i) else cell.ljust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in (head, *rows)
    ]
