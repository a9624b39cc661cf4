"""Checks of the files of a game: a rule is plain Python on whole numbers, which Bailey compiles itself.

What is wrong here is found in play too, if at all by its effects; the files say in which line.
"""

from __future__ import annotations

import ast
from types import FunctionType
from typing import TYPE_CHECKING

from bailey.core.check.trials import Nonconforming
from bailey.core.state.rules import INLINED, PLAIN_ONLY, RULES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from bailey.core.play.game import Game

COMPILERS = {"numba", "llvmlite"}
#: What would make one seed lead to several games.
CHANCE = {"random", "secrets", "time", "datetime"}
#: The parts of a pile that only the core's own primitives may set.
OF_A_PILE = {"slots", "size", "loose", "see"}


def rules_are_plain(game: Game) -> None:
    """Check that the files of a game import no compiler, and that its rules use whole numbers and primitives alone."""
    for file in sorted(game.folder.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for line, fault in (*_imports(tree), *_in_rules(tree)):
            raise Nonconforming(f"{_named(file, game)}, line {line}: {fault}")
    for function in _own_rules(game):
        for called in _calls(function):
            if called.__module__ == function.__module__ and not _is_known(called):
                where = (
                    f"{_named(game.folder / called.__code__.co_filename, game)}, line {called.__code__.co_firstlineno}"
                )
                raise Nonconforming(
                    f"{where}: {called.__name__} is called by a rule, {function.__name__}; mark it @rule"
                )


def _named(file: Path, game: Game) -> str:
    return str(file.relative_to(game.folder.parent))


def _imports(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield the imports that no game may have, and those that no file with rules may have."""
    with_rules = any(_is_rule(node) for node in ast.walk(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            named = [node.module or ""] if isinstance(node, ast.ImportFrom) else [name.name for name in node.names]
            for name in (name.partition(".")[0] for name in named):
                if name in COMPILERS:
                    yield node.lineno, f"imports {name}; leave it out: rules are plain Python, and Bailey compiles them"
                elif name in CHANCE and with_rules:
                    yield node.lineno, f"imports {name}; rules take chance from the state, by roll, draw and shuffle"


def _in_rules(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and _is_rule(node):
            for part in [one for line in node.body for one in ast.walk(line)]:
                if fault := _fault(part):
                    yield part.lineno, f"{node.name}: {fault}"  # type: ignore[attr-defined]  # what has a fault has a line


def _is_rule(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef) and any(
        isinstance(mark, ast.Name) and mark.id == "rule" for mark in node.decorator_list
    )


def _fault(node: ast.AST) -> str:
    """Return what is wrong with a part of a rule; an empty text if nothing is."""
    if isinstance(node, ast.Constant) and isinstance(node.value, float):
        return f"{node.value} is no whole number; count in smaller units, as tenths"
    if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div):
        return "/ makes a fraction; // divides and rounds down"
    if isinstance(node, ast.Dict | ast.DictComp | ast.Set | ast.SetComp | ast.JoinedStr):
        return "a rule computes with whole numbers; keep texts and tables in the data or in the state"
    if isinstance(node, ast.Assign | ast.AugAssign):
        return _fault_of_assignment(node)
    return ""


def _fault_of_assignment(node: ast.Assign | ast.AugAssign) -> str:
    for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
        inside = target.value if isinstance(target, ast.Subscript) else target
        if isinstance(inside, ast.Attribute) and inside.attr in OF_A_PILE:
            return f"sets {ast.unparse(target)}; cards are moved by move, draw, place and take alone"
        if isinstance(target, ast.Attribute) and isinstance(node.value, ast.Constant):
            if isinstance(node.value.value, str):
                return f"sets {ast.unparse(target)} to a text; a state holds whole numbers, and `word` names them"
    return ""


def _own_rules(game: Game) -> list[FunctionType]:
    folder = str(game.folder)
    return [one for one in RULES if isinstance(one, FunctionType) and one.__code__.co_filename.startswith(folder)]


def _calls(function: FunctionType) -> Iterator[FunctionType]:
    """Yield the functions that a rule may call by a name of its module."""
    for name in function.__code__.co_names:
        found = function.__globals__.get(name)
        if isinstance(found, FunctionType):
            yield found


def _is_known(function: FunctionType) -> bool:
    return function in INLINED or function in RULES or function in PLAIN_ONLY
