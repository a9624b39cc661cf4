"""Spell books in the draw phase, against Brigands, and before the roll (13, Searching Eye, Ward of Thorns)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Menu, allow, card_at, offer, rule, tell, todo, todo_with
from bailey.games.catan_cards.cards import FACES, clause
from bailey.games.catan_cards.choices import NAME_FACE, SEARCH, SKIP, USE, Why
from bailey.games.catan_cards.clauses import When
from bailey.games.catan_cards.events import What
from bailey.games.catan_cards.rules.hand import ANY_STACK, offer_draw, offer_fill, stacks_in_play
from bailey.games.catan_cards.rules.magic import pay_magic
from bailey.games.catan_cards.rules.moments import book_at, use_of
from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from bailey.games.catan_cards.state import State


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
