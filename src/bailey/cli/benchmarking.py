"""The command `benchmark`: a bot against fixed opponents on deals that are held apart, and tables of results."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bailey.cli.laboratory import Cores, Plain, columns, show
from bailey.cli.options import GameName
from bailey.cli.reference import AsJson
from bailey.core.errors import BadInput

if TYPE_CHECKING:
    from bailey.lab.json_object import JsonObject


def add_to(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command()(benchmark)


def benchmark(
    game: GameName,
    bot: Annotated[str | None, typer.Option(help="Who is measured.")] = None,
    games: Annotated[int, typer.Option(min=2, help="How many games against each opponent.")] = 400,
    table: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Print all results of this folder.")] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the result to this file.")] = None,
    cores: Cores = None,
    plain: Plain = False,
    as_json: AsJson = False,
) -> None:
    """Measure a bot against random, greedy and search:300 on deals that are held apart, or print a table of results."""
    from bailey.cli.screen import ProgressBar
    from bailey.games import find as find_game
    from bailey.lab.benchmark import OPPONENTS, benchmark_bot, read_table

    found = find_game(game)
    if (bot is None) == (table is None):
        message = "benchmark: name --bot to measure one, or --table for a folder of results"
        raise BadInput(message)
    if table is not None:
        results = read_table(table, found)
    else:
        with ProgressBar("games") as bar:
            one = benchmark_bot(
                found,
                bot or "",
                games,
                cores=cores or os.cpu_count() or 1,
                plain=plain or None,
                report=lambda who, done, total: bar(OPPONENTS.index(who) * total + done, len(OPPONENTS) * total),
            )
        if out is not None:
            one.write(out)
        results = [one]
    show({"game": found.name, "results": [result.to_json() for result in results]}, benchmark_lines, as_json=as_json)


def benchmark_lines(found: JsonObject) -> list[str]:
    """Return results as lines of text."""
    from bailey.lab.benchmark import OPPONENTS

    rows = []
    for result in found["results"]:
        by_opponent = {one["opponent"]: one for one in result["against"]}
        cells = [_cell(by_opponent.get(opponent)) for opponent in OPPONENTS]
        rows.append([result["name"], *cells, f"{result['milliseconds']:.2f} ms" if result["milliseconds"] else ""])
    heads = ["who", *(f"against {opponent}" for opponent in OPPONENTS), "a choice"]
    return [f"{found['game']}: share of wins, 95 % interval", *columns(heads, rows)]


def _cell(one: JsonObject | None) -> str:
    return "" if one is None else f"{one['share']:.3f} ({one['low']:.3f} to {one['high']:.3f})"
