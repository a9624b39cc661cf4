"""For whom an event card does nothing: that is told as it is turned up, since nothing else would be told (12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import is_empty, rule, tell
from bailey.games.catan_cards.cards import MOST_MAGIC, card, operation
from bailey.games.catan_cards.clauses import Do, Who
from bailey.games.catan_cards.events import What
from bailey.games.catan_cards.packing import NONE
from bailey.games.catan_cards.rules.conditions import has_to_pick, is_met
from bailey.games.catan_cards.rules.hand import any_card_left
from bailey.games.catan_cards.rules.sums import count_working, end_of_cells, first_cell

if TYPE_CHECKING:
    from bailey.games.catan_cards.state import Player, State


@rule
def tell_no_effect(s: State, p: int, c: int) -> None:
    """Tell for whom the event card that was turned up does nothing, the roller first (12)."""
    if not has_effect(s, p, c):
        tell(s, What.NO_EFFECT, p, c)
    if not has_effect(s, 1 - p, c):
        tell(s, What.NO_EFFECT, 1 - p, c)


@rule
def has_effect(s: State, q: int, c: int) -> bool:
    """Tell whether any operation of an event card does something to a player (12)."""
    n = 0
    for which in range(card(c).first, card(c).first + card(c).count):
        n += does_something(s, q, which)
    return n > 0


@rule
def does_something(s: State, q: int, which: int) -> bool:
    """Tell whether an operation does something to a player; one for a holder tells itself that there is none (12)."""
    what = operation(which)
    if what.who != Who.EACH:
        return True
    if what.do == Do.RETURN_TO_HAND:
        return has_to_return(s, q, which)
    if what.condition != NONE and not is_met(s, q, what.condition):
        return False
    if what.do >= Do.NO_PRODUCTION:
        return touches_wizards(s.players[q], what.do)
    if what.do == Do.DRAW:
        return s.players[q].hand.size < s.players[q].hand_limit and any_card_left(s, q)
    return what.do != Do.HAND_CHECK and touches(s.players[q], which)


@rule
def has_to_return(s: State, q: int, which: int) -> bool:
    """Tell whether a card of a player's returns to the hand: the rival picks it, or the owner (12, 13)."""
    what = operation(which)
    chooser = q if what.own == 1 else 1 - q
    if what.condition != NONE and not is_met(s, chooser, what.condition):
        return False
    return has_to_pick(s.players[q], what.selector, what.threat)


@rule
def touches(me: Player, which: int) -> bool:
    """Tell whether there is what an operation counts, takes or fills (12, 13)."""
    what = operation(which)
    if what.do == Do.REGION_SUB:
        return has_ill_region(me)
    if what.do == Do.REGION_ADD or what.do == Do.GAIN_PER:
        return count_working(me, what.selector) > 0
    if what.do == Do.LOSE:
        return me.stock > 0
    return what.do != Do.PUT_UNDER_STACK or me.hand.size > 0


@rule
def touches_wizards(me: Player, do: int) -> bool:
    """Tell whether Wizards lose or gain magic, or Regions beside Citadels lie idle (13)."""
    if do == Do.NO_PRODUCTION:
        return me.at_citadels > 0
    if do == Do.DRAIN_WIZARD:
        return me.magic > 0
    for cell in range(first_cell(me), end_of_cells(me)):
        if not is_empty(me.wizards, cell) and me.wizards.beside[cell].magic < MOST_MAGIC:
            return True
    return False


@rule
def has_ill_region(me: Player) -> bool:
    """Tell whether a Plague reaches a Region that shows anything (12, Plague)."""
    for cell in range(first_cell(me), end_of_cells(me)):
        if (me.plague >> cell) & 1 == 1 and me.regions.beside[cell].store > 0:
            return True
    return False
