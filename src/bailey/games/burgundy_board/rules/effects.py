"""What a placed tile brings: castles, ships, and the buildings."""

from __future__ import annotations

from bailey.core import Menu, allow, card_at, is_empty, offer, rule, tell, todo, todo_with
from bailey.games.burgundy_board.choices import (
    DECLINE,
    SELL_GOODS,
    TAKE_GOODS,
    TAKE_TILE,
    USE_EFFECT,
    Why,
)
from bailey.games.burgundy_board.data import (
    ANY_TILE,
    BOARDING_HOUSE,
    BUILDING,
    CASTLE,
    CITY_HALL,
    CRANE,
    DEPOT_SLOTS,
    DEPOTS,
    GOODS,
    KINDS,
    SHIP,
    WAREHOUSE,
    WATCHTOWER,
    WHITE_CASTLE,
)
from bailey.games.burgundy_board.events import What
from bailey.games.burgundy_board.rules.duchy import BY_CITY_HALL, can_place, lay, offer_places
from bailey.games.burgundy_board.rules.goods import goods_in, sell, take_all_goods, types_held
from bailey.games.burgundy_board.rules.purchase import could_gain_tile
from bailey.games.burgundy_board.rules.storage import take_from_depot
from bailey.games.burgundy_board.rules.workers import ANY_DIE, gain_silver, gain_workers, has
from bailey.games.burgundy_board.state import BUILT, ROUTE_POINTS, State
from bailey.games.burgundy_board.steps import Step
from bailey.games.burgundy_board.tiles import ROUTE_SPACES, Effect, building, route, tile

ALL_KINDS = (1 << len(KINDS)) - 1


@rule
def use_tile(s: State, p: int, c: int) -> None:
    """Whoever places a tile has its effect at once; mines and knowledge work later."""
    if tile(c).kind == CASTLE:
        extra_action(s, p, ANY_DIE)
    elif tile(c).kind == SHIP:
        arrive(s, p, c)
    elif tile(c).kind == BUILDING:
        use_building(s, p, tile(c).building, c)


@rule
def extra_action(s: State, p: int, value: int) -> None:
    """One more action: of a castle with any number, of a white castle with the white die."""
    tell(s, What.EXTRA_ACTION, p, value)
    todo_with(s, p, Step.EXTRA_ACTION, value)


# Ships


@rule
def arrive(s: State, p: int, c: int) -> None:
    """Take the goods of a depot; then the marker advances."""
    todo(s, p, Step.ADVANCE)
    if all_goods(s) > 0:
        todo(s, p, Step.CHOOSE_DEPOT)
    else:
        tell(s, What.NOTHING_HAPPENED, p, c)


@rule
def all_goods(s: State) -> int:
    """Count the goods in all depots."""
    total = 0
    for depot in range(1, DEPOTS + 1):
        total += goods_in(s, depot)
    return total


@rule
def next_depot(depot: int, by: int) -> int:
    """Return the depot that is so many further clockwise: 1 follows 6."""
    return (depot - 1 + by) % DEPOTS + 1


@rule
def beside_goods(s: State, depot: int) -> bool:
    """Tell whether goods lie in a depot next to this one."""
    return goods_in(s, next_depot(depot, 1)) > 0 or goods_in(s, next_depot(depot, DEPOTS - 1)) > 0


@rule
def offer_depots(s: State, menu: Menu, p: int) -> None:
    """Choose the depot whose goods the ship takes; with knowledge 5 it may be one beside goods."""
    second = has(s.players[p], Effect.SECOND_DEPOT)
    for depot in range(1, DEPOTS + 1):
        filled = goods_in(s, depot) > 0 or (second and beside_goods(s, depot))
        allow(menu, TAKE_GOODS(depot), filled, Why.EMPTY_DEPOT)


@rule
def take_goods(s: State, p: int, depot: int) -> None:
    """The ship takes all goods of one depot, and with knowledge 5 those of a neighbour."""
    if has(s.players[p], Effect.SECOND_DEPOT) and beside_goods(s, depot):
        todo_with(s, p, Step.SECOND_DEPOT, depot)
    take_all_goods(s, p, depot)


@rule
def offer_neighbours(s: State, menu: Menu, p: int, depot: int) -> None:
    """Choose one of the two depots beside the first (knowledge 5)."""
    for by in range(1, DEPOTS, DEPOTS - 2):
        allow(menu, TAKE_GOODS(next_depot(depot, by)), goods_in(s, next_depot(depot, by)) > 0, Why.EMPTY_DEPOT)


@rule
def take_more_goods(s: State, p: int, depot: int) -> None:
    """Take the goods of the neighbouring depot too (knowledge 5)."""
    take_all_goods(s, p, depot)


# Buildings


@rule
def use_building(s: State, p: int, which: int, c: int) -> None:
    """Each building does something else; what cannot be done is left out."""
    if which == WAREHOUSE:
        use_or_not(s, p, c, Step.SELL_GOODS, types_held(s.players[p]) > 0)
    elif which == CITY_HALL:
        use_or_not(s, p, c, Step.PLACE_TILE, can_place(s, p) or could_gain_tile(s, p))
    elif which == CRANE:
        todo_with(s, p, Step.CHOOSE_EFFECT, c)
    elif which == WHITE_CASTLE:
        extra_action(s, p, s.white)
    elif building(which).takes > 0:
        take_of(s, p, c, building(which).takes)
    else:
        gain_of_building(s, p, which, BUILT)


@rule
def take_of(s: State, p: int, c: int, kinds: int) -> None:
    """Let the player take a tile of some kinds from a numbered depot."""
    if depots_have(s, kinds):
        todo_with(s, p, Step.TAKE_TILE, kinds)
    else:
        tell(s, What.NOTHING_HAPPENED, p, c)


@rule
def gain_of_building(s: State, p: int, which: int, source: int) -> None:
    """A watchtower brings points, a boarding house workers, a bank silver."""
    gain = building(which).gain
    if which == WATCHTOWER:
        s.players[p].points[source] += gain
        tell(s, What.GAINED_POINTS, p, gain)
    elif which == BOARDING_HOUSE:
        gain_workers(s, p, gain)
    else:
        gain_silver(s, p, gain)


@rule
def use_or_not(s: State, p: int, c: int, step: int, possible: int) -> None:
    """Ask about an effect if it can be used."""
    if possible:
        todo(s, p, step)
    else:
        tell(s, What.NOTHING_HAPPENED, p, c)


# Workshop, church and market


@rule
def depots_have(s: State, kinds: int) -> bool:
    """Tell whether a tile of some kinds lies in a numbered depot."""
    for depot in range(DEPOTS):
        for slot in range(DEPOT_SLOTS):
            if is_of(s, depot, slot, kinds):
                return True
    return False


@rule
def is_of(s: State, depot: int, slot: int, kinds: int) -> bool:
    """Tell whether a tile of some kinds lies on a slot of a depot, counted from 0."""
    if is_empty(s.depots[depot].tiles, slot):
        return False
    return (kinds >> tile(card_at(s.depots[depot].tiles, slot)).kind) & 1 == 1


@rule
def offer_fitting(s: State, menu: Menu, kinds: int) -> None:
    """Take a tile of the kinds that the building names, from any numbered depot, or none."""
    offer(menu, DECLINE())
    for depot in range(DEPOTS):
        for slot in range(DEPOT_SLOTS):
            if not is_empty(s.depots[depot].tiles, slot):
                allow(menu, TAKE_TILE(depot + 1, slot), is_of(s, depot, slot, kinds), Why.DOES_NOT_FIT)


@rule
def take_fitting(s: State, p: int, depot: int, slot: int) -> None:
    """Take the tile, without a die."""
    take_from_depot(s, p, depot, slot)


# Warehouse


@rule
def offer_types_to_sell(s: State, menu: Menu, p: int) -> None:
    """Sell any one type, without a die, or none."""
    offer(menu, DECLINE())
    for good in range(len(GOODS)):
        allow(menu, SELL_GOODS(good), s.players[p].goods[good] > 0, Why.NO_GOODS)


@rule
def sell_type(s: State, p: int, good: int) -> None:
    """Sell the goods."""
    sell(s, p, good)


# City hall


@rule
def offer_any_place(s: State, menu: Menu, p: int) -> None:
    """Place a stored tile, whatever its number, or none."""
    offer(menu, DECLINE())
    offer_places(s, menu, p, BY_CITY_HALL, ANY_DIE)


@rule
def place_any(s: State, p: int, tile: int, space: int) -> None:
    """Place the tile with its own effect."""
    use_tile(s, p, lay(s, p, tile, space))


@rule
def decline(s: State, p: int) -> None:
    """The effect is left out."""
    tell(s, What.DECLINED, p)


# Crane


@rule
def offer_effects(s: State, menu: Menu) -> None:
    """The crane does what any one building does."""
    for which in range(CRANE):
        offer(menu, USE_EFFECT(which))


@rule
def use_effect(s: State, p: int, building: int, c: int) -> None:
    """Use the effect of the building that was chosen."""
    tell(s, What.USED_EFFECT, p, building)
    use_building(s, p, building, c)


# Trade routes


@rule
def pay_route(s: State, p: int, space: int) -> None:
    """A good that fits its space of the trade route brings what a building brings, or any tile."""
    c = card_at(s.players[p].route, space // ROUTE_SPACES)
    reward = route(c).rewards[space % ROUTE_SPACES]
    tell(s, What.ROUTE_PAID, p, c, route(c).goods[space % ROUTE_SPACES])
    if reward == ANY_TILE:
        take_of(s, p, c, ALL_KINDS)
    elif building(reward).takes > 0:
        take_of(s, p, c, building(reward).takes)
    else:
        gain_of_building(s, p, reward, ROUTE_POINTS)
