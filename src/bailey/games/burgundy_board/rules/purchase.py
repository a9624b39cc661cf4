"""At any moment of a turn: a tile of the black depot for silver, and what knowledge 6 and 28 add."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Menu, allow, block, card_at, is_empty, listening, plain_only, rule, tell
from bailey.games.burgundy_board.choices import BUY, HIRE, TRADE_SILVER, Why
from bailey.games.burgundy_board.data import BLACK, BUILDING, DEPOT_SLOTS, DEPOTS, INN_SLOT, rulebook
from bailey.games.burgundy_board.events import What
from bailey.games.burgundy_board.rules.storage import take_from_black_depot, take_from_depot
from bailey.games.burgundy_board.rules.workers import amount_of, gain_workers, has, pay_workers
from bailey.games.burgundy_board.steps import Step
from bailey.games.burgundy_board.tiles import NOTHING, Effect, tile

if TYPE_CHECKING:
    from bailey.games.burgundy_board.state import State

#: The texts of knowledge 6: workers for a building; silver for a tile of any depot; silver or workers for one.
HIRES, REACHES_ALL, PAID_BY_WORKERS = range(3)


@rule
def in_a_turn(s: State) -> bool:
    """Tell whether the player who is asked has a turn; before the first nothing is bought."""
    return s.todo[s.pending - 1].step > Step.START_CASTLE


@rule
def may_buy_now(s: State) -> bool:
    """Tell whether a purchase may come now: at any moment, or as an option only between two actions."""
    step = s.todo[s.pending - 1].step
    return not s.purchase_between or step == Step.ACT or step == Step.FINISH


@rule
def slots_of(depot: int) -> int:
    """Return how many slots a depot has."""
    return INN_SLOT + 1 if depot == BLACK else DEPOT_SLOTS


@rule
def tile_for_sale(s: State, depot: int, slot: int) -> int:
    """Return the tile on a slot of any of the seven depots, or `NOTHING`; the black one's last slot has the inns."""
    if depot != BLACK:
        tiles = s.depots[depot - 1].tiles
        return NOTHING if is_empty(tiles, slot) else card_at(tiles, slot)
    if slot == INN_SLOT:
        return card_at(s.open_inns, s.open_inns.size - 1) if s.open_inns.size > 0 else NOTHING
    return NOTHING if is_empty(s.black, slot) else card_at(s.black, slot)


@rule
def has_tile(s: State, depot: int, slot: int) -> bool:
    """Tell whether a tile lies on a slot of any of the seven depots."""
    return tile_for_sale(s, depot, slot) != NOTHING


@rule
def could_gain_tile(s: State, p: int) -> bool:
    """Tell whether a player can pay for a tile in the middle of an action: by the purchase, or with knowledge 6."""
    me = s.players[p]
    may_buy = not s.has_bought and not s.purchase_between
    if may_buy and me.silver >= rulebook().price:
        return True
    workers = me.workers + me.silver * amount_of(me, Effect.SILVER_FOR_WORKERS, 0)
    if not has(me, Effect.HIRE) or workers < amount_of(me, Effect.HIRE, 0):
        return False
    return (s.knowledge_6 == HIRES and not s.has_hired) or (s.knowledge_6 == PAID_BY_WORKERS and may_buy)


@rule
def offer_purchase(s: State, menu: Menu, p: int) -> None:
    """Two silver buy a tile of the black depot, once a turn; by one text of knowledge 6 of any depot."""
    if in_a_turn(s) and s.players[p].silver >= rulebook().price and not s.has_bought:
        reaches_all = s.knowledge_6 != HIRES and has(s.players[p], Effect.HIRE)
        for depot in range(DEPOTS + 1 if reaches_all else 1):
            offer_tiles_for(s, menu, depot)
    else:
        block_purchase(s, menu)


@rule
def offer_tiles_for(s: State, menu: Menu, depot: int) -> None:
    """Offer every tile of a depot for silver."""
    for slot in range(slots_of(depot)):
        if has_tile(s, depot, slot):
            allow(menu, BUY(depot, slot), may_buy_now(s), Why.ONLY_BETWEEN)


@plain_only
def block_purchase(s: State, menu: Menu) -> None:
    """Say why nothing can be bought."""
    if listening(menu):
        for slot in range(slots_of(BLACK)):
            if has_tile(s, BLACK, slot):
                block(menu, BUY(BLACK, slot), Why.BOUGHT_ALREADY if s.has_bought else Why.NO_SILVER)


@rule
def buy(s: State, p: int, depot: int, slot: int) -> None:
    """Pay the silver, and store the tile."""
    s.players[p].silver -= rulebook().price
    s.has_bought = 1
    tell(s, What.PAID_SILVER, p, rulebook().price)
    tell(s, What.BOUGHT, p)
    take_bought(s, p, depot, slot)


@rule
def take_bought(s: State, p: int, depot: int, slot: int) -> None:
    """Take a tile from one of the seven depots."""
    if depot == BLACK:
        take_from_black_depot(s, p, slot)
    else:
        take_from_depot(s, p, depot, slot)


# Knowledge 6


@rule
def offer_hiring(s: State, menu: Menu, p: int) -> None:
    """Two workers take a building of a numbered depot, once a turn; or by another text any tile, as the purchase."""
    me = s.players[p]
    if s.knowledge_6 == REACHES_ALL or not has(me, Effect.HIRE) or not in_a_turn(s):
        return
    used = s.has_hired if s.knowledge_6 == HIRES else s.has_bought
    first = 1 if s.knowledge_6 == HIRES else BLACK
    for depot in range(first, DEPOTS + 1):
        for slot in range(slots_of(depot)):
            if has_tile(s, depot, slot) and can_be_hired(s, depot, slot):
                offer_hire(s, menu, p, HIRE(depot, slot), used)


@rule
def offer_hire(s: State, menu: Menu, p: int, choice: int, used: int) -> None:
    """Offer one tile for workers, or say why not."""
    if used:
        block(menu, choice, Why.HIRED_ALREADY)
    elif s.players[p].workers < amount_of(s.players[p], Effect.HIRE, 0):
        block(menu, choice, Why.TOO_FEW_TO_HIRE)
    else:
        allow(menu, choice, s.knowledge_6 == HIRES or may_buy_now(s), Why.ONLY_BETWEEN)


@rule
def can_be_hired(s: State, depot: int, slot: int) -> bool:
    """Tell whether workers pay for a tile: for buildings, or by one text of knowledge 6 for all."""
    if s.knowledge_6 != HIRES:
        return True
    return tile(card_at(s.depots[depot - 1].tiles, slot)).kind == BUILDING


@rule
def hire(s: State, p: int, depot: int, slot: int) -> None:
    """Pay the workers, and store the tile."""
    if s.knowledge_6 == HIRES:
        s.has_hired = 1
    else:
        s.has_bought = 1
    paid = amount_of(s.players[p], Effect.HIRE, 0)
    tell(s, What.HIRED, p, paid)
    pay_workers(s, p, paid)
    take_bought(s, p, depot, slot)


# Knowledge 28


@rule
def offer_silver_trade(s: State, menu: Menu, p: int) -> None:
    """A silver buys workers at any moment (knowledge 28)."""
    if has(s.players[p], Effect.SILVER_FOR_WORKERS) and in_a_turn(s):
        allow(menu, TRADE_SILVER(), s.players[p].silver > 0, Why.NO_SILVER)


@rule
def trade_silver(s: State, p: int) -> None:
    """Pay a silver, and gain the workers."""
    s.players[p].silver -= 1
    tell(s, What.PAID_SILVER, p, 1)
    gain_workers(s, p, amount_of(s.players[p], Effect.SILVER_FOR_WORKERS, 0))
