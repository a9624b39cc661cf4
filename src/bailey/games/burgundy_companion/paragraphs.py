"""The chapters of the companion's rules: first what it does, and then the rules of the board game."""

from __future__ import annotations

from bailey.core.text.rule_texts import Chapter
from bailey.games.burgundy_board import paragraphs as board
from bailey.games.burgundy_companion.choices import Why

CHAPTERS = (
    Chapter("companion", ("companion",)),
    board.AUTOMATA,
    *(chapter for chapter in board.CHAPTERS if chapter != board.AUTOMATA),
)
EVENT_RULES = {
    **board.EVENT_RULES,
    "marker_advanced": "ship",
    "tile_taken": "companion",
    "goods_taken": "companion",
    "bonus_taken": "region",
    "points_told": "companion",
    "none_found": "automata",
}
REASON_RULES: dict[int, str] = {Why.BONUS_GONE: "region"}
