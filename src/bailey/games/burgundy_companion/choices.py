"""What happened at the table, as the companion is told."""

from __future__ import annotations

from enum import IntEnum

from bailey.core import Choices, Spot, at
from bailey.games.burgundy_board.data import BLACK, BLACK_SLOTS, DEPOTS, GOODS
from bailey.games.burgundy_companion.faces import FACES
from bailey.games.burgundy_companion.state import State


def lying(_: State, __: int, depot: int, slot: int) -> Spot:
    """Return where a tile lies: in a depot, or in the black one."""
    return Spot("black" if depot == BLACK else f"depots.{depot - 1}.tiles", (slot,))


CHOICES = Choices(State)
DIE = CHOICES.add("die", die=range(1, 7))
TILE = CHOICES.add("tile", face=FACES)
NONE = CHOICES.add("none")
GOOD = CHOICES.add("good", good=len(GOODS))
DONE = CHOICES.add("done")
# What people did, between the turns of the Automata; depot 0 is the black one
TAKEN = CHOICES.add("taken", lying, depot=range(DEPOTS + 1), slot=BLACK_SLOTS)
GOODS_TAKEN = CHOICES.add("goods_taken", depot=at("depots", first=1), good=at("depots.goods", of="depot"))
BONUS_TAKEN = CHOICES.add("bonus_taken", kind=at("first_bonus"))
ROUND_OVER = CHOICES.add("round_over")
# The end
DIGIT = CHOICES.add("digit", digit=10)
FINISH = CHOICES.add("finish")


class Why(IntEnum):
    """The reasons why a choice is blocked."""

    BONUS_GONE = 0
