"""What lies where on the screen; windows and phones are laid out from it."""

from __future__ import annotations

from bailey.core import board

BOARD = board.Board(
    table=(board.Shown("rounds"), board.Pile("deck"), board.Row("row", filled_from="deck")),
    player=(
        board.Counters({"coins": ("rested",)}),
        board.Row("hand", fans=True),
        board.Row("taken", fans=True),
    ),
)
