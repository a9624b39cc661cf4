"""Trade with the bank: at its rates, by cards that swap, and by the deals of Trade & Change (9, 10, 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Menu, allow, block, listening, move, offer, rule, tell, todo, todo_with, top_slot
from bailey.games.catan_cards.cards import operation
from bailey.games.catan_cards.choices import NAME_RESOURCE, PAWN, PAY_GOLD, STOP, TRADE, Why
from bailey.games.catan_cards.events import What
from bailey.games.catan_cards.packing import ANY, NONE, RESOURCES, amount, any_of, is_one_of, of_one
from bailey.games.catan_cards.rules.resources import gain, pay
from bailey.games.catan_cards.rules.room import room
from bailey.games.catan_cards.rules.sums import are_rates_suspended, recount
from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from bailey.games.catan_cards.state import Player, State


@rule
def offer_trades(menu: Menu, me: Player) -> None:
    """Give the bank several of one resource for one of another, if there is room for it (9)."""
    for give in range(len(RESOURCES)):
        enough = amount(me.stock, give) >= amount(me.rates, give)
        if enough or listening(menu):
            for get in range(len(RESOURCES)):
                if get != give:
                    if amount(room(me), get) == 0:
                        block(menu, TRADE(give, get), Why.NO_ROOM)
                    else:
                        allow(menu, TRADE(give, get), enough, Why.TOO_FEW)


@rule
def trade(s: State, p: int, give: int, get: int) -> None:
    """Trade with the bank (9)."""
    rate = amount(s.players[p].rates, give)
    tell(s, What.TRADED, p, give, rate, get)
    todo(s, p, Step.CHECK)
    todo_with(s, p, Step.RECEIVE, get, 1)
    pay(s, p, of_one(give, rate))


@rule
def given_by(s: State, p: int, which: int) -> int:
    """Return which resources can be given in a swap; a Lighthouse trades at a rate (13, Landlord, Lighthouse)."""
    if operation(which).of_fleets == 1:
        fleets = s.players[p].fleets
        return any_of(fleets) if fleets > 0 and not are_rates_suspended(s, p) else NONE
    return operation(which).resource


@rule
def offer_swap(s: State, menu: Menu, p: int, which: int, n: int, first: int) -> None:
    """Give one or more of a resource for another, once at least (10, Caravan; 13)."""
    what, me = operation(which), s.players[p]
    given = given_by(s, p, which)
    for give in range(len(RESOURCES)):
        if amount(me.stock, give) >= what.rate and is_one_of(give, given):
            for get in range(len(RESOURCES)):
                if get != give and amount(room(me), get) > 0 and is_one_of(get, what.resource):
                    offer(menu, TRADE(give, get))
    if first == 0 or menu[0] == 0:
        offer(menu, STOP())


@rule
def swap_with_bank(s: State, p: int, give: int, get: int, which: int, n: int) -> None:
    """Swap with the bank, and go on (10, Caravan; 13)."""
    rate = operation(which).rate
    tell(s, What.TRADED, p, give, rate, get)
    if n > 1:
        todo_with(s, p, Step.SWAP, which, n - 1, 0)
    todo_with(s, p, Step.RECEIVE, get, 1)
    pay(s, p, of_one(give, rate))


# Deals: gold for resources, resources that are named, and cards that are pawned


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
