"""Stepping through the record of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.cli import score_card
from bailey.cli.language import matches, text
from bailey.cli.narration import Narration
from bailey.cli.seats import played_by, replay_names
from bailey.cli.table import drawing_of
from bailey.core.records.rows import Kind
from bailey.core.text.catalogue import sentence

if TYPE_CHECKING:
    from bailey.cli.screen import Screen
    from bailey.core.records.log import GameLog
    from bailey.core.text.catalogue import GameTexts


class TerminalReplay:
    """Prints a game position by position."""

    def __init__(self, log: GameLog, texts: GameTexts, screen: Screen) -> None:
        self.log, self.texts, self.screen = log, texts, screen
        self.names = log.position.called(replay_names(log.start.seats, log.start.key))
        self.steps = log.positions()
        self.narration = Narration(log, texts, self.names)

    def headline(self, i: int) -> str:
        """Return the number of a row, and who chose what in it."""
        row = self.steps[i][0]
        where = {"n": str(row.n), "rows": str(len(self.log.rows))}
        return text("replay-row-begins" if row.choice is None else "replay-row", what=self.chosen(i), **where)

    def chosen(self, i: int) -> str:
        """Return who chose what in a row."""
        row = self.steps[i][0]
        if row.seat is None or row.choice is None:
            return text("replay-begins")
        return self.texts.report(self.steps[i - 1][1], row.choice, self.names)

    def events(self, i: int) -> list[str]:
        """Return the events of a row as sentences."""
        return self.narration.sentences(self.steps[i][1].events, None, everything=True)

    def print_all(self) -> None:
        """Print the whole game, then draw its last position."""
        seats = ", ".join(map(played_by, self.names, self.log.start.seats))
        self.screen.say(text("replay-head", game=self.texts.title, players=seats), "bold")
        shown = {row.n: i for i, (row, _) in enumerate(self.steps)}
        for row in self.log.rows:
            if row.n in shown:
                self.print_row(shown[row.n])
            else:
                self.screen.item(str(row.n), self.other_row(row.n))
        self.end()

    def other_row(self, n: int) -> str:
        """Return the text of a row that is no choice, or an undone one."""
        row = self.log.rows[n - 1]
        if row.kind in (Kind.UNDO, Kind.TAKEBACK):
            return text("replay-undo", n=str(row.to))
        name = self.names[row.seat] if row.seat is not None else ""
        if row.kind is Kind.TAKEOVER:
            return text("replay-takeover", player=name, bot=str(row.by))
        if row.kind is Kind.CHOICE:
            return text("replay-undone", player=name, choice=str(row.choice))
        return text("replay-resign" if row.kind is Kind.RESIGN else "replay-timeout", player=name)

    def print_row(self, i: int) -> None:
        """Print one row as a paragraph."""
        paragraph = " ".join(self.events(i)) or sentence(self.chosen(i))
        self.screen.item(str(self.steps[i][0].n), paragraph)

    def end(self) -> None:
        """Draw the last position, and print the standings."""
        position = self.steps[-1][1]
        self.screen.say()
        self.screen.draw(drawing_of(position, self.screen.width, self.names, self.texts))
        score_card.standings(self.screen, position, self.names)

    def draw(self, i: int) -> None:
        """Draw one position and print what led to it."""
        position = self.steps[i][1]
        self.screen.say()
        self.screen.draw(drawing_of(position, self.screen.width, self.names, self.texts))
        self.screen.say(self.headline(i), "bold")
        for line in self.events(i):
            self.screen.say(line, indent=2)

    def walk(self) -> None:
        """Show positions as the user asks for them, until they quit."""
        self.screen.say(text("replay-help"), "dim")
        i = 0
        self.draw(i)
        while True:
            typed = self.screen.ask("> ")
            if matches(typed, "replay-quit"):
                return
            to = self.target(typed, i)
            if to is None:
                self.screen.say(text("replay-help"), "dim")
                continue
            if to >= len(self.steps):
                self.screen.say(text("replay-last"))
                score_card.standings(self.screen, self.steps[-1][1], self.names)
                return
            i = max(0, to)
            self.draw(i)

    def target(self, typed: str, i: int) -> int | None:
        """Return the index of the position that the input asks for; None if it is not understood."""
        if not typed or matches(typed, "replay-on"):
            return i + 1
        if matches(typed, "replay-back"):
            return i - 1
        if matches(typed, "replay-end"):
            return len(self.steps) - 1
        if not typed.isdecimal() or len(typed) > 6:
            return None
        return max((k for k, (row, _) in enumerate(self.steps) if row.n <= int(typed)), default=0)
