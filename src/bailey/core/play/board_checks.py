"""The checks of a declared board: each area names a field of its game, of a kind that it can show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.play.board import (
    Area,
    Board,
    Cells,
    Claims,
    Counters,
    Dice,
    Each,
    Grid,
    Hexes,
    Part,
    Pawn,
    Pile,
    Row,
    Shown,
    Stacks,
    Supplies,
    Tokens,
    Track,
    Zoomed,
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
    Hexes: (CellsField,),
    Dice: (Number, Numbers),
    Track: (Number,),
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
#: So many groups stand in a ring.
RING = 6


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
        elif isinstance(area, Track):
            check_track(area, table, player)
        else:
            check_one(area, table, state)
    for one in (*board.player, *board.printed):
        check_one(one, player, state)
    if board.held:
        found(board.held.field, table | player, (PileField,), "Held")
        found(board.held.goes_to, table | player, (PileField, CellsField), "Held")
    for name in board.left_out:
        if name not in names_of(state):
            message = f"board: left_out {name!r}: there is no such field; those of records are written `row.field`"
            raise Misdeclared(message)


def check_kinds(board: Board, kinds: Collection[str]) -> None:
    """Refuse a tab, a button or an offer of a kind of choice that the game has not."""
    offers = [name for one in (*board.table, *board.player) if isinstance(one, Part) for name in one.offers]
    for what, names in (("tabs", board.tabs), ("buttons", board.buttons), ("offers", offers)):
        for name in {*names}.difference(kinds):
            message = f"board: {what} {name!r}: there is no such kind of choice; known are {', '.join(kinds)}"
            raise Misdeclared(message)


def names_of(state: type[Recorded]) -> set[str]:
    """Return the names of all fields that people see: of the table, and as `row.field` those of its records."""
    table = fields_of(state)
    rows = [one for one in table.values() if isinstance(one, Many)]
    return {*table, *(f"{row.name}.{name}" for row in rows for name in fields_of(row.record))}


def player_of(state: type[Recorded]) -> type[Recorded]:
    """Return the record of a player."""
    players = fields_of(state)["players"]
    assert isinstance(players, Many)
    record: type[Recorded] = players.record
    return record


def check_one(one: Area | Counters | Part | Zoomed, among: Mapping[str, Field], state: type[Recorded]) -> None:
    """Check an area, the counters of a panel, or what is drawn by hand, which shows fields of the table."""
    table = fields_of(state)
    if isinstance(one, Part | Zoomed):
        what = f"{type(one).__name__} {one.name!r}"
        for name in {*one.shows, *(one.draws if isinstance(one, Part) else ())} - names_of(state):
            found(name, table, (object,), what)
        if one.when:
            found(one.when, table, (Number,), what)
    elif isinstance(one, Counters):
        for name in one.of:
            found(name, among, (Number,), "Counters")
    else:
        check_area(one, among, table)


def check_track(track: Track, table: Mapping[str, Field], player: Mapping[str, Field]) -> None:
    """Check a track: where each player is, in which order, and who has done something."""
    found(track.field, player, SHOWS[Track], "Track")
    found(track.order, table, (Numbers,), "Track")
    if track.done:
        found(track.done, player, (Truth,), "Track")


def check_group(group: Each, table: Mapping[str, Field]) -> None:
    """Check the areas of each of a row of records."""
    row = found(group.field, table, (Many,), "Each")
    assert isinstance(row, Many)
    inner = fields_of(row.record)
    for area in group.areas:
        check_area(area, table if isinstance(area, Pawn) else inner, table, row.length)
    for area in group.around:
        check_area(area, table, table)
    if group.around and row.length != RING:
        message = f"board: Each {group.field!r}: {RING} groups stand around others, and it has {row.length}"
        raise Misdeclared(message)
    for name in (group.lit, group.when):
        if name:
            found(name, table, (Number,), "Each")


def check_area(area: Area, among: Mapping[str, Field], table: Mapping[str, Field], rows: int = 1) -> None:
    """Check one area of a record, of which there are several; its cards may come from a pile of the table too."""
    kind = type(area).__name__
    shown = found(area.field, among, SHOWS[type(area)], kind)
    if area.when:
        found(area.when, table, (Number,), kind)
    if isinstance(area, Cells | Hexes):
        check_places(area, shown, among, rows)
    if isinstance(area, Row):
        check_row(area, among, table)
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


def check_row(row: Row, among: Mapping[str, Field], table: Mapping[str, Field]) -> None:
    """Check from where the cards of a row come, and what says that it is gone."""
    if row.filled_from:
        found(row.filled_from, {**table, **among}, (PileField,), "Row")
    if row.gone:
        found(row.gone, among, (Truth,), "Row")


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


def check_places(area: Cells | Hexes, shown: Field, among: Mapping[str, Field], rows: int) -> None:
    """Check that what is said of each place is said of all of them."""
    assert isinstance(shown, CellsField)
    if isinstance(area, Hexes):
        said: tuple[tuple[object, ...], ...] = (area.places,)
        if area.printed_by:
            named = found(area.printed_by, among, (Named,), "Hexes")
            assert isinstance(named, Named)
            if area.none not in named.names:
                message = f"board: Hexes {area.field!r}: {area.printed_by} has no word {area.none!r}"
                raise Misdeclared(message)
    else:
        said = area.used
    if said and (len(said) != rows or any(len(line) != shown.length for line in said)):
        message = f"board: {type(area).__name__} {area.field!r}: it has {shown.length} places; say it of each"
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
            yield from (name for one in area.around for name in shown_in(one))
            yield from filter(None, [area.lit])
        elif isinstance(area, Track):
            yield from (f"players.{area.field}", area.order)
            yield from (f"players.{name}" for name in (area.done,) if name)
        else:
            yield from shown_in(area)
    for one in (*board.player, *board.printed):
        yield from one.shows if isinstance(one, Part | Zoomed) else (f"players.{name}" for name in shown_in(one))
    if board.held:
        yield board.held.field


def shown_in(one: Area | Counters | Part | Zoomed) -> Iterator[str]:
    """Yield the names of the fields that one of them shows, within its record."""
    if isinstance(one, Part | Zoomed):
        yield from one.shows
    elif isinstance(one, Counters):
        yield from one.of
    elif isinstance(one, Supplies):
        yield from (f"{one.field}.{name}" for name in (one.top, one.cards))
    elif isinstance(one, Hexes):
        yield from filter(None, (one.field, one.printed_by))
    else:
        yield one.field
