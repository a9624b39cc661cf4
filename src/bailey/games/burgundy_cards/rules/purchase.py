"""Three silver for three cards: once a turn, at any moment of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Menu, allow, block, card_at, draw, move, move_all, offer, rule, tell, todo, todo_with
from bailey.games.burgundy_cards.cards import card
from bailey.games.burgundy_cards.choices import BUY, KEEP_BOUGHT, USE_BOUGHT, Why
from bailey.games.burgundy_cards.events import What
from bailey.games.burgundy_cards.rules.deck import card_left
from bailey.games.burgundy_cards.rules.projects import new_project
from bailey.games.burgundy_cards.steps import Step

if TYPE_CHECKING:
    from bailey.games.burgundy_cards.state import State

PRICE, BOUGHT = 3, 3


@rule
def offer_purchase(s: State, menu: Menu, p: int) -> None:
    """Three silver buy cards, once a turn, while there are any."""
    if s.has_bought:
        block(menu, BUY(), Why.BOUGHT_ALREADY)
    elif s.players[p].silver < PRICE:
        block(menu, BUY(), Why.NO_SILVER)
    else:
        allow(menu, BUY(), s.deck.size + s.discard.size > 0, Why.NO_CARD_LEFT)


@rule
def buy(s: State, p: int) -> None:
    """Pay three silver and lay the top three cards open, or as many as there are."""
    s.players[p].silver -= PRICE
    s.has_bought = 1
    tell(s, What.BOUGHT, p)
    for _ in range(BOUGHT):
        if card_left(s):
            c = draw(s, s.deck, s.bought)
            tell(s, What.SHOWED_BOUGHT, p, c)
    todo(s, p, Step.CHOOSE_BOUGHT)


@rule
def offer_bought(s: State, menu: Menu, p: int) -> None:
    """One of the cards becomes a project, or its die gives one more action."""
    for slot in range(s.bought.size):
        offer(menu, KEEP_BOUGHT(slot))
    for slot in range(s.bought.size):
        offer(menu, USE_BOUGHT(slot))


@rule
def keep_bought(s: State, p: int, slot: int) -> None:
    """One card becomes a project; the others are discarded."""
    c = move(s, s.bought, slot, s.taken)
    tell(s, What.KEPT, p, c)
    move_all(s, s.bought, s.discard)
    new_project(s, p)


@rule
def use_bought(s: State, p: int, slot: int) -> None:
    """The die of one card gives an action; all of them are discarded."""
    c = card_at(s.bought, slot)
    tell(s, What.USED, p, c)
    move_all(s, s.bought, s.discard)
    todo_with(s, p, Step.ACT, card(c).die)
