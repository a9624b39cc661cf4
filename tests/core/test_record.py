"""A state is declared once, and its copies, numbers and places follow from the declaration."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from bailey.core import (
    ALL,
    NOBODY,
    OWNER,
    GameState,
    Pile,
    Record,
    each_player,
    many,
    number,
    numbers,
    pile,
    truth,
    word,
)
from bailey.core.compiled.numba_mode import read, write
from bailey.core.state.kinds.field import numpy_type, places, width
from bailey.core.state.kinds.many import Many
from bailey.core.state.kinds.numbers import Numbers
from bailey.core.state.kinds.pile import PileField
from bailey.core.state.record import follow

if TYPE_CHECKING:
    from collections.abc import Callable


class Spot(Record):
    gold: int = 0
    face_down: int = truth()


class Stack(Record):
    kept: Pile = pile(2, see=OWNER)


class Player(Record):
    gold: int = 15
    hand: Pile = pile(3, see=OWNER)
    row: Pile[Spot] = pile(2, beside=Spot)
    stacks: list[Stack] = many(Stack, 2)


class Place(Record):
    deck: Pile = pile(4, see=NOBODY, homes=((0, 1), (2, 3, 4)))


class State(GameState):
    season: int = number(1, names=("summer", "winter"))
    track: list[int] = numbers(3, default=7)
    places: list[Place] = many(Place, 2, names=("left", "right"))
    players: list[Player] = each_player(Player, 3)


def changed() -> State:
    s = State()
    for i, field in enumerate(("luck_a", "luck_b", "luck_c", "luck_count")):
        setattr(s, field, (1 << 32) - 1 - i)
    s.track[1], s.players[2].gold, s.players[1].row.beside[1].gold = -3, 99, 4
    s.players[0].stacks[1].kept.slots[0], s.places[1].deck.size = 5, 2
    return s


def test_fields_begin_as_declared_and_nothing_else_is_one() -> None:
    s = State()
    assert (s.season, s.track, s.seats, s.players[1].gold) == (1, [7, 7, 7], 2, 15)
    assert (s.players[0].row.see, s.places[0].deck.see) == (ALL, NOBODY)
    with pytest.raises(AttributeError):
        State().sheep = 1  # type: ignore[attr-defined]

    class Purse(Spot):
        __firstlineno__ = 3
        __added_by_a_later_python__ = 7
        copper: int = 2

    assert [field.name for field in Purse.declared] == ["gold", "face_down", "copper"]
    assert Purse.__added_by_a_later_python__ == 7


def test_a_copy_shares_nothing_and_hears_nothing_of_the_events() -> None:
    s = changed()
    before, copy = s.flat(), s.copy()
    assert copy.flat() == before
    shake(copy)
    assert s.flat() == before
    s.events.append((1,))
    assert s.copy().events == []
    assert s.events == [(1,)]


def shake(record: Any) -> None:
    """Change every number that can be reached."""
    for field in record.fields:
        value = getattr(record, field.name)
        if isinstance(field, Many):
            for row in value:
                shake(row)
        elif isinstance(field, PileField):
            value.size, value.see, value.loose = 1, 1, 1
            value.slots[:] = [9] * len(value.slots)
            for row in value.beside if field.beside is not None else ():
                shake(row)
        elif isinstance(field, Numbers):
            value[:] = [9] * len(value)
        else:
            setattr(record, field.name, value + 1)


def test_flat_numbers_go_in_and_out_and_are_counted_by_width() -> None:
    s, twin = changed(), State()
    twin.unflatten(iter(s.flat()))
    assert twin.flat() == s.flat()
    assert twin.players[0].stacks[1].kept.slots == [5, 0]
    for record in (Spot, Stack, Player, Place, State):
        assert width(record) == len(record().flat())


def test_the_compiled_body_holds_the_same_numbers() -> None:
    s = changed()
    array = np.zeros(3, numpy_type(State))
    write(array, 1, s)
    assert read(array, 1, State()).flat() == s.flat()
    assert read(array, 0, State()).flat() == [0] * width(State)
    assert array[1]["players"][2]["gold"] == 99
    assert array[1]["places"][1]["deck"]["size"] == 2
    assert array[1]["luck_a"] == (1 << 32) - 1


def test_places_lie_where_the_flat_numbers_are_and_know_whose_they_are() -> None:
    for place in places(State):
        s = State()
        follow(s, place.path).slots[1] = 77
        assert s.flat()[place.at + len(Pile.HEAD) + 1] == 77
    found = {place.path: place for place in places(State)}
    assert found["places", 1, "deck"].home == (2, 3, 4)
    assert found["places", 0, "deck"].see == 0
    assert found["players", 2, "hand"].see == 1 << 2
    assert found["players", 1, "row"].see == ALL
    assert found["players", 2, "stacks", 0, "kept"].see == 1 << 2, "a stack within a player's record is that player's"


def words_late() -> type:
    class Late(Record):
        plain: int = 0
        big: int = word()

    return Late


def words_in_rows() -> type:
    class Big(Record):
        big: int = word()

    class Row(Record):
        rows: list[Big] = many(Big, 2)

    return Row


def seats_again() -> type:
    class Again(GameState):
        seats: int = 4

    return Again


@pytest.mark.parametrize(
    ("declare", "why"),
    [(words_late, "words come first"), (words_in_rows, "cannot hold words"), (seats_again, "declared already")],
)
def test_a_declaration_that_cannot_be_kept_is_refused(declare: Callable[[], type], why: str) -> None:
    with pytest.raises(TypeError, match=why):
        declare()
