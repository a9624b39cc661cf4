"""The 16 cards, read from `cards.json`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from bailey.core import Record, table, truth

DATA = Path(__file__).with_name("cards.json")


class Card(Record):
    """One card: goods with their worth, or a guard."""

    worth: int = 0
    guard: int = truth()


def read(row: dict[str, Any]) -> Card:
    """Read one row of the data."""
    made = Card()
    made.worth = row.get("worth", 0)
    made.guard = int(row.get("guard", False))
    return made


ROWS: list[dict[str, Any]] = json.loads(DATA.read_text(encoding="utf-8"))
IDS: tuple[str, ...] = tuple(row["id"] for row in ROWS)
card = table([read(row) for row in ROWS])
