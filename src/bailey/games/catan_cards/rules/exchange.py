"""Taking cards from the discard pile, and exchanging Regions with the rival (13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Menu, card_at, move, offer, rule, tell, todo_with
from bailey.games.catan_cards.cards import STORE, operation
from bailey.games.catan_cards.choices import PICK_REGION, SKIP, STOP, TAKE_DISCARDED
from bailey.games.catan_cards.events import What
from bailey.games.catan_cards.packing import ANY
from bailey.games.catan_cards.rules.conditions import count_land
from bailey.games.catan_cards.rules.principality import exchange_regions
from bailey.games.catan_cards.rules.resources import gain, gain_here
from bailey.games.catan_cards.rules.sums import cells_of, fits
from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from bailey.games.catan_cards.state import State


# The discard pile


@rule
def offer_discarded(s: State, menu: Menu, p: int, which: int) -> None:
    """Take any card of the discard pile but those that are named (13, Diplomat)."""
    for slot in range(s.discard.size):
        if not fits(card_at(s.discard, slot), operation(which).selector):
            offer(menu, TAKE_DISCARDED(slot))


@rule
def fetch(s: State, p: int, slot: int) -> None:
    """Take a card of the discard pile into the hand (13)."""
    c = move(s, s.discard, slot, s.players[p].hand)
    tell(s, What.FETCHED, p, c)


@rule
def offer_instead(s: State, menu: Menu, p: int) -> None:
    """Take a card of the discard pile, or the free resource of Plenty (13, Palace)."""
    for slot in range(s.discard.size):
        offer(menu, TAKE_DISCARDED(slot))
    offer(menu, SKIP())


@rule
def gain_free(s: State, p: int) -> None:
    """Gain the free resource of Plenty (5, 13)."""
    gain(s, p, ANY, 1)


# Regions


@rule
def offer_regions_to_fill(s: State, menu: Menu, p: int, n: int, chosen: int) -> None:
    """Let another Region gain one, if there is room; after the first one may stop (13, Land Reform)."""
    me = s.players[p]
    for cell in cells_of(me):
        if me.regions.beside[cell].store < STORE and (chosen >> cell) & 1 == 0:
            offer(menu, PICK_REGION(cell))
    if chosen > 0 or menu[0] == 0:
        offer(menu, STOP())


@rule
def fill_region(s: State, p: int, cell: int, n: int, chosen: int) -> None:
    """Gain one in the chosen Region, and go on (13, Land Reform)."""
    gain_here(s, p, cell)
    if n > 1:
        todo_with(s, p, Step.CHOOSE_REGIONS, n - 1, chosen | 1 << cell)


@rule
def offer_own_regions(s: State, menu: Menu, p: int) -> None:
    """Give one of one's own Regions of a land that one has at least twice (13, Border Dispute)."""
    me = s.players[p]
    for cell in cells_of(me):
        if count_land(me, me.resource[cell]) > 1:
            offer(menu, PICK_REGION(cell))


@rule
def give_region(s: State, p: int, cell: int) -> None:
    """Give this Region, and choose one of the rival's (13, Border Dispute)."""
    todo_with(s, p, Step.TAKE_RIVALS_REGION, cell)


@rule
def take_rivals_region(s: State, p: int, cell: int, own: int) -> None:
    """Exchange both Regions (13, Border Dispute)."""
    exchange_regions(s, p, own, cell)
