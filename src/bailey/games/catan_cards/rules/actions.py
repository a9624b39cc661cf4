"""The action phase: what may be built, traded, played and pulled down."""

from __future__ import annotations

from bailey.core import Menu, allow, block, card_at, listening, offer, rule, tell, todo, todo_with
from bailey.games.catan_cards.cards import (
    ACTION,
    BUILDING_SETTLEMENT,
    CITY,
    ROAD,
    SETTLEMENT,
    card,
    centre,
)
from bailey.games.catan_cards.choices import (
    BUILD,
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    END_ACTIONS,
    PULL_DOWN,
    TRADE,
    USE_SCOUT,
    Why,
)
from bailey.games.catan_cards.events import What
from bailey.games.catan_cards.packing import RESOURCES, amount, covers, of_one
from bailey.games.catan_cards.rules.action_cards import gate_is_open, offer_action_card
from bailey.games.catan_cards.rules.resources import pay, room
from bailey.games.catan_cards.rules.rival_trade import BOTH, offer_proposal
from bailey.games.catan_cards.state import LEFT, RIGHT, Player, State
from bailey.games.catan_cards.steps import Step


@rule
def offer_actions(s: State, menu: Menu, p: int) -> None:
    """Build, trade, play action cards and pull down own expansions, in any order and number (4)."""
    me = s.players[p]
    offer_centres(s, menu, me)
    gate_open = gate_is_open(s)
    for slot in range(me.hand.size):
        c = card_at(me.hand, slot)
        if card(c).kind != ACTION:
            offer_sites(menu, me, slot, c)
        elif card(c).timing == BUILDING_SETTLEMENT:
            offer_scout(s, menu, me, slot)
        else:
            offer_action_card(s, menu, p, slot, gate_open)
    offer_trades(menu, me)
    offer_proposal(s, menu, p)
    for i in range(me.built.size):
        offer(menu, PULL_DOWN(i))
    offer(menu, END_ACTIONS())


# Roads, Settlements and Cities


@rule
def offer_centres(s: State, menu: Menu, me: Player) -> None:
    """Build what lies open in the middle, while the supply lasts (7)."""
    offer_end(s, menu, me, LEFT, me.road_left)
    offer_end(s, menu, me, RIGHT, me.road_right)
    can_build = covers(me.stock, centre(CITY).cost)
    if can_build or listening(menu):
        for place in range(me.first, me.last + 1):
            if me.centres[place] == SETTLEMENT:
                if s.cities == 0:
                    block(menu, BUILD_CITY(place), Why.NONE_LEFT)
                else:
                    allow(menu, BUILD_CITY(place), can_build, Why.TOO_DEAR)


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
def offer_sites(menu: Menu, me: Player, slot: int, c: int) -> None:
    """Build a green card on any free site, a red one only beside a City (7)."""
    can_build = covers(me.stock, card(c).cost)
    if can_build or listening(menu):
        free = me.free_city_sites if card(c).red == 1 else me.free_sites
        for site in range(2 * me.first, 2 * me.last + 2):
            if (free >> site) & 1 == 1:
                allow(menu, BUILD(slot, site // 2, site % 2), can_build, Why.TOO_DEAR)
            elif listening(menu):
                needs_city = (me.free_sites >> site) & 1 == 1
                block(menu, BUILD(slot, site // 2, site % 2), Why.CITY_ONLY if needs_city else Why.NO_SITE)


# The bank


@rule
def offer_trades(menu: Menu, me: Player) -> None:
    """Give the bank several of one resource for one of another, if there is room for it (9)."""
    for give in range(len(RESOURCES)):
        enough = amount(me.stock, give) >= amount(me.rates, give)
        if enough or listening(menu):
            for get in range(len(RESOURCES)):
                if get != give:
                    if amount(room(me), get) == 0:
                        block(menu, TRADE(give, get), Why.NO_ROOM)
                    else:
                        allow(menu, TRADE(give, get), enough, Why.TOO_FEW)


@rule
def trade(s: State, p: int, give: int, get: int) -> None:
    """Trade with the bank (9)."""
    rate = amount(s.players[p].rates, give)
    tell(s, What.TRADED, p, give, rate, get)
    todo(s, p, Step.CHECK)
    todo_with(s, p, Step.RECEIVE, get, 1)
    pay(s, p, of_one(give, rate))


# The end


@rule
def end_actions(s: State, p: int) -> None:
    """End the action phase; by option the rival may make an offer first (4, 9)."""
    todo(s, p, Step.DRAW_PHASE, Step.END_TURN)
    if s.rival_trade == BOTH:
        todo(s, 1 - p, Step.LAST_OFFER)
