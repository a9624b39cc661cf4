"""What must hold for a card to be played or built; afterwards it need hold no longer (10, 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import card_at, is_empty, rule
from bailey.games.catan_cards.cards import STORE, card, condition
from bailey.games.catan_cards.choices import Why
from bailey.games.catan_cards.clauses import Need
from bailey.games.catan_cards.packing import ANY, RESOURCES, amount, is_one_of, of_one, only
from bailey.games.catan_cards.rules.built_cards import is_shielded
from bailey.games.catan_cards.rules.foreign import is_free
from bailey.games.catan_cards.rules.hand import any_card_left
from bailey.games.catan_cards.rules.resources import can_take_any
from bailey.games.catan_cards.rules.room import all_of, room
from bailey.games.catan_cards.rules.sums import cells_of, count_fitting, fits, is_city, places_of

if TYPE_CHECKING:
    from bailey.games.catan_cards.state import Player, State

MET = -1


@rule
def unmet(s: State, p: int, c: int) -> int:
    """Return the first condition of a card that is not met; MET if all are."""
    first = card(c).first_condition
    return next((which for which in range(first, first + card(c).conditions) if not is_met(s, p, which)), MET)


@rule
def is_met(s: State, p: int, which: int) -> bool:
    """Tell whether a condition is met (10, 13)."""
    if condition(which).need <= Need.CARDS_TO_DRAW:
        return is_met_beside_rival(s, p, which)
    if condition(which).need >= Need.RIVAL_HAS_FREE:
        return is_met_of_table(s, p, which)
    if condition(which).need >= Need.MAGIC:
        return is_met_by_wizards(s, p, which)
    return is_met_alone(s, s.players[p], p, which)


@rule
def is_met_beside_rival(s: State, p: int, which: int) -> bool:
    """Tell whether a condition is met that concerns the rival too (10, 13)."""
    what, rival = condition(which), s.players[1 - p]
    if what.need == Need.RIVAL_HAS:
        return has_to_pick(rival, what.selector, what.threat)
    if what.need == Need.SOMETHING_TO_TAKE:
        return can_take_any(s, p)
    if what.need == Need.RIVAL_CAN_YIELD:
        return can_take_any(s, p) or count_fitting(rival, what.selector) > 0
    if what.need == Need.KNIGHT_TOKEN:
        return s.knight_token == p
    if what.need == Need.COMMERCE_TOKEN:
        return s.commerce_token == p
    if what.need == Need.MORE_COMMERCE:
        return s.players[p].commerce > rival.commerce
    if what.need == Need.MORE_STRENGTH:
        return s.players[p].strength > rival.strength
    if what.need == Need.DISCARDED:
        return any(not fits(card_at(s.discard, i), what.selector) for i in range(s.discard.size))
    if what.need == Need.RIVALS_HAND:
        return rival.hand.size > 0
    return any_card_left(s, p)  # Need.CARDS_TO_DRAW


@rule
def has_to_pick(rival: Player, selector: int, threat: int) -> bool:
    """Tell whether the rival has a built card that fits a selector, and that nothing protects (10, 13)."""
    return any(
        fits(card_at(rival.built, i), selector) and (not is_shielded(rival, i, threat)) for i in range(rival.built.size)
    )


@rule
def is_met_alone(s: State, me: Player, p: int, which: int) -> bool:
    """Tell whether a condition is met that concerns only the player (10, 13)."""
    what = condition(which)
    if what.need == Need.SOMETHING_TO_SWAP:
        return can_swap(s, p, ANY, ANY, 1)
    if what.need == Need.DUPLICATE_LAND:
        return any(count_land(me, resource) > 1 for resource in range(len(RESOURCES)))
    if what.need == Need.RESOURCE:
        return amount(me.stock, what.resource) >= what.n
    if what.need == Need.COMMERCE:
        return me.commerce >= what.n
    if what.need == Need.ROOM:
        return all_of(room(me), what.resource) > 0
    if what.need == Need.REGION_TO_FILL:
        return any(me.regions.beside[cell].store < STORE for cell in cells_of(me))
    if what.need == Need.BUILT:
        return count_fitting(me, what.selector) >= what.n
    if what.need == Need.NOT_BUILT:
        return count_fitting(me, what.selector) == 0
    if what.need == Need.CENTRE:
        return count_centres(me, what.n) > 0
    return me.hand.size > what.n  # Need.OTHERS_IN_HAND


@rule
def is_met_by_wizards(s: State, p: int, which: int) -> bool:
    """Tell whether a condition is met that concerns Wizards and their magic (13)."""
    what, me = condition(which), s.players[p]
    if what.need == Need.MAGIC:
        return me.magic >= what.n
    if what.need == Need.WIZARDS:
        return me.wizard_count >= what.n
    if what.need == Need.NO_WIZARD:
        return me.wizard_count == 0
    return s.players[1 - p].wizard_count > 0  # Need.RIVAL_HAS_WIZARD


@rule
def is_met_of_table(s: State, p: int, which: int) -> bool:
    """Tell whether a condition of a spell is met that concerns what lies on the table (13)."""
    what, me, rival = condition(which), s.players[p], s.players[1 - p]
    if what.need == Need.RIVAL_HAS_FREE:
        return any(is_free(rival, i, what.selector) for i in range(rival.built.size))
    if what.need == Need.CITY_LEFT:
        return s.cities > 0
    if what.need == Need.SITES_TO_SWAP:
        return any(has_partner(me, i, what.selector) for i in range(me.built.size))
    if what.need == Need.EVENT_TO_REMOVE:
        return any(not fits(card_at(s.events_stack, i), what.selector) for i in range(s.events_stack.size))
    if what.need == Need.REGION_TO_TAKE:
        return s.region_stack.size > 0
    return any(is_empty(me.wizards, cell) for cell in cells_of(me))  # Need.REGION_WITHOUT_WIZARD


@rule
def count_centres(me: Player, centre: int) -> int:
    """Count the places of a row at which this stands."""
    return sum(me.centres[place] == centre for place in places_of(me))


@rule
def reason(which: int) -> int:
    """Return why a card is blocked whose condition is not met."""
    need = condition(which).need
    if need == Need.RIVAL_HAS:
        return Why.RIVAL_HAS_NONE
    if need == Need.SOMETHING_TO_TAKE:
        return Why.NOTHING_TO_TAKE
    if need == Need.SOMETHING_TO_SWAP:
        return Why.NOTHING_TO_SWAP
    return Why.NO_ROOM_AT_ALL if need == Need.ROOM or need == Need.REGION_TO_FILL else Why.NEEDS


@rule
def can_swap(s: State, p: int, given: int, wanted: int, rate: int) -> bool:
    """Tell whether a player has enough of one of some resources, and room for another of some (10, 13)."""
    me = s.players[p]
    for give in range(len(RESOURCES)):
        if amount(me.stock, give) >= rate and is_one_of(give, given):
            others = only(room(me), wanted)
            if others != of_one(give, amount(others, give)):
                return True
    return False


# Lands


@rule
def count_land(me: Player, resource: int) -> int:
    """Count a player's Regions of a land, told by its resource."""
    return sum(me.resource[cell] == resource for cell in cells_of(me))


# Of spells


@rule
def can_swap_sites(me: Player, i: int, k: int, selector: int) -> bool:
    """Tell whether two built cards can swap their sites: other ones, which both fit (13, Change Places!)."""
    one, other = me.built.beside[i], me.built.beside[k]
    if one.place == other.place and one.side == other.side:
        return False
    if not fits(card_at(me.built, i), selector) or not fits(card_at(me.built, k), selector):
        return False
    one_fits = card(card_at(me.built, i)).red == 0 or is_city(me.centres[other.place])
    return one_fits and (card(card_at(me.built, k)).red == 0 or is_city(me.centres[one.place]))


@rule
def has_partner(me: Player, i: int, selector: int) -> bool:
    """Tell whether a built card can swap its site with another (13, Change Places!)."""
    return any(can_swap_sites(me, i, k, selector) for k in range(me.built.size))
