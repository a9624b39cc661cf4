"""Where the Automata searches: the companion does it itself, or asks what the people at the table have found."""

from __future__ import annotations

from bailey.core import Menu, move, offer, place, rule, tell, todo, todo_with
from bailey.games.burgundy_board.data import GOODS, rulebook
from bailey.games.burgundy_board.events import What as Board
from bailey.games.burgundy_board.rules.automata import make_wild, no_tile, search, search_reserve
from bailey.games.burgundy_board.rules.automata_bonuses import placed, ship
from bailey.games.burgundy_board.rules.automata_cards import item_of, open_kinds
from bailey.games.burgundy_board.rules.automata_reserve import (
    buy_black,
    keep_scarcest,
    keep_wanted,
    nothing_scarce,
    pay_price,
)
from bailey.games.burgundy_board.tiles import building
from bailey.games.burgundy_companion.choices import DONE, GOOD, NONE
from bailey.games.burgundy_companion.events import What
from bailey.games.burgundy_companion.faces import face_card
from bailey.games.burgundy_companion.rules.tiles import ANY_KIND, faces_of, offer_faces, told_tile
from bailey.games.burgundy_companion.state import AUTOMATA, IT, TABLE, State
from bailey.games.burgundy_companion.steps import Step

#: No depot: the people know where they found a tile.
SOMEWHERE = 0


# The search for an item of a card


@rule
def search_depots(s: State, p: int, start: int, side: int) -> None:
    """Search the depots from a number on for the items of a card."""
    if s.depth == IT:
        search(s, p, start, side)
    else:
        todo_with(s, TABLE, Step.TELL_FOUND, start, side)


@rule
def offer_found(s: State, menu: Menu, start: int, side: int) -> None:
    """The people tell a tile for an open item, or that no depot has any."""
    offer_faces(menu, faces_of(s, open_kinds(s.sides[side])))
    offer(menu, NONE())


@rule
def found(s: State, face: int, side: int) -> None:
    """A tile that was found goes onto the topmost item of its kind."""
    item = item_of(s.sides[side], face_card(face).kind)
    c = told_tile(s, face, 0)
    place(s, s.taken, 0, s.sides[side].items, item)
    tell(s, Board.AUTOMATA_FOUND, AUTOMATA, SOMEWHERE, c, side, item)
    placed(s, AUTOMATA, c, side, item)


@rule
def found_none(s: State, side: int) -> None:
    """Where no depot has a tile for the card, its reserve is next."""
    tell(s, What.NONE_FOUND)
    search_reserve(s, AUTOMATA, side)


# A wild tile


@rule
def look_for_wild(s: State, p: int) -> None:
    """The first tile of the black depot becomes a wild tile."""
    if s.depth == IT:
        make_wild(s, p)
    else:
        todo(s, TABLE, Step.TELL_WILD)


@rule
def offer_any(s: State, menu: Menu) -> None:
    """Tell any tile, or that there is none."""
    offer_faces(menu, faces_of(s, ANY_KIND))
    offer(menu, NONE())


@rule
def made_wild(s: State, face: int) -> None:
    """A tile of the black depot goes face down into its reserve."""
    c = told_tile(s, face, 1)
    move(s, s.taken, 0, s.wilds)
    tell(s, Board.AUTOMATA_MADE_WILD, AUTOMATA, c)


@rule
def made_none(s: State) -> None:
    """With the black depot empty it gains silver."""
    no_tile(s, AUTOMATA)


# A ship


@rule
def load_ship(s: State, p: int) -> None:
    """A ship takes all goods of the depot with most."""
    if s.depth == IT:
        ship(s, p)
    else:
        todo(s, TABLE, Step.TELL_GOODS)


@rule
def offer_goods(s: State, menu: Menu) -> None:
    """Tell one good after the other, then that these were all."""
    for good in range(len(GOODS)):
        if s.unseen_goods[good] > 0:
            offer(menu, GOOD(good))
    offer(menu, DONE())


@rule
def loaded(s: State, good: int) -> None:
    """The Automata keeps a good; there may be more."""
    s.unseen_goods[good] -= 1
    s.players[AUTOMATA].goods[good] += 1
    tell(s, Board.TOOK_GOODS, AUTOMATA, SOMEWHERE, good, 1)
    todo(s, TABLE, Step.TELL_GOODS)


@rule
def loaded_all(s: State) -> None:
    """Then its marker advances."""
    todo(s, AUTOMATA, Step.ADVANCE)


@rule
def advance_marker(s: State) -> None:
    """The people move its marker on the turn order track."""
    tell(s, What.MARKER_ADVANCED)


# What goes into its reserve


@rule
def look_for_kept(s: State, p: int, which: int) -> None:
    """Workshop, church and market take a tile of their kinds."""
    if s.depth == IT:
        keep_wanted(s, p, which)
    else:
        todo_with(s, TABLE, Step.TELL_KEPT, which)


@rule
def offer_kept(s: State, menu: Menu, which: int) -> None:
    """Tell a tile of the kinds of a building, or that no depot has any."""
    offer_faces(menu, faces_of(s, building(which).takes))
    offer(menu, NONE())


@rule
def kept(s: State, face: int) -> None:
    """A tile of a depot goes into its reserve."""
    c = told_tile(s, face, 0)
    move(s, s.taken, 0, s.reserve)
    tell(s, Board.AUTOMATA_KEPT, AUTOMATA, SOMEWHERE, c)


@rule
def look_for_scarcest(s: State, p: int) -> None:
    """A white castle takes what the reserve has least of."""
    if s.depth == IT:
        keep_scarcest(s, p)
    else:
        todo(s, TABLE, Step.TELL_SCARCEST)


@rule
def kept_none(s: State) -> None:
    """With all depots empty a white castle brings silver."""
    nothing_scarce(s, AUTOMATA)


# The purchase


@rule
def look_for_purchase(s: State, p: int) -> None:
    """With two silver it buys of the black depot what its reserve has fewest of."""
    if s.depth == IT:
        buy_black(s, p)
    elif s.players[p].silver >= rulebook().price:
        todo(s, TABLE, Step.TELL_BOUGHT)


@rule
def bought(s: State, face: int) -> None:
    """It pays, and a tile of the black depot goes into its reserve."""
    pay_price(s, AUTOMATA)
    c = told_tile(s, face, 1)
    move(s, s.taken, 0, s.reserve)
    tell(s, Board.AUTOMATA_BOUGHT, AUTOMATA, c)
