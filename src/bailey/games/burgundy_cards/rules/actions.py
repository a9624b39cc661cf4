"""The six actions, and the workers that change the die.

A die of 0 stands for any number: a castle gives such an action. The workers that an action costs are paid with it,
by the shorter way round the die, and never more than it needs.
"""

from __future__ import annotations

from typing import Any

from bailey.core import block, card_at, listening, offer, plain_only, rule, tell, todo
from bailey.games.burgundy_cards.cards import GOODS, card, good
from bailey.games.burgundy_cards.choices import (
    CONVERT,
    CONVERTED,
    ONTO,
    PLACE,
    RESTOCK,
    SELL,
    STOP,
    TAKE,
    TAKE_SILVER,
    Why,
)
from bailey.games.burgundy_cards.events import What
from bailey.games.burgundy_cards.rules.estate import offer_places, place_project, places_for
from bailey.games.burgundy_cards.rules.projects import take_card
from bailey.games.burgundy_cards.state import ROW_CARDS, ROWS
from bailey.games.burgundy_cards.steps import Step

ANY_DIE = 0
SIDES = 6
ENOUGH_WORKERS = 2


# The workers


@rule
def workers_for(die: int, wanted: int) -> int:
    """Each worker turns the die by one, up or down, and from 6 to 1 or back."""
    if die == ANY_DIE:
        return 0
    apart = abs(die - wanted)
    return min(apart, SIDES - apart)


@rule
def workers_to_sell(die: int, which: int) -> int:
    """Either of the two numbers of a good sells it."""
    return min(workers_for(die, good(which).low), workers_for(die, good(which).high))


@rule
def pay_workers(s: Any, p: int, amount: int) -> None:
    """Put workers back to the supply."""
    if amount > 0:
        s.players[p].workers -= amount
        tell(s, What.PAID_WORKERS, p, amount)


# Choosing an action


@rule
def offer_actions(s: Any, menu: Any, p: int, die: int) -> None:
    """Offer everything that this die can do, and that has an effect."""
    offer_display(s, menu, p, die)
    offer_projects(s, menu, p, die)
    offer_sales(s, menu, p, die)
    if s.players[p].workers < ENOUGH_WORKERS:
        offer(menu, RESTOCK)
    offer(menu, TAKE_SILVER)
    offer_conversions(s, menu, p)
    block_actions(s, menu, p, die)


@rule
def act(s: Any, choice: int, p: int, die: int) -> None:
    """Do what was chosen, and pay the workers that it needs."""
    if choice < PLACE:
        pay_workers(s, p, workers_for(die, (choice - TAKE) // ROW_CARDS + 1))
        take_card(s, p, choice)
    elif choice < SELL:
        c = card_at(s.players[p].projects, (choice - PLACE) // ONTO)
        pay_workers(s, p, workers_for(die, card(c).die))
        place_project(s, p, choice)
    elif choice < RESTOCK:
        pay_workers(s, p, workers_to_sell(die, choice - SELL))
        sell(s, p, choice - SELL)
    elif choice == RESTOCK:
        restock_workers(s, p)
    elif choice == TAKE_SILVER:
        gain_silver(s, p, 1)
    else:
        convert(s, choice, p)


# Action 1: take a card from the display


@rule
def offer_display(s: Any, menu: Any, p: int, die: int) -> None:
    """The die says the row (action 1)."""
    for row in range(ROWS):
        if workers_for(die, row + 1) <= s.players[p].workers:
            for slot in range(s.display[row].cards.size):
                offer(menu, TAKE + row * ROW_CARDS + slot)


# Action 2: place a project in the estate


@rule
def offer_projects(s: Any, menu: Any, p: int, die: int) -> None:
    """The die must match that of the project (action 2)."""
    me = s.players[p]
    for project in range(me.projects.size):
        if workers_for(die, card(card_at(me.projects, project)).die) <= me.workers:
            offer_places(s, menu, p, project)


# Action 3: sell goods


@rule
def offer_sales(s: Any, menu: Any, p: int, die: int) -> None:
    """The die says which good may be sold; without any, nothing is (action 3)."""
    me = s.players[p]
    for which in range(len(GOODS)):
        if me.goods[which] > 0 and workers_to_sell(die, which) <= me.workers:
            offer(menu, SELL + which)


@rule
def sell(s: Any, p: int, which: int) -> None:
    """All goods of the kind go beside the estate, for a silver each; the seller takes the start player card."""
    me = s.players[p]
    amount = 0 + me.goods[which]
    me.goods[which] = 0
    me.sold[which] += amount
    tell(s, What.SOLD, p, which, amount)
    gain_silver(s, p, amount)
    if s.seats > 1:
        s.start_player = p
        s.start_card_face_down = 1
        tell(s, What.TOOK_START_CARD, p)


# Action 4: restock workers


@rule
def restock_workers(s: Any, p: int) -> None:
    """Take workers until there are two, whatever the die (action 4)."""
    gain_workers(s, p, ENOUGH_WORKERS - s.players[p].workers)


# Action 5: take silver


@rule
def gain_silver(s: Any, p: int, amount: int) -> None:
    """Take silver from the supply; there is always enough (action 5, mines, banks)."""
    if amount > 0:
        s.players[p].silver += amount
        tell(s, What.GAINED_SILVER, p, amount)


@rule
def gain_workers(s: Any, p: int, amount: int) -> None:
    """Take workers from the supply; there are always enough (action 4, knowledge)."""
    if amount > 0:
        s.players[p].workers += amount
        tell(s, What.GAINED_WORKERS, p, amount)


@rule
def gain_points(s: Any, p: int, amount: int) -> None:
    """Take victory point cards; there are always enough (watchtowers, action 6)."""
    if amount > 0:
        s.players[p].points += amount
        tell(s, What.GAINED_POINTS, p, amount)


# Action 6: convert workers and silver


@rule
def offer_conversions(s: Any, menu: Any, p: int) -> None:
    """Any three workers or silver make a victory point (action 6)."""
    me = s.players[p]
    for silver in range(CONVERTED + 1):
        if silver <= me.silver and CONVERTED - silver <= me.workers:
            offer(menu, CONVERT + silver)


@rule
def offer_more(s: Any, menu: Any, p: int) -> None:
    """Any number may be converted, three by three (action 6)."""
    offer(menu, STOP)
    offer_conversions(s, menu, p)


@rule
def convert(s: Any, choice: int, p: int) -> None:
    """Return three workers or silver for a victory point, and go on if there are more (action 6)."""
    if choice == STOP:
        return
    me = s.players[p]
    silver = choice - CONVERT
    me.silver -= silver
    me.workers -= CONVERTED - silver
    tell(s, What.CONVERTED, p, CONVERTED - silver, silver)
    gain_points(s, p, 1)
    if not s.exact_three and me.silver + me.workers >= CONVERTED:
        todo(s, p, Step.CONVERT_MORE)


# Why something is not open


@plain_only
def block_actions(s: Any, menu: Any, p: int, die: int) -> None:
    """Say of everything else that a player can point at why it cannot be done."""
    if not listening(menu):
        return
    me, is_open = s.players[p], set(menu.open())
    for row in range(ROWS):
        for slot in range(s.display[row].cards.size):
            block_unless(menu, is_open, TAKE + row * ROW_CARDS + slot, Why.TOO_FEW_WORKERS)
    for project in range(me.projects.size):
        c = card_at(me.projects, project)
        places = places_for(me, c) if workers_for(die, card(c).die) > me.workers else 0
        for onto in range(ONTO):
            if (places >> onto) & 1:
                block(menu, PLACE + project * ONTO + onto, Why.TOO_FEW_WORKERS)
    for which in range(len(GOODS)):
        block_unless(menu, is_open, SELL + which, Why.TOO_FEW_WORKERS if me.goods[which] else Why.NO_GOODS)
    block_unless(menu, is_open, RESTOCK, Why.ENOUGH_WORKERS)
    for silver in range(CONVERTED + 1):
        block_unless(menu, is_open, CONVERT + silver, Why.TOO_FEW_TO_CONVERT)


def block_unless(menu: Any, is_open: set[int], choice: int, why: Why) -> None:
    """Say why a choice is blocked, unless it is open."""
    if choice not in is_open:
        block(menu, choice, why)
