"""The checks of a declared board: each area names a field of its game, of a kind that it can show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.play.board import (
    Area,
    Board,
    Cells,
    Claims,
    Counters,
    Each,
    Grid,
    Part,
    Pawn,
    Pile,
    Row,
    Shown,
    Stacks,
    Supplies,
    Tokens,
)
from bailey.core.state.kinds.cells import CellsField
from bailey.core.state.kinds.many import Many
from bailey.core.state.kinds.number import Named, Number, Truth
from bailey.core.state.kinds.numbers import Numbers
from bailey.core.state.kinds.pile import PileField

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from bailey.core.state.kinds.field import Field, Recorded

#: The kinds of fields that each kind of area can show.
SHOWS: dict[type[Area], tuple[type[Field], ...]] = {
    Row: (PileField,),
    Pile: (PileField,),
    Cells: (CellsField,),
    Grid: (PileField,),
    Stacks: (PileField,),
    Tokens: (Numbers,),
    Supplies: (Many,),
    Claims: (Numbers,),
    Pawn: (Named,),
    Shown: (Number, Numbers),
}


#: What an author calls each kind of field.
WORDS: dict[type[Field], str] = {
    PileField: "a pile",
    CellsField: "cells",
    Many: "a row of records",
    Numbers: "numbers",
    Truth: "a truth",
    Named: "a number that names something",
    Number: "a number",
}


class Misdeclared(TypeError):
    """A board names what its game has not."""


def fields_of(record: type[Recorded]) -> dict[str, Field]:
    """Return the fields of a record that people see, by name."""
    return {one.name: one for one in record.fields if not one.inner}


def in_words(kind: type) -> str:
    """Return what an author calls a kind of field."""
    return next((word for one, word in WORDS.items() if issubclass(kind, one)), kind.__name__)


def found(one: str, among: Mapping[str, Field], kinds: tuple[type, ...], what: str) -> Field:
    """Return a field by its name; refuse one that is unknown, or of a kind that cannot be shown so."""
    if one not in among:
        message = f"board: {what} {one!r}: there is no such field; known are {', '.join(among)}"
        raise Misdeclared(message)
    if not isinstance(among[one], kinds):
        is_, needed = in_words(type(among[one])), " or ".join(map(in_words, kinds))
        message = f"board: {what} {one!r}: it is {is_}, and must be {needed}"
        raise Misdeclared(message)
    return among[one]


def check(board: Board, state: type[Recorded]) -> None:
    """Refuse a board that names what the state has not."""
    table = fields_of(state)
    player = fields_of(player_of(state))
    for area in board.table:
        if isinstance(area, Each):
            check_group(area, table)
        else:
            check_one(area, table, table)
    for one in (*board.player, *board.printed):
        check_one(one, player, table)
    if board.held:
        found(board.held.field, table | player, (PileField,), "Held")
        found(board.held.goes_to, table | player, (PileField, CellsField), "Held")
    for name in board.left_out:
        if name not in names_of(state):
            message = f"board: left_out {name!r}: there is no such field; those of records are written `row.field`"
            raise Misdeclared(message)


def check_tabs(board: Board, kinds: Collection[str]) -> None:
    """Refuse the tab of a kind of choice that the game has not."""
    for name in board.tabs:
        if name not in kinds:
            message = f"board: tabs {name!r}: there is no such kind of choice; known are {', '.join(kinds)}"
            raise Misdeclared(message)


def names_of(state: type[Recorded]) -> set[str]:
    """Return the names of all fields that people see: of the table, and as `row.field` those of its records."""
    table = fields_of(state)
    rows = [one for one in table.values() if isinstance(one, Many)]
    return {*table, *(f"{row.name}.{name}" for row in rows for name in fields_of(row.record))}


def with_players(table: Mapping[str, Field]) -> dict[str, Field]:
    """Return the fields of the table, and those of a player as `players.field`."""
    players = table["players"]
    assert isinstance(players, Many)
    return {**table, **{f"players.{name}": one for name, one in fields_of(players.record).items()}}


def player_of(state: type[Recorded]) -> type[Recorded]:
    """Return the record of a player."""
    players = fields_of(state)["players"]
    assert isinstance(players, Many)
    record: type[Recorded] = players.record
    return record


def check_one(one: Area | Counters | Part, among: Mapping[str, Field], table: Mapping[str, Field]) -> None:
    """Check an area, the counters of a panel, or a part, which shows fields of the table."""
    if isinstance(one, Part):
        for name in one.shows:
            found(name, with_players(table), (object,), f"Part {one.name!r}")
    elif isinstance(one, Counters):
        for name in one.of:
            found(name, among, (Number,), "Counters")
    else:
        check_area(one, among, table)


def check_group(group: Each, table: Mapping[str, Field]) -> None:
    """Check the areas of each of a row of records."""
    row = found(group.field, table, (Many,), "Each")
    assert isinstance(row, Many)
    inner = fields_of(row.record)
    for area in group.areas:
        check_area(area, table if isinstance(area, Pawn) else inner, table)
    if group.lit:
        found(group.lit, table, (Named,), "Each")


def check_area(area: Area, among: Mapping[str, Field], table: Mapping[str, Field]) -> None:
    """Check one area of a record; its cards may come from a pile of the table too."""
    kind = type(area).__name__
    shown = found(area.field, among, SHOWS[type(area)], kind)
    if isinstance(area, Row):
        if area.filled_from:
            found(area.filled_from, {**table, **among}, (PileField,), kind)
        if area.gone:
            found(area.gone, among, (Truth,), kind)
    if isinstance(area, Supplies):
        assert isinstance(shown, Many)
        found(area.top, fields_of(shown.record), (Named,), kind)
        found(area.cards, fields_of(shown.record), (Number,), kind)
        return
    if isinstance(area, Tokens | Claims):
        check_words(area, shown)
    if isinstance(area, Cells):
        check_across(area, shown)
    beside: dict[str, Field] = {}
    for record in (getattr(shown, "site", None), getattr(shown, "beside", None)):
        beside |= fields_of(record) if record else {}
    for name in (*area.shows, *numbers_of(area)):
        found(name, beside, (Number,), kind)


def numbers_of(area: Area) -> tuple[str, ...]:
    """Return the numbers beside its cards that say where each lies."""
    if isinstance(area, Grid):
        return tuple(filter(None, (area.across, area.down, area.face_down)))
    return (area.by,) if isinstance(area, Stacks) else ()


def check_across(area: Cells, shown: Field) -> None:
    """Check that no line of places is longer than all of them."""
    length = shown.length if isinstance(shown, CellsField) else 0
    if not 0 <= area.across <= length:
        message = (
            f"board: Cells {area.field!r}: it has {length} places, of which {area.across} cannot stand side by side"
        )
        raise Misdeclared(message)


def check_words(area: Tokens | Claims, shown: Field) -> None:
    """Check that there is a word for each number."""
    length = shown.length if isinstance(shown, Numbers) else 0
    if len(area.of) != length:
        message = f"board: {type(area).__name__} {area.field!r}: it has {length} numbers; name each by of="
        raise Misdeclared(message)
    if isinstance(area, Tokens) and len(area.notes) not in (0, length):
        message = f"board: Tokens {area.field!r}: it has {length} numbers; write as many notes, or none"
        raise Misdeclared(message)


def shown_by(board: Board) -> Iterator[str]:
    """Yield the names of the fields that a board shows; those of a player begin with `players.`."""
    for area in board.table:
        if isinstance(area, Each):
            yield from (one.field if isinstance(one, Pawn) else f"{area.field}.{one.field}" for one in area.areas)
            yield from (f"{area.field}.{one.gone}" for one in area.areas if isinstance(one, Row) and one.gone)
        else:
            yield from shown_in(area)
    for one in (*board.player, *board.printed):
        yield from one.shows if isinstance(one, Part) else (f"players.{name}" for name in shown_in(one))
    if board.held:
        yield board.held.field


def shown_in(one: Area | Counters | Part) -> Iterator[str]:
    """Yield the names of the fields that one of them shows, within its record."""
    if isinstance(one, Part):
        yield from one.shows
    elif isinstance(one, Counters):
        yield from one.of
    elif isinstance(one, Supplies):
        yield from (f"{one.field}.{name}" for name in (one.top, one.cards))
    else:
        yield one.field
