"""Scoring: a position from a file, or a physical game entered answer by answer."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bailey.cli.books import AsJson, GameName
from bailey.cli.language import Language, text, texts

if TYPE_CHECKING:
    from bailey.core.position import Position


def add_to(app: typer.Typer) -> None:
    """Add these commands."""
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

    tell_score(read_position(file), as_json=as_json)


def tell_score(position: Position, *, as_json: bool, scorers: int | None = None) -> None:
    """Write a score for people or as JSON."""
    from bailey.cli import score_card
    from bailey.cli.screen import Screen
    from bailey.cli.tables import numbered

    if as_json:
        print(json.dumps(score_card.as_json(position), ensure_ascii=False))
        return
    screen, book = Screen(), texts(position.game)
    names = position.game.called(numbered(position.state.seats))
    for seat, name in enumerate(names[:scorers]):
        score_card.show(screen, position, book, seat, name)
        screen.say()
    if scorers != 1:
        score_card.standings(screen, position, names[:scorers])


def score_pad(
    game: GameName,
    save: Annotated[Path | None, typer.Option(help="Keep what was entered as a position, in this new file.")] = None,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Score a game that was played with real cards: enter what lies before everybody."""
    import sys

    from bailey import games as shelf
    from bailey.cli.pad import PadReader
    from bailey.cli.screen import Screen
    from bailey.core.errors import BadInput
    from bailey.core.position import Position

    found = shelf.find(game)
    if found.pad is None:
        raise BadInput(text("error-no-pad", game=found.title))
    if save is not None:
        check_free(save)
    screen = Screen()
    if as_json:
        screen.console.file = sys.stderr
    try:
        written, scorers = PadReader(texts(found), screen.ask, screen.say).fill()
    except EOFError as fault:
        raise BadInput(text("error-pad-ended")) from fault
    tell_score(Position.load(found, written), as_json=as_json, scorers=scorers)
    if save is not None:
        save.write_text(json.dumps(written, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def check_free(save: Path) -> None:
    """Refuse a file that cannot be begun, before anything is asked."""
    import os

    from bailey.core.errors import BadInput

    if save.exists():
        raise BadInput(text("error-exists", file=str(save)))
    if not save.parent.is_dir():
        raise BadInput(text("error-no-folder", file=str(save)))
    if not os.access(save.parent, os.W_OK):
        raise BadInput(text("error-no-writing", folder=str(save.parent)))
