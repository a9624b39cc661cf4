"""Reads scenes: tests of rules that are told instead of programmed, one file for a part of the rulebook.

A file begins with a line that says what it is about. `with: ...` says what holds for every scene of it, `# ...` is a
heading, `given: ...` what all positions have up to the next heading or the next `given:`. A scene has a title, the
sentence of the rule with its section, and lines that are set in:

    13 at a ransom the rival may give two resources
      Ann: holds ransom-a; built karl 5a | Ben: built otto 5a; has wool 2, ore 1
          | play ransom-a, no_counter -> turn Ben; offers choose 0 1
      choose 0, give_resource ore -> Ann has ore 1, wool 1; Ben has wool 1

A line with `Ann:`, `Ben:` or `at:` lays out a position (`scene_positions`), the first of a scene or another one. What
follows says what is chosen, and after the arrow what is seen (`scene_looks`). `each card; cost: karl; 2 | otto; 3`
makes a scene of each row: its words stand for <card> and <cost>; two such lines make one of each pair of rows. A line
that is set in further goes on with the line before.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER = Path(__file__).parent / "scenes"


#: What begins a line or a part of it that tells of a position.
LAID = ("Ann:", "Ben:", "at:")


@dataclass(frozen=True)
class Scene:
    """A scene: its file, its title, what holds for its file, what its positions have, and its lines."""

    file: str
    title: str
    always: str
    given: str
    lines: tuple[str, ...]

    def rows(self) -> Iterator[Scene]:
        """Make a scene of each row, or leave the scene as it is."""
        if not self.lines[0].startswith("each "):
            yield self
            return
        names, _, told = self.lines[0].removeprefix("each ").partition(": ")
        assert all(f"<{name}>" in " ".join(self.lines) for name in names.split("; ")), (
            f"{self.title}: a word is not used"
        )
        for row in told.split(" | "):
            words = dict(zip(names.split("; "), row.split("; "), strict=True))
            lines = tuple(filled(line, words) for line in self.lines[1:])
            yield from replace(self, title=f"{self.title}: {row}", lines=lines).rows()

    def parts(self) -> Iterator[Part]:
        """Split it into its positions, each with what happens there."""
        parts: list[Part] = []
        for line in self.lines:
            segments = line.split(" | ")
            laid = [one for one in segments if one.startswith(LAID)]
            if laid or not parts:
                parts.append(Part([*filter(None, self.given.split(" | ")), *laid], []))
            parts[-1].lines.extend(one for one in segments if one not in laid)
        yield from parts


@dataclass(frozen=True)
class Part:
    """What is told of a position, and lines that say what is chosen and what is seen."""

    laid: list[str]
    lines: list[str]


def filled(line: str, words: dict[str, str]) -> str:
    """Put words in the place of names; `-` stands for nothing."""
    for name, word in words.items():
        line = line.replace(f"<{name}>", "" if word == "-" else word)
    return line


def scenes() -> Iterator[Scene]:
    """Read all scenes."""
    for file in sorted(FOLDER.glob("*.txt")):
        yield from read(file.stem, file.read_text(encoding="utf-8"))


def read(name: str, text: str) -> Iterator[Scene]:
    """Read the scenes of a file."""
    told, scene, lines = {"with": "", "given": ""}, "", list[str]()
    for line in [*joined(text)[1:], "# the end"]:
        if line.startswith("  #"):
            continue
        if line.startswith("  "):
            lines.append(line.strip())
            continue
        if scene:
            yield from Scene(name, scene, told["with"], told["given"], tuple(lines)).rows()
        word, _, rest = line.partition(": ")
        scene, lines = "" if word in told or line.startswith("#") else line, []
        if word in told:
            told[word] = "" if rest == "nothing" else rest
        elif not scene:
            told["given"] = ""


def joined(text: str) -> list[str]:
    """List the lines that are not empty, each with those that go on with it."""
    lines: list[str] = []
    for line in filter(None, text.splitlines()):
        if line.startswith("      "):
            lines[-1] += f" {line.strip()}"
        else:
            lines.append(line)
    return lines
