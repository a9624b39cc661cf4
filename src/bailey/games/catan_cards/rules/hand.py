"""The hand and the stacks: drawing, searching, putting cards under a stack, and the draw phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import (
    Menu,
    allow,
    block,
    card_at,
    draw,
    move,
    move_under,
    offer,
    peek,
    rule,
    tell,
    todo,
    todo_with,
    top_slot,
)
from bailey.games.catan_cards.cards import STACKS, operation, sets
from bailey.games.catan_cards.choices import DRAW, KEEP, PUT_UNDER, SEARCH, SKIP, STOP, TAKE, TAKE_FROM_HAND, Why
from bailey.games.catan_cards.events import What
from bailey.games.catan_cards.packing import total
from bailey.games.catan_cards.rules.resources import pay_any
from bailey.games.catan_cards.rules.sums import fits
from bailey.games.catan_cards.state import NO_STACK
from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from bailey.games.catan_cards.state import State

ANY_STACK = -1


@rule
def stacks_in_play(s: State) -> int:
    """Return how many stacks there are: five, or six with a theme set (3, 13)."""
    return sets(s.theme).stacks


# Searching


@rule
def look_through(s: State, p: int, stack: int) -> None:
    """Look at every card of a stack, alone; the order stays (3, 11)."""
    cards = s.stacks[stack].cards
    for i in range(cards.size):
        peek(s, cards, i, p)
    tell(s, What.SEARCHED, p, stack)


@rule
def offer_cards(s: State, menu: Menu, p: int, stack: int, may_skip: int, put_under: int) -> None:
    """Take one of the cards of a searched stack (3, 11, 12)."""
    for slot in range(s.stacks[stack].cards.size):
        offer(menu, TAKE(slot))
    if may_skip == 1:
        offer(menu, SKIP())


@rule
def take_card(s: State, p: int, slot: int, stack: int, may_skip: int, put_under: int) -> None:
    """Take a card of a searched stack into the hand (3, 11, 12)."""
    hand = s.players[p].hand
    move(s, s.stacks[stack].cards, slot, hand)
    tell(s, What.TOOK, p, top_slot(hand), stack)
    if put_under == 1:
        todo(s, p, Step.PUT_BACK)


@rule
def search_paid(s: State, p: int, stack: int) -> None:
    """Pay, search a stack, and take one card of it (11)."""
    todo_with(s, p, Step.TAKE_CARD, stack)
    todo_with(s, p, Step.LOOK_THROUGH, stack)
    pay_any(s, p, s.players[p].search_cost)


# Drawing


@rule
def may_use(s: State, p: int, stack: int) -> bool:
    """Tell whether a player may draw from a stack and search it (13, Religious Interdict)."""
    return (s.players[p].blocked >> stack) & 1 == 0


@rule
def any_card_left(s: State, p: int) -> bool:
    """Tell whether any stack that a player may use holds a card (11, 13)."""
    return any(s.stacks[stack].cards.size for stack in range(STACKS) if may_use(s, p, stack))


@rule
def offer_draw(s: State, menu: Menu, p: int, only: int) -> None:
    """Draw the top card of a stack, or pay to search one (11)."""
    enough = total(s.players[p].stock) >= s.players[p].search_cost
    for stack in range(stacks_in_play(s)):
        if not may_use(s, p, stack):
            block(menu, DRAW(stack), Why.BLOCKED)
            block(menu, SEARCH(stack), Why.BLOCKED)
        elif only == ANY_STACK or only == stack:
            left = s.stacks[stack].cards.size > 0
            allow(menu, DRAW(stack), left, Why.NO_CARDS)
            if left:
                allow(menu, SEARCH(stack), enough, Why.TOO_FEW_TO_SEARCH)
            else:
                block(menu, SEARCH(stack), Why.NO_CARDS)
    if menu[0] == 0:
        offer(menu, STOP())


@rule
def draw_card(s: State, p: int, stack: int) -> None:
    """Draw the top card of a stack (11)."""
    hand = s.players[p].hand
    draw(s, s.stacks[stack].cards, hand)
    tell(s, What.DREW, p, top_slot(hand), stack)


@rule
def fill_from_tops(s: State, p: int) -> None:
    """Go on drawing until the limit of the hand is reached (13, Comet)."""
    if s.players[p].hand.size < s.players[p].hand_limit and any_card_left(s, p):
        todo(s, p, Step.FILL_TOPS)


@rule
def offer_more_tops(s: State, menu: Menu, p: int) -> None:
    """Draw the top card of any stack, or stop (13, Comet)."""
    for stack in range(stacks_in_play(s)):
        allow(menu, DRAW(stack), s.stacks[stack].cards.size > 0, Why.NO_CARDS)
    offer(menu, STOP())


@rule
def draw_more(s: State, p: int, stack: int) -> None:
    """Draw the top card of a stack, and go on (13, Comet)."""
    draw_card(s, p, stack)
    fill_from_tops(s, p)


# Putting under


@rule
def offer_hand(s: State, menu: Menu, p: int) -> None:
    """Put any card of the hand under any stack (11)."""
    for slot in range(s.players[p].hand.size):
        for stack in range(stacks_in_play(s)):
            offer(menu, PUT_UNDER(slot, stack))


@rule
def put_card_under(s: State, p: int, owner: int, slot: int, stack: int) -> None:
    """Put a card of a hand face down under a stack (11, 12)."""
    cards = s.stacks[stack].cards
    move_under(s, s.players[owner].hand, slot, cards)
    tell(s, What.PUT_UNDER, p, cards.slots[0], stack)


@rule
def put_back(s: State, p: int, slot: int, stack: int) -> None:
    """Put one card of the hand under a stack (12)."""
    put_card_under(s, p, p, slot, stack)


@rule
def is_over_limit(s: State, p: int) -> bool:
    """Tell whether a hand is above its limit (11)."""
    return s.players[p].hand.size > s.players[p].hand_limit


@rule
def check_hand(s: State, p: int) -> None:
    """Cut a hand down that is above its limit (10, 11, 12)."""
    if is_over_limit(s, p):
        todo(s, p, Step.CUT_HAND)


@rule
def cut_hand(s: State, p: int, slot: int, stack: int) -> None:
    """Put a card under a stack, until the limit is reached (11)."""
    put_card_under(s, p, p, slot, stack)
    check_hand(s, p)


# The draw phase


@rule
def draw_phase(s: State, p: int) -> None:
    """Fill the hand up, or cut it down and perhaps exchange a card (11)."""
    if s.players[p].hand.size < s.players[p].hand_limit:
        fill_hand(s, p)
    else:
        todo(s, p, Step.HAND_CHECK, Step.EXCHANGE)


@rule
def fill_hand(s: State, p: int) -> None:
    """Draw until the limit is reached or no card is left (11)."""
    if s.players[p].hand.size < s.players[p].hand_limit and any_card_left(s, p):
        todo(s, p, Step.FILL_HAND)


@rule
def offer_fill(s: State, menu: Menu, p: int) -> None:
    """Draw from the top of any stack, or search any (11)."""
    offer_draw(s, menu, p, ANY_STACK)


@rule
def search_and_fill(s: State, p: int, stack: int) -> None:
    """Search a stack for a card, and go on (11)."""
    todo(s, p, Step.FILL_MORE)
    search_paid(s, p, stack)


@rule
def offer_exchange(s: State, menu: Menu, p: int, done: int) -> None:
    """Keep the hand, or put one card under a stack for a new one (11)."""
    if s.exchange_mandatory == 0 or done > 0:
        offer(menu, KEEP())
    offer_hand(s, menu, p)


@rule
def exchange(s: State, p: int, slot: int, stack: int, done: int) -> None:
    """Put a card under a stack and take a new one, by option from the same stack; some cards allow two (11, 13)."""
    if done + 1 < s.players[p].exchanges:
        todo_with(s, p, Step.EXCHANGE, done + 1)
    put_card_under(s, p, p, slot, stack)
    todo_with(s, p, Step.REPLACE, stack if s.exchange_from == 1 else ANY_STACK)


# The rival's hand


@rule
def look_at_hand(s: State, p: int) -> None:
    """Look at the rival's hand (10, Spy; 12, Conflict)."""
    hand = s.players[1 - p].hand
    for i in range(hand.size):
        peek(s, hand, i, p)
    tell(s, What.SAW_HAND, p, 1 - p)


@rule
def offer_hand_cards(s: State, menu: Menu, p: int, which: int) -> None:
    """Take a Unit or an action card, if there is one (10, Spy)."""
    hand = s.players[1 - p].hand
    for slot in range(hand.size):
        if fits(card_at(hand, slot), operation(which).selector):
            offer(menu, TAKE_FROM_HAND(slot))
    if menu[0] == 0:
        offer(menu, SKIP())


@rule
def take_from_hand(s: State, p: int, slot: int) -> None:
    """Take a card of the rival's hand (10, Spy)."""
    mine = s.players[p].hand
    move(s, s.players[1 - p].hand, slot, mine)
    tell(s, What.TOOK_FROM_HAND, p, top_slot(mine))


@rule
def offer_rivals_hand(s: State, menu: Menu, p: int, n: int, stack: int) -> None:
    """Put cards of the rival's hand under one stack (12, Conflict)."""
    for slot in range(s.players[1 - p].hand.size):
        for under in range(stacks_in_play(s)):
            if stack == NO_STACK or stack == under:
                offer(menu, PUT_UNDER(slot, under))
    if menu[0] == 0:
        offer(menu, SKIP())


@rule
def put_rivals_under(s: State, p: int, slot: int, stack: int, n: int) -> None:
    """Put a card of the rival's hand under a stack, and the next under the same (12, Conflict)."""
    put_card_under(s, p, 1 - p, slot, stack)
    if n > 1:
        todo_with(s, p, Step.PUT_UNDER, n - 1, stack)
