"""Card tables: declared as records, written as data, and read through one accessor.

    card = table([...])          # in the game's cards.py
    card(c).cost                 # in its rules

The accessor is plain; compiled play reads the same rows from one NumPy array.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bailey.core.record import Record

#: Every accessor and the rows that it reads.
TABLES: list[tuple[Callable[[int], Any], Sequence[Record]]] = []


def table(rows: Sequence[Record]) -> Callable[[int], Any]:
    """Make the accessor of a table."""

    def row(i: int) -> Any:
        return rows[i]

    TABLES.append((row, rows))
    return row
