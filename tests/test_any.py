"""`Any`: how often it stands in the source, why, and that no author of a game meets it."""

from __future__ import annotations

import ast
import re
from functools import cache
from inspect import getsource, isclass, isfunction
from pathlib import Path

import pytest

import bailey.core

SOURCE = Path(__file__).parents[1] / "src" / "bailey"
FILES = {str(file.relative_to(SOURCE)): file for file in sorted(SOURCE.rglob("*.py"))}
#: So often may the word stand in the source, imports and comments included. Lower it when you have made it less.
MOST = 300
REASON = re.compile(r"^# Any: \S.*\.$", re.MULTILINE)


@cache
def text(file: str) -> str:
    return FILES[file].read_text(encoding="utf-8")


def uses(tree: ast.AST) -> bool:
    """Whether a type in the code is `Any`."""
    return any(isinstance(node, ast.Name) and node.id == "Any" for node in ast.walk(tree))


@cache
def used(file: str) -> bool:
    return "Any" in text(file) and uses(ast.parse(text(file)))


def test_it_is_rare() -> None:
    found = sum(len(re.findall(r"\bAny\b", text(file))) for file in FILES)
    assert found <= MOST, f"`Any` stands {found} times in src/bailey; give what is new its type"


def test_each_file_that_uses_it_says_why() -> None:
    without = [file for file in FILES if used(file) and not REASON.search(text(file))]
    assert not without, "write a line `# Any: why.` below the docstring"


def test_no_file_gives_a_reason_for_nothing() -> None:
    assert not [file for file in FILES if REASON.search(text(file)) and not used(file)]


def test_no_game_uses_it() -> None:
    assert not [file for file in FILES if file.startswith("games/") and used(file)]


def signatures(source: str) -> list[ast.expr]:
    """The types in the signatures of a function or of the public methods of a class."""
    found: list[ast.expr] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and (not node.name.startswith("_") or node.name == "__init__"):
            arguments = [*node.args.args, *node.args.kwonlyargs, node.args.vararg, node.args.kwarg]
            found += [one.annotation for one in arguments if one is not None and one.annotation is not None]
            found += [node.returns] if node.returns is not None else []
    return found


EXPORTED = [name for name in bailey.core.__all__ if isclass(value := getattr(bailey.core, name)) or isfunction(value)]


@pytest.mark.parametrize("name", EXPORTED)
def test_no_signature_that_an_author_of_games_sees_has_it(name: str) -> None:
    try:
        source = getsource(getattr(bailey.core, name))
    except (OSError, TypeError):  # it is generated
        return
    assert not any(uses(kind) for kind in signatures("if True:\n" + source if source[0] == " " else source))
