"""Bots that nobody waits for: they use the plain rules until the compiled ones are ready."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bailey.bots.compiling import BackgroundCompiler
    from bailey.core.play.choices import Choice
    from bailey.core.play.game import Game
    from bailey.core.play.position import Position

#: While the rules are being compiled, a search bot thinks for at most so many seconds.
MOST_PLAIN_SECONDS = 1.0
#: A search of so few iterations is not cut short, so that it is not made longer.
FEW_PLAIN_ITERATIONS = 40


class PlainFirstBot:
    """A bot that changes to the compiled rules when they are ready; without a compiler it stays plain."""

    def __init__(self, spec: str, game: Game, compiler: BackgroundCompiler | None) -> None:
        from bailey import bots

        self._make, self.spec, self.game = bots.make, spec, game
        budget = bots.budget(spec)
        self.compiler = compiler if budget.kind != "random" else None
        compiling = self.compiler is not None and not self.compiler.ready()
        quick = 0 < budget.seconds < MOST_PLAIN_SECONDS or 0 < budget.iterations <= FEW_PLAIN_ITERATIONS
        short = replace(budget, iterations=0, seconds=MOST_PLAIN_SECONDS)  # a casual bot overlooks as much as before
        shortened = compiling and budget.searches and not quick
        self.bot = bots.make(str(short) if shortened else spec, game, plain=True)

    def choose(self, position: Position, seed: int) -> Choice:
        """Return a choice for the seat on turn."""
        if self.compiler is not None and self.compiler.ready():
            self.bot, self.compiler = self._make(self.spec, self.game, plain=False), None
        return self.bot.choose(position, seed)

    def compared(self) -> list[Choice]:
        """Return what the last search compared, the most visited first; nothing where the plain rules were used."""
        from bailey.bots import Bot

        if not isinstance(self.bot, Bot) or self.bot.plain or not self.bot.budget.searches:
            return []
        return [self.game.choices.find(one["choice"]) for one in self.bot.opinion()]
