"""The choices of the Castles of Burgundy, the board game, and why a choice may be blocked."""

from __future__ import annotations

from enum import IntEnum

from bailey.core import Choices
from bailey.games.burgundy_board.data import BUILDINGS, DEPOT_SLOTS, DEPOTS, GOODS, INN_SLOT
from bailey.games.burgundy_board.duchies import DUCHIES, SPACES
from bailey.games.burgundy_board.state import DICE, STORAGE

#: The dice in hand, and the action that a castle gives.
ACTIONS = DICE + 1
EXTRA = DICE

CHOICES = Choices()
# Setup
CHOOSE_DUCHY = CHOICES.add("choose_duchy", duchy=len(DUCHIES))
START_CASTLE = CHOICES.add("start_castle", space=SPACES)
# The four actions, with a die in hand
TAKE = CHOICES.add("take", die=ACTIONS, depot=range(1, DEPOTS + 1), slot=DEPOT_SLOTS)
PLACE = CHOICES.add("place", die=ACTIONS, tile=STORAGE, space=SPACES)
SELL = CHOICES.add("sell", die=ACTIONS, good=len(GOODS))
TAKE_WORKERS = CHOICES.add("take_workers", die=ACTIONS)
# What effects ask for
TAKE_TILE = CHOICES.add("take_tile", depot=range(1, DEPOTS + 1), slot=DEPOT_SLOTS)
PLACE_TILE = CHOICES.add("place_tile", tile=STORAGE, space=SPACES)
SELL_GOODS = CHOICES.add("sell_goods", good=len(GOODS))
TAKE_GOODS = CHOICES.add("take_goods", depot=range(1, DEPOTS + 1))
TAKE_GOOD = CHOICES.add("take_good", good=len(GOODS))
USE_EFFECT = CHOICES.add("use_effect", building=len(BUILDINGS))
DECLINE = CHOICES.add("decline")
DISCARD = CHOICES.add("discard", tile=STORAGE)
FINISH = CHOICES.add("finish")
# At any moment of the turn; depot 0 is the black one, and its last slot holds the inns
BUY = CHOICES.add("buy", depot=range(DEPOTS + 1), slot=INN_SLOT + 1)
HIRE = CHOICES.add("hire", depot=range(DEPOTS + 1), slot=INN_SLOT + 1)
TRADE_SILVER = CHOICES.add("trade_silver")


class Why(IntEnum):
    """The reasons why a choice is blocked."""

    TOO_FEW_WORKERS = 0
    NO_GOODS = 1
    NO_SILVER = 2
    BOUGHT_ALREADY = 3
    NOT_BESIDE = 4
    STANDS_THERE = 5
    DOES_NOT_FIT = 6
    EMPTY_DEPOT = 7
    ONLY_BETWEEN = 8
    TOO_FEW_TO_HIRE = 9
    HIRED_ALREADY = 10
    INN_STANDS_THERE = 11
