"""What a principality adds up to: recounted after every change, so that no other rule looks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import card_at, plain_only, rule, tell
from bailey.games.catan_cards.cards import (
    BANK_RATE,
    CITY,
    HAND_LIMIT,
    NONE,
    SEARCH_COST,
    card,
    centre,
)
from bailey.games.catan_cards.events import What
from bailey.games.catan_cards.packing import RESOURCES, WIDTH, amount, of_one
from bailey.games.catan_cards.state import NO_PLAYER

if TYPE_CHECKING:
    from bailey.games.catan_cards.state import Player, State

#: The bank's rates, packed.
BANK_RATES = sum(BANK_RATE << WIDTH * r for r in range(len(RESOURCES)))
#: The cells around a place and the sites of a place, one bit each.
FOUR_CELLS, TWO_SITES = 0b1111, 0b11


@rule
def first_cell(me: Player) -> int:
    """Return the first cell of a row."""
    return 2 * me.first


@rule
def end_of_cells(me: Player) -> int:
    """Return where the cells of a row end: one column more than there are places."""
    return 2 * me.last + 4


@rule
def fits(c: int, selector: int) -> bool:
    """Tell whether a card fits a selector."""
    return (card(c).fits >> selector) & 1 == 1


@rule
def count_fitting(me: Player, selector: int) -> int:
    """Count the built cards that fit a selector."""
    n = 0
    for i in range(me.built.size):
        if fits(card_at(me.built, i), selector):
            n += 1
    return n


@rule
def recount(s: State, p: int) -> None:
    """Recount what a player's principality adds up to, and who holds the tokens (8)."""
    sum_up(s, s.players[p])
    give_tokens(s)


@rule
def give_tokens(s: State) -> None:
    """Give each token to whoever is strictly ahead, the Commerce token only to a player with a City (8)."""
    knight = ahead(s.players[0].strength, s.players[1].strength)
    commerce = ahead(s.players[0].commerce, s.players[1].commerce)
    if commerce != NO_PLAYER and s.players[commerce].cities == 0:
        commerce = NO_PLAYER
    tell_tokens(s, knight, commerce)
    s.knight_token = knight
    s.commerce_token = commerce


@rule
def ahead(first: int, second: int) -> int:
    """Return which of two players has strictly more; NO_PLAYER if neither has."""
    if first == second:
        return NO_PLAYER
    return 0 if first > second else 1


@rule
def sum_up(s: State, me: Player) -> None:
    """Recount what a principality adds up to."""
    sum_up_row(me)
    sum_up_sites(me)
    me.doubled = 0
    me.uncounted = 0
    me.rates = BANK_RATES
    me.strength = 0
    me.tournament = 0
    me.commerce = 0
    me.hand_limit = HAND_LIMIT
    me.search_cost = SEARCH_COST
    for i in range(me.built.size):
        sum_up_card(s, me, i)


@rule
def sum_up_row(me: Player) -> None:
    """Count the points and Cities of the row (7), and the Regions beside Cities, which a Plague reaches (12)."""
    me.points = 0
    me.cities = 0
    me.plague = 0
    for place in range(me.first, me.last + 1):
        me.points += centre(me.centres[place]).points
        if me.centres[place] == CITY:
            me.cities += 1
            me.plague |= FOUR_CELLS << 2 * place


@rule
def sum_up_sites(me: Player) -> None:
    """Find the free sites: one above and one below a Settlement, two above and two below a City (7)."""
    once, twice = 0, 0
    for i in range(me.built.size):
        bit = 1 << 2 * me.built.beside[i].place + me.built.beside[i].side
        twice |= once & bit
        once |= bit
    me.free_sites = 0
    me.free_city_sites = 0
    for place in range(me.first, me.last + 1):
        two = TWO_SITES << 2 * place
        if me.centres[place] == CITY:
            me.free_city_sites |= two & ~twice
        else:
            me.free_sites |= two & ~once
    me.free_sites |= me.free_city_sites


@rule
def sum_up_card(s: State, me: Player, i: int) -> None:
    """Add what one built card does as long as it is in play."""
    c = card(card_at(me.built, i))
    me.points += c.points
    me.strength += c.strength
    me.tournament += c.tournament
    me.hand_limit += c.hand_limit
    if c.adds_commerce == 0 or s.harbor_own_point == 1:
        me.commerce += c.commerce
    if c.per != NONE:
        alike = count_fitting(me, c.per)
        me.strength += c.adds_strength * alike
        me.commerce += c.adds_commerce * alike
    if c.search_cost > 0:
        me.search_cost = min(me.search_cost, c.search_cost)
    if c.rate_of != NONE and c.rate < amount(me.rates, c.rate_of):
        me.rates -= of_one(c.rate_of, amount(me.rates, c.rate_of) - c.rate)
    sum_up_neighbours(me, i)


@rule
def sum_up_neighbours(me: Player, i: int) -> None:
    """Add what one built card does to the Regions beside it: two beside its site, four around its place."""
    c, place = card(card_at(me.built, i)), me.built.beside[i].place
    left = 2 * place + me.built.beside[i].side
    right = left + 2
    if c.uncounted == 1:
        me.uncounted |= 1 << left | 1 << right
    if c.doubles != NONE:
        if me.resource[left] == c.doubles:
            me.doubled |= 1 << left
        if me.resource[right] == c.doubles:
            me.doubled |= 1 << right
    if c.stops_plague_beside == 1:
        me.plague &= ~(FOUR_CELLS << 2 * place)
    if c.stops_plague == 1:
        me.plague = 0


@plain_only
def tell_tokens(s: State, knight: int, commerce: int) -> None:
    """Tell which tokens change hands, or go back to the middle."""
    if knight != s.knight_token:
        tell(s, What.KNIGHT_TOKEN_BACK) if knight == NO_PLAYER else tell(s, What.KNIGHT_TOKEN, knight)
    if commerce != s.commerce_token:
        tell(s, What.COMMERCE_TOKEN_BACK) if commerce == NO_PLAYER else tell(s, What.COMMERCE_TOKEN, commerce)
