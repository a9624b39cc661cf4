"""What the Automata takes into its reserve: by workshop, church, market and white castle, and by its purchase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import card_at, is_empty, rule, take, tell
from bailey.games.burgundy_board.data import BLACK_SLOTS, DEPOT_SLOTS, DEPOTS, KINDS, rulebook
from bailey.games.burgundy_board.events import What
from bailey.games.burgundy_board.rules.automata_cards import OFFICIAL
from bailey.games.burgundy_board.rules.effects import next_depot
from bailey.games.burgundy_board.rules.workers import gain_silver
from bailey.games.burgundy_board.tiles import NOTHING, building, tile

if TYPE_CHECKING:
    from bailey.games.burgundy_board.state import AutomataTable


@rule
def slot_with(s: AutomataTable, depot: int, kind: int) -> int:
    """Return the first slot of a depot with a tile of a kind, row by row from the left; or `NOTHING`."""
    tiles = s.depots[depot - 1].tiles
    for slot in range(DEPOT_SLOTS):
        if not is_empty(tiles, slot) and tile(card_at(tiles, slot)).kind == kind:
            return slot
    return NOTHING


@rule
def has_tile_at(s: AutomataTable, depot: int, slot: int) -> bool:
    """Tell whether a tile lies on a slot of a depot."""
    return not is_empty(s.depots[depot - 1].tiles, slot)


@rule
def in_reserve(s: AutomataTable, kind: int) -> int:
    """Count the tiles of a kind in the reserve, face up."""
    total = 0
    for i in range(s.reserve.size):
        if tile(card_at(s.reserve, i)).kind == kind:
            total += 1
    return total


@rule
def newest_in_reserve(s: AutomataTable, kind: int) -> int:
    """Return where the newest tile of a kind lies in the reserve, or `NOTHING`."""
    found = NOTHING
    for i in range(s.reserve.size):
        if tile(card_at(s.reserve, i)).kind == kind:
            found = i
    return found


@rule
def keep(s: AutomataTable, p: int, depot: int, slot: int) -> None:
    """Take a tile of a depot into the reserve."""
    c = take(s, s.depots[depot - 1].tiles, slot, s.reserve)
    tell(s, What.AUTOMATA_KEPT, p, depot, c)


# Workshop, church and market


@rule
def keep_wanted(s: AutomataTable, p: int, which: int) -> None:
    """Take a tile of the kinds of a building into the reserve: its first kind anywhere, then the next.

    As an option the nearest depot with any of these kinds comes first.
    """
    if s.automata_depot_first:
        for ahead in range(DEPOTS):
            if keep_from(s, p, next_depot(s.white, ahead), which):
                return
    else:
        for kind in range(len(KINDS)):
            if (building(which).takes >> kind) & 1 and keep_kind(s, p, kind):
                return
    tell(s, What.AUTOMATA_IN_VAIN, p)


@rule
def keep_from(s: AutomataTable, p: int, depot: int, which: int) -> bool:
    """Keep a tile of this depot, of the first of the kinds that lies there."""
    for kind in range(len(KINDS)):
        if (building(which).takes >> kind) & 1 and slot_with(s, depot, kind) != NOTHING:
            keep(s, p, depot, slot_with(s, depot, kind))
            return True
    return False


@rule
def keep_kind(s: AutomataTable, p: int, kind: int) -> bool:
    """Keep the first tile of a kind, clockwise from the white die."""
    for ahead in range(DEPOTS):
        depot = next_depot(s.white, ahead)
        if slot_with(s, depot, kind) != NOTHING:
            keep(s, p, depot, slot_with(s, depot, kind))
            return True
    return False


# White castle


@rule
def keep_scarcest(s: AutomataTable, p: int) -> None:
    """Take into the reserve what it has least of there: of the first depot with tiles, or officially of any."""
    if s.automata_rules == OFFICIAL:
        keep_scarcest_anywhere(s, p)
        return
    for ahead in range(DEPOTS):
        depot = next_depot(s.white, ahead)
        best = NOTHING
        for slot in range(DEPOT_SLOTS):
            if has_tile_at(s, depot, slot) and (best == NOTHING or scarcer(s, depot, slot, best)):
                best = slot
        if best != NOTHING:
            keep(s, p, depot, best)
            return
    nothing_scarce(s, p)


@rule
def nothing_scarce(s: AutomataTable, p: int) -> None:
    """With all depots empty a white castle brings silver."""
    gain_silver(s, p, rulebook().no_white_castle_silver)


@rule
def scarcer(s: AutomataTable, depot: int, slot: int, than: int) -> bool:
    """Tell whether the reserve has fewer of the kind on one slot than of that on another."""
    tiles = s.depots[depot - 1].tiles
    return in_reserve(s, tile(card_at(tiles, slot)).kind) < in_reserve(s, tile(card_at(tiles, than)).kind)


@rule
def keep_scarcest_anywhere(s: AutomataTable, p: int) -> None:
    """Search all depots for the kind of which it has fewest, then for the next."""
    tried = 0
    for _ in range(len(KINDS)):
        kind = scarcest_kind(s, tried)
        tried |= 1 << kind
        if keep_kind(s, p, kind):
            return
    nothing_scarce(s, p)


@rule
def scarcest_kind(s: AutomataTable, tried: int) -> int:
    """Return the kind of which the reserve has fewest, without those that were tried."""
    best = NOTHING
    for kind in range(len(KINDS)):
        if (tried >> kind) & 1 == 0 and (best == NOTHING or in_reserve(s, kind) < in_reserve(s, best)):
            best = kind
    return best


# The purchase at the end of its turn


@rule
def buy_black(s: AutomataTable, p: int) -> None:
    """With two silver it buys the black tile of whose kind its reserve has fewest, by the order of the depot.

    Officially equal kinds go by the order of the reserve.
    """
    if s.players[p].silver < rulebook().price:
        return
    best = NOTHING
    for slot in range(BLACK_SLOTS):
        if not is_empty(s.black, slot) and (best == NOTHING or wanted_more(s, slot, best)):
            best = slot
    if best != NOTHING:
        pay_price(s, p)
        c = take(s, s.black, best, s.reserve)
        tell(s, What.AUTOMATA_BOUGHT, p, c)


@rule
def pay_price(s: AutomataTable, p: int) -> None:
    """Pay for a tile of the black depot."""
    s.players[p].silver -= rulebook().price
    tell(s, What.PAID_SILVER, p, rulebook().price)


@rule
def wanted_more(s: AutomataTable, slot: int, than: int) -> bool:
    """Tell whether it would rather buy the tile on one slot than that on another."""
    kind, other = tile(card_at(s.black, slot)).kind, tile(card_at(s.black, than)).kind
    if in_reserve(s, kind) == in_reserve(s, other):
        return s.automata_rules == OFFICIAL and kind < other
    return in_reserve(s, kind) < in_reserve(s, other)
