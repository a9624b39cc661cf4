"""Room for resources: in Regions, and with cards that keep what Regions have no room for (7, 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import card_at, rule, tell
from bailey.games.catan_cards.cards import NO_REGION, STORE, card
from bailey.games.catan_cards.events import What
from bailey.games.catan_cards.packing import ANY, MOST, NONE, RESOURCES, amount, covers, is_one_of, of_one, only, total
from bailey.games.catan_cards.rules.sums import cells_of

if TYPE_CHECKING:
    from bailey.games.catan_cards.state import Player, State

NOWHERE = -1


# Regions


@rule
def holds(me: Player, cell: int, resource: int) -> bool:
    """Tell whether a Region of this resource, or of one of several, lies in a cell."""
    return me.resource[cell] != NO_REGION and is_one_of(me.resource[cell], resource)


@rule
def room_in_regions(me: Player, resource: int) -> int:
    """Return how much more of a resource, or of several together, Regions can show."""
    return sum(STORE - me.regions.beside[cell].store for cell in cells_of(me) if holds(me, cell, resource))


@rule
def room(me: Player) -> int:
    """Return how much more of each resource there is room for, packed."""
    return me.capacity - me.stock


@rule
def all_of(amounts: int, resource: int) -> int:
    """Return the amount of one resource, or of several together."""
    return amount(amounts, resource) if resource < ANY else total(only(amounts, resource))


@rule
def first_resource(amounts: int) -> int:
    """Return the first resource of a packed amount."""
    return next((resource for resource in range(len(RESOURCES)) if amount(amounts, resource) > 0), 0)


# Cards that keep what there is no room for (13, Warehouse, Treasure Vault)


@rule
def keeper(me: Player, cell: int) -> int:
    """Return the first built card that has room for one more of a Region's resource; NOWHERE without one (13)."""
    if me.keepers == 0 or amount(me.stock, me.resource[cell]) == MOST:
        return NOWHERE
    return next((i for i in range(me.built.size) if free_space(me, i) > 0 and keeps_for(me, i, cell)), NOWHERE)


@rule
def keeps_for(me: Player, i: int, cell: int) -> bool:
    """Tell whether a built card keeps the resource of a Region (13, Warehouse, Treasure Vault)."""
    wanted = card(card_at(me.built, i)).keeps_only
    left = 2 * me.built.beside[i].place + me.built.beside[i].side
    return wanted == me.resource[cell] or (wanted == NONE and (cell == left or cell == left + 2))


@rule
def keep(s: State, p: int, cell: int, n: int) -> None:
    """Keep what a Region has no room for, as far as there are cards for it (13, Warehouse, Treasure Vault)."""
    me = s.players[p]
    for _ in range(n):
        i = keeper(me, cell)
        if i != NOWHERE:
            me.built.beside[i].kept += of_one(me.resource[cell], 1)
            tell(s, What.KEPT, p, me.resource[cell], card_at(me.built, i), 1)
            sum_up_kept(me)


@rule
def spend_kept(s: State, p: int, resource: int) -> None:
    """Spend one that a card keeps, now that no Region shows any (13)."""
    me = s.players[p]
    i = next((i for i in range(me.built.size) if only(me.built.beside[i].kept, resource) > 0), 0)
    spent = first_resource(only(me.built.beside[i].kept, resource))
    me.built.beside[i].kept -= of_one(spent, 1)
    tell(s, What.SPENT_KEPT, p, spent, card_at(me.built, i), 1)
    sum_up_kept(me)


@rule
def sum_up_kept(me: Player) -> None:
    """Count what built cards keep and could keep, as part of what there is and what there is room for (13)."""
    me.stock -= me.kept
    me.capacity = 0
    me.kept = 0
    me.keepers = 0
    for cell in cells_of(me):
        if me.resource[cell] != NO_REGION:
            me.capacity += of_one(me.resource[cell], STORE)
    for i in range(me.built.size):
        me.keepers += card(card_at(me.built, i)).keeps
        me.kept += me.built.beside[i].kept
    me.stock += me.kept
    me.capacity += me.kept
    for i in range(me.built.size):
        add_free_space(me, i)


@rule
def add_free_space(me: Player, i: int) -> None:
    """Count for which resources a built card has room, and how much."""
    free = free_space(me, i)
    if free > 0:
        for r in range(len(RESOURCES)):
            if keeps_resource(me, i, r):
                n = min(free, MOST - amount(me.capacity, r))
                me.capacity += of_one(r, max(0, n))


@rule
def free_space(me: Player, i: int) -> int:
    """Return how much more a built card can keep."""
    return card(card_at(me.built, i)).keeps - total(me.built.beside[i].kept)


@rule
def keeps_resource(me: Player, i: int, resource: int) -> bool:
    """Tell whether a built card keeps a resource."""
    wanted = card(card_at(me.built, i)).keeps_only
    left = 2 * me.built.beside[i].place + me.built.beside[i].side
    is_beside = me.resource[left] == resource or me.resource[left + 2] == resource
    return wanted == resource or (wanted == NONE and is_beside)


# Where one card keeps several resources


@rule
def space_for(me: Player, wanted: int) -> int:
    """Return how much there is room for of a resource, or of several together (5, 7, 13)."""
    if wanted < ANY or me.keepers == 0:
        return all_of(room(me), wanted)
    kept = sum(free_space(me, i) for i in range(me.built.size) if kinds_kept(me, i, wanted) > 0)
    return room_in_regions(me, wanted) + kept


@rule
def kinds_kept(me: Player, i: int, wanted: int) -> int:
    """Count the wanted resources of which a built card can keep one more."""
    if free_space(me, i) == 0:
        return 0
    return sum(is_one_of(r, wanted) and keeps_resource(me, i, r) for r in range(len(RESOURCES)))


@rule
def is_kept_in_choice(me: Player, wanted: int) -> bool:
    """Tell whether a card has room for different ones of the wanted resources."""
    return me.keepers > 0 and wanted >= ANY and any(kinds_kept(me, i, wanted) > 1 for i in range(me.built.size))


@rule
def has_room_for(me: Player, gained: int) -> bool:
    """Tell whether there is room for all of a packed amount at once (9, 13)."""
    if not covers(room(me), gained):
        return False
    return me.keepers == 0 or fits_in_keepers(me, gained)


@rule
def fits_in_keepers(me: Player, gained: int) -> bool:
    """Tell whether cards keep what Regions have no room for, when all of it is gained one after the other (13)."""
    taken = 0
    for resource in range(len(RESOURCES) - 1, -1, -1):
        over = amount(gained, resource) - room_in_regions(me, resource)
        keepers = 0
        for i in range(me.built.size):
            if card(card_at(me.built, i)).keeps > 0:
                if keeps_resource(me, i, resource) and over > 0:
                    n = min(over, free_space(me, i) - amount(taken, keepers))
                    taken += of_one(keepers, n)
                    over -= n
                keepers += 1
        if over > 0:
            return False
    return True
