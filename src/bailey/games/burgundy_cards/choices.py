"""The choices of the Castles of Burgundy card game, and why a choice may be blocked."""

from __future__ import annotations

from enum import IntEnum

from bailey.core import Choices, at, on
from bailey.games.burgundy_cards.cards import MOST_BONUSES, TRIPLE, TYPES
from bailey.games.burgundy_cards.piles import holding
from bailey.games.burgundy_cards.state import State

#: How many cards lie in a pile onto which a project is placed: none, if it begins a new one.
NEW = 0
#: How many silver and workers make a victory point.
CONVERTED = 3


def cards_of_piles(s: State, p: int, stack_type: int, height: int) -> list[int]:
    """Return the slots of the cards in the piles of a type and height; none for a new pile."""
    me, held = s.players[p], holding(stack_type, height)
    return [] if height == NEW else [i for i in range(me.estate.size) if me.holds[me.estate.beside[i].stack] == held]


CHOICES = Choices(State)
PLAY_CARD = CHOICES.add("play_card", slot=at("hand"))
TAKE = CHOICES.add("take", row=at("display", first=1), slot=at("display.cards", of="row"))
PLACE = CHOICES.add(
    "place",
    project=at("projects"),
    type=on("estate", len(TYPES)),
    height=on("estate", TRIPLE, slots=cards_of_piles),
)
SELL = CHOICES.add("sell", good=at("goods"))
RESTOCK = CHOICES.add("restock")
TAKE_SILVER = CHOICES.add("take_silver")
CONVERT = CHOICES.add("convert", silver=CONVERTED + 1)
STOP = CHOICES.add("stop")
DISCARD_PROJECT = CHOICES.add("discard_project", slot=at("projects"))
KEEP_PROJECTS = CHOICES.add("keep_projects")
TAKE_BONUS = CHOICES.add("take_bonus", bonus=MOST_BONUSES)
USE_FUNCTION = CHOICES.add("use_function")
TAKE_GOOD = CHOICES.add("take_good", pile=at("goods_piles"))
TAKE_ANIMAL = CHOICES.add("take_animal", pile=at("animal_piles"))
DECLINE = CHOICES.add("decline")
KEEP_BOUGHT = CHOICES.add("keep_bought", slot=at("bought"))
USE_BOUGHT = CHOICES.add("use_bought", slot=at("bought"))
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
