"""What a drawing needs of the printed things: those of the board game, and the tile that shows each face."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.games.burgundy_board.drawn import CARDS as _OF_THE_BOARD
from bailey.games.burgundy_board.drawn import PRINTED as _PRINTED
from bailey.games.burgundy_companion.faces import SHOWN_BY

if TYPE_CHECKING:
    from bailey.core import Data

#: Knowledge tiles without their numbers: which one it is, nobody tells.
CARDS: list[Data] = [{name: value for name, value in row.items() if name != "number"} for row in _OF_THE_BOARD]
PRINTED: Data = {
    **{name: _PRINTED[name] for name in ("kinds", "goods", "phases", "bonus_tiles", "levels")},
    "faces": SHOWN_BY,
}
