"""The choices of the Catan Card Game, and why a choice may be blocked."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from bailey.core import Choices, Spot, at, on
from bailey.games.catan_cards.cards import FACES
from bailey.games.catan_cards.packing import RESOURCES
from bailey.games.catan_cards.state import LEFT, PLACES, SIDES, State
from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from bailey.core import PendingStep

#: The most gold that is paid at once for other resources.
MOST_GOLD = 3
#: The steps that are about the rival's hand, one's own built cards, the rival's Regions and the rival's Wizards.
RIVALS_HAND, OWN_BUILT = (Step.PUT_UNDER, Step.SPY), (Step.PICK_OWN, Step.SWAP_FIRST, Step.SWAP_SECOND)
RIVALS_REGIONS, RIVALS_WIZARDS = (Step.TAKE_RIVALS_REGION, Step.PUT_ON_REGION), (Step.DRAIN,)


def asked(s: State) -> PendingStep:
    """Return what the player on turn is asked."""
    return s.todo[s.pending - 1]


def whose_hand(s: State, p: int) -> int:
    """Return whose hand a card is chosen from."""
    return 1 - p if asked(s).step in RIVALS_HAND else p


def whose_built(s: State, p: int) -> int:
    """Return whose built card is picked."""
    return p if asked(s).step in OWN_BUILT else 1 - p


def whose_regions(s: State, p: int) -> int:
    """Return whose Region is picked."""
    return 1 - p if asked(s).step in RIVALS_REGIONS else p


def whose_wizards(s: State, p: int) -> int:
    """Return whose Wizard is picked."""
    return 1 - p if asked(s).step in RIVALS_WIZARDS else p


def searched(s: State, _: int) -> int:
    """Return the stack that is looked through."""
    return int(asked(s).a)


def end_of_row(_: State, p: int, end: int, **__: int) -> Spot:
    """Return an end of the principality."""
    return Spot(f"players.{p}.road_left" if end == LEFT else f"players.{p}.road_right")


def beside_end(s: State, p: int, side: int) -> Spot:
    """Return the cell where the Region comes that was turned up."""
    return Spot(f"players.{p}.regions", (SIDES * int(asked(s).a) + side,))


HAND, BUILT, STACK, REGION = at("hand"), at("built"), at("stacks"), at("regions")
CENTRE = at("centres")
PLACE, SIDE = on("built", PLACES), on("built", SIDES)
CHOICES = Choices(State)
# Setup and stacks
LAY = CHOICES.add("lay", slot=at("start_regions"))
SEARCH = CHOICES.add("search", stack=STACK)
TAKE = CHOICES.add("take", slot=at("stacks.cards", of=searched))
DRAW = CHOICES.add("draw", stack=STACK)
PUT_UNDER = CHOICES.add("put_under", slot=at("hand", of=whose_hand), stack=STACK)
KEEP = CHOICES.add("keep")
# A turn
ROLL = CHOICES.add("roll")
PLAY = CHOICES.add("play", slot=HAND)
NAME_NUMBER = CHOICES.add("name_number", number=range(1, 7))
BUILD_ROAD = CHOICES.add("build_road", end_of_row, end=2)
BUILD_SETTLEMENT = CHOICES.add("build_settlement", end_of_row, end=2)
USE_SCOUT = CHOICES.add("use_scout", end_of_row, slot=HAND, end=2)
BUILD_CITY = CHOICES.add("build_city", place=CENTRE)
BUILD = CHOICES.add("build", slot=HAND, place=PLACE, side=SIDE)
TRADE = CHOICES.add("trade", give=len(RESOURCES), get=len(RESOURCES))
PULL_DOWN = CHOICES.add("pull_down", card=BUILT)
END_ACTIONS = CHOICES.add("end_actions")
# Regions and resources
PAY = CHOICES.add("pay", cell=REGION)
GAIN = CHOICES.add("gain", cell=REGION)
ANY_REGION = CHOICES.add("any_region")
TAKE_RESOURCE = CHOICES.add("take_resource", resource=len(RESOURCES))
GIVE_RESOURCE = CHOICES.add("give_resource", resource=len(RESOURCES))
STOP = CHOICES.add("stop")
SKIP = CHOICES.add("skip")
TAKE_REGION = CHOICES.add("take_region", slot=at("region_stack"))
PLACE_REGION = CHOICES.add("place_region", beside_end, side=SIDES)
# Attacks
COUNTER = CHOICES.add("counter", slot=HAND)
NO_COUNTER = CHOICES.add("no_counter")
PICK = CHOICES.add("pick", card=at("built", of=whose_built))
TAKE_FROM_HAND = CHOICES.add("take_from_hand", slot=at("hand", of=whose_hand))
# Trade with the rival
PROPOSE = CHOICES.add("propose")
ADD_GIVE = CHOICES.add("add_give", resource=len(RESOURCES))
ADD_WANT = CHOICES.add("add_want", resource=len(RESOURCES))
SEND = CHOICES.add("send")
WITHDRAW = CHOICES.add("withdraw")
ACCEPT = CHOICES.add("accept")
DECLINE = CHOICES.add("decline")
# Theme sets
USE = CHOICES.add("use", card=BUILT)
TAKE_DISCARDED = CHOICES.add("take_discarded", slot=at("discard"))
PICK_REGION = CHOICES.add("pick_region", cell=at("regions", of=whose_regions))
SAVE = CHOICES.add("save", resource=len(RESOURCES))
CHOOSE = CHOICES.add("choose", way=2)
NAME_RESOURCE = CHOICES.add("name_resource", resource=len(RESOURCES))
PAY_GOLD = CHOICES.add("pay_gold", n=range(1, MOST_GOLD + 1))
PAWN = CHOICES.add("pawn", slot=HAND)
BUILD_METROPOLIS = CHOICES.add("build_metropolis", place=CENTRE)
BLOCK = CHOICES.add("block", stack=STACK)
BUILD_NEW = CHOICES.add("build_new", slot=at("developments"), place=PLACE, side=SIDE)
# Wizards & Dragons
BUILD_CITADEL = CHOICES.add("build_citadel", place=CENTRE)
PUT_WIZARD = CHOICES.add("put_wizard", slot=HAND, cell=REGION)
ADD_MAGIC = CHOICES.add("add_magic", cell=at("wizards"))
PICK_WIZARD = CHOICES.add("pick_wizard", cell=at("wizards", of=whose_wizards))
NAME_FACE = CHOICES.add("name_face", face=len(FACES))
REMOVE_EVENT = CHOICES.add("remove_event", slot=at("events_stack"))
BUY_OFF = CHOICES.add("buy_off", cell=REGION)
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
    COUNTERS_NOT = 6
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
    BEFORE_ROLL = 30
    ONLY_AS_ANSWER = 31
    NOTHING_TO_SWAP = 32
    NOTHING_TO_USE = 33
    NOTHING_TO_PAWN = 34
    NOTHING_TO_OFFER = 35
    NO_ROOM_AT_ALL = 36
    RIVAL_LACKS = 37
    NO_MORE_TO_GIVE = 38
