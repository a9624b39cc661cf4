"""What the rival of a played card may answer: counter cards, cards that cancel; and the duel of an attack (10, 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Menu, allow, block, card_at, move, offer, roll, rule, tell, todo_with
from bailey.games.catan_cards.cards import IN_BOTH, card, clause, operation
from bailey.games.catan_cards.choices import CHOOSE, COUNTER, NO_COUNTER, USE, Why
from bailey.games.catan_cards.clauses import Do, When
from bailey.games.catan_cards.events import What
from bailey.games.catan_cards.packing import GOLD, amount, of_one
from bailey.games.catan_cards.rules.conditions import MET, unmet
from bailey.games.catan_cards.rules.event_cards import lose_in_plague
from bailey.games.catan_cards.rules.magic import pay_magic
from bailey.games.catan_cards.rules.moments import acts_at, book_at, use_of
from bailey.games.catan_cards.rules.operations import run_operations
from bailey.games.catan_cards.rules.principality import draw_regions, look_for_regions
from bailey.games.catan_cards.rules.resources import can_take_any, pay
from bailey.games.catan_cards.rules.sums import count_fitting, recount
from bailey.games.catan_cards.state import PLAYERS
from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from bailey.games.catan_cards.state import State

SIDES_OF_DIE = 6
#: How a card is played that could be cancelled: for its effect, while building a Settlement, or as an answer.
PLAYED, WHILE_BUILDING, AS_ANSWER = range(3)


@rule
def ask_to_cancel(s: State, p: int, c: int, how: int, a: int, b: int) -> None:
    """Whoever has a spell book against played cards, and the magic for it, is asked; else it goes on (13)."""
    if book_at(s, 1 - p, When.RIVAL_PLAYS) >= 0:
        todo_with(s, 1 - p, Step.CANCEL, c, how, a, b)
    else:
        go_on(s, p, c, how, a, b)


@rule
def offer_to_cancel(s: State, menu: Menu, p: int, c: int, how: int, a: int, b: int) -> None:
    """Use a spell book, or let the card have its effect (13, Countermagic)."""
    offer(menu, NO_COUNTER())
    offer(menu, USE(book_at(s, p, When.RIVAL_PLAYS)))


@rule
def let_it_be(s: State, p: int, c: int, how: int, a: int, b: int) -> None:
    """The rival's card has its effect (13, Countermagic)."""
    tell(s, What.NOT_COUNTERED, p)
    go_on(s, 1 - p, c, how, a, b)


@rule
def go_on(s: State, p: int, c: int, how: int, a: int, b: int) -> None:
    """Do what a card says that nobody has cancelled."""
    if how == WHILE_BUILDING:
        look_for_regions(s, p, a)
    elif how == AS_ANSWER:
        duel(s, 1 - p, a, operation(a).win_countered - b)
    elif card(c).lasts == 1:
        lie_open(s, p)
    else:
        run_card(s, p, c)


@rule
def cancel(s: State, p: int, card: int, c: int, how: int, a: int, b: int) -> None:
    """Pay magic, and the rival's card has no effect; what it answered, or helped, goes on without it (13)."""
    book = card_at(s.players[p].built, card)
    tell(s, What.CANCELLED, p, book)
    if how == WHILE_BUILDING:
        draw_regions(s, 1 - p, a)
    elif how == AS_ANSWER:
        duel(s, p, a, operation(a).win - b)
    pay_magic(s, p, clause(use_of(book, When.RIVAL_PLAYS)).magic)


@rule
def lie_open(s: State, p: int) -> None:
    """The card just played lies open until its effect is spent, at the latest until it ends (13)."""
    c = move(s, s.discard, s.discard.size - 1, s.lasting)
    here = s.lasting.beside[s.lasting.size - 1]
    here.by = p
    here.until = s.turns + operation(card(c).first).lasts
    for q in range(PLAYERS):
        recount(s, q)


@rule
def run_card(s: State, p: int, c: int) -> None:
    """Do what a played card says; the rival is asked first, if a card of the set could cancel it (10, 13)."""
    is_asked = (card(c).asked >> s.theme) & 1 == 1
    if is_asked and operation(card(c).first).do != Do.DUEL:
        todo_with(s, 1 - p, Step.REACT, card(c).first, card(c).count)
    else:
        run_operations(s, p, card(c).first, card(c).count)


@rule
def offer_reaction(s: State, menu: Menu, p: int, attack: int, count: int, shift: int) -> None:
    """Whoever is attacked is asked for a counter card, with or without one (10)."""
    hand = s.players[p].hand
    offer(menu, NO_COUNTER())
    if shift == 0 and operation(attack).do == Do.DUEL and acts_at(s, p, When.ATTACKED):
        offer_defences(s, menu, p)
    for slot in range(hand.size):
        answer = card(card_at(hand, slot))
        against = (answer.counters | answer.cancels) & operation(attack).threat
        if against == 0:
            block(menu, COUNTER(slot), Why.COUNTERS_NOT)
        else:
            allow(menu, COUNTER(slot), unmet(s, p, card_at(hand, slot)) == MET or answer.timing == IN_BOTH, Why.NEEDS)


@rule
def offer_defences(s: State, menu: Menu, p: int) -> None:
    """Use a built card against an attack with a roll, for gold (13, Legation)."""
    built = s.players[p].built
    for i in range(built.size):
        if use_of(card_at(built, i), When.ATTACKED) >= 0:
            allow(menu, USE(i), amount(s.players[p].stock, GOLD) > 0, Why.TOO_FEW_FOR_USE)


@rule
def use_defence(s: State, p: int, card: int, attack: int, count: int) -> None:
    """Pay gold, so that the attack succeeds less often; a counter card may be added (13, Legation)."""
    tell(s, What.USED, p, card_at(s.players[p].built, card))
    todo_with(s, p, Step.REACT, attack, count, 1)
    pay(s, p, of_one(GOLD, 1))


@rule
def counter(s: State, p: int, slot: int, attack: int, shift: int) -> None:
    """With a counter card an attack succeeds less often; a card that cancels leaves it without effect (10, 13)."""
    c = move(s, s.players[p].hand, slot, s.discard)
    if card(c).cancels & operation(attack).threat != 0:
        tell(s, What.CANCELLED, p, c)
    else:
        tell(s, What.COUNTERED, p, c)
        ask_to_cancel(s, p, c, AS_ANSWER, attack, shift)


@rule
def no_counter(s: State, p: int, attack: int, count: int, shift: int) -> None:
    """Without an answer a duel is won with 1 to 5, and other cards do what they say (10, 13)."""
    tell(s, What.NOT_COUNTERED, p)
    if operation(attack).do == Do.REGION_SUB:
        lose_in_plague(s, p, operation(attack).n)
    elif operation(attack).do == Do.DUEL:
        duel(s, 1 - p, attack, operation(attack).win - shift)
    else:
        run_operations(s, 1 - p, attack, count)


@rule
def duel(s: State, p: int, attack: int, most: int) -> None:
    """The attacker rolls; who loses suffers what the card says (10)."""
    what, die = operation(attack), roll(s, SIDES_OF_DIE)
    tell(s, What.DUEL_ROLLED, p, die, most)
    if die <= most:
        run_operations(s, p, what.first_way, what.first_count)
    else:
        todo_with(s, 1 - p, Step.AT_MOMENT, When.ATTACK_FAILED)
        run_operations(s, p, what.second_way, what.second_count)


# The rival's choice between two ways


@rule
def offer_ways(s: State, menu: Menu, p: int, which: int) -> None:
    """Choose between what can be done (13, Ransom)."""
    what = operation(which)
    if is_possible(s, 1 - p, what.first_way):
        offer(menu, CHOOSE(0))
    if is_possible(s, 1 - p, what.second_way):
        offer(menu, CHOOSE(1))


@rule
def is_possible(s: State, by: int, which: int) -> bool:
    """Tell whether the rival of a card's player can do one of its two ways (13, Ransom)."""
    if operation(which).do == Do.STEAL:
        return can_take_any(s, by)
    return count_fitting(s.players[1 - by], operation(which).selector) > 0


@rule
def choose(s: State, p: int, way: int, which: int) -> None:
    """Go the chosen way (13, Ransom)."""
    what = operation(which)
    if way == 0:
        run_operations(s, 1 - p, what.first_way, what.first_count)
    else:
        run_operations(s, 1 - p, what.second_way, what.second_count)
