"""What a drawing needs of the printed things: a row for each tile and card of the Automata, and the boards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.games.burgundy_board.data import AUTOMATA_PRINTED, GOODS, KINDS, PATHS, PHASES
from bailey.games.burgundy_board.data import PRINTED as _PRINTED
from bailey.games.burgundy_board.duchies import CONFIDENCE, DUCHIES, PLACES, SPACES, kinds_of, regions_of, space_of
from bailey.games.burgundy_board.tiles import ROUTE_TILES, TILES

if TYPE_CHECKING:
    from bailey.core import Data

CARDS: list[Data] = [*TILES, *AUTOMATA_PRINTED["cards"], *ROUTE_TILES]
PRINTED: Data = {
    "kinds": KINDS,
    "goods": GOODS,
    "phases": PHASES,
    "phase_points": _PRINTED["phase_points"],
    "bonus_tiles": _PRINTED["bonus_tiles"],
    "depots": [[slot["players"] for slot in slots] for slots in _PRINTED["depots"]],
    "black_depot": [slot["players"] for slot in _PRINTED["black_depot"]],
    "paths": PATHS,
    "levels": AUTOMATA_PRINTED["levels"],
    "places": PLACES,
    "dice": [int(space_of(space).die) for space in range(SPACES)],
    "duchies": [
        {
            "id": name,
            "kinds": kinds_of(name),
            "regions": regions_of(kinds_of(name)),
            "confidence": CONFIDENCE[name],
        }
        for name in DUCHIES
    ],
}
