"""The 114 action cards and what else is printed, read from `cards.json`.

A *kind* is what stands on a card beside its die: castle, mine, church. Its function and the round bonuses share one
vocabulary: what a player gains, draws from the open piles, or may do.
"""

from __future__ import annotations

from enum import IntEnum
from pathlib import Path
from typing import NamedTuple, TypeVar

from bailey.core import Data, Record, number, numbers, read_data, single, table

DATA = Path(__file__).with_name("cards.json")
#: From where to where the numbers of the data file may be.
RANGES = {
    **dict.fromkeys(("points", "silver", "workers", "different_animals", "all_seven"), range(100)),
    **dict.fromkeys(("first_triple", "start_player_card"), range(100)),
    "dice": range(1, 7),
    **dict.fromkeys(("goods", "animals"), range(10)),
    **dict.fromkeys(("copies", "display", "growing_market", "aaron"), range(1, 20)),
}
PRINTED: Data = read_data(DATA, RANGES)

TYPES: tuple[str, ...] = tuple(row["type"] for row in PRINTED["types"])
CASTLE, MINE, CLOISTER, KNOWLEDGE, SHIP, PASTURE, BUILDING = range(7)
GOODS: tuple[str, ...] = tuple(row["good"] for row in PRINTED["goods"])
ANIMALS: tuple[str, ...] = tuple(row["animal"] for row in PRINTED["animals"])
ROUNDS: tuple[str, ...] = tuple(row["round"] for row in PRINTED["rounds"])
COPIES_OF_GOOD: int = PRINTED["goods"][0]["copies"]
COPIES_OF_ANIMAL: int = PRINTED["animals"][0]["copies"]
MOST_BONUSES = max(len(row["bonuses"]) for row in PRINTED["rounds"])
AARONS_PILES: tuple[int, ...] = tuple(PRINTED["aaron"])
#: How many cards the display may have.
DISPLAYS: tuple[int, ...] = (*PRINTED["display"].values(), *PRINTED["growing_market"])
#: A triple, as the name says.
TRIPLE = 3
#: The kinds of open piles, one bit each.
FROM_GOODS, FROM_ANIMALS = 1, 2
SUPPLIES = {"goods": FROM_GOODS, "animals": FROM_ANIMALS}


class Rulebook(Record):
    """The numbers of the rules: points."""

    first_triple: int = PRINTED["first_triple"]
    start_player_card: int = PRINTED["start_player_card"]


rulebook = single(Rulebook())


class Do(IntEnum):
    """What the function of a placed card does."""

    NOTHING = 0
    GAIN = 1
    DRAW = 2  # a good or an animal from an open pile
    TAKE = 3  # a card of some types from the display
    SELL = 4
    PLACE = 5
    ACT = 6


class Card(Record):
    """One action card: its die, its type, and what it does when it is placed."""

    die: int = 0
    type: int = number(0, names=TYPES)
    do: int = 0
    points: int = 0
    silver: int = 0
    workers: int = 0
    of: int = 0  # the supplies that a draw chooses from, one bit each
    types: int = 0  # the types that a take chooses from, one bit each


class Bonus(Record):
    """One choice on a round card; empty if the card has fewer choices."""

    points: int = 0
    silver: int = 0
    workers: int = 0
    goods: int = 0
    animals: int = 0


class TypeOfCard(Record):
    """The points of a triple of a type."""

    points: int = 0


class AnimalSet(Record):
    """The points of a set of different animals."""

    points: int = 0


class Good(Record):
    """The two dice that sell a good."""

    low: int = 0
    high: int = 0


class Setup(Record):
    """What depends on the number of players."""

    display: int = 0
    workers: list[int] = numbers(4)
    all_seven: list[int] = numbers(4)


class RoundCard(Record):
    """What depends on the round."""

    bonuses: int = 0
    growing_market: int = 0
    aaron: int = 0


class CardKind(NamedTuple):
    """One row of the data: the kind that a card is of, and its function."""

    name: str
    type: str
    function: Data


Filled = TypeVar("Filled", bound=Record)


def _fill(record: Filled, values: dict[str, int]) -> Filled:
    """Set the numbers of a record, refusing a name that it does not have."""
    for name, value in values.items():
        if name not in {field.name for field in record.fields}:
            raise KeyError(name)
        setattr(record, name, value)
    return record


def read_card(row: Data, die: int) -> Card:
    """Read one row of the data as a card with this die."""
    function = dict(row["function"])
    try:
        made = Card()
        made.die, made.type = die, TYPES.index(row["type"])
        made.do = Do[function.pop("do").upper()]
        made.of = sum(SUPPLIES[name] for name in function.pop("of", ()))
        made.types = sum(1 << TYPES.index(name) for name in function.pop("types", ()))
        return _fill(made, function)
    except (KeyError, ValueError) as fault:
        message = f"{DATA.name}, kind {row.get('kind')!r}: {fault} is not in the vocabulary that cards.py reads"
        raise ValueError(message) from fault


def _copies(row: Data) -> list[tuple[str, int]]:
    """Return the name and die of every card of a kind; copies with the same die get a letter."""
    letters = "abc"[: row["copies"]] if row["copies"] > 1 else [""]
    return [(f"{row['kind']}-{die}{letter}", die) for die in row["dice"] for letter in letters]


POINTS: dict[str, int] = {row["type"]: row["points"] for row in PRINTED["types"]}
_CARDS = [(name, die, row) for row in PRINTED["kinds"] for name, die in _copies(row)]
IDS: tuple[str, ...] = tuple(name for name, _, _ in _CARDS)
KIND_OF: dict[str, CardKind] = {name: CardKind(row["kind"], row["type"], row["function"]) for name, _, row in _CARDS}
#: The cards as a drawing needs them, one row each.
CARDS: list[Data] = [
    {"id": name, "die": die, **{k: row[k] for k in ("kind", "type", "function")}, "points": POINTS[row["type"]]}
    for name, die, row in _CARDS
]
KINDS: tuple[str, ...] = tuple(row["kind"] for row in PRINTED["kinds"])

card = table([read_card(row, die) for _, die, row in _CARDS])
type_of_card = table([_fill(TypeOfCard(), {"points": row["points"]}) for row in PRINTED["types"]])
animal_set = table([_fill(AnimalSet(), {"points": points}) for points in PRINTED["different_animals"]])
good = table([_fill(Good(), dict(zip(("low", "high"), row["dice"], strict=True))) for row in PRINTED["goods"]])


def _bonuses() -> list[Bonus]:
    """Return the choices of every round card, each padded to the length of the longest."""
    rows: list[Bonus] = []
    for printed in PRINTED["rounds"]:
        own = [_fill(Bonus(), values) for values in printed["bonuses"]]
        rows += [*own, *(Bonus() for _ in range(MOST_BONUSES - len(own)))]
    return rows


def _round_card(i: int) -> RoundCard:
    made = RoundCard()
    made.bonuses = len(PRINTED["rounds"][i]["bonuses"])
    made.growing_market = PRINTED["growing_market"][i]
    made.aaron = AARONS_PILES[i]
    return made


def _setup(players: int) -> Setup:
    made = Setup()
    if players:
        made.display = PRINTED["display"][str(players)]
        for name in ("workers", "all_seven"):
            values = PRINTED[name][str(players)]
            getattr(made, name)[: len(values)] = values
    return made


bonus = table(_bonuses())
round_card = table([_round_card(i) for i in range(len(ROUNDS))])
setup_for = table([_setup(players) for players in range(5)])
