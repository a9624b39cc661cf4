"""Fetching an extra when a command first needs it: after asking, with its size."""

from __future__ import annotations

import importlib
import subprocess
import sys
from typing import Annotated

import typer

from bailey.core.distribution import EXTRAS, command, lacks, needs, shown
from bailey.core.errors import BadInput

Yes = Annotated[bool, typer.Option("--yes", help="Fetch missing packages without asking.")]


def fetch_if_missing(extra: str, what: str, *, sure: bool) -> None:
    """Fetch an extra that something needs unless it is here; refuse it where nobody can be asked."""
    if not lacks(extra):
        return
    fetch = command(extra)
    if not fetch:
        raise BadInput(needs(what, extra))
    if not sure and not _somebody_is_here():
        message = f"{needs(what, extra)}; or give --yes, which does the same"
        raise BadInput(message)
    if not sure:
        _ask(extra, what, fetch)
    _fetch(extra, what, fetch)


def _somebody_is_here() -> bool:
    return sys.stdin.isatty() and sys.stderr.isatty()


def _ask(extra: str, what: str, fetch: list[str]) -> None:
    """Ask whether an extra may be fetched; no ends the command."""
    found = EXTRAS[extra]
    question = f"{what} needs {found.packages} ({found.weight}). Fetch them with `{shown(fetch)}`?"
    typer.confirm(question, default=True, abort=True, err=True)


def _fetch(extra: str, what: str, fetch: list[str]) -> None:
    """Run the installer, and refuse to go on without what it was to bring."""
    ran = subprocess.run(fetch, check=False, stdout=sys.stderr)  # noqa: S603 - the command that was shown
    importlib.invalidate_caches()
    if ran.returncode or lacks(extra):
        message = f"{what}: `{shown(fetch)}` has not brought {EXTRAS[extra].packages}; its output is above"
        raise BadInput(message)
