"""The 78 cards, read from `cards.json`: one row a card, one vocabulary for abilities and scoring scrolls.

A *clause* is "so much, times a count" or "so much, if a test holds". Abilities and scrolls are made of clauses and
share every count. A *tally* is one number that holds, four bits each, how often every mark (a shield, a banner, a
trait that some card asks about) occurs: adding the tallies of cards counts all of it at once.
"""

from __future__ import annotations

from enum import IntEnum
from pathlib import Path

from bailey.core import FIXED, Data, Record, many, number, numbers, read_data, single, table, truth, word

DATA = Path(__file__).with_name("cards.json")
#: From where to where the numbers of the data files may be.
RANGES: dict[str, range | None] = {
    **dict.fromkeys(("cost", "points", "amount", "value", "min"), range(100)),
    **dict.fromkeys(("purse", "cards"), range(1, 100)),
    "size": range(1, 10),
    **dict.fromkeys(("gold", "keys"), range(1000)),
    "name": FIXED,
}
#: The numbers of the rules that stand on no card.
NUMBERS: dict[str, dict[str, int]] = read_data(Path(__file__).with_name("numbers.json"), RANGES)


class Rulebook(Record):
    """Those that the rules read."""

    face_down_gold: int = NUMBERS["face_down"]["gold"]
    face_down_keys: int = NUMBERS["face_down"]["keys"]


rulebook = single(Rulebook())

LOCATIONS = ("castle", "village")
CASTLE, VILLAGE = 0, 1
SHIELDS = ("nobility", "faith", "scholarship", "military", "craftsmanship", "peasantry")
NO_MESSENGER = -1
MARK_BITS, MARK_MASK, MOST_MARKS = 4, 15, 15
MOST_IN_SET = 3


class Op(IntEnum):
    """What a clause does."""

    GAIN_GOLD = 0
    GAIN_KEYS = 1
    STORE_EACH = 2  # gold on every purse
    FILL_PURSES = 3  # some purses filled up
    DISCARD_FOR_GOLD = 4
    DISCARD_FOR_KEYS = 5
    DISCOUNT = 6  # works whenever a card is bought; does nothing by itself
    SCORE = 7


class Who(IntEnum):
    """Who gains."""

    SELF = 0
    OPPONENTS = 1
    ALL = 2


class Count(IntEnum):
    """What a clause counts."""

    ONE = 0
    MARK = 1
    SHIELD_TYPES = 2
    MISSING_SHIELD_TYPES = 3
    SETS = 4
    IDENTICAL_SHIELDS = 5
    FILLED_CELLS = 6
    EMPTY_CELLS = 7
    KEYS = 8
    GOLD_ON_CARD = 9
    GOLD_ON_PURSES = 10
    # The rest are tests, and count one or nothing.
    IN_AREA = 11
    SHIELD_ABSENT = 12
    FACE_DOWN_CARDS = 13


class Scope(IntEnum):
    """Which cards of the tableau a count looks at; the card itself is always among them."""

    TABLEAU = 0
    ROW = 1
    COLUMN = 2
    CROSS = 3
    NEIGHBOR = 4


#: The cells of each area of the final grid, as row * 3 + column.
AREAS = {
    "top_row": (0, 1, 2),
    "middle_row": (3, 4, 5),
    "bottom_row": (6, 7, 8),
    "left_column": (0, 3, 6),
    "middle_column": (1, 4, 7),
    "right_column": (2, 5, 8),
    "corners": (0, 2, 6, 8),
    "edges": (1, 3, 5, 7),
}


class Clause(Record):
    """An amount, times a count of something."""

    op: int = 0
    amount: int = 0
    who: int = 0
    deck: int = 0
    count: int = 0
    scope: int = 0
    mark: int = 0
    size: int = 0
    area: int = 0  # the cells, one bit each
    set_marks: list[int] = numbers(MOST_IN_SET)
    set_needs: list[int] = numbers(MOST_IN_SET)


class Card(Record):
    """One printed card."""

    tally: int = word()
    deck: int = number(0, names=LOCATIONS)
    cost: int = 0
    messenger: int = NO_MESSENGER
    purse: int = 0
    either: int = truth()  # the ability is a choice between its two effects
    discounts: list[int] = numbers(2)
    effects: int = 0
    effect: list[Clause] = many(Clause, 2)
    scroll: list[Clause] = many(Clause, 1)


class CardTable:
    """Reads the rows of a card file into records; an error names the row and the field."""

    def __init__(self, rows: list[Data]) -> None:
        self.marks: list[str] = [*SHIELDS, *LOCATIONS]
        for row in rows:
            for clause in (*row["ability"]["effects"], row["scoring"]):
                self.mark_of(clause.get("per", {}))
        self.cards = [self.card(row) for row in rows]

    def card(self, row: Data) -> Card:
        """Read one row."""
        card = Card()
        try:
            card.deck = LOCATIONS.index(row["deck"])
            card.cost = row["cost"]
            card.messenger = LOCATIONS.index(row["messenger"]) if row["messenger"] else NO_MESSENGER
            card.purse = row["purse"] or 0
            card.either = int(row["ability"]["mode"] == "choose_one")
            card.effects = len(row["ability"]["effects"])
            for i, effect in enumerate(row["ability"]["effects"]):
                self.effect(card, card.effect[i], effect)
            self.scroll(card.scroll[0], row["scoring"])
            card.tally = self.tally(row)
        except (KeyError, IndexError, ValueError, TypeError) as fault:
            message = f"{DATA.name}, card {row.get('id')!r}: {fault!r} is not in the vocabulary that cards.py reads"
            raise ValueError(message) from fault
        return card

    def effect(self, card: Card, clause: Clause, effect: Data) -> None:
        """Read one effect of an ability."""
        op = effect["op"]
        clause.amount = effect.get("amount", 0) if op != "store_gold" or effect["amount"] != "full" else 0
        if op == "gain":
            clause.op = {"gold": Op.GAIN_GOLD, "key": Op.GAIN_KEYS}[effect["resource"]]
            clause.who = {"self": Who.SELF, "opponents": Who.OPPONENTS, "all": Who.ALL}[effect["who"]]
        elif op == "store_gold":
            clause.op = Op.STORE_EACH if effect["cards"] == "all" else Op.FILL_PURSES
            clause.size = effect["cards"] if effect["cards"] != "all" else 0
        elif op == "discard_row_card":
            clause.op = {"gold": Op.DISCARD_FOR_GOLD, "key": Op.DISCARD_FOR_KEYS}[effect["reward"]]
            clause.deck = LOCATIONS.index(effect["deck"])
        elif op == "discount":
            clause.op = Op.DISCOUNT
            for deck in effect["decks"]:
                card.discounts[LOCATIONS.index(deck)] = effect["amount"]
        else:
            raise KeyError(op)
        self.count(clause, effect.get("per", {}))

    def scroll(self, clause: Clause, scoring: Data) -> None:
        """Read a scoring scroll."""
        clause.op = Op.SCORE
        clause.amount = scoring["points"]
        self.count(clause, scoring["per"] if "per" in scoring else _as_count(scoring["if"]))

    def count(self, clause: Clause, per: Data) -> None:
        """Read what a clause counts."""
        clause.scope = Scope[per.get("scope", "tableau").upper()]
        clause.count = COUNTS[per.get("count", "one")]
        if per.get("count") == "cells":
            clause.count = {"filled": Count.FILLED_CELLS, "empty": Count.EMPTY_CELLS}[per["state"]]
        if clause.count in (Count.MARK, Count.SHIELD_ABSENT):
            clause.mark = self.mark_of(per) * MARK_BITS
        clause.size = per["size"] if "size" in per else per.get("min", clause.size)
        clause.area = sum(1 << cell for cell in AREAS[per["area"]]) if "area" in per else 0
        for i, mark in enumerate(dict.fromkeys(per.get("set", ()))):
            clause.set_marks[i] = self.marks.index(mark) * MARK_BITS
            clause.set_needs[i] = per["set"].count(mark)

    def mark_of(self, per: Data) -> int:
        """Return the mark of a count; the first use of a trait adds a new mark."""
        kind = per.get("count")
        if kind in ("shield", "shield_absent"):
            return self.marks.index(per["shield"])
        if kind == "banner":
            return self.marks.index(per["deck"])
        if kind != "cards_with":
            return 0
        trait = " ".join(str(per[k]) for k in ("property", "cmp", "value") if k in per)
        if trait not in self.marks:
            self.marks.append(trait)
        if len(self.marks) > MOST_MARKS:
            message = f"{DATA.name}: cards ask about {len(self.marks)} different marks; a tally holds {MOST_MARKS}"
            raise ValueError(message)
        return self.marks.index(trait)

    def tally(self, row: Data) -> int:
        """Count every mark of one card."""
        numbers_of = {"shield_count": len(row["shields"]), "cost": row["cost"]}
        has = {
            "discount": any(e["op"] == "discount" for e in row["ability"]["effects"]),
            "purse": bool(row["purse"]),
        }
        total = 0
        for i, mark in enumerate(self.marks):
            trait, *test = mark.split()
            if i < len(SHIELDS):
                times = row["shields"].count(mark)
            elif mark in LOCATIONS:
                times = int(row["deck"] == mark)
            elif test:
                value = numbers_of[trait]
                times = int(value == int(test[1]) if test[0] == "eq" else value >= int(test[1]))
            else:
                times = int(has[trait])
            total += times << i * MARK_BITS
        return total


COUNTS = {
    "one": Count.ONE,
    "shield": Count.MARK,
    "banner": Count.MARK,
    "cards_with": Count.MARK,
    "shield_types": Count.SHIELD_TYPES,
    "missing_shield_types": Count.MISSING_SHIELD_TYPES,
    "shield_set": Count.SETS,
    "banner_set": Count.SETS,
    "identical_shields": Count.IDENTICAL_SHIELDS,
    "cells": Count.FILLED_CELLS,
    "keys": Count.KEYS,
    "gold_on_card": Count.GOLD_ON_CARD,
    "gold_on_purses": Count.GOLD_ON_PURSES,
    "position": Count.IN_AREA,
    "shield_absent": Count.SHIELD_ABSENT,
    "face_down_cards": Count.FACE_DOWN_CARDS,
}


def _as_count(test: Data) -> Data:
    return {**test, "count": test["test"]}


CARDS: list[Data] = read_data(DATA, RANGES)
IDS: tuple[str, ...] = tuple(row["id"] for row in CARDS)
CASTLE_CARDS = tuple(i for i, row in enumerate(CARDS) if row["deck"] == "castle")
VILLAGE_CARDS = tuple(i for i, row in enumerate(CARDS) if row["deck"] == "village")
TABLE = CardTable(CARDS)
card = table(TABLE.cards)
