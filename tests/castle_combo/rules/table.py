"""Positions drawn as grids of card names, and short ways to play them.

A grid is up to three strings, top row first, each of up to three cells:

    .          an empty cell
    -          some face-down card (`c`: one of the castle, `v`: one of the village)
    ~baron     that card, face down
    potter:3   that card with three gold stored on it
    @          the empty cell where the test is going to put a card

The cards of a grid were taken in reading order, so the first one drawn is the first card of its player and
stands at 0,0. Nobody has gold or keys unless the test says so: then a turn begins with the card to take.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bailey.games import castle_combo

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bailey.core.play.position import Position


def names(text: str) -> tuple[str, ...]:
    """Read names that are written with spaces between them."""
    return tuple(text.split())


CASTLE = names("""
    duchess his-majesty prince princess chancellor jester queen-mother her-majesty-the-queen baron steward
    mother-superior scribe gravedigger templar cardinal chaplain his-holiness nun devout pilgrim
    astronomer alchemist professor apothecary goldsmith architect patron judge
    captain officer royal-guard lookout knight general guildmaster glassblower chatelaine pawnbroker banker
""")
VILLAGE = names("""
    miraculously-cured vicar spy inventor doctor philosopher
    squire bombardier militiaman barbarian executioner mercenary master-at-arms blacksmith
    stonemason potter armorer spice-merchant clockmaker sculptor innkeeper carpenter locksmith
    farmer woodcutter brigand witch beggar monk shepherd winemaker stable-boy farmhand traveler usurper
    fisherman revolutionary baker beekeeper
""")
CARDS = {"castle": CASTLE, "village": VILLAGE}
#: What is printed as the price of each card.
PRICES = {
    0: """steward vicar squire executioner spice-merchant innkeeper carpenter woodcutter beggar farmhand
        traveler baker""",
    2: """chatelaine miraculously-cured inventor philosopher bombardier militiaman barbarian master-at-arms
        potter winemaker fisherman beekeeper""",
    3: "princess jester queen-mother baron nun apothecary stonemason armorer clockmaker sculptor",
    4: """scribe gravedigger cardinal devout professor goldsmith architect judge royal-guard
        pawnbroker spy locksmith witch monk stable-boy revolutionary""",
    5: """duchess mother-superior templar chaplain astronomer captain officer knight guildmaster glassblower
        doctor blacksmith farmer shepherd usurper""",
    6: "his-majesty prince chancellor pilgrim alchemist lookout mercenary",
    7: "her-majesty-the-queen his-holiness patron general banker brigand",
}
PRICE = {card: price for price, cards in PRICES.items() for card in cards.split()}
LOCATIONS = ("castle", "village")
OTHER = {"castle": "village", "village": "castle"}
KEEP_KEY = {"do": "keep_key"}
MOVE_MESSENGER = {"do": "move_messenger"}
RENEW_ROW = {"do": "renew_row"}

Cell = tuple[int, int]
Json = dict[str, Any]


@dataclass(frozen=True)
class Seat:
    """What lies before one player."""

    grid: tuple[str, ...]
    gold: int
    keys: int


@dataclass(frozen=True)
class Site:
    """One location; the cards named for its deck are kept out of everything else."""

    row: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    removed: bool = False


ANY_CARDS = Site()
REMOVED = Site(removed=True)
ALL_DOWN = ("- - -", "- - -", "- - -")


def castle_removed() -> Json:
    """Write that five players have taken 37 castle cards face down, so that the castle has left the game."""
    cards = iter([row["id"] for row in castle_combo.CARDS if row["deck"] == "castle"])
    cells = [(column, row) for row in range(3) for column in range(3)]
    tableaux = [
        [{"card": next(cards), "column": column, "row": row, "face_down": True} for column, row in cells[:count]]
        for count in (8, 8, 7, 7, 7)
    ]
    players = [{"tableau": tableau} for tableau in tableaux]
    return {"messenger": "village", "castle": {"removed": True}, "turn": 2, "players": players}


def seat(*grid: str, gold: int = 0, keys: int = 0) -> Seat:
    """One player's things."""
    return Seat(grid, gold, keys)


def site(row: str = "", discard: Iterable[str] = (), deck: str = "") -> Site:
    """One location; a row named in part is completed with any cards."""
    return Site(tuple(row.split()), tuple(discard), tuple(deck.split()))


def home(card: str) -> str:
    """Tell the location a card belongs to."""
    return "castle" if card in CASTLE else "village"


def others(location: str, *named: str) -> list[str]:
    """All cards of a location but the named ones (each argument may hold several)."""
    kept = {card for names in named for card in names.split()}
    return [card for card in CARDS[location] if card not in kept]


def cells(grid: tuple[str, ...]) -> dict[Cell, str]:
    """Give the drawn cells, numbered from the first card (or from the spot where it will lie)."""
    drawn = {
        (column, row): text for row, line in enumerate(grid) for column, text in enumerate(line.split()) if text != "."
    }
    cards = [cell for cell, text in drawn.items() if text != "@"]
    left, top = [*cards, *drawn, (0, 0)][0]
    return {(column - left, row - top): text for (column, row), text in drawn.items()}


def spot(grid: tuple[str, ...]) -> Cell:
    """Find the cell marked with @."""
    return next(cell for cell, text in cells(grid).items() if text == "@")


def named_cards(seats: Iterable[Seat], sites: Iterable[Site]) -> set[str]:
    """Every card that the test calls by its name."""
    texts = [text for s in seats for line in s.grid for text in line.split()]
    piles = [card for s in sites for pile in (s.row, s.discard, s.deck) for card in pile]
    return {text.lstrip("~").partition(":")[0] for text in texts} | set(piles)


class Spare:
    """The cards that the test does not name, to complete rows and to lie face down."""

    def __init__(self, named: set[str]) -> None:
        """Keep the named cards out."""
        self.left = {place: [card for card in cards if card not in named] for place, cards in CARDS.items()}

    def some(self, location: str) -> str:
        """Any card of a location."""
        return self.left[location].pop(0)

    def least_missed(self) -> str:
        """Any card, of the location that has more of them left."""
        return self.some(max(self.left, key=lambda place: len(self.left[place])))

    def site(self, location: str, wanted: Site) -> Json:
        """One location as the position's text form wants it."""
        if wanted.removed:
            return {"row": [], "discard": [], "removed": True}
        missing = [self.some(location) for _ in range(3 - len(wanted.row))]
        return {"row": [*wanted.row, *missing], "discard": list(wanted.discard)}

    def card(self, text: str) -> Json:
        """One card of a tableau, without its cell."""
        if text in ("-", "c", "v"):
            drawn = self.least_missed() if text == "-" else self.some("castle" if text == "c" else "village")
            return {"card": drawn, "face_down": True}
        name, _, gold = text.lstrip("~").partition(":")
        return {"card": name, "face_down": text.startswith("~"), "stored": int(gold or 0)}

    def player(self, wanted: Seat) -> Json:
        """One player."""
        tableau = [
            {**self.card(text), "column": column, "row": row}
            for (column, row), text in cells(wanted.grid).items()
            if text != "@"
        ]
        return {"gold": wanted.gold, "keys": wanted.keys, "tableau": tableau}


def position(
    *seats: Seat,
    turn: int = 0,
    messenger: str = "village",
    castle: Site = ANY_CARDS,
    village: Site = ANY_CARDS,
    seed: int = 1,
) -> Json:
    """Write a position at the start of a turn; a player alone gets an opponent with nothing."""
    table = seats if len(seats) > 1 else (*seats, seat())
    spare = Spare(named_cards(table, (castle, village)))
    return {
        "game": "castle-combo",
        "version": 1,
        "seats": len(table),
        "turn": turn,
        "seed": seed,
        "messenger": messenger,
        "castle": spare.site("castle", castle),
        "village": spare.site("village", village),
        "players": [spare.player(one) for one in table],
    }


def load(*seats: Seat, **more: Any) -> Position:
    """Load a position at the start of a turn."""
    return castle_combo.load(position(*seats, **more))


def at(place: str, here: Site, there: Site = ANY_CARDS) -> dict[str, Any]:
    """Set the messenger to a location, and say what lies there and at the other one."""
    return {"messenger": place, place: here, OTHER[place]: there}


def ready(card: str, own: Seat, *rest: Seat) -> Position:
    """Seat 0 is about to take a card, and this one lies in the messenger's row."""
    return load(own, *rest, **at(home(card), site(card)))


def bought(card: str, own: Seat, *rest: Seat) -> Position:
    """Seat 0 has taken this card face up, onto the cell marked with @."""
    pos = ready(card, own, *rest)
    take(pos, card, at=spot(own.grid))
    return pos


def final(*seats: Seat) -> Position:
    """Load a game that is over; a player alone has an opponent with nine face-down cards and nothing else."""
    table = seats if len(seats) > 1 else (*seats, seat(*ALL_DOWN))
    return castle_combo.load(position(*table))


def take(pos: Position, card: str, at: Cell | None = None, *, face_down: bool = False) -> None:
    """Take a card by its name from the messenger's row, no key spent, and put it where the test wants it."""
    player = seat_to_act(pos)
    if KEEP_KEY in pos.choices:
        pos.push(KEEP_KEY)
    slot = row(pos, messenger(pos)).index(card)
    pos.push({"do": "take_face_down" if face_down else "take", "slot": slot})
    put(pos, player, card, at)


def put(pos: Position, player: int, card: str, at: Cell | None) -> None:
    """Place the taken card if that is a question at all, and see that it lies there."""
    open_cells = offered(pos, "place") if pos.turn == player else []
    if open_cells:
        cell = at or (open_cells[0]["column"], open_cells[0]["row"])
        pos.push({"do": "place", "column": cell[0], "row": cell[1]})
    lying = entry(pos, player, card)
    assert at is None or (lying["column"], lying["row"]) == at


def finish(pos: Position, player: int) -> None:
    """Answer the rest of a player's turn with whatever is offered first."""
    while pos.turn == player:
        pos.push(next(iter(pos.choices)))


def seat_to_act(pos: Position) -> int:
    """Tell the seat that must decide."""
    assert pos.turn is not None
    return int(pos.turn)


def questions(pos: Position) -> set[str]:
    """Name what is offered now."""
    return {str(choice.to_json()["do"]) for choice in pos.choices}


def offered(pos: Position, do: str) -> list[dict[str, int]]:
    """List the arguments of all offered choices of one name."""
    found = [dict(choice.to_json()) for choice in pos.choices]
    return [{key: value for key, value in one.items() if key != "do"} for one in found if one["do"] == do]


def open_cells(pos: Position) -> set[Cell]:
    """List the cells offered for the taken card."""
    return {(one["column"], one["row"]) for one in offered(pos, "place")}


def messenger(pos: Position) -> str:
    """Where the messenger stands."""
    return str(pos.dump()["messenger"])


def row(pos: Position, location: str) -> list[str]:
    """List the open cards of a location, slot by slot."""
    return list(pos.dump()[location].get("row", []))


def discard(pos: Position, location: str) -> list[str]:
    """List the discard pile of a location, in the order of the alphabet."""
    return sorted(pos.dump()[location].get("discard", []))


def deck(pos: Position, location: str) -> list[str]:
    """List the draw deck of a location, in the order of the alphabet."""
    return sorted(one if isinstance(one, str) else one["card"] for one in pos.dump()[location].get("deck", []))


def removed(pos: Position, location: str) -> bool:
    """Whether a location has left the game."""
    return bool(pos.dump()[location].get("removed", False))


def gold(pos: Position, player: int = 0) -> int:
    """Count the gold before a player, without what is stored on cards."""
    return int(pos.dump()["players"][player]["gold"])


def keys(pos: Position, player: int = 0) -> int:
    """Count the keys of a player."""
    return int(pos.dump()["players"][player]["keys"])


def held(pos: Position) -> list[tuple[int, int]]:
    """Count the gold and the keys of every player."""
    return [(player["gold"], player["keys"]) for player in pos.dump()["players"]]


def tableau(pos: Position, player: int = 0) -> list[Json]:
    """List the cards of a player in the order of taking."""
    return list(pos.dump()["players"][player].get("tableau", []))


def entry(pos: Position, player: int, card: str) -> Json:
    """One card of a player's tableau."""
    return next(one for one in tableau(pos, player) if one["card"] == card)


def stored(pos: Position, card: str, player: int = 0) -> int:
    """Count the gold on a card."""
    return int(entry(pos, player, card).get("stored", 0))


def on_purses(pos: Position, *cards: str) -> list[int]:
    """Count the gold on cards of the first player."""
    return [stored(pos, card) for card in cards]


def nine(grid: str, **more: int) -> Seat:
    """One player with nine cards: rows end with a slash, and what is not written lies face down."""
    rows = [[*row.split(), "-", "-", "-"][:3] for row in [*grid.split("/"), "", ""][:3]]
    return seat(*map(" ".join, rows), **more)
