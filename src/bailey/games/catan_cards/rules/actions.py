"""The action phase: what may be built, traded, played and pulled down."""

from __future__ import annotations

from bailey.core import Menu, Pile, allow, block, card_at, listening, offer, rule, todo
from bailey.games.catan_cards.cards import (
    BUILDING_SETTLEMENT,
    CITY,
    METROPOLIS,
    ROAD,
    SETTLEMENT,
    card,
    centre,
    sets,
)
from bailey.games.catan_cards.choices import (
    BUILD,
    BUILD_CITY,
    BUILD_METROPOLIS,
    BUILD_NEW,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    END_ACTIONS,
    PULL_DOWN,
    USE_SCOUT,
    Why,
)
from bailey.games.catan_cards.clauses import BUILDING, FLEET, SPELL_BOOK
from bailey.games.catan_cards.packing import NONE, covers
from bailey.games.catan_cards.rules.action_cards import gate_is_open, offer_action_card
from bailey.games.catan_cards.rules.bank import offer_trades
from bailey.games.catan_cards.rules.conditions import MET, count_centres, reason, unmet
from bailey.games.catan_cards.rules.foreign import offer_to_buy_off
from bailey.games.catan_cards.rules.magic import offer_citadels, offer_magic, offer_wizard
from bailey.games.catan_cards.rules.moments import offer_uses
from bailey.games.catan_cards.rules.prices import can_afford, lacking, saving_of_city
from bailey.games.catan_cards.rules.rival_trade import BOTH, offer_proposal
from bailey.games.catan_cards.rules.sums import fits, places_of
from bailey.games.catan_cards.state import LEFT, RIGHT, Player, State
from bailey.games.catan_cards.steps import Step

#: No obstacle.
CAN_BUILD = -1


@rule
def offer_actions(s: State, menu: Menu, p: int) -> None:
    """Build, trade, play cards and pull down own green and red ones, in any order and number (4)."""
    me = s.players[p]
    offer_centres(s, menu, p)
    if sets(s.theme).metropolises > 0:
        offer_metropolis(s, menu, p)
    if sets(s.theme).citadels > 0:
        offer_citadels(s, menu, p)
        offer_magic(menu, me)
        offer_to_buy_off(menu, me)
    gate_open = gate_is_open(s)
    for slot in range(me.hand.size):
        c = card_at(me.hand, slot)
        if card(c).land != NONE:
            offer_wizard(menu, me, slot, c, obstacle(s, p, c))
        elif card(c).played == 0:
            offer_sites(s, menu, p, slot, c)
        elif card(c).timing == BUILDING_SETTLEMENT:
            offer_scout(s, menu, me, slot)
        else:
            offer_action_card(s, menu, p, slot, gate_open)
    offer_new(s, menu, p)
    offer_trades(menu, me)
    offer_uses(s, menu, p)
    offer_proposal(s, menu, p)
    for i in range(me.built.size):
        if card(card_at(me.built, i)).kind <= BUILDING:
            offer(menu, PULL_DOWN(i))
    offer(menu, END_ACTIONS())


# Roads, Settlements and Cities


@rule
def offer_centres(s: State, menu: Menu, p: int) -> None:
    """Build what lies open in the middle, while the supply lasts (7)."""
    me = s.players[p]
    offer_end(s, menu, me, LEFT, me.road_left)
    offer_end(s, menu, me, RIGHT, me.road_right)
    can_build = lacking(me.stock, centre(CITY).cost) <= saving_of_city(s, p)
    if can_build or listening(menu):
        for place in places_of(me):
            if me.centres[place] == SETTLEMENT:
                if s.cities == 0:
                    block(menu, BUILD_CITY(place), Why.NONE_LEFT)
                else:
                    allow(menu, BUILD_CITY(place), can_build, Why.TOO_DEAR)


@rule
def offer_metropolis(s: State, menu: Menu, p: int) -> None:
    """Build a Metropolis over a City beside which a Church or Town Hall stands, at most one (13)."""
    me = s.players[p]
    for place in places_of(me):
        if me.centres[place] == CITY:
            if count_centres(me, METROPOLIS) > 0:
                block(menu, BUILD_METROPOLIS(place), Why.ONE_EACH)
            elif not carries(me, place, centre(METROPOLIS).carried):
                block(menu, BUILD_METROPOLIS(place), Why.NEEDS)
            else:
                allow(menu, BUILD_METROPOLIS(place), covers(me.stock, centre(METROPOLIS).cost), Why.TOO_DEAR)


@rule
def carries(me: Player, place: int, selector: int) -> bool:
    """Tell whether a card that fits a selector stands beside a place (13, Metropolis)."""
    return any(me.built.beside[i].place == place and fits(card_at(me.built, i), selector) for i in range(me.built.size))


@rule
def offer_end(s: State, menu: Menu, me: Player, end: int, road: int) -> None:
    """Build a Road at an end of the row, or a Settlement at the open end of a Road (7)."""
    offer_settlement(s, menu, me, BUILD_SETTLEMENT(end), road)
    if road == 1:
        block(menu, BUILD_ROAD(end), Why.ROAD_ALREADY)
    elif s.roads == 0:
        block(menu, BUILD_ROAD(end), Why.NONE_LEFT)
    else:
        allow(menu, BUILD_ROAD(end), covers(me.stock, centre(ROAD).cost), Why.TOO_DEAR)


@rule
def offer_settlement(s: State, menu: Menu, me: Player, choice: int, road: int) -> None:
    """Build a Settlement at the open end of a Road, with the Scout or without (7, 10)."""
    if road == 0:
        block(menu, choice, Why.NO_ROAD)
    elif s.settlements == 0:
        block(menu, choice, Why.NONE_LEFT)
    else:
        allow(menu, choice, covers(me.stock, centre(SETTLEMENT).cost), Why.TOO_DEAR)


@rule
def offer_scout(s: State, menu: Menu, me: Player, slot: int) -> None:
    """Use the Scout while building a Settlement (10)."""
    offer_settlement(s, menu, me, USE_SCOUT(slot, LEFT), me.road_left)
    offer_settlement(s, menu, me, USE_SCOUT(slot, RIGHT), me.road_right)


# Green and red cards


@rule
def offer_sites(s: State, menu: Menu, p: int, slot: int, c: int) -> None:
    """Build a green card on any free site, a red one only beside a City, if its conditions are met (7, 13)."""
    offer_on_sites(s, menu, p, c, BUILD(slot, 0, 0), obstacle(s, p, c))


@rule
def obstacle(s: State, p: int, c: int) -> int:
    """Return why a card cannot be built on a site that it fits; CAN_BUILD if it can (7, 13)."""
    which = unmet(s, p, c)
    if which != MET:
        return reason(which)
    return CAN_BUILD if can_afford(s, p, c) else Why.TOO_DEAR


@rule
def offer_on_sites(s: State, menu: Menu, p: int, c: int, first: int, why: int) -> None:
    """Offer the sites for a card; `first` is the choice of the first of all sites (7)."""
    me = s.players[p]
    can_build = why == CAN_BUILD
    if can_build or listening(menu):
        free = me.free_city_sites if card(c).red == 1 else me.free_sites
        if card(c).kind <= FLEET:
            free = me.free_unit_sites
        if card(c).kind == SPELL_BOOK:
            free = me.free_book_sites
        for site in range(2 * me.first, 2 * me.last + 2):
            if (free >> site) & 1 == 1:
                allow(menu, first + site, can_build, why)
            elif listening(menu):
                block(menu, first + site, wrong_site(me, c, site))


@rule
def wrong_site(me: Player, c: int, site: int) -> int:
    """Return why a card does not fit a site: it is not free, or not beside a City, or a Citadel (7, 13)."""
    if (me.free_sites >> site) & 1 == 0:
        return Why.NO_SITE
    return Why.NO_CITADEL if card(c).kind == SPELL_BOOK else Why.CITY_ONLY


@rule
def offer_new(s: State, menu: Menu, p: int) -> None:
    """Build a new development, at most one of each kind (13)."""
    here = s.developments
    for slot in range(here.size):
        c = card_at(here, slot)
        if is_first_alike(here, slot):
            offer_on_sites(
                s, menu, p, c, BUILD_NEW(slot, 0, 0), Why.ONE_EACH if has_kind(s, p, c) else obstacle(s, p, c)
            )


@rule
def is_first_alike(here: Pile, slot: int) -> bool:
    """Tell whether no card of the same name lies before this one (13)."""
    return not any(card(card_at(here, i)).copy_of == card(card_at(here, slot)).copy_of for i in range(slot))


@rule
def has_kind(s: State, p: int, c: int) -> bool:
    """Tell whether a player has built a card of the same name (13)."""
    built = s.players[p].built
    return any(card(card_at(built, i)).copy_of == card(c).copy_of for i in range(built.size))


# The end


@rule
def end_actions(s: State, p: int) -> None:
    """End the action phase; by option the rival may make an offer first (4, 9)."""
    todo(s, p, Step.DRAW_PHASE, Step.END_TURN)
    if s.rival_trade == BOTH:
        todo(s, 1 - p, Step.LAST_OFFER)
