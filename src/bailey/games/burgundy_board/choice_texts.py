"""What the texts of questions and choices are told: for each step and each kind of choice, its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import card_at
from bailey.games.burgundy_board.choices import EXTRA
from bailey.games.burgundy_board.data import rulebook
from bailey.games.burgundy_board.duchies import DUCHIES, SPACES, space_of
from bailey.games.burgundy_board.rules.duchy import workers_to_place
from bailey.games.burgundy_board.rules.purchase import tile_for_sale
from bailey.games.burgundy_board.rules.workers import amount_of, free_steps_to_take, workers_for
from bailey.games.burgundy_board.tiles import IDS, Effect

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core import Frame
    from bailey.core.play.choices import Choice
    from bailey.core.play.position import Position
    from bailey.core.text.catalogue import Value
    from bailey.games.burgundy_board.state import Player
    from bailey.games.burgundy_board.table_words import TableWords

Args = dict[str, "Value"]


def me_in(position: Position) -> Player:
    """Return the player on turn."""
    me: Player = position.state.players[position.turn or 0]
    return me


def frame_of(position: Position) -> Frame:
    """Return what the player on turn is asked."""
    frame: Frame = position.state.todo[position.state.pending - 1]
    return frame


STEP_ARGS: dict[str, Callable[[TableWords, Position], Args]] = {
    "act": lambda _, position: {"dice": sum(die > 0 for die in me_in(position).dice)},
    "extra_action": lambda _, position: {"die": frame_of(position).a},
    "discard": lambda texts, position: {"card": texts.name_in(position.state.taken, position.state.taken.size - 1)},
    "take_tile": lambda texts, position: {"kinds": texts.kinds_list(frame_of(position).a)},
}


def value_of(position: Position, die: int) -> int:
    """Return the number of a die in hand, or of an extra action; 0 stands for any."""
    return frame_of(position).a if die == EXTRA else me_in(position).dice[die]


def shown(position: Position, die: int) -> int:
    """Return the number that a text names: that of a die in hand, 0 for an extra action."""
    return 0 if die == EXTRA else me_in(position).dice[die]


def in_depot(texts: TableWords, position: Position, depot: int, slot: int) -> str:
    """Return the name of a tile of one of the seven depots."""
    return texts.card(IDS[tile_for_sale(position.state, depot, slot)])


def take_args(texts: TableWords, position: Position, choice: Choice) -> Args:
    """A tile, its depot, and what it costs with this die."""
    me, die, depot = me_in(position), choice.args["die"], choice.args["depot"]
    cost = workers_for(me, value_of(position, die), depot, free_steps_to_take(me))
    card = in_depot(texts, position, depot, choice.args["slot"])
    return {"die": shown(position, die), "card": card, "depot": depot, "workers": cost}


def space_args(texts: TableWords, position: Position, choice: Choice) -> Args:
    """A stored tile, and the space and its number."""
    me, space = me_in(position), choice.args["space"]
    number = int(space_of(me.duchy * SPACES + space).die)
    return {"card": texts.name_in(me.storage, choice.args["tile"]), "space": space + 1, "number": number}


def place_args(texts: TableWords, position: Position, choice: Choice) -> Args:
    """A stored tile, its space, and what it costs with this die."""
    die, args = choice.args["die"], choice.args
    cost = workers_to_place(me_in(position), value_of(position, die), args["tile"], args["space"])
    return {**space_args(texts, position, choice), "die": shown(position, die), "workers": cost}


def castle_args(_: TableWords, position: Position, choice: Choice) -> Args:
    """A space for the first castle."""
    space = choice.args["space"]
    return {"space": space + 1, "number": int(space_of(me_in(position).duchy * SPACES + space).die)}


def goods_args(texts: TableWords, position: Position, choice: Choice) -> Args:
    """Goods that a player has."""
    good = choice.args["good"]
    return {"goods": texts.goods(good, me_in(position).goods[good]), "type": good + 1}


def sell_args(texts: TableWords, position: Position, choice: Choice) -> Args:
    """Goods that a die sells, and what it costs."""
    die = choice.args["die"]
    cost = workers_for(me_in(position), value_of(position, die), choice.args["good"] + 1, 0)
    return {**goods_args(texts, position, choice), "die": shown(position, die), "workers": cost}


def workers_args(_: TableWords, position: Position, choice: Choice) -> Args:
    """How many workers the action brings."""
    n = amount_of(me_in(position), Effect.WORKERS, rulebook().workers_action)
    return {"die": shown(position, choice.args["die"]), "n": int(n)}


def depot_goods(texts: TableWords, position: Position, choice: Choice) -> Args:
    """The goods of a depot."""
    depot = choice.args["depot"]
    return {"depot": depot, "goods": texts.goods_list(position.state.depots[depot - 1].goods)}


def good_of_depot(texts: TableWords, position: Position, choice: Choice) -> Args:
    """The goods of one type in the depot of the ship."""
    good = choice.args["good"]
    amount = position.state.depots[frame_of(position).a - 1].goods[good]
    return {"goods": texts.goods(good, amount), "type": good + 1}


def effect_args(texts: TableWords, _: Position, choice: Choice) -> Args:
    """A building, and what it does."""
    which = choice.args["building"]
    return {"building": texts.tiles.building(which), "effect": texts.tiles.effect(which)}


def bought_args(texts: TableWords, position: Position, choice: Choice) -> Args:
    """A tile of any of the seven depots, and what it costs."""
    depot = choice.args["depot"]
    hired = int(amount_of(me_in(position), Effect.HIRE, 0))
    card = in_depot(texts, position, depot, choice.args["slot"])
    return {"card": card, "depot": depot, "silver": rulebook().price, "workers": hired}


def stored(texts: TableWords, position: Position, choice: Choice) -> Args:
    """A stored tile."""
    return {"card": texts.card(IDS[card_at(me_in(position).storage, choice.args["tile"])])}


CHOICE_ARGS: dict[str, Callable[[TableWords, Position, Choice], Args]] = {
    "choose_duchy": lambda texts, _, choice: {"duchy": texts.duchy(DUCHIES[choice.args["duchy"]])},
    "start_castle": castle_args,
    "take": take_args,
    "place": place_args,
    "sell": sell_args,
    "take_workers": workers_args,
    "take_tile": lambda texts, position, choice: {
        "card": in_depot(texts, position, choice.args["depot"], choice.args["slot"]),
        "depot": choice.args["depot"],
    },
    "place_tile": space_args,
    "sell_goods": goods_args,
    "take_goods": depot_goods,
    "take_good": good_of_depot,
    "use_effect": effect_args,
    "discard": stored,
    "buy": bought_args,
    "hire": bought_args,
    "trade_silver": lambda _, position, __: {"n": int(amount_of(me_in(position), Effect.SILVER_FOR_WORKERS, 0))},
}
