"""The board of a game, declared: which areas lie on the table and in the panel of a player, and what is in them.

    from bailey.core import board

    BOARD = board.Board(
        table=(board.Pile("deck"), board.Row("market")),
        player=(board.Counters({"coins": ("earned",)}), board.Row("hand", fans=True)),
    )

An area shows one field of the state, or of the record around it. What may be clicked there is said by the choices (see
`pointing`), and where it lies on a screen is worked out from the window: a declaration has no coordinates. An area is
called as the catalogue says, `area-NAME`, its name being that of its field unless another one is declared. A game
without a board has that which its state makes (`bailey.core.text.board`).
"""

from __future__ import annotations

from collections.abc import Mapping  # noqa: TC003 - dataclasses look their types up
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bailey.core.state.kinds.cells import CellsField
from bailey.core.state.kinds.many import Many
from bailey.core.state.kinds.number import Named, Number, Truth
from bailey.core.state.kinds.numbers import Numbers
from bailey.core.state.kinds.pile import PileField

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.core.state.kinds.field import Field, Recorded


@dataclass(frozen=True)
class Area:
    """A part of the board that shows one field; of its cards or places also the numbers that lie with them."""

    field: str
    name: str = ""
    shows: tuple[str, ...] = ()


@dataclass(frozen=True)
class Row(Area):
    """Cards side by side. Each keeps its place while others leave, but in a row that `fans`: there they overlap."""

    fans: bool = False
    falls: bool = False  # each card lies below the one before, and covers most of it
    floats: bool = False  # it lies over the table as long as there are cards in it
    filled_from: str = ""  # the field of the pile from which new cards come
    gone: str = ""  # the field that says that the row has left the game
    untitled: bool = False  # whether its name is not written above it
    dice: str = ""  # the number in the data of a card that alone counts here: it is drawn as a die


@dataclass(frozen=True)
class Pile(Area):
    """Cards on one another; the top one is seen if all know it, and all that are known if one may `browse`."""

    browse: bool = False


@dataclass(frozen=True)
class Cells(Area):
    """Fixed places, each empty or holding one card."""


@dataclass(frozen=True)
class Grid(Area):
    """Cards at coordinates, which two numbers beside each say.

    The player's own grid has a place for every cell of `own`; of the others' so many cells are shown around the cards.
    """

    across: str = "column"
    down: str = "row"
    own: tuple[range, range] = (range(3), range(3))
    side: int = 3
    face_down: str = ""  # the number beside a card that says that it lies face down
    worth: bool = False  # whether each card shows the points that it makes now


@dataclass(frozen=True)
class Stacks(Area):
    """The cards of one pile in several stacks, as a number beside each says: each card below the one before."""

    by: str = "stack"
    high: int = 3  # so many cards are a whole stack
    across: int = 4  # so many stacks stand side by side in one's own panel at least


@dataclass(frozen=True)
class Tokens(Area):
    """What a player has of several things, each with its sign: a row of numbers, or their sum."""

    of: tuple[str, ...] = ()  # what each number counts; it is called `area-WORD`
    notes: tuple[str, ...] = ()  # what stands beside each of one's own
    summed: bool = False


@dataclass(frozen=True)
class Supplies(Area):
    """A row of records that are open piles of things: what lies on top of each, and how many there are."""

    top: str = "top"
    cards: str = "cards"


@dataclass(frozen=True)
class Claims(Area):
    """Things that a seat takes once: a row of numbers, each the seat that has it, or less than 0."""

    of: tuple[str, ...] = ()


@dataclass(frozen=True)
class Part:
    """What a game draws by hand, in a room of a size in rem; `shows` are the fields of the table that it shows."""

    name: str
    shows: tuple[str, ...]
    wide: float
    high: float


@dataclass(frozen=True)
class Pawn(Area):
    """A figure that stands with one of a row of records: with that which its number names."""


@dataclass(frozen=True)
class Shown(Area):
    """A number in words."""


@dataclass(frozen=True)
class Counters:
    """Numbers in the head of a panel, each with the events whose amounts it gains."""

    of: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Each:
    """A group of areas for each of a row of records; that which the number `lit` names is lit."""

    field: str
    areas: tuple[Area, ...]
    lit: str = ""
    across: bool = False  # the groups stand side by side


@dataclass(frozen=True)
class Held:
    """The pile of what was taken and must be placed, and the area where it goes."""

    field: str
    goes_to: str


@dataclass(frozen=True)
class Size:
    """How large cards are drawn: their share of the room, and the least and the most width in rem."""

    weight: float
    least: float
    most: float


OWN, TABLE, OTHERS = Size(1, 3.6, 9), Size(1, 3.4, 10), Size(0.5, 1.5, 8)


@dataclass(frozen=True)
class Board:
    """All that is declared of a board."""

    table: tuple[Area | Each | Part, ...] = ()
    player: tuple[Area | Counters | Part, ...] = ()
    printed: tuple[Area | Counters | Part, ...] = ()  # in the panel of a printed opponent
    held: Held | None = None
    #: The kinds of choices that stand beside what they name, since a click on it means another choice.
    tabs: tuple[str, ...] = ()
    ratio: float = 1.4  # the height of a card that is one wide
    own: Size = OWN
    rows: Size = TABLE  # of the cards on the table
    others: Size = OTHERS
    #: The fields that are not on the board, each with the reason.
    left_out: Mapping[str, str] = field(default_factory=dict)


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


class Misdeclared(TypeError):
    """A board names what its game has not."""


def fields_of(record: type[Recorded]) -> dict[str, Field]:
    """Return the fields of a record that people see, by name."""
    return {one.name: one for one in record.fields if not one.inner}


def found(one: str, among: Mapping[str, Field], kinds: tuple[type, ...], what: str) -> Field:
    """Return a field by its name; refuse one that is unknown, or of a kind that cannot be shown so."""
    if one not in among:
        message = f"board: {what} {one!r}: there is no such field; known are {', '.join(among)}"
        raise Misdeclared(message)
    if not isinstance(among[one], kinds):
        message = f"board: {what} {one!r}: it shows no {type(among[one]).__name__}"
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


def check_one(one: Area | Counters | Part, among: Mapping[str, Field], table: Mapping[str, Field]) -> None:
    """Check an area, the counters of a panel, or a part, which shows fields of the table."""
    if isinstance(one, Part):
        for name in one.shows:
            found(name, table, (object,), f"Part {one.name!r}")
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
