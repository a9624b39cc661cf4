"""Rule files read like the rulebook: typed, and without arithmetic on the numbers of choices."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from every import for_every
from test_rooms import MODULES

from bailey import games
from bailey.games import _template as postern

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES = {game.folder.name: game for game in (postern.GAME, *(games.find(name) for name in games.names()))}
#: Every file of a game that has rules.
RULES = sorted(name for name, file in MODULES.items() if "\n@rule\n" in file.read_text(encoding="utf-8"))
RULES = [name for name in RULES if name.startswith("bailey.games.")]


def tree(module: str) -> ast.Module:
    return ast.parse(MODULES[module].read_text(encoding="utf-8"))


def is_rule(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef) and any(
        isinstance(d, ast.Name) and d.id == "rule" for d in node.decorator_list
    )


@for_every("module", RULES)
def test_no_rule_takes_or_returns_anything(module: str) -> None:
    for node in ast.walk(tree(module)):
        if is_rule(node):
            assert isinstance(node, ast.FunctionDef)
            types = [node.returns, *(argument.annotation for argument in node.args.args)]
            written = [ast.unparse(kind) for kind in types if kind is not None]
            assert len(written) == len(types), f"{module}.{node.name}: type every argument and what is returned"
            assert "Any" not in " ".join(written), f"{module}.{node.name}: say what it is instead of Any"


def kinds_used(module: str) -> Iterator[ast.BinOp | ast.Compare]:
    """Find arithmetic and comparisons in which a kind of choice stands bare."""
    kinds = {kind.name.upper() for kind in GAMES[module.split(".")[2]].choices.kinds}
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.BinOp | ast.Compare):
            parts = [node.left, node.right] if isinstance(node, ast.BinOp) else [node.left, *node.comparators]
            if any(isinstance(part, ast.Name) and part.id in kinds for part in parts):
                yield node


@for_every("module", [name for name in MODULES if name.split(".")[1:2] == ["games"] and name.count(".") > 2])
def test_no_game_calculates_with_choices(module: str) -> None:
    found = [f"line {node.lineno}: {ast.unparse(node)}" for node in kinds_used(module)]
    assert not found, f"{module}: {found}; call the kind with its arguments, and let handlers get them by name"
