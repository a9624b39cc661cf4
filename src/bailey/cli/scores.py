"""The commands `score` and `score-pad`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bailey.cli.language import Language, text, texts
from bailey.cli.options import GameName
from bailey.cli.reference import AsJson

if TYPE_CHECKING:
    from bailey.core.play.position import Position


def add_to(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command()(score)
    app.command(name="score-pad")(score_pad)


def score(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A position (JSON) or a record; `-` for standard input.")
    ],
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Score a position, card by card; a game that is not over is scored as if it ended now."""
    from bailey.cli.files import read_position

    print_score(read_position(file), as_json=as_json)


def print_score(position: Position, *, as_json: bool, scorers: int | None = None) -> None:
    """Print a score as text or as JSON."""
    from bailey.cli import score_card
    from bailey.cli.screen import Screen
    from bailey.cli.seats import numbered

    if as_json:
        print(json.dumps(score_card.as_json(position), ensure_ascii=False))
        return
    screen, book = Screen(), texts(position.game)
    names = position.called(numbered(position.state.seats))
    for seat, name in enumerate(names[:scorers]):
        score_card.show(screen, position, book, seat, name)
        screen.say()
    if scorers != 1:
        score_card.standings(screen, position, names[:scorers])


def score_pad(
    game: GameName,
    save: Annotated[Path | None, typer.Option(help="Save the entered position to this new file.")] = None,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Score a game that was played with real cards: enter the cards of every player."""
    import sys

    from bailey import games
    from bailey.cli.pad import PadDialog
    from bailey.cli.screen import Screen
    from bailey.core.errors import BadInput
    from bailey.core.play.position import Position

    found = games.find(game)
    if found.pad is None:
        raise BadInput(text("error-no-pad", game=found.title))
    if save is not None:
        check_new_file(save)
    screen = Screen()
    if as_json:
        screen.console.file = sys.stderr
    try:
        written, scorers = PadDialog(texts(found), screen.ask, screen.say).run()
    except EOFError as fault:
        raise BadInput(text("error-pad-ended")) from fault
    print_score(Position.load(found, written), as_json=as_json, scorers=scorers)
    if save is not None:
        save.write_text(json.dumps(written, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def check_new_file(save: Path) -> None:
    """Raise BadInput if the file exists or cannot be created."""
    import os

    from bailey.core.errors import BadInput

    if save.exists():
        raise BadInput(text("error-exists", file=str(save)))
    if not save.parent.is_dir():
        raise BadInput(text("error-no-folder", file=str(save)))
    if not os.access(save.parent, os.W_OK):
        raise BadInput(text("error-no-writing", folder=str(save.parent)))
