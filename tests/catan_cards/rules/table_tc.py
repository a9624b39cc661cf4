"""Positions of Trade & Change, and what its cards keep and change, for the tests of this set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from catan_cards.rules import table
from catan_cards.rules.table import do, is_open, player

from bailey.core import card_at
from bailey.games.catan_cards.cards import IDS
from bailey.games.catan_cards.data import SETS
from bailey.games.catan_cards.packing import RESOURCES, amount, packed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from catan_cards.rules.table import Json

    from bailey.core import Position

TC = SETS.index("tc")
#: No gate for action cards.
OPEN = {"action_gate": 3}
UPPER = ("pasture-3", "gold-6", "hills-5")
LOWER = ("fields-1", "forest-4", "mountains-2")
#: The start Regions of the first player, and their resources.
OWN = dict(zip((*UPPER, *LOWER), ("wool", "gold", "brick", "grain", "lumber", "ore"), strict=True))
HOUSE, OTHER, VAULT = "warehouse-a", "warehouse-b", "treasure-vault"
ABOVE = {HOUSE: (5, "above")}


def acting(first: Json, second: Json | None = None, **fields: Any) -> Position:
    """Lay out the action phase with the set, and without a gate."""
    fields.setdefault("options", OPEN)
    return table.acting(first, second or player(1), theme=TC, **fields)


def rolled(face: str, die: int, first: Json, second: Json | None = None, **fields: Any) -> Position:
    """Roll both dice with the set."""
    return table.rolled(face, die, first, second or player(1), theme=TC, **fields)


def event(card: str, first: Json, second: Json | None = None, **fields: Any) -> Position:
    """Turn up an event card with the set; a 1 was rolled, unless another number is told."""
    return table.event(card, first, second or player(1), theme=TC, **fields)


def acts(pos: Position, p: int = 0) -> bool:
    """Tell whether a player may act, and nothing else is asked."""
    return pos.turn == p and is_open(pos, "end_actions")


def city(
    seat: int,
    cards: str = "",
    hand: str = "",
    stores: Mapping[str, int] | int = 0,
    places: tuple[int, ...] = (5, 6),
) -> Json:
    """Tell what a player with Cities has; the cards stand beside them, first above and then below."""
    sites = [(place, side) for _ in range(2) for place in places for side in ("above", "below")]
    names = cards.split()
    standing = dict(zip(names, sites, strict=False))
    settled = [place for place in (5, 6) if place not in places]
    return player(seat, hand, standing, settlements=settled, cities=places, stores=stores)


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


def pile(here: Any) -> list[str]:
    """Name the cards of a pile from its bottom to its top."""
    return [IDS[card_at(here, i)] for i in range(here.size)]


def lasting(pos: Position) -> list[str]:
    """Name the cards that were played and lie open until they are spent."""
    return pile(pos.state.lasting)


def pawned(pos: Position, p: int) -> list[str]:
    """Name the card that lies under a player's Pawnbroker."""
    return pile(pos.state.players[p].pawned)


def commerce(pos: Position, p: int) -> int:
    """Return the commerce points of a player."""
    return int(pos.state.players[p].commerce)


def rate(pos: Position, p: int, resource: str) -> int:
    """Return how many of a resource the bank takes from a player for one."""
    return amount(pos.state.players[p].rates, RESOURCES.index(resource))


def gets(pos: Position, give: str) -> set[str]:
    """Name what one can get for a resource."""
    here = [one.args for one in pos.choices if one.name == "trade" and RESOURCES[one.args["give"]] == give]
    return {RESOURCES[args["get"]] for args in here}


def showing(me: Json, region: str, n: int) -> Json:
    """Let one Region of a player show so much, and the others nothing."""
    cells = [cell and {**cell, "store": n if cell["card"] == region else 0} for cell in me["regions"]]
    return {**me, "regions": cells}


def rates(me: Json, card: str = "") -> dict[str, int]:
    """Find by trading how many of each resource the bank takes from the first player, who plays a card before."""
    found = {}
    for region, resource in OWN.items():
        for n in (3, 2, 1):
            pos = acting(showing(me, region, n))
            if card:
                do(pos, "play", slot=card)
            if gets(pos, resource):
                found[resource] = n
    return found


def better(**changed: int) -> dict[str, int]:
    """Tell the rates at the bank, 3 of each resource but of those that are told."""
    return dict.fromkeys(RESOURCES, 3) | changed


def vault(stores: dict[str, int] | int = 0, hand: str = "", **amounts: int) -> Json:
    """Lay out a first player whose Treasure Vault below place 6 keeps these resources."""
    me = player(0, hand, {VAULT: (6, "below")}, settlements=(5,), cities=(6,), stores=stores)
    return keeping(me, VAULT, **amounts)
