"""The board of Castle Combo: what lies where."""

from __future__ import annotations

from bailey.core import board
from bailey.games.castle_combo.choices import REACHED

BOARD = board.Board(
    table=(
        board.Each(
            "locations",
            (
                board.Pile("deck"),
                board.Pile("discard", browse=True),
                board.Row("row", filled_from="deck", gone="removed"),
                board.Pawn("messenger"),
            ),
            lit="messenger",
        ),
    ),
    player=(
        board.Counters({"gold": ("gained_gold", "stored"), "keys": ("gained_keys",)}),
        board.Grid("tableau", own=(REACHED, REACHED), face_down="face_down", worth=True, shows=("stored",)),
    ),
    held=board.Held("taken", goes_to="tableau"),
    tabs=("take_face_down",),
    ratio=1.2,
    own=board.Size(2.2, 3.6, 11),
    rows=board.Size(2, 3.1, 10),
    others=board.Size(0.8, 1.5, 8),
    left_out={"locations.gone": "cards that have left the game with their location"},
)
