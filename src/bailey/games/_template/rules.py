"""The rules of Postern, in the order of the sentences in README.md."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from bailey.core import (
    ask,
    block,
    card_at,
    draw,
    known_by,
    move,
    move_under,
    offer,
    peek,
    restock,
    rule,
    shuffle,
    tell,
    todo,
)
from bailey.games._template.cards import card
from bailey.games._template.choices import BUY, CARRY, DISCARD, LEAVE, LET_PASS, PUT_UNDER, REST, SPY, Why
from bailey.games._template.events import What
from bailey.games._template.state import HAND, MOST_HAND


class Step(IntEnum):
    """The steps of a turn."""

    ACT = 0
    WATCH = 1
    BRING_IN = 2
    LOOK = 3
    END_TURN = 4


# Setup


@rule
def setup(s: Any) -> None:
    """Shuffle the deck, deal every player a hand, and begin with seat 0 (2, 4)."""
    shuffle(s, s.deck)
    for p in range(s.seats):
        draw_hand(s, p)
    begin_turn(s, 0)


@rule
def begin_turn(s: Any, p: int) -> None:
    """A turn: do one thing, then draw (5, 13)."""
    todo(s, p, Step.ACT, Step.END_TURN)


@rule
def whose_turn(s: Any) -> int:
    """Name the player whose turn it is: its end waits under everything else."""
    return s.todo[0].player


# A turn


@rule
def offer_acts(s: Any, menu: Any, p: int) -> None:
    """Carry, spy or rest; guards cannot be carried (5, 6)."""
    hand = s.players[p].hand
    for slot in range(hand.size):
        if card(card_at(hand, slot)).guard:
            block(menu, CARRY + slot, Why.GUARD_STAYS)
        else:
            offer(menu, CARRY + slot)
    offer(menu, SPY)
    offer(menu, REST)


@rule
def act(s: Any, choice: int, p: int) -> None:
    """Do what was chosen; to rest is to take a coin (5, 11)."""
    if choice == REST:
        s.players[p].coins += 1
        tell(s, What.RESTED, p)
    elif choice == SPY:
        spy(s, p)
    else:
        carry(s, p, choice - CARRY)


@rule
def carry(s: Any, p: int, slot: int) -> None:
    """Goods lie at the gate until all others, in turn order, have let them pass (6, 7)."""
    c = move(s, s.players[p].hand, slot, s.gate)
    tell(s, What.CARRIED, p, c)
    todo(s, p, Step.BRING_IN)
    for ahead in range(s.seats - 1, 0, -1):
        todo(s, (p + ahead) % s.seats, Step.WATCH)


@rule
def offer_watch(s: Any, menu: Any, p: int) -> None:
    """Let the goods pass or discard a card; nobody is asked about goods that were stopped (7, 8)."""
    offer(menu, LET_PASS)
    if s.gate.size > 0:
        for slot in range(s.players[p].hand.size):
            offer(menu, DISCARD + slot)


@rule
def watch(s: Any, choice: int, p: int) -> None:
    """A guard stops the goods at the gate; goods are sold, for a coin (7)."""
    if choice == LET_PASS:
        return
    c = move(s, s.players[p].hand, choice - DISCARD, s.discard)
    if card(c).guard:
        tell(s, What.STOPPED, p, c)
        move(s, s.gate, 0, s.discard)
    else:
        s.players[p].coins += 1
        tell(s, What.SOLD, p, c)


@rule
def bring_in(s: Any, p: int) -> None:
    """Goods that nobody stopped come into the yard (9)."""
    if s.gate.size > 0:
        c = move(s, s.gate, 0, s.players[p].yard)
        tell(s, What.BROUGHT_IN, p, c)


@rule
def spy(s: Any, p: int) -> None:
    """Look at the top card of the deck, alone (10)."""
    if card_left(s):
        slot = peek(s, s.deck, s.deck.size - 1, p)
        tell(s, What.LOOKED, p, slot)
        todo(s, p, Step.LOOK)


@rule
def offer_look(s: Any, menu: Any, p: int) -> None:
    """The card that was looked at may go under the deck, unless it was bought meanwhile (10, 12)."""
    offer(menu, LEAVE)
    if s.deck.size > 0 and known_by(s.deck.slots[s.deck.size - 1], p):
        offer(menu, PUT_UNDER)


@rule
def look(s: Any, choice: int, p: int) -> None:
    """Leave the card, or put it under the deck; its spy goes on knowing it there (10)."""
    if choice == PUT_UNDER:
        move_under(s, s.deck, s.deck.size - 1, s.deck)
        tell(s, What.PUT_UNDER, p, s.deck.slots[0])


@rule
def offer_buy(s: Any, menu: Any, p: int) -> None:
    """At every choice of one's own turn a coin buys a card, up to a full hand (12)."""
    if p != whose_turn(s):
        return
    if s.players[p].coins == 0:
        block(menu, BUY, Why.NO_COIN)
    elif s.players[p].hand.size == MOST_HAND:
        block(menu, BUY, Why.HAND_FULL)
    elif s.deck.size + s.discard.size == 0:
        block(menu, BUY, Why.NO_CARD_LEFT)
    else:
        offer(menu, BUY)


@rule
def buy(s: Any, p: int) -> None:
    """Pay a coin and draw a card (12)."""
    s.players[p].coins -= 1
    tell(s, What.BOUGHT, p)
    draw_card(s, p)


@rule
def end_turn(s: Any, p: int) -> None:
    """Draw; then it is the next player's turn, until the last hour has passed (13, 15)."""
    draw_hand(s, p)
    following = (p + 1) % s.seats
    if following == 0:
        s.hours -= 1
        tell(s, What.HOUR_PASSED, s.hours)
    if s.hours > 0:
        begin_turn(s, following)


@rule
def draw_hand(s: Any, p: int) -> None:
    """Draw until three cards are in hand, or none is left (13, 14)."""
    while s.players[p].hand.size < HAND and card_left(s):
        draw_card(s, p)


@rule
def draw_card(s: Any, p: int) -> None:
    """Draw the top card, if there is one (14)."""
    if card_left(s):
        slot = draw(s, s.deck, s.players[p].hand)
        tell(s, What.DREW, p, slot)


@rule
def card_left(s: Any) -> bool:
    """Shuffle the discard pile into an empty deck, and tell whether there is a card now (14)."""
    if s.deck.size == 0 and s.discard.size > 0:
        restock(s, s.discard, s.deck)
        tell(s, What.RESHUFFLED)
    return s.deck.size > 0


STEPS: dict[IntEnum, Any] = {
    Step.ACT: ask(offer_acts, act),
    Step.WATCH: ask(offer_watch, watch),
    Step.BRING_IN: bring_in,
    Step.LOOK: ask(offer_look, look),
    Step.END_TURN: end_turn,
}
