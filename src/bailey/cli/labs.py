"""The laboratory on the command line: simulation, arena, benchmark."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from bailey.cli.books import AsJson, GameName
from bailey.cli.variants import Options, Solo, count_players, read_options

STOPPED = 130

Seats = Annotated[str | None, typer.Option(help="Which bots play: random, greedy, search, search:2000, search:1.5s.")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many players.")]
Seed = Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")]
Cores = Annotated[int | None, typer.Option(min=1, max=1024, help="How many processor cores to use.")]
Plain = Annotated[bool, typer.Option("--plain", help="Do not compile.")]


def add_to(app: typer.Typer) -> None:
    """Add these commands."""
    app.command()(simulate)
    app.command()(arena)
    app.command()(bench)


def simulate(
    game: GameName,
    players: Players = None,
    seats: Seats = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Seed = 0,
    cores: Cores = 1,
    solo: Solo = False,
    option: Options = None,
    plain: Plain = False,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots, and describe the scores. Ctrl-C ends early with what is done."""
    from bailey import games as shelf
    from bailey.cli import tables
    from bailey.cli.screen import Progress
    from bailey.lab.simulate import simulate as run

    found = shelf.find(game)
    players, options = count_players(found, players, solo=solo), read_options(found, option)
    sitting = tables.read_seats(found, seats, players, others="random", first="random")
    with Progress("games") as report:
        done = run(
            found,
            len(sitting),
            sitting,
            games,
            seed,
            cores=cores or 1,
            plain=plain or None,
            report=report,
            options=options,
        )
    tell(done.to_json(), tell_simulation, as_json=as_json)


def arena(
    game: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 400,
    players: Players = None,
    seed: Seed = 0,
    cores: Cores = None,
    save: Annotated[Path | None, typer.Option(help="Keep every game here; the same arena goes on from it.")] = None,
    solo: Solo = False,
    option: Options = None,
    plain: Plain = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play against each other with the seats rotated, and give win shares with their intervals."""
    from bailey import games as shelf
    from bailey.cli.screen import Progress
    from bailey.lab.arena import arena as run

    found = shelf.find(game)
    players, options = count_players(found, players, solo=solo), read_options(found, option)
    named = seats if seats is not None else "search" if players == 1 else "search,greedy"
    sitting = [seat.strip() for seat in named.split(",")]
    with Progress("games") as report:
        done = run(
            found,
            sitting,
            games,
            seed,
            players=players,
            cores=cores,
            save=save,
            plain=plain or None,
            report=report,
            options=options,
        )
    tell(done.to_json(), tell_arena, as_json=as_json)


def bench(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game is timed.")] = "castle-combo",
    peers: Annotated[bool, typer.Option("--peers", help="Also time other engines (they are fetched).")] = False,
    as_json: AsJson = False,
) -> None:
    """Measure how fast this machine plays. It takes some minutes."""
    import sys

    from bailey import games as shelf
    from bailey.lab.bench import bench as run

    def report(line: str) -> None:
        if sys.stderr.isatty():
            print(line, file=sys.stderr)

    tell(run(shelf.find(game), peers=peers, report=report), tell_bench, as_json=as_json)


def tell(found: dict[str, Any], in_words: Callable[[dict[str, Any]], list[str]], *, as_json: bool) -> None:
    """Write a result for people or as JSON; one that was stopped ends with the exit code of Ctrl-C."""
    print(json.dumps(found, ensure_ascii=False) if as_json else "\n".join(in_words(found)), flush=True)
    if found.get("interrupted"):
        raise typer.Exit(STOPPED)


def tell_simulation(found: dict[str, Any]) -> list[str]:
    """Describe a simulation."""
    lines = [_how_many(found)]
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
        *_columns(["scores", *SCORE_COLUMNS], scores),
        "",
        *_columns(["seat", "bot", "wins"], seats),
        *tell_chronicle(found.get("chronicle", {})),
    ]


def tell_chronicle(found: dict[str, Any]) -> list[str]:
    """Describe how the points went on, time by time, from the games that came to it."""
    rows = [
        [line.replace("_", " "), time, _reached(row), *(f"{row[key]:.1f}" for key in SCORE_COLUMNS.values())]
        for line, times in found.items()
        for time, row in times.items()
        if row is not None
    ]
    return ["", *_columns(["points", "after", "games", *SCORE_COLUMNS], rows), "", THAT_FAR] if rows else []


def _reached(row: dict[str, Any]) -> str:
    """Say how many of the games a row of the chronicle counts."""
    return f"{row['games']:,} of {row['of_games']:,}"


THAT_FAR = "Each row counts only the games that got that far: those that ended earlier are left out of it."


SCORE_COLUMNS = {
    "mean": "mean",
    "sd": "standard_deviation",
    "min": "min",
    "q1": "q1",
    "median": "median",
    "q3": "q3",
    "max": "max",
}


def tell_arena(found: dict[str, Any]) -> list[str]:
    """Describe an arena."""
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
    table = _columns(["bot", "wins", "95 % interval", "mean score"], rows)
    return [_how_many(found), "", *table, *tell_chronicle(found.get("chronicle", {}))]


def _how_many(found: dict[str, Any]) -> str:
    stopped = ", stopped early" if found.get("interrupted") else ""
    players = "1 player" if found["players"] == 1 else f"{found['players']} players"
    rules = "".join(f", {name}={value}" for name, value in found.get("options", {}).items() if value)
    what = f"{found['game']}, {players}{rules}"
    return f"{what}, {found['games']:,} games, seed {found['seed']}{stopped}"


def tell_bench(found: dict[str, Any]) -> list[str]:
    """Describe a benchmark: a line for everything that was timed."""
    from bailey.lab.bench import sentence, starting

    machine = found["machine"]
    lines = [f"{machine['processor']}, one core, Python {machine['python']}", ""]
    if not machine["compiled"]:
        lines.append("plain play only: compiled play needs Numba (`pip install bailey[fast]`)")
    lines += [sentence(row) for row in found["rows"]]
    for first, times in (found["compile"] or {}).items():
        lines += [starting(first, name, took) for name, took in times.items()]
    lines.append(f"a state has {found['bytes_per_state']:,} bytes")
    for row in found.get("ratios") or []:
        times = [f"{row[f'{kind}_ratio']:,} x its {kind}/s" for kind in RATES if f"{kind}_ratio" in row]
        if times:
            lines.append(f"against {row['peer']}, {row['game']}, {row['mode']}: {', '.join(times)}")
    return lines


RATES = ("decisions", "games", "iterations")


def _columns(head: list[str], rows: list[list[str]]) -> list[str]:
    """Write a table: names on the left, numbers on the right."""
    widths = [max(len(row[i]) for row in (head, *rows)) for i in range(len(head))]
    return [
        "  ".join(
            cell.rjust(width) if cell[:1].isdigit() or (row is head and i) else cell.ljust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in (head, *rows)
    ]
