"""What action and event cards do: one small rule for each operation, run in the order of the card."""

from __future__ import annotations

from bailey.core import (
    Menu,
    allow,
    block,
    card_at,
    move,
    offer,
    peek,
    roll,
    rule,
    shuffle,
    tell,
    todo,
    todo_with,
    top_slot,
)
from bailey.games.catan_cards.cards import ANY, Do, Who, card, operation
from bailey.games.catan_cards.choices import (
    COUNTER,
    NAME_NUMBER,
    NO_COUNTER,
    PICK,
    PUT_UNDER,
    SEARCH,
    SKIP,
    STOP,
    TAKE_FROM_HAND,
    TRADE,
    Why,
)
from bailey.games.catan_cards.events import What
from bailey.games.catan_cards.packing import RESOURCES, amount, of_one
from bailey.games.catan_cards.rules.hand import put_card_under
from bailey.games.catan_cards.rules.principality import return_card
from bailey.games.catan_cards.rules.resources import add, gain, pay, remove, room, steal
from bailey.games.catan_cards.rules.sums import count_fitting, end_of_cells, first_cell, fits
from bailey.games.catan_cards.state import NO_PLAYER, NO_STACK, STACKS, Player, State
from bailey.games.catan_cards.steps import Step

SIDES_OF_DIE = 6


@rule
def run_operations(s: State, p: int, first: int, count: int) -> None:
    """Run some operations of a card, one after the other."""
    if count > 0:
        todo_with(s, p, Step.OPERATE, first, count)


@rule
def operate(s: State, p: int, first: int, count: int) -> None:
    """Run the next operation of a card that `p` has played, or turned up; without a holder nothing happens at all."""
    what = operation(first)
    if what.who == Who.HOLDER and s.knight_token == NO_PLAYER:
        tell(s, What.NO_HOLDER)
        return
    run_operations(s, p, first + 1, count - 1)
    if what.who == Who.SELF:
        operate_for(s, p, first)
    elif what.who == Who.OPPONENT:
        operate_for(s, 1 - p, first)
    elif what.who == Who.EACH:
        operate_for(s, 1 - p, first)
        operate_for(s, p, first)
    else:
        operate_for(s, s.knight_token, first)


@rule
def operate_for(s: State, q: int, which: int) -> None:
    """Run an operation for one player. Of two, the roller comes last here, and so is asked first."""
    what = operation(which)
    if what.do == Do.SET_DIE:
        todo(s, q, Step.NAME_NUMBER)
    elif what.do == Do.DUEL:
        todo_with(s, 1 - q, Step.REACT, which)
    elif what.do == Do.RETURN_TO_HAND:
        todo_with(s, q, Step.PICK, which)
    elif what.do == Do.STEAL and what.by_giver == 1:
        todo(s, 1 - q, Step.GIVE_BACK)
    elif what.do == Do.STEAL:
        steal(s, q, what.n, what.upto)
    elif what.do == Do.SWAP_WITH_BANK:
        todo_with(s, q, Step.SWAP, what.n, 1)
    elif what.do == Do.LOOK_HAND:
        look_at_hand(s, q)
    elif what.do == Do.TAKE_FROM_HAND:
        todo_with(s, q, Step.SPY, which)
    elif what.do == Do.HAND_CHECK:
        todo(s, q, Step.HAND_CHECK)
    else:
        operate_event(s, q, which)


@rule
def operate_event(s: State, q: int, which: int) -> None:
    """Run an operation that only event cards have, for one player (12)."""
    what, me = operation(which), s.players[q]
    if what.do == Do.PUT_UNDER_STACK:
        todo_with(s, q, Step.PUT_UNDER, what.n, NO_STACK)
    elif what.do == Do.SEARCH_STACK:
        s.searched = NO_STACK
        todo(s, q, Step.MASTER_SEARCH)
    elif what.do == Do.REGION_SUB:
        lose_in_plague(s, q, what.n)
    elif what.do == Do.REGION_ADD:
        gain_beside(s, q, what.selector, what.n)
    elif what.do == Do.GAIN_PER:
        n = what.n * count_fitting(me, what.selector)
        if n > 0:
            gain(s, q, ANY, n)
    else:  # Do.RESHUFFLE_EVENTS
        move(s, s.shown, 0, s.events_stack)
        shuffle(s, s.events_stack)
        tell(s, What.SHUFFLED_EVENTS)


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


# Duels


@rule
def offer_reaction(s: State, menu: Menu, p: int, attack: int) -> None:
    """Whoever is attacked is asked for a counter card, with or without one (10)."""
    hand = s.players[p].hand
    offer(menu, NO_COUNTER())
    for slot in range(hand.size):
        against = card(card_at(hand, slot)).counters & operation(attack).threat
        allow(menu, COUNTER(slot), against != 0, Why.NOT_NOW)


@rule
def counter(s: State, p: int, slot: int, attack: int) -> None:
    """With a counter card the attack succeeds less often (10)."""
    c = move(s, s.players[p].hand, slot, s.discard)
    tell(s, What.COUNTERED, p, c)
    duel(s, 1 - p, attack, operation(attack).win_countered)


@rule
def no_counter(s: State, p: int, attack: int) -> None:
    """Without a counter card the attack succeeds with 1 to 5 (10)."""
    tell(s, What.NOT_COUNTERED, p)
    duel(s, 1 - p, attack, operation(attack).win)


@rule
def duel(s: State, p: int, attack: int, most: int) -> None:
    """The attacker rolls; who loses suffers what the card says (10)."""
    what, die = operation(attack), roll(s, SIDES_OF_DIE)
    tell(s, What.DUEL_ROLLED, p, die, most)
    if die <= most:
        run_operations(s, p, what.won, what.won_count)
    else:
        run_operations(s, p, what.lost, what.lost_count)


# Cards that return to a hand


@rule
def is_shielded(me: Player, i: int, threat: int) -> bool:
    """Tell whether a built card is protected by another at its place (12, Church)."""
    for k in range(me.built.size):
        shields = card(card_at(me.built, k)).shields & threat
        if shields != 0 and me.built.beside[k].place == me.built.beside[i].place:
            return True
    return False


@rule
def offer_pick(s: State, menu: Menu, p: int, which: int) -> None:
    """Pick one of the rival's cards that this concerns (10, 12)."""
    what, rival = operation(which), s.players[1 - p]
    for i in range(rival.built.size):
        if fits(card_at(rival.built, i), what.selector) and not is_shielded(rival, i, what.threat):
            offer(menu, PICK(i))
    if menu[0] == 0:
        offer(menu, SKIP())


@rule
def pick(s: State, p: int, card: int) -> None:
    """The picked card returns to its owner's hand (10, 12)."""
    return_card(s, 1 - p, card, p)


# The rival's hand


@rule
def look_at_hand(s: State, p: int) -> None:
    """Look at the rival's hand (10, Spy; 12, Conflict)."""
    hand = s.players[1 - p].hand
    for i in range(hand.size):
        peek(s, hand, i, p)
    tell(s, What.SAW_HAND, p, 1 - p)


@rule
def offer_hand_cards(s: State, menu: Menu, p: int, which: int) -> None:
    """Take a Unit or an action card, if there is one (10, Spy)."""
    hand = s.players[1 - p].hand
    for slot in range(hand.size):
        if fits(card_at(hand, slot), operation(which).selector):
            offer(menu, TAKE_FROM_HAND(slot))
    if menu[0] == 0:
        offer(menu, SKIP())


@rule
def take_from_hand(s: State, p: int, slot: int) -> None:
    """Take a card of the rival's hand (10, Spy)."""
    mine = s.players[p].hand
    move(s, s.players[1 - p].hand, slot, mine)
    tell(s, What.TOOK_FROM_HAND, p, top_slot(mine))


@rule
def offer_rivals_hand(s: State, menu: Menu, p: int, n: int, stack: int) -> None:
    """Put cards of the rival's hand under one stack (12, Conflict)."""
    for slot in range(s.players[1 - p].hand.size):
        for under in range(STACKS):
            if stack in (NO_STACK, under):
                offer(menu, PUT_UNDER(slot, under))
    if menu[0] == 0:
        offer(menu, SKIP())


@rule
def put_rivals_under(s: State, p: int, slot: int, stack: int, n: int) -> None:
    """Put a card of the rival's hand under a stack, and the next under the same (12, Conflict)."""
    put_card_under(s, p, 1 - p, slot, stack)
    if n > 1:
        todo_with(s, p, Step.PUT_UNDER, n - 1, stack)


# Swapping with the bank


@rule
def can_swap(s: State, p: int) -> bool:
    """Tell whether a player has a resource, and room for another (10, Caravan)."""
    me = s.players[p]
    for give in range(len(RESOURCES)):
        if amount(me.stock, give) > 0 and room(me) != of_one(give, amount(room(me), give)):
            return True
    return False


@rule
def offer_swap(s: State, menu: Menu, p: int, n: int, first: int) -> None:
    """Give one resource for another, once at least (10, Caravan)."""
    me = s.players[p]
    for give in range(len(RESOURCES)):
        if amount(me.stock, give) > 0:
            for get in range(len(RESOURCES)):
                if get != give and amount(room(me), get) > 0:
                    offer(menu, TRADE(give, get))
    if first == 0 or menu[0] == 0:
        offer(menu, STOP())


@rule
def swap_with_bank(s: State, p: int, give: int, get: int, n: int) -> None:
    """Give one for one (10, Caravan)."""
    tell(s, What.TRADED, p, give, 1, get)
    if n > 1:
        todo_with(s, p, Step.SWAP, n - 1, 0)
    todo_with(s, p, Step.RECEIVE, get, 1)
    pay(s, p, of_one(give, 1))


# Master Builder


@rule
def offer_master_search(s: State, menu: Menu, p: int) -> None:
    """Search a stack with cards, another than the other player, or none (12, Master Builder)."""
    for stack in range(STACKS):
        if s.stacks[stack].cards.size == 0:
            block(menu, SEARCH(stack), Why.NO_CARDS)
        else:
            allow(menu, SEARCH(stack), stack != s.searched, Why.RIVAL_SEARCHED)
    offer(menu, SKIP())


@rule
def master_search(s: State, p: int, stack: int) -> None:
    """Search a stack free of charge; who takes a card puts one under any stack (12, Master Builder)."""
    s.searched = stack
    todo_with(s, p, Step.TAKE_CARD, stack, 1, 1)
    todo_with(s, p, Step.LOOK_THROUGH, stack)


# Plague and Productive Year


@rule
def lose_in_plague(s: State, p: int, n: int) -> None:
    """Every Region loses one that a Plague reaches, however many Cities it lies beside (12, Plague)."""
    me = s.players[p]
    for cell in range(first_cell(me), end_of_cells(me)):
        if (me.plague >> cell) & 1 == 1 and me.regions.beside[cell].store > 0:
            remove(s, p, cell, n)
            tell(s, What.LOST, p, me.resource[cell], card_at(me.regions, cell), n, me.regions.beside[cell].store)


@rule
def gain_beside(s: State, p: int, selector: int, n: int) -> None:
    """Every Region gains for each of these cards beside it (12, Productive Year)."""
    me = s.players[p]
    for i in range(me.built.size):
        if fits(card_at(me.built, i), selector):
            cell = 2 * me.built.beside[i].place + me.built.beside[i].side
            produce_in(s, p, cell, n)
            produce_in(s, p, cell + 2, n)


@rule
def produce_in(s: State, p: int, cell: int, n: int) -> None:
    """A Region gains, as far as there is room (6, 12)."""
    me = s.players[p]
    n = add(s, p, cell, n)
    if n > 0:
        tell(s, What.PRODUCED, p, me.resource[cell], card_at(me.regions, cell), n, me.regions.beside[cell].store)
