"""Stepping through the record of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.cli import score_card
from bailey.cli.story import Story
from bailey.cli.table import picture
from bailey.core.log import Kind
from bailey.core.text import sentence

if TYPE_CHECKING:
    from bailey.cli.screen import Screen
    from bailey.core.log import GameLog
    from bailey.core.text import GameTexts

HELP = "Enter: on   b: back   12: row 12   end   q: stop"


class Replay:
    """A game, position by position."""

    def __init__(self, log: GameLog, texts: GameTexts, screen: Screen) -> None:
        self.log, self.texts, self.screen = log, texts, screen
        self.names = [f"Player {seat + 1}" for seat in range(len(log.seats))]
        self.steps = log.positions()
        self.story = Story(log, texts, self.names)

    def headline(self, i: int) -> str:
        """Which row it is, and who chose what."""
        row = self.steps[i][0]
        where = f"Row {row.n} of {len(self.log.rows)}"
        if row.kind is Kind.SETUP or row.seat is None or row.choice is None:
            return f"{where}: the game begins."
        said = self.texts.choice(self.steps[i - 1][1], row.choice, self.names)
        return f"{where}, {self.names[row.seat]}: {said}."

    def happened(self, i: int) -> list[str]:
        """Say what a row did."""
        return self.story.sentences(self.steps[i][1].events, None, everything=True)

    def tell_all(self) -> None:
        """Tell the whole game, then draw the end of it."""
        seats = ", ".join(f"{name} ({by})" for name, by in zip(self.names, self.log.start.seats, strict=True))
        self.screen.say(f"{self.log.game.title}: {seats}", "bold")
        shown = {row.n: i for i, (row, _) in enumerate(self.steps)}
        for row in self.log.rows:
            if row.n in shown:
                self.tell(shown[row.n])
            else:
                self.screen.item(str(row.n), self.other_row(row.n))
        self.end()

    def other_row(self, n: int) -> str:
        """Tell a row that is no choice, or none that counts."""
        row = self.log.rows[n - 1]
        if row.kind is Kind.UNDO:
            return f"Taken back, as far as row {row.to}."
        name = self.names[row.seat] if row.seat is not None else ""
        if row.kind is Kind.TAKEOVER:
            return f"{name} is played by {row.by} from now on."
        if row.kind is Kind.CHOICE:
            return f"{name} chooses `{row.choice}`, which is taken back later."
        return sentence(f"{name} {'gives up' if row.kind is Kind.RESIGN else 'is too slow'}")

    def tell(self, i: int) -> None:
        """Tell one row in a paragraph."""
        text = " ".join(self.happened(i)) or self.headline(i).partition(", ")[2]
        self.screen.item(str(self.steps[i][0].n), text)

    def end(self) -> None:
        """Draw where the game has come to, and who is ahead."""
        position = self.steps[-1][1]
        self.screen.say()
        self.screen.draw(picture(position, self.screen.width, self.names, self.texts))
        score_card.standings(self.screen, position, self.names)

    def draw(self, i: int) -> None:
        """Draw one position."""
        position = self.steps[i][1]
        self.screen.say()
        self.screen.draw(picture(position, self.screen.width, self.names, self.texts))
        self.screen.say(self.headline(i), "bold")
        for text in self.happened(i):
            self.screen.say(text, indent=2)

    def walk(self) -> None:
        """Go from position to position as a person asks."""
        self.screen.say(HELP, "dim")
        i = 0
        self.draw(i)
        while True:
            typed = self.screen.ask("> ").casefold()
            if typed in ("q", "quit"):
                return
            to = self.target(typed, i)
            if to is None:
                self.screen.say(HELP, "dim")
                continue
            if to >= len(self.steps):
                self.screen.say("That was the last row.")
                score_card.standings(self.screen, self.steps[-1][1], self.names)
                return
            i = max(0, to)
            self.draw(i)

    def target(self, typed: str, i: int) -> int | None:
        """Where a typed line goes to."""
        if typed in ("", "n", "next"):
            return i + 1
        if typed in ("b", "back"):
            return i - 1
        if typed == "end":
            return len(self.steps) - 1
        if not typed.isdecimal() or len(typed) > 6:
            return None
        return max((k for k, (row, _) in enumerate(self.steps) if row.n <= int(typed)), default=0)
