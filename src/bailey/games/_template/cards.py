"""The 16 cards, read from `cards.json`, and the 3 smuggled goods that an option adds, from `smuggled.json`."""

from __future__ import annotations

from pathlib import Path

from bailey.core import Cards, Data, Record, number, read_data, rule, truth


class Card(Record):
    """One card: goods with their worth, or a guard."""

    worth: int = number(0, least=0)
    guard: int = truth()


class Smuggled(Record):
    """Smuggled goods: their worth, and the coins that it takes to carry them."""

    worth: int = number(0, least=1)
    bribe: int = number(0, least=1)


def read_card(row: Data) -> Card:
    """Read one row of the cards."""
    made = Card()
    made.worth = row.get("worth", 0)
    made.guard = int(row.get("guard", False))
    return made


def read_smuggled(row: Data) -> Smuggled:
    """Read one row of the smuggled goods."""
    made = Smuggled()
    made.worth, made.bribe = row["worth"], row["bribe"]
    return made


#: From where to where the numbers of the data files may be.
RANGES = {"worth": range(100), "bribe": range(1, 100)}


def rows_of(file: str) -> list[Data]:
    """Return the rows of a data file."""
    rows: list[Data] = read_data(Path(__file__).with_name(file), RANGES)
    return rows


CARDS = Cards()
ROWS, SMUGGLED_ROWS = rows_of("cards.json"), rows_of("smuggled.json")
card = CARDS.add("card", [row["id"] for row in ROWS], ROWS, read_card)
smuggled = CARDS.add("smuggled", [row["id"] for row in SMUGGLED_ROWS], SMUGGLED_ROWS, read_smuggled)
is_smuggled = CARDS.among("smuggled")
IDS = CARDS.names


@rule
def is_guard(c: int) -> bool:
    """Tell whether a card is a guard."""
    return not is_smuggled(c) and card(c).guard == 1


@rule
def worth(c: int) -> int:
    """Return what goods are worth."""
    return smuggled(c).worth if is_smuggled(c) else card(c).worth


@rule
def bribe(c: int) -> int:
    """Return the coins that it takes to carry goods."""
    return smuggled(c).bribe if is_smuggled(c) else 0
