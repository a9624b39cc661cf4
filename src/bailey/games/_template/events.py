"""The events of Postern, for its log, animations and replays.

A `SLOT` is a card that may be hidden: viewers who do not know it see null.
"""

from __future__ import annotations

from enum import IntEnum

from bailey.core import CARD, NUMBER, PLAYER, SLOT, Told


class What(IntEnum):
    """The kinds of events."""

    DREW = 0
    CARRIED = 1
    STOPPED = 2
    BROUGHT_IN = 3
    LOOKED = 4
    PUT_UNDER = 5
    RESTED = 6
    BOUGHT = 7
    RESHUFFLED = 8
    HOUR_PASSED = 9
    BRIBED = 10
    ROLLED = 11
    SEIZED = 12
    HID = 13
    FETCHED = 14
    SHUFFLED = 15


_KINDS = {
    What.DREW: Told("drew", player=PLAYER, card=SLOT),
    What.CARRIED: Told("carried", player=PLAYER, card=CARD),
    What.STOPPED: Told("stopped", player=PLAYER, card=CARD, carrier=PLAYER, goods=CARD),
    What.BROUGHT_IN: Told("brought_in", player=PLAYER, card=CARD),
    What.LOOKED: Told("looked", player=PLAYER, card=SLOT),
    What.PUT_UNDER: Told("put_under", player=PLAYER, card=SLOT),
    What.RESTED: Told("rested", player=PLAYER),
    What.BOUGHT: Told("bought", player=PLAYER),
    What.RESHUFFLED: Told("reshuffled"),
    What.HOUR_PASSED: Told("hour_passed", hours=NUMBER),
    What.BRIBED: Told("bribed", player=PLAYER, amount=NUMBER),
    What.ROLLED: Told("rolled", player=PLAYER, die=NUMBER),
    What.SEIZED: Told("seized", player=PLAYER, card=CARD),
    What.HID: Told("hid", player=PLAYER, card=CARD, coins=NUMBER),
    What.FETCHED: Told("fetched", player=PLAYER, card=CARD),
    What.SHUFFLED: Told("shuffled", player=PLAYER),
}
TOLD = tuple(_KINDS[what] for what in What)
