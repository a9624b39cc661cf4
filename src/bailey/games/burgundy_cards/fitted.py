"""The weights of the priors, read from `priors.json`, in hundredths of a point.

The numbers were fitted by playing very many games (decision record 0011); `priors.py` says where each is used.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TypeVar

from bailey.core import Data, Record, numbers, table
from bailey.games.burgundy_cards.cards import IDS, KIND_OF, TRIPLE

FITTED: Data = json.loads(Path(__file__).with_name("priors.json").read_text(encoding="utf-8"))


class TypePrior(Record):
    """Weights of taking and of placing a card of a type, as the first, second or third of a triple."""

    take: list[int] = numbers(TRIPLE)
    place: list[int] = numbers(TRIPLE)


class FunctionPrior(Record):
    """The weight of using the function of a card."""

    worth: int = 0


class BonusPrior(Record):
    """The weight of one unit of a gain on a round card, and its change late in the game."""

    worth: int = 0
    late: int = 0


class Priors(Record):
    """All other weights; each is explained where it is used."""

    late_take: list[int] = numbers(TRIPLE)
    late_place: list[int] = numbers(TRIPLE)
    worker: int = 0
    late_worker: int = 0
    spare_die_matches: int = 0
    spare_die_reaches: int = 0
    full: int = 0
    take_new_type: int = 0
    place_new_type: int = 0
    first_triple: int = 0
    cloister_on: list[int] = numbers(2)
    on_cloister: int = 0
    sell: int = 0
    sell_each: int = 0
    late_sell_each: int = 0
    restock: int = 0
    restock_each: int = 0
    late_restock: int = 0
    silver: int = 0
    third_silver: int = 0
    late_silver: int = 0
    convert: int = 0
    convert_at_last: int = 0
    use_function: int = 0
    good: int = 0
    same_good: int = 0
    fresh_animal: int = 0
    animal: int = 0
    next_set: int = 0
    decline: int = 0
    keep_bought: int = 0
    use_bought: int = 0
    buy_at_last: int = 0
    late_buy_at_last: int = 0
    buy: int = 0
    late_buy: int = 0
    discard: int = 0


Filled = TypeVar("Filled", bound=Record)


def _fill(record: Filled, values: Data) -> Filled:
    """Set the numbers of a record."""
    for name, value in values.items():
        setattr(record, name, value)
    return record


POINTS, SILVER, WORKERS, OF_GOODS, OF_ANIMALS = range(5)
type_prior = table([_fill(TypePrior(), {k: v for k, v in row.items() if k != "type"}) for row in FITTED["types"]])
function_prior = table([_fill(FunctionPrior(), {"worth": FITTED["functions"][KIND_OF[name].name]}) for name in IDS])
bonus_prior = table([_fill(BonusPrior(), row) for row in FITTED["bonuses"].values()])
other_prior = table([_fill(Priors(), FITTED["other"])])
