"""Tableaux drawn as text, for tests that a person can read."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from castle_combo.slow_scorer import Player


def drawn(grid: str, gold: int = 0, keys: int = 0, **stored: int) -> Player:
    """Make a player from a drawing, taken in reading order.

    `.` is an empty cell, `~baron` a face-down Baron, `/` ends a row.
    """
    tableau = []
    for row, names in enumerate(grid.split("/")):
        for column, name in enumerate(names.split()):
            if name != ".":
                card = name.removeprefix("~")
                tableau.append(
                    {
                        "card": card,
                        "column": column,
                        "row": row,
                        "face_down": name.startswith("~"),
                        "stored": stored.get(card.replace("-", "_"), 0),
                    }
                )
    return {"gold": gold, "keys": keys, "tableau": tableau}
