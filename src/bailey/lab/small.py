"""Small games: close endings whose tree an exact algorithm can walk.

A game keeps them in `small.json` of its folder: positions as a person writes them, before the turn begins. What such a
position leaves open (rows to be filled, hands to be drawn, dice to be rolled) is dealt by chance at the root of the
tree, so that players who should not know it do not.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING

from bailey.core.errors import BadInput
from bailey.core.play.explicit_chance import without_luck
from bailey.core.state.reading import PositionReader

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bailey.core.play.game import Game
    from bailey.core.state.todo import GameState

FILE = "small.json"


@dataclass(frozen=True, eq=False)
class SmallGame:
    """A game that begins with a position near its end."""

    game: Game
    name: str
    #: The position as it is written.
    written: object

    @cached_property
    def _reader(self) -> PositionReader[GameState]:
        return PositionReader(self.game)

    @cached_property
    def _fields(self) -> dict[str, object]:
        found = self._reader.fields(self.written)
        if found.get("todo"):
            message = f"small {self.name!r}: begins with a turn; leave out `todo` and `digest` of the position"
            raise BadInput(message)
        return found

    @cached_property
    def table(self) -> GameState:
        """The state before chance deals what the position leaves open."""
        return without_luck(self.game, self._reader.table(self._fields))

    def __reduce__(self) -> tuple[type[SmallGame], tuple[Game, str, object]]:
        return SmallGame, (self.game, self.name, self.written)

    def deal(self, s: GameState) -> None:
        """Deal what the position leaves open, and begin its turn."""
        self._reader.begin(s, self._fields)


@cache
def small_games(game: Game) -> Mapping[str, SmallGame]:
    """Return the small games of a game by their names."""
    file = game.folder / FILE
    if not file.exists():
        return {}
    positions = json.loads(file.read_text(encoding="utf-8"))
    return {name: SmallGame(game, name, written) for name, written in positions.items()}


def find_small(game: Game, name: str) -> SmallGame:
    """Return a small game by its name."""
    known = small_games(game)
    if name not in known:
        message = f"small {name!r:.60}: {game.title} has {', '.join(known) or 'no small games'}"
        raise BadInput(message)
    return known[name]
