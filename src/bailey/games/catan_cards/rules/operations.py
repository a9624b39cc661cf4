"""What action and event cards do: one small rule for each operation, run in the order of the card."""

from __future__ import annotations

from bailey.core import Menu, card_at, move, offer, roll, rule, shuffle, tell, todo, todo_with
from bailey.games.catan_cards.cards import card, operation, outcome
from bailey.games.catan_cards.choices import NAME_NUMBER
from bailey.games.catan_cards.clauses import Do, Who
from bailey.games.catan_cards.events import COMMERCE_TOKEN, KNIGHT_TOKEN, MOST_CARDS, What
from bailey.games.catan_cards.packing import ANY, NONE, of_one, total
from bailey.games.catan_cards.rules.built_cards import name_cards
from bailey.games.catan_cards.rules.conditions import is_met
from bailey.games.catan_cards.rules.event_cards import (
    gain_beside,
    is_plague_answered,
    look_at_event,
    reveal_tops,
    send_plague,
)
from bailey.games.catan_cards.rules.hand import fill_from_tops, look_at_hand
from bailey.games.catan_cards.rules.resources import gain, gain_different, give, pay, pay_any, steal
from bailey.games.catan_cards.rules.spells import operate_by_magic
from bailey.games.catan_cards.rules.sums import ahead, count_fitting, count_working
from bailey.games.catan_cards.state import NO_PLAYER, NO_STACK, State
from bailey.games.catan_cards.steps import Step

SIDES_OF_DIE = 6
#: What it takes to get a pawned card back.
REDEEMED_FOR = 3


@rule
def run_operations(s: State, p: int, first: int, count: int) -> None:
    """Run some operations of a card, one after the other."""
    if count > 0:
        todo_with(s, p, Step.OPERATE, first, count)


@rule
def operate(s: State, p: int, first: int, count: int) -> None:
    """Run the next operation of a card that `p` has played, used or turned up."""
    what = operation(first)
    if what.who >= Who.KNIGHT_HOLDER:
        operate_for_holder(s, p, first, count)
        return
    run_operations(s, p, first + 1, count - 1)
    if what.who == Who.SELF:
        operate_for(s, p, first)
    elif what.who == Who.OPPONENT:
        operate_for(s, 1 - p, first)
    elif is_done_at_once(s, first):
        operate_for(s, p, first)
        operate_for(s, 1 - p, first)
    else:
        operate_for(s, 1 - p, first)
        operate_for(s, p, first)


@rule
def is_done_at_once(s: State, which: int) -> bool:
    """Tell whether all Regions gain or lose without a question: that is told of the roller first, like production."""
    what = operation(which)
    if what.do == Do.REGION_SUB:
        return not is_plague_answered(s)
    return what.do == Do.REGION_ADD and what.most == 0


@rule
def operate_for_holder(s: State, p: int, first: int, count: int) -> None:
    """Run an operation for the holder of a token, or the holder's rival; without a holder nothing of it happens."""
    who, done = operation(first).who, 1
    holder = whoever(s, first)
    if holder == NO_PLAYER:
        tell(s, What.NO_HOLDER, token_of(who))
        while done < count and operation(first + done).who <= Who.KNIGHT_HOLDERS_RIVAL:
            done += 1
    run_operations(s, p, first + done, count - done)
    if holder != NO_PLAYER:
        operate_for(s, 1 - holder if who == Who.KNIGHT_HOLDERS_RIVAL else holder, first)


@rule
def token_of(who: int) -> int:
    """Return which token a holder is of, or that it is about having most of some cards."""
    if who == Who.WHO_HAS_MOST:
        return MOST_CARDS
    return COMMERCE_TOKEN if who == Who.COMMERCE_HOLDER else KNIGHT_TOKEN


@rule
def operate_for(s: State, q: int, which: int) -> None:
    """Run an operation for one player. Of two, the roller comes last here, and so is asked first."""
    what = operation(which)
    if what.condition != NONE and not is_met(s, q, what.condition):
        return
    if what.step != NONE:
        todo_with(s, 1 - q if what.asks_rival == 1 else q, what.step, which * what.told)
    elif what.do <= Do.PAWN:
        operate_on_resources(s, q, which)
    elif what.do <= Do.LOOK_HAND:
        operate_on_rival(s, q, which)
    elif what.do <= Do.TAKE_REVEALED:
        operate_on_stacks(s, q, which)
    elif what.do <= Do.CONTEST:
        operate_otherwise(s, q, which)
    else:
        operate_by_magic(s, q, which)


@rule
def operate_otherwise(s: State, q: int, which: int) -> None:
    """Run an operation that concerns dice, Regions or the event stack."""
    what = operation(which)
    do = what.do
    if do == Do.REGION_SUB:
        send_plague(s, q, which)
    elif do == Do.REGION_ADD and what.most > 0:
        todo_with(s, q, Step.CHOOSE_REGIONS, what.most, 0)
    elif do == Do.REGION_ADD:
        gain_beside(s, q, what.selector, what.n)
    elif do == Do.PEEK_EVENTS:
        look_at_event(s, q)
    elif do == Do.NO_PRODUCTION:
        lie_idle(s, q)
    elif do == Do.ROLL_TABLE:
        roll_for_outcome(s, q, which)
    elif do == Do.CONTEST:
        contest(s, q, which)
    else:  # Do.RESHUFFLE_EVENTS
        move(s, s.shown, 0, s.events_stack)
        shuffle(s, s.events_stack)
        tell(s, What.SHUFFLED_EVENTS)


@rule
def lie_idle(s: State, q: int) -> None:
    """The Regions beside Citadels produce nothing in this turn (13, Eclipse)."""
    me = s.players[q]
    me.idle = me.at_citadels
    if me.idle > 0:
        tell(s, What.IDLE, q)


@rule
def roll_for_outcome(s: State, q: int, which: int) -> None:
    """Roll a die, and do what its number says (13, Magic Kitchen)."""
    die = roll(s, SIDES_OF_DIE)
    tell(s, What.ROLLED_DIE, q, die)
    does = outcome(operation(which).first_way + die - 1)
    run_operations(s, q, does.first, does.count)


@rule
def contest(s: State, q: int, which: int) -> None:
    """Both roll and add their magic; in a tie nothing happens (13, Duel of the Wizards)."""
    what = operation(which)
    mine = roll_with_magic(s, q)
    rivals = roll_with_magic(s, 1 - q)
    if mine > rivals:
        run_operations(s, q, what.first_way, what.first_count)
    elif mine < rivals:
        run_operations(s, q, what.second_way, what.second_count)


@rule
def roll_with_magic(s: State, q: int) -> int:
    """Roll a die, and return it with the magic of all one's Wizards (13, Duel of the Wizards)."""
    die = roll(s, SIDES_OF_DIE)
    tell(s, What.CONTEST, q, die, die + s.players[q].magic)
    return die + s.players[q].magic


@rule
def operate_on_resources(s: State, q: int, which: int) -> None:
    """Run an operation that gains, pays or swaps resources."""
    what = operation(which)
    if what.do == Do.STEAL and what.by_giver == 1:
        give(s, 1 - q, what.n)
    elif what.do == Do.STEAL:
        steal(s, q, what.n, what.upto)
    elif what.do == Do.SWAP_WITH_BANK:
        todo_with(s, q, Step.SWAP, which, what.n + extended(s, q, what.threat), int(what.who != Who.EACH))
    elif what.do == Do.GAIN and what.distinct == 1:
        gain_different(s, q, what.resource, what.n)
    elif what.do == Do.GAIN:
        gain(s, q, what.resource, what.n)
    elif what.do == Do.GAIN_PER:
        gain_per(s, q, which)
    elif what.do == Do.PAY:
        pay(s, q, of_one(what.resource, what.n))
    else:
        operate_on_deals(s, q, which)


@rule
def operate_on_deals(s: State, q: int, which: int) -> None:
    """Run an operation that gives back resources, buys or names some, or pawns a card (13)."""
    what, me = operation(which), s.players[q]
    if what.do == Do.BUY:
        todo_with(s, q, Step.PAY_GOLD, which, what.most + extended(s, q, what.threat))
    elif what.do == Do.LOSE:
        pay_any(s, q, min(what.n, total(me.stock)))
    elif what.do == Do.NAME_RESOURCES:
        todo_with(s, q, Step.NAME_RESOURCE, me.built.size - 1, what.n)
    elif me.pawned.size == 0:  # Do.PAWN
        todo(s, q, Step.PAWN)
    else:
        todo(s, q, Step.REDEEM)
        pay_any(s, q, REDEEMED_FOR)


@rule
def extended(s: State, q: int, threat: int) -> int:
    """Return by how much built cards extend what a card does (13, Wainwright)."""
    built = s.players[q].built
    return sum(
        card(card_at(built, i)).extends_by for i in range(built.size) if card(card_at(built, i)).extends & threat != 0
    )


@rule
def gain_per(s: State, q: int, which: int) -> None:
    """Gain for every card of a kind, or for commerce points, up to a maximum (12, 13)."""
    what, me = operation(which), s.players[q]
    if what.commerce_each > 0:
        n = what.n * (me.commerce // what.commerce_each)
    else:
        n = what.n * count_working(me, what.selector)
    if what.most > 0:
        n = min(n, what.most)
    if n > 0:
        gain(s, q, ANY, n)


@rule
def operate_on_rival(s: State, q: int, which: int) -> None:
    """Run an operation that names cards of the rival's, or looks at the rival's hand."""
    if operation(which).do == Do.NAME_CARDS:
        name_cards(s, q, which, operation(which).n)
    else:  # Do.LOOK_HAND
        look_at_hand(s, q)


@rule
def operate_on_stacks(s: State, q: int, which: int) -> None:
    """Run an operation that concerns stacks."""
    what = operation(which)
    if what.do == Do.PUT_UNDER_STACK:
        put_under(s, q, which)
    elif what.do == Do.REVEAL_TOPS:
        reveal_tops(s)
    elif what.do == Do.SEARCH_STACK and what.optional == 0:
        todo_with(s, q, Step.SEARCH_FREE, what.stacks, NO_STACK)
    elif what.do == Do.SEARCH_STACK:
        s.searched = NO_STACK
        todo(s, q, Step.MASTER_SEARCH)
    elif what.n == 0:  # Do.DRAW, up to the limit of the hand
        fill_from_tops(s, q)
    else:  # Do.DRAW
        todo_with(s, q, Step.DRAW_TOPS, what.n)


@rule
def put_under(s: State, q: int, which: int) -> None:
    """Put cards under a stack: of the rival's hand, or of one's own, some or as many as one likes."""
    what = operation(which)
    if what.own == 0:
        todo_with(s, q, Step.PUT_UNDER, what.n, NO_STACK)
    elif what.n == 0:
        todo_with(s, q, Step.PUT_SOME, NO_STACK, 0)
    elif s.players[q].hand.size > 0:
        todo(s, q, Step.PUT_BACK)


@rule
def whoever(s: State, which: int) -> int:
    """Return who holds a token, or has strictly most of some cards; NO_PLAYER if nobody does."""
    what = operation(which)
    if what.who == Who.WHO_HAS_MOST:
        return ahead(count_fitting(s.players[0], what.selector), count_fitting(s.players[1], what.selector))
    return s.commerce_token if what.who == Who.COMMERCE_HOLDER else s.knight_token


# Before the roll


@rule
def offer_numbers(s: State, menu: Menu, p: int) -> None:
    """Name any production number (10, Alchemist)."""
    for number in range(1, SIDES_OF_DIE + 1):
        offer(menu, NAME_NUMBER(number))


@rule
def name_number(s: State, p: int, number: int) -> None:
    """The production die shows the named number; it is not rolled (10, Alchemist)."""
    s.die = number
    tell(s, What.NAMED_NUMBER, p, number)
