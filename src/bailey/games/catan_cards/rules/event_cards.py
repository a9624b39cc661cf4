"""What only event cards do (12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Menu, allow, block, card_at, is_empty, offer, peek, rule, tell, todo_with, top_slot
from bailey.games.catan_cards.cards import MOST_MAGIC, card, operation
from bailey.games.catan_cards.choices import SEARCH, SKIP, Why
from bailey.games.catan_cards.clauses import Do, Who
from bailey.games.catan_cards.events import What
from bailey.games.catan_cards.packing import NONE
from bailey.games.catan_cards.rules.conditions import has_to_pick, is_met
from bailey.games.catan_cards.rules.hand import any_card_left, may_use, stacks_in_play
from bailey.games.catan_cards.rules.resources import add, remove
from bailey.games.catan_cards.rules.sums import cells_of, count_working, fits
from bailey.games.catan_cards.state import PLAYERS
from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from bailey.games.catan_cards.state import Player, State


# Master Builder


@rule
def offer_master_search(s: State, menu: Menu, p: int) -> None:
    """Search a stack with cards, another than the other player, or none (12, Master Builder)."""
    for stack in range(stacks_in_play(s)):
        if not may_use(s, p, stack):
            block(menu, SEARCH(stack), Why.BLOCKED)
        elif s.stacks[stack].cards.size == 0:
            block(menu, SEARCH(stack), Why.NO_CARDS)
        else:
            allow(menu, SEARCH(stack), stack != s.searched, Why.RIVAL_SEARCHED)
    offer(menu, SKIP())


@rule
def master_search(s: State, p: int, stack: int) -> None:
    """Search a stack free of charge; who takes a card puts one under any stack (12, Master Builder)."""
    s.searched = stack
    todo_with(s, p, Step.TAKE_CARD, stack, 1, 1)
    todo_with(s, p, Step.LOOK_THROUGH, stack)


# Plague and Productive Year


@rule
def is_plague_answered(s: State) -> bool:
    """Tell whether a card of the set can be played against a Plague, so that it is asked for (13, Doctor)."""
    return (card(card_at(s.shown, 0)).asked >> s.theme) & 1 == 1


@rule
def send_plague(s: State, p: int, which: int) -> None:
    """A Plague comes; with some sets its victim is asked for a card against it (12, Plague; 13, Doctor)."""
    if is_plague_answered(s):
        todo_with(s, p, Step.REACT, which, 1)
    else:
        lose_in_plague(s, p, operation(which).n)


@rule
def lose_in_plague(s: State, p: int, n: int) -> None:
    """Every Region loses one that a Plague reaches, however many Cities it lies beside (12, Plague)."""
    me = s.players[p]
    for cell in cells_of(me):
        if (me.plague >> cell) & 1 == 1 and me.regions.beside[cell].store > 0:
            remove(s, p, cell, n)
            tell(s, What.LOST, p, me.resource[cell], card_at(me.regions, cell), n, me.regions.beside[cell].store)


@rule
def gain_beside(s: State, p: int, selector: int, n: int) -> None:
    """Every Region gains for each of these cards beside it (12, Productive Year)."""
    me = s.players[p]
    for i in range(me.built.size):
        if fits(card_at(me.built, i), selector) and me.built.beside[i].foreign == 0:
            cell = 2 * me.built.beside[i].place + me.built.beside[i].side
            produce_in(s, p, cell, n)
            produce_in(s, p, cell + 2, n)


@rule
def produce_in(s: State, p: int, cell: int, n: int) -> None:
    """A Region gains, as far as there is room (6, 12)."""
    me, kept = s.players[p], s.players[p].kept
    n = add(s, p, cell, n)
    if n > 0:
        tell(s, What.PRODUCED, p, me.resource[cell], card_at(me.regions, cell), n, me.regions.beside[cell].store)
    elif me.kept == kept:
        tell(s, What.FULL, p, me.resource[cell], card_at(me.regions, cell))


# Looking at the next event


@rule
def look_at_event(s: State, p: int) -> None:
    """Look at the top event card, alone (13, Observatory)."""
    peek(s, s.events_stack, s.events_stack.size - 1, p)
    tell(s, What.SAW_EVENT, p, top_slot(s.events_stack))


@rule
def reveal_tops(s: State) -> None:
    """Turn up the top card of every stack (13, Good Neighbors)."""
    s.tops_open = 0
    for stack in range(stacks_in_play(s)):
        cards = s.stacks[stack].cards
        if cards.size > 0:
            s.tops_open |= 1 << stack
            for p in range(PLAYERS):
                peek(s, cards, cards.size - 1, p)
            tell(s, What.REVEALED, card_at(cards, cards.size - 1), stack)


# For whom an event card does nothing


@rule
def tell_no_effect(s: State, p: int, c: int) -> None:
    """Tell for whom the event card that was turned up does nothing, the roller first (12)."""
    if not has_effect(s, p, c):
        tell(s, What.NO_EFFECT, p, c)
    if not has_effect(s, 1 - p, c):
        tell(s, What.NO_EFFECT, 1 - p, c)


@rule
def has_effect(s: State, q: int, c: int) -> bool:
    """Tell whether any operation of an event card does something to a player (12)."""
    return any(does_something(s, q, which) for which in range(card(c).first, card(c).first + card(c).count))


@rule
def does_something(s: State, q: int, which: int) -> bool:
    """Tell whether an operation does something to a player; one for a holder tells itself that there is none (12)."""
    what = operation(which)
    if what.who != Who.EACH:
        return True
    if what.do == Do.RETURN_TO_HAND:
        return has_to_return(s, q, which)
    if what.condition != NONE and not is_met(s, q, what.condition):
        return False
    if what.do >= Do.NO_PRODUCTION:
        return touches_wizards(s.players[q], what.do)
    if what.do == Do.DRAW:
        return s.players[q].hand.size < s.players[q].hand_limit and any_card_left(s, q)
    return what.do != Do.HAND_CHECK and touches(s.players[q], which)


@rule
def has_to_return(s: State, q: int, which: int) -> bool:
    """Tell whether a card of a player's returns to the hand: the rival picks it, or the owner (12, 13)."""
    what = operation(which)
    chooser = q if what.own == 1 else 1 - q
    if what.condition != NONE and not is_met(s, chooser, what.condition):
        return False
    return has_to_pick(s.players[q], what.selector, what.threat)


@rule
def touches(me: Player, which: int) -> bool:
    """Tell whether there is what an operation counts, takes or fills (12, 13)."""
    what = operation(which)
    if what.do == Do.REGION_SUB:
        return has_ill_region(me)
    if what.do == Do.REGION_ADD or what.do == Do.GAIN_PER:
        return count_working(me, what.selector) > 0
    if what.do == Do.LOSE:
        return me.stock > 0
    return what.do != Do.PUT_UNDER_STACK or me.hand.size > 0


@rule
def touches_wizards(me: Player, do: int) -> bool:
    """Tell whether Wizards lose or gain magic, or Regions beside Citadels lie idle (13)."""
    if do == Do.NO_PRODUCTION:
        return me.at_citadels > 0
    if do == Do.DRAIN_WIZARD:
        return me.magic > 0
    return any(not is_empty(me.wizards, cell) and me.wizards.beside[cell].magic < MOST_MAGIC for cell in cells_of(me))


@rule
def has_ill_region(me: Player) -> bool:
    """Tell whether a Plague reaches a Region that shows anything (12, Plague)."""
    return any(me.plague >> cell & 1 == 1 and me.regions.beside[cell].store > 0 for cell in cells_of(me))
