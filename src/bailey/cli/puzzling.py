"""The command `puzzles`: moments of games at which one choice is clearly best."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bailey.cli.laboratory import Cores, Seed, columns, show
from bailey.cli.options import GameName
from bailey.cli.reference import AsJson

if TYPE_CHECKING:
    from bailey.lab.json_object import JsonObject


def add_to(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command()(puzzles)


def puzzles(
    game: GameName,
    wanted: Annotated[int, typer.Option("--puzzles", min=1, max=1000, help="How many.")] = 40,
    bot: Annotated[str, typer.Option(help="The bot that plays the games.")] = "search:300",
    iterations: Annotated[int, typer.Option(min=16, help="Of the search that looks for puzzles.")] = 600,
    seed: Seed = 1,
    cores: Cores = None,
    save: Annotated[
        Path | None, typer.Option(help="The games that were looked at; by default puzzles-GAME.jsonl.")
    ] = None,
    out: Annotated[Path | None, typer.Option(help="Where they go; by default puzzles-GAME.json.")] = None,
    install: Annotated[bool, typer.Option("--install", help="Put them into the folder of the game instead.")] = False,
    as_json: AsJson = False,
) -> None:
    """Find moments at which one choice is clearly best, in games of bots. Ctrl-C stops; the same command goes on."""
    from bailey.cli.screen import StepBar
    from bailey.core.records.puzzles import FILE, write_puzzles
    from bailey.games import find as find_game
    from bailey.lab.puzzles import PuzzleSearch, make_puzzles

    found = find_game(game)
    settings = PuzzleSearch(found.name, found.version, (bot, bot), iterations, seed)
    there = save or Path(f"puzzles-{found.name}.jsonl")
    with StepBar() as tell:
        made = make_puzzles(found, settings, wanted, cores=cores or os.cpu_count() or 1, save=there, report=tell)
    path = found.folder / FILE if install else out or Path(f"puzzles-{found.name}.json")
    write_puzzles(found, made, path)
    grades = Counter(one.grade for one in made)
    told = {"game": found.name, "puzzles": len(made), "grades": {str(n): grades[n] for n in sorted(grades)}}
    show({**told, "file": str(path)}, puzzle_lines, as_json=as_json)


def puzzle_lines(found: JsonObject) -> list[str]:
    """Return what was made as lines of text."""
    rows = [[grade, str(many)] for grade, many in found["grades"].items()]
    return [f"{found['game']}: {found['puzzles']} puzzles in {found['file']}", "", *columns(["grade", "puzzles"], rows)]
