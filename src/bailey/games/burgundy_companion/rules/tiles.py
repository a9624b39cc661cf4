"""Tiles that the table tells of: which faces there may be, and how a told face becomes a tile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Menu, card_at, is_empty, offer, rule, take_named
from bailey.games.burgundy_board.data import BLACK_SLOTS, DEPOT_SLOTS, DEPOTS
from bailey.games.burgundy_board.tiles import NOTHING
from bailey.games.burgundy_companion.choices import TILE
from bailey.games.burgundy_companion.faces import FACES, face_card, seen

if TYPE_CHECKING:
    from bailey.games.burgundy_companion.state import State

#: All kinds, one bit each.
ANY_KIND = -1


@rule
def faces_left(s: State) -> int:
    """Return the faces of the tiles that nobody has told of, one bit each."""
    faces = 0
    for i in range(s.unused.size):
        faces |= 1 << seen(card_at(s.unused, i)).face
    return faces


@rule
def faces_of(s: State, kinds: int) -> int:
    """Return those of them that are of some kinds, one bit each."""
    faces = faces_left(s)
    for face in range(FACES):
        if (kinds >> face_card(face).kind) & 1 == 0:
            faces &= ~(1 << face)
    return faces


@rule
def offer_faces(menu: Menu, faces: int) -> None:
    """Tell a face."""
    for face in range(FACES):
        if (faces >> face) & 1:
            offer(menu, TILE(face))


@rule
def told_tile(s: State, face: int, black: int) -> int:
    """Take a tile with a face in hand and return it: with this back while there is one, otherwise with another."""
    c = tile_with(s, face, black)
    if c == NOTHING:
        c = tile_with(s, face, 1 - black)
    take_named(s, s.unused, c, s.taken)
    return c


@rule
def tile_with(s: State, face: int, black: int) -> int:
    """Return the first tile with a face and a back of which nobody has told, or `NOTHING`."""
    first = NOTHING
    for i in range(s.unused.size):
        c = card_at(s.unused, i)
        if seen(c).face == face and seen(c).black == black and (first == NOTHING or c < first):
            first = c
    return first


@rule
def lies_at(s: State, depot: int, slot: int) -> bool:
    """Tell whether a tile lies on a slot of a depot; depot 0 is the black one."""
    if depot == 0:
        return slot < BLACK_SLOTS and not is_empty(s.black, slot)
    return depot <= DEPOTS and slot < DEPOT_SLOTS and not is_empty(s.depots[depot - 1].tiles, slot)
