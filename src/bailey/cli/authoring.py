"""The commands for authors of games: `new-game`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bailey.cli.language import Language, text


def add_to(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command(name="new-game")(new_game)


def new_game(
    name: Annotated[str, typer.Argument(help="The name of the game, as in lost-trails.")],
    language: Language = None,
) -> None:
    """Write a small game that plays, into a new folder here: change it, one file at a time, and make it yours."""
    from bailey.cli.skeleton import write

    folder = write(name, Path.cwd())
    print(text("new-game-made", folder=f"{folder.name}/"))
    for command in ("play", "serve", "check"):
        print(f"  bailey {command} ./{folder.name}")
    print(text("new-game-next", file=f"{folder.name}/README.md"))
