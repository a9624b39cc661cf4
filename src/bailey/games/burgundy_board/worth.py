"""What tiles, goods and supplies are worth to a bot, in hundredths of a point.

What counts is written here, in a player's words; how much it counts stands in `weights.json`. *Late* is by how many
turns fewer than `SOON` are left.
"""

from __future__ import annotations

from bailey.core import card_at, is_empty, rule, scorers
from bailey.games.burgundy_board.data import (
    ANY_TILE,
    BUILDING,
    CITY_HALL,
    DEPOTS,
    GOODS,
    INN,
    KNOWLEDGE,
    LAST_PHASE,
    LIVESTOCK,
    MINE,
    ROUNDS,
    SHIP,
    WAREHOUSE,
    rulebook,
)
from bailey.games.burgundy_board.duchies import NO_SPACE, REGIONS, SIDES, SPACES, beside, kind_size, region_of, space_of
from bailey.games.burgundy_board.rules.duchy import animals_in, region_at
from bailey.games.burgundy_board.rules.goods import MOST_TYPES, goods_in, tiles_sold, types_held
from bailey.games.burgundy_board.rules.routes import pays, route_end
from bailey.games.burgundy_board.rules.workers import amount_of, has
from bailey.games.burgundy_board.scoring import points_of
from bailey.games.burgundy_board.state import NO_PLAYER, STORAGE, Player, State
from bailey.games.burgundy_board.tiles import (
    ROUTE_SPACES,
    Effect,
    knowledge,
    per_players,
    phase_card,
    region_points,
    route,
    tile,
)
from bailey.games.burgundy_board.weights import weights

POINT = 100
#: The last turns of a game, in which choices have other weights than before.
SOON = 6
ALL_TURNS = ROUNDS * (LAST_PHASE + 1)
MOST_LACKING, MOST_PROGRESS, MOST_WORKERS = 5, 7, 4


@rule
def turns_left(s: State) -> int:
    """Return the turns that follow the present one."""
    return (LAST_PHASE - s.phase) * ROUNDS + ROUNDS - s.round


@rule
def lateness(s: State) -> int:
    """Return how late it is: 0 at first, then 1 more in each of the last turns."""
    return max(0, SOON - turns_left(s))


@rule
def silver_worth(s: State) -> int:
    """Return the value of a silver."""
    return max(POINT, weights(0).silver + weights(0).late_silver * lateness(s))


@rule
def worker_worth(s: State, me: Player) -> int:
    """Return the value of the next worker, which falls with those one has and late in the game."""
    worth = weights(0).worker[min(me.workers, MOST_WORKERS)] + weights(0).late_worker * lateness(s)
    return max(POINT // 2, worth)


# A tile in its place


@rule
def region_worth(s: State, me: Player, space: int) -> int:
    """Return the value of one more tile in a region: its points if that fills it, otherwise a share of them."""
    region = region_at(me, space)
    size = region_of(me.duchy * REGIONS + region).size
    lacking = size - me.filled[region]
    points = POINT * (region_points(size).points + phase_card(s.phase).points)
    if lacking <= 1:
        return points
    share = weights(0).progress[min(lacking, MOST_PROGRESS) - 2]
    return points * share // (POINT * size) + weights(0).late_progress * lateness(s) * (lacking - 1)


@rule
def colour_worth(s: State, me: Player, kind: int) -> int:
    """Return the value of one more tile of a colour: its bonus tile if that is the last, more if it is near."""
    if s.second_bonus[kind] != NO_PLAYER:
        return 0
    lacking = kind_size(kind).spaces - me.placed[kind]
    bonus = per_players(scorers(s)).first_bonus
    if s.first_bonus[kind] != NO_PLAYER:
        bonus = per_players(scorers(s)).second_bonus
    if lacking == 1:
        return POINT * bonus
    return weights(0).colour_near if lacking == 2 else 0


@rule
def effect_worth(s: State, p: int, c: int) -> int:
    """Return the value of what a tile does when it is placed, and later."""
    me = s.players[p]
    kind = tile(c).kind
    if kind == INN:
        return weights(0).inn
    worth = weights(0).kind[kind] + weights(0).late_kind * lateness(s)
    if kind == MINE:
        worth += weights(0).mine_phase * (LAST_PHASE + 1 - s.phase)
    elif kind == SHIP:
        worth += weights(0).ship_good * most_goods(s)
    elif kind == BUILDING:
        worth += building_worth(s, me, tile(c).building)
    elif kind == KNOWLEDGE:
        n = tile(c).knowledge
        worth += weights(0).knowledge[n] * turns_left(s) // ALL_TURNS
        if knowledge(n).effect >= Effect.END_SOLD_GOODS:
            worth += POINT * points_of(s, p, n)
    return worth


@rule
def building_worth(s: State, me: Player, which: int) -> int:
    """Return the value of a building's effect."""
    worth = weights(0).building[which]
    if which == WAREHOUSE:
        return worth + weights(0).warehouse_good * most_held(me)
    if which == CITY_HALL:
        return worth + weights(0).hall_tile * me.storage.size
    return worth


@rule
def most_goods(s: State) -> int:
    """Return how many goods lie in the fullest depot."""
    most = 0
    for depot in range(1, DEPOTS + 1):
        most = max(most, goods_in(s, depot))
    return most


@rule
def most_held(me: Player) -> int:
    """Return of how many goods of one type a player has most."""
    most = 0
    for good in range(len(GOODS)):
        most = max(most, me.goods[good])
    return most


@rule
def place_worth(s: State, p: int, c: int, space: int) -> int:
    """Return the value of a tile in a place: its effect, its region, its colour, and the spaces that it opens."""
    me = s.players[p]
    worth = effect_worth(s, p, c) + region_worth(s, me, space) + colour_worth(s, me, kind_at(me, space))
    if tile(c).kind == LIVESTOCK:
        animals = tile(c).animals + animals_in(me, region_at(me, space), tile(c).species)
        worth += POINT * animals + weights(0).animal_later * tile(c).animals
    opened = 0
    for i in range(SIDES):
        k = beside(space).space[i]
        if k != NO_SPACE and me.reach[k] == 0 and is_empty(me.spaces, k):
            opened += 1
    return worth + weights(0).opens * opened


@rule
def kind_at(me: Player, space: int) -> int:
    """Return the kind of a space."""
    return space_of(me.duchy * SPACES + space).kind


# A tile on its way


@rule
def take_worth(s: State, p: int, c: int, spare: int) -> int:
    """Return the value of a tile in storage: a share of its effect, and how soon and where it can be placed."""
    me = s.players[p]
    kind = tile(c).kind
    if kind == INN:
        return weights(0).inn + (weights(0).full if me.storage.size == STORAGE else 0)
    worth = weights(0).take_kind[kind] + effect_worth(s, p, c) * weights(0).take_share // POINT
    if kind == LIVESTOCK:
        worth += POINT * tile(c).animals * weights(0).take_share // POINT
        worth += weights(0).species * ((me.species >> tile(c).species) & 1)
    elif kind == BUILDING and (me.fits >> tile(c).building) & 1 == 0 and not has(me, Effect.SEVERAL_ALIKE):
        worth += weights(0).unfit
    worth += place_later(s, me, kind, spare)
    worth += weights(0).stored[me.storage.size] if me.storage.size < STORAGE else weights(0).full
    return worth + weights(0).late_take * lateness(s)


@rule
def place_later(s: State, me: Player, kind: int, spare: int) -> int:
    """Return what it counts how a kind can be placed: where, with the die that is left, and beside what is stored."""
    stored = 0
    for i in range(me.storage.size):
        if tile(card_at(me.storage, i)).kind == kind:
            stored += 1
    worth = weights(0).same_kind * stored
    if me.placed[kind] + stored >= kind_size(kind).spaces:
        return worth + weights(0).no_space
    if me.open[kind] == 0:
        return worth + weights(0).closed
    if (me.open_dice[kind] >> spare) & 1:
        worth += weights(0).die_matches
    return worth + weights(0).take_lacking[min(me.lacking[kind], MOST_LACKING) - 1]


# Goods


@rule
def sell_worth(s: State, p: int, good: int) -> int:
    """Return the value of a sale: points, silver, and what knowledge adds, less what waiting might bring."""
    me = s.players[p]
    amount = me.goods[good]
    worth = amount * POINT * (per_players(scorers(s)).sale - 1) + weights(0).sell
    worth += silver_worth(s) * amount_of(me, Effect.SALE_SILVER, rulebook().sale_silver)
    worth += worker_worth(s, me) * amount_of(me, Effect.SALE_WORKERS, 0)
    if has(me, Effect.END_SOLD_TILES):
        worth += POINT * amount
    if has(me, Effect.END_SOLD_GOODS) and me.sold[good] == 0:
        worth += POINT * s.knowledge_15
    return worth + route_worth(s, me, good) + weights(0).sell_wait * turns_left(s) // ALL_TURNS


@rule
def route_worth(s: State, me: Player, good: int) -> int:
    """Return the value of the rewards that a sale brings on the trade route."""
    worth = 0
    lying = tiles_sold(me)
    for space in range(lying, min(route_end(me), lying + me.goods[good])):
        if pays(me, space, good):
            reward = route(card_at(me.route, space // ROUTE_SPACES)).rewards[space % ROUTE_SPACES]
            worth += weights(0).any_tile if reward == ANY_TILE else building_worth(s, me, reward)
    return worth


@rule
def load_worth(s: State, me: Player, depot: int) -> int:
    """Return the value of the goods of a depot: types that one holds go together, and new ones need room."""
    worth = 0
    room = MOST_TYPES - types_held(me)
    for good in range(len(GOODS)):
        amount = s.depots[depot - 1].goods[good]
        if amount > 0:
            if me.goods[good] > 0:
                worth += amount * (POINT * per_players(scorers(s)).sale + weights(0).good_same)
            elif room > 0:
                room -= 1
                worth += amount * POINT * per_players(scorers(s)).sale + weights(0).goods_type
    return worth
