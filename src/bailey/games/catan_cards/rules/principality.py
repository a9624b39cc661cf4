"""The principality: its row, its Regions, and what is built and pulled down in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Menu, card_at, draw, move, offer, peek, place, rule, shuffle, swap, tell, todo, todo_with
from bailey.games.catan_cards.cards import (
    CITY,
    METROPOLIS,
    NO_REGION,
    ROAD,
    SETTLEMENT,
    START_REGIONS,
    STORE,
    card,
    centre,
    layout,
    region,
)
from bailey.games.catan_cards.choices import LAY, PLACE_REGION, TAKE_REGION
from bailey.games.catan_cards.clauses import ON_BUILDING
from bailey.games.catan_cards.events import What
from bailey.games.catan_cards.packing import of_one
from bailey.games.catan_cards.rules.foreign import lift
from bailey.games.catan_cards.rules.prices import A_CITY, pay_less, saving, saving_of_city, spend_reductions
from bailey.games.catan_cards.rules.resources import add, pay
from bailey.games.catan_cards.rules.room import sum_up_kept
from bailey.games.catan_cards.rules.sums import recount
from bailey.games.catan_cards.state import ABOVE, BELOW, FIRST_PLACE, LAST_PLACE, LEFT, SIDES, Player, State
from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from bailey.core import Pile

#: The start Regions of a player, and how many lie on each side.
OWN_REGIONS = len(START_REGIONS) // 2
ON_A_SIDE = OWN_REGIONS // 2
FIRST_START_REGION = START_REGIONS[0]
START_STORE, NEW_STORE = 1, 0
CHOOSE_SIDE = 0


# Regions


@rule
def lay_region(s: State, p: int, cell: int, store: int) -> None:
    """Note a new Region in a cell, and turn it to what it shows (3, 7)."""
    note_region(s.players[p], cell)
    add(s, p, cell, store)
    recount_all(s, p)


@rule
def note_region(me: Player, cell: int) -> None:
    """Count the Region that has come to lie in a cell, with what it shows."""
    here = region(card_at(me.regions, cell))
    me.resource[cell] = here.resource
    me.die[cell] = here.die
    me.capacity += of_one(here.resource, STORE)
    me.stock += of_one(here.resource, me.regions.beside[cell].store)


@rule
def forget_region(me: Player, cell: int) -> None:
    """Count the Region in a cell no longer, because it is about to leave."""
    me.capacity -= of_one(me.resource[cell], STORE)
    me.stock -= of_one(me.resource[cell], me.regions.beside[cell].store)


@rule
def exchange_regions(s: State, p: int, cell: int, rivals: int) -> None:
    """Exchange a Region for one of the rival's, with what they show (13, Border Dispute)."""
    me, rival = s.players[p], s.players[1 - p]
    tell(s, What.EXCHANGED_REGIONS, p, card_at(me.regions, cell), card_at(rival.regions, rivals))
    forget_region(me, cell)
    forget_region(rival, rivals)
    swap(s, me.regions, cell, rival.regions, rivals)
    note_region(me, cell)
    note_region(rival, rivals)
    recount(s, p)
    recount(s, 1 - p)


@rule
def begin_row(s: State, p: int) -> None:
    """Lay out Settlement, Road, Settlement (3)."""
    me = s.players[p]
    me.first = FIRST_PLACE
    me.last = LAST_PLACE
    for where in range(FIRST_PLACE, LAST_PLACE + 1):
        me.centres[where] = SETTLEMENT
    recount(s, p)


@rule
def start_cell(n: int) -> int:
    """Return the cell of the n-th start Region: above from left to right, then below (3)."""
    return SIDES * (FIRST_PLACE + n % ON_A_SIDE) + n // ON_A_SIDE


@rule
def lay_out_printed(s: State, p: int) -> None:
    """Lay out the start Regions as the printed layout has them (3)."""
    for n in range(OWN_REGIONS):
        wanted = layout(OWN_REGIONS * p + n).region
        slot = next((i for i in range(s.start_regions.size) if card_at(s.start_regions, i) == wanted), 0)
        lay_out(s, p, slot, n)


@rule
def lay_out(s: State, p: int, slot: int, n: int) -> None:
    """Lay a start Region into the n-th cell, showing 1 (3)."""
    c = place(s, s.start_regions, slot, s.players[p].regions, start_cell(n))
    lay_region(s, p, start_cell(n), START_STORE)
    tell(s, What.LAID_OUT, p, c, start_cell(n) // SIDES, start_cell(n) % SIDES)


@rule
def offer_layout(s: State, menu: Menu, p: int, n: int) -> None:
    """Lay any of one's own start Regions into the next cell (3)."""
    for slot in range(s.start_regions.size):
        if (card_at(s.start_regions, slot) - FIRST_START_REGION) // OWN_REGIONS == p:
            offer(menu, LAY(slot))


@rule
def lay_chosen(s: State, p: int, slot: int, n: int) -> None:
    """Lay the chosen Region, and go on with the next cell (3)."""
    lay_out(s, p, slot, n)
    if n + 1 < OWN_REGIONS:
        todo_with(s, p, Step.LAY_OUT, n + 1)


@rule
def draw_region(s: State, p: int, column: int) -> None:
    """Turn up the top Region of the stack, for one of the outer corners of a new Settlement (7)."""
    draw(s, s.region_stack, s.drawn)
    todo_with(s, p, Step.PLACE_REGION, column)


@rule
def offer_sides(s: State, menu: Menu, p: int, column: int) -> None:
    """Place the Region above or below, where no Region lies yet; by option above first (7)."""
    me, above = s.players[p], SIDES * column + ABOVE
    if me.resource[above] == NO_REGION:
        offer(menu, PLACE_REGION(ABOVE))
        if s.region_draw != CHOOSE_SIDE:
            return
    if me.resource[above + BELOW] == NO_REGION:
        offer(menu, PLACE_REGION(BELOW))


@rule
def place_region(s: State, p: int, side: int, column: int) -> None:
    """Place the Region that was turned up, showing 0 (7)."""
    cell = SIDES * column + side
    c = place(s, s.drawn, 0, s.players[p].regions, cell)
    lay_region(s, p, cell, NEW_STORE)
    tell(s, What.PLACED_REGION, p, c, column, side)


@rule
def look_through_regions(s: State, p: int) -> None:
    """Look at every card of the Region stack, alone (10, Scout)."""
    for i in range(s.region_stack.size):
        peek(s, s.region_stack, i, p)
    tell(s, What.SEARCHED_REGIONS, p)


@rule
def offer_regions(s: State, menu: Menu, p: int) -> None:
    """Take any Region of the stack (10, Scout; 13, Terrain Metamorphosis)."""
    for slot in range(s.region_stack.size):
        offer(menu, TAKE_REGION(slot))


@rule
def take_region(s: State, p: int, slot: int, column: int) -> None:
    """Take the chosen Region, and place it (10, Scout)."""
    move(s, s.region_stack, slot, s.drawn)
    todo_with(s, p, Step.PLACE_REGION, column)


@rule
def shuffle_regions(s: State, p: int) -> None:
    """Shuffle the Region stack (10, Scout)."""
    shuffle(s, s.region_stack)
    tell(s, What.SHUFFLED_REGIONS)


# Building


@rule
def is_development(s: State, c: int) -> bool:
    """Tell whether a card is a new development in this game (13)."""
    return (card(c).development >> s.theme) & 1 == 1


@rule
def build_road(s: State, p: int, end: int) -> None:
    """Build a Road at an end of the row (7)."""
    me = s.players[p]
    s.roads -= 1
    if end == LEFT:
        me.road_left = 1
    else:
        me.road_right = 1
    tell(s, What.BUILT_ROAD, p, end)
    todo(s, p, Step.CHECK)
    pay(s, p, centre(ROAD).cost)


@rule
def settle(s: State, p: int, end: int) -> int:
    """Put a Settlement on the open end of a Road, and return the column of its new Regions (7)."""
    me = s.players[p]
    s.settlements -= 1
    if end == LEFT:
        me.first -= 1
        me.road_left = 0
        me.centres[me.first] = SETTLEMENT
    else:
        me.last += 1
        me.road_right = 0
        me.centres[me.last] = SETTLEMENT
    recount(s, p)
    tell(s, What.BUILT_SETTLEMENT, p, me.first if end == LEFT else me.last)
    return me.first if end == LEFT else me.last + 1


@rule
def build_settlement(s: State, p: int, end: int) -> None:
    """Build a Settlement, with the two top Regions of the stack (7)."""
    column = settle(s, p, end)
    todo(s, p, Step.CHECK)
    draw_regions(s, p, column)
    pay(s, p, centre(SETTLEMENT).cost)


@rule
def draw_regions(s: State, p: int, column: int) -> None:
    """Draw the two top Regions of the stack for a new Settlement (7)."""
    todo_with(s, p, Step.DRAW_REGION, column)
    todo_with(s, p, Step.DRAW_REGION, column)


@rule
def look_for_regions(s: State, p: int, column: int) -> None:
    """Look for the two Regions of a new Settlement (10, Scout)."""
    todo(s, p, Step.SHUFFLE_REGIONS)
    todo_with(s, p, Step.TAKE_REGION, column)
    todo_with(s, p, Step.TAKE_REGION, column)
    todo(s, p, Step.LOOK_THROUGH_REGIONS)


@rule
def raise_city(s: State, p: int, place: int) -> None:
    """Put a City on an own Settlement (7)."""
    s.cities -= 1
    s.players[p].centres[place] = CITY
    tell(s, What.BUILT_CITY, p, place)
    recount(s, p)


@rule
def build_city(s: State, p: int, place: int) -> None:
    """Build a City on an own Settlement (7)."""
    raise_city(s, p, place)
    todo(s, p, Step.CHECK)
    saved = saving_of_city(s, p)
    spend_reductions(s, p, A_CITY)
    pay_less(s, p, centre(CITY).cost, saved)


@rule
def build_metropolis(s: State, p: int, place: int) -> None:
    """Build a Metropolis over an own City (13)."""
    s.players[p].centres[place] = METROPOLIS
    tell(s, What.BUILT_METROPOLIS, p, place)
    recount(s, p)
    todo(s, p, Step.CHECK)
    pay(s, p, centre(METROPOLIS).cost)


@rule
def build(s: State, p: int, slot: int, place: int, side: int) -> None:
    """Build a card of the hand on a free site (7)."""
    build_from(s, p, s.players[p].hand, slot, place, side)


@rule
def build_new(s: State, p: int, slot: int, place: int, side: int) -> None:
    """Build a new development on a free site (13)."""
    build_from(s, p, s.developments, slot, place, side)


@rule
def recount_all(s: State, p: int) -> None:
    """Recount a principality, and what its cards keep, after a card has come or gone."""
    if s.theme > 0:
        sum_up_kept(s.players[p])
    recount(s, p)


@rule
def build_from(s: State, p: int, source: Pile, slot: int, place: int, side: int) -> None:
    """Build a card on a free site (7)."""
    me = s.players[p]
    c = move(s, source, slot, me.built)
    saved = saving(s, p, c)
    spend_reductions(s, p, c)
    me.built.beside[me.built.size - 1].place = place
    me.built.beside[me.built.size - 1].side = side
    tell(s, What.BUILT, p, c, place, side)
    recount_all(s, p)
    todo(s, p, Step.CHECK)
    todo_with(s, p, Step.AT_BUILT, me.built.size - 1)
    pay_less(s, p, card(c).cost, saved)


@rule
def leave_play(s: State, p: int, i: int) -> None:
    """A built card is about to leave: what it keeps is lost, and cards that lie on it or under it go (13)."""
    me = s.players[p]
    if me.built.beside[i].kept > 0:
        me.stock -= me.built.beside[i].kept
        me.kept -= me.built.beside[i].kept
        me.built.beside[i].kept = 0
    if me.built.beside[i].foreign == 1:
        lift(s, p, ON_BUILDING)
    if card(card_at(me.built, i)).pawns == 1 and me.pawned.size > 0:
        tell(s, What.PULLED_DOWN, p, move(s, me.pawned, 0, s.discard))


@rule
def pull_down(s: State, p: int, card: int) -> None:
    """Pull down an own card, without a refund (7); a new development lies open again (13)."""
    built = s.players[p].built
    leave_play(s, p, card)
    if is_development(s, card_at(built, card)):
        c = move(s, built, card, s.developments)
    else:
        c = move(s, built, card, s.discard)
    tell(s, What.PULLED_DOWN, p, c)
    recount_all(s, p)
    todo(s, p, Step.CHECK)


@rule
def return_card(s: State, owner: int, i: int, by: int) -> None:
    """Return a built card to its owner's hand (10, 12); a new development lies open again (13)."""
    me = s.players[owner]
    leave_play(s, owner, i)
    if is_development(s, card_at(me.built, i)):
        tell(s, What.LIES_OPEN, owner, move(s, me.built, i, s.developments), by)
    else:
        tell(s, What.RETURNED, owner, move(s, me.built, i, me.hand), by)
    recount_all(s, owner)
