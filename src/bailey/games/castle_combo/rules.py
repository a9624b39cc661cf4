"""The rules of Castle Combo, in the order of the rulebook; page numbers are those of the printed rules."""

from __future__ import annotations

from bailey.core import (
    Menu,
    Steps,
    allow,
    ask,
    block,
    card_at,
    draw,
    listening,
    lowest_bit,
    move,
    move_all,
    nothing,
    offer,
    plain_only,
    restock,
    roll,
    rule,
    shuffle,
    tell,
    todo,
    todo_with,
    top_slot,
)
from bailey.games.castle_combo.abilities import (
    ability,
    choose_effect,
    choose_neighbor,
    discard_card,
    effect,
    fill_purse,
    last_card,
    lies_face_down,
    offer_discards,
    offer_effects,
    offer_neighbors,
    offer_purses,
    store,
)
from bailey.games.castle_combo.cards import CASTLE, NO_MESSENGER, VILLAGE, card, rulebook
from bailey.games.castle_combo.choices import (
    CHOOSE_EFFECT,
    CHOOSE_NEIGHBOR,
    DISCARD,
    FILL_PURSE,
    KEEP_KEY,
    MOVE_MESSENGER,
    PLACE,
    RENEW_ROW,
    TAKE,
    TAKE_FACE_DOWN,
    Why,
)
from bailey.games.castle_combo.events import What
from bailey.games.castle_combo.scoring import room, shown
from bailey.games.castle_combo.state import GRID_CARDS, REACH, ROW_CARDS, Player, State
from bailey.games.castle_combo.steps import Step

FACE_UP, FACE_DOWN = 0, 1
#: Cells of a map in a row: two to either side of the first card, and a margin.
MAP_SIDE = 2 * REACH + 3
#: The first cell of every column of a map.
EACH_COLUMN = sum(1 << MAP_SIDE * column for column in range(MAP_SIDE))


# Setup (p. 4)


@rule
def setup(s: State) -> None:
    """Shuffle both decks, reveal three cards of each, and let chance name the first player (p. 4)."""
    for location in s.locations:
        shuffle(s, location.deck)
    first = roll(s, s.seats) - 1
    begin_turn(s, first)
    todo(s, first, Step.REFILL)


@rule
def begin_turn(s: State, p: int) -> None:
    """A turn: a key perhaps, a card, its ability, the messenger, and new cards for the rows (p. 5)."""
    todo(s, p, Step.SPEND_KEY, Step.TAKE_CARD, Step.ABILITY, Step.MOVE_MESSENGER, Step.REFILL, Step.END_TURN)


# Step 1: spend a key (p. 6)


@rule
def offer_key(s: State, menu: Menu, p: int) -> None:
    """One key may be spent before taking a card; the messenger cannot move to a location that left the game."""
    offer(menu, KEEP_KEY())
    if s.players[p].keys == 0:
        block(menu, MOVE_MESSENGER(), Why.NO_KEY)
        block(menu, RENEW_ROW(), Why.NO_KEY)
        return
    allow(menu, MOVE_MESSENGER(), not s.locations[other_location(s)].removed, Why.LOCATION_REMOVED)
    offer(menu, RENEW_ROW())


@rule
def other_location(s: State) -> int:
    """Name the location where the messenger is not."""
    return CASTLE + VILLAGE - s.messenger


@rule
def spend_key_on_messenger(s: State, p: int) -> None:
    """A key moves the messenger to the other row (p. 6)."""
    s.players[p].keys -= 1
    s.messenger = other_location(s)
    tell(s, What.MOVED_MESSENGER, p, s.messenger)


@rule
def spend_key_on_row(s: State, p: int) -> None:
    """A key renews the row where the messenger stands (p. 6)."""
    s.players[p].keys -= 1
    tell(s, What.RENEWED, p, s.messenger)
    move_all(s, s.locations[s.messenger].row, s.locations[s.messenger].discard)
    todo(s, p, Step.REFILL)


# Step 2: take a card (p. 7)


@rule
def discount(s: State, p: int, deck: int) -> int:
    """Every discount for that deck in the tableau counts, unless its card lies face down (p. 7)."""
    me = s.players[p]
    total = 0
    for i in range(me.tableau.size):
        total += shown(me, i) * card(card_at(me.tableau, i)).discounts[deck]
    return total


@rule
def price(s: State, p: int, c: int) -> int:
    """A card costs its printed gold less the discounts, and never less than nothing (p. 7)."""
    return max(0, card(c).cost - discount(s, p, card(c).deck))


@rule
def offer_cards(s: State, menu: Menu, p: int) -> None:
    """Any card of the messenger's row may be taken: face up if it can be paid, face down always (p. 7)."""
    row = s.locations[s.messenger].row
    can_pay = s.players[p].gold + discount(s, p, s.messenger)
    for slot in range(row.size):
        allow(menu, TAKE(slot), card(card_at(row, slot)).cost <= can_pay, Why.TOO_EXPENSIVE)
    for slot in range(row.size):
        offer(menu, TAKE_FACE_DOWN(slot))


@rule
def take(s: State, p: int, slot: int) -> None:
    """Pay for the card (p. 7)."""
    c = move(s, s.locations[s.messenger].row, slot, s.taken)
    paid = price(s, p, c)
    s.players[p].gold -= paid
    tell(s, What.TOOK, p, c, paid)
    todo_with(s, p, Step.PLACE_CARD, FACE_UP)


@rule
def take_face_down(s: State, p: int, slot: int) -> None:
    """A card taken face down brings 6 gold and 2 keys from the supply (p. 7)."""
    c = move(s, s.locations[s.messenger].row, slot, s.taken)
    s.players[p].gold += rulebook().face_down_gold
    s.players[p].keys += rulebook().face_down_keys
    tell(s, What.TOOK_FACE_DOWN, p, c)
    todo_with(s, p, Step.PLACE_CARD, FACE_DOWN)


# Placing it (p. 8)


@rule
def on_map(column: int, row: int) -> int:
    """Find a cell's bit on a map of the grid with a margin all around, so that neighbours are shifts."""
    return (column + REACH + 1) * MAP_SIDE + row + REACH + 1


@rule
def map_of(me: Player) -> int:
    """Draw the filled cells of a tableau on a map, one bit each."""
    filled = 0
    for i in range(me.tableau.size):
        filled |= 1 << on_map(me.tableau.beside[i].column, me.tableau.beside[i].row)
    return filled


@rule
def beside_cards(filled: int) -> int:
    """Draw the free cells that are orthogonally adjacent to a filled one."""
    return (filled << 1 | filled >> 1 | filled << MAP_SIDE | filled >> MAP_SIDE) & ~filled


@rule
def offer_cells(s: State, menu: Menu, p: int) -> None:
    """The first card goes anywhere; every other beside a card, with at most three rows and three columns (p. 8)."""
    me = s.players[p]
    if me.tableau.size == 0:
        offer(menu, PLACE(0, 0))
        return
    filled = map_of(me)
    beside = beside_cards(filled)
    free = beside & within_grid(me)
    while free != 0:
        at = lowest_bit(free)
        free &= free - 1
        offer(menu, PLACE(at // MAP_SIDE - REACH - 1, at % MAP_SIDE - REACH - 1))
    block_cells(menu, filled, beside)


@rule
def within_grid(me: Player) -> int:
    """Draw the cells that fit into three rows and three columns with all cards of a tableau."""
    left, right, top, bottom = 0, 0, 0, 0
    for i in range(me.tableau.size):
        left, right = min(left, me.tableau.beside[i].column), max(right, me.tableau.beside[i].column)
        top, bottom = min(top, me.tableau.beside[i].row), max(bottom, me.tableau.beside[i].row)
    columns, rows = left - right + 2 * REACH + 1, top - bottom + 2 * REACH + 1
    in_columns = ((1 << (columns * MAP_SIDE)) - 1) << on_map(right - REACH, -REACH - 1)
    in_rows = (((1 << rows) - 1) << on_map(-REACH - 1, bottom - REACH)) * EACH_COLUMN
    return in_columns & in_rows


@plain_only
def block_cells(menu: Menu, filled: int, beside: int) -> None:
    """Say of every free cell around the tableau that was not offered why it cannot be filled."""
    if not listening(menu):
        return
    opened = set(menu.open())
    for column in range(-REACH, REACH + 1):
        for row in range(-REACH, REACH + 1):
            at = on_map(column, row)
            if not (filled >> at) & 1 and PLACE(column, row) not in opened:
                block(menu, PLACE(column, row), Why.OUTSIDE_GRID if (beside >> at) & 1 else Why.NOT_ADJACENT)


@rule
def place_card(s: State, p: int, column: int, row: int, face_down: int) -> None:
    """The card keeps its cell for the rest of the game (p. 8)."""
    me = s.players[p]
    spot = me.tableau.beside[me.tableau.size]
    spot.column = column
    spot.row = row
    spot.face_down = face_down
    c = move(s, s.taken, 0, me.tableau)
    tell(s, What.PLACED, p, c, column, row, face_down)


# Step 3, the ability, is in abilities.py


# Step 4: the messenger and the rows (p. 9)


@rule
def move_messenger(s: State, p: int) -> None:
    """The icon of a card taken face up sends the messenger on, unless its location has left the game (p. 9)."""
    if lies_face_down(s, p):
        return
    to = last_card(s, p).messenger
    if to != NO_MESSENGER and to != s.messenger and not s.locations[to].removed:
        s.messenger = to
        tell(s, What.MESSENGER_WENT, to)


@rule
def refill_rows(s: State, p: int) -> None:
    """Both rows are completed to three cards (p. 9)."""
    refill(s, CASTLE)
    refill(s, VILLAGE)


@rule
def refill(s: State, here: int) -> None:
    """A row is completed, from a reshuffled deck if need be; if even that is too little, its location leaves (p. 9)."""
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
        draw(s, there.deck, there.row)
        tell(s, What.REVEALED, here, top_slot(there.row))


@rule
def remove_location(s: State, here: int) -> None:
    """All cards of the location leave the game, and the messenger stays with the other one (p. 9)."""
    there = s.locations[here]
    there.removed = 1
    move_all(s, there.row, there.gone)
    while there.deck.size > 0:
        draw(s, there.deck, there.gone)
    move_all(s, there.discard, there.gone)
    s.messenger = CASTLE + VILLAGE - here
    tell(s, What.REMOVED, here)


@rule
def end_turn(s: State, p: int) -> None:
    """Play passes clockwise until every player has nine cards (p. 5); then the game ends (p. 10)."""
    following = p
    for _ in range(s.seats):
        following = following + 1 if following + 1 < s.seats else 0
        if s.players[following].tableau.size < GRID_CARDS:
            begin_turn(s, following)
            return
    for q in range(s.seats - 1, -1, -1):
        todo(s, q, Step.STORE_LEFTOVER)


# The end (p. 10)


@rule
def store_leftover(s: State, p: int) -> None:
    """Leftover gold must go on the purses, as far as there is room (p. 10)."""
    me = s.players[p]
    for i in range(me.tableau.size):
        amount = min(me.gold, room(me, i))
        me.gold -= amount
        store(s, p, i, amount)


STEPS: Steps = {
    Step.SPEND_KEY: ask(
        offer_key, {KEEP_KEY: nothing, MOVE_MESSENGER: spend_key_on_messenger, RENEW_ROW: spend_key_on_row}
    ),
    Step.TAKE_CARD: ask(offer_cards, {TAKE: take, TAKE_FACE_DOWN: take_face_down}),
    Step.PLACE_CARD: ask(offer_cells, {PLACE: place_card}, carries=["face_down"]),
    Step.ABILITY: ability,
    Step.CHOOSE_EFFECT: ask(offer_effects, {CHOOSE_EFFECT: choose_effect}),
    Step.EFFECT: effect,
    Step.CHOOSE_NEIGHBOR: ask(offer_neighbors, {CHOOSE_NEIGHBOR: choose_neighbor}),
    Step.DISCARD_CARD: ask(offer_discards, {DISCARD: discard_card}),
    Step.FILL_PURSE: ask(offer_purses, {FILL_PURSE: fill_purse}),
    Step.MOVE_MESSENGER: move_messenger,
    Step.REFILL: refill_rows,
    Step.END_TURN: end_turn,
    Step.STORE_LEFTOVER: store_leftover,
}
