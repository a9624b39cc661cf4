"""Faults of Citadels, Wizards and the rival's cards in positions written by people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import card_at
from bailey.games.catan_cards.cards import CITADEL, IDS, card, region, sets
from bailey.games.catan_cards.clauses import BUILDING, FLEET, NOWHERE, ON_BUILDING, ON_REGION
from bailey.games.catan_cards.packing import NONE
from bailey.games.catan_cards.rules.magic import ONE_OF_EACH, is_beside_citadel
from bailey.games.catan_cards.state import PLAYERS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.games.catan_cards.state import Player, State


FIRST_REGION = IDS.index("fields-1")


def is_region(c: int) -> bool:
    """Tell whether a card is a Region."""
    return c >= FIRST_REGION


def is_wizard(c: int) -> bool:
    """Tell whether a card is a Wizard."""
    return not is_region(c) and card(c).land != NONE


def lies_elsewhere(c: int) -> bool:
    """Tell whether a card is put into the rival's principality."""
    return not is_region(c) and card(c).lies_on != NOWHERE


def wrong_citadels(s: State) -> Iterator[str]:
    """Find more Citadels than there are, or than a player may have, and two side by side if an option forbids it."""
    there = int(sets(s.theme).citadels)
    built = [me.centres.count(CITADEL) for me in s.players]
    if sum(built) > there:
        yield f"position.players: there are {there} Citadels (4) with this set; write Settlements (1)"
    for p in range(PLAYERS):
        me, where = s.players[p], f"position.players[{p}].centres"
        if s.new_development_limit == ONE_OF_EACH and built[p] > 1:
            yield f"{where}: at most 1 Citadel (4) can stand here with this option; write a Settlement (1)"
        places = [k for k, what in enumerate(me.centres) if what == CITADEL]
        if s.citadel_spacing and any(is_beside_citadel(me, k) for k in places):
            yield f"{where}: no two Citadels (4) stand side by side with this option; write a Settlement (1)"


def wrong_wizards(me: Player, where: str) -> Iterator[str]:
    """Find Wizards that do not stand on a Region of their land beside a Citadel."""
    for cell in me.wizards.taken():
        c, at = card_at(me.wizards, cell), f"{where}.wizards[{cell}]"
        if cell not in me.regions.taken() or region(card_at(me.regions, cell)).resource != card(c).land:
            yield f"{at}: {IDS[c]} stands on no Region of its land there; give it another cell"
        elif not (me.at_citadels >> cell) & 1:
            yield f"{at}: the Region under {IDS[c]} is not beside a Citadel (4); give it another cell"


def wrong_foreign(me: Player, where: str) -> Iterator[str]:
    """Find Buildings or Regions on which a card should lie, but none does, or the other way round."""
    lying = [int(card(card_at(me.foreign, i)).lies_on) for i in range(me.foreign.size)]
    under = [i for i in range(me.built.size) if me.built.beside[i].foreign]
    regions = sum(me.regions.beside[cell].foreign for cell in me.regions.taken())
    for i in under:
        kind = card(card_at(me.built, i)).kind
        if not FLEET < kind <= BUILDING:
            yield f"{where}.built[{i}].foreign: {IDS[card_at(me.built, i)]} is no Building; write false"
    for name, count, needed in (
        ("built", len(under), lying.count(ON_BUILDING)),
        ("regions", regions, lying.count(ON_REGION)),
    ):
        if count != needed:
            remedy = "write `foreign` for as many as `foreign` of the player holds cards for them"
            yield f"{where}.{name}: a card of the rival's lies on {count}, but {needed} are there; {remedy}"
