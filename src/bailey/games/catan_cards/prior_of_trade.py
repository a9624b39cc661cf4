"""How good an exchange with the rival looks to a bot before any search.

An exchange is weighed for both sides: by what each saves for, as far as the one who weighs it knows the other's hand.
All numbers are hundredths of a victory point that one leads by. They were fitted to what 38,000 random exchanges
brought, each played to the end of the game several times with it and without (docs/catan-cards.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import rule
from bailey.games.catan_cards.packing import RESOURCES, amount, of_one, total
from bailey.games.catan_cards.rules.prices import lacking
from bailey.games.catan_cards.rules.rival_trade import can_give, was_made
from bailey.games.catan_cards.rules.turn import points_to_win
from bailey.games.catan_cards.scoring import score
from bailey.games.catan_cards.steps import Step
from bailey.games.catan_cards.worth import NEEDED, NEVER_MIND, aim, aim_as_seen

if TYPE_CHECKING:
    from bailey.games.catan_cards.state import State

#: Each resource; each that is missing no longer, or is missing now; what one saved for is no longer there.
EACH, CLOSER, FARTHER, NO_LONGER = 12, 28, 17, 15
#: Whoever offers builds at once what is saved for; the one who is asked does not reckon with it.
AT_ONCE = 10
#: Whoever lacks so few points may win by an exchange, and gets nothing.
FEW_POINTS = 1
#: An offer is made before one trades with the bank.
OFFER = 38
#: One for one, two for one, one for two.
RATES = 3


@rule
def gain_of(s: State, p: int, wanted: int, give: int, get: int) -> int:
    """Return what an exchange is worth to a player who saves for a packed cost."""
    stock = s.players[p].stock
    before, after = lacking(stock, wanted), lacking(stock - give + get, wanted)
    worth = EACH * (total(get) - total(give)) + CLOSER * max(0, before - after) - FARTHER * max(0, after - before)
    return worth - NO_LONGER if before == 0 and after > 0 else worth


@rule
def may_win(s: State) -> bool:
    """Tell whether either player lacks so few points that an exchange may decide the game."""
    return max(score(s, 0), score(s, 1)) + FEW_POINTS >= points_to_win(s)


# Offers


@rule
def best_exchange(s: State, p: int) -> tuple[int, int]:
    """Return what a player would best give, and get for it, if the rival may want that too; nothing for nothing."""
    wanted, best, best_give, best_get = aim(s, p), 0, 0, 0
    if not may_exchange(s, p, wanted):
        return 0, 0
    theirs, seen = aim_as_seen(s, 1 - p, p), aim_as_seen(s, p, 1 - p)
    for resource in range(len(RESOURCES)):
        if lacks(s, p, wanted, resource):
            for spare in range(len(RESOURCES)):
                if can_spare(s, p, wanted, spare):
                    for rate in range(RATES):
                        give, get = of_one(spare, 1 + (rate == 1)), of_one(resource, 1 + (rate == 2))
                        if can_exchange(s, p, spare, give, resource, get):
                            gain = gain_by_offer(s, p, give, get, wanted, theirs, seen)
                            if gain > best:
                                best, best_give, best_get = gain, give, get
    return best_give, best_get


@rule
def lacks(s: State, p: int, wanted: int, resource: int) -> bool:
    """Tell whether a resource is missing for what is saved for, and the rival has any."""
    is_there = amount(s.players[1 - p].stock, resource) > 0
    return is_there and amount(s.players[p].stock, resource) < amount(wanted, resource)


@rule
def can_spare(s: State, p: int, wanted: int, resource: int) -> bool:
    """Tell whether there is more of a resource than is needed for what is saved for."""
    return amount(s.players[p].stock, resource) > amount(wanted, resource)


@rule
def may_exchange(s: State, p: int, wanted: int) -> bool:
    """Tell whether a resource is missing that the rival has, and another can be spared."""
    missed, spared = 0, 0
    for resource in range(len(RESOURCES)):
        missed += lacks(s, p, wanted, resource)
        spared += can_spare(s, p, wanted, resource)
    return min(missed, spared) > 0


@rule
def can_exchange(s: State, p: int, spare: int, give: int, resource: int, get: int) -> bool:
    """Tell whether both have what they give and room for what they get, and nobody has offered that in this turn."""
    if not can_give(s, p, spare, give - of_one(spare, 1)):
        return False
    return can_give(s, 1 - p, resource, get - of_one(resource, 1)) and not was_made(s, p, give, get)


@rule
def gain_by_offer(s: State, p: int, give: int, get: int, wanted: int, theirs: int, seen: int) -> int:
    """Return how much more an exchange brings a player than the rival; 0 if the rival would not find it even."""
    to_rival = gain_of(s, 1 - p, theirs, get, give)
    if to_rival < gain_of(s, p, seen, give, get):
        return 0
    gain = gain_of(s, p, wanted, give, get) - to_rival
    builds = s.on_turn == p and lacking(s.players[p].stock - give + get, wanted) == 0
    return gain + AT_ONCE if builds else gain


@rule
def prior_propose(s: State, p: int) -> int:
    """Offer what brings more than it brings the rival, who may want it too; answer no offer with another."""
    if s.todo[s.pending - 1].step == Step.ANSWER or may_win(s):
        return NEVER_MIND
    give, _ = best_exchange(s, p)
    return OFFER if give > 0 else NEVER_MIND


@rule
def prior_add_give(s: State, p: int, resource: int) -> int:
    """Give what belongs to the best exchange."""
    if not can_spare(s, p, aim(s, p), resource):
        return NEVER_MIND
    give, _ = best_exchange(s, p)
    return NEEDED if amount(give, resource) > amount(s.todo[s.pending - 1].a, resource) else NEVER_MIND


@rule
def prior_add_want(s: State, p: int, resource: int) -> int:
    """Want what belongs to the best exchange."""
    if not lacks(s, p, aim(s, p), resource):
        return NEVER_MIND
    _, get = best_exchange(s, p)
    return NEEDED if amount(get, resource) > amount(s.todo[s.pending - 1].b, resource) else NEVER_MIND


@rule
def prior_send(s: State, p: int) -> int:
    """Send the best exchange, and no other."""
    top = s.todo[s.pending - 1]
    give, get = best_exchange(s, p)
    return NEEDED if give == top.a and get == top.b else NEVER_MIND


# Answers


@rule
def prior_accept(s: State, p: int) -> int:
    """Accept what brings as much as it brings the rival, as far as one knows, while nobody may win by it."""
    if may_win(s):
        return NEVER_MIND
    top = s.todo[s.pending - 1]
    mine = gain_of(s, p, aim(s, p), top.b, top.a)
    theirs = gain_of(s, 1 - p, aim_as_seen(s, 1 - p, p), top.a, top.b)
    return mine - theirs
