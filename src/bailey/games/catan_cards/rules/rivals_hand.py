"""The rival's hand: looking at it, taking a card of it, and putting cards of it under a stack (10, 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Menu, card_at, move, offer, peek, rule, tell, todo_with, top_slot
from bailey.games.catan_cards.cards import operation
from bailey.games.catan_cards.choices import PUT_UNDER, SKIP, TAKE_FROM_HAND
from bailey.games.catan_cards.events import What
from bailey.games.catan_cards.rules.hand import put_card_under, stacks_in_play
from bailey.games.catan_cards.rules.sums import fits
from bailey.games.catan_cards.state import NO_STACK
from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from bailey.games.catan_cards.state import State


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
