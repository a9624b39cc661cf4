"""The rules of Postern, in the order of the sentences in README.md."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from bailey.core import (
    allow,
    around,
    ask,
    block,
    card_at,
    draw,
    is_empty,
    known_by,
    move,
    move_under,
    nothing,
    offer,
    peek,
    place,
    restock,
    roll,
    rule,
    scorers,
    shuffle,
    take,
    tell,
    todo,
    top_slot,
)
from bailey.games._template.cards import bribe, is_guard
from bailey.games._template.choices import (
    BUY,
    CARRY,
    FETCH,
    HIDE,
    LEAVE,
    LET_PASS,
    PUT_UNDER,
    REST,
    SHUFFLE,
    SPY,
    STOP,
    Why,
)
from bailey.games._template.events import What
from bailey.games._template.state import HAND, MOST_HAND, NICHES

if TYPE_CHECKING:
    from bailey.core import Menu, Steps
    from bailey.games._template.state import State


class Step(IntEnum):
    """The steps of a turn."""

    ACT = 0
    COME_BY = 1
    WATCH = 2
    BRING_IN = 3
    LOOK = 4
    END_TURN = 5
    PATROL = 6


# Setup


@rule
def setup(s: State) -> None:
    """Shuffle the deck, deal every player a hand, and begin with seat 0 (2, 4)."""
    shuffle(s, s.deck)
    for p in range(s.seats):
        draw_hand(s, p)
    begin_turn(s, 0)


@rule
def begin_turn(s: State, p: int) -> None:
    """A turn: do one thing, then draw; the night watchman goes on patrol (5, 13, 18)."""
    todo(s, p, Step.PATROL if p >= s.seats else Step.ACT, Step.END_TURN)


@rule
def whose_turn(s: State) -> int:
    """Name the player whose turn it is: its end waits under everything else."""
    return s.todo[0].player


# A turn


@rule
def offer_acts(s: State, menu: Menu, p: int) -> None:
    """Carry, hide or fetch goods, spy or rest (5)."""
    for slot in range(s.players[p].hand.size):
        offer_goods(s, menu, p, slot)
    for niche in range(NICHES):
        if not is_empty(s.niches, niche):
            c = card_at(s.niches, niche)
            allow(menu, FETCH(niche), s.players[p].coins >= bribe(c), Why.NO_BRIBE)
    offer(menu, SPY())
    offer(menu, REST())


@rule
def offer_goods(s: State, menu: Menu, p: int, slot: int) -> None:
    """Carry or hide a card, but no guard; to carry smuggled goods takes a bribe (6, 20, 21)."""
    me = s.players[p]
    c = card_at(me.hand, slot)
    if is_guard(c):
        block(menu, CARRY(slot), Why.GUARD_STAYS)
        return
    allow(menu, CARRY(slot), me.coins >= bribe(c), Why.NO_BRIBE)
    for niche in range(NICHES):
        allow(menu, HIDE(slot, niche), is_empty(s.niches, niche), Why.NICHE_TAKEN)


@rule
def rest(s: State, p: int) -> None:
    """To rest is to take a coin (11)."""
    s.players[p].coins += 1
    tell(s, What.RESTED, p)


@rule
def carry(s: State, p: int, slot: int) -> None:
    """Carry goods from the hand to the gate (6)."""
    c = move(s, s.players[p].hand, slot, s.gate)
    tell(s, What.CARRIED, p, c)
    leave_at_gate(s, p, c)


@rule
def fetch(s: State, p: int, niche: int) -> None:
    """Carry goods from a niche to the gate, whoever hid them (23)."""
    c = take(s, s.niches, niche, s.gate)
    tell(s, What.FETCHED, p, c)
    leave_at_gate(s, p, c)


@rule
def leave_at_gate(s: State, p: int, c: int) -> None:
    """Goods lie at the gate until all others, in turn order, have let them pass (7, 20)."""
    if bribe(c) > 0:
        pay_bribe(s, p, bribe(c))
    todo(s, p, Step.BRING_IN)
    for ahead in range(s.seats - 1, 0, -1):
        todo(s, around(s, p + ahead), Step.COME_BY)


@rule
def pay_bribe(s: State, p: int, coins: int) -> None:
    """A bribe goes to the night watchman, if there is one (20)."""
    s.players[p].coins -= coins
    if s.printed > 0:
        s.players[s.seats].coins += coins
    tell(s, What.BRIBED, p, coins)


@rule
def hide(s: State, p: int, slot: int, niche: int) -> None:
    """Hide goods in an empty niche, and take the coins that lie there (21)."""
    coins = s.niches.sites[niche].coins
    c = place(s, s.players[p].hand, slot, s.niches, niche)
    s.niches.sites[niche].coins = 0
    s.players[p].coins += coins
    tell(s, What.HID, p, c, coins)


@rule
def come_by(s: State, p: int) -> None:
    """Nobody is asked about goods that were stopped (8)."""
    if s.gate.size > 0:
        todo(s, p, Step.WATCH)


@rule
def offer_watch(s: State, menu: Menu, p: int) -> None:
    """Let the goods pass, or discard a guard (7)."""
    hand = s.players[p].hand
    offer(menu, LET_PASS())
    for slot in range(hand.size):
        allow(menu, STOP(slot), is_guard(card_at(hand, slot)), Why.NO_GUARD)


@rule
def stop(s: State, p: int, slot: int) -> None:
    """A guard stops the goods at the gate; both are discarded (7)."""
    c = move(s, s.players[p].hand, slot, s.discard)
    goods = move(s, s.gate, 0, s.discard)
    tell(s, What.STOPPED, p, c, whose_turn(s), goods)


@rule
def bring_in(s: State, p: int) -> None:
    """Goods that nobody stopped come into the yard (9)."""
    if s.gate.size > 0:
        c = move(s, s.gate, 0, s.players[p].yard)
        tell(s, What.BROUGHT_IN, p, c)


@rule
def spy(s: State, p: int) -> None:
    """Look at the top card of the deck, alone (10)."""
    if card_left(s):
        peek(s, s.deck, s.deck.size - 1, p)
        tell(s, What.LOOKED, p, top_slot(s.deck))
        todo(s, p, Step.LOOK)


@rule
def offer_look(s: State, menu: Menu, p: int) -> None:
    """The card that was looked at may go under the deck or be shuffled into it, unless it was bought (10, 12)."""
    offer(menu, LEAVE())
    if s.deck.size > 0 and known_by(top_slot(s.deck), p):
        offer(menu, PUT_UNDER())
        offer(menu, SHUFFLE())


@rule
def put_under(s: State, p: int) -> None:
    """Put the card under the deck; its spy goes on knowing it there (10)."""
    move_under(s, s.deck, s.deck.size - 1, s.deck)
    tell(s, What.PUT_UNDER, p, s.deck.slots[0])


@rule
def shuffle_in(s: State, p: int) -> None:
    """Shuffle the deck; its spy goes on knowing that the card is in it (10)."""
    shuffle(s, s.deck)
    tell(s, What.SHUFFLED, p)


@rule
def offer_buy(s: State, menu: Menu, p: int) -> None:
    """At every choice of one's own turn a coin buys a card, up to a full hand (12)."""
    if p != whose_turn(s):
        return
    if s.players[p].coins == 0:
        block(menu, BUY(), Why.NO_COIN)
    elif s.players[p].hand.size == MOST_HAND:
        block(menu, BUY(), Why.HAND_FULL)
    else:
        allow(menu, BUY(), s.deck.size + s.discard.size > 0, Why.NO_CARD_LEFT)


@rule
def buy(s: State, p: int) -> None:
    """Pay a coin and draw a card (12)."""
    s.players[p].coins -= 1
    tell(s, What.BOUGHT, p)
    draw_card(s, p)


@rule
def end_turn(s: State, p: int) -> None:
    """Draw; then it is the next player's turn, until the last hour has passed (13, 15, 18)."""
    seats_done = s.beat
    if p < s.seats:
        draw_hand(s, p)
        seats_done = p + 1
        if s.beat == seats_done and scorers(s) > s.seats:
            begin_turn(s, s.seats)
            return
    if seats_done == s.seats:
        pass_hour(s)
    if s.hours > 0:
        begin_turn(s, around(s, seats_done))


@rule
def pass_hour(s: State) -> None:
    """An hour passes, and the night watchman's turn comes one seat later (15, 18, 22)."""
    s.hours -= 1
    s.beat = s.beat % s.seats + 1
    for niche in range(NICHES):
        if is_empty(s.niches, niche):
            s.niches.sites[niche].coins += 1
        else:
            s.niches.beside[niche].gain += 1
    tell(s, What.HOUR_PASSED, s.hours)


@rule
def patrol(s: State, p: int) -> None:
    """The night watchman rolls a die; with 4 or more he seizes the goods on top of the discard pile (19)."""
    die = roll(s, 6)
    tell(s, What.ROLLED, p, die)
    top = s.discard.size - 1
    if die < 4 or top < 0:
        return
    if not is_guard(card_at(s.discard, top)):
        c = move(s, s.discard, top, s.players[p].yard)
        tell(s, What.SEIZED, p, c)


@rule
def draw_hand(s: State, p: int) -> None:
    """Draw until three cards are in hand, or none is left (13, 14)."""
    while s.players[p].hand.size < HAND and card_left(s):
        draw_card(s, p)


@rule
def draw_card(s: State, p: int) -> None:
    """Draw the top card, if there is one (14)."""
    if card_left(s):
        draw(s, s.deck, s.players[p].hand)
        tell(s, What.DREW, p, top_slot(s.players[p].hand))


@rule
def card_left(s: State) -> bool:
    """Shuffle the discard pile into an empty deck, and tell whether there is a card now (14)."""
    if s.deck.size == 0 and s.discard.size > 0:
        restock(s, s.discard, s.deck)
        tell(s, What.RESHUFFLED)
    return s.deck.size > 0


STEPS: Steps = {
    Step.ACT: ask(offer_acts, {CARRY: carry, HIDE: hide, FETCH: fetch, SPY: spy, REST: rest}),
    Step.COME_BY: come_by,
    Step.WATCH: ask(offer_watch, {LET_PASS: nothing, STOP: stop}, always=True),
    Step.BRING_IN: bring_in,
    Step.LOOK: ask(offer_look, {LEAVE: nothing, PUT_UNDER: put_under, SHUFFLE: shuffle_in}),
    Step.END_TURN: end_turn,
    Step.PATROL: patrol,
}
