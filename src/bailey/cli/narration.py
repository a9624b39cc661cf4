"""The events of a game as sentences, for the players who were not on turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.records.rows import Kind
from bailey.core.text.catalogue import sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bailey.core.play.position import Position
    from bailey.core.play.telling import Event
    from bailey.core.records.log import GameLog
    from bailey.core.records.rows import LogRow
    from bailey.core.text.catalogue import GameTexts


class Narration:
    """The events of a game as each seat sees them, and up to which row each seat has read them."""

    def __init__(self, log: GameLog, texts: GameTexts, names: Sequence[str]) -> None:
        self.texts, self.names = texts, names
        self.read_to = dict.fromkeys(range(len(names)), 1)
        self.events: list[tuple[int, int | None, dict[int, list[Event]]]] = []
        for row, position in log.positions():
            self.add(row, position)
        for seat in self.read_to:
            self.read_to[seat] = max((n for n, chose, _ in self.events if chose == seat), default=1)

    def add(self, row: LogRow, position: Position) -> None:
        """Add the events of a row as each seat sees them; an undo removes events."""
        if row.kind in (Kind.UNDO, Kind.TAKEBACK):
            self.events = [entry for entry in self.events if entry[0] <= row.to]
        elif row.kind in (Kind.CHOICE, Kind.SETUP):
            views = {seat: position.events_for(seat) for seat in self.read_to}
            self.events.append((row.n, row.seat, views))

    def since(self, seat: int, viewer: int | None) -> list[str]:
        """Return what the others did since this seat last read, one paragraph for each player who chose."""
        news = [entry for entry in self.events if entry[0] > self.read_to[seat] and entry[1] != seat]
        self.read_to[seat] = max((entry[0] for entry in self.events), default=1)
        paragraphs: list[tuple[int | None, list[str]]] = []
        for _, chose, views in news:
            if not paragraphs or paragraphs[-1][0] != chose:
                paragraphs.append((chose, []))
            paragraphs[-1][1].extend(self.sentences(views[seat], viewer))
        return [" ".join(sentences) for _, sentences in paragraphs if sentences]

    def last(self, seat: int, viewer: int | None) -> list[str]:
        """Return what happened in the last row, as a seat sees it."""
        return self.sentences(self.events[-1][2][seat], viewer) if self.events else []

    def sentences(self, events: list[Event], viewer: int | None, *, everything: bool = False) -> list[str]:
        """Return events as sentences, without those that the drawing shows better."""
        shown = [event for event in events if everything or event["what"] not in self.texts.quiet]
        return [sentence(self.texts.event(event, self.names, viewer)) for event in shown]
