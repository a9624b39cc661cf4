"""What Regions show: gains, payments and losses. Where several Regions could pay or gain, their owner chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Menu, allow, card_at, offer, rule, tell, todo_with
from bailey.games.catan_cards.cards import STORE
from bailey.games.catan_cards.choices import (
    ANY_REGION,
    GAIN,
    GIVE_RESOURCE,
    PAY,
    PAY_KEPT,
    SKIP,
    STOP,
    TAKE_RESOURCE,
    Why,
)
from bailey.games.catan_cards.events import What
from bailey.games.catan_cards.packing import ANY, RESOURCES, amount, of_one, only, total
from bailey.games.catan_cards.rules.room import (
    NOWHERE,
    first_resource,
    holds,
    is_kept_in_choice,
    keep,
    keeper,
    room,
    space_for,
    spend_kept,
)
from bailey.games.catan_cards.rules.sums import cells_of
from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from bailey.games.catan_cards.state import Player, State

# One Region


@rule
def can_pay(me: Player, cell: int, resource: int) -> bool:
    """Tell whether a Region can pay one of a resource."""
    return me.regions.beside[cell].store > 0 and holds(me, cell, resource)


@rule
def has_room(me: Player, cell: int, resource: int) -> bool:
    """Tell whether a Region, or a card that keeps for it, has room for one of a resource."""
    return holds(me, cell, resource) and (me.regions.beside[cell].store < STORE or keeper(me, cell) != NOWHERE)


@rule
def add(s: State, p: int, cell: int, n: int) -> int:
    """Turn a Region so that it shows `n` more, as far as there is room; return how many it gained (6)."""
    me, rest = s.players[p], n
    n = min(n, STORE - me.regions.beside[cell].store)
    me.regions.beside[cell].store += n
    me.stock += of_one(me.resource[cell], n)
    if me.keepers > 0:
        keep(s, p, cell, rest - n)
    return n


@rule
def remove(s: State, p: int, cell: int, n: int) -> None:
    """Turn a Region so that it shows `n` less."""
    me = s.players[p]
    me.regions.beside[cell].store -= n
    me.stock -= of_one(me.resource[cell], n)


@rule
def pay_here(s: State, p: int, cell: int, n: int) -> None:
    """Pay from one Region."""
    me = s.players[p]
    remove(s, p, cell, n)
    tell(s, What.PAID, p, me.resource[cell], card_at(me.regions, cell), n, me.regions.beside[cell].store)


@rule
def gain_here(s: State, p: int, cell: int) -> None:
    """Gain one in a Region."""
    me = s.players[p]
    add(s, p, cell, 1)
    tell(s, What.GAINED, p, me.resource[cell], card_at(me.regions, cell), me.regions.beside[cell].store)


# All Regions


@rule
def payers(me: Player, resource: int) -> int:
    """Count the Regions that can pay a resource."""
    return sum(can_pay(me, cell, resource) for cell in cells_of(me))


@rule
def fullest(me: Player, resource: int) -> int:
    """Return the Region that shows most of a resource."""
    found, most = NOWHERE, 0
    for cell in cells_of(me):
        if me.regions.beside[cell].store > most and holds(me, cell, resource):
            found, most = cell, me.regions.beside[cell].store
    return found


@rule
def emptiest(me: Player, resource: int) -> int:
    """Return the Region that shows least of a resource."""
    found, least = NOWHERE, STORE + 1
    for cell in cells_of(me):
        if me.regions.beside[cell].store < least and has_room(me, cell, resource):
            found, least = cell, me.regions.beside[cell].store
    return found


# Paying


@rule
def pay(s: State, p: int, cost: int) -> None:
    """Pay a packed cost; where several Regions could pay, ask which (7)."""
    me, rest = s.players[p], 0
    for resource in range(len(RESOURCES)):
        n = amount(cost, resource)
        if n > 0:
            if n >= amount(me.stock - me.kept, resource) or payers(me, resource) <= 1:
                pay_from_fullest(s, p, resource, n)
            else:
                rest += of_one(resource, n)
    if rest > 0:
        todo_with(s, p, Step.PAY, rest)


@rule
def pay_any(s: State, p: int, n: int) -> None:
    """Pay any resources, first what Regions show; where it makes a difference, ask which (11, 13)."""
    me = s.players[p]
    shown = total(me.stock - me.kept)
    if n < shown and payers(me, ANY) > 1:
        todo_with(s, p, Step.PAY_ANY, n)
    else:
        pay_from_fullest(s, p, ANY, min(n, shown))
        pay_any_kept(s, p, n - min(n, shown))


@rule
def pay_any_kept(s: State, p: int, n: int) -> None:
    """Pay any resources that cards keep, now that no Region shows any; ask which, if there are several (13)."""
    kept = s.players[p].kept
    if 0 < n < total(kept) and kept != only(kept, first_resource(kept)):
        todo_with(s, p, Step.PAY_ANY, n)
    else:
        pay_from_fullest(s, p, ANY, n)


@rule
def pay_from_fullest(s: State, p: int, resource: int, n: int) -> None:
    """Pay one by one from the Region that shows most."""
    for _ in range(n):
        cell = fullest(s.players[p], resource)
        if cell == NOWHERE:
            spend_kept(s, p, resource)
        else:
            pay_here(s, p, cell, 1)


@rule
def offer_payers(s: State, menu: Menu, p: int, resource: int) -> None:
    """Offer the Regions that can pay a resource, and to leave it to the game (7)."""
    me = s.players[p]
    for cell in cells_of(me):
        if can_pay(me, cell, resource):
            offer(menu, PAY(cell))
    offer(menu, ANY_REGION())


@rule
def offer_pay(s: State, menu: Menu, p: int, due: int) -> None:
    """Ask which Region pays the next resource of a cost (7)."""
    offer_payers(s, menu, p, first_resource(due))


@rule
def pay_from(s: State, p: int, cell: int, due: int) -> None:
    """Pay one from the chosen Region, and go on with what is left (7)."""
    pay_here(s, p, cell, 1)
    pay(s, p, due - of_one(s.players[p].resource[cell], 1))


@rule
def pay_rest(s: State, p: int, due: int) -> None:
    """Pay all that is left from the fullest Regions (7)."""
    for resource in range(len(RESOURCES)):
        pay_from_fullest(s, p, resource, amount(due, resource))


@rule
def offer_pay_any(s: State, menu: Menu, p: int, n: int) -> None:
    """Ask which Region pays the next of any resources; if none shows any, what is paid of what cards keep (11, 13)."""
    me = s.players[p]
    if me.stock > me.kept:
        offer_payers(s, menu, p, ANY)
    else:
        for resource in range(len(RESOURCES)):
            if amount(me.kept, resource) > 0:
                offer(menu, PAY_KEPT(resource))


@rule
def pay_any_from(s: State, p: int, cell: int, n: int) -> None:
    """Pay one from the chosen Region, and go on with what is left (11)."""
    pay_here(s, p, cell, 1)
    if n > 1:
        pay_any(s, p, n - 1)


@rule
def pay_kept(s: State, p: int, resource: int, n: int) -> None:
    """Pay one of what cards keep, and go on with what is left (13)."""
    spend_kept(s, p, resource)
    pay_any_kept(s, p, n - 1)


@rule
def pay_any_rest(s: State, p: int, n: int) -> None:
    """Pay all that is left from the fullest Regions (11)."""
    pay_from_fullest(s, p, ANY, n)


# Gaining


@rule
def gain(s: State, p: int, resource: int, n: int) -> None:
    """Gain some of a resource, or of any; where several Regions have room, ask which (5, 7)."""
    me = s.players[p]
    space = space_for(me, resource)
    if space == 0:
        tell(s, What.NO_ROOM, p)
    elif (n >= space and not is_kept_in_choice(me, resource)) or only_gainer(me, resource) != NOWHERE:
        gain_in_emptiest(s, p, resource, min(n, space))
    else:
        todo_with(s, p, Step.GAIN, resource, n)


@rule
def only_gainer(me: Player, resource: int) -> int:
    """Return the only Region that has room for a resource; NOWHERE if there are none or several."""
    found = NOWHERE
    for cell in cells_of(me):
        if has_room(me, cell, resource):
            if found != NOWHERE:
                return NOWHERE
            found = cell
    return found


@rule
def gain_in_emptiest(s: State, p: int, resource: int, n: int) -> None:
    """Gain one by one in the Region that shows least."""
    for _ in range(n):
        gain_here(s, p, emptiest(s.players[p], resource))


@rule
def offer_gain(s: State, menu: Menu, p: int, resource: int, n: int, distinct: int) -> None:
    """Ask which Region gains; which of several of one resource may be left to the game (5, 7)."""
    me = s.players[p]
    for cell in cells_of(me):
        if has_room(me, cell, resource):
            offer(menu, GAIN(cell))
    if resource < ANY:
        offer(menu, ANY_REGION())


@rule
def gain_in(s: State, p: int, cell: int, resource: int, n: int, distinct: int) -> None:
    """Gain one in the chosen Region, and go on with what is left (5, 7)."""
    gain_here(s, p, cell)
    if n > 1 and distinct == 1:
        gain_different(s, p, resource - (1 << s.players[p].resource[cell]), n - 1)
    elif n > 1:
        gain(s, p, resource, n - 1)


@rule
def gain_different(s: State, p: int, wanted: int, n: int) -> None:
    """Gain one each of several different resources (13, Letter of Credit)."""
    space = only(room(s.players[p]), wanted)
    if sum(amount(space, resource) > 0 for resource in range(len(RESOURCES))) > n:
        todo_with(s, p, Step.GAIN, wanted, n, 1)
    else:
        for resource in range(len(RESOURCES) - 1, -1, -1):
            if amount(space, resource) > 0:
                todo_with(s, p, Step.RECEIVE, resource, 1)


# Taking from the rival


@rule
def can_take(s: State, p: int, resource: int) -> bool:
    """Tell whether the rival has a resource that there is room for."""
    return amount(s.players[1 - p].stock, resource) > 0 and amount(room(s.players[p]), resource) > 0


@rule
def can_take_any(s: State, p: int) -> bool:
    """Tell whether the rival has any resource that there is room for."""
    return any(can_take(s, p, resource) for resource in range(len(RESOURCES)))


@rule
def steal(s: State, p: int, n: int, upto: int) -> None:
    """Take resources of the rival's, one by one, as far as there is room (5, 10)."""
    if can_take_any(s, p):
        todo_with(s, p, Step.STEAL, n, upto, 0)
    else:
        tell(s, What.NO_ROOM, p)


@rule
def offer_steal(s: State, menu: Menu, p: int, n: int, upto: int, taken: int) -> None:
    """Ask which resource is taken; who may take less can stop after the first (10)."""
    for resource in range(len(RESOURCES)):
        if can_take(s, p, resource):
            offer(menu, TAKE_RESOURCE(resource))
    if menu[0] == 0:
        offer(menu, SKIP())
    elif upto == 1 and taken > 0:
        offer(menu, STOP())


@rule
def take_resource(s: State, p: int, resource: int, n: int, upto: int, taken: int) -> None:
    """Take one: the rival says which Region pays it, the taker where it goes (10)."""
    tell(s, What.STOLE, p, resource)
    if n > 1:
        todo_with(s, p, Step.STEAL, n - 1, upto, taken + 1)
    todo_with(s, p, Step.RECEIVE, resource, 1)
    pay(s, 1 - p, of_one(resource, 1))


@rule
def offer_give_back(s: State, menu: Menu, p: int, n: int) -> None:
    """Ask which resource is given to the rival, who must have room for it: at least for what was taken (10)."""
    for resource in range(len(RESOURCES)):
        if amount(s.players[p].stock, resource) > 0:
            allow(menu, GIVE_RESOURCE(resource), can_take(s, 1 - p, resource), Why.RIVAL_HAS_NO_ROOM)


@rule
def give(s: State, p: int, n: int) -> None:
    """Give resources of one's choice to the rival, as far as there are any, and room (10, 13)."""
    if can_take_any(s, 1 - p):
        todo_with(s, p, Step.GIVE_BACK, n)


@rule
def give_resource(s: State, p: int, resource: int, n: int) -> None:
    """Give one to the rival, and go on (10, 13)."""
    tell(s, What.STOLE, 1 - p, resource)
    if n > 1:
        todo_with(s, p, Step.GIVE_MORE, n - 1)
    todo_with(s, 1 - p, Step.RECEIVE, resource, 1)
    pay(s, p, of_one(resource, 1))
