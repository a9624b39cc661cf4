"""The observation as rows of cards, with a mask and a row of features for all else: for networks with attention.

Each row is a slot in which a card may lie: the card, its place, its owner, its number there, and what lies beside it.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from bailey.bots.observed.card_data import EMPTY_ROW
from bailey.bots.observed.features import Features
from bailey.bots.observed.plan import turned

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from bailey.bots.observed.features import Raw
    from bailey.bots.observed.plan import CardSlot
    from bailey.core.play.game import Game

    CardObservation = dict[str, NDArray[np.generic]]

#: A pile of the table that can hold more cards is left out: most of them lie there because they are of no use any more.
MOST_ON_THE_TABLE = 24
#: The first columns of a row; the numbers beside the card follow.
COLUMNS = ("card", "place", "owner", "number")
CARD, PLACE, OWNER, NUMBER = range(4)
SEAT = re.compile(r"\[\d+\]")


class CardRows:
    """The rows of cards of a game."""

    def __init__(self, game: Game, players: int) -> None:
        self.table = Features(game, players, with_cards=False)
        plan = self.table.plan
        lengths: dict[str, int] = {}
        for slot in plan.all_slots:
            lengths[slot.place] = lengths.get(slot.place, 0) + 1
        self.slots = [
            slot for slot in plan.all_slots if slot.entry.seat >= 0 or lengths[slot.place] <= MOST_ON_THE_TABLE
        ]
        self.places = [*dict.fromkeys(_kind_of(slot) for slot in self.slots)]
        beside = [*dict.fromkeys(name for slot in self.slots for name in slot.beside)]
        #: The names of the columns.
        self.columns = (*COLUMNS, *beside)
        self._turned = turned(game, players)
        self._at = np.array([slot.entry.at for slot in self.slots])
        self._fixed = np.zeros((len(self.slots), len(self.columns)), np.int32)
        self._fixed[:, PLACE] = [self.places.index(_kind_of(slot)) for slot in self.slots]
        self._fixed[:, OWNER] = [slot.entry.seat + 1 for slot in self.slots]
        self._fixed[:, NUMBER] = [slot.number for slot in self.slots]
        self._beside = {
            k: np.array([slot.beside[name].at if name in slot.beside else -1 for slot in self.slots])
            for k, name in enumerate(beside, len(COLUMNS))
        }

    def bounds(self) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        """Return the least and the most that each number can be: that of its column."""
        beside = [
            [slot.beside[name] for slot in self.slots if name in slot.beside] for name in self.columns[NUMBER + 1 :]
        ]
        least = [0, 0, 0, 0, *(min(0, *(entry.least for entry in known)) for known in beside)]
        cards = len(self.table.plan.game.cards) + EMPTY_ROW
        numbers = (int(self._fixed[:, k].max()) for k in (PLACE, OWNER, NUMBER))
        most = [cards, *numbers, *(max(0, *(entry.most for entry in known)) for known in beside)]
        lowest, highest = (np.array([ends] * len(self.slots), np.int32) for ends in (least, most))
        return lowest, highest

    def of(self, raw: Raw, viewers: NDArray[np.integer]) -> CardObservation:
        """Return the rows of observations, each with its viewer; owner 1 is the viewer, 0 the table.

        A card is its number plus two; 1 is no card, which the mask leaves out, and 0 a card that the viewer cannot
        know.
        """
        seen = np.take_along_axis(raw, self._turned[np.maximum(viewers, 0)], axis=1)
        cards = seen[:, self._at] + EMPTY_ROW
        lies = cards != EMPTY_ROW
        rows = np.repeat(self._fixed[None], len(raw), axis=0)
        rows[:, :, CARD] = cards
        for k, at in self._beside.items():
            rows[:, :, k] = np.where(at >= 0, seen[:, np.maximum(at, 0)], 0)
        return {"cards": rows, "mask": lies.astype(np.int8), "table": self.table.of(raw, viewers)}


def _kind_of(slot: CardSlot) -> str:
    """Return the place of a slot without the number of a seat or of a row."""
    return SEAT.sub("", slot.place)


@cache
def card_rows(game: Game, players: int) -> CardRows:
    """Return the rows of cards of a game, worked out once."""
    return CardRows(game, players)
