"""Trade with the rival, in the slow engine: the second half of section 9 of the rules."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from catan_cards.slow_engine_resources import Asking, Choice, Game, ask, gain, pay_forced, pay_the_rest
from catan_cards.slow_engine_table import RESOURCES

if TYPE_CHECKING:
    from catan_cards.slow_engine_table import Table

MOST_OFFERS, MOST_ON_A_SIDE = 3, 3


def exchange(p: int, give: Counter[str], want: Counter[str]) -> Choice:
    """What an offer would move from the first player to the second, and back: the same, whoever offers it."""
    both = [tuple(side[resource] for resource in RESOURCES) for side in (give, want)]
    return tuple(reversed(both) if p else both)


def parts(table: Table, p: int, give: Counter[str], want: Counter[str]) -> list[Choice]:
    """What can still be added: what one has or the rival has, with room on the other side, on one side only."""
    own, rival = table.players[p], table.players[1 - p]
    found: list[Choice] = []
    for i, one in enumerate(RESOURCES):
        if give.total() < MOST_ON_A_SIDE and not want[one] and own.has(one) > give[one] < rival.room_for(one):
            found.append(("add_give", i))
        if want.total() < MOST_ON_A_SIDE and not give[one] and rival.has(one) > want[one] < own.room_for(one):
            found.append(("add_want", i))
    return found


def may_propose(game: Game, p: int) -> bool:
    """A turn has three offers at most; one that is put together and withdrawn counts. Some offer must be possible."""
    found = parts(game.table, p, Counter(), Counter())
    gives, wants = ({choice[1] for choice in found if choice[0] == kind} for kind in ("add_give", "add_want"))
    return game.table.offers_begun < MOST_OFFERS and any(give != want for give in gives for want in wants)


def deal_with_rival(game: Game, p: int, *, answers: bool = False) -> Asking[None]:
    """Put an offer together and send it; the other accepts, declines, or answers with one offer."""
    game.table.offers_begun += 1
    offer = yield from put_together(game, p)
    if offer is None:
        return
    give, want = offer
    game.table.offers.append(exchange(p, give, want))
    game.note("answer" if answers else "offer")
    counter: list[Choice] = [("propose",)] if not answers and may_propose(game, 1 - p) else []
    choice = yield from ask(1 - p, [("accept",), ("decline",), *counter])
    if choice[0] == "propose":
        yield from deal_with_rival(game, 1 - p, answers=True)
    elif choice[0] == "accept":
        game.note("accepted")
        yield from carry_out(game, p, give, want)


def put_together(game: Game, p: int) -> Asking[tuple[Counter[str], Counter[str]] | None]:
    """Add what one gives and wants, piece by piece; an offer that was made in this turn cannot be sent again."""
    give, want = Counter[str](), Counter[str]()
    while True:
        fresh = exchange(p, give, want) not in game.table.offers
        send: list[Choice] = [("send",)] if give.total() and want.total() and fresh else []
        choice = yield from ask(p, [*parts(game.table, p, give, want), *send, ("withdraw",)], always=True)
        match choice[0]:
            case "add_give":
                give[RESOURCES[choice[1]]] += 1
            case "add_want":
                want[RESOURCES[choice[1]]] += 1
            case "withdraw":
                return None
            case _:
                return give, want


def carry_out(game: Game, p: int, give: Counter[str], want: Counter[str]) -> Asking[None]:
    """Both pay, then both get what was agreed.

    The rules leave open who is asked first: as in the real engine, who made the offer, and for gold before lumber.
    """
    owed = {seat: pay_forced(game, seat, cost) for seat, cost in ((1 - p, want), (p, give))}
    for seat in (p, 1 - p):
        yield from pay_the_rest(game, seat, owed[seat])
    for seat, gains in ((p, want), (1 - p, give)):
        for resource in reversed(RESOURCES):
            yield from gain(game, seat, Counter({resource: gains[resource]}))


def last_offer(game: Game, rival: int) -> Asking[None]:
    """The rival may make an offer before the action phase ends."""
    if may_propose(game, rival):
        choice = yield from ask(rival, [("propose",), ("skip",)])
        if choice[0] == "propose":
            yield from deal_with_rival(game, rival)
