"""Logs whose digests were made from another layout of the state, so that they cannot be compared with today's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.errors import BadInput
from bailey.core.records.log import GameLog

if TYPE_CHECKING:
    from typing import Unpack

    from bailey.core.play.game import Game
    from bailey.core.records.rows import About, Kind, LogRow
    from bailey.core.records.start import Start


class OlderLog(GameLog):
    """A log that keeps the digests of its record, since fair chance depends on them, and compares none of them."""

    def __init__(self, game: Game, start: Start, layout: str) -> None:
        super().__init__(game, start)
        self.layout = layout
        self.recorded = ""  # the digest of the row that is being read

    def _digest(self) -> str:
        return self.recorded

    def _add(self, kind: Kind, **about: Unpack[About]) -> LogRow:
        if not self.recorded:
            self.position.put_back(self.present)
            message = f"the digests of this record have the layout {self.layout}; to play on, begin from its position"
            raise BadInput(message)
        row = super()._add(kind, **about)
        self.recorded = ""
        return row
