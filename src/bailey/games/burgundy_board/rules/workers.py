"""Workers: each turns a die by one, and knowledge tiles turn it for nothing or by more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import rule, tell
from bailey.games.burgundy_board.events import What
from bailey.games.burgundy_board.tiles import Effect, effect_tiles, free_place

if TYPE_CHECKING:
    from bailey.games.burgundy_board.state import AutomataTable, Player, State

#: A die that stands for any number: a castle or a city hall gives such an action.
ANY_DIE = 0
SIDES = 6


@rule
def has(me: Player, effect: int) -> bool:
    """Tell whether a knowledge tile with this effect lies in a duchy; in storage it does nothing."""
    return me.knows & effect_tiles(effect).tiles != 0


@rule
def amount_of(me: Player, effect: int, without: int) -> int:
    """Return the amount of an effect, or what holds without its tile."""
    here = effect_tiles(effect)
    return here.amount if me.knows & here.tiles != 0 else without


@rule
def steps_between(die: int, wanted: int) -> int:
    """Count the steps that turn a die to a number, up or down, from 6 to 1 too."""
    if die == ANY_DIE:
        return 0
    steps = abs(die - wanted)
    return SIDES - steps if steps > SIDES // 2 else steps


@rule
def most_steps(me: Player, free: int) -> int:
    """Count the steps that a player can turn a die: `free` ones cost nothing, the others workers."""
    return free + me.workers * amount_of(me, Effect.SHIFT, 1)


@rule
def workers_for(me: Player, die: int, wanted: int, free: int) -> int:
    """Count the workers that turn a die to a number; `free` steps cost nothing."""
    steps = steps_between(die, wanted)
    if steps <= free:
        return 0
    by = amount_of(me, Effect.SHIFT, 1)
    return (steps - free + by - 1) // by


@rule
def free_steps_to_take(me: Player) -> int:
    """Return the steps that cost nothing when a tile is taken (knowledge 12)."""
    return amount_of(me, Effect.FREE_TAKE, 0)


@rule
def free_steps_to_place(me: Player, kind: int) -> int:
    """Return the steps that cost nothing when a tile of a kind is placed (knowledge 9, 10 and 11)."""
    here = free_place(kind)
    return here.amount if me.knows & here.tiles != 0 else 0


@rule
def pay_workers(s: State, p: int, amount: int) -> None:
    """Put workers back to the supply."""
    if amount > 0:
        s.players[p].workers -= amount
        tell(s, What.PAID_WORKERS, p, amount)


@rule
def gain_workers(s: State, p: int, amount: int) -> None:
    """Take workers from the supply; there are always enough."""
    if amount > 0:
        s.players[p].workers += amount
        tell(s, What.GAINED_WORKERS, p, amount)


@rule
def gain_silver(s: AutomataTable, p: int, amount: int) -> None:
    """Take silver from the supply; there is always enough."""
    if amount > 0:
        s.players[p].silver += amount
        tell(s, What.GAINED_SILVER, p, amount)
