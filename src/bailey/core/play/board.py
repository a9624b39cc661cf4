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


@dataclass(frozen=True)
class Area:
    """A part of the board that shows one field; of its cards or places also the numbers that lie with them."""

    field: str
    name: str = ""
    shows: tuple[str, ...] = ()
    when: str = ""  # the option without which it is not there


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
    wide: float = 0  # the width of its cards in rem, where they are as large in every window
    moved: bool = False  # a card that is picked goes elsewhere: the choice is made by a click where it goes
    in_head: bool = False  # of another player it stands in the head of the panel, but for a phone


@dataclass(frozen=True)
class Pile(Area):
    """Cards on one another; the top one is seen if all know it, and all that are known if one may `browse`."""

    browse: bool = False
    ordered: bool = False  # whether the place of a card in it matters: it is told where cards are searched


@dataclass(frozen=True)
class Cells(Area):
    """Fixed places, each empty or holding one card: side by side, in lines of `across` places, or in a square."""

    across: int = 0
    square: bool = False
    #: For each place, from how many players on it is used; of a row of records one such line for each.
    used: tuple[tuple[int, ...], ...] = ()


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
class Hexes(Area):
    """Cells that lie together as hexagons: the axial coordinates of each, to the right and down.

    What is printed there may differ: then a number names the printed board, and has a word for none.
    """

    places: tuple[tuple[int, int], ...] = ()
    printed_by: str = ""
    none: str = ""


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
    most: int = 0  # of so many of them a player has some at most: only these are drawn, each with its number


@dataclass(frozen=True)
class Dice(Area):
    """Numbers that are dice; 0 is a die that is not there, or was used."""


@dataclass(frozen=True)
class Track(Area):
    """The spaces, from 0, on which each player has a marker: a number of the players says where."""

    order: str = ""  # the row of numbers with the players in their order: on one space the first lies on top
    done: str = ""  # what a player says whose marker is faint
    untitled: bool = False  # whether its name is not written above it


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
    """What a game draws by hand, in a room of a size in rem.

    `shows` are the fields of the table that it shows; those of records are written `row.field`.
    """

    name: str
    shows: tuple[str, ...]
    wide: float
    high: float
    untitled: bool = False  # whether its name is not written above it
    bare: bool = False  # it has no frame, and the first one in a line takes the width that is left
    draws: tuple[str, ...] = ()  # the areas of the table that it draws, too
    offers: tuple[str, ...] = ()  # the kinds of choices that it offers itself, though they name nothing on the board
    when: str = ""  # the option without which it is not there


@dataclass(frozen=True)
class Zoomed:
    """What a game draws by hand, larger than its box, in which a player moves it and makes it larger or smaller.

    The box is as wide as the room. Each of its `shapes` says how many cards wide it is at least, and how many high; a
    window has the first one that needs no scrolling.
    """

    name: str
    shows: tuple[str, ...]
    shapes: Mapping[str, tuple[float, float]]
    when: str = ""  # the option without which it is not there


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
    """A group of areas for each of a row of records; that which the number `lit` names is lit, or counts from 1.

    Groups stand one below the other, side by side (`across`), or in a ring: six of them, clockwise from the top, around
    areas of the table.
    """

    field: str
    areas: tuple[Area, ...]
    lit: str = ""
    across: bool = False
    around: tuple[Area, ...] = ()
    when: str = ""  # the option without which it is not there


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
    player: tuple[Area | Counters | Part | Zoomed, ...] = ()
    printed: tuple[Area | Counters | Part, ...] = ()  # in the panel of a printed opponent
    held: Held | None = None
    #: The kinds of choices that stand beside what they name, since a click on it means another choice.
    tabs: tuple[str, ...] = ()
    #: The kinds of choices that have a button, too, though they name something.
    buttons: tuple[str, ...] = ()
    ratio: float = 1.4  # the height of a card that is one wide
    hexagons: bool = False  # whether cards are hexagons, so high as these are
    #: Two players face one another across the table; on a phone one panel is seen at a time.
    facing: bool = False
    own: Size = OWN
    rows: Size = TABLE  # of the cards on the table
    others: Size = OTHERS
    #: The fields that are not on the board, each with the reason.
    left_out: Mapping[str, str] = field(default_factory=dict)
