"""Looking at records and positions."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bailey.cli.language import Language, text, texts

if TYPE_CHECKING:
    from bailey.cli.replaying import Replay

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record, or `-` for standard input.")]


def add_to(app: typer.Typer) -> None:
    """Add these commands."""
    app.command()(replay)
    app.command()(show)


def replay(
    file: File,
    everything: Annotated[bool, typer.Option("--all", help="Tell the whole game at once.")] = False,
    language: Language = None,
) -> None:
    """Step through the record of a game: Enter goes on, b back, a number to that row, q stops."""
    steps = open_replay(file)
    if everything or not sys.stdin.isatty() or str(file) == "-":
        steps.tell_all()
        return
    try:
        steps.walk()
    except EOFError:
        steps.screen.say()


def open_replay(file: Path) -> Replay:
    """Read a record and get ready to step through it."""
    from bailey.cli.files import read_record
    from bailey.cli.replaying import Replay
    from bailey.cli.screen import Screen

    log = read_record(file)
    return Replay(log, texts(log.game), Screen())


def show(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A position (JSON) or a record; `-` for standard input.")
    ],
    row: Annotated[int | None, typer.Option(help="The position after this row of a record.")] = None,
    seat: Annotated[int | None, typer.Option(help="Only what this player (1, 2, ...) may know; with --json.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Write the position as JSON.")] = False,
    language: Language = None,
) -> None:
    """Draw a position, or the position that a record has come to."""
    from bailey.cli.files import read_position
    from bailey.cli.screen import Screen
    from bailey.cli.table import picture
    from bailey.cli.tables import numbered
    from bailey.core.errors import BadInput

    position = read_position(file, row)
    seats = position.state.seats
    if seat is not None and not 1 <= seat <= seats:
        raise BadInput(text("error-seat-number", most=seats, seat=str(seat)))
    if as_json:
        print(json.dumps(position.dump() if seat is None else position.view(seat - 1), ensure_ascii=False))
        return
    screen, viewer = Screen(), None if seat is None else seat - 1
    names = position.game.called(numbered(seats))
    screen.draw(picture(position, screen.width, names, texts(position.game), viewer=viewer))
