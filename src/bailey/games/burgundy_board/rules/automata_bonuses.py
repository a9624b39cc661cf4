"""What a placed tile brings the Automata, and its sales."""

from __future__ import annotations

from bailey.core import card_at, rule, scorers, tell, todo, todo_with
from bailey.games.burgundy_board.data import (
    BANK,
    BOARDING_HOUSE,
    BUILDING,
    CASTLE,
    CITY_HALL,
    CRANE,
    DEPOTS,
    GEESE,
    GOODS,
    LIVESTOCK,
    SHIP,
    SPECIES,
    WAREHOUSE,
    WATCHTOWER,
    WHITE_CASTLE,
    rulebook,
)
from bailey.games.burgundy_board.events import What
from bailey.games.burgundy_board.rules.automata_cards import active_side, is_face_up, topmost_open
from bailey.games.burgundy_board.rules.effects import next_depot
from bailey.games.burgundy_board.rules.goods import goods_in, load
from bailey.games.burgundy_board.rules.workers import gain_silver
from bailey.games.burgundy_board.state import ANIMALS, BUILT, SALES, AutomataTable
from bailey.games.burgundy_board.steps import Step
from bailey.games.burgundy_board.tiles import MOST_ITEMS, NOTHING, automata_card, building, per_players, tile


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
def box(s: AutomataTable, p: int, side: int, item: int) -> None:
    """An item with a box sells goods once it is covered."""
    if (automata_card(card_at(s.sides[side].card, 0)).boxes >> item) & 1:
        todo_with(s, p, Step.AUTOMATA_BOX, item)


@rule
def sell_for_box(s: AutomataTable, p: int, item: int) -> None:
    """Sell for the box of an item."""
    tell(s, What.AUTOMATA_BOX, p, item)
    sell_most(s, p)


@rule
def sell_most(s: AutomataTable, p: int) -> None:
    """Sell the type of which it has most, of equal ones the lowest number; without goods nothing."""
    him = s.players[p]
    best = 0
    for good in range(1, len(GOODS)):
        if him.goods[good] > him.goods[best]:
            best = good
    amount = him.goods[best]
    if amount == 0:
        tell(s, What.AUTOMATA_IN_VAIN, p)
    else:
        points = amount * per_players(scorers(s)).sale + rulebook().automata_route_points * s.trade_routes
        him.goods[best] = 0
        him.sold[best] += amount
        him.points[SALES] += points
        tell(s, What.SOLD, p, best, amount, points)
        gain_silver(s, p, rulebook().sale_silver)


# The bonuses


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
