"""What the log, the animation and the replay of Postern are told.

An argument named `slot` is a card that may be hidden: it is told only to those who know it.
"""

from __future__ import annotations

from enum import IntEnum

from bailey.core import Told


class What(IntEnum):
    """Everything that can happen."""

    DREW = 0
    CARRIED = 1
    SOLD = 2
    STOPPED = 3
    BROUGHT_IN = 4
    LOOKED = 5
    PUT_UNDER = 6
    RESTED = 7
    BOUGHT = 8
    RESHUFFLED = 9
    HOUR_PASSED = 10


TOLD = tuple(
    Told(what.name.lower(), arguments)
    for what, arguments in {
        What.DREW: ("player", "slot"),
        What.CARRIED: ("player", "card"),
        What.SOLD: ("player", "card"),
        What.STOPPED: ("player", "card"),
        What.BROUGHT_IN: ("player", "card"),
        What.LOOKED: ("player", "slot"),
        What.PUT_UNDER: ("player", "slot"),
        What.RESTED: ("player",),
        What.BOUGHT: ("player",),
        What.RESHUFFLED: (),
        What.HOUR_PASSED: ("hours",),
    }.items()
)
