"""Citadels are built, Wizards are put on Regions beside them, and their magic is filled up and spent (13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Menu, allow, block, card_at, is_empty, offer, place, rule, tell, todo, todo_with
from bailey.games.catan_cards.cards import CITADEL, SETTLEMENT, card, centre, sets
from bailey.games.catan_cards.choices import ADD_MAGIC, BUILD_CITADEL, PICK_WIZARD, PUT_WIZARD, Why
from bailey.games.catan_cards.events import What
from bailey.games.catan_cards.packing import covers
from bailey.games.catan_cards.rules.conditions import count_centres
from bailey.games.catan_cards.rules.resources import pay, remove
from bailey.games.catan_cards.rules.sums import cells_of, places_of, recount
from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from bailey.games.catan_cards.state import Player, State

#: No obstacle.
NO_OBSTACLE = -1
#: A value of the option `new_development_limit`: Citadels are limited too.
ONE_OF_EACH = 1


# Citadels


@rule
def offer_citadels(s: State, menu: Menu, p: int) -> None:
    """Build a Citadel on an own Settlement (13)."""
    me = s.players[p]
    for k in places_of(me):
        if me.centres[k] == SETTLEMENT:
            why = obstacle_of_citadel(s, me, k)
            allow(menu, BUILD_CITADEL(k), why == NO_OBSTACLE, why)


@rule
def obstacle_of_citadel(s: State, me: Player, k: int) -> int:
    """Return why no Citadel can be built at a place; NO_OBSTACLE if one can (13)."""
    built = count_centres(s.players[0], CITADEL) + count_centres(s.players[1], CITADEL)
    if built >= sets(s.theme).citadels:
        return Why.NONE_LEFT
    if s.new_development_limit == ONE_OF_EACH and count_centres(me, CITADEL) > 0:
        return Why.ONE_EACH
    if s.citadel_spacing == 1 and is_beside_citadel(me, k):
        return Why.BESIDE_CITADEL
    return NO_OBSTACLE if covers(me.stock, centre(CITADEL).cost) else Why.TOO_DEAR


@rule
def is_beside_citadel(me: Player, k: int) -> bool:
    """Tell whether the next place to the left or to the right has a Citadel (13)."""
    to_the_left = k > me.first and me.centres[k - 1] == CITADEL
    return to_the_left or (k < me.last and me.centres[k + 1] == CITADEL)


@rule
def build_citadel(s: State, p: int, place: int) -> None:
    """Build a Citadel on an own Settlement (13)."""
    s.players[p].centres[place] = CITADEL
    tell(s, What.BUILT_CITADEL, p, place)
    recount(s, p)
    todo(s, p, Step.CHECK)
    pay(s, p, centre(CITADEL).cost)


# Wizards


@rule
def offer_wizard(menu: Menu, me: Player, slot: int, c: int, why: int) -> None:
    """Put a Wizard on an own Region of its land beside a Citadel (13)."""
    for cell in cells_of(me):
        if me.resource[cell] == card(c).land:
            if (me.at_citadels >> cell) & 1 == 0:
                block(menu, PUT_WIZARD(slot, cell), Why.NO_CITADEL)
            else:
                allow(menu, PUT_WIZARD(slot, cell), why == NO_OBSTACLE, why)


@rule
def put_wizard(s: State, p: int, slot: int, cell: int) -> None:
    """Put a Wizard on a Region (13)."""
    me = s.players[p]
    c = place(s, me.hand, slot, me.wizards, cell)
    tell(s, What.PUT_WIZARD, p, c, card_at(me.regions, cell))
    recount(s, p)
    todo(s, p, Step.CHECK)
    pay(s, p, card(c).cost)


@rule
def offer_magic(menu: Menu, me: Player) -> None:
    """Turn a resource of a Wizard's Region into magic, as long as the Wizard has room for it (13)."""
    for cell in cells_of(me):
        if not is_empty(me.wizards, cell):
            if me.wizards.beside[cell].magic == card(card_at(me.wizards, cell)).most_magic:
                block(menu, ADD_MAGIC(cell), Why.FULL_OF_MAGIC)
            else:
                allow(menu, ADD_MAGIC(cell), me.regions.beside[cell].store > 0, Why.SHOWS_NOTHING)


@rule
def turn_into_magic(s: State, p: int, cell: int) -> None:
    """Turn one resource of a Region into magic of the Wizard on it (13)."""
    remove(s, p, cell, 1)
    fill(s, p, cell, 1)
    todo(s, p, Step.CHECK)


@rule
def fill(s: State, p: int, cell: int, n: int) -> None:
    """Give a Wizard magic, as far as there is room for it (13)."""
    me = s.players[p]
    here = me.wizards.beside[cell]
    n = min(n, card(card_at(me.wizards, cell)).most_magic - here.magic)
    here.magic += n
    me.magic += n
    if n > 0:
        tell(s, What.ADDED_MAGIC, p, card_at(me.wizards, cell), here.magic)


@rule
def fill_all(s: State, p: int, n: int) -> None:
    """Give every Wizard of a player magic (13, Dance of the Unicorns)."""
    me = s.players[p]
    for cell in cells_of(me):
        if not is_empty(me.wizards, cell):
            fill(s, p, cell, n)


# Paying magic


@rule
def has_magic(me: Player, cell: int) -> bool:
    """Tell whether a Wizard with magic stands on the Region of a cell."""
    return not is_empty(me.wizards, cell) and me.wizards.beside[cell].magic > 0


@rule
def count_with_magic(me: Player) -> int:
    """Count the Wizards that have magic."""
    return sum(has_magic(me, cell) for cell in cells_of(me))


@rule
def spend(s: State, p: int, cell: int, n: int) -> None:
    """Take magic off a Wizard to pay with it (13)."""
    me = s.players[p]
    me.wizards.beside[cell].magic -= n
    me.magic -= n
    tell(s, What.SPENT_MAGIC, p, card_at(me.wizards, cell), n, me.wizards.beside[cell].magic)


@rule
def pay_magic(s: State, p: int, n: int) -> None:
    """Pay magic from any own Wizards; where several could pay, ask which (13)."""
    me = s.players[p]
    if n > 0 and n < me.magic and count_with_magic(me) > 1:
        todo_with(s, p, Step.PAY_MAGIC, n)
    elif n > 0:
        for cell in cells_of(me):
            if n > 0 and has_magic(me, cell):
                part = min(n, me.wizards.beside[cell].magic)
                spend(s, p, cell, part)
                n -= part


@rule
def offer_payers_of_magic(s: State, menu: Menu, p: int, n: int) -> None:
    """Ask which Wizard pays the next one (13)."""
    me = s.players[p]
    for cell in cells_of(me):
        if has_magic(me, cell):
            offer(menu, PICK_WIZARD(cell))


@rule
def pay_magic_from(s: State, p: int, cell: int, n: int) -> None:
    """Pay one magic from the chosen Wizard, and go on with what is left (13)."""
    spend(s, p, cell, 1)
    pay_magic(s, p, n - 1)


# Losing magic


@rule
def drain(s: State, p: int, cell: int) -> None:
    """A Wizard loses all magic (13, Duel of the Wizards, Comet)."""
    me = s.players[p]
    here = me.wizards.beside[cell]
    tell(s, What.LOST_MAGIC, p, card_at(me.wizards, cell), here.magic)
    me.magic -= here.magic
    here.magic = 0


@rule
def drain_all(s: State, p: int) -> None:
    """All Wizards of a player lose their magic (13, Comet)."""
    me = s.players[p]
    for cell in cells_of(me):
        if has_magic(me, cell):
            drain(s, p, cell)


@rule
def drain_one(s: State, p: int) -> None:
    """One of the rival's Wizards, which the player chooses, loses all magic, if any has some (13)."""
    if s.players[1 - p].magic > 0:
        todo(s, p, Step.DRAIN)


@rule
def offer_to_drain(s: State, menu: Menu, p: int) -> None:
    """Choose one of the rival's Wizards that have magic (13, Duel of the Wizards)."""
    rival = s.players[1 - p]
    for cell in cells_of(rival):
        if has_magic(rival, cell):
            offer(menu, PICK_WIZARD(cell))


@rule
def drain_picked(s: State, p: int, cell: int) -> None:
    """The picked Wizard loses all magic (13, Duel of the Wizards)."""
    drain(s, 1 - p, cell)
