"""Why a choice is blocked: a key of the catalogue and its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bailey.core import card_at
from bailey.games.burgundy_board.choices import EXTRA, PLACE, SELL, TAKE, Why
from bailey.games.burgundy_board.data import GOODS
from bailey.games.burgundy_board.rules.duchy import workers_to_place
from bailey.games.burgundy_board.rules.workers import amount_of, free_steps_to_take, workers_for
from bailey.games.burgundy_board.tiles import IDS, Effect

if TYPE_CHECKING:
    from bailey.core import Choice
    from bailey.games.burgundy_board.state import Player, State


def explain(s: State, choice: Choice, why: Why) -> dict[str, Any]:
    """Return why a choice is blocked: a key and arguments for the catalogue."""
    frame = s.todo[s.pending - 1]
    me = s.players[frame.player]
    args: dict[str, Any] = {}
    if why == Why.TOO_FEW_WORKERS:
        value = frame.a if choice.args["die"] == EXTRA else me.dice[choice.args["die"]]
        args = {"cost": workers_of(me, choice, value), "workers": me.workers}
    elif why == Why.NO_GOODS:
        args = {"good": GOODS[choice.args["good"]]}
    elif why in {Why.NOT_BESIDE, Why.STANDS_THERE, Why.INN_STANDS_THERE}:
        args = {"card": IDS[card_at(me.storage, choice.args["tile"])]}
    elif why == Why.NO_SILVER:
        args = {"silver": me.silver}
    elif why == Why.TOO_FEW_TO_HIRE:
        args = {"cost": amount_of(me, Effect.HIRE, 0), "workers": me.workers}
    elif why == Why.EMPTY_DEPOT:
        args = {"depot": choice.args["depot"]}
    elif why == Why.DOES_NOT_FIT:
        args = {"card": IDS[card_at(s.depots[choice.args["depot"] - 1].tiles, choice.args["slot"])]}
    return {"key": why.name.lower().replace("_", "-"), "args": args}


def workers_of(me: Player, choice: Choice, value: int) -> int:
    """Return how many workers an action costs."""
    if choice.name == TAKE.name:
        return workers_for(me, value, choice.args["depot"], free_steps_to_take(me))
    if choice.name == PLACE.name:
        return workers_to_place(me, value, choice.args["tile"], choice.args["space"])
    assert choice.name == SELL.name
    return workers_for(me, value, choice.args["good"] + 1, 0)
