"""What Citadels and Wizards add up to: points, magic, and the Regions beside Citadels (13, Wizards & Dragons)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import is_empty, rule
from bailey.games.catan_cards.cards import CITADEL, centre
from bailey.games.catan_cards.state import SIDES

if TYPE_CHECKING:
    from bailey.games.catan_cards.state import Player

#: The cells around a place, one bit each.
FOUR_CELLS = 0b1111


@rule
def sum_up_citadels(me: Player) -> None:
    """Find the Regions beside Citadels, and count what Citadels are worth more with Wizards (13)."""
    me.at_citadels = 0
    for place in range(me.first, me.last + 1):
        if me.centres[place] == CITADEL:
            me.at_citadels |= FOUR_CELLS << SIDES * place
    me.points += count_served(me) * centre(CITADEL).wizards


@rule
def wizards_in(me: Player, column: int) -> int:
    """Count the Wizards on the two Regions of a column."""
    n = 0
    for cell in range(SIDES * column, SIDES * column + SIDES):
        n += not is_empty(me.wizards, cell)
    return n


@rule
def sum_up_wizards(me: Player) -> None:
    """Count the Wizards of a player, and their magic (13)."""
    me.wizard_count = 0
    me.magic = 0
    for cell in range(len(me.wizards.slots)):
        if not is_empty(me.wizards, cell):
            me.wizard_count += 1
            me.magic += me.wizards.beside[cell].magic


@rule
def count_served(me: Player) -> int:
    """Count the Citadels that have a Wizard of their own (13)."""
    n, left = 0, wizards_in(me, me.first)
    for place in range(me.first, me.last + 1):
        right = wizards_in(me, place + 1)
        if me.centres[place] == CITADEL:
            n += left + right > 0
            if left == 0 and right > 0:
                right -= 1
        left = right
    return n
