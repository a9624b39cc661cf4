"""The commands `replay` and `show`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bailey.cli.language import Language, text, texts

if TYPE_CHECKING:
    from bailey.cli.replaying import TerminalReplay

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record, or `-` for standard input.")]


def add_to(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command()(replay)
    app.command()(show)


def replay(
    file: File,
    everything: Annotated[bool, typer.Option("--all", help="Print the whole game at once.")] = False,
    language: Language = None,
) -> None:
    """Step through the record of a game: Enter next, b back, a number that row, q quit."""
    steps = open_replay(file)
    if everything or not sys.stdin.isatty() or str(file) == "-":
        steps.print_all()
        return
    try:
        steps.walk()
    except EOFError:
        steps.screen.say()


def open_replay(file: Path) -> TerminalReplay:
    """Read a record and return its replay."""
    from bailey.cli.files import read_record
    from bailey.cli.replaying import TerminalReplay
    from bailey.cli.screen import Screen

    log = read_record(file)
    return TerminalReplay(log, texts(log.game), Screen())


def show(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A position (JSON) or a record; `-` for standard input.")
    ],
    row: Annotated[int | None, typer.Option(help="Draw the position after this row of a record.")] = None,
    seat: Annotated[int | None, typer.Option(help="Show only what this player (1, 2, ...) may know.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Write the position as JSON.")] = False,
    language: Language = None,
) -> None:
    """Draw a position, or the last position of a record."""
    from bailey.cli.files import read_position
    from bailey.cli.screen import Screen
    from bailey.cli.seats import numbered
    from bailey.cli.table import drawing_of
    from bailey.core.errors import BadInput

    position = read_position(file, row)
    seats = position.state.seats
    if seat is not None and not 1 <= seat <= seats:
        raise BadInput(text("error-seat-number", most=seats, seat=str(seat)))
    if as_json:
        print(json.dumps(position.dump() if seat is None else position.view(seat - 1), ensure_ascii=False))
        return
    screen, viewer = Screen(), None if seat is None else seat - 1
    names = position.called(numbered(seats))
    screen.draw(drawing_of(position, screen.width, names, texts(position.game), viewer=viewer))
