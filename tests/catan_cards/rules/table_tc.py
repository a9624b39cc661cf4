"""Positions of Trade & Change, and what its cards keep and change, for the tests of this set."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from catan_cards.rules import table

from bailey.games.catan_cards.data import SETS
from bailey.games.catan_cards.packing import RESOURCES, amount, packed

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position

#: The action phase with the set; action cards do not wait for the gate.
acting = partial(table.acting, theme=SETS.index("tc"), action_gate=3)


def keeping(me: Json, card: str, **amounts: int) -> Json:
    """Let a built card of a player keep resources."""
    cards = [{**one, "kept": packed(amounts)} if one["card"] == card else one for one in me["built"]]
    return {**me, "built": cards}


def naming(me: Json, card: str, *resources: str) -> Json:
    """Let a built card of a player stand for the resources that were named as it was built."""
    bits = sum(1 << RESOURCES.index(name) for name in resources)
    cards = [{**one, "resources": bits} if one["card"] == card else one for one in me["built"]]
    return {**me, "built": cards}


def kept(pos: Position, p: int, card: str) -> dict[str, int]:
    """Return what a built card keeps."""
    here = pos.state.players[p].built
    i = table.built(pos, p).index(card)
    return {name: n for r, name in enumerate(RESOURCES) if (n := amount(here.beside[i].kept, r))}


def wealth(pos: Position, p: int) -> dict[str, int]:
    """Add up what a player can spend: what Regions show, and what cards keep."""
    found = dict(table.stock(pos, p))
    for card in table.built(pos, p):
        for name, n in kept(pos, p, card).items():
            found[name] = found.get(name, 0) + n
    return found


def rate(pos: Position, p: int, resource: str) -> int:
    """Return how many of a resource the bank takes from a player for one."""
    return amount(pos.state.players[p].rates, RESOURCES.index(resource))


def gets(pos: Position, give: str) -> set[str]:
    """Name what one can get for a resource."""
    here = [one.args for one in pos.choices if one.name == "trade" and RESOURCES[one.args["give"]] == give]
    return {RESOURCES[args["get"]] for args in here}
