"""Advice in the terminal: what a bot would choose, and why that is better than the next best choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bailey.bots.compiling import BackgroundCompiler
    from bailey.cli.plain_first import PlainFirstBot
    from bailey.core.play.choices import Choice
    from bailey.core.play.position import Position
    from bailey.core.text.catalogue import GameTexts


class BotAdviser:
    """A bot that gives reasons once what they need is compiled; that begins with the first hint."""

    def __init__(self, bot: PlainFirstBot, compiler: BackgroundCompiler | None) -> None:
        self.bot, self.compiler = bot, compiler

    def choose(self, position: Position, seed: int) -> Choice:
        """Return what the bot would choose."""
        return self.bot.choose(position, seed)

    def why(self, position: Position, choice: Choice, seed: int, texts: GameTexts, names: Sequence[str]) -> str:
        """Return why the choice that was advised last is better than others; empty if that cannot be told."""
        others = [one.number for one in self.bot.compared() if one != choice]
        if self.compiler is None or not self.compiler.ready() or not others or position.turn is None:
            return ""
        from bailey.analysis.explaining import COMPARED, Explainer
        from bailey.core.text.gains import why

        explainer = Explainer(texts.game)
        for _ in explainer.explain(position, choice.number, others[:COMPARED], seed):
            pass
        than = texts.choice(position, texts.game.choices.read(explainer.against), names)
        return why(texts, explainer.reason, explainer.scores, position.turn, names, than)
