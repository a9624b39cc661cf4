"""Deals of Trade & Change: gold for resources, resources that are named, cards that are pawned (13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Menu, move, offer, rule, tell, todo_with, top_slot
from bailey.games.catan_cards.cards import operation
from bailey.games.catan_cards.choices import NAME_RESOURCE, PAWN, PAY_GOLD
from bailey.games.catan_cards.events import What
from bailey.games.catan_cards.packing import ANY, RESOURCES, amount, of_one
from bailey.games.catan_cards.rules.resources import gain, pay
from bailey.games.catan_cards.rules.sums import recount
from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from bailey.games.catan_cards.state import State

#: What a pawned card brings.
PAWNED_FOR = 2


# Gold for others


@rule
def offer_gold(s: State, menu: Menu, p: int, which: int, most: int) -> None:
    """Pay one gold or more (13, Spice Caravan)."""
    for n in range(1, min(most, amount(s.players[p].stock, operation(which).paid)) + 1):
        offer(menu, PAY_GOLD(n))


@rule
def pay_gold(s: State, p: int, n: int, which: int) -> None:
    """Pay gold, and gain several others for each (13, Spice Caravan)."""
    what = operation(which)
    todo_with(s, p, Step.RECEIVE, what.resource, n * what.n)
    pay(s, p, of_one(what.paid, n))


# Resources that are named


@rule
def offer_names_of_resources(s: State, menu: Menu, p: int, i: int, n: int) -> None:
    """Name another resource for a built card (13, Large Trade Fleet)."""
    for resource in range(len(RESOURCES)):
        if (s.players[p].built.beside[i].resources >> resource) & 1 == 0:
            offer(menu, NAME_RESOURCE(resource))


@rule
def name_resource(s: State, p: int, resource: int, i: int, n: int) -> None:
    """Name a resource, and go on (13, Large Trade Fleet)."""
    s.players[p].built.beside[i].resources |= 1 << resource
    tell(s, What.NAMED_RESOURCE, p, resource)
    recount(s, p)
    if n > 1:
        todo_with(s, p, Step.NAME_RESOURCE, i, n - 1)


# Cards that are pawned


@rule
def offer_pawn(s: State, menu: Menu, p: int) -> None:
    """Put a card of the hand under the Pawnbroker (13)."""
    for slot in range(s.players[p].hand.size):
        offer(menu, PAWN(slot))


@rule
def pawn(s: State, p: int, slot: int) -> None:
    """Put a card face down under the Pawnbroker, and gain resources (13)."""
    me = s.players[p]
    move(s, me.hand, slot, me.pawned)
    tell(s, What.PAWNED, p, top_slot(me.pawned))
    gain(s, p, ANY, PAWNED_FOR)


@rule
def redeem(s: State, p: int) -> None:
    """Take the pawned card back into the hand (13, Pawnbroker)."""
    me = s.players[p]
    move(s, me.pawned, 0, me.hand)
    tell(s, What.REDEEMED, p, top_slot(me.hand))
