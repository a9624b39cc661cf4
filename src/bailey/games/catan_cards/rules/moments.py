"""Built cards that act: at certain moments by themselves, or when they are used in the own action phase (13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Menu, allow, block, card_at, offer, rule, tell, todo, todo_with
from bailey.games.catan_cards.cards import FACES, card, clause, operation
from bailey.games.catan_cards.choices import NAME_FACE, SEARCH, SKIP, USE, Why
from bailey.games.catan_cards.clauses import Do, When
from bailey.games.catan_cards.events import What
from bailey.games.catan_cards.packing import NONE, total
from bailey.games.catan_cards.rules.bank import given_by
from bailey.games.catan_cards.rules.conditions import can_swap, is_met
from bailey.games.catan_cards.rules.hand import ANY_STACK, offer_draw, offer_fill, stacks_in_play
from bailey.games.catan_cards.rules.magic import pay_magic
from bailey.games.catan_cards.rules.operations import REDEEMED_FOR, run_operations
from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from bailey.games.catan_cards.state import Player, State


@rule
def acts_at(s: State, p: int, when: int) -> bool:
    """Tell whether a built card of a player acts at a moment."""
    return (s.players[p].moments >> when) & 1 == 1


@rule
def at_event(s: State, p: int, about: int) -> None:
    """Run what the built cards of both players do when an event card is turned up, first the roller's (13)."""
    todo_with(s, 1 - p, Step.AT_MOMENT, When.EVENT_CARD, about)
    todo_with(s, p, Step.AT_MOMENT, When.EVENT_CARD, about)


@rule
def at_moment(s: State, p: int, when: int, about: int) -> None:
    """Run what the built cards of a player do at a moment, in the order in which they were built (13)."""
    if not acts_at(s, p, when):
        return
    built = s.players[p].built
    for i in range(built.size - 1, -1, -1):
        c = card(card_at(built, i))
        for k in range(c.first_clause, c.first_clause + c.clauses):
            if clause(k).when == when and counts(s, p, k, about):
                run_operations(s, p, clause(k).first, clause(k).count)


@rule
def at_built(s: State, p: int, i: int) -> None:
    """Run what a card does when it has just been built (13, Large Trade Fleet)."""
    k = use_of(card_at(s.players[p].built, i), When.BUILT)
    if k >= 0:
        run_operations(s, p, clause(k).first, clause(k).count)


@rule
def counts(s: State, p: int, k: int, about: int) -> bool:
    """Tell whether a clause counts: of this event card, and with its condition met."""
    what = clause(k)
    if what.when == When.EVENT_CARD and what.about != about:
        return False
    if what.own_turn == 1 and s.on_turn != p:
        return False
    return what.condition == NONE or is_met(s, p, what.condition)


@rule
def pay_for_number(s: State, p: int) -> None:
    """Run what built cards of the roller do when a Region beside them has the number rolled (13, Inn)."""
    if acts_at(s, p, When.NUMBER_ROLLED):
        me = s.players[p]
        for i in range(me.built.size - 1, -1, -1):
            k = use_of(card_at(me.built, i), When.NUMBER_ROLLED)
            if k >= 0 and is_beside_number(me, i, s.die):
                run_operations(s, p, clause(k).first, clause(k).count)


@rule
def is_beside_number(me: Player, i: int, die: int) -> bool:
    """Tell whether a Region beside a built card has a number (13, Inn)."""
    left = 2 * me.built.beside[i].place + me.built.beside[i].side
    return me.die[left] == die or me.die[left + 2] == die


@rule
def use_of(c: int, when: int) -> int:
    """Return the clause by which a built card is used at a moment; -1 if it cannot be used."""
    first = card(c).first_clause
    return next((k for k in range(first, first + card(c).clauses) if clause(k).when == when), -1)


@rule
def book_at(s: State, p: int, when: int) -> int:
    """Return the first built card that is used at a moment and whose magic can be paid; -1 without one (13)."""
    built = s.players[p].built
    if acts_at(s, p, when):
        for i in range(built.size):
            k = use_of(card_at(built, i), when)
            if k >= 0 and clause(k).magic <= s.players[p].magic:
                return i
    return -1


@rule
def offer_uses(s: State, menu: Menu, p: int) -> None:
    """Use built cards, each once a turn (13)."""
    if acts_at(s, p, When.OWN_ACTION):
        built = s.players[p].built
        for i in range(built.size):
            k = use_of(card_at(built, i), When.OWN_ACTION)
            if k >= 0:
                if clause(k).per_turn > 0 and built.beside[i].used == s.turns:
                    block(menu, USE(i), Why.USED_ALREADY)
                else:
                    pawns = operation(clause(k).first).do == Do.PAWN
                    why = Why.NOTHING_TO_PAWN if pawns else Why.NOTHING_TO_USE
                    allow(menu, USE(i), is_useful(s, p, clause(k).first), why)


@rule
def is_useful(s: State, p: int, which: int) -> bool:
    """Tell whether a built card can do anything now (13)."""
    what, me = operation(which), s.players[p]
    if what.do == Do.PAWN:
        return me.hand.size > 0 if me.pawned.size == 0 else total(me.stock) >= REDEEMED_FOR
    return can_swap(s, p, given_by(s, p, which), what.resource, what.rate)


@rule
def use(s: State, p: int, card: int) -> None:
    """Use a built card (13)."""
    todo(s, p, Step.CHECK)
    run_use(s, p, card, When.OWN_ACTION)


@rule
def run_use(s: State, p: int, i: int, when: int) -> None:
    """Do what a built card does when it is used."""
    built = s.players[p].built
    built.beside[i].used = s.turns
    tell(s, What.USED, p, card_at(built, i))
    k = use_of(card_at(built, i), when)
    run_operations(s, p, clause(k).first, clause(k).count)
    pay_magic(s, p, clause(k).magic)


# Before the roll


@rule
def offer_uses_before_roll(s: State, menu: Menu, p: int) -> None:
    """Use built cards before the roll, each once a turn (13, Observatory, Wheel of Time)."""
    if acts_at(s, p, When.BEFORE_ROLL):
        built = s.players[p].built
        for i in range(built.size):
            k = use_of(card_at(built, i), When.BEFORE_ROLL)
            if k >= 0 and clause(k).magic > s.players[p].magic:
                block(menu, USE(i), Why.TOO_LITTLE_MAGIC)
            elif k >= 0:
                allow(menu, USE(i), built.beside[i].used < s.turns, Why.USED_ALREADY)


@rule
def use_before_roll(s: State, p: int, card: int) -> None:
    """Use a built card before the roll (13, Observatory)."""
    todo(s, p, Step.BEFORE_ROLL)
    run_use(s, p, card, When.BEFORE_ROLL)


# Spell books: in the draw phase, against Brigands, and before the roll


@rule
def open_book(s: State, p: int, i: int, when: int) -> None:
    """Use a spell book at a moment: its magic is paid (13)."""
    built = s.players[p].built
    tell(s, What.USED, p, card_at(built, i))
    pay_magic(s, p, clause(use_of(card_at(built, i), when)).magic)


# Searching a stack for magic


@rule
def offer_to_fill(s: State, menu: Menu, p: int) -> None:
    """Draw a card, or search a stack: for resources, or with a spell book for magic (11, 13)."""
    offer_fill(s, menu, p)
    offer_eyes(s, menu, p)


@rule
def offer_to_replace(s: State, menu: Menu, p: int, only: int) -> None:
    """Take a new card for one that was put away, perhaps with a spell book (11, 13)."""
    offer_draw(s, menu, p, only)
    offer_eyes(s, menu, p)


@rule
def offer_eyes(s: State, menu: Menu, p: int) -> None:
    """Use a spell book that searches (13, Searching Eye)."""
    me = s.players[p]
    for i in range(me.built.size):
        k = use_of(card_at(me.built, i), When.SEARCHING)
        if k >= 0:
            allow(menu, USE(i), clause(k).magic <= me.magic, Why.TOO_LITTLE_MAGIC)


@rule
def fill_by_magic(s: State, p: int, card: int) -> None:
    """Search a stack for magic, and go on (13, Searching Eye)."""
    todo(s, p, Step.FILL_MORE)
    replace_by_magic(s, p, card, ANY_STACK)


@rule
def replace_by_magic(s: State, p: int, card: int, only: int) -> None:
    """Search a stack for magic (13, Searching Eye)."""
    todo_with(s, p, Step.SEARCH_BY_MAGIC, only)
    open_book(s, p, card, When.SEARCHING)


@rule
def offer_stacks_to_search(s: State, menu: Menu, p: int, only: int) -> None:
    """Search a stack with cards (13, Searching Eye)."""
    for stack in range(stacks_in_play(s)):
        if only == ANY_STACK or only == stack:
            allow(menu, SEARCH(stack), s.stacks[stack].cards.size > 0, Why.NO_CARDS)


@rule
def search_by_magic(s: State, p: int, stack: int) -> None:
    """Look through the stack, and take one card of it (13, Searching Eye)."""
    todo_with(s, p, Step.TAKE_CARD, stack)
    todo_with(s, p, Step.LOOK_THROUGH, stack)


# Keeping Brigands off


@rule
def offer_ward(s: State, menu: Menu, p: int) -> None:
    """Use a spell book against Brigands, or lose what they take (13, Ward of Thorns)."""
    offer(menu, SKIP())
    offer(menu, USE(book_at(s, p, When.BRIGANDS)))


@rule
def keep_brigands_off(s: State, p: int, card: int) -> None:
    """Pay magic, and lose nothing (13, Ward of Thorns)."""
    open_book(s, p, card, When.BRIGANDS)


# Naming a face of the event die


@rule
def offer_faces(s: State, menu: Menu, p: int) -> None:
    """Name any face of the event die (13, Wheel of Time)."""
    for face in range(len(FACES)):
        offer(menu, NAME_FACE(face))


@rule
def name_face(s: State, p: int, face: int) -> None:
    """The event die shows the named face; it is not rolled (13, Wheel of Time)."""
    s.face = face
    tell(s, What.NAMED_FACE, p, face)
