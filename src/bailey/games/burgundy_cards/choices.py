"""The choices of the Castles of Burgundy card game, and why a choice may be blocked."""

from __future__ import annotations

from enum import IntEnum

from bailey.core import Choices
from bailey.games.burgundy_cards.cards import GOODS, MOST_BONUSES, TRIPLE, TYPES
from bailey.games.burgundy_cards.state import HAND, PROJECTS, ROW_CARDS, ROWS

#: How many cards lie in a pile onto which a project is placed: none, if it begins a new one.
NEW = 0
#: How many silver and workers make a victory point.
CONVERTED = 3

CHOICES = Choices()
PLAY_CARD = CHOICES.add("play_card", slot=HAND)
TAKE = CHOICES.add("take", row=range(1, ROWS + 1), slot=ROW_CARDS)
PLACE = CHOICES.add("place", project=PROJECTS, type=len(TYPES), height=TRIPLE)
SELL = CHOICES.add("sell", good=len(GOODS))
RESTOCK = CHOICES.add("restock")
TAKE_SILVER = CHOICES.add("take_silver")
CONVERT = CHOICES.add("convert", silver=CONVERTED + 1)
STOP = CHOICES.add("stop")
DISCARD_PROJECT = CHOICES.add("discard_project", slot=PROJECTS)
KEEP_PROJECTS = CHOICES.add("keep_projects")
TAKE_BONUS = CHOICES.add("take_bonus", bonus=MOST_BONUSES)
USE_FUNCTION = CHOICES.add("use_function")
TAKE_GOOD = CHOICES.add("take_good", pile=2)
TAKE_ANIMAL = CHOICES.add("take_animal", pile=2)
DECLINE = CHOICES.add("decline")
KEEP_BOUGHT = CHOICES.add("keep_bought", slot=3)
USE_BOUGHT = CHOICES.add("use_bought", slot=3)
FINISH = CHOICES.add("finish")
BUY = CHOICES.add("buy")


class Why(IntEnum):
    """The reasons why a choice is blocked."""

    TOO_FEW_WORKERS = 0
    NO_GOODS = 1
    ENOUGH_WORKERS = 2
    TOO_FEW_TO_CONVERT = 3
    DOES_NOT_FIT = 4
    NO_SILVER = 5
    BOUGHT_ALREADY = 6
    NO_CARD_LEFT = 7
    NO_DIFFERENCE = 8
