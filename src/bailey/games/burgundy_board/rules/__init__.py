"""The rules of the Castles of Burgundy, theme by theme, and the steps that call them."""

from __future__ import annotations

from bailey.core import Steps, ask, nothing
from bailey.games.burgundy_board.choices import (
    CHOOSE_DUCHY,
    DECLINE,
    DISCARD,
    FINISH,
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
    USE_EFFECT,
)
from bailey.games.burgundy_board.rules.automata import automata_turn, finish, make_wild, place_most, search
from bailey.games.burgundy_board.rules.automata_bonuses import sell_for_box, ship
from bailey.games.burgundy_board.rules.automata_reserve import buy_black, keep_scarcest, keep_wanted
from bailey.games.burgundy_board.rules.effects import (
    decline,
    offer_any_place,
    offer_depots,
    offer_effects,
    offer_fitting,
    offer_neighbours,
    offer_types_to_sell,
    pay_route,
    place_any,
    sell_type,
    take_fitting,
    take_goods,
    take_more_goods,
    use_effect,
)
from bailey.games.burgundy_board.rules.goods import offer_types, take_good
from bailey.games.burgundy_board.rules.rounds import (
    begin_phase,
    begin_round,
    choose_duchy,
    end_round,
    offer_castles,
    offer_duchies,
    start_castle,
)
from bailey.games.burgundy_board.rules.storage import discard, offer_discards, store
from bailey.games.burgundy_board.rules.track import advance
from bailey.games.burgundy_board.rules.turn import (
    end_turn,
    offer_actions,
    offer_extra,
    offer_finish,
    place_extra,
    place_tile,
    sell_extra,
    sell_goods,
    take_extra,
    take_tile,
    take_workers,
    workers_extra,
)
from bailey.games.burgundy_board.steps import Step

STEPS: Steps = {
    Step.CHOOSE_DUCHY: ask(offer_duchies, {CHOOSE_DUCHY: choose_duchy}),
    Step.START_CASTLE: ask(offer_castles, {START_CASTLE: start_castle}),
    Step.BEGIN_PHASE: begin_phase,
    Step.BEGIN_ROUND: begin_round,
    Step.ACT: ask(offer_actions, {TAKE: take_tile, PLACE: place_tile, SELL: sell_goods, TAKE_WORKERS: take_workers}),
    Step.EXTRA_ACTION: ask(
        offer_extra, {TAKE: take_extra, PLACE: place_extra, SELL: sell_extra, TAKE_WORKERS: workers_extra}
    ),
    Step.DISCARD: ask(offer_discards, {DISCARD: discard}),
    Step.STORE: store,
    Step.CHOOSE_DEPOT: ask(offer_depots, {TAKE_GOODS: take_goods}),
    Step.SECOND_DEPOT: ask(offer_neighbours, {TAKE_GOODS: take_more_goods}),
    Step.TAKE_GOODS: ask(offer_types, {TAKE_GOOD: take_good}),
    Step.ADVANCE: advance,
    Step.TAKE_TILE: ask(offer_fitting, {TAKE_TILE: take_fitting, DECLINE: decline}),
    Step.SELL_GOODS: ask(offer_types_to_sell, {SELL_GOODS: sell_type, DECLINE: decline}),
    Step.PLACE_TILE: ask(offer_any_place, {PLACE_TILE: place_any, DECLINE: decline}),
    Step.CHOOSE_EFFECT: ask(offer_effects, {USE_EFFECT: use_effect}, carries=["c"]),
    Step.FINISH: ask(offer_finish, {FINISH: nothing}),
    Step.END_TURN: end_turn,
    Step.END_ROUND: end_round,
    Step.AUTOMATA_TURN: automata_turn,
    Step.AUTOMATA_SEARCH: search,
    Step.AUTOMATA_PLACE: place_most,
    Step.AUTOMATA_BOX: sell_for_box,
    Step.AUTOMATA_MAKE_WILD: make_wild,
    Step.AUTOMATA_SHIP: ship,
    Step.AUTOMATA_KEEP: keep_wanted,
    Step.AUTOMATA_SCARCEST: keep_scarcest,
    Step.AUTOMATA_FINISH: finish,
    Step.AUTOMATA_BUY: buy_black,
    Step.ROUTE_REWARD: pay_route,
}
