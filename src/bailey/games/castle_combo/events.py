"""What the log, the animation and the replay of Castle Combo are told."""

from __future__ import annotations

from enum import IntEnum

from bailey.core import Told


class What(IntEnum):
    """Everything that can happen."""

    MOVED_MESSENGER = 0
    RENEWED = 1
    TOOK = 2
    TOOK_FACE_DOWN = 3
    PLACED = 4
    GAINED_GOLD = 5
    GAINED_KEYS = 6
    STORED = 7
    DISCARDED = 8
    MESSENGER_WENT = 9
    RESHUFFLED = 10
    REVEALED = 11
    REMOVED = 12
    GAINED_NOTHING = 13
    EQUAL_NEIGHBORS = 14


#: What brings something.
GAINS = {What.GAINED_GOLD, What.GAINED_KEYS, What.STORED}

TOLD = tuple(
    Told(what.name.lower(), arguments, gain=what in GAINS, vain=what == What.GAINED_NOTHING)
    for what, arguments in {
        What.MOVED_MESSENGER: ("player", "location"),
        What.RENEWED: ("player", "location"),
        What.TOOK: ("player", "card", "paid"),
        What.TOOK_FACE_DOWN: ("player", "card"),
        What.PLACED: ("player", "card", "column", "row", "face_down"),
        What.GAINED_GOLD: ("player", "amount"),
        What.GAINED_KEYS: ("player", "amount"),
        What.STORED: ("player", "card", "amount"),
        What.DISCARDED: ("player", "card"),
        What.MESSENGER_WENT: ("location",),
        What.RESHUFFLED: ("location",),
        What.REVEALED: ("location", "slot"),
        What.REMOVED: ("location",),
        What.GAINED_NOTHING: ("player",),
        What.EQUAL_NEIGHBORS: ("player", "amount"),
    }.items()
)
