"""The Automata's things: its two cards, its reserve and duchy, and what a finished card brings."""

from __future__ import annotations

from bailey.core import (
    card_at,
    draw,
    drawn,
    is_empty,
    move,
    place,
    restock,
    rule,
    shift,
    shuffle,
    take,
    take_named,
    tell,
)
from bailey.games.burgundy_board.data import CASTLE, GOODS, KINDS, KNOWLEDGE, MINE, rulebook
from bailey.games.burgundy_board.events import What
from bailey.games.burgundy_board.rules.duchy import claim_bonus
from bailey.games.burgundy_board.state import (
    AFTER,
    CARDS_FINISHED,
    LEFT,
    RIGHT,
    ROUTE_POINTS,
    AutomataSide,
    AutomataTable,
    State,
)
from bailey.games.burgundy_board.tiles import MOST_ITEMS, NOTHING, automata_card, colour_size, modifier, tile

#: The level of an Automata of which none is said: medium.
USUAL_LEVEL = 2
#: The two texts of its rules.
SEED, OFFICIAL = range(2)
A, B = range(2)
#: The highest number of the white die with which the left card is active.
LAST_LEFT = 4


@rule
def level(s: AutomataTable) -> int:
    """Return the difficulty, counted from 0."""
    return (s.automata if s.automata > 0 else USUAL_LEVEL) - 1


# Setup


@rule
def set_up_automata(s: State) -> None:
    """It has its supplies, two cards, and a castle on the left one."""
    give_supplies(s)
    deal_first_cards(s)
    deal_castle(s)


@rule
def give_supplies(s: AutomataTable) -> None:
    """It gets a good of each type, a silver, and what modifiers count as its duchy."""
    him = s.players[s.seats]
    him.silver = rulebook().automata_silver
    for good in range(len(GOODS)):
        s.unseen_goods[good] -= 1
        him.goods[good] += 1
    tell(s, What.AUTOMATA_GOODS, s.seats)
    for kind in range(len(KINDS)):
        him.placed[kind] = colour_at_first(s, kind)


@rule
def colour_at_first(s: AutomataTable, kind: int) -> int:
    """Return how many tiles of a kind modifiers A and B count as lying in its duchy; none leaves the supply."""
    total = 0
    if s.automata_a:
        total += modifier(A * len(KINDS) + kind).amount
    if s.automata_b:
        total += modifier(B * len(KINDS) + kind).amount
    return total


@rule
def deal_castle(s: State) -> None:
    """A castle covers the castle of the left card, without a bonus."""
    draw(s, s.supplies[CASTLE].tiles, s.taken)
    place(s, s.taken, 0, s.sides[LEFT].items, item_of(s.sides[LEFT], CASTLE))


@rule
def deal_first_cards(s: AutomataTable) -> None:
    """The left card has a castle: those turned up before it are discarded, or officially shuffled back."""
    if s.automata_rules == OFFICIAL:
        take_named(s, s.automata_deck, any_castle_card(s), s.sides[LEFT].card)
        shuffle(s, s.automata_deck)
        tell(s, What.AUTOMATA_CARD, LEFT, card_at(s.sides[LEFT].card, 0))
        deal_card(s, RIGHT)
        return
    shuffle(s, s.automata_deck)
    deal_card(s, LEFT)
    deal_card(s, RIGHT)
    while item_of(s.sides[LEFT], CASTLE) == NOTHING:
        tell(s, What.AUTOMATA_SKIPPED, card_at(s.sides[LEFT].card, 0))
        move(s, s.sides[LEFT].card, 0, s.automata_discard)
        slide(s)
        deal_card(s, RIGHT)


@rule
def any_castle_card(s: AutomataTable) -> int:
    """Let chance say which of the cards with a castle comes first, if all others are shuffled back."""
    castles = 0
    for i in range(s.automata_deck.size):
        castles += has_castle(card_at(s.automata_deck, i))
    which = drawn(s, castles)
    at = -1
    while which > 0:
        at += 1
        which -= has_castle(card_at(s.automata_deck, at))
    return card_at(s.automata_deck, at)


@rule
def has_castle(c: int) -> int:
    """Return 1 for a card with a castle, otherwise 0."""
    for item in range(MOST_ITEMS):
        if automata_card(c).kinds[item] == CASTLE:
            return 1
    return 0


@rule
def deal_card(s: AutomataTable, side: int) -> None:
    """Turn up the next card; an empty deck is made of the discarded cards."""
    if s.automata_deck.size == 0:
        restock(s, s.automata_discard, s.automata_deck)
        tell(s, What.AUTOMATA_SHUFFLED)
    c = draw(s, s.automata_deck, s.sides[side].card)
    tell(s, What.AUTOMATA_CARD, side, c)


@rule
def slide(s: AutomataTable) -> None:
    """The right card slides to the left, with the tiles on it."""
    left, right = s.sides[LEFT], s.sides[RIGHT]
    move(s, right.card, 0, left.card)
    for item in range(MOST_ITEMS):
        if not is_empty(right.items, item):
            move_item(s, item)
    tell(s, What.AUTOMATA_SLID)


@rule
def move_item(s: AutomataTable, item: int) -> None:
    """Move a tile of the right card to the left one."""
    shift(s, s.sides[RIGHT].items, item, s.sides[LEFT].items, item)


# The items of a card


@rule
def active_side(s: AutomataTable) -> int:
    """The white die says which card is active, for the whole turn."""
    return LEFT if s.white <= LAST_LEFT else RIGHT


@rule
def kind_at(side: AutomataSide, item: int) -> int:
    """Return the kind of an item, `NOTHING` behind the last."""
    return automata_card(card_at(side.card, 0)).kinds[item]


@rule
def is_open(side: AutomataSide, item: int) -> bool:
    """Tell whether an item has no tile yet."""
    return kind_at(side, item) != NOTHING and is_empty(side.items, item)


@rule
def item_of(side: AutomataSide, kind: int) -> int:
    """Return the topmost open item of a kind, or `NOTHING`."""
    for item in range(MOST_ITEMS):
        if is_open(side, item) and kind_at(side, item) == kind:
            return item
    return NOTHING


@rule
def open_kinds(side: AutomataSide) -> int:
    """Return the kinds of the open items, one bit each."""
    kinds = 0
    for item in range(MOST_ITEMS):
        if is_open(side, item):
            kinds |= 1 << kind_at(side, item)
    return kinds


@rule
def topmost_open(side: AutomataSide) -> int:
    """Return the topmost open item, or `NOTHING` if the card is full."""
    for item in range(MOST_ITEMS):
        if is_open(side, item):
            return item
    return NOTHING


@rule
def is_face_up(side: AutomataSide, item: int) -> bool:
    """Tell whether a tile lies on an item and is no wild tile."""
    return not is_empty(side.items, item) and side.items.beside[item].wild == 0


@rule
def on_cards(s: AutomataTable, kind: int) -> int:
    """Count the tiles of a kind that lie face up on the two cards."""
    total = 0
    for side in range(2):
        for item in range(MOST_ITEMS):
            here = s.sides[side]
            if is_face_up(here, item) and tile(card_at(here.items, item)).kind == kind:
                total += 1
    return total


@rule
def pay_automata(s: AutomataTable, p: int) -> None:
    """Each mine in its duchy and on its cards brings a silver."""
    mines = s.players[p].placed[MINE] + on_cards(s, MINE)
    s.players[p].silver += mines
    if mines > 0:
        tell(s, What.MINES_PAID, p, mines, 0)


# A finished card


@rule
def finish_cards(s: AutomataTable, p: int) -> None:
    """A full card scores, and its tiles go to the duchy; of two full cards the left one comes first.

    For a left card the right one slides over, and a new one comes to the right.
    """
    for _ in range(2):
        if topmost_open(s.sides[LEFT]) == NOTHING:
            finish_card(s, p, LEFT)
            slide(s)
            deal_card(s, RIGHT)
        elif topmost_open(s.sides[RIGHT]) == NOTHING:
            finish_card(s, p, RIGHT)
            deal_card(s, RIGHT)


@rule
def finish_card(s: AutomataTable, p: int, side: int) -> None:
    """Score a card, move its tiles to the duchy, and claim colours that are complete now."""
    here = s.sides[side]
    c = card_at(here.card, 0)
    points = automata_card(c).points[level(s)]
    s.players[p].points[CARDS_FINISHED] += points
    tell(s, What.AUTOMATA_FINISHED, p, c, points)
    for item in range(MOST_ITEMS):
        if not is_empty(here.items, item):
            s.players[p].placed[tile(take(s, here.items, item, s.finished)).kind] += 1
    move(s, here.card, 0, s.automata_discard)
    for kind in range(len(KINDS)):
        claim_colour(s, p, kind)


@rule
def claim_colour(s: AutomataTable, p: int, kind: int) -> None:
    """It takes a bonus tile once for a colour of which it has enough tiles."""
    if s.first_bonus[kind] == p or s.second_bonus[kind] == p:
        return
    tiles = s.players[p].placed[kind]
    if s.automata_bonus_on_cards:
        tiles += on_cards(s, kind)
    if tiles >= colour_size(kind).amount:
        claim_bonus(s, p, kind)


# What is left over


@rule
def knowledge_tiles(s: AutomataTable) -> int:
    """Count the knowledge tiles in its duchy and face up on its cards."""
    total = on_cards(s, KNOWLEDGE)
    for i in range(s.finished.size):
        if tile(card_at(s.finished, i)).kind == KNOWLEDGE:
            total += 1
    return total


@rule
def tiles_on_cards(s: AutomataTable) -> int:
    """Count all tiles on its unfinished cards."""
    total = 0
    for side in range(2):
        for item in range(MOST_ITEMS):
            if not is_empty(s.sides[side].items, item):
                total += 1
    return total


@rule
def left_over(s: AutomataTable) -> int:
    """Count what it scores at the end: knowledge, goods, silver, its reserve, and tiles on unfinished cards."""
    him = s.players[s.seats]
    total = him.silver + s.reserve.size + s.wilds.size
    for good in range(len(GOODS)):
        total += him.goods[good]
    return total + knowledge_tiles(s) * rulebook().knowledge_points + tiles_on_cards(s) * rulebook().unfinished_points


@rule
def remember_automata(s: State) -> None:
    """Note its points after a phase, by their sources."""
    him = s.players[s.seats]
    at = s.phase * len(AFTER)
    total = left_over(s)
    s.automata_after[at + len(AFTER) - 1] = total
    for source in range(CARDS_FINISHED, ROUTE_POINTS):
        s.automata_after[at + 1 + source - CARDS_FINISHED] = him.points[source]
        total += him.points[source]
    s.automata_after[at] = total
