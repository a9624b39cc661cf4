"""A turn: two dice, an action with each, and the actions that castles give."""

from __future__ import annotations

from bailey.core import Menu, allow, block, is_empty, listening, offer, rule, scorers, tell, todo
from bailey.games.burgundy_board.choices import EXTRA, FINISH, SELL, TAKE, TAKE_WORKERS, Why
from bailey.games.burgundy_board.data import DEPOT_SLOTS, DEPOTS, GOODS, rulebook
from bailey.games.burgundy_board.events import What
from bailey.games.burgundy_board.rules.duchy import lay, offer_places, workers_to_place
from bailey.games.burgundy_board.rules.effects import use_tile
from bailey.games.burgundy_board.rules.goods import sell
from bailey.games.burgundy_board.rules.storage import take_from_depot
from bailey.games.burgundy_board.rules.workers import (
    amount_of,
    free_steps_to_take,
    gain_silver,
    gain_workers,
    most_steps,
    pay_workers,
    steps_between,
    workers_for,
)
from bailey.games.burgundy_board.state import DICE, State
from bailey.games.burgundy_board.steps import Step
from bailey.games.burgundy_board.tiles import Effect


@rule
def begin_turn(s: State, p: int) -> None:
    """A turn has an action for each die that is left; the Automata has a turn of its own."""
    s.has_bought = 0
    s.has_hired = 0
    s.players[p].has_played = 1
    tell(s, What.TURN_BEGAN, p)
    if p >= s.seats:
        todo(s, p, Step.AUTOMATA_TURN)
        return
    todo(s, p, Step.FINISH, Step.END_TURN)
    for die in range(DICE):
        if s.players[p].dice[die] > 0:
            todo(s, p, Step.ACT)


@rule
def offer_actions(s: State, menu: Menu, p: int) -> None:
    """Either die may be used first, for any action; two equal dice are the same."""
    me = s.players[p]
    offer_with(s, menu, p, 0, me.dice[0])
    if me.dice[1] != me.dice[0]:
        offer_with(s, menu, p, 1, me.dice[1])


@rule
def offer_with(s: State, menu: Menu, p: int, die: int, value: int) -> None:
    """Offer what a die in hand can do."""
    if value > 0:
        offer_with_value(s, menu, p, die, value)


@rule
def offer_extra(s: State, menu: Menu, p: int, value: int) -> None:
    """A castle gives an action with a number of one's choice, a white castle one with the white die."""
    offer_with_value(s, menu, p, EXTRA, value)


@rule
def offer_with_value(s: State, menu: Menu, p: int, die: int, value: int) -> None:
    """Offer the four actions."""
    offer_tiles(s, menu, p, die, value)
    offer_places(s, menu, p, die, value)
    offer_sales(s, menu, p, die, value)
    offer(menu, TAKE_WORKERS(die))


@rule
def offer_tiles(s: State, menu: Menu, p: int, die: int, value: int) -> None:
    """The die says the depot."""
    me = s.players[p]
    most = most_steps(me, free_steps_to_take(me))
    for depot in range(1, DEPOTS + 1):
        enough = steps_between(value, depot) <= most
        if enough or listening(menu):
            tiles = s.depots[depot - 1].tiles
            for slot in range(DEPOT_SLOTS):
                if not is_empty(tiles, slot):
                    allow(menu, TAKE(die, depot, slot), enough, Why.TOO_FEW_WORKERS)


@rule
def offer_sales(s: State, menu: Menu, p: int, die: int, value: int) -> None:
    """The die says the type of goods."""
    me = s.players[p]
    most = most_steps(me, 0)
    for good in range(len(GOODS)):
        if me.goods[good] > 0:
            allow(menu, SELL(die, good), steps_between(value, good + 1) <= most, Why.TOO_FEW_WORKERS)
        elif listening(menu):
            block(menu, SELL(die, good), Why.NO_GOODS)


# The actions, with a die in hand


@rule
def use_die(s: State, p: int, die: int) -> int:
    """Return the number of a die, which is used now."""
    value = s.players[p].dice[die]
    s.players[p].dice[die] = 0
    return value


@rule
def take_tile(s: State, p: int, die: int, depot: int, slot: int) -> None:
    """Take a tile from the depot of the die."""
    take_with(s, p, use_die(s, p, die), depot, slot)


@rule
def place_tile(s: State, p: int, die: int, tile: int, space: int) -> None:
    """Place a stored tile on a space of the die."""
    place_with(s, p, use_die(s, p, die), tile, space)


@rule
def sell_goods(s: State, p: int, die: int, good: int) -> None:
    """Sell the goods of the die."""
    sell_with(s, p, use_die(s, p, die), good)


@rule
def take_workers(s: State, p: int, die: int) -> None:
    """Take workers, whatever the die."""
    use_die(s, p, die)
    workers_action(s, p)


# The actions that castles give


@rule
def take_extra(s: State, p: int, depot: int, slot: int, value: int) -> None:
    """Take a tile."""
    take_with(s, p, value, depot, slot)


@rule
def place_extra(s: State, p: int, tile: int, space: int, value: int) -> None:
    """Place a stored tile."""
    place_with(s, p, value, tile, space)


@rule
def sell_extra(s: State, p: int, good: int, value: int) -> None:
    """Sell goods of a type."""
    sell_with(s, p, value, good)


@rule
def workers_extra(s: State, p: int) -> None:
    """Take workers."""
    workers_action(s, p)


# What each does


@rule
def take_with(s: State, p: int, value: int, depot: int, slot: int) -> None:
    """Pay the workers that turn the die to the depot, and take the tile."""
    me = s.players[p]
    pay_workers(s, p, workers_for(me, value, depot, free_steps_to_take(me)))
    take_from_depot(s, p, depot, slot)


@rule
def place_with(s: State, p: int, value: int, tile: int, space: int) -> None:
    """Pay the workers that turn the die to the space, and place the tile."""
    pay_workers(s, p, workers_to_place(s.players[p], value, tile, space))
    use_tile(s, p, lay(s, p, tile, space))


@rule
def sell_with(s: State, p: int, value: int, good: int) -> None:
    """Pay the workers that turn the die to the type, and sell."""
    pay_workers(s, p, workers_for(s.players[p], value, good + 1, 0))
    sell(s, p, good)


@rule
def workers_action(s: State, p: int) -> None:
    """Take two workers; knowledge 14 makes it four, knowledge 13 adds a silver."""
    me = s.players[p]
    gain_workers(s, p, amount_of(me, Effect.WORKERS, rulebook().workers_action))
    gain_silver(s, p, amount_of(me, Effect.WORKERS_SILVER, 0))


# The end of a turn


@rule
def offer_finish(s: State, menu: Menu) -> None:
    """A turn is over when nothing more is bought."""
    offer(menu, FINISH())


@rule
def end_turn(s: State, p: int) -> None:
    """The next in the order who has not played yet has a turn; when all have, the round is over."""
    for place in range(scorers(s)):
        q = s.order[place]
        if s.players[q].has_played == 0:
            begin_turn(s, q)
            return
    todo(s, p, Step.END_ROUND)
