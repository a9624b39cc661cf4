"""The six actions, and the workers that change the die.

A die of 0 stands for any number: a castle gives such an action. The workers that an action costs are paid with it,
by the shorter way round the die, and never more than it needs.
"""

from __future__ import annotations

from bailey.core import (
    Menu,
    allow,
    allow_slots,
    block,
    card_at,
    listening,
    lowest_bit,
    offer,
    offer_run,
    rule,
    tell,
    todo,
)
from bailey.games.burgundy_cards.cards import GOODS, card, good
from bailey.games.burgundy_cards.choices import (
    CONVERT,
    CONVERTED,
    RESTOCK,
    SELL,
    STOP,
    TAKE,
    TAKE_SILVER,
    Why,
)
from bailey.games.burgundy_cards.events import What
from bailey.games.burgundy_cards.rules.estate import offer_places, place_project
from bailey.games.burgundy_cards.rules.projects import row_of, take_card
from bailey.games.burgundy_cards.state import PROJECTS, ROWS, Player, State
from bailey.games.burgundy_cards.steps import Step

ANY_DIE = 0
SIDES = 6
ENOUGH_WORKERS = 2
#: The numbers of a die, one bit each.
ALL_NUMBERS = 0b1111110


# The workers


@rule
def workers_for(die: int, wanted: int) -> int:
    """Each worker turns the die by one, up or down, and from 6 to 1 or back."""
    if die == ANY_DIE:
        return 0
    apart = abs(die - wanted)
    return min(apart, SIDES - apart)


@rule
def numbers_for(die: int, workers: int) -> int:
    """Return the numbers to which so many workers can turn a die, one bit each; three turn it to any."""
    if die == ANY_DIE:
        return ALL_NUMBERS
    turns = min(workers, SIDES // 2)
    # A row of 2 * turns + 1 bits around the die, on a strip of three times all numbers: so 6 and 1 are neighbours.
    strip = ((2 << 2 * turns) - 1) << (die + SIDES - turns)
    return (strip | strip >> SIDES | strip >> 2 * SIDES) & ALL_NUMBERS


@rule
def workers_to_sell(die: int, of: int) -> int:
    """Either of the two numbers of a good sells it."""
    return min(workers_for(die, good(of).low), workers_for(die, good(of).high))


@rule
def pay_workers(s: State, p: int, amount: int) -> None:
    """Put workers back to the supply."""
    s.players[p].workers -= amount
    if amount > 0:
        tell(s, What.PAID_WORKERS, p, amount)


# Choosing an action


@rule
def offer_actions(s: State, menu: Menu, p: int, die: int) -> None:
    """Offer everything that this die can do, and that has an effect."""
    numbers = numbers_for(die, s.players[p].workers)
    offer_display(s, menu, numbers)
    offer_projects(s, menu, p, numbers)
    offer_sales(s, menu, p, numbers)
    allow(menu, RESTOCK(), s.players[p].workers < ENOUGH_WORKERS, Why.ENOUGH_WORKERS)
    offer(menu, TAKE_SILVER())
    offer_conversions(s, menu, p)


# Action 1: take a card from the display


@rule
def offer_display(s: State, menu: Menu, numbers: int) -> None:
    """The die says the row (action 1)."""
    for row in range(1, ROWS + 1):
        allow_slots(menu, TAKE(row, 0), row_of(s, row), (numbers >> row) & 1, Why.TOO_FEW_WORKERS)


@rule
def take(s: State, p: int, row: int, slot: int, die: int) -> None:
    """Pay the workers that turn the die to the number of the row, and take a card from there (action 1)."""
    pay_workers(s, p, workers_for(die, row))
    take_card(s, p, row, slot)


# Action 2: place a project in the estate


@rule
def offer_projects(s: State, menu: Menu, p: int, numbers: int) -> None:
    """The die must match that of the project (action 2)."""
    enough = projects_with(s.players[p], numbers)
    left = enough
    while left != 0:
        offer_places(s, menu, p, lowest_bit(left), True)
        left &= left - 1
    if listening(menu):
        for project in range(s.players[p].projects.size):
            if (enough >> project) & 1 == 0:
                offer_places(s, menu, p, project, False)


@rule
def projects_with(me: Player, numbers: int) -> int:
    """Return the projects whose dice show one of some numbers, one bit each."""
    found = 0
    for project in range(PROJECTS):
        found |= (numbers >> card(card_at(me.projects, project)).die & 1) << project
    return found & ((1 << me.projects.size) - 1)


@rule
def place(s: State, p: int, project: int, type: int, height: int, die: int) -> None:
    """Pay the workers that turn the die to that of the project, and place it (action 2)."""
    pay_workers(s, p, workers_for(die, card(card_at(s.players[p].projects, project)).die))
    place_project(s, p, project, type, height)


# Action 3: sell goods


@rule
def offer_sales(s: State, menu: Menu, p: int, numbers: int) -> None:
    """The die says which good may be sold; without any, nothing is (action 3)."""
    me = s.players[p]
    for which in range(len(GOODS)):
        owned = me.goods[which] > 0
        enough = (numbers >> good(which).low | numbers >> good(which).high) & 1
        allow(menu, SELL(which), enough & owned, Why.TOO_FEW_WORKERS if owned else Why.NO_GOODS)


@rule
def sell_for_workers(s: State, p: int, good: int, die: int) -> None:
    """Pay the workers that turn the die to a number of the good, and sell it (action 3)."""
    pay_workers(s, p, workers_to_sell(die, good))
    sell(s, p, good)


@rule
def sell(s: State, p: int, good: int) -> None:
    """All goods of the kind go beside the estate, for a silver each; the seller takes the start player card."""
    me = s.players[p]
    amount = me.goods[good]
    me.goods[good] = 0
    me.sold[good] += amount
    tell(s, What.SOLD, p, good, amount)
    gain_silver(s, p, amount)
    if s.seats > 1:
        s.start_player = p
        s.start_card_face_down = 1
        tell(s, What.TOOK_START_CARD, p)


# Action 4: restock workers


@rule
def restock_workers(s: State, p: int) -> None:
    """Take workers until there are two, whatever the die (action 4)."""
    gain_workers(s, p, ENOUGH_WORKERS - s.players[p].workers)


# Action 5: take silver


@rule
def take_silver(s: State, p: int) -> None:
    """Take one silver, whatever the die (action 5)."""
    gain_silver(s, p, 1)


@rule
def gain_silver(s: State, p: int, amount: int) -> None:
    """Take silver from the supply; there is always enough (action 5, mines, banks)."""
    s.players[p].silver += amount
    if amount > 0:
        tell(s, What.GAINED_SILVER, p, amount)


@rule
def gain_workers(s: State, p: int, amount: int) -> None:
    """Take workers from the supply; there are always enough (action 4, knowledge)."""
    s.players[p].workers += amount
    if amount > 0:
        tell(s, What.GAINED_WORKERS, p, amount)


@rule
def gain_points(s: State, p: int, amount: int) -> None:
    """Take victory point cards; there are always enough (watchtowers, action 6)."""
    s.players[p].points += amount
    if amount > 0:
        tell(s, What.GAINED_POINTS, p, amount)


# Action 6: convert workers and silver


@rule
def offer_conversions(s: State, menu: Menu, p: int) -> None:
    """Any three workers or silver make a victory point (action 6)."""
    me = s.players[p]
    # So many of the three may be silver; workers are the others.
    least, most = CONVERTED - min(me.workers, CONVERTED), min(me.silver, CONVERTED)
    offer_run(menu, CONVERT(least), most - least + 1, CONVERTED + 1)
    if listening(menu):
        for silver in range(CONVERTED + 1):
            if not least <= silver <= most:
                block(menu, CONVERT(silver), Why.TOO_FEW_TO_CONVERT)


@rule
def offer_more(s: State, menu: Menu, p: int) -> None:
    """Any number may be converted, three by three (action 6)."""
    offer(menu, STOP())
    offer_conversions(s, menu, p)


@rule
def convert(s: State, p: int, silver: int) -> None:
    """Return three workers or silver for a victory point, and go on if there are more (action 6)."""
    me = s.players[p]
    me.silver -= silver
    me.workers -= CONVERTED - silver
    tell(s, What.CONVERTED, p, CONVERTED - silver, silver)
    gain_points(s, p, 1)
    if not s.exact_three and me.silver + me.workers >= CONVERTED:
        todo(s, p, Step.CONVERT_MORE)
