"""The rules, in the order of the sentences in README.md."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from bailey.core import allow, around, ask, card_at, draw, move, offer, rule, shuffle, tell, todo

from .cards import card
from .choices import REST, TAKE, Why
from .events import What
from .state import ROW

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
    """Shuffle the deck and lay out the row; the first seat begins (1, 2)."""
    shuffle(s, s.deck)
    fill_row(s)
    begin_turn(s, 0)


@rule
def begin_turn(s: State, p: int) -> None:
    """A turn: do one thing; then it ends (3)."""
    todo(s, p, Step.ACT, Step.END_TURN)


@rule
def offer_acts(s: State, menu: Menu, p: int) -> None:
    """Take a card of the row that you can pay for, or rest (3, 4)."""
    for slot in range(s.row.size):
        allow(menu, TAKE(slot), s.players[p].coins >= card(card_at(s.row, slot)).price, Why.TOO_EXPENSIVE)
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
    """To rest brings coins (5)."""
    s.players[p].coins += WAGES
    tell(s, What.RESTED, p, WAGES)


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


STEPS: Steps = {
    Step.ACT: ask(offer_acts, {TAKE: take, REST: rest}),
    Step.END_TURN: end_turn,
}
