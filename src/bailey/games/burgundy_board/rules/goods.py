"""Goods: how they come to light, ships that take them, and sales."""

from __future__ import annotations

from bailey.core import Menu, drawn, offer, rule, scorers, tell, todo_with
from bailey.games.burgundy_board.choices import TAKE_GOOD
from bailey.games.burgundy_board.data import GOODS, rulebook
from bailey.games.burgundy_board.events import What
from bailey.games.burgundy_board.rules.routes import lay_on_route
from bailey.games.burgundy_board.rules.workers import amount_of, gain_silver, gain_workers
from bailey.games.burgundy_board.state import SALES, STORAGE, AutomataTable, Player, State
from bailey.games.burgundy_board.steps import Step
from bailey.games.burgundy_board.tiles import Effect, per_players

#: How many types of goods a player can hold.
MOST_TYPES = STORAGE


@rule
def comes_to_light(s: State) -> int:
    """Let chance say which of the goods that nobody has seen is turned up."""
    left = 0
    for good in range(len(GOODS)):
        left += s.unseen_goods[good]
    which = drawn(s, left) - s.unseen_goods[0]
    good = 0
    while which > 0:
        good += 1
        which -= s.unseen_goods[good]
    s.unseen_goods[good] -= 1
    return good


@rule
def types_held(me: Player) -> int:
    """Count the types of goods that a player holds."""
    types = 0
    for good in range(len(GOODS)):
        if me.goods[good] > 0:
            types += 1
    return types


@rule
def new_types(s: State, me: Player, depot: int) -> int:
    """Count the types of goods in a depot that a player does not hold yet."""
    types = 0
    for good in range(len(GOODS)):
        if s.depots[depot - 1].goods[good] > 0 and me.goods[good] == 0:
            types += 1
    return types


@rule
def goods_in(s: AutomataTable, depot: int) -> int:
    """Count the goods in a depot."""
    total = 0
    for good in range(len(GOODS)):
        total += s.depots[depot - 1].goods[good]
    return total


@rule
def load(s: AutomataTable, p: int, depot: int, good: int) -> None:
    """Take all goods of a type from a depot."""
    amount = s.depots[depot - 1].goods[good]
    if amount > 0:
        s.depots[depot - 1].goods[good] = 0
        s.players[p].goods[good] += amount
        tell(s, What.TOOK_GOODS, p, depot, good, amount)


@rule
def take_all_goods(s: State, p: int, depot: int) -> None:
    """Take all goods of a depot; of three types at most, and the player chooses where more would come together."""
    me = s.players[p]
    room = MOST_TYPES - types_held(me)
    if new_types(s, me, depot) > room:
        for good in range(len(GOODS)):
            if me.goods[good] > 0:
                load(s, p, depot, good)
        if room > 0:
            todo_with(s, p, Step.TAKE_GOODS, depot)
        return
    for good in range(len(GOODS)):
        load(s, p, depot, good)


@rule
def offer_types(s: State, menu: Menu, p: int, depot: int) -> None:
    """Any type that is new may be stored while there is room for it; what cannot be stored stays."""
    for good in range(len(GOODS)):
        if s.depots[depot - 1].goods[good] > 0:
            offer(menu, TAKE_GOOD(good))


@rule
def take_good(s: State, p: int, good: int, depot: int) -> None:
    """Store the goods of one more type, and go on while there is room."""
    load(s, p, depot, good)
    take_all_goods(s, p, depot)


@rule
def sell(s: State, p: int, good: int) -> None:
    """Sell all goods of a type: one silver, and points for each by the number of players."""
    me = s.players[p]
    amount = me.goods[good]
    lying = tiles_sold(me)
    me.goods[good] = 0
    me.sold[good] += amount
    points = amount * per_players(scorers(s)).sale
    me.points[SALES] += points
    tell(s, What.SOLD, p, good, amount, points)
    gain_silver(s, p, amount_of(me, Effect.SALE_SILVER, rulebook().sale_silver))
    gain_workers(s, p, amount_of(me, Effect.SALE_WORKERS, 0))
    lay_on_route(s, p, good, lying, amount)


@rule
def tiles_sold(me: Player) -> int:
    """Count the goods that a player has sold."""
    total = 0
    for good in range(len(GOODS)):
        total += me.sold[good]
    return total
