"""What happened, in words: for whoever was not on turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bailey.core.log import Kind
from bailey.core.text import sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bailey.core.log import GameLog, Row
    from bailey.core.position import Position
    from bailey.core.text import GameTexts


class Story:
    """Everything that happened in a game, and who was told what of it."""

    def __init__(self, log: GameLog, texts: GameTexts, names: Sequence[str]) -> None:
        self.texts, self.names = texts, names
        self.told = dict.fromkeys(range(len(names)), 1)
        self.events: list[tuple[int, int | None, dict[int, list[dict[str, Any]]]]] = []
        for row, position in log.positions():
            self.note(row, position)
        for seat in self.told:
            self.told[seat] = max((n for n, chose, _ in self.events if chose == seat), default=1)

    def note(self, row: Row, position: Position) -> None:
        """Note what a row did, as every seat was told it; an undo takes back."""
        if row.kind in (Kind.UNDO, Kind.TAKEBACK):
            self.events = [entry for entry in self.events if entry[0] <= row.to]
        elif row.kind in (Kind.CHOICE, Kind.SETUP):
            seen = {seat: position.events_for(seat) for seat in self.told}
            self.events.append((row.n, row.seat, seen))

    def since(self, seat: int, viewer: int | None) -> list[str]:
        """Tell what the others did since this seat was last told, a paragraph for each who chose."""
        news = [entry for entry in self.events if entry[0] > self.told[seat] and entry[1] != seat]
        self.told[seat] = max((entry[0] for entry in self.events), default=1)
        paragraphs: list[tuple[int | None, list[str]]] = []
        for _, chose, seen in news:
            if not paragraphs or paragraphs[-1][0] != chose:
                paragraphs.append((chose, []))
            paragraphs[-1][1].extend(self.sentences(seen[seat], viewer))
        return [" ".join(sentences) for _, sentences in paragraphs if sentences]

    def last(self, seat: int, viewer: int | None) -> list[str]:
        """Tell what the last row did, as a seat was told it."""
        return self.sentences(self.events[-1][2][seat], viewer) if self.events else []

    def sentences(self, events: list[dict[str, Any]], viewer: int | None, *, everything: bool = False) -> list[str]:
        """Events as sentences; what the drawing shows better is left out."""
        told = [event for event in events if everything or event["what"] not in self.texts.quiet]
        return [sentence(self.texts.event(event, self.names, viewer)) for event in told]
