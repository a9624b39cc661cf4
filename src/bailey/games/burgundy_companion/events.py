"""The events of the companion: those of the board game, by the same numbers, and what the table tells."""

from __future__ import annotations

from bailey.core import CARD, NUMBER, PLAYER, Events, Told
from bailey.games.burgundy_board.events import GOOD, KIND
from bailey.games.burgundy_board.events import What as Board


class What(Events):
    """The kinds of events that only the companion has."""

    @staticmethod
    def before() -> tuple[Told, ...]:
        """Return the kinds of events of the board game."""
        return Board.kinds()

    MARKER_ADVANCED = Told("marker_advanced")
    TILE_TAKEN = Told("tile_taken", depot=NUMBER, card=CARD)
    GOODS_TAKEN = Told("goods_taken", depot=NUMBER, good=GOOD, amount=NUMBER)
    BONUS_TAKEN = Told("bonus_taken", kind=KIND)
    POINTS_TOLD = Told("points_told", player=PLAYER, points=NUMBER)
    NONE_FOUND = Told("none_found")
