"""The command `build`: machine code of a game's rules before it is needed."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bailey.cli.laboratory import show
from bailey.cli.options import GameName
from bailey.cli.reference import AsJson

if TYPE_CHECKING:
    from bailey.lab.json_object import JsonObject


def add_to(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command()(build)


def build(
    game: GameName,
    target: Annotated[
        list[str] | None, typer.Option(help="A system and a processor, by default those of this machine. Repeatable.")
    ] = None,
    into: Annotated[
        Path | None, typer.Option(help="The folder; by default one where Bailey finds it on this machine.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Compile the rules of a game before they are needed: bots then think at once, and without Numba."""
    from bailey.building import build_libraries
    from bailey.cli.screen import StepBar
    from bailey.games import find as find_game

    began = time.monotonic()
    with StepBar() as tell:
        files = build_libraries(find_game(game), target, into, tell)
    told = [{"file": str(file), "bytes": file.stat().st_size} for file in files]
    found: JsonObject = {"game": game, "libraries": told, "seconds": round(time.monotonic() - began, 1)}
    show(found, build_lines, as_json=as_json)


def build_lines(found: JsonObject) -> list[str]:
    """Return what was built as lines of text."""
    made = [f"{one['file']}  {one['bytes'] / 1000:,.0f} kB" for one in found["libraries"]]
    return [f"{found['game']}: built in {found['seconds']} s", *made]
