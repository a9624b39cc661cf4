"""Prints an analysis in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.cli.analysis_words import gave, percent
from bailey.cli.language import text

if TYPE_CHECKING:
    from bailey.analysis.findings import Stage
    from bailey.cli.analysis_words import AnalysisSentences
    from bailey.cli.screen import Screen


class AnalysisTable:
    """Prints every decision, a summary for each player, and their costliest choices."""

    def __init__(self, words: AnalysisSentences, screen: Screen) -> None:
        self.words, self.screen = words, screen

    def print_all(self) -> None:
        """Print the whole analysis."""
        self.screen.say(self.words.title, "bold")
        self.screen.say(self.words.method, "dim")
        self.screen.say()
        if self.words.deal():
            self.screen.item("1", f"{text('analysis-deal')} {self.words.deal()}")
        for row in self.words.found.rows:
            self.print_row(row)
        self.print_summary()
        self.print_costliest()

    def print_row(self, row: Stage) -> None:
        """Print a decision: what was chosen, the chance before and after, what was better, and what chance did."""
        chances = text(
            "analysis-chances", before=percent(row.before.chance[row.seat]), after=percent(row.chosen.chance[row.seat])
        )
        costly = row.decision.cost > 0
        lost = text("analysis-gave", lost=gave(row.decision)) if costly else ""
        quality = f"{self.words.quality(row)}{lost}" if costly else ""
        said = [f"{self.words.made(row)}.", f"{chances}.", f"{quality}." if quality else ""]
        better = self.words.better(row)
        self.screen.item(
            str(row.n), " ".join(filter(None, [*said, f"{better}." if better else "", self.words.stroke(row)]))
        )
        if row.open > 1:
            self.print_compared(row)
        if row.open_cards is not None:
            self.screen.say(self.words.open_cards(row, row.open_cards), "dim", indent=5)

    def print_compared(self, row: Stage) -> None:
        """Print the compared choices of a decision, the best first, and everybody's chance and lead."""
        options = [
            text("analysis-option-made" if one.made else "analysis-option", **one._asdict())
            for one in self.words.compared(row)
        ]
        stands = [text("analysis-stands", **one._asdict()) for one in self.words.everybody(row)]
        for said in (text("analysis-compared-line", options="; ".join(options)), f"{'; '.join(stands)}."):
            self.screen.say(said, "dim", indent=5)

    def print_summary(self) -> None:
        """Print the columns of all players."""
        heads, rows = self.words.summary()
        widths = [max(len(line[i]) for line in [heads, *rows]) for i in range(len(heads))]
        self.screen.say()
        self.screen.rule(text("analysis-summary"))
        for name, *cells in [heads, *rows]:
            aligned = [cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True)]
            self.screen.line("  ".join([name.ljust(widths[0]), *aligned]))
        for said in self.words.luck_by_source():
            self.screen.say(said, "dim")
        self.screen.say(text("analysis-adds-up"), "dim")

    def print_costliest(self) -> None:
        """Print the costliest choices of each player in words."""
        for player in self.words.found.players:
            rows = self.words.costliest(player)
            if not rows:
                continue
            self.screen.say()
            self.screen.say(text("analysis-costliest", player=self.words.names[player.player], n=len(rows)), "bold")
            for row in rows:
                self.screen.item(str(row.n), self.words.costly(row))
