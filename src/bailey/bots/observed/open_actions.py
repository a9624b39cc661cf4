"""The open choices of a position for networks that score them: what each is, and which cards it is about."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from bailey.bots.observed.actions import action_rows
from bailey.bots.observed.card_data import EMPTY_ROW
from bailey.bots.observed.card_rows import CARD, card_rows
from bailey.core.errors import BadInput
from bailey.core.state.observe import observation

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from bailey.core.play.pointing import Spot
    from bailey.core.play.position import Position

#: So many cards of a choice are told at most, and what stands in the place of those that it has not.
MOST_CARDS, NO_CARD = 4, -1
#: The coordinates of a card in a grid, as columns of its row.
COORDINATES = ("column", "row")
NUMBERED, SEAT = re.compile(r"\.(\d+)"), re.compile(r"^players\.(\d+)")


class OpenActions(NamedTuple):
    """The numbers of the open choices; of each its row of `action_rows`, and its cards as rows of the form `cards`."""

    numbers: NDArray[np.int64]
    rows: NDArray[np.int32]
    cards: NDArray[np.int32]


def open_actions(position: Position) -> OpenActions:
    """Return the open choices of the seat on turn, as this seat sees the table."""
    if position.turn is None:
        message = "the game is over: no choice is open"
        raise BadInput(message)
    game, numbers = position.game, np.array(position.choices.numbers, np.int64)
    cards = np.full((len(numbers), MOST_CARDS), NO_CARD, np.int32)
    lying = _Lying(position, position.turn)
    for i, number in enumerate(numbers):
        found = lying.cards_at(position.spots(int(number)))
        for k, row in zip(range(MOST_CARDS), found, strict=False):
            cards[i, k] = row
    return OpenActions(numbers, action_rows(game).rows[numbers], cards)


class _Lying:
    """Where the cards lie that one seat sees."""

    def __init__(self, position: Position, viewer: int) -> None:
        game, self.players, self.viewer = position.game, position.state.seats, viewer
        known = card_rows(game, self.players)
        raw = np.array([observation(game, position.state, viewer)], np.int32)
        rows = known.of(raw, np.array([viewer]))["cards"][0]
        beside = [known.columns.index(name) for name in COORDINATES if name in known.columns]
        #: The row of each slot, and that of the card at each place with coordinates.
        self.at: dict[tuple[str | int, ...], int] = {(slot.place, slot.number): i for i, slot in enumerate(known.slots)}
        for i in np.flatnonzero(rows[:, CARD] != EMPTY_ROW) if beside else ():
            self.at[known.slots[i].place, *map(int, rows[i, beside])] = int(i)

    def cards_at(self, spots: list[Spot]) -> Iterator[int]:
        """Yield the rows of the cards at spots; a spot where none can lie, or none lies in a grid, is left out."""
        for spot in spots:
            row = self.at.get((self._place(spot.area), *spot.at))
            if row is not None:
                yield row

    def _place(self, area: str) -> str:
        """Return the name of an area as the rows have it: the viewer's seat is the first."""
        seat = SEAT.match(area)
        if seat:
            area = f"players.{(int(seat[1]) - self.viewer) % self.players}{area[seat.end() :]}"
        return NUMBERED.sub(r"[\1]", area)
