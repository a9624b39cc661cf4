"""What a principality adds up to: recounted after every change, so that no other rule looks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import card_at, is_empty, plain_only, rule, tell
from bailey.games.catan_cards.cards import CITADEL, CITY, METROPOLIS, card, centre, clause, operation, rulebook, sets
from bailey.games.catan_cards.clauses import FLEET, Do
from bailey.games.catan_cards.events import What
from bailey.games.catan_cards.packing import NONE, RESOURCES, amount, of_one
from bailey.games.catan_cards.state import CELLS, NO_PLAYER, SIDES

if TYPE_CHECKING:
    from bailey.games.catan_cards.state import Player, State

#: The cells around a place and the sites of a place, one bit each.
FOUR_CELLS, TWO_SITES = 0b1111, 0b11
ALL_CELLS = (1 << CELLS) - 1
#: Brigands come to whoever has more than these.
BRIGANDS_LEAVE = 7


@rule
def cells_of(me: Player) -> range:
    """Return the cells of a row: one column more than there are places."""
    return range(SIDES * me.first, SIDES * me.last + 2 * SIDES)


@rule
def places_of(me: Player) -> range:
    """Return the places of a row."""
    return range(me.first, me.last + 1)


@rule
def fits(c: int, selector: int) -> bool:
    """Tell whether a card fits a selector."""
    return (card(c).fits >> selector) & 1 == 1


@rule
def count_fitting(me: Player, selector: int) -> int:
    """Count the built cards that fit a selector."""
    return sum(fits(card_at(me.built, i), selector) for i in range(me.built.size))


@rule
def is_silenced(s: State, me: Player, i: int) -> bool:
    """Tell whether the points of a built card count for nothing at present (13, Damsel Imelda)."""
    return me.built.beside[i].silenced > s.turns


@rule
def count_counting(s: State, me: Player, selector: int) -> int:
    """Count the built cards that fit a selector and are not silenced."""
    return sum(fits(card_at(me.built, i), selector) and (not is_silenced(s, me, i)) for i in range(me.built.size))


@rule
def count_working(me: Player, selector: int) -> int:
    """Count the built cards that fit a selector, and on which no card of the rival's lies (13, Witch)."""
    return sum(fits(card_at(me.built, i), selector) and me.built.beside[i].foreign == 0 for i in range(me.built.size))


@rule
def recount(s: State, p: int) -> None:
    """Recount what a player's principality adds up to, and who holds the tokens (8)."""
    sum_up(s, p)
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
def sum_up(s: State, p: int) -> None:
    """Recount what a principality adds up to."""
    me = s.players[p]
    sum_up_row(me)
    if sets(s.theme).citadels > 0:
        sum_up_citadels(me)
        sum_up_wizards(me)
    sum_up_sites(s, me)
    me.doubled = 0
    me.more = 0
    me.exchanges = 1
    me.uncounted = 0
    me.rates = rulebook().bank_rates
    me.strength = 0
    me.tournament = 0
    me.commerce = 0
    me.brigand_limit = BRIGANDS_LEAVE
    me.hand_limit = rulebook().hand_limit
    me.search_cost = rulebook().search_cost
    me.moments = 0
    me.fleets = 0
    for i in range(me.built.size):
        sum_up_card(s, me, i)
    if s.theme > 0:
        sum_up_lasting(s, p)


@rule
def better_rate(me: Player, resource: int, rate: int) -> None:
    """Let the bank take fewer of a resource, if it took more (9)."""
    if rate < amount(me.rates, resource):
        me.rates -= of_one(resource, amount(me.rates, resource) - rate)


@rule
def sum_up_lasting(s: State, p: int) -> None:
    """Add what cards that lie open do, for whoever has played them or to the rival (13)."""
    me = s.players[p]
    for i in range(s.lasting.size):
        what = operation(card(card_at(s.lasting, i)).first)
        mine = s.lasting.beside[i].by == p
        if what.do == Do.TRADE_RATE and mine:
            for resource in range(len(RESOURCES)):
                better_rate(me, resource, what.rate)
        if what.do == Do.POINTS_PER and mine:
            me.strength += what.n * me.wizard_count
    if are_rates_suspended(s, p):
        me.rates = rulebook().bank_rates


@rule
def are_rates_suspended(s: State, p: int) -> bool:
    """Tell whether a player may trade at no rate of an own card (13, Price War)."""
    return any(
        operation(card(card_at(s.lasting, i)).first).do == Do.SUSPEND_RATES and s.lasting.beside[i].by != p
        for i in range(s.lasting.size)
    )


@rule
def is_city(centre: int) -> bool:
    """Tell whether a City stands at a place, covered or not (7, 13)."""
    return centre == CITY or centre == METROPOLIS


@rule
def sum_up_row(me: Player) -> None:
    """Count the points and Cities of the row (7), and the Regions beside Cities, which a Plague reaches (12)."""
    me.points = 0
    me.cities = 0
    me.plague = 0
    for place in places_of(me):
        me.points += centre(me.centres[place]).points
        if is_city(me.centres[place]):
            me.cities += 1
            me.plague |= FOUR_CELLS << 2 * place


@rule
def sites_of(s: State, what: int) -> int:
    """Return the building sites on each side of what stands at a place; those of a Citadel are an option (7, 13)."""
    return s.citadel_sites // SIDES if what == CITADEL else centre(what).sites


@rule
def sum_up_sites(s: State, me: Player) -> None:
    """Find the free sites: one above and one below a Settlement, two above and two below a City (7)."""
    once, twice = 0, 0
    for i in range(me.built.size):
        bit = 1 << 2 * me.built.beside[i].place + me.built.beside[i].side
        twice |= once & bit
        once |= bit
    me.free_sites = 0
    me.free_city_sites = 0
    me.free_book_sites = 0
    for place in places_of(me):
        two = TWO_SITES << 2 * place
        if is_city(me.centres[place]):
            me.free_city_sites |= two & ~twice
        elif me.centres[place] == CITADEL:
            me.free_book_sites |= two & ~(once if sites_of(s, CITADEL) == 1 else twice)
        else:
            me.free_sites |= two & ~once
    me.free_sites |= me.free_city_sites | me.free_book_sites
    me.free_unit_sites = me.free_sites
    for place in places_of(me):
        if centre(me.centres[place]).unit_sites > 0:
            sum_up_unit_sites(me, place)


@rule
def sum_up_unit_sites(me: Player, place: int) -> None:
    """Find the free sites of a Metropolis, which has more of them for Units (13)."""
    here = centre(me.centres[place])
    for side in range(SIDES):
        n, units = 0, 0
        for i in range(me.built.size):
            if me.built.beside[i].place == place and me.built.beside[i].side == side:
                n += 1
                units += card(card_at(me.built, i)).kind <= FLEET
        bit = 1 << 2 * place + side
        has_room = n < here.sites + here.unit_sites
        if has_room:
            me.free_unit_sites |= bit
        if has_room and n - units < here.sites:
            me.free_sites |= bit
            me.free_city_sites |= bit


@rule
def sum_up_card(s: State, me: Player, i: int) -> None:
    """Add what one built card does as long as it is in play."""
    c = card(card_at(me.built, i))
    me.points += c.points
    if me.built.beside[i].foreign == 1:
        return
    if not is_silenced(s, me, i):
        me.strength += c.strength
        me.tournament += c.tournament
    me.hand_limit += c.hand_limit
    me.brigand_limit += c.brigand_limit
    for k in range(c.first_clause, c.first_clause + c.clauses):
        me.moments |= 1 << clause(k).when
    if c.own_by_option == 0 or s.harbor_own_point == 1:
        me.commerce += c.commerce
    if c.per != NONE:
        alike = count_counting(s, me, c.per)
        me.strength += c.adds_strength * alike
        me.tournament += c.adds_tournament * alike
        me.commerce += c.adds_commerce * alike
    if c.search_cost > 0 and c.search_cost < me.search_cost:
        me.search_cost = c.search_cost
    me.exchanges = max(me.exchanges, c.exchanges)
    sum_up_rates(me, i)
    sum_up_neighbours(me, i)
    sum_up_protection(me, i)


@rule
def sum_up_rates(me: Player, i: int) -> None:
    """Add what one built card does to the bank's rates (9, 13)."""
    c = card(card_at(me.built, i))
    if c.rate_of != NONE:
        better_rate(me, c.rate_of, c.rate)
        if c.trade_fleet == 1:
            me.fleets |= 1 << c.rate_of
    if c.rate_named > 0:
        for resource in range(len(RESOURCES)):
            if (me.built.beside[i].resources >> resource) & 1 == 1:
                better_rate(me, resource, c.rate_named)
        me.fleets |= me.built.beside[i].resources
    if c.rate_beside > 0:
        left = 2 * me.built.beside[i].place + me.built.beside[i].side
        for cell in range(left, left + 3, 2):
            better_rate(me, me.resource[cell], c.rate_beside)


@rule
def sum_up_neighbours(me: Player, i: int) -> None:
    """Add what one built card does to what the Regions beside its site produce (6, 13)."""
    c = card(card_at(me.built, i))
    left = 2 * me.built.beside[i].place + me.built.beside[i].side
    right = left + 2
    if c.more_beside == 1:
        me.more |= 1 << left | 1 << right
    if c.doubles != NONE:
        if me.resource[left] == c.doubles:
            me.doubled |= 1 << left
        if me.resource[right] == c.doubles:
            me.doubled |= 1 << right


@rule
def sum_up_protection(me: Player, i: int) -> None:
    """Add what one built card does against Brigands and Plague: beside its site, around its place, or anywhere."""
    c, place = card(card_at(me.built, i)), me.built.beside[i].place
    left = 2 * place + me.built.beside[i].side
    if c.uncounted_all == 1:
        me.uncounted = ALL_CELLS
    if c.uncounted == 1:
        me.uncounted |= 1 << left | 1 << left + 2
    if c.stops_plague_beside == 1:
        me.plague &= ~(FOUR_CELLS << 2 * place)
    if c.stops_plague == 1:
        me.plague = 0


# Citadels and Wizards


@rule
def sum_up_citadels(me: Player) -> None:
    """Find the Regions beside Citadels, and count what Citadels are worth more with Wizards (13)."""
    me.at_citadels = 0
    for place in places_of(me):
        if me.centres[place] == CITADEL:
            me.at_citadels |= FOUR_CELLS << SIDES * place
    me.points += count_served(me) * centre(CITADEL).wizards


@rule
def wizards_in(me: Player, column: int) -> int:
    """Count the Wizards on the two Regions of a column."""
    return sum(not is_empty(me.wizards, cell) for cell in range(SIDES * column, SIDES * column + SIDES))


@rule
def sum_up_wizards(me: Player) -> None:
    """Count the Wizards of a player, and their magic (13)."""
    me.wizard_count = 0
    me.magic = 0
    for cell in range(len(me.wizards.slots)):
        if not is_empty(me.wizards, cell):
            me.wizard_count += 1
            me.magic += me.wizards.beside[cell].magic


@rule
def count_served(me: Player) -> int:
    """Count the Citadels that have a Wizard of their own (13)."""
    n, left = 0, wizards_in(me, me.first)
    for place in places_of(me):
        right = wizards_in(me, place + 1)
        if me.centres[place] == CITADEL:
            n += left + right > 0
            if left == 0 and right > 0:
                right -= 1
        left = right
    return n


# Tokens that change hands


@plain_only
def tell_tokens(s: State, knight: int, commerce: int) -> None:
    """Tell which tokens change hands, or go back to the middle."""
    if knight != s.knight_token:
        tell(s, What.KNIGHT_TOKEN_BACK) if knight == NO_PLAYER else tell(s, What.KNIGHT_TOKEN, knight)
    if commerce != s.commerce_token:
        tell(s, What.COMMERCE_TOKEN_BACK) if commerce == NO_PLAYER else tell(s, What.COMMERCE_TOKEN, commerce)
