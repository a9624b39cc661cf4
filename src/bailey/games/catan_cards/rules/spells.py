"""What only spells do: they build, exchange cards and Regions, and take event cards out of the game (13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Menu, card_at, is_empty, move, offer, peek, place, rule, shuffle, take, tell, todo, todo_with
from bailey.games.catan_cards.cards import SETTLEMENT, operation
from bailey.games.catan_cards.choices import BUILD_CITY, PICK, PICK_REGION, REMOVE_EVENT
from bailey.games.catan_cards.clauses import ON_REGION, Do
from bailey.games.catan_cards.events import What
from bailey.games.catan_cards.rules.conditions import can_swap_sites, has_partner
from bailey.games.catan_cards.rules.foreign import lift
from bailey.games.catan_cards.rules.magic import drain_all, drain_one, fill_all
from bailey.games.catan_cards.rules.principality import forget_region, leave_play, note_region, raise_city, recount_all
from bailey.games.catan_cards.rules.sums import cells_of, fits, places_of, recount
from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from bailey.games.catan_cards.state import State


@rule
def operate_by_magic(s: State, q: int, which: int) -> None:
    """Run an operation that concerns magic, or that only spells have (13)."""
    what = operation(which)
    if what.do == Do.DRAIN_WIZARD and what.n == 0:
        drain_all(s, q)
    elif what.do == Do.DRAIN_WIZARD:
        drain_one(s, q)
    elif what.do == Do.ADD_MAGIC:
        fill_all(s, q, what.n)
    elif what.do == Do.REMOVE_EVENT:
        todo_with(s, q, Step.REMOVE_EVENT, which)
        todo(s, q, Step.LOOK_THROUGH_EVENTS)
    else:  # Do.REPLACE_REGION
        todo(s, q, Step.LOOK_THROUGH_REGIONS, Step.LEAVE_REGION, Step.SHUFFLE_REGIONS)


# A City free of charge


@rule
def offer_free_city(s: State, menu: Menu, p: int) -> None:
    """Turn one of one's Settlements into a City (13, Materialization)."""
    me = s.players[p]
    for k in places_of(me):
        if me.centres[k] == SETTLEMENT:
            offer(menu, BUILD_CITY(k))


@rule
def build_free_city(s: State, p: int, place: int) -> None:
    """Build the City; it costs nothing (13, Materialization)."""
    raise_city(s, p, place)


# Two cards that swap their sites


@rule
def offer_first_to_swap(s: State, menu: Menu, p: int, which: int) -> None:
    """Pick a card that can swap its site with another (13, Change Places!)."""
    me = s.players[p]
    for i in range(me.built.size):
        if has_partner(me, i, operation(which).selector):
            offer(menu, PICK(i))


@rule
def pick_first(s: State, p: int, card: int, which: int) -> None:
    """Pick the other card (13, Change Places!)."""
    todo_with(s, p, Step.SWAP_SECOND, which, card)


@rule
def offer_second_to_swap(s: State, menu: Menu, p: int, which: int, picked: int) -> None:
    """Pick a card at another site; both must fit the site of the other (13, Change Places!)."""
    me = s.players[p]
    for i in range(me.built.size):
        if can_swap_sites(me, picked, i, operation(which).selector):
            offer(menu, PICK(i))


@rule
def swap_sites(s: State, p: int, card: int, picked: int) -> None:
    """Swap the sites of two cards (13, Change Places!)."""
    built = s.players[p].built
    one, other = built.beside[picked], built.beside[card]
    at, side = one.place, one.side
    one.place = other.place
    one.side = other.side
    other.place = at
    other.side = side
    tell(s, What.SWAPPED_SITES, p, card_at(built, picked), card_at(built, card))
    recount_all(s, p)


# An event card out of the game


@rule
def look_through_events(s: State, p: int) -> None:
    """Look at every event card of the stack, alone (13, Better World)."""
    for i in range(s.events_stack.size):
        peek(s, s.events_stack, i, p)
    tell(s, What.SEARCHED_EVENTS, p)


@rule
def offer_events(s: State, menu: Menu, p: int, which: int) -> None:
    """Take any event card but those that are named (13, Better World)."""
    for slot in range(s.events_stack.size):
        if not fits(card_at(s.events_stack, slot), operation(which).selector):
            offer(menu, REMOVE_EVENT(slot))


@rule
def remove_event(s: State, p: int, slot: int) -> None:
    """Take the event card out of the game, and shuffle the others (13, Better World)."""
    tell(s, What.REMOVED_EVENT, p, move(s, s.events_stack, slot, s.removed))
    shuffle(s, s.events_stack)
    tell(s, What.SHUFFLED_EVENTS)


# A Region for another


@rule
def offer_bare_regions(s: State, menu: Menu, p: int) -> None:
    """Choose one of one's Regions without a Wizard (13, Terrain Metamorphosis)."""
    me = s.players[p]
    for cell in cells_of(me):
        if is_empty(me.wizards, cell):
            offer(menu, PICK_REGION(cell))


@rule
def choose_other_region(s: State, p: int, cell: int) -> None:
    """Choose another Region for this one (13, Terrain Metamorphosis)."""
    todo_with(s, p, Step.CHANGE_REGION, cell)


@rule
def change_region(s: State, p: int, slot: int, cell: int) -> None:
    """Lay the other Region there; it shows as much, and the old one goes to the stack (13)."""
    me = s.players[p]
    shown = me.regions.beside[cell].store
    if me.regions.beside[cell].foreign == 1:
        lift(s, p, ON_REGION)
    forget_region(me, cell)
    move(s, s.region_stack, slot, s.drawn)
    old = take(s, me.regions, cell, s.region_stack)
    c = place(s, s.drawn, 0, me.regions, cell)
    me.regions.beside[cell].store = shown
    note_region(me, cell)
    tell(s, What.CHANGED_REGION, p, c, old, shown)
    recount_all(s, p)


# A spell book of the rival's


@rule
def offer_to_take_built(s: State, menu: Menu, p: int, which: int) -> None:
    """Take one of the rival's spell books (13, By Magic's Hand)."""
    built = s.players[1 - p].built
    for i in range(built.size):
        if fits(card_at(built, i), operation(which).selector):
            offer(menu, PICK(i))


@rule
def take_built(s: State, p: int, card: int) -> None:
    """Take the picked card into the hand (13, By Magic's Hand)."""
    leave_play(s, 1 - p, card)
    tell(s, What.TOOK_BUILT, p, move(s, s.players[1 - p].built, card, s.players[p].hand))
    recount(s, 1 - p)
