"""Cells: fixed places, each empty or holding one card, with numbers that go with the card or stay with the place."""

from __future__ import annotations

import dataclasses
import random
from enum import IntEnum
from typing import TYPE_CHECKING, Any

import pytest

from bailey.core import (
    NOBODY,
    OWNER,
    BadInput,
    Cells,
    Choices,
    GameState,
    Pile,
    Position,
    Record,
    ask,
    card_at,
    cells,
    draw,
    draw_to,
    each_player,
    is_empty,
    known_by,
    many,
    move,
    move_all,
    nothing,
    number,
    numbers,
    offer,
    peek,
    pile,
    put_under,
    restock,
    rule,
    shift,
    shuffle,
    swap,
    take,
    todo,
    turn_up,
)
from bailey.core.check import suite
from bailey.core.compiled import numba_mode
from bailey.core.state.cells import look_at
from bailey.core.state.cells import place as lay
from bailey.core.state.chance import GAME_STREAM, seed_with
from bailey.core.state.digest import pack
from bailey.core.state.layout import position_of, shrink, write_layout
from bailey.core.state.observe import layout, observation
from bailey.core.state.slots import NO_CARD, OPEN
from bailey.core.text.typescript import game_types
from bailey.games import _template as postern

if TYPE_CHECKING:
    from bailey.core import Menu

CARDS = 8
PLACES = 4


class Stored(Record):
    """What lies on a card."""

    goods: int = number(least=0)
    marks: list[int] = numbers(2)


class Site(Record):
    """What a place is."""

    ground: int = number(1, names=("water", "land"))


class Player(Record):
    """A player's cards."""

    hand: Pile = pile(3, see=OWNER)
    duchy: Cells[Stored, Site] = cells(PLACES, site=Site, beside=Stored)


class Table(GameState):
    """The whole table."""

    turns: int = 12
    stack: Pile = pile(CARDS, see=NOBODY, home=range(CARDS))
    row: Pile[Stored] = pile(CARDS, beside=Stored)
    dark: Cells = cells(2, see=NOBODY)
    open_row: Cells = cells(2)
    players: list[Player] = each_player(Player, 2)


def table(seed: int = 0) -> Table:
    """Make a table with three open cards in the row, with numbers beside them, and the rest shuffled in the stack."""
    s = Table()
    seed_with(s, seed, 0, GAME_STREAM)
    for p, player in enumerate(s.players):
        player.hand.see = 1 << p
    s.row.slots[:3] = [OPEN | card for card in range(3)]
    s.row.size = 3
    for i in range(3):
        s.row.beside[i].goods = 10 + i
        s.row.beside[i].marks[1] = 20 + i
    s.stack.slots[: CARDS - 3] = [OPEN | card for card in range(3, CARDS)]
    s.stack.size = CARDS - 3
    shuffle(s, s.stack)
    return s


def beside(row: Any) -> list[tuple[int, int]]:
    return [(one.goods, one.marks[1]) for one in row]


# Numbers beside the cards of a pile


def test_numbers_stay_beside_their_card_when_another_is_taken_from_the_middle() -> None:
    s = table()
    move(s, s.row, 1, s.players[0].hand)
    assert [card_at(s.row, i) for i in range(2)] == [0, 2]
    assert beside(s.row.beside[:3]) == [(10, 20), (12, 22), (0, 0)]


def test_numbers_go_with_their_card_to_another_pile() -> None:
    class Two(GameState):
        row: Pile[Stored] = pile(3, beside=Stored)
        other: Pile[Stored] = pile(3, beside=Stored)

    s = Two()
    s.row.fill([OPEN | 5, OPEN | 6])
    s.row.beside[0].goods, s.row.beside[1].goods = 1, 2
    move(s, s.row, 0, s.other)
    assert (s.other.beside[0].goods, s.row.beside[0].goods, s.row.beside[1].goods) == (1, 2, 0)
    move_all(s, s.row, s.other)
    assert [one.goods for one in s.other.beside] == [1, 2, 0]


def test_no_number_is_left_where_cards_were_shuffled_away() -> None:
    s = table()
    s.stack.clear()
    restock(s, s.row, s.stack)
    assert beside(s.row.beside) == [(0, 0)] * CARDS


def test_nothing_goes_under_a_pile_with_numbers_beside_its_cards() -> None:
    s = table()
    with pytest.raises(ValueError, match="move the card on top, or keep the cards in cells"):
        put_under(s, s.row, OPEN | 3)


def shuffled_with_numbers() -> None:
    class Stack(Record):
        cards: Pile[Stored] = pile(3, see=NOBODY, beside=Stored)


def not_from_zero() -> None:
    class Priced(Record):
        price: int = 3

    class Row(Record):
        cards: Pile[Priced] = pile(3, beside=Priced)


def records_beside() -> None:
    class Nested(Record):
        stored: list[Stored] = many(Stored, 2)

    class Board(Record):
        cards: Cells[Nested] = cells(3, beside=Nested)


def sites_of_piles() -> None:
    class Hole(Record):
        cards: Pile = pile(3)

    class Board(Record):
        cards: Cells[Any, Hole] = cells(3, site=Hole)


@pytest.mark.parametrize(
    ("declare", "why"),
    [
        (shuffled_with_numbers, "Stack.cards: nobody sees into it, .*; keep the cards in cells"),
        (not_from_zero, "Row.cards: price must start at 0, .*; say `unsaid=3`"),
        (records_beside, "Board.cards: stored cannot lie beside a card; only numbers can"),
        (sites_of_piles, "Board.cards: cards cannot lie beside a card; only numbers can"),
    ],
)
def test_what_cannot_be_kept_together_is_refused_at_declaration(declare: Any, why: str) -> None:
    with pytest.raises(TypeError, match=why):
        declare()


# Cells


def test_places_begin_empty() -> None:
    s = table()
    assert all(is_empty(s.players[0].duchy, k) for k in range(PLACES))
    assert s.players[0].duchy.sites[3].ground == 1


def test_a_card_takes_its_numbers_along_and_the_place_keeps_its_own() -> None:
    s, me = table(), Table().players[0].duchy
    me = s.players[0].duchy
    me.sites[2].ground = 0
    assert lay(s, s.row, 1, me, 2) == 1
    assert beside(me.beside) == [(0, 0), (0, 0), (11, 21), (0, 0)]
    assert shift(s, me, 2, me, 0) == 1
    assert beside(me.beside) == [(11, 21), (0, 0), (0, 0), (0, 0)]
    assert [site.ground for site in me.sites] == [1, 1, 0, 1]
    assert take(s, me, 0, s.row) == 1
    assert beside(me.beside) == [(0, 0)] * PLACES
    assert beside(s.row.beside[:3]) == [(10, 20), (12, 22), (11, 21)]


def test_no_other_place_moves_when_a_card_is_taken() -> None:
    s, me = table(), Table().players[0].duchy
    me = s.players[0].duchy
    for k in (0, 2, 3):
        lay(s, s.row, 0, me, k)
    take(s, me, 2, s.row)
    assert [is_empty(me, k) for k in range(PLACES)] == [False, True, True, False]
    assert (card_at(me, 0), card_at(me, 3), me.beside[3].goods) == (0, 2, 12)


def test_two_cards_swap_with_their_numbers() -> None:
    s, me = table(), Table().players[0].duchy
    me = s.players[0].duchy
    lay(s, s.row, 0, me, 0)
    lay(s, s.row, 0, me, 3)
    swap(s, me, 0, me, 3)
    assert (card_at(me, 0), card_at(me, 3)) == (1, 0)
    assert (beside(me.beside)[0], beside(me.beside)[3]) == ((11, 21), (10, 20))


def test_a_taken_place_refuses_and_an_empty_one_gives_nothing() -> None:
    s = table()
    me = s.players[0].duchy
    lay(s, s.row, 0, me, 1)
    before = s.flat()
    for refused in (
        lambda: lay(s, s.row, 0, me, 1),
        lambda: draw_to(s, s.stack, me, 1),
        lambda: shift(s, me, 1, me, 1),
    ):
        with pytest.raises(ValueError, match="a card lies there already"):
            refused()
    for refused in (
        lambda: take(s, me, 0, s.row),
        lambda: shift(s, me, 0, me, 2),
        lambda: swap(s, me, 1, me, 0),
        lambda: turn_up(s, me, 0),
    ):
        with pytest.raises(IndexError, match="no card lies there"):
            refused()
    for k in (-1, PLACES):
        with pytest.raises(IndexError, match="there is no such place"):
            lay(s, s.row, 0, me, k)
    assert s.flat() == before, "what is refused changes nothing"


def test_who_knows_a_card_is_kept_where_it_lies() -> None:
    s = table()
    draw_to(s, s.stack, s.dark, 0)
    slot = s.dark.slots[0]
    assert slot & OPEN == 0
    look_at(s, s.dark, 0, 1 << 1)
    assert (known_by(s.dark.slots[0], 1), known_by(s.dark.slots[0], 0)) == (True, False)
    card = card_at(s.dark, 0)
    shift(s, s.dark, 0, s.dark, 1)
    assert (known_by(s.dark.slots[1], 1), known_by(s.dark.slots[1], 0)) == (True, False)
    assert turn_up(s, s.dark, 1) == card
    assert s.dark.slots[1] & OPEN == OPEN


def test_a_copy_shares_nothing() -> None:
    s = table()
    lay(s, s.row, 1, s.players[0].duchy, 2)
    before, twin = s.flat(), s.copy()
    assert twin.flat() == before
    take(twin, twin.players[0].duchy, 2, twin.row)
    twin.players[0].duchy.sites[0].ground = 0
    assert s.flat() == before


# Plain and compiled


@rule
def do_one(s: Any, what: int, i: int, k: int) -> None:  # noqa: C901 - one line for each
    """Do one of all that cells and piles can do."""
    me = s.players[0].duchy
    if what == 0:
        lay(s, s.row, i, me, k)
    elif what == 1:
        take(s, me, k, s.row)
    elif what == 2:
        shift(s, me, i, me, k)
    elif what == 3:
        swap(s, me, i, me, k)
    elif what == 4:
        draw_to(s, s.stack, s.dark, k)
    elif what == 5:
        look_at(s, s.dark, k, 1)
    elif what == 6:
        take(s, s.dark, k, s.row)
    elif what == 7:
        shift(s, s.dark, i, s.open_row, k)
    elif what == 8:
        move(s, s.row, i, s.players[1].hand)
    elif what == 9:
        move(s, s.players[1].hand, i, s.row)
    else:
        me.beside[k].goods += 1
        me.beside[k].marks[0] += 2


def outcome(do: Any, *arguments: Any) -> str:
    try:
        do(*arguments)
    except (IndexError, ValueError) as refused:
        return f"{type(refused).__name__}: {refused}"
    return ""


@pytest.mark.usefixtures("numba")
def test_whatever_is_done_in_plain_and_compiled_play_is_the_same() -> None:
    import numba

    numba_mode._hand_over()

    def one(states: Any, what: int, i: int, k: int) -> None:
        do_one(states[0], what, i, k)

    compiled, chance, done = numba.njit(one), random.Random(4), set()
    for seed in range(6):
        s = table(seed)
        array = numba_mode.as_array([s])
        for _ in range(80):
            what, i, k = chance.randrange(11), chance.randrange(PLACES), chance.randrange(PLACES)
            before = s.copy()
            plain, other = outcome(do_one, s, what, i, k), outcome(compiled, array, what, i, k)
            if plain or other:
                assert plain.split(":")[0] == other.split(":")[0] != ""
                s = before  # a rule that fails is taken back
                numba_mode.write(array, 0, s)
            else:
                done.add(what)
            assert numba_mode.read(array, 0, Table()).flat() == s.flat()
    assert done == set(range(11))


# A game with cells, held to the conformance suite


class Step(IntEnum):
    """The steps of a turn."""

    ACT = 0
    END_TURN = 1


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
def begin_turn(s: Table, p: int) -> None:
    """A turn is one act."""
    todo(s, p, Step.ACT, Step.END_TURN)


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
    """Draw a card."""
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
    """Build a card from the hand."""
    me = s.players[p]
    lay(s, me.hand, card, me.duchy, place)


@rule
def store(s: Table, p: int, place: int) -> None:
    """Store goods on a card."""
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


@rule
def end_turn(s: Table, p: int) -> None:
    """It is the other's turn, until the last is over."""
    s.turns -= 1
    if s.turns > 0:
        begin_turn(s, 1 - p)


HANDLERS = {
    DRAW: draw_card,
    DARK: lay_in_the_dark,
    LOOK: look,
    TURN: turn,
    BUILD: build,
    STORE: store,
    SWAP: swap_first,
    RAZE: raze,
    PASS: nothing,
}


@rule
def score(s: Any, p: int) -> int:
    """Count goods."""
    total = 0
    for k in range(PLACES):
        total += s.players[p].duchy.beside[k].goods
    return total


def breakdown(s: Any, p: int) -> list[dict[str, Any]]:
    """Count goods."""
    return [{"line": "goods", "points": score(s, p)}]


def refuse(s: Any) -> str | None:
    """Refuse a game that goes on after its last turn."""
    return None if 0 <= s.turns <= 12 else "turns: does not fit what is left to do"


GAME = dataclasses.replace(
    postern.GAME,
    name="cells-of-tests",
    players=range(2, 3),
    state=Table,
    choices=CHOICES,
    steps={Step.ACT: ask(offer_acts, HANDLERS), Step.END_TURN: end_turn},
    setup=setup,
    begin_turn=begin_turn,
    score=score,
    breakdown=breakdown,
    tiebreak=None,
    cards=postern.GAME.cards[:CARDS],
    told=(),
    refuse=refuse,
    interrupts=(),
    options=(),
    in_play=None,
    printed=(),
    longest=12,
    evaluate=None,
)


def test_a_game_with_cells_conforms(numba: None) -> None:
    suite.check(GAME, games=6, seed=1)


def acted(*choices: Any) -> Position:
    pos = Position.new(GAME, 2, 5)
    for choice in choices:
        pos.push(choice)
    return pos


WAY = ({"do": "draw"}, {"do": "dark", "place": 1}, {"do": "build", "card": 0, "place": 2}, {"do": "look", "place": 1})


def test_a_view_shows_places_in_their_order() -> None:
    pos = acted(*WAY, {"do": "store", "place": 2})
    card = pos.state.players[0].duchy.slots[2] & 7
    built = {"card": GAME.cards[card], "goods": 1, "marks": [0, 0]}
    land = {"ground": "land", "holds": None}
    assert pos.view(1)["players"][0]["duchy"] == [land, land, {"ground": "land", "holds": built}, land]
    assert pos.view(0)["dark"] == [None, {"card": None}]
    assert pos.view(1)["dark"] == [None, {"card": GAME.cards[pos.state.dark.slots[1] & 7]}]
    assert pos.view(None)["open_row"] == [None, None]
    assert acted(*WAY, {"do": "turn", "place": 1}).view(None)["open_row"][1] in GAME.cards


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


def test_the_types_of_cells_follow() -> None:
    types = game_types(GAME)
    assert "dark: ({ card: CardName | null } | null)[];" in types
    assert "open_row: (CardName | null)[];" in types
    assert "duchy: Site[];" in types
    assert "holds: Stored | null;" in types


def test_what_lies_in_the_dark_is_imagined() -> None:
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


def test_a_card_in_the_dark_may_be_looked_at_by_many() -> None:
    pos = acted({"do": "dark", "place": 0}, {"do": "look", "place": 0}, {"do": "look", "place": 0})
    slot = pos.state.dark.slots[0]
    assert known_by(slot, 0)
    assert known_by(slot, 1)
    peek(pos.state, pos.state.stack, 0, 1)
    assert pos.state.stack.slots[0] & OPEN
