"""The rules, in the order of the sentences in README.md."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from bailey.core import allow, around, ask, block, card_at, draw, move, offer, rule, shuffle, tell, todo, top_slot

from .cards import card
from .choices import LAY, REST, SEARCH, TAKE, Why
from .events import What
from .state import HAND, ROW

if TYPE_CHECKING:
    from bailey.core import Menu, Steps

    from .state import State


WAGES = 2


class Step(IntEnum):
    """The steps of a turn."""

    ACT = 0
    END_TURN = 1


@rule
def setup(s: State) -> None:
    """Shuffle the deck, deal the hands and lay out the row; the first seat begins (1, 2, 9)."""
    shuffle(s, s.deck)
    for p in range(s.seats):
        while s.players[p].hand.size < HAND:
            draw(s, s.deck, s.players[p].hand)
    fill_row(s)
    begin_turn(s, 0)


@rule
def begin_turn(s: State, p: int) -> None:
    """A turn: do one thing; then it ends (3)."""
    todo(s, p, Step.ACT, Step.END_TURN)


@rule
def offer_acts(s: State, menu: Menu, p: int) -> None:
    """Take a card of the row or lay one of the hand that you can pay for, search, or rest (3, 4, 10, 11)."""
    me = s.players[p]
    for slot in range(s.row.size):
        allow(menu, TAKE(slot), me.coins >= card(card_at(s.row, slot)).price, Why.TOO_EXPENSIVE)
    for slot in range(me.hand.size):
        allow(menu, LAY(slot), me.coins >= card(card_at(me.hand, slot)).price, Why.TOO_EXPENSIVE)
    offer_search(s, menu, p)
    offer(menu, REST())


@rule
def take(s: State, p: int, slot: int) -> None:
    """Pay for a card, take it, and fill the row again (4)."""
    c = move(s, s.row, slot, s.players[p].taken)
    s.players[p].coins -= card(c).price
    tell(s, What.TOOK, p, c, card(c).price)
    fill_row(s)


@rule
def rest(s: State, p: int) -> None:
    """To rest brings two coins, and three to whoever has none (5)."""
    wages = WAGES + 1 if s.players[p].coins == 0 else WAGES
    s.players[p].coins += wages
    tell(s, What.RESTED, p, wages)


@rule
def end_turn(s: State, p: int) -> None:
    """Then it is the next player's turn; the game ends after the last round (6)."""
    if p == s.seats - 1:
        s.rounds -= 1
        tell(s, What.ROUND_ENDED, s.rounds)
    if s.rounds > 0:
        begin_turn(s, around(s, p + 1))


@rule
def fill_row(s: State) -> None:
    """Fill the row from the deck, as long as it has cards (2)."""
    while s.row.size < ROW and s.deck.size > 0:
        draw(s, s.deck, s.row)


@rule
def offer_search(s: State, menu: Menu, p: int) -> None:
    """Search, as long as the deck has cards and the hand has room (11)."""
    if s.deck.size == 0:
        block(menu, SEARCH(), Why.NO_CARD_LEFT)
    else:
        allow(menu, SEARCH(), s.players[p].hand.size < HAND, Why.HAND_FULL)


@rule
def lay(s: State, p: int, slot: int) -> None:
    """Pay for a card of the hand, and lay it open (10)."""
    me = s.players[p]
    c = move(s, me.hand, slot, me.taken)
    me.coins -= card(c).price
    tell(s, What.LAID, p, c, card(c).price)


@rule
def search(s: State, p: int) -> None:
    """Draw a card; the others see that, but not which one (11)."""
    draw(s, s.deck, s.players[p].hand)
    tell(s, What.SEARCHED, p, top_slot(s.players[p].hand))


STEPS: Steps = {
    Step.ACT: ask(offer_acts, {TAKE: take, LAY: lay, SEARCH: search, REST: rest}, always=True),
    Step.END_TURN: end_turn,
}
