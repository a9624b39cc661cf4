"""Selectors: which cards a clause is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.games.catan_cards.clauses import CATEGORIES, KINDS
from bailey.games.catan_cards.data import clauses_of
from bailey.games.catan_cards.packing import NONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core import Data

#: What cards are selected by; each card keeps which of them it fits, one bit each.
SELECTORS: list[Data] = []


def selector(wanted: Data | None) -> int:
    """Return the number of a selector; NONE without one."""
    if wanted is None:
        return NONE
    if wanted not in SELECTORS:
        SELECTORS.append(wanted)
    return SELECTORS.index(wanted)


def fits_selector(row: Data, wanted: Data) -> bool:
    """Tell whether a card fits a selector."""
    category = CATEGORIES[KINDS.index(row["kind"])]
    tests: dict[str, Callable[..., bool]] = {
        "kind": lambda value: row["kind"] == value,
        "category": lambda value: category == value,
        "category_in": lambda values: category in values,
        "colour": lambda value: row["colour"] == value,
        "victory_points": lambda value: row.get("victory_points", 0) == value,
        "printed_cost_at_least": lambda value: sum(row.get("cost", {}).values()) >= value,
        "tag": lambda value: value in row.get("tags", ()),
        "id_in": lambda values: row["id"] in values or any(name in values for name in counts_as(row)),
    }
    return all(tests[key](value) for key, value in wanted.items())


def counts_as(row: Data) -> list[str]:
    """Return the other cards as which a card counts."""
    operations = [operation for clause in clauses_of(row) for operation in clause["do"]]
    return [operation["id"] for operation in operations if operation["op"] == "counts_as"]
