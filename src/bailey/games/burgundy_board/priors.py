"""The priors of choices in a search, kind by kind (decision record 0011)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import ByKind, card_at, rule, scorers
from bailey.games.burgundy_board.choices import (
    BUY,
    DECLINE,
    DISCARD,
    EXTRA,
    FINISH,
    HIRE,
    PLACE,
    PLACE_TILE,
    SELL,
    SELL_GOODS,
    START_CASTLE,
    TAKE,
    TAKE_GOOD,
    TAKE_GOODS,
    TAKE_TILE,
    TAKE_WORKERS,
    TRADE_SILVER,
    USE_EFFECT,
)
from bailey.games.burgundy_board.data import rulebook
from bailey.games.burgundy_board.duchies import NO_SPACE, SIDES, beside
from bailey.games.burgundy_board.rules.duchy import workers_to_place
from bailey.games.burgundy_board.rules.purchase import tile_for_sale
from bailey.games.burgundy_board.rules.workers import ANY_DIE, amount_of, free_steps_to_take, workers_for
from bailey.games.burgundy_board.steps import Step
from bailey.games.burgundy_board.tiles import Effect, per_players
from bailey.games.burgundy_board.weights import weights
from bailey.games.burgundy_board.worth import (
    POINT,
    building_worth,
    load_worth,
    place_worth,
    sell_worth,
    silver_worth,
    take_worth,
    worker_worth,
)

if TYPE_CHECKING:
    from bailey.games.burgundy_board.state import Player, State


@rule
def value_of(s: State, me: Player, die: int) -> int:
    """Return the number of a die in hand, or of the action that a castle gives."""
    return s.todo[s.pending - 1].a if die == EXTRA else me.dice[die]


@rule
def spare_die(s: State, me: Player, die: int) -> int:
    """Return the die that is left when one is used; 0 if none is."""
    if die == EXTRA:
        return max(me.dice[0], me.dice[1])
    return me.dice[1 - die]


@rule
def take_prior(s: State, p: int, die: int, depot: int, slot: int) -> int:
    """A tile is worth what it comes to, less the workers."""
    me = s.players[p]
    cost = workers_for(me, value_of(s, me, die), depot, free_steps_to_take(me))
    c = card_at(s.depots[depot - 1].tiles, slot)
    return take_worth(s, p, c, spare_die(s, me, die)) - cost * worker_worth(s, me)


@rule
def take_tile_prior(s: State, p: int, depot: int, slot: int) -> int:
    """A tile that comes without a die."""
    me = s.players[p]
    return take_worth(s, p, card_at(s.depots[depot - 1].tiles, slot), max(me.dice[0], me.dice[1]))


@rule
def place_prior(s: State, p: int, die: int, tile: int, space: int) -> int:
    """A tile is worth what it does in its place, less the workers."""
    me = s.players[p]
    cost = workers_to_place(me, value_of(s, me, die), tile, space)
    return place_worth(s, p, card_at(me.storage, tile), space) - cost * worker_worth(s, me)


@rule
def place_tile_prior(s: State, p: int, tile: int, space: int) -> int:
    """A city hall places what is worth most."""
    return place_worth(s, p, card_at(s.players[p].storage, tile), space)


@rule
def sell_prior(s: State, p: int, die: int, good: int) -> int:
    """Goods are worth their points and silver, less the workers."""
    me = s.players[p]
    cost = workers_for(me, value_of(s, me, die), good + 1, 0)
    return sell_worth(s, p, good) - cost * worker_worth(s, me)


@rule
def sell_goods_prior(s: State, p: int, good: int) -> int:
    """A warehouse sells what is worth most."""
    return sell_worth(s, p, good)


@rule
def take_workers_prior(s: State, p: int, die: int) -> int:
    """Workers are taken while there is time to use them, and rather with a die that can do nothing else."""
    me = s.players[p]
    worth = worker_worth(s, me) * amount_of(me, Effect.WORKERS, rulebook().workers_action) + weights(0).workers_action
    worth += silver_worth(s) * amount_of(me, Effect.WORKERS_SILVER, 0)
    return worth + weights(0).extra_keep if value_of(s, me, die) == ANY_DIE else worth


@rule
def buy_prior(s: State, p: int, depot: int, slot: int) -> int:
    """A bought tile comes for silver."""
    me = s.players[p]
    c = tile_for_sale(s, depot, slot)
    worth = take_worth(s, p, c, max(me.dice[0], me.dice[1])) - rulebook().price * silver_worth(s) + weights(0).buy
    return worth + against(s)


@rule
def hire_prior(s: State, p: int, depot: int, slot: int) -> int:
    """A hired tile comes for workers."""
    me = s.players[p]
    c = tile_for_sale(s, depot, slot)
    cost = amount_of(me, Effect.HIRE, 0) * worker_worth(s, me)
    return take_worth(s, p, c, max(me.dice[0], me.dice[1])) - cost + weights(0).hire + against(s)


@rule
def against(s: State) -> int:
    """Return what a purchase is weighed against: before an action it can wait."""
    return 0 if s.todo[s.pending - 1].step == Step.FINISH else weights(0).second_die


@rule
def finish_prior(s: State) -> int:
    """A turn ends when no purchase is worth its price."""
    return weights(0).finish


@rule
def decline_prior(s: State) -> int:
    """Declining is seldom best."""
    return weights(0).decline


@rule
def discard_prior(s: State, p: int, tile: int) -> int:
    """The tile that is worth least goes."""
    me = s.players[p]
    return -take_worth(s, p, card_at(me.storage, tile), max(me.dice[0], me.dice[1]))


@rule
def take_goods_prior(s: State, p: int, depot: int) -> int:
    """The ship takes the goods that are worth most."""
    return load_worth(s, s.players[p], depot)


@rule
def take_good_prior(s: State, p: int, good: int) -> int:
    """The most goods of one type are taken."""
    depot = s.todo[s.pending - 1].a
    return s.depots[depot - 1].goods[good] * POINT * per_players(scorers(s)).sale


@rule
def use_effect_prior(s: State, p: int, building: int) -> int:
    """A crane does what is worth most."""
    return building_worth(s, s.players[p], building)


@rule
def start_castle_prior(s: State, space: int) -> int:
    """A castle in the middle has more neighbours."""
    neighbours = 0
    for i in range(SIDES):
        if beside(space).space[i] != NO_SPACE:
            neighbours += 1
    return weights(0).castle_neighbour * neighbours


@rule
def trade_silver_prior(s: State, p: int) -> int:
    """A silver for two workers, where these are worth more."""
    me = s.players[p]
    return worker_worth(s, me) * amount_of(me, Effect.SILVER_FOR_WORKERS, 0) - silver_worth(s) + against(s)


PRIORS: ByKind = {
    TAKE: take_prior,
    TAKE_TILE: take_tile_prior,
    PLACE: place_prior,
    PLACE_TILE: place_tile_prior,
    SELL: sell_prior,
    SELL_GOODS: sell_goods_prior,
    TAKE_WORKERS: take_workers_prior,
    BUY: buy_prior,
    HIRE: hire_prior,
    FINISH: finish_prior,
    DECLINE: decline_prior,
    DISCARD: discard_prior,
    TAKE_GOODS: take_goods_prior,
    TAKE_GOOD: take_good_prior,
    USE_EFFECT: use_effect_prior,
    START_CASTLE: start_castle_prior,
    TRADE_SILVER: trade_silver_prior,
}
