"""Trade with the bank: at its rates, and by cards that swap (9, 10, 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Menu, allow, block, listening, offer, rule, tell, todo, todo_with
from bailey.games.catan_cards.cards import operation
from bailey.games.catan_cards.choices import STOP, TRADE, Why
from bailey.games.catan_cards.events import What
from bailey.games.catan_cards.packing import NONE, RESOURCES, amount, any_of, is_one_of, of_one
from bailey.games.catan_cards.rules.resources import pay
from bailey.games.catan_cards.rules.room import room
from bailey.games.catan_cards.rules.sums import are_rates_suspended
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
