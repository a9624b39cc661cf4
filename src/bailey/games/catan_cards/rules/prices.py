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
#: What is built is no card, but a City.
A_CITY = -1


# Cards that lie open


@rule
def reduces(s: State, p: int, i: int, c: int) -> bool:
    """Tell whether a card that `p` has played makes a card, or a City, cheaper (13)."""
    what = operation(card(card_at(s.lasting, i)).first)
    helps = what.city == 1 if c == A_CITY else what.do == Do.COST_REDUCTION and fits(c, what.selector)
    return s.lasting.beside[i].by == p and helps


@rule
def saving_of_played(s: State, p: int, c: int) -> int:
    """Return by how many resources the cards that `p` has played make a card, or a City, cheaper (13)."""
    return sum(operation(card(card_at(s.lasting, i)).first).n for i in range(s.lasting.size) if reduces(s, p, i, c))


@rule
def cheaper_with(built: int, c: int) -> int:
    """Return by how many resources a built card makes another cheaper (13)."""
    what = card(built)
    return what.cheaper_by if what.cheaper != NONE and fits(c, what.cheaper) else 0


@rule
def saving(s: State, p: int, c: int) -> int:
    """Return by how many resources a card is cheaper (13)."""
    built, n = s.players[p].built, saving_of_played(s, p, c)
    if s.theme > 0:
        n += sum(cheaper_with(card_at(built, i), c) for i in range(built.size))
    return min(n, max(0, total(card(c).cost) - LEAST_PRICE))


@rule
def saving_of_city(s: State, p: int) -> int:
    """Return by how many resources a City is cheaper (13, Governor)."""
    return min(saving_of_played(s, p, A_CITY), total(centre(CITY).cost) - LEAST_PRICE)


@rule
def spend_reductions(s: State, p: int, c: int) -> None:
    """Discard the cards that were played for the next card of a kind, or City, now that it is built (13)."""
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
    return sum(max(0, amount(cost, resource) - amount(stock, resource)) for resource in range(len(RESOURCES)))


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
    return sum(amount(cost, resource) > 0 for resource in range(len(RESOURCES)))


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
def offer_saving(s: State, menu: Menu, p: int, due: int, n: int) -> None:
    """Ask which resource of a cost is saved (13)."""
    for resource in range(len(RESOURCES)):
        if amount(due, resource) > 0:
            offer(menu, SAVE(resource))


@rule
def save(s: State, p: int, resource: int, due: int, n: int) -> None:
    """Save one resource of a cost, and go on (13)."""
    tell(s, What.SAVED, p, resource)
    pay_less(s, p, due - of_one(resource, 1), n - 1)
