"""What cards of the theme sets do with stacks: drawing, searching and exchanging cards (13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Menu, allow, block, card_at, move, offer, peek, rule, tell, todo, todo_with, top_slot
from bailey.games.catan_cards.cards import operation
from bailey.games.catan_cards.choices import BLOCK, DRAW, KEEP, PUT_UNDER, SEARCH, SKIP, STOP, USE, Why
from bailey.games.catan_cards.clauses import When
from bailey.games.catan_cards.events import What
from bailey.games.catan_cards.rules.hand import draw_card, may_use, put_card_under, stacks_in_play
from bailey.games.catan_cards.rules.moments import acts_at, use_of
from bailey.games.catan_cards.rules.sums import fits
from bailey.games.catan_cards.state import NO_STACK
from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from bailey.games.catan_cards.state import State


# Putting cards under a stack, and drawing as many


@rule
def offer_some(s: State, menu: Menu, p: int, stack: int, n: int) -> None:
    """Put another card under one and the same stack; after the first one may stop (13, Scholars' Exchange)."""
    for slot in range(s.players[p].hand.size):
        for under in range(stacks_in_play(s)):
            if stack == NO_STACK or stack == under:
                offer(menu, PUT_UNDER(slot, under))
    if n > 0:
        offer(menu, STOP())


@rule
def put_one(s: State, p: int, slot: int, stack: int, n: int) -> None:
    """Put a card under a stack, and go on (13, Scholars' Exchange)."""
    put_card_under(s, p, p, slot, stack)
    todo_with(s, p, Step.PUT_SOME, stack, n + 1)


@rule
def draw_as_many(s: State, p: int, n: int) -> None:
    """Draw as many cards as were put away (13, Scholars' Exchange)."""
    todo_with(s, p, Step.DRAW_TOPS, n)


@rule
def offer_tops(s: State, menu: Menu, p: int, n: int) -> None:
    """Draw the top card of any stack (13)."""
    for stack in range(stacks_in_play(s)):
        allow(menu, DRAW(stack), s.stacks[stack].cards.size > 0, Why.NO_CARDS)
    if menu[0] == 0:
        offer(menu, STOP())


@rule
def draw_top(s: State, p: int, stack: int, n: int) -> None:
    """Draw the top card of a stack, and go on (13)."""
    draw_card(s, p, stack)
    if n > 1:
        todo_with(s, p, Step.DRAW_TOPS, n - 1)


# Searching free of charge


@rule
def offer_free_search(s: State, menu: Menu, p: int, left: int, first: int) -> None:
    """Search any stack with cards, another than the first (13, Apprentice, Archivist)."""
    for stack in range(stacks_in_play(s)):
        if not may_use(s, p, stack):
            block(menu, SEARCH(stack), Why.BLOCKED)
        elif stack != first:
            allow(menu, SEARCH(stack), s.stacks[stack].cards.size > 0, Why.NO_CARDS)
    if menu[0] == 0:
        offer(menu, STOP())


@rule
def search_free(s: State, p: int, stack: int, left: int, first: int) -> None:
    """Look through a stack; after the last one take one card (13, Apprentice, Archivist)."""
    if left > 1:
        todo_with(s, p, Step.SEARCH_FREE, left - 1, stack)
    else:
        todo_with(s, p, Step.TAKE_FROM, stack, first)
    todo_with(s, p, Step.LOOK_THROUGH, stack)


@rule
def stop_searching(s: State, p: int, first: int) -> None:
    """Without a second stack, take one card of the first (13, Archivist)."""
    todo_with(s, p, Step.TAKE_CARD, first)


@rule
def offer_searched(s: State, menu: Menu, p: int, stack: int, first: int) -> None:
    """Ask from which of the searched stacks a card is taken (13, Archivist)."""
    offer(menu, SEARCH(stack))
    if first != NO_STACK:
        offer(menu, SEARCH(first))


@rule
def take_from(s: State, p: int, stack: int) -> None:
    """Take one card of this stack (13, Apprentice, Archivist)."""
    todo_with(s, p, Step.TAKE_CARD, stack)


# Stacks that the rival may not use


@rule
def offer_blocks(s: State, menu: Menu, p: int) -> None:
    """Name a stack (13, Religious Interdict)."""
    for stack in range(stacks_in_play(s)):
        offer(menu, BLOCK(stack))


@rule
def block_stack(s: State, p: int, stack: int) -> None:
    """The rival does not use this stack until the end of the rival's next turn (13, Religious Interdict)."""
    s.players[1 - p].blocked |= 1 << stack
    tell(s, What.BLOCKED_STACK, p, stack)


# Top cards that lie open


@rule
def offer_revealed(s: State, menu: Menu, p: int, which: int) -> None:
    """Take a card that lies open, if it is of the right kind, or none (13, Good Neighbors)."""
    for stack in range(stacks_in_play(s)):
        cards = s.stacks[stack].cards
        if (s.tops_open >> stack) & 1 == 1 and may_use(s, p, stack):
            if fits(card_at(cards, cards.size - 1), operation(which).selector):
                offer(menu, DRAW(stack))
    offer(menu, SKIP())


@rule
def take_revealed(s: State, p: int, stack: int) -> None:
    """Take a card that lies open, and put one under the same stack (13, Good Neighbors)."""
    s.tops_open &= ~(1 << stack)
    draw_card(s, p, stack)
    todo_with(s, p, Step.PUT_SAME, stack)


@rule
def offer_hand_under(s: State, menu: Menu, p: int, stack: int) -> None:
    """Put any card of the hand under one stack (13, Good Neighbors)."""
    for slot in range(s.players[p].hand.size):
        offer(menu, PUT_UNDER(slot, stack))


# Looking at the next card after a free draw


@rule
def draw_freely(s: State, p: int, stack: int) -> None:
    """Draw in the own draw phase; some cards let their owner look at the next one (11; 13, Printing House)."""
    draw_card(s, p, stack)
    if acts_at(s, p, When.FREE_DRAW) and s.stacks[stack].cards.size > 0:
        todo_with(s, p, Step.PEEK_NEXT, stack)


@rule
def draw_and_fill(s: State, p: int, stack: int) -> None:
    """Draw the top card of a stack, and go on (11)."""
    todo(s, p, Step.FILL_MORE)
    draw_freely(s, p, stack)


@rule
def offer_next(s: State, menu: Menu, p: int, stack: int) -> None:
    """Look at the next card of the stack, or keep what was drawn (13, Printing House)."""
    built = s.players[p].built
    offer(menu, KEEP())
    for i in range(built.size):
        if use_of(card_at(built, i), When.FREE_DRAW) >= 0:
            offer(menu, USE(i))


@rule
def look_at_next(s: State, p: int, card: int, stack: int) -> None:
    """Look at the next card of the stack (13, Printing House)."""
    cards = s.stacks[stack].cards
    tell(s, What.USED, p, card_at(s.players[p].built, card))
    peek(s, cards, cards.size - 1, p)
    tell(s, What.SAW_NEXT, p, top_slot(cards), stack)
    todo_with(s, p, Step.KEEP_ONE, stack)


@rule
def offer_either(s: State, menu: Menu, p: int, stack: int) -> None:
    """Keep the card that was drawn, or take the next one instead (13, Printing House)."""
    offer(menu, KEEP())
    offer(menu, DRAW(stack))


@rule
def take_next(s: State, p: int, stack: int) -> None:
    """Take the next card; the one that was drawn lies on top then (13, Printing House)."""
    hand, cards = s.players[p].hand, s.stacks[stack].cards
    draw_card(s, p, stack)
    move(s, hand, hand.size - 2, cards)
    tell(s, What.LAID_BACK, p, top_slot(cards), stack)
