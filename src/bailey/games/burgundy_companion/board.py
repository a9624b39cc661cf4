"""The areas of the companion: what the Automata has, and what is known to lie in the depots."""

from __future__ import annotations

from dataclasses import replace

from bailey.core import board
from bailey.games.burgundy_board.board import BLACK_USED, DEPOTS
from bailey.games.burgundy_board.data import GOODS

TOLD = "it is said in the text of what to do"

BOARD = board.Board(
    table=(
        board.Part("round", ("phase", "round", "white"), wide=20, high=1.4),
        board.Part("automata", ("sides.card", "sides.items", "reserve", "wilds", "finished"), wide=20, high=8),
        board.Part("bonus", ("first_bonus", "second_bonus"), wide=20, high=3),
        board.Part("asking", (), wide=20, high=6, offers=("die", "tile", "good", "digit")),
        # There are no inns in the ring; tiles of the black depot are as large as others, since people tap them.
        replace(DEPOTS, when="depth", around=(board.Dice("white"), board.Cells("black", across=2, used=(BLACK_USED,)))),
    ),
    player=(board.Counters({"silver": ("gained_silver",)}), board.Tokens("goods", name="goods", of=GOODS)),
    hexagons=True,
    left_out={
        "taken": TOLD,
        "discard": "tiles that are out of the game",
        "automata_discard": "cards that are finished",
        "automata_deck": "face down",
        "unused": "tiles of which nobody has told",
        "players.points": "beside the name",
        "players.sold": "the points of goods are told when they are sold",
        "players.told": "what people said of their points is in the result",
    },
)
