"""A game that only bots play, printed turn by turn."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from bailey.cli.table import TerminalTable, drawing_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bailey.cli.screen import Screen
    from bailey.cli.table import Adviser, Chooser
    from bailey.core.records.log import GameLog
    from bailey.core.records.rows import LogRow
    from bailey.core.text.catalogue import GameTexts


def no_hints() -> Adviser:
    """Raise NotImplementedError: without a person nobody asks for a hint."""
    raise NotImplementedError


class WatchedTable(TerminalTable):
    """A table with bots only."""

    def __init__(
        self,
        log: GameLog,
        bots: Mapping[int, Chooser],
        screen: Screen,
        texts: GameTexts,
        pause: float,
        *,
        draw: bool,
    ) -> None:
        super().__init__(log, bots, screen, texts, no_hints)
        self.pause, self.drawing = pause, draw
        self.sentences: list[str] = []
        self.first_step = self.position.step

    def bot_turn(self, turn: int) -> LogRow:
        """Let a bot choose, and print its whole turn when it is complete."""
        row = super().bot_turn(turn)
        self.sentences += self.narration.last(turn, None)
        if self.position.turn != turn or self.position.step == self.first_step:
            self.print_turn(turn)
        return row

    def print_turn(self, turn: int) -> None:
        """Print what happened in a turn."""
        self.screen.item(f"{turn + 1}", " ".join(self.sentences), indent=2)
        self.sentences.clear()
        if self.drawing and not self.position.over:
            self.screen.draw(drawing_of(self.position, self.screen.width, self.names, self.texts, seats=[turn]))
            self.screen.say()
        time.sleep(self.pause)
