"""The events of the companion: those of the board game, by the same numbers, and what the table tells."""

from __future__ import annotations

from enum import IntEnum

from bailey.core import CARD, NUMBER, PLAYER, Told
from bailey.games.burgundy_board.events import GOOD, KIND
from bailey.games.burgundy_board.events import TOLD as OF_THE_BOARD


class What(IntEnum):
    """The kinds of events that only the companion has."""

    MARKER_ADVANCED = len(OF_THE_BOARD)
    TILE_TAKEN = len(OF_THE_BOARD) + 1
    GOODS_TAKEN = len(OF_THE_BOARD) + 2
    BONUS_TAKEN = len(OF_THE_BOARD) + 3
    POINTS_TOLD = len(OF_THE_BOARD) + 4
    NONE_FOUND = len(OF_THE_BOARD) + 5


_KINDS = {
    What.MARKER_ADVANCED: Told("marker_advanced"),
    What.TILE_TAKEN: Told("tile_taken", depot=NUMBER, card=CARD),
    What.GOODS_TAKEN: Told("goods_taken", depot=NUMBER, good=GOOD, amount=NUMBER),
    What.BONUS_TAKEN: Told("bonus_taken", kind=KIND),
    What.POINTS_TOLD: Told("points_told", player=PLAYER, points=NUMBER),
    What.NONE_FOUND: Told("none_found"),
}
TOLD = (*OF_THE_BOARD, *(_KINDS[what] for what in What))
