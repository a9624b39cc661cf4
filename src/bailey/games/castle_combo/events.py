"""The events of Castle Combo, for its log, animations and replays."""

from __future__ import annotations

from bailey.core import CARD, NUMBER, PLAYER, SLOT, Events, Told, word_of

LOCATION = word_of("location")


class What(Events):
    """The kinds of events."""

    MOVED_MESSENGER = Told("moved_messenger", player=PLAYER, location=LOCATION, act=True)
    RENEWED = Told("renewed", player=PLAYER, location=LOCATION, act=True)
    TOOK = Told("took", player=PLAYER, card=CARD, paid=NUMBER, act=True)
    TOOK_FACE_DOWN = Told("took_face_down", player=PLAYER, card=CARD, act=True)
    PLACED = Told("placed", player=PLAYER, card=CARD, column=NUMBER, row=NUMBER, face_down=NUMBER, act=True)
    GAINED_GOLD = Told("gained_gold", player=PLAYER, amount=NUMBER, gain=True)
    GAINED_KEYS = Told("gained_keys", player=PLAYER, amount=NUMBER, gain=True)
    STORED = Told("stored", player=PLAYER, card=CARD, amount=NUMBER, gain=True)
    DISCARDED = Told("discarded", player=PLAYER, card=CARD)
    MESSENGER_WENT = Told("messenger_went", location=LOCATION)
    RESHUFFLED = Told("reshuffled", location=LOCATION)
    REVEALED = Told("revealed", location=LOCATION, card=SLOT)
    REMOVED = Told("removed", location=LOCATION)
    GAINED_NOTHING = Told("gained_nothing", player=PLAYER, vain=True)
    EQUAL_NEIGHBORS = Told("equal_neighbors", player=PLAYER, amount=NUMBER)
