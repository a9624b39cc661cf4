"""The events of Castle Combo, for its log, animations and replays."""

from __future__ import annotations

from enum import IntEnum

from bailey.core import CARD, NUMBER, PLAYER, SLOT, Told, word_of


class What(IntEnum):
    """The kinds of events."""

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


LOCATION = word_of("location")

_KINDS = {
    What.MOVED_MESSENGER: Told("moved_messenger", player=PLAYER, location=LOCATION),
    What.RENEWED: Told("renewed", player=PLAYER, location=LOCATION),
    What.TOOK: Told("took", player=PLAYER, card=CARD, paid=NUMBER),
    What.TOOK_FACE_DOWN: Told("took_face_down", player=PLAYER, card=CARD),
    What.PLACED: Told("placed", player=PLAYER, card=CARD, column=NUMBER, row=NUMBER, face_down=NUMBER),
    What.GAINED_GOLD: Told("gained_gold", player=PLAYER, amount=NUMBER, gain=True),
    What.GAINED_KEYS: Told("gained_keys", player=PLAYER, amount=NUMBER, gain=True),
    What.STORED: Told("stored", player=PLAYER, card=CARD, amount=NUMBER, gain=True),
    What.DISCARDED: Told("discarded", player=PLAYER, card=CARD),
    What.MESSENGER_WENT: Told("messenger_went", location=LOCATION),
    What.RESHUFFLED: Told("reshuffled", location=LOCATION),
    What.REVEALED: Told("revealed", location=LOCATION, card=SLOT),
    What.REMOVED: Told("removed", location=LOCATION),
    What.GAINED_NOTHING: Told("gained_nothing", player=PLAYER, vain=True),
    What.EQUAL_NEIGHBORS: Told("equal_neighbors", player=PLAYER, amount=NUMBER),
}
TOLD = tuple(_KINDS[what] for what in What)
