"""The command `train`: a game learns to judge its positions."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bailey.cli.laboratory import Cluster, Cores, Seed, columns, show
from bailey.cli.options import GameName
from bailey.cli.reference import AsJson

if TYPE_CHECKING:
    from bailey.lab.json_object import JsonObject


def add_to(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command()(train)


def train(
    game: GameName,
    folder: Annotated[
        Path | None, typer.Option(help="Where everything is kept, and gone on from; by default training-GAME.")
    ] = None,
    rounds: Annotated[int, typer.Option(min=1, help="How often games are played and learned from.")] = 2,
    games: Annotated[int, typer.Option(min=100, help="How many games of each round are learned from.")] = 14_000,
    held: Annotated[int, typer.Option(min=20, help="How many games only measure what was learned.")] = 1500,
    gate: Annotated[int, typer.Option(min=2, help="How many games a new player plays against the one before.")] = 400,
    players: Annotated[int, typer.Option("--players", "-p", min=2, help="How many players.")] = 2,
    teacher: Annotated[str, typer.Option(help="The bot that plays the first round.")] = "search:200",
    iterations: Annotated[int, typer.Option(min=10, help="Of the bots that have learned.")] = 200,
    every: Annotated[int, typer.Option(min=1, help="Learn from one position in so many.")] = 1,
    seed: Seed = 1,
    cores: Cores = None,
    cluster: Cluster = None,
    install: Annotated[bool, typer.Option("--install", help="Put the result into the folder of the game.")] = False,
    as_json: AsJson = False,
) -> None:
    """Learn to judge positions by self-play, for bots named learned:200. Ctrl-C stops; the same command goes on."""
    from bailey.cli.screen import StepBar
    from bailey.games import find as find_game
    from bailey.lab.crews import crew_of
    from bailey.lab.learning.training import Curriculum, Training, install_learned

    found, there = find_game(game), folder or Path(f"training-{game}")
    settings = Curriculum(
        found.name,
        found.version,
        players,
        rounds=rounds,
        games=games,
        held=held,
        gate=gate,
        teacher=teacher,
        iterations=iterations,
        every=every,
        seed=seed,
    )
    with crew_of(cores or os.cpu_count(), cluster) as crew, StepBar() as tell:
        done = Training(found, settings, there, crew, tell).run()
    installed = str(install_learned(found, there)) if install else None
    out = {"game": found.name, "players": players, "folder": str(there), "installed": installed}
    show({**out, "rounds": [one.to_json() for one in done]}, training_lines, as_json=as_json)


def training_lines(found: JsonObject) -> list[str]:
    """Return a training as lines of text."""
    rows = []
    for one in found["rounds"]:
        for who in ("search", "learned"):
            told = one[who]
            share = f"{one['share']:.1%}" if who == "learned" else ""
            taken = ("yes" if one["accepted"] else "no") if who == "learned" else ""
            thirds = [f"{third:.4f}" for third in told["thirds"]]
            name = one["teacher"] if who == "search" else "learned"
            rows.append([str(one["number"]), name, f"{told['brier']:.4f}", *thirds, share, taken])
    head = ["round", "forecast", "Brier score", "first third", "second", "last", "wins", "accepted"]
    return [f"{found['game']}, {found['players']} players, in {found['folder']}", "", *columns(head, rows)]
