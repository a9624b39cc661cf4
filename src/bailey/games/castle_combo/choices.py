"""The choices of Castle Combo, and why a choice may be blocked."""

from __future__ import annotations

from enum import IntEnum

from bailey.core import Choices

#: Coordinates are relative to a player's first card, so two cells in every direction are enough.
REACH = 2

CHOICES = Choices()
KEEP_KEY = CHOICES.add("keep_key")
MOVE_MESSENGER = CHOICES.add("move_messenger")
RENEW_ROW = CHOICES.add("renew_row")
TAKE = CHOICES.add("take", slot=3)
TAKE_FACE_DOWN = CHOICES.add("take_face_down", slot=3)
PLACE = CHOICES.add("place", column=range(-REACH, REACH + 1), row=range(-REACH, REACH + 1))
CHOOSE_EFFECT = CHOICES.add("choose_effect", effect=2)
CHOOSE_NEIGHBOR = CHOICES.add("choose_neighbor", side=2)
DISCARD = CHOICES.add("discard", location=2, slot=3)
FILL_PURSE = CHOICES.add("fill_purse", card=9)

LEFT, RIGHT = 0, 1


class Why(IntEnum):
    """The reasons why a choice is blocked."""

    NO_KEY = 0
    LOCATION_REMOVED = 1
    TOO_EXPENSIVE = 2
    OUTSIDE_GRID = 3
    NOT_ADJACENT = 4
    PURSE_FULL = 5
