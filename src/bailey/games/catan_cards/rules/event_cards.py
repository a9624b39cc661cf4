"""What only event cards do (12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Menu, allow, block, card_at, offer, peek, rule, tell, todo_with, top_slot
from bailey.games.catan_cards.cards import card, operation
from bailey.games.catan_cards.choices import SEARCH, SKIP, Why
from bailey.games.catan_cards.events import What
from bailey.games.catan_cards.rules.hand import may_use, stacks_in_play
from bailey.games.catan_cards.rules.resources import add, remove
from bailey.games.catan_cards.rules.sums import end_of_cells, first_cell, fits
from bailey.games.catan_cards.state import PLAYERS
from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from bailey.games.catan_cards.state import State


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
    for cell in range(first_cell(me), end_of_cells(me)):
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
