"""How good a choice looks to a bot before any search, in hundredths of a victory point; ending the turn is 0."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import card_at, known_by, rule
from bailey.games.catan_cards import choices as do
from bailey.games.catan_cards import prior_of_trade as trade
from bailey.games.catan_cards.cards import CITADEL, STACKS, card, centre
from bailey.games.catan_cards.packing import NONE, amount, of_one, total
from bailey.games.catan_cards.rules.prices import lacking
from bailey.games.catan_cards.rules.sums import cells_of
from bailey.games.catan_cards.state import SIDES
from bailey.games.catan_cards.steps import Step
from bailey.games.catan_cards.worth import (
    CITY_WORTH,
    DOUBLES,
    NEEDED,
    NEVER_MIND,
    NOT_NEEDED,
    ROAD_WORTH,
    SETTLEMENT_WORTH,
    SPENT,
    aim,
    card_worth,
    citadel_worth,
    is_doubled_by,
    most_doubled,
    worth_in_hand,
)

if TYPE_CHECKING:
    from bailey.core import Priors
    from bailey.games.catan_cards.state import State

NEVER = -300
SCOUT_WORTH, PLAY_WORTH = 21, 50


# Building


@rule
def prior_road(s: State, p: int) -> int:
    """Return the worth of a Road: little where one lies open, or no Settlement is left."""
    me = s.players[p]
    if s.settlements == 0 or me.road_left + me.road_right > 0:
        return NEVER_MIND
    return ROAD_WORTH


@rule
def prior_build(s: State, p: int, slot: int, place: int, side: int) -> int:
    """Return the worth of a card on a site, less what it spends of what is saved for."""
    me = s.players[p]
    c = card_at(me.hand, slot)
    worth = card_worth(s, p, c)
    if card(c).doubles != NONE:
        site = SIDES * place + side
        doubled = is_doubled_by(me, site, card(c).doubles) + is_doubled_by(me, site + SIDES, card(c).doubles)
        worth += DOUBLES * (doubled - most_doubled(me, card(c).doubles)) if doubled > 0 else NEVER
    wanted = aim(s, p)
    if wanted != card(c).cost:
        worth -= SPENT * (lacking(me.stock - card(c).cost, wanted) - lacking(me.stock, wanted))
    return worth


@rule
def prior_new(s: State, p: int, slot: int) -> int:
    """Return the worth of a new development."""
    return card_worth(s, p, card_at(s.developments, slot))


# Resources


@rule
def prior_trade(s: State, p: int, give: int, get: int) -> int:
    """Trade for what is needed, and never with what is needed itself."""
    me = s.players[p]
    wanted = aim(s, p)
    after = me.stock - of_one(give, amount(me.rates, give)) + of_one(get, 1)
    fewer = lacking(me.stock, wanted) - lacking(after, wanted)
    return NEEDED * fewer if fewer > 0 else NEVER_MIND


@rule
def prior_gain(s: State, p: int, cell: int) -> int:
    """Gain what is needed, where there is most room."""
    me = s.players[p]
    return prior_resource(s, p, me.resource[cell]) - me.regions.beside[cell].store


@rule
def prior_resource(s: State, p: int, resource: int) -> int:
    """Return the worth of one more of a resource."""
    me = s.players[p]
    wanted = aim(s, p)
    if amount(wanted, resource) > amount(me.stock, resource):
        return NEEDED
    return NOT_NEEDED - amount(me.stock, resource)


@rule
def prior_give(s: State, p: int, resource: int) -> int:
    """Give what is needed least, and what the rival needs least."""
    return -prior_resource(s, p, resource) - prior_resource(s, 1 - p, resource)


@rule
def prior_pay_kept(s: State, p: int, resource: int) -> int:
    """Pay what is needed least."""
    return -prior_resource(s, p, resource)


@rule
def prior_pay(s: State, p: int, cell: int) -> int:
    """Pay from full Regions first."""
    return s.players[p].regions.beside[cell].store


@rule
def prior_number(s: State, p: int, number: int) -> int:
    """Name the number with which one gains most, compared to the rival."""
    return 10 * (produced(s, p, number) - produced(s, 1 - p, number))


@rule
def produced(s: State, p: int, number: int) -> int:
    """Count what a number produces for a player."""
    me = s.players[p]
    return sum(
        min(1 + (me.doubled >> cell & 1), 3 - me.regions.beside[cell].store)
        for cell in cells_of(me)
        if me.die[cell] == number
    )


# Cards


@rule
def prior_pick(s: State, p: int, card: int) -> int:
    """Pick the card of the rival that does most, or one's own that does least."""
    me, rival = s.players[p], s.players[1 - p]
    step = s.todo[s.pending - 1].step
    if step == Step.PICK_OWN or step == Step.SWAP_FIRST or step == Step.SWAP_SECOND:
        return -card_worth(s, p, card_at(me.built, card))
    return card_worth(s, 1 - p, card_at(rival.built, card))


# Theme sets


@rule
def prior_discarded(s: State, p: int, slot: int) -> int:
    """Take the card of the discard pile that does most."""
    return card_worth(s, p, card_at(s.discard, slot))


@rule
def prior_region(s: State, p: int, cell: int) -> int:
    """Fill what is needed; take the Region of the rival that shows most, and give one's own that shows least."""
    if s.todo[s.pending - 1].step == Step.CHOOSE_REGIONS:
        return prior_resource(s, p, s.players[p].resource[cell])
    step = s.todo[s.pending - 1].step
    if step == Step.GIVE_REGION or step == Step.LEAVE_REGION:
        return -s.players[p].regions.beside[cell].store
    return s.players[1 - p].regions.beside[cell].store


@rule
def prior_choose(s: State, p: int, way: int) -> int:
    """Give resources rather than a card."""
    return -way


@rule
def prior_take_from_hand(s: State, p: int, slot: int) -> int:
    """Take the card of the rival's hand that does most."""
    return card_worth(s, p, card_at(s.players[1 - p].hand, slot))


# Wizards & Dragons


@rule
def prior_citadel(s: State, p: int) -> int:
    """Return the worth of a Citadel, less what it spends of what is saved for."""
    me = s.players[p]
    wanted = aim(s, p)
    spent = lacking(me.stock - centre(CITADEL).cost, wanted) - lacking(me.stock, wanted)
    return citadel_worth(s, p) - SPENT * spent


@rule
def prior_wizard(s: State, p: int, slot: int) -> int:
    """Return the worth of a Wizard."""
    return card_worth(s, p, card_at(s.players[p].hand, slot))


@rule
def prior_magic(s: State, p: int, cell: int) -> int:
    """Turn into magic what is not needed."""
    me = s.players[p]
    return NEVER_MIND if amount(aim(s, p), me.resource[cell]) > 0 else NOT_NEEDED


@rule
def prior_pick_wizard(s: State, p: int, cell: int) -> int:
    """Take magic from the Wizard who has most."""
    owner = s.players[1 - p] if s.todo[s.pending - 1].step == Step.DRAIN else s.players[p]
    return owner.wizards.beside[cell].magic


# Cards in hand, and stacks: a card that a bot knows counts as what it is worth, any other as what cards usually are


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
        spare = total(me.stock) - total(wanted) + lacking(me.stock, wanted)
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


PRIORS: Priors = {
    do.ROLL: 35,  # rather than wait
    do.BUILD_CITY: CITY_WORTH,
    do.BUILD_SETTLEMENT: SETTLEMENT_WORTH,
    do.USE_SCOUT: SETTLEMENT_WORTH + SCOUT_WORTH,
    do.BUILD_ROAD: prior_road,
    do.BUILD: prior_build,
    do.TRADE: prior_trade,
    do.PULL_DOWN: NEVER,  # a search finds out when there is a reason
    do.GAIN: prior_gain,
    do.TAKE_RESOURCE: prior_resource,
    do.GIVE_RESOURCE: prior_give,
    do.PAY_KEPT: prior_pay_kept,
    do.PAY: prior_pay,
    do.ANY_REGION: 4,  # the game knows which Regions are full
    do.NAME_NUMBER: prior_number,
    do.PLAY: PLAY_WORTH,
    do.COUNTER: 30,
    do.PICK: prior_pick,
    do.TAKE_FROM_HAND: prior_take_from_hand,
    do.TAKE: prior_take,
    do.PUT_UNDER: prior_put_under,
    do.DRAW: prior_draw,
    do.SEARCH: prior_search,
    do.PROPOSE: trade.prior_propose,
    do.ADD_WANT: trade.prior_add_want,
    do.ADD_GIVE: trade.prior_add_give,
    do.SEND: trade.prior_send,
    do.ACCEPT: trade.prior_accept,
    do.USE: NOT_NEEDED,  # a search finds out when it helps
    do.TAKE_DISCARDED: prior_discarded,
    do.PICK_REGION: prior_region,
    do.SAVE: prior_resource,
    do.CHOOSE: prior_choose,
    do.BUILD_NEW: prior_new,
    do.BUILD_METROPOLIS: CITY_WORTH,  # a point, as a City is over a Settlement
    do.BUILD_CITADEL: prior_citadel,
    do.PUT_WIZARD: prior_wizard,
    do.ADD_MAGIC: prior_magic,
    do.PICK_WIZARD: prior_pick_wizard,
    do.BUY_OFF: NOT_NEEDED,
}
