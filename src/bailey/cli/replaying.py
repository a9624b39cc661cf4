"""Stepping through the record of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.cli import score_card
from bailey.cli.language import means, text
from bailey.cli.story import Story
from bailey.cli.table import picture
from bailey.cli.tables import numbered, played_by
from bailey.core.log import Kind
from bailey.core.text import sentence

if TYPE_CHECKING:
    from bailey.cli.screen import Screen
    from bailey.core.log import GameLog
    from bailey.core.text import GameTexts


class Replay:
    """A game, position by position."""

    def __init__(self, log: GameLog, texts: GameTexts, screen: Screen) -> None:
        self.log, self.texts, self.screen = log, texts, screen
        self.names = log.game.called(numbered(len(log.seats)))
        self.steps = log.positions()
        self.story = Story(log, texts, self.names)

    def headline(self, i: int) -> str:
        """Which row it is, and who chose what."""
        row = self.steps[i][0]
        where = {"n": str(row.n), "rows": str(len(self.log.rows))}
        return text("replay-row-begins" if row.choice is None else "replay-row", what=self.chosen(i), **where)

    def chosen(self, i: int) -> str:
        """Say who chose what."""
        row = self.steps[i][0]
        if row.seat is None or row.choice is None:
            return text("replay-begins")
        said = self.texts.choice(self.steps[i - 1][1], row.choice, self.names)
        return text("replay-choice", player=self.names[row.seat], choice=said)

    def happened(self, i: int) -> list[str]:
        """Say what a row did."""
        return self.story.sentences(self.steps[i][1].events, None, everything=True)

    def tell_all(self) -> None:
        """Tell the whole game, then draw the end of it."""
        seats = ", ".join(map(played_by, self.names, self.log.start.seats))
        self.screen.say(text("replay-head", game=self.texts.title, players=seats), "bold")
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
        if row.kind in (Kind.UNDO, Kind.TAKEBACK):
            return text("replay-undo", n=str(row.to))
        name = self.names[row.seat] if row.seat is not None else ""
        if row.kind is Kind.TAKEOVER:
            return text("replay-takeover", player=name, bot=str(row.by))
        if row.kind is Kind.CHOICE:
            return text("replay-undone", player=name, choice=str(row.choice))
        return text("replay-resign" if row.kind is Kind.RESIGN else "replay-timeout", player=name)

    def tell(self, i: int) -> None:
        """Tell one row in a paragraph."""
        told = " ".join(self.happened(i)) or sentence(self.chosen(i))
        self.screen.item(str(self.steps[i][0].n), told)

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
        for told in self.happened(i):
            self.screen.say(told, indent=2)

    def walk(self) -> None:
        """Go from position to position as a person asks."""
        self.screen.say(text("replay-help"), "dim")
        i = 0
        self.draw(i)
        while True:
            typed = self.screen.ask("> ")
            if means(typed, "replay-quit"):
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
        """Where a typed line goes to."""
        if not typed or means(typed, "replay-on"):
            return i + 1
        if means(typed, "replay-back"):
            return i - 1
        if means(typed, "replay-end"):
            return len(self.steps) - 1
        if not typed.isdecimal() or len(typed) > 6:
            return None
        return max((k for k, (row, _) in enumerate(self.steps) if row.n <= int(typed)), default=0)
