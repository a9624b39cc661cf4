"""A game with cells, held to the conformance suite: views, positions, observations and what is imagined."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from core.cells_table import CARDS, PLACES, Player, Table
from core.turns_of_one_act import begin_turn, game_of

from bailey.core import (
    BadInput,
    Choices,
    Position,
    draw,
    draw_to,
    is_empty,
    known_by,
    nothing,
    offer,
    peek,
    rule,
    shift,
    shuffle,
    swap,
    take,
)
from bailey.core.check import suite
from bailey.core.state.cells import look_at
from bailey.core.state.cells import place as lay
from bailey.core.state.digest import pack
from bailey.core.state.layout import position_of, write_layout
from bailey.core.state.observe import layout, observation
from bailey.core.state.shrinking import shrink
from bailey.core.state.slots import NO_CARD, OPEN
from bailey.core.text.typescript import game_types

if TYPE_CHECKING:
    from bailey.core import Menu


CHOICES = Choices()
DRAW = CHOICES.add("draw")
DARK = CHOICES.add("dark", place=2)
LOOK = CHOICES.add("look", place=2)
TURN = CHOICES.add("turn", place=2)
BUILD = CHOICES.add("build", card=3, place=PLACES)
STORE = CHOICES.add("store", place=PLACES)
SWAP = CHOICES.add("swap")
RAZE = CHOICES.add("raze", place=PLACES)
PASS = CHOICES.add("pass")


@rule
def setup(s: Table) -> None:
    """Shuffle, and begin."""
    shuffle(s, s.stack)
    begin_turn(s, 0)


@rule
def offer_acts(s: Table, menu: Menu, p: int) -> None:
    """Offer all that can be done."""
    me = s.players[p]
    if s.stack.size > 0 and me.hand.size < 3:
        offer(menu, DRAW())
    for k in range(2):
        if is_empty(s.dark, k):
            if s.stack.size > 0:
                offer(menu, DARK(k))
        else:
            offer(menu, LOOK(k))
            if is_empty(s.open_row, k):
                offer(menu, TURN(k))
    offer_building(menu, me)
    offer(menu, PASS())


@rule
def offer_building(menu: Menu, me: Player) -> None:
    """Offer what can be done in one's own cells."""
    for k in range(PLACES):
        if is_empty(me.duchy, k):
            for i in range(me.hand.size):
                offer(menu, BUILD(i, k))
        else:
            offer(menu, STORE(k))
            offer(menu, RAZE(k))
    if not is_empty(me.duchy, 0) and not is_empty(me.duchy, 1):
        offer(menu, SWAP())


@rule
def draw_card(s: Table, p: int) -> None:
    draw(s, s.stack, s.players[p].hand)


@rule
def lay_in_the_dark(s: Table, p: int, place: int) -> None:
    """Lay a card where nobody sees it."""
    draw_to(s, s.stack, s.dark, place)


@rule
def look(s: Table, p: int, place: int) -> None:
    """Look at a card, alone."""
    look_at(s, s.dark, place, 1 << p)


@rule
def turn(s: Table, p: int, place: int) -> None:
    """Lay a card from the dark into the open."""
    shift(s, s.dark, place, s.open_row, place)


@rule
def build(s: Table, p: int, card: int, place: int) -> None:
    me = s.players[p]
    lay(s, me.hand, card, me.duchy, place)


@rule
def store(s: Table, p: int, place: int) -> None:
    s.players[p].duchy.beside[place].goods += 1


@rule
def swap_first(s: Table, p: int) -> None:
    """Swap the cards in the first two places."""
    me = s.players[p]
    swap(s, me.duchy, 0, me.duchy, 1)


@rule
def raze(s: Table, p: int, place: int) -> None:
    """Take a card away, with its goods."""
    take(s, s.players[p].duchy, place, s.row)


HANDLERS = {DRAW: draw_card, DARK: lay_in_the_dark, LOOK: look, TURN: turn, BUILD: build, STORE: store}
HANDLERS |= {SWAP: swap_first, RAZE: raze, PASS: nothing}


@rule
def score(s: Any, p: int) -> int:
    """Count goods."""
    total = 0
    for k in range(PLACES):
        total += s.players[p].duchy.beside[k].goods
    return total


GAME = game_of(
    Table,
    CHOICES,
    (offer_acts, HANDLERS),
    name="cells-of-tests",
    setup=setup,
    score=score,
    cards=CARDS,
    turns=12,
)


def test_a_game_with_cells_conforms(numba: None) -> None:
    suite.check(GAME, games=6, seed=1)


def acted(*choices: Any) -> Position:
    pos = Position.new(GAME, 2, 5)
    for choice in choices:
        pos.push(choice)
    return pos


WAY = ({"do": "draw"}, {"do": "dark", "place": 1}, {"do": "build", "card": 0, "place": 2}, {"do": "look", "place": 1})


def test_a_view_shows_places_in_their_order_and_the_types_of_cells_follow() -> None:
    pos = acted(*WAY, {"do": "store", "place": 2})
    card = pos.state.players[0].duchy.slots[2] & 7
    built = {"card": GAME.cards[card], "goods": 1, "marks": [0, 0]}
    land = {"ground": "land", "holds": None}
    assert pos.view(1)["players"][0]["duchy"] == [land, land, {"ground": "land", "holds": built}, land]
    assert pos.view(0)["dark"] == [None, {"card": None}]
    assert pos.view(1)["dark"] == [None, {"card": GAME.cards[pos.state.dark.slots[1] & 7]}]
    assert pos.view(None)["open_row"] == [None, None]
    assert acted(*WAY, {"do": "turn", "place": 1}).view(None)["open_row"][1] in GAME.cards
    types = game_types(GAME)
    assert "dark: ({ card: CardName | null } | null)[];" in types
    assert "open_row: (CardName | null)[];" in types
    assert "duchy: Site[];" in types
    assert "holds: Stored | null;" in types


def test_a_position_with_cells_reads_back() -> None:
    pos = acted(*WAY, {"do": "store", "place": 2})
    assert Position.load(GAME, pos.dump()) == pos
    assert position_of(write_layout(GAME), shrink(pack(pos.state))) == pos.dump()
    with pytest.raises(BadInput, match=r"position.open_row: has 3 entries; at most 2"):
        Position.load(GAME, {"open_row": [None] * 3})
    with pytest.raises(BadInput, match=r"players\[0\].duchy\[0\].holds.goods: must be a whole number from 0"):
        Position.load(GAME, {"players": [{"duchy": [{"holds": {"card": "bread", "goods": -1}}]}, {}]})
    with pytest.raises(BadInput, match=r"lies at .* already"):
        Position.load(GAME, {"open_row": [GAME.cards[0], GAME.cards[0]]})


def test_an_empty_place_an_unknown_card_and_a_known_one_are_observed() -> None:
    pos = acted(*WAY)
    names = {entry.name: entry.at for entry in layout(GAME)}
    for viewer, card in ((0, -1), (1, 1 + (pos.state.dark.slots[1] & 7)), (None, -1)):
        row = observation(GAME, pos.state, viewer)
        assert (row[names["dark[0]"]], row[names["dark[1]"]]) == (0, card)
    assert {"players[1].duchy[3].goods", "players[1].duchy[3].marks[1]", "players[1].duchy[3].ground"} <= set(names)


def test_what_lies_in_the_dark_is_imagined_unless_it_was_looked_at() -> None:
    pos = acted({"do": "dark", "place": 0}, {"do": "dark", "place": 1}, {"do": "look", "place": 0}, {"do": "draw"})
    known = pos.state.dark.slots[0] & 7
    seen, other = set(), set()
    for seed in range(60):
        twin = pos.imagine(0, seed)
        assert twin.state.dark.slots[0] & 7 == known
        seen.add(twin.state.players[1].hand.slots[0] & 7)
        other.add(pos.imagine(1, seed).state.dark.slots[0] & 7)
    assert seen == set(range(CARDS)) - {known}
    assert len(other) == CARDS - 1
    assert NO_CARD not in pos.imagine(1, 3).state.dark.slots
    pos = acted({"do": "dark", "place": 0}, {"do": "look", "place": 0}, {"do": "look", "place": 0})
    slot = pos.state.dark.slots[0]
    assert known_by(slot, 0)
    assert known_by(slot, 1)
    peek(pos.state, pos.state.stack, 0, 1)
    assert pos.state.stack.slots[0] & OPEN
