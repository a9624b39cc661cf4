"""Placing cards in an estate: piles, triples, and what a triple brings.

A pile of cloisters alone is of their own type; any other card makes it of its own.
"""

from __future__ import annotations

from bailey.core import Menu, allow, card_at, lowest_bit, move, rule, tell, todo_with
from bailey.games.burgundy_cards.cards import CLOISTER, TRIPLE, TYPES, Do, card, setup_for
from bailey.games.burgundy_cards.choices import NEW, PLACE, Why
from bailey.games.burgundy_cards.events import What
from bailey.games.burgundy_cards.piles import height_held, holding, type_held
from bailey.games.burgundy_cards.state import COMPLETE, ESTATE, Player, State
from bailey.games.burgundy_cards.steps import Step

ALL_TYPES = (1 << len(TYPES)) - 1
#: Instead of a card.
NO_CARD = -1


@rule
def own_piles(stack_type: int) -> int:
    """Return the unfinished piles of a type, one bit for one card and one for two."""
    return 1 << holding(stack_type, 1) | 1 << holding(stack_type, 2)


@rule
def piles_for(me: Player, c: int) -> int:
    """Return the piles that a card may be placed onto, one bit for what each holds.

    Identical types go onto one another. Any card may be placed on one or two cloisters; a cloister goes onto any pile
    that can grow.
    """
    if card(c).type == CLOISTER:
        return me.unfinished
    return me.unfinished & (own_piles(card(c).type) | own_piles(CLOISTER))


@rule
def may_begin_pile(me: Player, c: int) -> bool:
    """A card begins a new pile only when none of its own type can grow; a cloister always may."""
    return card(c).type == CLOISTER or me.unfinished & own_piles(card(c).type) == 0


@rule
def offer_places(s: State, menu: Menu, p: int, project: int, enough: int) -> None:
    """Offer every place in the estate for one project, if there are enough workers for it."""
    me = s.players[p]
    if me.estate.size == ESTATE:
        return
    c = card_at(me.projects, project)
    if may_begin_pile(me, c):
        allow(menu, PLACE(project, card(c).type, NEW), enough, Why.TOO_FEW_WORKERS)
    piles = piles_for(me, c)
    while piles != 0:
        held = lowest_bit(piles)
        piles &= piles - 1
        allow(menu, PLACE(project, type_held(held), height_held(held)), enough, Why.TOO_FEW_WORKERS)


@rule
def offer_all_projects(s: State, menu: Menu, p: int) -> None:
    """Offer every place for every project, whatever its die."""
    for project in range(s.players[p].projects.size):
        offer_places(s, menu, p, project, True)


@rule
def place_project(s: State, p: int, project: int, onto_type: int, onto_height: int) -> None:
    """Move a project into the estate, and gain what that brings: bonus cards, round bonus, function."""
    me = s.players[p]
    c = move(s, me.projects, project, me.estate)
    complete = pile_up(s, p, onto_type, onto_height)
    if complete:
        todo_with(s, p, Step.ROUND_BONUS, c if card(c).do != Do.NOTHING else NO_CARD)
    else:
        todo_with(s, p, Step.FUNCTION, c)


@rule
def pile_up(s: State, q: int, onto_type: int, onto_height: int) -> bool:
    """Lay the newest card of an estate onto a pile, for good, and tell whether that makes a triple."""
    me = s.players[q]
    at = me.estate.size - 1
    c = card_at(me.estate, at)
    stack, stack_type, height = me.stacks, card(c).type, onto_height + 1
    if onto_height == NEW:
        me.stacks += 1
    else:
        stack = pile_holding(me, holding(onto_type, onto_height))
        if onto_type != CLOISTER:
            stack_type = onto_type
    me.estate.beside[at].stack = stack
    me.holds[stack] = holding(stack_type, height)
    tell(s, What.PLACED, q, c, stack, height)
    sum_up(me)
    if height == TRIPLE:
        complete_triple(s, q, stack_type)
    see_all_seven(s, q, c)
    return height == TRIPLE


@rule
def pile_holding(me: Player, held: int) -> int:
    """Find the first pile that holds what was named."""
    stack = 0
    while me.holds[stack] != held:
        stack += 1
    return stack


@rule
def sum_up(me: Player) -> None:
    """Note what can grow."""
    unfinished = 0
    for stack in range(me.stacks):
        unfinished |= 1 << me.holds[stack]
    me.unfinished = unfinished & ~(1 << COMPLETE)


@rule
def complete_triple(s: State, q: int, stack_type: int) -> None:
    """Whoever first completes a triple of a type takes its bonus card."""
    s.players[q].triples[stack_type] += 1
    tell(s, What.COMPLETED, q, stack_type)
    if s.first_triples[stack_type] < 0:
        s.first_triples[stack_type] = q
        tell(s, What.FIRST_TRIPLE, q, stack_type)


@rule
def see_all_seven(s: State, q: int, c: int) -> None:
    """Whoever has cards of all seven types takes the top card for it; a cloister stays one, wherever it lies."""
    me = s.players[q]
    me.colours |= 1 << card(c).type
    if me.colours != ALL_TYPES or me.all_seven > 0:
        return
    taken = 0
    for other in range(len(s.players)):
        if s.players[other].all_seven > 0:
            taken += 1
    me.all_seven = setup_for(s.seats).all_seven[taken]
    tell(s, What.ALL_SEVEN, q, me.all_seven)
