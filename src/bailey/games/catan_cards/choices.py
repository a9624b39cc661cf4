"""The choices of the Catan Card Game, and why a choice may be blocked."""

from __future__ import annotations

from enum import IntEnum

from bailey.core import Choices
from bailey.games.catan_cards.cards import (
    FACES,
    MOST_DEVELOPMENTS,
    MOST_EVENTS,
    MOST_EXPANSIONS,
    NEW_REGIONS,
    STACKS,
    START_REGIONS,
)
from bailey.games.catan_cards.packing import RESOURCES
from bailey.games.catan_cards.state import CELLS, MOST_BUILT, MOST_HAND, PLACES, SIDES

#: The most gold that is paid at once for other resources.
MOST_GOLD = 3
CHOICES = Choices()
# Setup and stacks
LAY = CHOICES.add("lay", slot=len(START_REGIONS))
SEARCH = CHOICES.add("search", stack=STACKS)
TAKE = CHOICES.add("take", slot=MOST_EXPANSIONS)
DRAW = CHOICES.add("draw", stack=STACKS)
PUT_UNDER = CHOICES.add("put_under", slot=MOST_HAND, stack=STACKS)
KEEP = CHOICES.add("keep")
# A turn
ROLL = CHOICES.add("roll")
PLAY = CHOICES.add("play", slot=MOST_HAND)
NAME_NUMBER = CHOICES.add("name_number", number=range(1, 7))
BUILD_ROAD = CHOICES.add("build_road", end=2)
BUILD_SETTLEMENT = CHOICES.add("build_settlement", end=2)
USE_SCOUT = CHOICES.add("use_scout", slot=MOST_HAND, end=2)
BUILD_CITY = CHOICES.add("build_city", place=PLACES)
BUILD = CHOICES.add("build", slot=MOST_HAND, place=PLACES, side=SIDES)
TRADE = CHOICES.add("trade", give=len(RESOURCES), get=len(RESOURCES))
PULL_DOWN = CHOICES.add("pull_down", card=MOST_BUILT)
END_ACTIONS = CHOICES.add("end_actions")
# Regions and resources
PAY = CHOICES.add("pay", cell=CELLS)
GAIN = CHOICES.add("gain", cell=CELLS)
ANY_REGION = CHOICES.add("any_region")
TAKE_RESOURCE = CHOICES.add("take_resource", resource=len(RESOURCES))
GIVE_RESOURCE = CHOICES.add("give_resource", resource=len(RESOURCES))
STOP = CHOICES.add("stop")
SKIP = CHOICES.add("skip")
TAKE_REGION = CHOICES.add("take_region", slot=len(NEW_REGIONS))
PLACE_REGION = CHOICES.add("place_region", side=SIDES)
# Attacks
COUNTER = CHOICES.add("counter", slot=MOST_HAND)
NO_COUNTER = CHOICES.add("no_counter")
PICK = CHOICES.add("pick", card=MOST_BUILT)
TAKE_FROM_HAND = CHOICES.add("take_from_hand", slot=MOST_HAND)
# Trade with the rival
PROPOSE = CHOICES.add("propose")
ADD_GIVE = CHOICES.add("add_give", resource=len(RESOURCES))
ADD_WANT = CHOICES.add("add_want", resource=len(RESOURCES))
SEND = CHOICES.add("send")
WITHDRAW = CHOICES.add("withdraw")
ACCEPT = CHOICES.add("accept")
DECLINE = CHOICES.add("decline")
# Theme sets
USE = CHOICES.add("use", card=MOST_BUILT)
TAKE_DISCARDED = CHOICES.add("take_discarded", slot=MOST_EXPANSIONS)
PICK_REGION = CHOICES.add("pick_region", cell=CELLS)
SAVE = CHOICES.add("save", resource=len(RESOURCES))
CHOOSE = CHOICES.add("choose", way=2)
NAME_RESOURCE = CHOICES.add("name_resource", resource=len(RESOURCES))
PAY_GOLD = CHOICES.add("pay_gold", n=range(1, MOST_GOLD + 1))
PAWN = CHOICES.add("pawn", slot=MOST_HAND)
BUILD_METROPOLIS = CHOICES.add("build_metropolis", place=PLACES)
BLOCK = CHOICES.add("block", stack=STACKS)
BUILD_NEW = CHOICES.add("build_new", slot=MOST_DEVELOPMENTS, place=PLACES, side=SIDES)
# Wizards & Dragons
BUILD_CITADEL = CHOICES.add("build_citadel", place=PLACES)
PUT_WIZARD = CHOICES.add("put_wizard", slot=MOST_HAND, cell=CELLS)
ADD_MAGIC = CHOICES.add("add_magic", cell=CELLS)
PICK_WIZARD = CHOICES.add("pick_wizard", cell=CELLS)
NAME_FACE = CHOICES.add("name_face", face=len(FACES))
REMOVE_EVENT = CHOICES.add("remove_event", slot=MOST_EVENTS)
BUY_OFF = CHOICES.add("buy_off", cell=CELLS)
# Trade & Change
PAY_KEPT = CHOICES.add("pay_kept", resource=len(RESOURCES))


class Why(IntEnum):
    """The reasons why a choice is blocked."""

    TOO_DEAR = 0
    NONE_LEFT = 1
    NO_SITE = 2
    CITY_ONLY = 3
    NO_ROAD = 4
    GATE = 5
    NOT_NOW = 6
    RIVAL_HAS_NONE = 7
    NOTHING_TO_TAKE = 8
    NO_ROOM = 9
    TOO_FEW = 10
    SAME_OFFER = 11
    NO_MORE_OFFERS = 12
    NO_CARDS = 13
    RIVAL_SEARCHED = 14
    RIVAL_HAS_NO_ROOM = 15
    TOO_FEW_TO_SEARCH = 16
    ROAD_ALREADY = 17
    NAMED_ALREADY = 18
    NEEDS = 19
    USED_ALREADY = 20
    SIDE_IS_FULL = 21
    ONE_EACH = 22
    BLOCKED = 23
    TOO_FEW_FOR_USE = 24
    TOO_LITTLE_MAGIC = 25
    NO_CITADEL = 26
    BESIDE_CITADEL = 27
    FULL_OF_MAGIC = 28
    SHOWS_NOTHING = 29
