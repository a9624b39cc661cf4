"""The steps of the companion: those of the Automata, with their numbers in the board game, and what the table tells.

The rules of the Automata name their next steps by number. Here the steps that search ask the table, or search
themselves.
"""

from __future__ import annotations

from enum import IntEnum

from bailey.games.burgundy_board.steps import Step as Board


class Step(IntEnum):
    """The steps of a phase and a round at the table, of the Automata's turn, and what is told in it."""

    BEGIN_PHASE = Board.BEGIN_PHASE
    BEGIN_ROUND = Board.BEGIN_ROUND
    END_TURN = Board.END_TURN
    AUTOMATA_SEARCH = Board.AUTOMATA_SEARCH
    AUTOMATA_MAKE_WILD = Board.AUTOMATA_MAKE_WILD
    AUTOMATA_SHIP = Board.AUTOMATA_SHIP
    ADVANCE = Board.ADVANCE
    AUTOMATA_KEEP = Board.AUTOMATA_KEEP
    AUTOMATA_SCARCEST = Board.AUTOMATA_SCARCEST
    AUTOMATA_PLACE = Board.AUTOMATA_PLACE
    AUTOMATA_BOX = Board.AUTOMATA_BOX
    AUTOMATA_FINISH = Board.AUTOMATA_FINISH
    AUTOMATA_BUY = Board.AUTOMATA_BUY
    FILL = 100
    TELL_LYING = 101
    TELL_WHITE = 102
    TELL_GOOD = 103
    PLAY = 104
    TELL_FOUND = 105
    TELL_WILD = 106
    TELL_GOODS = 107
    TELL_KEPT = 108
    TELL_SCARCEST = 109
    TELL_BOUGHT = 110
    TELL_POINTS = 111
    FINISH = 112
