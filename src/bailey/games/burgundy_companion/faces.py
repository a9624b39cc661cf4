"""Faces: what people see of a tile. The Automata treats all tiles with one face alike, so that is all they tell.

All knowledge tiles are one face: the Automata does not read them.
"""

from __future__ import annotations

from bailey.core import Data, Record, number, table, truth
from bailey.games.burgundy_board.data import BLACK_BACK, BUILDINGS, KINDS, SPECIES
from bailey.games.burgundy_board.tiles import ALL_TILES, IDS, TILES, tile, with_back


class Face(Record):
    """The kind of a face."""

    kind: int = number(0, names=KINDS)


class Seen(Record):
    """What is seen of a tile: its face, `NO_FACE` for inns, and whether its back is black."""

    face: int = number(0)
    black: int = truth()


def _looks(row: Data) -> tuple[int, ...]:
    """Return what tells a tile from others, in an order by which people find it."""
    building = BUILDINGS.index(row["building"]) if "building" in row else 0
    species = SPECIES.index(row["species"]) if "species" in row else 0
    return KINDS.index(row["kind"]), building, species, row.get("animals", 0)


_ROWS = [row for row in TILES if row["kind"] in KINDS]
_FACES = sorted({_looks(row) for row in _ROWS})
FACES = len(_FACES)
NO_FACE = FACES
#: A tile with each face.
SHOWN_BY: list[str] = [next(row["id"] for row in _ROWS if _looks(row) == looks) for looks in _FACES]


def _face(looks: tuple[int, ...]) -> Face:
    made = Face()
    made.kind = looks[0]
    return made


def _seen(c: int) -> Seen:
    row = TILES[c]
    made = Seen()
    made.face = _FACES.index(_looks(row)) if row["kind"] in KINDS else NO_FACE
    made.black = int(c in _BLACK)
    return made


_BLACK = {*with_back(BLACK_BACK)}
face_card = table([_face(looks) for looks in _FACES])
seen = table([_seen(c) for c in range(ALL_TILES)])
CASTLE_FACE = next(face for face, card in enumerate(SHOWN_BY) if tile(IDS.index(card)).kind == 0)
