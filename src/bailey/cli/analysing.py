"""The command `analyse`."""
# Any: passed on to Examination as they are.

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bailey.cli.language import Language, text, texts
from bailey.cli.records import File
from bailey.cli.reference import AsJson

if TYPE_CHECKING:
    from bailey.analysis import Analysis, Examination
    from bailey.core.records.log import GameLog


def add_to(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command()(analyse)


def analyse(
    file: File,
    iterations: Annotated[int | None, typer.Option(help="Search iterations a decision; default: 2000.")] = None,
    html: Annotated[Path | None, typer.Option(help="Write a page that opens without a network.")] = None,
    open_cards: Annotated[
        bool, typer.Option("--open", help="Say also what the open cards would have said: it takes twice as long.")
    ] = False,
    last: Annotated[int | None, typer.Option(min=1, help="Analyse only so many choices before the end.")] = None,
    cores: Annotated[int | None, typer.Option(min=1, max=1024, help="How many processor cores to use.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Do not compile.")] = False,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Analyse a finished game: chances to win, what each choice gave away, and what luck did. Ctrl-C loses nothing."""
    from bailey.analysis import DEFAULT_ITERATIONS
    from bailey.cli.analysis_page import page
    from bailey.cli.analysis_table import AnalysisTable
    from bailey.cli.analysis_words import AnalysisSentences
    from bailey.cli.files import read_record
    from bailey.cli.scores import check_new_file
    from bailey.cli.screen import Screen

    if html is not None:
        check_new_file(html)
    log = read_record(file)
    examination = _examination(
        file, log, iterations or DEFAULT_ITERATIONS, open_cards=open_cards, last=last, plain=plain or None
    )
    found = _work_out(examination, cores)
    if as_json:
        print(json.dumps(found.to_json(), ensure_ascii=False))
    words = AnalysisSentences(found, examination.steps, texts(log.game))
    if html is not None:
        html.write_text(page(words), encoding="utf-8")
        print(f"bailey: {text('analysis-page', file=str(html))}", file=sys.stderr)
    if not as_json and html is None:
        AnalysisTable(words, Screen()).print_all()


def _examination(file: Path, log: GameLog, iterations: int, **how: Any) -> Examination:
    """Return the examination of a record, or refuse it with the name of its file."""
    from bailey.analysis import Examination
    from bailey.core.errors import BadInput

    try:
        return Examination(log, iterations, **how)
    except BadInput as fault:
        message = f"{file}: {fault}"
        raise BadInput(message) from fault


def _work_out(examination: Examination, cores: int | None) -> Analysis:
    """Work an examination out, with progress; after Ctrl-C say what is kept."""
    from bailey.analysis import Keeping, work_out
    from bailey.cli.screen import ProgressBar

    try:
        with Keeping() as keeping, ProgressBar(text("analysis-progress")) as report:
            return work_out(examination, cores=cores, keeping=keeping, report=report)
    except KeyboardInterrupt:
        print(f"bailey: {text('analysis-kept', n=len(examination.found), total=examination.total)}", file=sys.stderr)
        raise
