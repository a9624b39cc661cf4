"""What happened at the table, as the companion is told."""

from __future__ import annotations

from enum import IntEnum

from bailey.core import Choices
from bailey.games.burgundy_board.data import BLACK_SLOTS, DEPOTS, GOODS, KINDS
from bailey.games.burgundy_companion.faces import FACES

CHOICES = Choices()
DIE = CHOICES.add("die", die=range(1, 7))
TILE = CHOICES.add("tile", face=FACES)
NONE = CHOICES.add("none")
GOOD = CHOICES.add("good", good=len(GOODS))
DONE = CHOICES.add("done")
# What people did, between the turns of the Automata; depot 0 is the black one
TAKEN = CHOICES.add("taken", depot=range(DEPOTS + 1), slot=BLACK_SLOTS)
GOODS_TAKEN = CHOICES.add("goods_taken", depot=range(1, DEPOTS + 1), good=len(GOODS))
BONUS_TAKEN = CHOICES.add("bonus_taken", kind=len(KINDS))
ROUND_OVER = CHOICES.add("round_over")
# The end
DIGIT = CHOICES.add("digit", digit=10)
FINISH = CHOICES.add("finish")


class Why(IntEnum):
    """The reasons why a choice is blocked."""

    BONUS_GONE = 0
