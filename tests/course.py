"""The course for authors, `docs/your-game`: its blocks, put into a fresh game one page after the other.

A block that names a file, as in "```python lost_trails/rules.py", is what its reader writes there: definitions and
imports of Python (new ones go to the others), messages of a catalogue, sentences of the rules, each of them whole. One
that is there already is replaced; the others are added where they stand in the block: before the next one that is
there, or at the end.

The game at the end of the course is `examples/lost-trails`, which `python tests/course.py` writes.
"""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING, NamedTuple

from documents import ROOT, blocks

from bailey.cli.skeleton import write as begin

if TYPE_CHECKING:
    from pathlib import Path

COURSE, EXAMPLE = ROOT / "docs/your-game", ROOT / "examples/lost-trails"
PAGES = ("rules", "hidden-cards", "languages", "board", "bots-and-study")


class Part(NamedTuple):
    """A part of a file that a block can replace: what it is called, and its text."""

    name: str
    text: str


def written_in(page: str) -> list[tuple[str, str]]:
    """Return the file and the text of each block of a page that names a file."""
    found = [(info.partition(" ")[2], text) for info, text in blocks((COURSE / f"{page}.md").relative_to(ROOT))]
    return [(file, text) for file, text in found if file and file != "run"]


def programs(page: str) -> list[str]:
    """Return the programs of a page that its reader runs beside the folder of the game."""
    return [text for info, text in blocks((COURSE / f"{page}.md").relative_to(ROOT)) if info == "python run"]


def write(folder: Path, page: str) -> None:
    """Do in a game what a page says."""
    for name, text in written_in(page):
        file = folder / name
        before = file.read_text(encoding="utf-8") if file.exists() else ""
        parts = python if name.endswith(".py") else catalogue if name.endswith(".ftl") else sentences
        file.write_text(merged(parts(before), parts(text)) if before else text, encoding="utf-8")
    for command in (["check", "--select", "I", "--fix"], ["format"]):
        tidy = [sys.executable, "-m", "ruff", *command, "-q", "--isolated", "--no-cache", "--line-length", "120", "."]
        subprocess.run(tidy, cwd=folder, check=True)


def merged(old: list[Part], new: list[Part]) -> str:
    """Put new parts in place of the old ones of their names, and the others before the next that is there."""
    names = [part.name for part in old]
    waiting: list[Part] = []
    for part in new:
        if part.name not in names and part.name.startswith("from "):
            last = max(i for i, name in enumerate(names) if name.startswith("from "))
            old.insert(last + 1, Part(part.name, f"\n{part.text.strip()}"))
            names.insert(last + 1, part.name)
            continue
        if part.name not in names:
            waiting.append(part)
            continue
        at = names.index(part.name)
        old[at : at + 1] = [*waiting, part]
        names[at : at + 1] = [*(one.name for one in waiting), part.name]
        waiting = []
    return "".join(part.text for part in [*old, *waiting])


def python(text: str) -> list[Part]:
    """Cut a file into its definitions and imports, each with what stands before it."""
    lines, parts, done = text.splitlines(keepends=True), list[Part](), 0
    for node in ast.parse(text).body:
        end = node.end_lineno or 0
        parts.append(Part(name_of(node), "\n" + "".join(lines[done:end])))
        done = end
    return parts


def name_of(node: ast.stmt) -> str:
    """Name a definition or an import."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return node.name
    if isinstance(node, ast.ImportFrom):
        return f"from {'.' * node.level}{node.module or ''}"
    if isinstance(node, ast.Assign):
        return ast.unparse(node.targets[0])
    return ast.unparse(node.target) if isinstance(node, ast.AnnAssign) else ast.unparse(node)


def catalogue(text: str) -> list[Part]:
    """Cut a catalogue into its messages, each with what stands before it."""
    found = re.split(r"(?m)^(?=[a-z][\w-]* =)", text)
    return [Part(part.partition(" =")[0], part) for part in found]


def sentences(text: str) -> list[Part]:
    """Cut a README into its numbered sentences, and what stands before them."""
    found = re.split(r"(?m)^(?=\d+\. )", text)
    return [Part(part.partition(". ")[0], part) for part in found if part]


def main() -> None:
    """Write the example anew."""
    shutil.rmtree(EXAMPLE, ignore_errors=True)
    folder = begin(EXAMPLE.name, EXAMPLE.parent)
    for page in PAGES:
        write(folder, page)


if __name__ == "__main__":
    main()
