"""The rules of Castle Combo, in the order of the rulebook; page numbers are those of the printed rules."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from bailey.core import ask, below, block, card_at, draw, move, move_all, offer, restock, rule, shuffle, tell, todo
from bailey.core import plain_only, todo_with
from bailey.games.castle_combo.cards import CASTLE, NO_MESSENGER, VILLAGE, Count, Op, Scope, Who, card
from bailey.games.castle_combo.choices import (
    CHOOSE_EFFECT,
    CHOOSE_NEIGHBOR,
    DISCARD,
    FILL_PURSE,
    KEEP_KEY,
    LEFT,
    MOVE_MESSENGER,
    PLACE,
    REACH,
    RENEW_ROW,
    SIDE,
    TAKE,
    TAKE_FACE_DOWN,
    Why,
)
from bailey.games.castle_combo.events import What
from bailey.games.castle_combo.scoring import count, purses_with_room, room
from bailey.games.castle_combo.state import GRID_CARDS, ROW_CARDS

FACE_DOWN_GOLD, FACE_DOWN_KEYS = 6, 2
MAP_SIDE = SIDE + 2


class Step(IntEnum):
    """The steps of a turn, and of the abilities within it."""

    SPEND_KEY = 0
    TAKE_CARD = 1
    PLACE_CARD = 2
    ABILITY = 3
    CHOOSE_EFFECT = 4
    EFFECT = 5
    CHOOSE_NEIGHBOR = 6
    DISCARD_CARD = 7
    FILL_PURSE = 8
    MOVE_MESSENGER = 9
    REFILL = 10
    END_TURN = 11
    STORE_LEFTOVER = 12


# Setup (p. 4)


@rule
def setup(s: Any) -> None:
    """Shuffle both decks, reveal three cards of each, and let chance name the first player (p. 4)."""
    for here in range(2):
        shuffle(s, s.locations[here].deck)
        refill(s, here)
    begin_turn(s, below(s, s.seats))


@rule
def begin_turn(s: Any, p: int) -> None:
    """A turn: a key perhaps, a card, its ability, the messenger, and new cards for the rows (p. 5)."""
    todo(
        s, p, Step.SPEND_KEY, Step.TAKE_CARD, Step.ABILITY, Step.MOVE_MESSENGER, Step.REFILL, Step.END_TURN
    )


# Step 1: spend a key (p. 6)


@rule
def offer_key(s: Any, menu: Any, p: int) -> None:
    """One key may be spent before taking a card; the messenger cannot move to a location that left the game."""
    offer(menu, KEEP_KEY)
    if s.players[p].keys == 0:
        block(menu, MOVE_MESSENGER, Why.NO_KEY)
        block(menu, RENEW_ROW, Why.NO_KEY)
        return
    if s.locations[CASTLE + VILLAGE - s.messenger].removed:
        block(menu, MOVE_MESSENGER, Why.LOCATION_REMOVED)
    else:
        offer(menu, MOVE_MESSENGER)
    offer(menu, RENEW_ROW)


@rule
def spend_key(s: Any, choice: int, p: int) -> None:
    """A key moves the messenger to the other row, or renews the row where it stands (p. 6)."""
    if choice == KEEP_KEY:
        return
    s.players[p].keys -= 1
    if choice == MOVE_MESSENGER:
        s.messenger = CASTLE + VILLAGE - s.messenger
        tell(s, What.MOVED_MESSENGER, p, s.messenger)
    else:
        tell(s, What.RENEWED, p, s.messenger)
        move_all(s.locations[s.messenger].row, s.locations[s.messenger].discard)
        refill(s, s.messenger)


# Step 2: take a card (p. 7)


@rule
def discount(s: Any, p: int, deck: int) -> int:
    """Every discount for that deck in the tableau counts, unless its card lies face down (p. 7)."""
    me = s.players[p]
    total = 0
    for i in range(me.tableau.size):
        if not me.spots[i].face_down:
            total += card(card_at(me.tableau, i)).discounts[deck]
    return total


@rule
def price(s: Any, p: int, c: int) -> int:
    """A card costs its printed gold less the discounts, and never less than nothing (p. 7)."""
    return max(0, card(c).cost - discount(s, p, card(c).deck))


@rule
def offer_cards(s: Any, menu: Any, p: int) -> None:
    """Any card of the messenger's row may be taken: face up if it can be paid, face down always (p. 7)."""
    row = s.locations[s.messenger].row
    can_pay = s.players[p].gold + discount(s, p, s.messenger)
    for slot in range(row.size):
        if card(card_at(row, slot)).cost <= can_pay:
            offer(menu, TAKE + slot)
        else:
            block(menu, TAKE + slot, Why.TOO_EXPENSIVE)
    for slot in range(row.size):
        offer(menu, TAKE_FACE_DOWN + slot)


@rule
def take_card(s: Any, choice: int, p: int) -> None:
    """Pay for the card, or take it face down for 6 gold and 2 keys from the supply (p. 7)."""
    me = s.players[p]
    row = s.locations[s.messenger].row
    face_down = 1 if choice >= TAKE_FACE_DOWN else 0
    if face_down:
        c = move(row, choice - TAKE_FACE_DOWN, s.taken)
        me.gold += FACE_DOWN_GOLD
        me.keys += FACE_DOWN_KEYS
        tell(s, What.TOOK_FACE_DOWN, p, c)
    else:
        c = move(row, choice - TAKE, s.taken)
        paid = price(s, p, c)
        me.gold -= paid
        tell(s, What.TOOK, p, c, paid)
    todo_with(s, p, Step.PLACE_CARD, face_down, 0)


# Placing it (p. 8)


@rule
def cell(column: int, row: int) -> int:
    """Number a cell, as the choices of `place` do."""
    return (column + REACH) * SIDE + row + REACH


@rule
def on_map(column: int, row: int) -> int:
    """Find a cell's bit on a map of the grid with a margin all around, so that neighbours are shifts."""
    return (column + REACH + 1) * MAP_SIDE + row + REACH + 1


@rule
def map_of(me: Any) -> int:
    """Draw the filled cells of a tableau on a map, one bit each."""
    filled = 0
    for i in range(me.tableau.size):
        filled |= 1 << on_map(me.spots[i].column, me.spots[i].row)
    return filled


@rule
def beside_cards(filled: int) -> int:
    """Draw the free cells that are orthogonally adjacent to a filled one."""
    return (filled << 1 | filled >> 1 | filled << MAP_SIDE | filled >> MAP_SIDE) & ~filled


@rule
def offer_cells(s: Any, menu: Any, p: int) -> None:
    """The first card goes anywhere; every other beside a card, with at most three rows and three columns (p. 8)."""
    me = s.players[p]
    if me.tableau.size == 0:
        offer(menu, PLACE + cell(0, 0))
        return
    left, right, top, bottom = 0, 0, 0, 0
    for i in range(me.tableau.size):
        left, right = min(left, me.spots[i].column), max(right, me.spots[i].column)
        top, bottom = min(top, me.spots[i].row), max(bottom, me.spots[i].row)
    beside = beside_cards(map_of(me))
    for column in range(right - REACH, left + REACH + 1):
        for row in range(bottom - REACH, top + REACH + 1):
            if (beside >> on_map(column, row)) & 1:
                offer(menu, PLACE + cell(column, row))
    block_cells(s, menu, p)


@plain_only
def block_cells(s: Any, menu: Any, p: int) -> None:
    """Say of every other free cell around the tableau why it cannot be filled."""
    filled = map_of(s.players[p])
    beside = beside_cards(filled)
    for column in range(-REACH, REACH + 1):
        for row in range(-REACH, REACH + 1):
            choice, at = PLACE + cell(column, row), on_map(column, row)
            if not (filled >> at) & 1 and choice not in menu.open():
                block(menu, choice, Why.OUTSIDE_GRID if (beside >> at) & 1 else Why.NOT_ADJACENT)


@rule
def place_card(s: Any, choice: int, p: int, face_down: int) -> None:
    """The card keeps its cell for the rest of the game (p. 8)."""
    me = s.players[p]
    spot = me.spots[me.tableau.size]
    spot.column = (choice - PLACE) // SIDE - REACH
    spot.row = (choice - PLACE) % SIDE - REACH
    spot.face_down = face_down
    c = move(s.taken, 0, me.tableau)
    tell(s, What.PLACED, p, c, spot.column, spot.row, face_down)


# Step 3: the ability (p. 9)


@rule
def last_card(s: Any, p: int) -> Any:
    """Look up the card that a player placed last."""
    me = s.players[p]
    return card(card_at(me.tableau, me.tableau.size - 1))


@rule
def lies_face_down(s: Any, p: int) -> bool:
    """Tell whether the card that a player placed last lies face down."""
    me = s.players[p]
    return me.spots[me.tableau.size - 1].face_down == 1


@rule
def ability(s: Any, p: int) -> None:
    """The ability is applied at once: every effect in order, or one of two; face down there is none (p. 9)."""
    if lies_face_down(s, p):
        return
    if last_card(s, p).either:
        todo(s, p, Step.CHOOSE_EFFECT)
        return
    for i in range(last_card(s, p).effects - 1, -1, -1):
        todo_with(s, p, Step.EFFECT, i, 0)


@rule
def offer_effects(s: Any, menu: Any, p: int) -> None:
    """An either/or card asks which of its two effects is wanted."""
    for i in range(last_card(s, p).effects):
        offer(menu, CHOOSE_EFFECT + i)


@rule
def choose_effect(s: Any, choice: int, p: int) -> None:
    """Only the chosen effect is applied."""
    todo_with(s, p, Step.EFFECT, choice - CHOOSE_EFFECT, 0)


@rule
def effect(s: Any, p: int, i: int) -> None:
    """Apply one effect of the card that was just placed (p. 9)."""
    clause = last_card(s, p).effect[i]
    if clause.op == Op.GAIN_GOLD or clause.op == Op.GAIN_KEYS:  # noqa: PLR1714 - compiled play knows no tuples of ops
        if clause.count != Count.ONE and clause.scope == Scope.NEIGHBOR:
            todo_with(s, p, Step.CHOOSE_NEIGHBOR, i, 0)
        else:
            gain(s, p, clause, clause.amount * count(s.players[p], clause))
    elif clause.op == Op.STORE_EACH:
        store_on_each_purse(s, p, clause.amount)
    elif clause.op == Op.FILL_PURSES:
        fill_purses(s, p, clause.size)
    elif clause.op == Op.DISCARD_FOR_GOLD or clause.op == Op.DISCARD_FOR_KEYS:  # noqa: PLR1714
        if s.locations[clause.deck].row.size > 0:
            todo_with(s, p, Step.DISCARD_CARD, i, 0)


@rule
def gain(s: Any, p: int, clause: Any, amount: int) -> None:
    """Gold and keys come from the supply, which never runs out."""
    for other in range(s.seats):
        if clause.who == Who.ALL or (other == p) == (clause.who == Who.SELF):
            give(s, other, clause.op, amount)


@rule
def give(s: Any, p: int, op: int, amount: int) -> None:
    """Give one player gold or keys."""
    if amount == 0:
        return
    if op == Op.GAIN_KEYS or op == Op.DISCARD_FOR_KEYS:  # noqa: PLR1714
        s.players[p].keys += amount
        tell(s, What.GAINED_KEYS, p, amount)
    else:
        s.players[p].gold += amount
        tell(s, What.GAINED_GOLD, p, amount)


@rule
def neighbor(s: Any, p: int, side: int) -> int:
    """The left neighbour plays next, the right one played before."""
    return (p + 1) % s.seats if side == LEFT else (p + s.seats - 1) % s.seats


@rule
def offer_neighbors(s: Any, menu: Any, p: int) -> None:
    """A card that counts a neighbour's tableau counts the left or the right one, as its player likes (p. 9)."""
    offer(menu, CHOOSE_NEIGHBOR)
    if s.seats > 2:
        offer(menu, CHOOSE_NEIGHBOR + 1)


@rule
def choose_neighbor(s: Any, choice: int, p: int, i: int) -> None:
    """Count in the whole tableau of the neighbour."""
    clause = last_card(s, p).effect[i]
    other = neighbor(s, p, choice - CHOOSE_NEIGHBOR)
    gain(s, p, clause, clause.amount * count(s.players[other], clause))


@rule
def store_on_each_purse(s: Any, p: int, amount: int) -> None:
    """Every purse of the tableau takes gold from the supply, as much as fits, this card's own included."""
    me = s.players[p]
    for i in range(me.tableau.size):
        store(s, p, i, min(amount, room(me, i)))


@rule
def store(s: Any, p: int, i: int, amount: int) -> None:
    """Put gold on a purse."""
    if amount > 0:
        s.players[p].spots[i].stored += amount
        tell(s, What.STORED, p, card_at(s.players[p].tableau, i), amount)


@rule
def fill_purses(s: Any, p: int, most: int) -> None:
    """The Steward fills two purses that have room; only if there are more is there anything to ask."""
    if purses_with_room(s.players[p]) <= most:
        for i in range(s.players[p].tableau.size):
            store(s, p, i, room(s.players[p], i))
        return
    for _ in range(most):
        todo(s, p, Step.FILL_PURSE)


@rule
def offer_purses(s: Any, menu: Any, p: int) -> None:
    """Any purse that has room may be filled."""
    me = s.players[p]
    for i in range(me.tableau.size):
        if room(me, i) > 0:
            offer(menu, FILL_PURSE + i)
        elif not me.spots[i].face_down and card(card_at(me.tableau, i)).purse > 0:
            block(menu, FILL_PURSE + i, Why.PURSE_FULL)


@rule
def fill_purse(s: Any, choice: int, p: int) -> None:
    """Fill one purse to its brim from the supply."""
    store(s, p, choice - FILL_PURSE, room(s.players[p], choice - FILL_PURSE))


@rule
def offer_discards(s: Any, menu: Any, p: int, i: int) -> None:
    """A discard card takes one of the open cards of the other row."""
    for slot in range(s.locations[last_card(s, p).effect[i].deck].row.size):
        offer(menu, DISCARD + slot)


@rule
def discard_card(s: Any, choice: int, p: int, i: int) -> None:
    """The card goes to its discard pile, and its printed cost is gained; the row stays short until step 4."""
    clause = last_card(s, p).effect[i]
    there = s.locations[clause.deck]
    c = move(there.row, choice - DISCARD, there.discard)
    tell(s, What.DISCARDED, p, c)
    give(s, p, clause.op, card(c).cost)


# Step 4: the messenger and the rows (p. 9)


@rule
def move_messenger(s: Any, p: int) -> None:
    """The icon of a card taken face up sends the messenger on, unless its location has left the game (p. 9)."""
    if lies_face_down(s, p):
        return
    to = last_card(s, p).messenger
    if to != NO_MESSENGER and to != s.messenger and not s.locations[to].removed:
        s.messenger = to
        tell(s, What.MESSENGER_WENT, to)


@rule
def refill_rows(s: Any, p: int) -> None:
    """Both rows are completed to three cards (p. 9)."""
    refill(s, CASTLE)
    refill(s, VILLAGE)


@rule
def refill(s: Any, here: int) -> None:
    """Complete a row, shuffling the discard pile into a new deck when needed; if even that is too little, the
    location leaves the game (p. 6, p. 9).
    """
    there = s.locations[here]
    if there.removed:
        return
    if there.row.size + there.deck.size + there.discard.size < ROW_CARDS:
        remove_location(s, here)
        return
    while there.row.size < ROW_CARDS:
        if there.deck.size == 0:
            restock(s, there.discard, there.deck)
            tell(s, What.RESHUFFLED, here)
        slot = draw(s, there.deck, there.row)
        tell(s, What.REVEALED, here, slot)


@rule
def remove_location(s: Any, here: int) -> None:
    """All cards of the location leave the game, and the messenger stays with the other one (p. 9)."""
    there = s.locations[here]
    there.removed = 1
    move_all(there.row, there.gone)
    while there.deck.size > 0:
        draw(s, there.deck, there.gone)
    move_all(there.discard, there.gone)
    s.messenger = CASTLE + VILLAGE - here
    tell(s, What.REMOVED, here)


@rule
def end_turn(s: Any, p: int) -> None:
    """Play passes clockwise until every player has nine cards (p. 5); then the game ends (p. 10)."""
    for ahead in range(1, s.seats + 1):
        following = (p + ahead) % s.seats
        if s.players[following].tableau.size < GRID_CARDS:
            begin_turn(s, following)
            return
    for q in range(s.seats - 1, -1, -1):
        todo(s, q, Step.STORE_LEFTOVER)


# The end (p. 10)


@rule
def store_leftover(s: Any, p: int) -> None:
    """Leftover gold must go on the purses, as far as there is room (p. 10)."""
    me = s.players[p]
    for i in range(me.tableau.size):
        amount = min(me.gold, room(me, i))
        me.gold -= amount
        store(s, p, i, amount)


STEPS = {
    Step.SPEND_KEY: ask(offer_key, spend_key),
    Step.TAKE_CARD: ask(offer_cards, take_card),
    Step.PLACE_CARD: ask(offer_cells, place_card),
    Step.ABILITY: ability,
    Step.CHOOSE_EFFECT: ask(offer_effects, choose_effect),
    Step.EFFECT: effect,
    Step.CHOOSE_NEIGHBOR: ask(offer_neighbors, choose_neighbor),
    Step.DISCARD_CARD: ask(offer_discards, discard_card),
    Step.FILL_PURSE: ask(offer_purses, fill_purse),
    Step.MOVE_MESSENGER: move_messenger,
    Step.REFILL: refill_rows,
    Step.END_TURN: end_turn,
    Step.STORE_LEFTOVER: store_leftover,
}
