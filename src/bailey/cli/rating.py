"""The command `rate`: the bots of a game on one scale."""

from __future__ import annotations

import os
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bailey.cli.laboratory import Cluster, Cores, Seed, columns, show
from bailey.cli.options import GameName
from bailey.cli.reference import AsJson

if TYPE_CHECKING:
    from bailey.lab.json_object import JsonObject

#: From random play, with which the scale begins, to the strongest bot that every game has.
USUAL = "random,casual9:40,casual7:40,casual5:40,casual:40,search:40,search:90,search:200,search:600,search:2000"


def add_to(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command()(rate)


def rate(
    game: GameName,
    bots: Annotated[str, typer.Option(help="The bots, from the weakest; the scale begins with the first.")] = USUAL,
    games: Annotated[int, typer.Option(min=2, help="How many games each pair plays.")] = 40,
    within: Annotated[
        int | None, typer.Option(min=1, help="Only bots play each other that stand so near in the list.")
    ] = None,
    seed: Seed = 1,
    cores: Cores = None,
    cluster: Cluster = None,
    folder: Annotated[
        Path | None, typer.Option(help="Where the games are kept, and gone on from; by default ratings-GAME.")
    ] = None,
    picture: Annotated[Path | None, typer.Option(help="Draw the scale into this file, as SVG.")] = None,
    install: Annotated[
        bool, typer.Option("--install", help="Let the table's five strengths be five of these bots, evenly spaced.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Put bots on one scale: every pair plays games of two. Ctrl-C stops; the same command goes on."""
    from bailey.bots.strengths import write_strengths
    from bailey.cli.screen import StepBar
    from bailey.core.errors import BadInput
    from bailey.games import find as find_game
    from bailey.lab.choosing_strengths import choose_strengths
    from bailey.lab.crews import crew_on
    from bailey.lab.rating import rate as rate_bots
    from bailey.lab.rating_picture import picture as draw

    found, there = find_game(game), folder or Path(f"ratings-{game}")
    named = [bot.strip() for bot in bots.split(",") if bot.strip()]
    with crew_on(cluster, cores) as crew, StepBar() as tell:
        rated, results = rate_bots(
            found,
            named,
            games,
            seed,
            within=within,
            cores=cores or os.cpu_count(),
            crew=crew,
            folder=there,
            report=tell,
        )
    if picture is not None:
        try:
            picture.write_text(draw(found.title, rated), encoding="utf-8")
        except OSError as fault:
            message = f"picture: {picture} cannot be written: {fault.strerror}; name another file"
            raise BadInput(message) from fault
    installed = str(write_strengths(found, choose_strengths(rated))) if install else None
    pairs = [{"bots": [named[one.first], named[one.second]], "wins": one.wins, "games": one.games} for one in results]
    out = {"game": found.name, "bots": [asdict(one) for one in rated], "pairs": pairs, "installed": installed}
    show(out, rating_lines, as_json=as_json)


def rating_lines(found: JsonObject) -> list[str]:
    """Return ratings as lines of text, the strongest first."""
    rated = sorted(found["bots"], key=lambda one: -one["rating"])
    rows = [[one["bot"], f"{one['rating']:.0f}", f"± {one['half']:.0f}", str(one["games"])] for one in rated]
    lines = [found["game"], "", *columns(["bot", "rating", "95 %", "games"], rows)]
    return [*lines, "", f"installed as {found['installed']}"] if found["installed"] else lines
