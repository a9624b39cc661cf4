"""The Automata's turn: it searches a tile for its active card, places it, and buys.

Depots are searched clockwise, 1 after 6. It decides nothing, and reads nothing that is hidden.
"""

from __future__ import annotations

from bailey.core import card_at, is_empty, place, roll, rule, scorers, take, tell, todo, todo_with
from bailey.games.burgundy_board.data import (
    AUTOMATA_ROUTE_POINTS,
    BANK,
    BLACK_SLOTS,
    BOARDING_HOUSE,
    BUILDING,
    CASTLE,
    CITY_HALL,
    CRANE,
    DEPOT_SLOTS,
    DEPOTS,
    GEESE,
    GOODS,
    KINDS,
    LIVESTOCK,
    NO_TILE_SILVER,
    NO_WHITE_CASTLE_SILVER,
    PRICE,
    SALE_SILVER,
    SHIP,
    SPECIES,
    WAREHOUSE,
    WATCHTOWER,
    WHITE_CASTLE,
)
from bailey.games.burgundy_board.events import What
from bailey.games.burgundy_board.rules.automata_cards import (
    OFFICIAL,
    finish_cards,
    is_face_up,
    is_open,
    item_of,
    kind_at,
    topmost_open,
)
from bailey.games.burgundy_board.rules.effects import next_depot
from bailey.games.burgundy_board.rules.goods import goods_in, load
from bailey.games.burgundy_board.rules.workers import gain_silver
from bailey.games.burgundy_board.state import ANIMALS, BUILT, LEFT, RIGHT, SALES, AutomataTable
from bailey.games.burgundy_board.steps import Step
from bailey.games.burgundy_board.tiles import (
    MOST_ITEMS,
    NOTHING,
    automata_card,
    building,
    per_players,
    tile,
)

SIDES = 6
#: The highest number of the white die with which the left card is active.
LAST_LEFT = 4


@rule
def automata_turn(s: AutomataTable, p: int) -> None:
    """Roll its die, and play."""
    play_with(s, p, roll(s, SIDES))


@rule
def play_with(s: AutomataTable, p: int, die: int) -> None:
    """The white die says the card; then search, finish cards, and buy."""
    tell(s, What.AUTOMATA_ROLLED, p, die, s.white, active_side(s))
    todo(s, p, Step.AUTOMATA_FINISH, Step.AUTOMATA_BUY, Step.END_TURN)
    todo_with(s, p, Step.AUTOMATA_SEARCH, die, active_side(s))


@rule
def active_side(s: AutomataTable) -> int:
    """The white die says which card is active, for the whole turn."""
    return LEFT if s.white <= LAST_LEFT else RIGHT


# The search


@rule
def search(s: AutomataTable, p: int, start: int, side: int) -> None:
    """Search the depots for the items of a card from the top, then the reserve."""
    here = s.sides[side]
    for ahead in range(DEPOTS):
        depot = next_depot(start, ahead)
        for item in range(MOST_ITEMS):
            if is_open(here, item):
                slot = slot_with(s, depot, kind_at(here, item))
                if slot != NOTHING:
                    place_from_depot(s, p, depot, slot, side, item)
                    return
        tell(s, What.AUTOMATA_CHECKED, depot)
    search_reserve(s, p, side)


@rule
def search_reserve(s: AutomataTable, p: int, side: int) -> None:
    """Search the reserve for the items of a card from the top, then for a wild tile."""
    here = s.sides[side]
    for item in range(MOST_ITEMS):
        if is_open(here, item) and newest_in_reserve(s, kind_at(here, item)) != NOTHING:
            place_from_reserve(s, p, newest_in_reserve(s, kind_at(here, item)), side, item)
            return
    use_wild(s, p, side)


@rule
def slot_with(s: AutomataTable, depot: int, kind: int) -> int:
    """Return the first slot of a depot with a tile of a kind, row by row from the left; or `NOTHING`."""
    tiles = s.depots[depot - 1].tiles
    for slot in range(DEPOT_SLOTS):
        if not is_empty(tiles, slot) and tile(card_at(tiles, slot)).kind == kind:
            return slot
    return NOTHING


@rule
def newest_in_reserve(s: AutomataTable, kind: int) -> int:
    """Return where the newest tile of a kind lies in the reserve, or `NOTHING`."""
    found = NOTHING
    for i in range(s.reserve.size):
        if tile(card_at(s.reserve, i)).kind == kind:
            found = i
    return found


@rule
def place_from_depot(s: AutomataTable, p: int, depot: int, slot: int, side: int, item: int) -> None:
    """Place a tile of a depot on an item of a card."""
    c = take(s, s.depots[depot - 1].tiles, slot, s.taken)
    place(s, s.taken, s.taken.size - 1, s.sides[side].items, item)
    tell(s, What.AUTOMATA_FOUND, p, depot, c, side, item)
    placed(s, p, c, side, item)


@rule
def place_from_reserve(s: AutomataTable, p: int, i: int, side: int, item: int) -> None:
    """Place a tile of the reserve on an item of a card."""
    c = place(s, s.reserve, i, s.sides[side].items, item)
    tell(s, What.AUTOMATA_RESERVE, p, c, side, item)
    placed(s, p, c, side, item)


@rule
def use_wild(s: AutomataTable, p: int, side: int) -> None:
    """A wild tile covers the topmost item; without one, a black tile becomes one; without that there is silver."""
    if s.wilds.size > 0:
        item = topmost_open(s.sides[side])
        place(s, s.wilds, s.wilds.size - 1, s.sides[side].items, item)
        s.sides[side].items.beside[item].wild = 1
        tell(s, What.AUTOMATA_WILD, p, side, item)
        box(s, p, side, item)
    else:
        todo(s, p, Step.AUTOMATA_MAKE_WILD)


@rule
def make_wild(s: AutomataTable, p: int) -> None:
    """Take the first tile of the black depot face down into the reserve, or silver if there is none."""
    slot = 0
    while slot < BLACK_SLOTS and is_empty(s.black, slot):
        slot += 1
    if slot < BLACK_SLOTS:
        c = take(s, s.black, slot, s.wilds)
        tell(s, What.AUTOMATA_MADE_WILD, p, c)
    else:
        no_tile(s, p)


@rule
def no_tile(s: AutomataTable, p: int) -> None:
    """Where it finds nothing at all, there is silver."""
    tell(s, What.AUTOMATA_NO_TILE, p)
    gain_silver(s, p, NO_TILE_SILVER)


@rule
def box(s: AutomataTable, p: int, side: int, item: int) -> None:
    """An item with a box sells goods once it is covered."""
    if (automata_card(card_at(s.sides[side].card, 0)).boxes >> item) & 1:
        todo_with(s, p, Step.AUTOMATA_BOX, item)


@rule
def sell_for_box(s: AutomataTable, p: int, item: int) -> None:
    """Sell for the box of an item."""
    tell(s, What.AUTOMATA_BOX, p, item)
    sell_most(s, p)


# The bonus of a placed tile


@rule
def placed(s: AutomataTable, p: int, c: int, side: int, item: int) -> None:
    """The tile's own bonus comes first, then the box of its item; knowledge and mines have none."""
    box(s, p, side, item)
    kind = tile(c).kind
    if kind == CASTLE:
        castle(s, p)
    elif kind == LIVESTOCK:
        score_animals(s, p, c)
    elif kind == SHIP:
        todo(s, p, Step.AUTOMATA_SHIP)
    elif kind == BUILDING:
        use_building(s, p, tile(c).building)


@rule
def castle(s: AutomataTable, p: int) -> None:
    """Search again with the white die, for the active card or, if it is full, the other; with both full, sell."""
    side = active_side(s)
    if topmost_open(s.sides[side]) == NOTHING:
        side = 1 - side
    if topmost_open(s.sides[side]) == NOTHING:
        sell_most(s, p)
    else:
        todo_with(s, p, Step.AUTOMATA_SEARCH, s.white, side)


@rule
def score_animals(s: AutomataTable, p: int, c: int) -> None:
    """Score the animals of the species in its duchy and on both cards; geese join the most numerous one."""
    best = 0
    if tile(c).species == GEESE:
        for species in range(len(SPECIES)):
            best = max(best, animals_of(s, species))
    else:
        best = animals_of(s, tile(c).species)
    s.players[p].points[ANIMALS] += best
    tell(s, What.SCORED_ANIMALS, p, c, best)


@rule
def animals_of(s: AutomataTable, species: int) -> int:
    """Count the animals of a species in its duchy and face up on its cards, with geese."""
    total = 0
    for i in range(s.finished.size):
        total += animals_on(card_at(s.finished, i), species)
    for side in range(2):
        for item in range(MOST_ITEMS):
            if is_face_up(s.sides[side], item):
                total += animals_on(card_at(s.sides[side].items, item), species)
    return total


@rule
def animals_on(c: int, species: int) -> int:
    """Count the animals of a species on a tile."""
    return tile(c).animals if tile(c).species == species or tile(c).species == GEESE else 0


@rule
def ship(s: AutomataTable, p: int) -> None:
    """Take all goods of the depot with most, of equal ones the first clockwise from the white die; then advance."""
    best = s.white
    for ahead in range(1, DEPOTS):
        if goods_in(s, next_depot(s.white, ahead)) > goods_in(s, best):
            best = next_depot(s.white, ahead)
    for good in range(len(GOODS)):
        load(s, p, best, good)
    todo(s, p, Step.ADVANCE)


@rule
def use_building(s: AutomataTable, p: int, which: int) -> None:
    """Each building does for it something simpler than for people."""
    if which == WAREHOUSE:
        sell_most(s, p)
    elif which == CITY_HALL:
        todo(s, p, Step.AUTOMATA_PLACE)
    elif which == CRANE:
        castle(s, p)
    elif which == WHITE_CASTLE:
        todo(s, p, Step.AUTOMATA_SCARCEST)
    elif which == BANK:
        gain_silver(s, p, building(which).automata_gain)
    elif which == WATCHTOWER or which == BOARDING_HOUSE:
        s.players[p].points[BUILT] += building(which).automata_gain
        tell(s, What.GAINED_POINTS, p, building(which).automata_gain)
    else:
        todo_with(s, p, Step.AUTOMATA_KEEP, which)


@rule
def sell_most(s: AutomataTable, p: int) -> None:
    """Sell the type of which it has most, of equal ones the lowest number; without goods nothing."""
    him = s.players[p]
    best = 0
    for good in range(1, len(GOODS)):
        if him.goods[good] > him.goods[best]:
            best = good
    amount = him.goods[best]
    if amount > 0:
        points = amount * per_players(scorers(s)).sale + AUTOMATA_ROUTE_POINTS * s.trade_routes
        him.goods[best] = 0
        him.sold[best] += amount
        him.points[SALES] += points
        tell(s, What.SOLD, p, best, amount, points)
        gain_silver(s, p, SALE_SILVER)


# Workshop, church and market


@rule
def keep_wanted(s: AutomataTable, p: int, which: int) -> None:
    """Take a tile of the kinds of a building into the reserve: its first kind anywhere, then the next.

    As an option the nearest depot with any of these kinds comes first.
    """
    if s.automata_depot_first:
        for ahead in range(DEPOTS):
            if keep_from(s, p, next_depot(s.white, ahead), which):
                return
        return
    for kind in range(len(KINDS)):
        if (building(which).takes >> kind) & 1 and keep_kind(s, p, kind):
            return


@rule
def keep_from(s: AutomataTable, p: int, depot: int, which: int) -> bool:
    """Keep a tile of this depot, of the first of the kinds that lies there."""
    for kind in range(len(KINDS)):
        if (building(which).takes >> kind) & 1 and slot_with(s, depot, kind) != NOTHING:
            keep(s, p, depot, slot_with(s, depot, kind))
            return True
    return False


@rule
def keep_kind(s: AutomataTable, p: int, kind: int) -> bool:
    """Keep the first tile of a kind, clockwise from the white die."""
    for ahead in range(DEPOTS):
        depot = next_depot(s.white, ahead)
        if slot_with(s, depot, kind) != NOTHING:
            keep(s, p, depot, slot_with(s, depot, kind))
            return True
    return False


@rule
def keep(s: AutomataTable, p: int, depot: int, slot: int) -> None:
    """Take a tile of a depot into the reserve."""
    c = take(s, s.depots[depot - 1].tiles, slot, s.reserve)
    tell(s, What.AUTOMATA_KEPT, p, depot, c)


# City hall


@rule
def in_reserve(s: AutomataTable, kind: int) -> int:
    """Count the tiles of a kind in the reserve, face up."""
    total = 0
    for i in range(s.reserve.size):
        if tile(card_at(s.reserve, i)).kind == kind:
            total += 1
    return total


@rule
def place_most(s: AutomataTable, p: int) -> None:
    """Place the kind of which the reserve has most on the active card; if none fits there, on the other."""
    on = active_side(s)
    item = item_for_most(s, on)
    if item == NOTHING:
        on = 1 - on
        item = item_for_most(s, on)
    if item != NOTHING:
        place_from_reserve(s, p, newest_in_reserve(s, kind_at(s.sides[on], item)), on, item)


@rule
def item_for_most(s: AutomataTable, side: int) -> int:
    """Return the open item of the kind of which the reserve has most, or `NOTHING`.

    Of equal ones it is the topmost item, or officially the first in the order of the reserve.
    """
    here = s.sides[side]
    best, most = NOTHING, 0
    if s.automata_rules == OFFICIAL:
        for kind in range(len(KINDS)):
            if in_reserve(s, kind) > most and item_of(here, kind) != NOTHING:
                best, most = item_of(here, kind), in_reserve(s, kind)
        return best
    for item in range(MOST_ITEMS):
        if is_open(here, item) and in_reserve(s, kind_at(here, item)) > most:
            best, most = item, in_reserve(s, kind_at(here, item))
    return best


# White castle


@rule
def keep_scarcest(s: AutomataTable, p: int) -> None:
    """Take into the reserve what it has least of there: of the first depot with tiles, or officially of any."""
    if s.automata_rules == OFFICIAL:
        keep_scarcest_anywhere(s, p)
        return
    for ahead in range(DEPOTS):
        depot = next_depot(s.white, ahead)
        best = NOTHING
        for slot in range(DEPOT_SLOTS):
            if has_tile_at(s, depot, slot) and (best == NOTHING or scarcer(s, depot, slot, best)):
                best = slot
        if best != NOTHING:
            keep(s, p, depot, best)
            return
    nothing_scarce(s, p)


@rule
def nothing_scarce(s: AutomataTable, p: int) -> None:
    """With all depots empty a white castle brings silver."""
    gain_silver(s, p, NO_WHITE_CASTLE_SILVER)


@rule
def has_tile_at(s: AutomataTable, depot: int, slot: int) -> bool:
    """Tell whether a tile lies on a slot of a depot."""
    return not is_empty(s.depots[depot - 1].tiles, slot)


@rule
def scarcer(s: AutomataTable, depot: int, slot: int, than: int) -> bool:
    """Tell whether the reserve has fewer of the kind on one slot than of that on another."""
    tiles = s.depots[depot - 1].tiles
    return in_reserve(s, tile(card_at(tiles, slot)).kind) < in_reserve(s, tile(card_at(tiles, than)).kind)


@rule
def keep_scarcest_anywhere(s: AutomataTable, p: int) -> None:
    """Search all depots for the kind of which it has fewest, then for the next."""
    tried = 0
    for _ in range(len(KINDS)):
        kind = scarcest_kind(s, tried)
        tried |= 1 << kind
        if keep_kind(s, p, kind):
            return
    nothing_scarce(s, p)


@rule
def scarcest_kind(s: AutomataTable, tried: int) -> int:
    """Return the kind of which the reserve has fewest, without those that were tried."""
    best = NOTHING
    for kind in range(len(KINDS)):
        if (tried >> kind) & 1 == 0 and (best == NOTHING or in_reserve(s, kind) < in_reserve(s, best)):
            best = kind
    return best


# The end of its turn


@rule
def finish(s: AutomataTable, p: int) -> None:
    """Cards that are full now are finished."""
    finish_cards(s, p)


@rule
def buy_black(s: AutomataTable, p: int) -> None:
    """With two silver it buys the black tile of whose kind its reserve has fewest, by the order of the depot.

    Officially equal kinds go by the order of the reserve.
    """
    if s.players[p].silver < PRICE:
        return
    best = NOTHING
    for slot in range(BLACK_SLOTS):
        if not is_empty(s.black, slot) and (best == NOTHING or wanted_more(s, slot, best)):
            best = slot
    if best != NOTHING:
        pay_price(s, p)
        c = take(s, s.black, best, s.reserve)
        tell(s, What.AUTOMATA_BOUGHT, p, c)


@rule
def pay_price(s: AutomataTable, p: int) -> None:
    """Pay for a tile of the black depot."""
    s.players[p].silver -= PRICE
    tell(s, What.PAID_SILVER, p, PRICE)


@rule
def wanted_more(s: AutomataTable, slot: int, than: int) -> bool:
    """Tell whether it would rather buy the tile on one slot than that on another."""
    kind, other = tile(card_at(s.black, slot)).kind, tile(card_at(s.black, than)).kind
    if in_reserve(s, kind) == in_reserve(s, other):
        return s.automata_rules == OFFICIAL and kind < other
    return in_reserve(s, kind) < in_reserve(s, other)
