"""What a card does is data: no rule asks which card it is, by its name or by its number."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import pytest

from bailey.games import catan_cards
from bailey.games.catan_cards.cards import IDS, KIND_OF

if TYPE_CHECKING:
    from pathlib import Path

RULES = sorted((catan_cards.GAME.folder / "rules").glob("*.py"))
#: Where names of cards are looked up.
LOOK_UP = {"IDS", "KIND_OF", "IDS_OF_KIND", "ALL_ROWS", "ROWS", "CARDS"}


@pytest.mark.parametrize("file", RULES, ids=lambda file: file.stem)
def test_no_rule_names_a_card(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    said = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    read = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert not said & {*IDS, *KIND_OF.values()}
    assert not read & LOOK_UP
