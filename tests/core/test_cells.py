"""Cells: fixed places, each empty or holding one card, with numbers that go with the card or stay with the place."""

from __future__ import annotations

import random
from typing import Any

import pytest
from core.cells_table import CARDS, PLACES, Stored, Table, beside, table

from bailey.core import (
    NOBODY,
    Cells,
    GameState,
    Pile,
    Record,
    card_at,
    cells,
    draw_to,
    is_empty,
    known_by,
    many,
    move,
    move_all,
    pile,
    put_under,
    restock,
    rule,
    shift,
    swap,
    take,
    turn_up,
)
from bailey.core.compiled import numba_mode
from bailey.core.state.cells import look_at
from bailey.core.state.cells import place as lay
from bailey.core.state.slots import OPEN

# Numbers beside the cards of a pile


def test_numbers_go_with_their_card_and_close_up_behind_it() -> None:
    s = table()
    move(s, s.row, 1, s.players[0].hand)
    assert [card_at(s.row, i) for i in range(2)] == [0, 2]
    assert beside(s.row.beside[:3]) == [(10, 20), (12, 22), (0, 0)]

    class Two(GameState):
        row: Pile[Stored] = pile(3, beside=Stored)
        other: Pile[Stored] = pile(3, beside=Stored)

    two = Two()
    two.row.fill([OPEN | 5, OPEN | 6])
    two.row.beside[0].goods, two.row.beside[1].goods = 1, 2
    move(two, two.row, 0, two.other)
    assert (two.other.beside[0].goods, two.row.beside[0].goods, two.row.beside[1].goods) == (1, 2, 0)
    move_all(two, two.row, two.other)
    assert [one.goods for one in two.other.beside] == [1, 2, 0]


def test_cards_with_numbers_are_shuffled_away_without_them_and_nothing_goes_under_them() -> None:
    s = table()
    with pytest.raises(ValueError, match="move the card on top, or keep the cards in cells"):
        put_under(s, s.row, OPEN | 3)
    s.stack.clear()
    restock(s, s.row, s.stack)
    assert beside(s.row.beside) == [(0, 0)] * CARDS


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


def test_a_card_takes_its_numbers_along_and_the_place_which_begins_empty_keeps_its_own() -> None:
    s = table()
    me = s.players[0].duchy
    assert all(is_empty(me, k) for k in range(PLACES))
    assert me.sites[3].ground == 1
    me.sites[2].ground = 0
    assert lay(s, s.row, 1, me, 2) == 1
    assert beside(me.beside) == [(0, 0), (0, 0), (11, 21), (0, 0)]
    assert shift(s, me, 2, me, 0) == 1
    assert beside(me.beside) == [(11, 21), (0, 0), (0, 0), (0, 0)]
    assert [site.ground for site in me.sites] == [1, 1, 0, 1]
    assert take(s, me, 0, s.row) == 1
    assert beside(me.beside) == [(0, 0)] * PLACES
    assert beside(s.row.beside[:3]) == [(10, 20), (12, 22), (11, 21)]


def test_no_other_place_moves_when_a_card_is_taken_and_two_swap_with_their_numbers() -> None:
    s = table()
    me = s.players[0].duchy
    for k in (0, 2, 3):
        lay(s, s.row, 0, me, k)
    take(s, me, 2, s.row)
    assert [is_empty(me, k) for k in range(PLACES)] == [False, True, True, False]
    assert (card_at(me, 0), card_at(me, 3), me.beside[3].goods) == (0, 2, 12)
    s = table()
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
