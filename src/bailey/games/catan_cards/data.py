"""The data of the game as it is written: the base game in `cards.json`, each theme set in a file of `themes`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bailey.core import read_data

FOLDER = Path(__file__).parent


PRINTED: dict[str, Any] = read_data(FOLDER / "cards.json")
#: The theme sets that can be played, in the order of the option; the base game alone is number 0.
THEMES: list[dict[str, Any]] = [read_data(FOLDER / "themes" / f"{name}.json") for name in PRINTED["themes"]]
BASE_ALONE = 0
SETS: tuple[str, ...] = ("base", *PRINTED["themes"])
#: Every expansion and event card, once for all its copies; first those of the base game.
ROWS: list[dict[str, Any]] = [*PRINTED["cards"], *(row for theme in THEMES for row in theme["cards"])]
#: What stands in the row: a Road, a Settlement, a City, and what covers a City.
CENTRES: list[dict[str, Any]] = [
    *PRINTED["centres"],
    *(row for theme in THEMES for row in theme.get("theme_centres", ())),
]
CENTRE_IDS = [row["id"] for row in CENTRES]


def set_of(row: dict[str, Any]) -> int:
    """Return the number of the set that a card is of; 0 is the base game."""
    return SETS.index(row.get("set", SETS[0]))


def clauses_of(row: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the clauses of a card."""
    found: list[dict[str, Any]] = row.get("effect", [])
    return found
