"""A game that only bots play, told turn by turn."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from bailey.cli.table import Table, picture

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bailey.cli.screen import Screen
    from bailey.cli.table import Thinker
    from bailey.core.log import GameLog, Row
    from bailey.core.text import GameTexts


def no_adviser() -> Thinker:
    """Nobody asks for a hint where nobody plays."""
    raise NotImplementedError


class Watch(Table):
    """A table with bots only."""

    def __init__(
        self,
        log: GameLog,
        thinkers: Mapping[int, Thinker],
        screen: Screen,
        texts: GameTexts,
        pause: float,
        *,
        draw: bool,
    ) -> None:
        super().__init__(log, thinkers, screen, texts, no_adviser)
        self.pause, self.drawing = pause, draw
        self.heard: list[str] = []
        self.turn_begins = self.position.step

    def think(self, turn: int) -> Row:
        """Let a bot choose, and tell its whole turn when it is done."""
        row = super().think(turn)
        self.heard += self.story.last(turn, None)
        if self.position.turn != turn or self.position.step == self.turn_begins:
            self.tell(turn)
        return row

    def tell(self, turn: int) -> None:
        """Tell what a turn brought."""
        self.screen.item(f"{turn + 1}", " ".join(self.heard), indent=2)
        self.heard.clear()
        if self.drawing and not self.position.over:
            self.screen.draw(picture(self.position, self.screen.width, self.names, self.texts, seats=[turn]))
            self.screen.say()
        time.sleep(self.pause)
