"""The Markdown documents of the repository, and what stands in them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from markdown_it import MarkdownIt

if TYPE_CHECKING:
    from collections.abc import Iterator

    from markdown_it.token import Token

ROOT = Path(__file__).parents[1]
FOLDERS = (".", "docs", "examples", "src", "tests", "tools", "web")
#: Everything below these is the work of others, made from something else, or what something else is made from.
FOREIGN = {"node_modules", "dist", "skeleton"}
#: What a document shows of the command line: in a checkout, with the set-up's environment or without.
COMMAND = re.compile(r"(?:\.venv/bin/)?bailey (.*)|scripts/play terminal (.*)")
#: What follows a command that a test cannot run, and begins a `python` block of that kind.
NEEDS = "# needs "


def documents() -> list[Path]:
    """Return every Markdown file of the repository, relative to its root."""
    found = [*ROOT.glob("*.md"), *(file for folder in FOLDERS[1:] for file in (ROOT / folder).rglob("*.md"))]
    inside = [file.relative_to(ROOT) for file in found]
    return sorted(file for file in inside if not FOREIGN & {*file.parts})


@cache
def tokens(document: Path) -> list[Token]:
    """Return what the parser makes of a document."""
    return MarkdownIt("commonmark").enable("table").parse((ROOT / document).read_text(encoding="utf-8"))


@cache
def blocks(document: Path) -> list[tuple[str, str]]:
    """Return the language, empty if none is named, and the text of each block of code."""
    parser = MarkdownIt("commonmark").disable("inline")  # what stands in a line takes the longest to read
    found = parser.parse((ROOT / document).read_text(encoding="utf-8"))
    return [(token.info, token.content) for token in found if token.type in {"fence", "code_block"}]


def lines(document: Path) -> Iterator[str]:
    """Return the lines of the blocks that name no language."""
    for language, text in blocks(document):
        if not language:
            yield from text.splitlines()


def commands(document: Path) -> list[str]:
    """Return the words after `bailey` in each command that a test can run."""
    found = (COMMAND.fullmatch(line.strip()) for line in lines(document) if NEEDS not in line)
    shown = (match[1] or f"play {match[2]}" for match in found if match)
    return [words.partition("  #")[0].strip() for words in shown]
