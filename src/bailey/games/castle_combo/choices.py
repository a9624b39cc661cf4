"""The choices of Castle Combo, and why a choice may be blocked."""

from __future__ import annotations

from enum import IntEnum

from bailey.core import Choices, Spot, at, on
from bailey.games.castle_combo.scoring import neighbor
from bailey.games.castle_combo.state import REACH, State

REACHED = range(-REACH, REACH + 1)


def panel_of_neighbor(s: State, p: int, side: int) -> Spot:
    """Return the panel of a neighbour."""
    return Spot(f"players.{neighbor(s, p, side)}")


CHOICES = Choices(State)
KEEP_KEY = CHOICES.add("keep_key")
MOVE_MESSENGER = CHOICES.add("move_messenger")
RENEW_ROW = CHOICES.add("renew_row")
TAKE = CHOICES.add("take", slot=at("row", of="messenger"))
TAKE_FACE_DOWN = CHOICES.add("take_face_down", slot=at("row", of="messenger"))
PLACE = CHOICES.add("place", column=on("tableau", REACHED), row=on("tableau", REACHED))
CHOOSE_EFFECT = CHOICES.add("choose_effect", effect=2)
CHOOSE_NEIGHBOR = CHOICES.add("choose_neighbor", panel_of_neighbor, side=2)
DISCARD = CHOICES.add("discard", location=at("locations"), slot=at("row", of="location"))
FILL_PURSE = CHOICES.add("fill_purse", card=at("tableau"))


class Why(IntEnum):
    """The reasons why a choice is blocked."""

    NO_KEY = 0
    LOCATION_REMOVED = 1
    TOO_EXPENSIVE = 2
    OUTSIDE_GRID = 3
    NOT_ADJACENT = 4
    PURSE_FULL = 5
