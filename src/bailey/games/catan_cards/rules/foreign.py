"""Cards that lie in the rival's principality: on a Building, or on a Region (13, Witch, Ismai)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Menu, allow, card_at, move, offer, rule, tell, todo
from bailey.games.catan_cards.cards import card, operation
from bailey.games.catan_cards.choices import BUY_OFF, PICK, PICK_REGION, Why
from bailey.games.catan_cards.clauses import ON_BUILDING, ON_REGION
from bailey.games.catan_cards.events import What
from bailey.games.catan_cards.packing import NONE, covers
from bailey.games.catan_cards.rules.resources import pay
from bailey.games.catan_cards.rules.sums import cells_of, fits, recount
from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from bailey.games.catan_cards.state import Player, State


# Coming


@rule
def offer_free_cards(s: State, menu: Menu, p: int, which: int) -> None:
    """Pick a card of the rival's on which no other lies (13, Witch)."""
    rival = s.players[1 - p]
    for i in range(rival.built.size):
        if is_free(rival, i, operation(which).selector):
            offer(menu, PICK(i))


@rule
def is_free(rival: Player, i: int, selector: int) -> bool:
    """Tell whether a built card fits a selector, and no card lies on it (13)."""
    return fits(card_at(rival.built, i), selector) and rival.built.beside[i].foreign == 0


@rule
def put_on_card(s: State, p: int, card: int) -> None:
    """Put the card just played on a card of the rival's (13, Witch)."""
    rival = s.players[1 - p]
    rival.built.beside[card].foreign = 1
    c = move(s, s.discard, s.discard.size - 1, rival.foreign)
    tell(s, What.PUT_ON, p, c, card_at(rival.built, card))
    recount(s, 1 - p)


@rule
def offer_rivals_cells(s: State, menu: Menu, p: int) -> None:
    """Pick any Region of the rival's (13, Border Dispute, Ismai)."""
    rival = s.players[1 - p]
    for cell in cells_of(rival):
        offer(menu, PICK_REGION(cell))


@rule
def put_on_region(s: State, p: int, cell: int) -> None:
    """Put the card just played on a Region of the rival's (13, Ismai)."""
    rival = s.players[1 - p]
    rival.regions.beside[cell].foreign = 1
    c = move(s, s.discard, s.discard.size - 1, rival.foreign)
    tell(s, What.PUT_ON, p, c, card_at(rival.regions, cell))


# Leaving


@rule
def lift(s: State, p: int, lies_on: int) -> None:
    """Discard a card of the rival's, because what it lies on is about to leave (13)."""
    foreign = s.players[p].foreign
    i = next((i for i in range(foreign.size) if card(card_at(foreign, i)).lies_on == lies_on), 0)
    tell(s, What.LEFT, p, move(s, foreign, i, s.discard))


@rule
def leave_at(s: State, p: int, when: int) -> None:
    """At a moment, the rival's cards leave that say so (13)."""
    foreign = s.players[p].foreign
    for i in range(foreign.size - 1, -1, -1):
        if (card(card_at(foreign, i)).leaves >> when) & 1 == 1:
            c = move(s, foreign, i, s.discard)
            tell(s, What.LEFT, p, c)
            uncover(s, p, card(c).lies_on)


@rule
def uncover(s: State, p: int, lies_on: int) -> None:
    """No card lies on one's own Buildings any more, or on one's own Regions (13)."""
    me = s.players[p]
    if lies_on == ON_BUILDING:
        for i in range(me.built.size):
            me.built.beside[i].foreign = 0
        recount(s, p)
    else:
        for cell in cells_of(me):
            me.regions.beside[cell].foreign = 0


@rule
def price_of_leaving(me: Player) -> int:
    """Return what the rival's card takes to leave a Region, packed (13, Ismai)."""
    here = range(me.foreign.size)
    leaving = next((card_at(me.foreign, i) for i in here if card(card_at(me.foreign, i)).lies_on == ON_REGION), NONE)
    return 0 if leaving == NONE else card(leaving).leaves_for


@rule
def offer_to_buy_off(menu: Menu, me: Player) -> None:
    """Pay for the rival's card to leave a Region (13, Ismai)."""
    for cell in cells_of(me):
        if me.regions.beside[cell].foreign == 1:
            allow(menu, BUY_OFF(cell), covers(me.stock, price_of_leaving(me)), Why.TOO_DEAR)


@rule
def buy_off(s: State, p: int, cell: int) -> None:
    """Pay, and the rival's card leaves (13, Ismai)."""
    me = s.players[p]
    cost = price_of_leaving(me)
    lift(s, p, ON_REGION)
    me.regions.beside[cell].foreign = 0
    todo(s, p, Step.CHECK)
    pay(s, p, cost)
