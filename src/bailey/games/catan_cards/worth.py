"""What bots make of a position: the worth of cards, and what a player saves for. No rule depends on it.

All numbers are hundredths of a victory point. Those of cards and of what is saved for were fitted by games between bots
that follow the prior alone (docs/catan-cards.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import card_at, known_by, rule
from bailey.games.catan_cards.cards import (
    CITADEL,
    CITY,
    ROAD,
    SETTLEMENT,
    card,
    centre,
    sets,
)
from bailey.games.catan_cards.packing import ANY, NONE, amount, total
from bailey.games.catan_cards.rules.conditions import count_centres
from bailey.games.catan_cards.rules.prices import lacking
from bailey.games.catan_cards.rules.sums import cells_of, count_served
from bailey.games.catan_cards.rules.turn import points_to_win
from bailey.games.catan_cards.scoring import score
from bailey.games.catan_cards.state import SIDES

if TYPE_CHECKING:
    from bailey.games.catan_cards.state import Player, State

POINT = 100
#: What is saved for: how much better it is to have it, and what each missing resource costs.
CITY_WORTH, SETTLEMENT_WORTH, ROAD_WORTH, MISSING = 120, 229, 159, 38
#: A resource that is needed for what is saved for, one that is not, and one that is spent on something else.
NEEDED, NOT_NEEDED, SPENT = 30, 8, 26
#: What one would rather not do.
NEVER_MIND = -40
#: A Region, the first resource that it shows, and each further one.
REGION_WORTH, FIRST_RESOURCE, LATER_RESOURCE = 22, 9, 3
#: A card in hand, and the part of what it is worth there that counts already.
CARD_IN_HAND, HAND_PART = 5, 8
#: In a position: what a principality has.
DOUBLED_REGION, OPEN_ROAD, SAFE_REGION = 18, 45, 3
STRENGTH_LEAD, COMMERCE_LEAD, TOURNAMENT_POINT, MOST_LEAD = 7, 9, 5, 4
BETTER_RATE, HAND_SPACE = 8, 14
#: What a card adds by being built: at all, by each of its points, and half of a token that changes hands.
CARD_WORTH, POINT_OF_CARD, HALF_A_TOKEN = 25, 77, 37
ADDS_STRENGTH, ADDS_COMMERCE, ADDS_TOURNAMENT = -2, 18, 7
#: What brings something turn by turn is worth less, the nearer the end.
DOUBLES, NO_LAND_YET, ADDS_SPACE, CHEAP_SEARCH, ADDS_RATE = 23, 6, 14, 12, 3
SAFE_FROM_BRIGANDS, ACTION_WORTH, COUNTER_WORTH = 3, 26, 19
#: A higher limit for Brigands, and a card that acts at some moment.
WATCHED, ACTS, CHEAPER = 3, 12, 15
#: Of a card in hand: each resource of its cost, and each that is missing.
COST_EACH, MISSING_EACH = 7, 8
#: The points to go that count as a whole game, and so many more, which never pass.
WHOLE_GAME, NEVER_PASSES = 10, 13
#: A Citadel with a Wizard in hand that can stand beside it, or without; a Wizard; magic; a card of the rival's.
CITADEL_WORTH, BARE_CITADEL, WIZARD_WORTH, MAGIC_WORTH, COVERED = 110, 25, 45, 7, 25


# Cards


@rule
def card_worth(s: State, p: int, c: int) -> int:
    """Return what a card would do for a player."""
    what = card(c)
    me = s.players[p]
    if what.played == 1:
        return ACTION_WORTH if what.counters + what.cancels == 0 else COUNTER_WORTH
    if what.land != NONE:
        return wizard_worth(me)
    worth = CARD_WORTH + lasting_worth(me, c) * left(s) // WHOLE_GAME + points_worth(c)
    if what.red == 1 and me.cities == 0:
        worth //= 2
    return worth + HALF_A_TOKEN * tokens_won(s, p, c)


@rule
def points_worth(c: int) -> int:
    """Return what the points of a card are worth, of every kind, and what else it does."""
    what = card(c)
    worth = POINT_OF_CARD * what.points + ADDS_STRENGTH * what.strength + ADDS_TOURNAMENT * what.tournament
    worth += ADDS_COMMERCE * what.commerce + TOURNAMENT_POINT * what.adds_tournament
    worth += 2 * SAFE_FROM_BRIGANDS * what.uncounted + WATCHED * what.brigand_limit + ACTS * what.clauses
    if what.cheaper != NONE:
        worth += CHEAPER
    return worth


@rule
def lasting_worth(me: Player, c: int) -> int:
    """Return what a card brings turn by turn, in a whole game."""
    what = card(c)
    worth = ADDS_SPACE * what.hand_limit + 2 * DOUBLES * what.more_beside
    if what.search_cost > 0:
        worth += CHEAP_SEARCH
    if what.rate_of != NONE:
        worth += ADDS_RATE * max(0, amount(me.rates, what.rate_of) - what.rate)
    if what.doubles != NONE:
        worth += DOUBLES * most_doubled(me, what.doubles) - NO_LAND_YET
    return worth


@rule
def most_doubled(me: Player, resource: int) -> int:
    """Return how many Regions lie beside the best free site that a card would double."""
    most = 0
    for site in range(SIDES * me.first, SIDES * me.last + SIDES):
        if (me.free_sites >> site) & 1 == 1:
            most = max(most, is_doubled_by(me, site, resource) + is_doubled_by(me, site + SIDES, resource))
    return most


@rule
def is_doubled_by(me: Player, cell: int, resource: int) -> bool:
    """Tell whether a card that doubles a resource would double the Region of a cell, and none does yet."""
    return me.resource[cell] == resource and (me.doubled >> cell) & 1 == 0


@rule
def left(s: State) -> int:
    """Return how much of the game is left; WHOLE_GAME is all of it."""
    to_go = min(WHOLE_GAME, max(0, points_to_win(s) - max(score(s, 0), score(s, 1))))
    return WHOLE_GAME * (NEVER_PASSES + to_go) // (NEVER_PASSES + WHOLE_GAME)


@rule
def tokens_won(s: State, p: int, c: int) -> int:
    """Count the halves of tokens that a card would win: from nobody two, to break a lead one."""
    me, rival = s.players[p], s.players[1 - p]
    won = halves_won(me.strength, rival.strength, card(c).strength)
    if me.cities > 0:
        won += halves_won(me.commerce, rival.commerce, card(c).commerce)
    return won


@rule
def halves_won(mine: int, theirs: int, more: int) -> int:
    """Return how much of a token more points win: 2 to have it, 1 to take it away from the rival."""
    if more == 0 or mine > theirs or mine + more < theirs:
        return 0
    return 2 if mine + more > theirs else 1


@rule
def worth_in_hand(s: State, p: int, c: int) -> int:
    """Return what it is worth to hold a card: what it would do, less what it costs to build it."""
    worth = card_worth(s, p, c)
    if card(c).played == 0:
        worth -= COST_EACH * total(card(c).cost) + MISSING_EACH * lacking(s.players[p].stock, card(c).cost)
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
    hand = s.players[p].hand
    has_wizard = any(card(card_at(hand, slot)).land != NONE for slot in range(hand.size))
    return CITADEL_WORTH if has_wizard else BARE_CITADEL


@rule
def magic_worth(me: Player) -> int:
    """Return what Wizards and their magic are worth, less what the rival's cards do."""
    value = WIZARD_WORTH * me.wizard_count + MAGIC_WORTH * me.magic
    return value - COVERED * me.foreign.size


# What a player saves for


@rule
def pull(stock: int, cost: int, worth: int) -> int:
    """Return how attractive it is to save for something."""
    return worth - MISSING * lacking(stock, cost)


@rule
def aim(s: State, p: int) -> int:
    """Return the packed cost of what a player saves for; 0 for nothing."""
    return aim_as_seen(s, p, p)


@rule
def aim_as_seen(s: State, p: int, viewer: int) -> int:
    """Return what a player saves for, as far as a viewer knows the cards in hand."""
    me, best, cost = s.players[p], 0, 0
    if s.cities > 0 and me.cities <= me.last - me.first:
        best, cost = better(me.stock, best, cost, centre(CITY).cost, CITY_WORTH)
    if s.settlements > 0:
        if me.road_left + me.road_right > 0:
            best, cost = better(me.stock, best, cost, centre(SETTLEMENT).cost, SETTLEMENT_WORTH)
        elif s.roads > 0:
            best, cost = better(me.stock, best, cost, centre(ROAD).cost, ROAD_WORTH)
    for slot in range(me.hand.size):
        if viewer == p or known_by(me.hand.slots[slot], viewer):
            best, cost = better_card(s, p, card_at(me.hand, slot), best, cost)
    return cost


@rule
def better_card(s: State, p: int, c: int, best: int, cost: int) -> tuple[int, int]:
    """Return the more attractive of a card, if there is a site for it, and of something else to save for."""
    me = s.players[p]
    sites = me.free_city_sites if card(c).red == 1 else me.free_sites
    if card(c).land != NONE:
        sites = me.at_citadels
    if card(c).played == 0 and sites > 0:
        return better(me.stock, best, cost, card(c).cost, card_worth(s, p, c))
    return best, cost


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
    value = POINT * score(s, p) + hand_worth(s, p)
    value += STRENGTH_LEAD * min(MOST_LEAD, max(-MOST_LEAD, me.strength - rival.strength))
    value += COMMERCE_LEAD * min(MOST_LEAD, max(-MOST_LEAD, me.commerce - rival.commerce))
    value += TOURNAMENT_POINT * me.tournament + HAND_SPACE * me.hand_limit
    value += OPEN_ROAD * (me.road_left + me.road_right) - BETTER_RATE * total(me.rates)
    value += regions_worth(me)
    if sets(s.theme).citadels > 0:
        value += magic_worth(me)
    return value


@rule
def hand_worth(s: State, p: int) -> int:
    """Return what a hand is worth: a part of what its cards are worth there."""
    hand = s.players[p].hand
    return sum(
        CARD_IN_HAND + max(0, worth_in_hand(s, p, card_at(hand, slot))) // HAND_PART for slot in range(hand.size)
    )


@rule
def regions_worth(me: Player) -> int:
    """Return what the Regions of a player are worth, with what they show."""
    value = 0
    for cell in cells_of(me):
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
