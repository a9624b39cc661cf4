"""How good it looks to a bot to draw, search, take and exchange cards, before any search.

A card that a bot knows counts as what it is worth, any other as what cards are usually worth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import card_at, known_by, rule
from bailey.games.catan_cards.cards import STACKS
from bailey.games.catan_cards.packing import total
from bailey.games.catan_cards.steps import Step
from bailey.games.catan_cards.worth import SPENT, aim, card_worth, missing, worth_in_hand

if TYPE_CHECKING:
    from bailey.games.catan_cards.state import State

#: What a card that nobody has seen is worth, and the best one of a whole stack of them; so many are a whole stack.
USUAL_CARD, BEST_OF_STACK, WHOLE_STACK = 47, 65, 9
#: An exchange brings at least so much; each resource that is paid for a search costs so much.
LEAST_GAIN, PRICE = 8, 25
#: A known card further down counts too: so many cards are looked at, and each that lies above it costs so much.
LOOK_DOWN, EACH_ABOVE = 5, 16
NO_CARD = -1000


@rule
def prior_take(s: State, p: int, slot: int) -> int:
    """Take the card of a stack that does most for what it costs."""
    return worth_in_hand(s, p, card_at(s.stacks[s.todo[s.pending - 1].a].cards, slot))


@rule
def prior_put_under(s: State, p: int, slot: int) -> int:
    """Put away what is worth least, of the rival's hand what does most; exchange a card for a better one."""
    step = s.todo[s.pending - 1].step
    if step == Step.PUT_UNDER:
        return card_worth(s, 1 - p, card_at(s.players[1 - p].hand, slot))
    gain = -worth_in_hand(s, p, card_at(s.players[p].hand, slot))
    if step == Step.EXCHANGE:
        gain += best_top(s, p) - LEAST_GAIN
    return gain


@rule
def prior_draw(s: State, p: int, stack: int) -> int:
    """Draw a card that one knows to be good, and not one that one knows to be bad."""
    return top_worth(s, p, stack) - USUAL_CARD


@rule
def top_worth(s: State, p: int, stack: int) -> int:
    """Return what it is worth to draw from a stack, as far as a player knows it from the top."""
    cards, best = s.stacks[stack].cards, NO_CARD
    for above in range(min(cards.size, LOOK_DOWN)):
        i = cards.size - 1 - above
        if not known_by(cards.slots[i], p):
            return USUAL_CARD if above == 0 else best
        best = max(best, worth_in_hand(s, p, card_at(cards, i)) - EACH_ABOVE * above)
    return best


@rule
def best_top(s: State, p: int) -> int:
    """Return what the best draw is worth."""
    best = NO_CARD
    for stack in range(STACKS):
        best = max(best, top_worth(s, p, stack))
    return best


@rule
def prior_search(s: State, p: int, stack: int) -> int:
    """Search the stack with the best card; pay for it with what is not saved."""
    gain = best_in(s, p, stack) - USUAL_CARD
    step = s.todo[s.pending - 1].step
    if step == Step.FILL_HAND or step == Step.REPLACE:
        me, wanted = s.players[p], aim(s, p)
        spare = total(me.stock) - total(wanted) + missing(me.stock, wanted)
        gain -= PRICE * me.search_cost + SPENT * max(0, me.search_cost - spare)
    return gain


@rule
def best_in(s: State, p: int, stack: int) -> int:
    """Return what the best card of a stack is worth: of those that one knows, or expects among the others."""
    cards, best, unknown = s.stacks[stack].cards, NO_CARD, 0
    for i in range(cards.size):
        if known_by(cards.slots[i], p):
            best = max(best, worth_in_hand(s, p, card_at(cards, i)))
        else:
            unknown += 1
    if unknown > 0:
        more = min(unknown, WHOLE_STACK) - 1
        best = max(best, USUAL_CARD + (BEST_OF_STACK - USUAL_CARD) * more // (WHOLE_STACK - 1))
    return best
