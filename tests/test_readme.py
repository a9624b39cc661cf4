"""The README's examples run, and say what they say."""

from __future__ import annotations

import doctest
import shlex
from pathlib import Path

import pytest
import typer

from bailey.cli.main import bailey_app

ROOT = Path(__file__).parent.parent


def test_the_readme_is_true() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def commands() -> list[list[str]]:
    """The commands of `bailey` that the README shows."""
    lines = (line.strip() for line in (ROOT / "README.md").read_text(encoding="utf-8").splitlines())
    written = (line.replace("scripts/play terminal", ".venv/bin/bailey play") for line in lines)
    return [shlex.split(line)[1:] for line in written if line.startswith(".venv/bin/bailey ")]


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_a_command_of_the_readme_is_understood(words: list[str]) -> None:
    """It is read as it would be before it is carried out: its options and their values are known."""
    group = typer.main.get_group(bailey_app)
    with group.make_context("bailey", list(words)) as context:
        name, command, rest = group.resolve_command(context, list(words))
        assert command is not None
        command.make_context(name, rest, parent=context).close()


def test_every_page_that_the_readme_names_is_there() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for link in (part.split(")")[0] for part in text.split("](")[1:]):
        assert (ROOT / link).exists(), link
