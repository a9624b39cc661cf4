"""What is said of a choice beside the tile that it names: dice, workers, silver, goods and spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import scorers
from bailey.games.burgundy_board.choices import (
    BUY,
    CHOOSE_DUCHY,
    EXTRA,
    HIRE,
    PLACE,
    PLACE_TILE,
    SELL,
    SELL_GOODS,
    START_CASTLE,
    TAKE,
    TAKE_GOOD,
    TAKE_GOODS,
    TAKE_WORKERS,
    TRADE_SILVER,
    USE_EFFECT,
)
from bailey.games.burgundy_board.data import GOODS, rulebook
from bailey.games.burgundy_board.duchies import DUCHIES, SPACES, space_of
from bailey.games.burgundy_board.rules.duchy import workers_to_place
from bailey.games.burgundy_board.rules.workers import amount_of, free_steps_to_take, workers_for
from bailey.games.burgundy_board.tiles import Effect, per_players

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core import ChoiceKind, Facts
    from bailey.games.burgundy_board.state import Player, State


def asked_of(s: State) -> int:
    """Return the number that the question is about: the die of an extra action, or the depot of a ship."""
    return int(s.todo[s.pending - 1].a)


def action(s: State, p: int, die: int, needed: Callable[[Player, int], int]) -> Facts:
    """Say with which number an action is taken, 0 for an extra one, what workers it takes, and how many there are."""
    me = s.players[p]
    value = asked_of(s) if die == EXTRA else me.dice[die]
    return {"die": 0 if die == EXTRA else value, "workers": int(needed(me, value)), "have": me.workers}


def taking(s: State, p: int, die: int, depot: int, slot: int) -> Facts:
    """Say what taking a tile takes."""
    return action(s, p, die, lambda me, value: workers_for(me, value, depot, free_steps_to_take(me)))


def space_facts(s: State, p: int, space: int, **_: int) -> Facts:
    """Say which space is meant, and its number."""
    return {"space": space + 1, "number": int(space_of(s.players[p].duchy * SPACES + space).die)}


def placing(s: State, p: int, die: int, tile: int, space: int) -> Facts:
    """Say on which space a tile is placed, and what it takes."""
    taken = action(s, p, die, lambda me, value: workers_to_place(me, value, tile, space))
    return {**space_facts(s, p, space), **taken}


def sale(s: State, p: int, good: int) -> Facts:
    """Say which goods are sold, and what they bring: points for each, and silver, whatever their number."""
    me = s.players[p]
    n = me.goods[good]
    silver = amount_of(me, Effect.SALE_SILVER, rulebook().sale_silver)
    return {"good": GOODS[good], "n": n, "points": int(n * per_players(scorers(s)).sale), "silver": int(silver)}


def selling(s: State, p: int, die: int, good: int) -> Facts:
    """Say which goods are sold, what they bring, and what it takes."""
    return {**sale(s, p, good), **action(s, p, die, lambda me, value: workers_for(me, value, good + 1, 0))}


def taking_workers(s: State, p: int, die: int) -> Facts:
    """Say how many workers the action brings."""
    n = amount_of(s.players[p], Effect.WORKERS, rulebook().workers_action)
    return {"die": action(s, p, die, lambda *_: 0)["die"], "n": int(n)}


def hiring(s: State, p: int, **_: int) -> Facts:
    """Say how many workers a tile takes by knowledge, and how many there are."""
    return {"workers": int(amount_of(s.players[p], Effect.HIRE, 0)), "have": s.players[p].workers}


def buying(s: State, p: int, **_: int) -> Facts:
    """Say what a purchase takes, and how much silver there is."""
    return {"silver": rulebook().price, "have": s.players[p].silver}


def trading(s: State, p: int) -> Facts:
    """Say what silver is traded for, and how much of it there is."""
    return {"n": int(amount_of(s.players[p], Effect.SILVER_FOR_WORKERS, 0)), "silver": 1, "have": s.players[p].silver}


FACTS: dict[ChoiceKind, Callable[..., Facts]] = {
    CHOOSE_DUCHY: lambda _, __, duchy: {"duchy": DUCHIES[duchy]},
    START_CASTLE: space_facts,
    TAKE: taking,
    PLACE: placing,
    SELL: selling,
    TAKE_WORKERS: taking_workers,
    PLACE_TILE: space_facts,
    SELL_GOODS: sale,
    TAKE_GOODS: lambda s, _, depot: {"depot": depot, "lying": tuple(s.depots[depot - 1].goods)},
    TAKE_GOOD: lambda s, _, good: {"good": GOODS[good], "n": s.depots[asked_of(s) - 1].goods[good]},
    USE_EFFECT: lambda _, __, building: {"used": building},
    BUY: buying,
    HIRE: hiring,
    TRADE_SILVER: trading,
}
