"""Trade with the rival: one open offer at a time, put together resource by resource (9)."""

from __future__ import annotations

from bailey.core import Menu, allow, block, offer, rule, tell, todo, todo_with
from bailey.games.catan_cards.choices import (
    ACCEPT,
    ADD_GIVE,
    ADD_WANT,
    DECLINE,
    PROPOSE,
    SEND,
    SKIP,
    WITHDRAW,
    Why,
)
from bailey.games.catan_cards.events import What
from bailey.games.catan_cards.packing import RESOURCES, amount, of_one, total
from bailey.games.catan_cards.rules.resources import pay
from bailey.games.catan_cards.rules.room import has_room_for
from bailey.games.catan_cards.state import MOST_OFFERS, Player, State
from bailey.games.catan_cards.steps import Step

#: Who makes offers.
OFF, ACTIVE, BOTH = range(3)
#: So many resources are on each side of an offer at most; more for one the bank gives too.
MOST_ON_A_SIDE = 3


@rule
def has_more(me: Player, resource: int, given: int) -> bool:
    """Tell whether a player has one more of a resource than is given already (9)."""
    return amount(me.stock, resource) > amount(given, resource)


@rule
def can_give(s: State, p: int, resource: int, given: int) -> bool:
    """Tell whether a player has one more of a resource than is given already, and the other room for it (9)."""
    return has_more(s.players[p], resource, given) and has_room_for(s.players[1 - p], given + of_one(resource, 1))


@rule
def can_offer(s: State, p: int) -> bool:
    """Tell whether any offer can be made: one resource for another (9)."""
    for give in range(len(RESOURCES)):
        if can_give(s, p, give, 0):
            for want in range(len(RESOURCES)):
                if want != give and can_give(s, 1 - p, want, 0):
                    return True
    return False


@rule
def offer_proposal(s: State, menu: Menu, p: int) -> None:
    """Begin an offer, at most three in a turn (9)."""
    if s.rival_trade != OFF:
        if s.offers_made == MOST_OFFERS:
            block(menu, PROPOSE(), Why.NO_MORE_OFFERS)
        else:
            allow(menu, PROPOSE(), can_offer(s, p), Why.NOTHING_TO_OFFER)


@rule
def propose_in_turn(s: State, p: int) -> None:
    """Begin an offer; the action phase goes on after it (9)."""
    todo(s, p, Step.CHECK)
    propose(s, p)


@rule
def propose(s: State, p: int) -> None:
    """Begin an offer with nothing on either side (9)."""
    s.offers_made += 1
    todo_with(s, p, Step.OFFER, 0, 0, 0)


@rule
def answer_with_offer(s: State, p: int) -> None:
    """Answer an offer with one of one's own, which can only be accepted or declined (9)."""
    s.offers_made += 1
    todo_with(s, p, Step.OFFER, 0, 0, 1)


@rule
def offer_resources(s: State, menu: Menu, p: int, give: int, want: int, is_answer: int) -> None:
    """Add what I give or want, none on both sides; send the offer, or withdraw it (9)."""
    me, rival = s.players[p], s.players[1 - p]
    for resource in range(len(RESOURCES)):
        if total(give) == MOST_ON_A_SIDE:
            block(menu, ADD_GIVE(resource), Why.SIDE_IS_FULL)
        elif amount(want, resource) == 0:
            why = Why.RIVAL_HAS_NO_ROOM if has_more(me, resource, give) else Why.NO_MORE_TO_GIVE
            allow(menu, ADD_GIVE(resource), can_give(s, p, resource, give), why)
        if total(want) == MOST_ON_A_SIDE:
            block(menu, ADD_WANT(resource), Why.SIDE_IS_FULL)
        elif amount(give, resource) == 0:
            why = Why.NO_ROOM if has_more(rival, resource, want) else Why.RIVAL_LACKS
            allow(menu, ADD_WANT(resource), can_give(s, 1 - p, resource, want), why)
    if give > 0 and want > 0:
        allow(menu, SEND(), not was_made(s, p, give, want), Why.SAME_OFFER)
    offer(menu, WITHDRAW())


@rule
def was_made(s: State, p: int, give: int, want: int) -> bool:
    """Tell whether the same offer was made in this turn, by either player (9)."""
    for i in range(MOST_OFFERS):
        made = s.offers[i]
        if made.by == p and made.give == give and made.want == want:
            return True
        if made.by != p and made.give == want and made.want == give:
            return True
    return False


@rule
def add_give(s: State, p: int, resource: int, give: int, want: int, is_answer: int) -> None:
    """Add one resource to what I give (9)."""
    todo_with(s, p, Step.OFFER, give + of_one(resource, 1), want, is_answer)


@rule
def add_want(s: State, p: int, resource: int, give: int, want: int, is_answer: int) -> None:
    """Add one resource to what I want (9)."""
    todo_with(s, p, Step.OFFER, give, want + of_one(resource, 1), is_answer)


@rule
def withdraw(s: State, p: int, give: int, want: int, is_answer: int) -> None:
    """Make no offer after all; instead of an answer, that declines (9)."""
    if is_answer == 1:
        tell(s, What.DECLINED, p)


@rule
def send(s: State, p: int, give: int, want: int, is_answer: int) -> None:
    """Make the offer: the other player answers (9)."""
    made = s.offers[s.offers_made - 1]
    made.by = p
    made.give = give
    made.want = want
    tell(s, What.OFFERED, p, give, want)
    todo_with(s, 1 - p, Step.ANSWER, give, want, is_answer)


@rule
def offer_answers(s: State, menu: Menu, p: int, give: int, want: int, is_answer: int) -> None:
    """Accept or decline; answer an offer with another, but not an answer (9)."""
    offer(menu, ACCEPT())
    offer(menu, DECLINE())
    if is_answer == 0:
        offer_proposal(s, menu, p)


@rule
def accept(s: State, p: int, give: int, want: int) -> None:
    """Both pay, and both gain (9)."""
    tell(s, What.ACCEPTED, p)
    gain_all(s, p, give)
    gain_all(s, 1 - p, want)
    pay(s, p, want)
    pay(s, 1 - p, give)


@rule
def gain_all(s: State, p: int, gained: int) -> None:
    """Gain every resource of a packed amount (9)."""
    for resource in range(len(RESOURCES)):
        if amount(gained, resource) > 0:
            todo_with(s, p, Step.RECEIVE, resource, amount(gained, resource))


@rule
def decline(s: State, p: int) -> None:
    """Decline an offer (9)."""
    tell(s, What.DECLINED, p)


@rule
def offer_last(s: State, menu: Menu, p: int) -> None:
    """The rival may make an offer before the action phase ends (9)."""
    offer_proposal(s, menu, p)
    offer(menu, SKIP())


@rule
def forget_offers(s: State) -> None:
    """With a new turn all offers may be made again (9)."""
    s.offers_made = 0
    for i in range(MOST_OFFERS):
        s.offers[i].by = 0
        s.offers[i].give = 0
        s.offers[i].want = 0
