"""The events of Postern, for its log, animations and replays.

A `SLOT` is a card that may be hidden: viewers who do not know it see null.
"""

from __future__ import annotations

from bailey.core import CARD, NUMBER, PLAYER, SLOT, Events, Told


class What(Events):
    """The kinds of events."""

    DREW = Told("drew", player=PLAYER, card=SLOT)
    CARRIED = Told("carried", player=PLAYER, card=CARD)
    STOPPED = Told("stopped", player=PLAYER, card=CARD, carrier=PLAYER, goods=CARD)
    BROUGHT_IN = Told("brought_in", player=PLAYER, card=CARD)
    LOOKED = Told("looked", player=PLAYER, card=SLOT)
    PUT_UNDER = Told("put_under", player=PLAYER, card=SLOT)
    RESTED = Told("rested", player=PLAYER)
    BOUGHT = Told("bought", player=PLAYER)
    RESHUFFLED = Told("reshuffled")
    HOUR_PASSED = Told("hour_passed", hours=NUMBER)
    BRIBED = Told("bribed", player=PLAYER, amount=NUMBER)
    ROLLED = Told("rolled", player=PLAYER, die=NUMBER)
    SEIZED = Told("seized", player=PLAYER, card=CARD)
    HID = Told("hid", player=PLAYER, card=CARD, coins=NUMBER)
    FETCHED = Told("fetched", player=PLAYER, card=CARD)
    SHUFFLED = Told("shuffled", player=PLAYER)
