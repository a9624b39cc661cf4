"""Step 3 of a turn: the ability of the card that was just placed (rulebook p. 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Menu, allow, card_at, move, offer, plain_only, rule, tell, todo, todo_with
from bailey.games.castle_combo.cards import Card, Clause, Count, Op, Scope, Who, card
from bailey.games.castle_combo.choices import CHOOSE_EFFECT, CHOOSE_NEIGHBOR, DISCARD, FILL_PURSE, Why
from bailey.games.castle_combo.events import What
from bailey.games.castle_combo.scoring import all_room, count, neighbor, purses_with_room, room
from bailey.games.castle_combo.state import LEFT, RIGHT
from bailey.games.castle_combo.steps import Step

if TYPE_CHECKING:
    from bailey.games.castle_combo.state import Player, State


@rule
def last_card(s: State, p: int) -> Card:
    """Look up the card that a player placed last."""
    me = s.players[p]
    return card(card_at(me.tableau, me.tableau.size - 1))


@rule
def lies_face_down(s: State, p: int) -> bool:
    """Tell whether the card that a player placed last lies face down."""
    me = s.players[p]
    return me.tableau.beside[me.tableau.size - 1].face_down == 1


@rule
def ability(s: State, p: int) -> None:
    """The ability is applied at once: every effect in order, or one of two; face down there is none (p. 9)."""
    if lies_face_down(s, p):
        return
    if last_card(s, p).either:
        todo(s, p, Step.CHOOSE_EFFECT)
        return
    for i in range(last_card(s, p).effects - 1, -1, -1):
        todo_with(s, p, Step.EFFECT, i)


@rule
def offer_effects(s: State, menu: Menu, p: int) -> None:
    """An either/or card asks which of its two effects is wanted."""
    for i in range(last_card(s, p).effects):
        offer(menu, CHOOSE_EFFECT(i))


@rule
def choose_effect(s: State, p: int, effect: int) -> None:
    """Only the chosen effect is applied."""
    todo_with(s, p, Step.EFFECT, effect)


@rule
def effect(s: State, p: int, i: int) -> None:
    """Apply one effect of the card that was just placed (p. 9)."""
    clause = last_card(s, p).effect[i]
    if clause.op == Op.GAIN_GOLD or clause.op == Op.GAIN_KEYS:
        if clause.count != Count.ONE and clause.scope == Scope.NEIGHBOR:
            todo_with(s, p, Step.CHOOSE_NEIGHBOR, i)
        else:
            gain(s, p, clause, clause.amount * count(s.players[p], clause))
    elif clause.op == Op.STORE_EACH:
        if last_card(s, p).either and all_room(s.players[p]) == 0:
            tell(s, What.GAINED_NOTHING, p)
        store_on_each_purse(s, p, clause.amount)
    elif clause.op == Op.FILL_PURSES:
        fill_purses(s, p, clause.size)
    elif clause.op == Op.DISCARD_FOR_GOLD or clause.op == Op.DISCARD_FOR_KEYS:
        if s.locations[clause.deck].row.size > 0:
            todo_with(s, p, Step.DISCARD_CARD, i)


@rule
def gain(s: State, p: int, clause: Clause, amount: int) -> None:
    """Gold and keys come from the supply, which never runs out."""
    for other in range(s.seats):
        if clause.who == Who.ALL or (other == p) == (clause.who == Who.SELF):
            give(s, other, clause.op, amount)


@rule
def give(s: State, p: int, op: int, amount: int) -> None:
    """Give one player gold or keys."""
    if amount == 0:
        return
    if op == Op.GAIN_KEYS or op == Op.DISCARD_FOR_KEYS:
        s.players[p].keys += amount
        tell(s, What.GAINED_KEYS, p, amount)
    else:
        s.players[p].gold += amount
        tell(s, What.GAINED_GOLD, p, amount)


@rule
def offer_neighbors(s: State, menu: Menu, p: int, i: int) -> None:
    """A card that counts a neighbour's tableau counts the left or the right one, as its player likes (p. 9)."""
    offer(menu, CHOOSE_NEIGHBOR(LEFT))
    allow(menu, CHOOSE_NEIGHBOR(RIGHT), not neighbors_alike(s, p, i))


@rule
def neighbors_alike(s: State, p: int, i: int) -> bool:
    """Tell whether it makes no difference which neighbour counts; with two players both are the same."""
    clause = last_card(s, p).effect[i]
    return count(s.players[neighbor(s, p, LEFT)], clause) == count(s.players[neighbor(s, p, RIGHT)], clause)


@rule
def choose_neighbor(s: State, p: int, side: int, i: int) -> None:
    """Count in the whole tableau of the neighbour."""
    clause = last_card(s, p).effect[i]
    other = neighbor(s, p, side)
    amount = clause.amount * count(s.players[other], clause)
    tell_equal_neighbors(s, p, i, amount)
    gain(s, p, clause, amount)
    if amount == 0 and (not neighbors_alike(s, p, i) or last_card(s, p).either):
        tell(s, What.GAINED_NOTHING, p)


@plain_only
def tell_equal_neighbors(s: State, p: int, i: int, amount: int) -> None:
    """Say why it was not asked which neighbour counts."""
    if s.seats > 2 and neighbors_alike(s, p, i):
        tell(s, What.EQUAL_NEIGHBORS, p, amount)


@rule
def store_on_each_purse(s: State, p: int, amount: int) -> None:
    """Every purse of the tableau takes gold from the supply, as much as fits, this card's own included."""
    me = s.players[p]
    for i in range(me.tableau.size):
        store(s, p, i, min(amount, room(me, i)))


@rule
def store(s: State, p: int, i: int, amount: int) -> None:
    """Put gold on a purse."""
    if amount > 0:
        s.players[p].tableau.beside[i].stored += amount
        tell(s, What.STORED, p, card_at(s.players[p].tableau, i), amount)


@rule
def fill_purses(s: State, p: int, most: int) -> None:
    """The Steward fills two purses that have room; only if there are more is there anything to ask."""
    if purses_with_room(s.players[p]) <= most:
        for i in range(s.players[p].tableau.size):
            store(s, p, i, room(s.players[p], i))
        return
    for _ in range(most):
        todo(s, p, Step.FILL_PURSE)


@rule
def offer_purses(s: State, menu: Menu, p: int) -> None:
    """Any purse that has room may be filled."""
    me = s.players[p]
    for i in range(me.tableau.size):
        if is_purse(me, i):
            allow(menu, FILL_PURSE(i), room(me, i) > 0, Why.PURSE_FULL)


@rule
def is_purse(me: Player, i: int) -> bool:
    """Tell whether a card holds gold: it shows a purse and lies face up."""
    return not me.tableau.beside[i].face_down and card(card_at(me.tableau, i)).purse > 0


@rule
def fill_purse(s: State, p: int, card: int) -> None:
    """Fill one purse to its brim from the supply."""
    store(s, p, card, room(s.players[p], card))


@rule
def offer_discards(s: State, menu: Menu, p: int, i: int) -> None:
    """A discard card takes one of the open cards of the other row."""
    location = last_card(s, p).effect[i].deck
    for slot in range(s.locations[location].row.size):
        offer(menu, DISCARD(location, slot))


@rule
def discard_card(s: State, p: int, location: int, slot: int, i: int) -> None:
    """The card goes to its discard pile, and its printed cost is gained; the row stays short until step 4."""
    clause = last_card(s, p).effect[i]
    there = s.locations[location]
    c = move(s, there.row, slot, there.discard)
    tell(s, What.DISCARDED, p, c)
    give(s, p, clause.op, card(c).cost)
