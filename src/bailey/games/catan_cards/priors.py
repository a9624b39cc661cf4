"""How good a choice looks to a bot before any search, in hundredths of a victory point; ending the turn is 0."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import card_at, rule
from bailey.games.catan_cards.cards import CITADEL, card, centre
from bailey.games.catan_cards.choices import (
    ACCEPT,
    ADD_GIVE,
    ADD_MAGIC,
    ADD_WANT,
    ANY_REGION,
    BUILD,
    BUILD_CITADEL,
    BUILD_CITY,
    BUILD_METROPOLIS,
    BUILD_NEW,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    BUY_OFF,
    CHOOSE,
    COUNTER,
    DRAW,
    GAIN,
    GIVE_RESOURCE,
    NAME_NUMBER,
    PAY,
    PAY_KEPT,
    PICK,
    PICK_REGION,
    PICK_WIZARD,
    PLAY,
    PROPOSE,
    PULL_DOWN,
    PUT_UNDER,
    PUT_WIZARD,
    ROLL,
    SAVE,
    SEARCH,
    SEND,
    TAKE,
    TAKE_DISCARDED,
    TAKE_FROM_HAND,
    TAKE_RESOURCE,
    TRADE,
    USE,
    USE_SCOUT,
)
from bailey.games.catan_cards.packing import NONE, amount, of_one
from bailey.games.catan_cards.prior_of_cards import (
    prior_draw,
    prior_put_under,
    prior_search,
    prior_take,
)
from bailey.games.catan_cards.prior_of_trade import (
    prior_accept,
    prior_add_give,
    prior_add_want,
    prior_propose,
    prior_send,
)
from bailey.games.catan_cards.rules.sums import end_of_cells, first_cell
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
    missing,
    most_doubled,
)

if TYPE_CHECKING:
    from bailey.core import ByKind
    from bailey.games.catan_cards.state import State

NEVER = -300
SCOUT_WORTH, PLAY_WORTH = 21, 50


# Building


@rule
def prior_city(s: State, p: int) -> int:
    """Return the worth of a City."""
    return CITY_WORTH


@rule
def prior_settlement(s: State, p: int) -> int:
    """Return the worth of a Settlement."""
    return SETTLEMENT_WORTH


@rule
def prior_scout(s: State, p: int) -> int:
    """Return the worth of a Settlement with chosen Regions."""
    return SETTLEMENT_WORTH + SCOUT_WORTH


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
        worth -= SPENT * (missing(me.stock - card(c).cost, wanted) - missing(me.stock, wanted))
    return worth


@rule
def prior_new(s: State, p: int, slot: int) -> int:
    """Return the worth of a new development."""
    return card_worth(s, p, card_at(s.developments, slot))


@rule
def prior_metropolis(s: State, p: int) -> int:
    """Return the worth of a Metropolis: a point, as a City is over a Settlement."""
    return CITY_WORTH


@rule
def prior_pull_down(s: State, p: int) -> int:
    """Never pull a card down without a search that finds a reason."""
    return NEVER


# Resources


@rule
def prior_trade(s: State, p: int, give: int, get: int) -> int:
    """Trade for what is needed, and never with what is needed itself."""
    me = s.players[p]
    wanted = aim(s, p)
    after = me.stock - of_one(give, amount(me.rates, give)) + of_one(get, 1)
    fewer = missing(me.stock, wanted) - missing(after, wanted)
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
def prior_any(s: State, p: int) -> int:
    """Leave it to the game from which Region is paid."""
    return 4


@rule
def prior_number(s: State, p: int, number: int) -> int:
    """Name the number with which one gains most, compared to the rival."""
    return 10 * (produced(s, p, number) - produced(s, 1 - p, number))


@rule
def produced(s: State, p: int, number: int) -> int:
    """Count what a number produces for a player."""
    me, n = s.players[p], 0
    for cell in range(first_cell(me), end_of_cells(me)):
        if me.die[cell] == number:
            n += min(1 + ((me.doubled >> cell) & 1), 3 - me.regions.beside[cell].store)
    return n


# Cards


@rule
def prior_play(s: State, p: int) -> int:
    """Play action cards while one may."""
    return PLAY_WORTH


@rule
def prior_counter(s: State, p: int) -> int:
    """Counter an attack."""
    return 30


@rule
def prior_roll(s: State, p: int) -> int:
    """Roll rather than wait."""
    return 35


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
def prior_use(s: State, p: int) -> int:
    """Use a built card now and then; a search finds out when it helps."""
    return NOT_NEEDED


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
    spent = missing(me.stock - centre(CITADEL).cost, wanted) - missing(me.stock, wanted)
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


@rule
def prior_buy_off(s: State, p: int) -> int:
    """Send the rival's card away if there is plenty to pay with."""
    return NOT_NEEDED


PRIORS: ByKind = {
    ROLL: prior_roll,
    BUILD_CITY: prior_city,
    BUILD_SETTLEMENT: prior_settlement,
    USE_SCOUT: prior_scout,
    BUILD_ROAD: prior_road,
    BUILD: prior_build,
    TRADE: prior_trade,
    PULL_DOWN: prior_pull_down,
    GAIN: prior_gain,
    TAKE_RESOURCE: prior_resource,
    GIVE_RESOURCE: prior_give,
    PAY_KEPT: prior_pay_kept,
    PAY: prior_pay,
    ANY_REGION: prior_any,
    NAME_NUMBER: prior_number,
    PLAY: prior_play,
    COUNTER: prior_counter,
    PICK: prior_pick,
    TAKE_FROM_HAND: prior_take_from_hand,
    TAKE: prior_take,
    PUT_UNDER: prior_put_under,
    DRAW: prior_draw,
    SEARCH: prior_search,
    PROPOSE: prior_propose,
    ADD_WANT: prior_add_want,
    ADD_GIVE: prior_add_give,
    SEND: prior_send,
    ACCEPT: prior_accept,
    USE: prior_use,
    TAKE_DISCARDED: prior_discarded,
    PICK_REGION: prior_region,
    SAVE: prior_resource,
    CHOOSE: prior_choose,
    BUILD_NEW: prior_new,
    BUILD_METROPOLIS: prior_metropolis,
    BUILD_CITADEL: prior_citadel,
    PUT_WIZARD: prior_wizard,
    ADD_MAGIC: prior_magic,
    PICK_WIZARD: prior_pick_wizard,
    BUY_OFF: prior_buy_off,
}
