"""The cards, read from `cards.json`: one row a card."""

from __future__ import annotations

from pathlib import Path

from bailey.core import Cards, Data, Record, number, read_data


class Card(Record):
    """What is printed on a card."""

    price: int = number(0, least=0)
    points: int = number(0, least=0)


def read_card(row: Data) -> Card:
    """Read one row."""
    made = Card()
    made.price, made.points = row["price"], row["points"]
    return made


#: From where to where the numbers of the file may be: `bailey study --change` is held to it.
RANGES = {"price": range(10), "points": range(100)}
ROWS: list[Data] = read_data(Path(__file__).with_name("cards.json"), RANGES)

CARDS = Cards()
card = CARDS.add("card", [row["id"] for row in ROWS], ROWS, read_card)
IDS = CARDS.names
