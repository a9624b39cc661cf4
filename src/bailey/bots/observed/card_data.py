"""What is printed on the cards of a game as rows of numbers: one for each card, and one for what is no known card.

A column is a number of the card's data, or how often a word stands there: `cost`, `shields=faith`. What only one card
has is left out, and so is what all have. Numbers are shares of the largest, in steps of 1/256, so that sums are exact.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from bailey.games import card_data

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from bailey.core.play.game import Game

LEAST_CARDS = 2
STEPS = 256
#: The first rows: a card that the viewer cannot know, and no card; and the first columns, which tell them apart.
UNKNOWN_ROW, EMPTY_ROW, FIRST_CARD = range(3)
OWN_COLUMNS = ("unknown", "known")


class CardColumns(NamedTuple):
    """The names of the columns, and a row for each number that a slot of the observation can have, from -1."""

    names: tuple[str, ...]
    rows: NDArray[np.float32]


@cache
def card_columns(game: Game, most_columns: int) -> CardColumns:
    """Return what is printed on the cards of a game; of too many columns, those that most cards have."""
    data = card_data(game)
    cards = [_told(data.get(card, {})) for card in game.cards]
    having = Counter(name for card in cards for name in card)
    values = {name: [card[name] for card in cards] for name in having}
    tells = [name for name in having if having[name] >= LEAST_CARDS and len({*values[name]}) > 1]
    # With so many cards each, those that come first in the data come first.
    kept = sorted(tells, key=lambda name: -having[name])[:most_columns]
    kept = [name for name in tells if name in {*kept}]
    rows = np.zeros((FIRST_CARD + len(cards), len(OWN_COLUMNS) + len(kept)), np.float32)
    rows[UNKNOWN_ROW, 0] = 1
    rows[FIRST_CARD:, 1] = 1
    for k, name in enumerate(kept, len(OWN_COLUMNS)):
        most = max(abs(value) for value in values[name])
        rows[FIRST_CARD:, k] = [round(value / most * STEPS) / STEPS for value in values[name]]
    return CardColumns((*OWN_COLUMNS, *kept), rows)


def _told(data: object) -> Counter[str]:
    """Return the numbers of a card's data, and its words, by where they stand; those of a list are added up."""
    found: Counter[str] = Counter()

    def tell(value: object, at: str) -> None:
        if isinstance(value, dict):
            for name, inside in value.items():
                tell(inside, f"{at}.{name}" if at else name)
        elif isinstance(value, (list, tuple)):
            for inside in value:
                tell(inside, at)
        elif isinstance(value, str):
            found[f"{at}={value}"] += 1
        elif isinstance(value, (int, float)) and value:
            found[at] += value  # type: ignore[assignment] # a fraction counts as what it is

    tell(data, "")
    return found
