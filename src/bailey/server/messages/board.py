"""The board of a game: which areas it has, what they show of a view, and how large cards are."""

from __future__ import annotations

from bailey.server.messages.base import Message


class ShownNumber(Message):
    """A number that lies with a card or a place, by its field."""

    field: str
    name: str


# `when` of an area: the option without which it is not there.


class RowArea(Message, tag="row", tag_field="kind"):
    """Cards side by side."""

    area: str
    """Its path in a view, or in the record of a player."""
    name: str
    slots: int
    """So many places are drawn, whatever lies there."""
    fans: bool = False
    """More cards than places overlap, instead of keeping their places."""
    falls: bool = False
    """Each card lies below the one before, and covers most of it."""
    floats: bool = False
    """It lies over the table as long as there are cards in it."""
    untitled: bool = False
    """Whether its name is not written above it."""
    dice: str = ""
    """The number in the data of a card that alone counts here: the card is drawn as a die."""
    wide: float = 0
    """The width of its cards in rem, where they are as large in every window."""
    moved: bool = False
    """A card that is picked goes elsewhere: the choice is made by a click where it goes."""
    in_head: bool = False
    """Of another player it stands in the head of the panel, but for a phone."""
    source: str = ""
    """The area of the pile from which new cards come; of a pile in the same panel a dot and its field."""
    gone: str = ""
    """The path of what says that the row has left the game."""
    tabs: bool = False
    """Whether choices stand beside its cards: there is room for them all the time."""
    shows: list[ShownNumber] = []
    when: str = ""


class PileArea(Message, tag="pile", tag_field="kind"):
    """Cards on one another."""

    area: str
    name: str
    browse: bool = False
    """Whether its cards can be looked through."""
    ordered: bool = False
    """Whether the place of a card in it matters."""
    when: str = ""


class CellsArea(Message, tag="cells", tag_field="kind"):
    """Fixed places, each empty or holding one card, and the numbers of a place that are shown."""

    area: str
    name: str
    count: int
    across: int
    """So many stand side by side."""
    square: bool = False
    """As many lines as places side by side, instead of one line."""
    used: list[int] = []
    """From how many players on each place is used; without it all are."""
    shows: list[ShownNumber] = []
    when: str = ""


class GridPart(Message):
    """A part of a grid: its first column and row, and how many it has."""

    left: int
    top: int
    columns: int
    rows: int


class GridArea(Message, tag="grid", tag_field="kind"):
    """Cards at coordinates, which two numbers beside each card say."""

    area: str
    name: str
    across: str
    down: str
    own: GridPart
    """The cells of one's own grid, all of which are drawn."""
    side: int
    """Of others' grids so many columns and rows are drawn around their cards; no two cards lie farther apart."""
    face_down: str = ""
    """The truth beside a card that says that it lies face down."""
    worth: bool = False
    """Whether each card shows the points that it makes now."""
    shows: list[ShownNumber] = []
    when: str = ""


class HexesArea(Message, tag="hexes", tag_field="kind"):
    """Cells that lie together as hexagons."""

    area: str
    name: str
    places: list[list[int]]
    """The axial coordinates of each, to the right and down."""
    printed_by: str = ""
    """The field that names what is printed on them."""
    none: str = ""
    """Its word for nothing."""
    shows: list[ShownNumber] = []
    when: str = ""


class StacksArea(Message, tag="stacks", tag_field="kind"):
    """Cards in stacks, as a number beside each says; in a stack each lies below the one before."""

    area: str
    name: str
    by: str
    high: int
    """So many cards are a whole stack."""
    across: int
    """There is room for so many stacks side by side in one's own panel."""
    shows: list[ShownNumber] = []
    when: str = ""


class CountedWord(Message):
    """What a number counts."""

    word: str
    """The name of its sign."""
    name: str


class NotedWord(Message):
    """What a number counts, and what stands beside it."""

    word: str
    name: str
    note: str = ""


class TokensArea(Message, tag="tokens", tag_field="kind"):
    """What a player has of several things: a number for each, or their sum."""

    area: str
    name: str
    of: list[NotedWord]
    summed: bool = False
    chosen: bool = False
    """Whether choices name them: then each of one's own is as large as a finger."""
    most: int = 0
    """Of so many of them a player has some at most: only these are drawn. 0 if each has its place."""
    shows: list[ShownNumber] = []
    when: str = ""


class DiceArea(Message, tag="dice", tag_field="kind"):
    """One number or several, which are dice; 0 is a die that is not there, or was used."""

    area: str
    name: str
    count: int
    shows: list[ShownNumber] = []
    when: str = ""


class TrackArea(Message, tag="track", tag_field="kind"):
    """Spaces, counted from 0, on which each player has a marker."""

    area: str
    name: str
    spaces: int
    field: str
    """The number of a player that says where the marker is."""
    order: str
    """The players in their order; on one space the first lies on top. Numbers below 0 are nobody's."""
    done: str = ""
    """What a player says whose marker is faint."""
    untitled: bool = False
    when: str = ""


class SuppliesArea(Message, tag="supplies", tag_field="kind"):
    """Open piles of things: what lies on top of each, and how many there are."""

    area: str
    name: str
    piles: list[str]
    """The area of each."""
    of: list[CountedWord]
    """What may lie on top."""
    top: str
    """The field of a pile that says what lies on top, and that which says how many there are."""
    cards: str
    shows: list[ShownNumber] = []
    when: str = ""


class ClaimsArea(Message, tag="claims", tag_field="kind"):
    """Things that a seat takes once: the seat that has each, or a number below 0."""

    area: str
    name: str
    of: list[CountedWord]
    shows: list[ShownNumber] = []
    when: str = ""


class PartArea(Message, tag="part", tag_field="kind"):
    """What the game draws by hand, in a room of a size in rem."""

    area: str
    name: str
    wide: float
    high: float
    untitled: bool = False
    """Whether its name is not written above it."""
    bare: bool = False
    """It has no frame, and the first one in a line takes the width that is left."""
    draws: list[str] = []
    """The areas of the table that it draws, too."""
    offers: list[str] = []
    """The kinds of choices that it offers itself, though they name nothing on the board."""
    when: str = ""


class ZoomShape(Message):
    """A shape of a box: so many cards wide at least, and so many high."""

    name: str
    wide: float
    high: float


class ZoomedArea(Message, tag="zoomed", tag_field="kind"):
    """What the game draws by hand, larger than its box, in which it is moved and made larger or smaller."""

    area: str
    name: str
    shapes: list[ZoomShape]
    """The first of them that needs no scrolling is taken."""
    when: str = ""


class PawnArea(Message, tag="pawn", tag_field="kind"):
    """A figure that stands with the group that its field names."""

    area: str
    name: str
    here: str = ""
    """The group in which this area is."""
    when: str = ""


class NumberArea(Message, tag="number", tag_field="kind"):
    """A number, or several, in words."""

    area: str
    name: str
    when: str = ""


class Counter(Message):
    """A number of a player, and the events whose amounts it gains."""

    field: str
    name: str
    events: list[str] = []


class CountersArea(Message, tag="counters", tag_field="kind"):
    """The numbers in the head of a player's panel."""

    of: list[Counter]


PlainArea = (
    RowArea
    | PileArea
    | CellsArea
    | GridArea
    | HexesArea
    | StacksArea
    | TokensArea
    | DiceArea
    | TrackArea
    | SuppliesArea
    | ClaimsArea
    | PartArea
    | ZoomedArea
    | PawnArea
    | NumberArea
)


class Group(Message):
    """The areas of one of a row of records."""

    area: str
    name: str
    areas: list[PlainArea]
    lit_by: str = ""
    """The field that says which group is lit; the others are dim."""
    lit_as: str | int = ""
    """Its name or number there."""


class EachArea(Message, tag="each", tag_field="kind"):
    """One group of areas for each of a row of records."""

    area: str
    of: list[Group]
    across: bool = False
    """The groups stand side by side."""
    around: Group | None = None
    """They stand in a ring around this one, clockwise from the top."""
    when: str = ""


class HeldPile(Message):
    """The pile of what was taken and must be placed, and the area where it goes."""

    area: str
    goes_to: str


class CardSize(Message):
    """How large cards are drawn: their share of the room, and the least and the most width in rem."""

    weight: float
    least: float
    most: float


class CardSizes(Message):
    """The sizes of one's own cards, of those on the table, and of the others'."""

    own: CardSize
    table: CardSize
    others: CardSize


class BoardInfo(Message):
    """The board of a game."""

    table: list[PlainArea | EachArea]
    player: list[PlainArea | CountersArea]
    ratio: float
    """The height of a card that is one wide."""
    sizes: CardSizes
    printed: list[PlainArea | CountersArea] = []
    """What is in the panel of a printed opponent."""
    held: HeldPile | None = None
    tabs: dict[str, str] = {}
    """The kinds of choices that stand beside what they name, since a click on it means another one, and their words."""
    numbers: dict[str, str] = {}
    """What the numbers in the data of its cards are called; a card that nobody has drawn shows them."""
    buttons: list[str] = []
    """The kinds of choices that have a button, too, though they name something."""
    hexagons: bool = False
    """Whether cards are hexagons."""
    facing: bool = False
    """Two players face one another across the table; on a phone one panel is seen at a time."""
