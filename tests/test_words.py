"""One word, one thing: no public name is declared twice, and the glossary of CONTRIBUTING.md says where it lives."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
PYTHON, CLIENT = ROOT / "src" / "bailey", ROOT / "web" / "src"

#: A word of the glossary: `| word | meaning | `Name` in `file` |`; the file is one of `src/bailey` or `web/src`.
ROW = re.compile(r"^\| ([^|]+?) \| [^|]+? \| `(\w+)` in `([\w/.-]+)` \|$", re.MULTILINE)
#: What a module of the client declares for others.
EXPORTED = re.compile(r"^\s*export (?:interface|type|class|enum) (\w+)", re.MULTILINE)

EACH_GAME = "each game has its own, which its other files import"
BOTH_RULEBOOKS = "a word of two rulebooks; neither game imports the other"
SHOWN = "`board.{0}` declares the area that shows a `{0}`"

#: The classes of Python that may have the name of another one, and why.
REPEATED = {
    **dict.fromkeys(["Card", "CardTexts", "Player", "Rulebook", "State", "Step", "Texts", "What", "Why"], EACH_GAME),
    **dict.fromkeys(["GameContext", "PlayerDrawing", "TableWords"], EACH_GAME),
    **dict.fromkeys(["Clause", "Do", "Region", "Who"], BOTH_RULEBOOKS),
    **{name: SHOWN.format(name) for name in ("Cells", "Pile")},
}

#: The components of the client that have the name of a game's, and why. Games share names: none imports another.
ALIKE_IN_GAMES = {"Signs": "lays out the signs of any game; a game's own knows how each of them is drawn"}


@cache
def classes() -> dict[str, set[str]]:
    """Return the files that declare each public class."""
    found = defaultdict(set)
    for file in PYTHON.rglob("*.py"):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].add(file.relative_to(PYTHON).as_posix())
    return found


def in_client() -> dict[str, dict[str, list[str]]]:
    """Return the files that declare each exported type or component, by game; "" is what is of no game.

    `views` are made from the records of Python. A component may have the name of the type that it draws.
    """
    found: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for file in sorted(CLIENT.rglob("*")):
        name = file.relative_to(CLIENT).as_posix()
        if file.suffix not in {".ts", ".svelte"} or name.startswith("views/"):
            continue
        game = name.split("/")[1] if name.count("/") == 2 and name.startswith("games/") else ""
        for declared in EXPORTED.findall(file.read_text(encoding="utf-8")):
            found[declared][game].append(name)
        if file.suffix == ".svelte":
            found[file.stem][game].append(name)
    return found


def twice(found: dict[str, set[str]]) -> dict[str, list[str]]:
    """Return the names that several files declare."""
    return {name: sorted(files) for name, files in found.items() if len(files) > 1}


def test_no_public_class_has_the_name_of_another() -> None:
    again = twice(classes())
    assert {name: files for name, files in again.items() if name not in REPEATED} == {}
    assert REPEATED.keys() - again.keys() == set(), "listed, but declared once"


def test_no_type_or_component_of_the_client_has_the_name_of_another() -> None:
    for name, of in in_client().items():
        for files in of.values():
            drawn = [file for file in files if file.endswith(".svelte")]
            assert len(files) == 1 or (len(files) == 2 and len(drawn) == 1), f"{name} is declared in {files}"
        assert "" not in of or len(of) == 1 or name in ALIKE_IN_GAMES, f"{name} is also a name of a game: {dict(of)}"


def test_a_name_that_is_not_of_a_game_is_of_no_game() -> None:
    """Only games share names, apart from areas that show what they are named after."""
    for name, files in twice(classes()).items():
        if REPEATED.get(name) in {EACH_GAME, BOTH_RULEBOOKS}:
            assert all(file.startswith(("games/", "skeleton/")) for file in files), name


def test_every_word_of_the_glossary_is_declared_where_it_says() -> None:
    glossary = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Words")[2].partition("\n## ")[0]
    rows = [line for line in glossary.splitlines() if line.startswith("| ")][1:]
    assert 30 < len(rows) <= 40
    words = set()
    for line in rows:
        found = ROW.match(line)
        assert found, f"no row of the glossary: {line}"
        word, name, where = found.groups()
        words.add(word)
        file = (PYTHON if where.endswith(".py") else CLIENT) / where
        declared = EXPORTED.findall(file.read_text(encoding="utf-8")) if where.endswith(".ts") else [file.stem]
        if where.endswith(".py"):
            declared = [name for name, files in classes().items() if where in files]
        assert name in declared, f"{word}: {where} does not declare {name}"
    assert len(words) == len(rows), "a word stands twice"
