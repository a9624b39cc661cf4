"""Placing cards in an estate: piles, triples, and what a triple brings.

What a pile holds is one number, as in the choice of `place`: 1 + 2 * type for one card of a type, 2 + 2 * type for
two, 0 once it is complete. A pile of cloisters alone is of their own type; any other card makes it of its own.
"""

from __future__ import annotations

from typing import Any

from bailey.core import card_at, move, offer, rule, tell, todo_with
from bailey.games.burgundy_cards.cards import CLOISTER, TRIPLE, TYPES, Do, card, setup_for
from bailey.games.burgundy_cards.choices import NEW, ONTO, PLACE
from bailey.games.burgundy_cards.events import What
from bailey.games.burgundy_cards.state import COMPLETE, ESTATE
from bailey.games.burgundy_cards.steps import Step

ALL_TYPES = (1 << len(TYPES)) - 1
ON_CLOISTERS = 3 << (1 + 2 * CLOISTER)


@rule
def holding(stack_type: int, height: int) -> int:
    """Tell what a pile of so many cards of a type holds; three are complete."""
    return 2 * stack_type + height if height < TRIPLE else COMPLETE


@rule
def own_piles(stack_type: int) -> int:
    """Name the unfinished piles of a type, one bit for one card and one for two."""
    return 3 << (1 + 2 * stack_type)


@rule
def places_for(me: Any, c: int) -> int:
    """Name where a card may be placed, one bit for each `onto`.

    Identical types go onto one another; a card of a type begins a new pile only when none of its own can grow. Any
    card may be placed on one or two cloisters; a cloister goes onto any pile that can grow, or begins a new one.
    """
    new = 1 << NEW
    if card(c).type == CLOISTER:
        return me.unfinished | new
    own = me.unfinished & own_piles(card(c).type)
    return own | me.unfinished & ON_CLOISTERS | (new if own == 0 else 0)


@rule
def offer_places(s: Any, menu: Any, p: int, project: int) -> None:
    """Offer every place in the estate for one project."""
    me = s.players[p]
    if me.estate.size == ESTATE:
        return
    places = places_for(me, card_at(me.projects, project))
    onto = 0
    while places:
        if places & 1:
            offer(menu, PLACE + project * ONTO + onto)
        places >>= 1
        onto += 1


@rule
def offer_all_projects(s: Any, menu: Any, p: int) -> None:
    """Offer every place for every project, whatever its die."""
    for project in range(s.players[p].projects.size):
        offer_places(s, menu, p, project)


@rule
def place_project(s: Any, p: int, choice: int) -> None:
    """Move a project into the estate, and gain what that brings: bonus cards, round bonus, function."""
    project, onto = (choice - PLACE) // ONTO, (choice - PLACE) % ONTO
    me = s.players[p]
    c = move(s, me.projects, project, me.estate)
    complete = pile_up(s, p, onto)
    if complete:
        todo_with(s, p, Step.ROUND_BONUS, c + 1 if card(c).do != Do.NOTHING else 0, 0)
    else:
        todo_with(s, p, Step.FUNCTION, c, 0)


@rule
def pile_up(s: Any, q: int, onto: int) -> bool:
    """Lay the newest card of an estate onto a pile, for good, and tell whether that makes a triple."""
    me = s.players[q]
    at = me.estate.size - 1
    c = card_at(me.estate, at)
    stack, stack_type, height = me.stacks, 0 + card(c).type, 1
    if onto == NEW:
        me.stacks += 1
    else:
        stack = pile_holding(me, onto)
        height = (onto - 1) % 2 + 2
        if (onto - 1) // 2 != CLOISTER:
            stack_type = (onto - 1) // 2
    me.spots[at].stack = stack
    me.holds[stack] = holding(stack_type, height)
    tell(s, What.PLACED, q, c, stack, height)
    sum_up(me)
    if height == TRIPLE:
        complete_triple(s, q, stack_type)
    see_all_seven(s, q, c)
    return height == TRIPLE


@rule
def pile_holding(me: Any, onto: int) -> int:
    """Find the first pile that holds what was named."""
    stack = 0
    while me.holds[stack] != onto:
        stack += 1
    return stack


@rule
def sum_up(me: Any) -> None:
    """Note what can grow."""
    unfinished = 0
    for stack in range(me.stacks):
        unfinished |= 1 << me.holds[stack]
    me.unfinished = unfinished & ~(1 << COMPLETE)


@rule
def complete_triple(s: Any, q: int, stack_type: int) -> None:
    """Whoever first completes a triple of a type takes its bonus card."""
    s.players[q].triples[stack_type] += 1
    tell(s, What.COMPLETED, q, stack_type)
    if s.first_triples[stack_type] < 0:
        s.first_triples[stack_type] = q
        tell(s, What.FIRST_TRIPLE, q, stack_type)


@rule
def see_all_seven(s: Any, q: int, c: int) -> None:
    """Whoever has cards of all seven types takes the top card for it; a cloister stays one, wherever it lies."""
    me = s.players[q]
    me.colours |= 1 << card(c).type
    if me.colours != ALL_TYPES or me.all_seven > 0:
        return
    taken = 0
    for other in range(len(s.players)):
        if s.players[other].all_seven > 0:
            taken += 1
    me.all_seven = 0 + setup_for(s.seats).all_seven[taken]
    tell(s, What.ALL_SEVEN, q, me.all_seven)
