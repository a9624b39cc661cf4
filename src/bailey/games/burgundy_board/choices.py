"""The choices of the Castles of Burgundy, the board game, and why a choice may be blocked."""

from __future__ import annotations

from enum import IntEnum

from bailey.core import Choices, Spot, at
from bailey.games.burgundy_board.data import BLACK, BUILDINGS, DEPOTS, INN_SLOT
from bailey.games.burgundy_board.duchies import DUCHIES
from bailey.games.burgundy_board.state import DICE, State

#: The dice in hand, and the action that a castle gives.
ACTIONS = DICE + 1
EXTRA = DICE


def same_dice(s: State, p: int, die: int) -> list[int]:
    """Return the dice in hand that show the same number: only one of them is offered."""
    dice = s.players[p].dice
    return [die, *(other for other in range(DICE) if other != die and dice[other] == dice[die])]


def ship_depot(s: State, _: int) -> int:
    """Return the depot from which a ship takes goods."""
    return int(s.todo[s.pending - 1].a) - 1


def for_sale(s: State, _: int, depot: int, slot: int) -> Spot:
    """Return where a tile lies that can be bought: in a depot, in the black one, or with the inns beside it."""
    if depot != BLACK:
        return Spot(f"depots.{depot - 1}.tiles", (slot,))
    return Spot("open_inns", (s.open_inns.size - 1,)) if slot == INN_SLOT else Spot("black", (slot,))


def own_duchy(_: State, p: int, **__: int) -> Spot:
    """Return where the own duchy will lie: it is chosen there."""
    return Spot(f"players.{p}.duchy")


DIE = at("dice", spare=ACTIONS - DICE, alike=same_dice)
DEPOT = at("depots", first=1)
IN_DEPOT = at("depots.tiles", of="depot")
TILE, SPACE = at("storage"), at("spaces")
OWN_GOOD = at("players.goods")

CHOICES = Choices(State)
# Setup
CHOOSE_DUCHY = CHOICES.add("choose_duchy", own_duchy, duchy=len(DUCHIES))
START_CASTLE = CHOICES.add("start_castle", space=SPACE)
# The four actions, with a die in hand
TAKE = CHOICES.add("take", die=DIE, depot=DEPOT, slot=IN_DEPOT)
PLACE = CHOICES.add("place", die=DIE, tile=TILE, space=SPACE)
SELL = CHOICES.add("sell", die=DIE, good=OWN_GOOD)
TAKE_WORKERS = CHOICES.add("take_workers", die=DIE)
# What effects ask for
TAKE_TILE = CHOICES.add("take_tile", depot=DEPOT, slot=IN_DEPOT)
PLACE_TILE = CHOICES.add("place_tile", tile=TILE, space=SPACE)
SELL_GOODS = CHOICES.add("sell_goods", good=OWN_GOOD)
TAKE_GOODS = CHOICES.add("take_goods", depot=DEPOT)
TAKE_GOOD = CHOICES.add("take_good", good=at("depots.goods", of=ship_depot))
USE_EFFECT = CHOICES.add("use_effect", building=len(BUILDINGS))
DECLINE = CHOICES.add("decline")
DISCARD = CHOICES.add("discard", tile=TILE)
FINISH = CHOICES.add("finish")
# At any moment of the turn; depot 0 is the black one, and its last slot holds the inns
BUY = CHOICES.add("buy", for_sale, depot=range(DEPOTS + 1), slot=INN_SLOT + 1)
HIRE = CHOICES.add("hire", for_sale, depot=range(DEPOTS + 1), slot=INN_SLOT + 1)
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
