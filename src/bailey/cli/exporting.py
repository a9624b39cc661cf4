"""The command `export`: games of bots as rows for learning."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bailey.cli.laboratory import Plain, Players, Seats, Seed, show
from bailey.cli.options import GameName, Options, read_options
from bailey.cli.reference import AsJson

if TYPE_CHECKING:
    from bailey.lab.json_object import JsonObject


def add_to(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command()(export)


def export(
    game: GameName,
    players: Players = None,
    seats: Seats = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Seed = 0,
    observation: Annotated[str, typer.Option(help="What the seat on turn sees: none, raw or features.")] = "raw",
    out: Annotated[Path | None, typer.Option(help="The folder; by default dataset-GAME.")] = None,
    minari: Annotated[
        str | None, typer.Option(metavar="NAME", help="Make a Minari set of them too, such as castle-combo/random-v0.")
    ] = None,
    option: Options = None,
    plain: Plain = False,
    as_json: AsJson = False,
) -> None:
    """Write games of bots as Parquet files, a row for each decision. Ctrl-C stops; the same command goes on."""
    from bailey.cli.screen import ProgressBar
    from bailey.cli.seats import read_seats
    from bailey.games import find as find_game
    from bailey.lab.dataset import dataset
    from bailey.lab.dataset import export as write

    found = find_game(game)
    bots = read_seats(found, seats, players, others="random", first="random")
    options = read_options(found, option)
    found.check_options(len(bots), options)
    wanted = dataset(found, bots, games, seed, observation, options)
    there, began = out or Path(f"dataset-{found.name}"), time.monotonic()
    if minari is not None:
        from bailey.lab import minari_set

        minari_set.checked_name(minari, wanted)
    with ProgressBar("games") as report:
        decisions = write(wanted, there, plain=plain or None, report=report)
    seconds = round(time.monotonic() - began, 1)
    told = {**wanted.about(), "folder": str(there), "decisions": decisions, "seconds": seconds}
    if minari is not None:
        with ProgressBar("games") as report:
            told["episodes"] = minari_set.write(wanted, there, minari, plain=plain or None, report=report)
        told["minari"] = minari
    show(told, export_lines, as_json=as_json)


def export_lines(found: JsonObject) -> list[str]:
    """Return what was written as lines of text."""
    made = f"{found['decisions']:,} decisions written in {found['seconds']} s"
    lines = [f"{found['game']}: {found['games']:,} games in {found['folder']}", made]
    return [*lines, f"{found['episodes']:,} episodes in {found['minari']}"] if "minari" in found else lines
