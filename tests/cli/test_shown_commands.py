"""What README and docs show of the command line runs; what a comment `# needs ...` follows is read only."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from documents import ROOT, commands, documents, lines
from elsewhere.conftest import nothing_stays  # noqa: F401 - a fixture
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from bailey.bots import budget
from bailey.cli.main import bailey_app
from bailey.cli.skeleton import write

if TYPE_CHECKING:
    from _pytest.mark.structures import ParameterSet
    from conftest import Run

TABLE = (ROOT / "docs/cli.md").read_text(encoding="utf-8")


#: By this seed the person is asked first, at tables of four too.
YOU_BEGIN = "3"
BOT = re.compile(r"(?:search|learned|casual\d?|greedy|random|policy)(?::[\w.]+)?")
#: Bots that are compared must differ, and so they stay; the others are random.
COMPARED = re.compile(r"bots=\S+")


#: What each command is told besides, so that it takes no longer than it must.
BESIDES = {
    "play": f"--plain --seed {YOU_BEGIN}",
    "watch": "--plain",
    "simulate": "--plain --games 1",
    "arena": "--plain --games 1",
    "benchmark": "--games 2",  # against a search too: compiled it takes a tenth of the time
    "study": "--plain --games 1",
    "analyse": "--iterations 16",
}
#: The README and the pages that it sends people to, in the quick tests; the others take longer.
DOORS = {Path("README.md"), *(Path(f"docs/{name}.md") for name in ("index", "play", "research", "design"))}


def swift(command: str) -> list[str]:
    """Return the words of a command with one game, random bots, and plain rules, which are not compiled."""
    compared = COMPARED.findall(command)
    words = COMPARED.sub(*compared[:1] or [""], BOT.sub("random", re.sub(r" --games \d+", "", command))).split()
    seated = words[0] != "study" or "--seats" in words or any(word.startswith("players=") for word in words)
    return [*words, *BESIDES.get(words[0], "").split(), *([] if seated else ["--seats", "random,random"])]


def shown() -> list[ParameterSet]:
    """Return the documents that show commands; those that take long are marked as slow."""
    return [
        pytest.param(document, id=str(document), marks=() if document in DOORS else pytest.mark.slow)
        for document in documents()
        if commands(document)
    ]


@pytest.mark.parametrize("document", shown())
def test_commands_do_as_they_are_written(run: Run, document: Path) -> None:
    Path("inventor.toml").write_text("[cards.inventor]\ncost = 3\n", encoding="utf-8")
    Path("richer.toml").write_text("[start]\ngold = 20\n", encoding="utf-8")
    if not any(command.startswith("new-game") for command in commands(document)):
        write("lost-trails", Path.cwd())
    for command in commands(document):
        assert all(budget(bot) for bot in BOT.findall(command))
        code, out, err = run(*swift(command), typed="quit")
        assert (code, err) == (0, ""), command
        assert out, command


def known(command: TyperCommand) -> set[str]:
    """Return the options of a command."""
    return {name for parameter in command.params for name in parameter.opts if name.startswith("--")}


def test_the_table_of_commands_names_all_of_them_and_options_that_they_have() -> None:
    every = get_command(bailey_app)
    assert isinstance(every, TyperGroup)
    rows = re.findall(r"^\| (`bailey .*?) \|", TABLE.replace("\\|", "/"), re.MULTILINE)
    synopses = [synopsis.split() for row in rows for synopsis in re.findall(r"`bailey ([^`]*)`", row)]
    assert {words[0] for words in synopses} == {*every.commands}
    for words in synopses:
        options = {*re.findall(r"--[\w-]+", " ".join(words))}
        assert options <= known(every.commands[words[0]]), words[0]


def file_of(words: list[str]) -> str | None:
    """Return the file of the repository that a command runs, if it names one."""
    words = [word for word in words if "=" not in word or word.startswith("-")]
    if words[:2] == ["python", "-m"] and words[2].startswith("tools."):
        return words[2].replace(".", "/") + ".py"
    program = words[1] if words[:1] == ["python"] and len(words) > 1 else next(iter(words), "")
    return program if program.startswith(("scripts/", "examples/", "tools/")) else None


def test_other_commands_run_files_that_are_there() -> None:
    shown = [line for document in documents() for line in lines(document)]
    named = [file for line in shown if (file := file_of(shlex.split(line, comments=True, posix=False)))]
    assert len(named) > 20
    assert [name for name in named if not (ROOT / name).is_file()] == []
