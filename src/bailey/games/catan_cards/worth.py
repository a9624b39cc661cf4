"""What bots make of a position: the worth of cards, and what a player saves for. No rule depends on it.

All numbers are hundredths of a victory point.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import card_at, rule
from bailey.games.catan_cards.cards import (
    CITADEL,
    CITY,
    ROAD,
    SETTLEMENT,
    card,
    centre,
    sets,
)
from bailey.games.catan_cards.packing import ANY, NONE, RESOURCES, amount, total
from bailey.games.catan_cards.rules.citadels import count_served
from bailey.games.catan_cards.rules.conditions import count_centres
from bailey.games.catan_cards.rules.sums import end_of_cells, first_cell
from bailey.games.catan_cards.scoring import score

if TYPE_CHECKING:
    from bailey.games.catan_cards.state import Player, State

POINT = 100
#: What is saved for: how much better it is to have it, and what each missing resource costs.
CITY_WORTH, SETTLEMENT_WORTH, ROAD_WORTH, MISSING = 190, 230, 120, 35
#: A Region, the first resource that it shows, and each further one.
REGION_WORTH, FIRST_RESOURCE, LATER_RESOURCE = 22, 9, 3
#: A card in hand, and the part of what it would do that counts already.
CARD_IN_HAND, HAND_PART = 5, 12
DOUBLED_REGION, OPEN_ROAD, FREE_SITE = 18, 45, 4
STRENGTH_LEAD, COMMERCE_LEAD, TOURNAMENT_POINT, MOST_LEAD = 7, 9, 5, 4
BETTER_RATE, HAND_SPACE, CHEAP_SEARCH, SAFE_REGION = 8, 14, 12, 3
ACTION_WORTH, COUNTER_WORTH, UNIT_WORTH, CARD_WORTH = 30, 22, 20, 12
#: A higher limit for Brigands, and a card that acts at some moment.
WATCHED, ACTS, CHEAPER = 3, 12, 15
#: A Citadel with a Wizard in hand that can stand beside it, or without; a Wizard; magic; a card of the rival's.
CITADEL_WORTH, BARE_CITADEL, WIZARD_WORTH, MAGIC_WORTH, COVERED = 110, 25, 45, 7, 25


# Cards


@rule
def card_worth(s: State, me: Player, c: int) -> int:
    """Return what a card would do for a player."""
    what = card(c)
    if what.played == 1:
        return ACTION_WORTH if what.counters + what.cancels == 0 else COUNTER_WORTH
    if what.land != NONE:
        return wizard_worth(me)
    worth = CARD_WORTH + POINT * what.points + STRENGTH_LEAD * what.strength + TOURNAMENT_POINT * what.tournament
    worth += COMMERCE_LEAD * what.commerce + HAND_SPACE * what.hand_limit
    if what.search_cost > 0:
        worth += CHEAP_SEARCH
    if what.uncounted == 1:
        worth += 2 * SAFE_REGION
    if what.rate_of != NONE:
        worth += BETTER_RATE * max(0, amount(me.rates, what.rate_of) - what.rate)
    if what.doubles != NONE:
        worth += DOUBLED_REGION
    if what.more_beside == 1:
        worth += 2 * DOUBLED_REGION
    if what.cheaper != NONE:
        worth += CHEAPER
    worth += TOURNAMENT_POINT * what.adds_tournament + WATCHED * what.brigand_limit + ACTS * what.clauses
    if what.red == 1 and me.cities == 0:
        worth //= 2
    return worth


# Citadels and Wizards


@rule
def wizard_worth(me: Player) -> int:
    """Return what a Wizard would do: a point for a Citadel that has none yet, and magic."""
    waiting = count_centres(me, CITADEL) - count_served(me)
    return WIZARD_WORTH + (POINT if waiting > 0 else 0)


@rule
def citadel_worth(s: State, p: int) -> int:
    """Return what a Citadel would do: little, unless a Wizard is there for it."""
    me, wizards = s.players[p], 0
    for slot in range(me.hand.size):
        wizards += card(card_at(me.hand, slot)).land != NONE
    return CITADEL_WORTH if wizards > 0 else BARE_CITADEL


@rule
def magic_worth(me: Player) -> int:
    """Return what Wizards and their magic are worth, less what the rival's cards do."""
    value = WIZARD_WORTH * me.wizard_count + MAGIC_WORTH * me.magic
    return value - COVERED * me.foreign.size


# What a player saves for


@rule
def missing(stock: int, cost: int) -> int:
    """Count the resources of a cost that are missing."""
    n = 0
    for resource in range(len(RESOURCES)):
        n += max(0, amount(cost, resource) - amount(stock, resource))
    return n


@rule
def pull(stock: int, cost: int, worth: int) -> int:
    """Return how attractive it is to save for something."""
    return worth - MISSING * missing(stock, cost)


@rule
def aim(s: State, me: Player) -> int:
    """Return the packed cost of what a player saves for; 0 for nothing."""
    best, cost = 0, 0
    if s.cities > 0 and me.cities <= me.last - me.first:
        best, cost = better(me.stock, best, cost, centre(CITY).cost, CITY_WORTH)
    if s.settlements > 0:
        if me.road_left + me.road_right > 0:
            best, cost = better(me.stock, best, cost, centre(SETTLEMENT).cost, SETTLEMENT_WORTH)
        elif s.roads > 0:
            best, cost = better(me.stock, best, cost, centre(ROAD).cost, ROAD_WORTH)
    for slot in range(me.hand.size):
        c = card_at(me.hand, slot)
        sites = me.free_city_sites if card(c).red == 1 else me.free_sites
        if card(c).land != NONE:
            sites = me.at_citadels
        if card(c).played == 0 and sites > 0:
            best, cost = better(me.stock, best, cost, card(c).cost, card_worth(s, me, c))
    return cost


@rule
def better(stock: int, best: int, cost: int, other: int, worth: int) -> tuple[int, int]:
    """Return the more attractive of two things to save for: how attractive it is, and its cost."""
    attractive = pull(stock, other, worth)
    if attractive > best:
        return attractive, other
    return best, cost


# A position


@rule
def evaluate(s: State, p: int) -> int:
    """Return the value of a position for a player, in hundredths of a victory point."""
    me, rival = s.players[p], s.players[1 - p]
    value = POINT * score(s, p) + hand_worth(s, me)
    value += STRENGTH_LEAD * min(MOST_LEAD, max(-MOST_LEAD, me.strength - rival.strength))
    value += COMMERCE_LEAD * min(MOST_LEAD, max(-MOST_LEAD, me.commerce - rival.commerce))
    value += TOURNAMENT_POINT * me.tournament + HAND_SPACE * me.hand_limit
    value += OPEN_ROAD * (me.road_left + me.road_right) - BETTER_RATE * total(me.rates)
    value += regions_worth(me)
    if sets(s.theme).citadels > 0:
        value += magic_worth(me)
    return value


@rule
def hand_worth(s: State, me: Player) -> int:
    """Return what a hand is worth: a part of what its cards would do."""
    value = 0
    for slot in range(me.hand.size):
        value += CARD_IN_HAND + card_worth(s, me, card_at(me.hand, slot)) // HAND_PART
    return value


@rule
def regions_worth(me: Player) -> int:
    """Return what the Regions of a player are worth, with what they show."""
    value = 0
    for cell in range(first_cell(me), end_of_cells(me)):
        if me.resource[cell] != ANY:
            shown = me.regions.beside[cell].store
            value += REGION_WORTH + (((me.doubled >> cell) & 1) + ((me.more >> cell) & 1)) * DOUBLED_REGION
            value += ((me.uncounted >> cell) & 1) * SAFE_REGION
            if shown > 0:
                value += FIRST_RESOURCE + LATER_RESOURCE * (shown - 1)
    return value


@rule
def turn(s: State) -> int:
    """Return the number of the present turn, for the horizon of a search."""
    return s.turns
