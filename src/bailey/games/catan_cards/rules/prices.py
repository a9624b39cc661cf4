"""What cards cost to build: reductions of cards that were played, and which resources are saved (13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Menu, card_at, move, offer, rule, tell, todo_with
from bailey.games.catan_cards.cards import CITY, card, centre, operation
from bailey.games.catan_cards.choices import SAVE
from bailey.games.catan_cards.clauses import Do
from bailey.games.catan_cards.events import What
from bailey.games.catan_cards.packing import NONE, RESOURCES, amount, of_one, total
from bailey.games.catan_cards.rules.resources import pay
from bailey.games.catan_cards.rules.room import first_resource
from bailey.games.catan_cards.rules.sums import fits, recount
from bailey.games.catan_cards.state import PLAYERS
from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from bailey.games.catan_cards.state import State

#: Nothing is cheaper than this.
LEAST_PRICE = 1


# Cards that lie open


@rule
def reduces(s: State, p: int, i: int, c: int) -> bool:
    """Tell whether a card that `p` has played makes a card cheaper."""
    what = operation(card(card_at(s.lasting, i)).first)
    return s.lasting.beside[i].by == p and what.do == Do.COST_REDUCTION and fits(c, what.selector)


@rule
def saving(s: State, p: int, c: int) -> int:
    """Return by how many resources a card is cheaper (13)."""
    n, built = 0, s.players[p].built
    if s.theme > 0:
        for i in range(built.size):
            helps = card(card_at(built, i))
            if helps.cheaper != NONE and fits(c, helps.cheaper):
                n += helps.cheaper_by
    for i in range(s.lasting.size):
        if reduces(s, p, i, c):
            n += operation(card(card_at(s.lasting, i)).first).n
    return min(n, max(0, total(card(c).cost) - LEAST_PRICE))


@rule
def reduces_city(s: State, p: int, i: int) -> bool:
    """Tell whether a card that `p` has played makes a City cheaper (13, Governor)."""
    return s.lasting.beside[i].by == p and operation(card(card_at(s.lasting, i)).first).city == 1


@rule
def saving_of_city(s: State, p: int) -> int:
    """Return by how many resources a City is cheaper (13, Governor)."""
    n = 0
    for i in range(s.lasting.size):
        if reduces_city(s, p, i):
            n += operation(card(card_at(s.lasting, i)).first).n
    return min(n, total(centre(CITY).cost) - LEAST_PRICE)


@rule
def spend_for_city(s: State, p: int) -> None:
    """Discard the cards that were played for the next City, now that it is built (13, Governor)."""
    for i in range(s.lasting.size - 1, -1, -1):
        if reduces_city(s, p, i):
            move(s, s.lasting, i, s.discard)


@rule
def spend_reductions(s: State, p: int, c: int) -> None:
    """Discard the cards that were played for the next card of a kind, now that it is built (13)."""
    for i in range(s.lasting.size - 1, -1, -1):
        if reduces(s, p, i, c):
            move(s, s.lasting, i, s.discard)


@rule
def end_lasting(s: State) -> None:
    """As a turn begins, discard the cards that do not last for it, and count what was silenced again (13)."""
    for i in range(s.lasting.size - 1, -1, -1):
        if s.lasting.beside[i].until <= s.turns:
            by = s.lasting.beside[i].by
            tell(s, What.LAPSED, by, move(s, s.lasting, i, s.discard))
    if s.theme > 0:
        for p in range(PLAYERS):
            tell_counting_again(s, p)
            recount(s, p)


@rule
def tell_counting_again(s: State, p: int) -> None:
    """Tell which cards are silenced until now (13, Damsel Imelda)."""
    built = s.players[p].built
    for i in range(built.size):
        if built.beside[i].silenced == s.turns:
            tell(s, What.COUNTS_AGAIN, p, card_at(built, i))


# Prices


@rule
def lacking(stock: int, cost: int) -> int:
    """Count the resources of a cost that are not there."""
    n = 0
    for resource in range(len(RESOURCES)):
        n += max(0, amount(cost, resource) - amount(stock, resource))
    return n


@rule
def can_afford(s: State, p: int, c: int) -> bool:
    """Tell whether a player can pay for a card, whatever makes it cheaper (7, 13)."""
    missing = lacking(s.players[p].stock, card(c).cost)
    return missing == 0 or missing <= saving(s, p, c)


@rule
def affordable(stock: int, cost: int) -> int:
    """Return the part of a cost that is there."""
    for resource in range(len(RESOURCES)):
        cost -= of_one(resource, max(0, amount(cost, resource) - amount(stock, resource)))
    return cost


@rule
def kinds_of(cost: int) -> int:
    """Count the different resources of a cost."""
    n = 0
    for resource in range(len(RESOURCES)):
        if amount(cost, resource) > 0:
            n += 1
    return n


@rule
def tell_saved(s: State, p: int, saved: int) -> None:
    """Tell what is saved without a question (13)."""
    for resource in range(len(RESOURCES)):
        for _ in range(amount(saved, resource)):
            tell(s, What.SAVED, p, resource)


@rule
def pay_less(s: State, p: int, cost: int, saved: int) -> None:
    """Pay a cost less so many resources; what is missing is saved first, and the rest as the payer likes (13)."""
    me = s.players[p]
    if saved > 0:
        rest = affordable(me.stock, cost)
        tell_saved(s, p, cost - rest)
        saved -= total(cost) - total(rest)
        cost = rest
    if saved == 0:
        pay(s, p, cost)
    elif kinds_of(cost) == 1:
        tell_saved(s, p, of_one(first_resource(cost), saved))
        pay(s, p, cost - of_one(first_resource(cost), saved))
    else:
        todo_with(s, p, Step.SAVE, cost, saved)


@rule
def offer_saving(s: State, menu: Menu, p: int, cost: int, saved: int) -> None:
    """Ask which resource of a cost is saved (13)."""
    for resource in range(len(RESOURCES)):
        if amount(cost, resource) > 0:
            offer(menu, SAVE(resource))


@rule
def save(s: State, p: int, resource: int, cost: int, saved: int) -> None:
    """Save one resource of a cost, and go on (13)."""
    tell(s, What.SAVED, p, resource)
    pay_less(s, p, cost - of_one(resource, 1), saved - 1)
