"""The commands `build`, machine code of a game's rules before it is needed, and `site`, the table in static files."""

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
    app.command()(site)


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


def site(
    folder: Annotated[Path, typer.Argument(help="An empty folder, or one that holds an older site.")],
    without_machine_code: Annotated[
        bool,
        typer.Option("--without-machine-code", help="Bots think in plain Python: weaker, and nothing is compiled."),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Write the table as static files that any host serves, and that play without a network after the first visit."""
    from bailey.building.site import write_site
    from bailey.cli.screen import StepBar

    began = time.monotonic()
    with StepBar() as tell:
        sizes = write_site(folder, tell, plain=without_machine_code)
    seconds = round(time.monotonic() - began, 1)
    show({"folder": str(folder), "files": sizes, "seconds": seconds}, site_lines, as_json=as_json)


def site_lines(found: JsonObject) -> list[str]:
    """Return what was written as lines of text."""
    sizes = found["files"]
    python = sum(size for name, size in sizes.items() if name.startswith("python/"))
    total = sum(sizes.values())
    weight = f"{total / 1e6:.1f} MB, {python / 1e6:.1f} MB of it Python"
    return [
        f"{found['folder']}: {len(sizes)} files, {weight}, in {found['seconds']} s",
        f"try it: python -m http.server --directory {found['folder']} 8080, then open http://localhost:8080",
    ]
