"""An analysis in words: who chose what, what it gave away, and why, as far as the numbers of the game say it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bailey.cli.language import text
from bailey.cli.seats import numbered
from bailey.core.records.start import is_person
from bailey.core.text.gains import why

if TYPE_CHECKING:
    from bailey.analysis.findings import Analysis, ComparedChoice, Decision, PlayerColumns, Stage
    from bailey.core.play.position import Position
    from bailey.core.records.rows import LogRow
    from bailey.core.text.catalogue import GameTexts
    from bailey.core.text.gains import ExpectedScores

#: A stroke of luck is named when it changed a chance by so much.
STROKE = 0.05


class Compared(NamedTuple):
    """A compared choice in words: its chance to win with the error, the expected lead, and whether it was made."""

    choice: str
    chance: str
    lead: str
    made: bool


class Stands(NamedTuple):
    """How a player stands in words: the chance to win and the expected lead, before a choice and after it."""

    player: str
    chance: str
    lead: str


class AnalysisSentences:
    """The sentences of one analysis, in the current language."""

    def __init__(self, found: Analysis, steps: list[tuple[LogRow, Position]], texts: GameTexts) -> None:
        self.found, self.texts = found, texts
        self.before = {row.n: steps[i][1] for i, (row, _) in enumerate(steps[1:])}
        self.rows = {row.n: row for row in found.rows}
        self.names = self._names(steps[0][1])

    def _names(self, position: Position) -> list[str]:
        given = [by.partition(":")[2].replace("_", " ") if is_person(by) else "" for by in self.found.seats]
        seats = [own or number for own, number in zip(given, numbered(len(given)), strict=True)]
        return position.called(seats)

    @property
    def title(self) -> str:
        """What was analysed."""
        players = ", ".join(
            text("played-by", player=name, bot=by) if not is_person(by) else name
            for name, by in zip(self.names, self.found.seats, strict=False)
        )
        return text("replay-head", game=self.texts.title, players=players)

    @property
    def method(self) -> str:
        """How it was analysed."""
        rows, whole = len(self.found.rows), self.found.part_of
        method = text("analysis-method", iterations=self.found.iterations, decisions=rows)
        return method if whole is None else f"{text('analysis-part', last=rows, choices=whole)} {method}"

    def option(self, row: Stage, option: ComparedChoice) -> str:
        """Return what a choice of a row does."""
        position = self.before[row.n]
        return self.texts.choice(position, self.texts.game.choices.find(option.choice), self.names)

    def made(self, row: Stage) -> str:
        """Return who chose what in a row, as a report."""
        choice = self.texts.game.choices.find(row.decision.chosen.choice)
        return self.texts.report(self.before[row.n], choice, self.names)

    def better(self, row: Stage) -> str:
        """Return what would have been better in a row, or nothing."""
        if not row.decision.cost:
            return ""
        return text("analysis-better", choice=self.option(row, row.decision.rival))

    def compared(self, row: Stage) -> list[Compared]:
        """Return the compared choices of a row, the best first."""
        made = row.decision.made
        return [
            Compared(
                self.option(row, option),
                text("analysis-with-error", n=percent(option.value.chance[row.seat]), error=percent(option.error)),
                lead(option.value.margin[row.seat]),
                i == made,
            )
            for i, option in enumerate(row.decision.options)
        ]

    def everybody(self, row: Stage) -> list[Stands]:
        """Return everybody's name, chance to win and expected lead: before the choice of a row, and after it."""
        before, after = row.before, row.chosen
        return [
            Stands(
                name,
                became(percent(before.chance[p]), percent(after.chance[p])),
                became(lead(before.margin[p]), lead(after.margin[p])),
            )
            for p, name in enumerate(self.names)
        ]

    def lost(self, row: Stage) -> str:
        """Return how much a choice gave away, with its error, or nothing."""
        decision = row.decision
        if not decision.cost:
            return ""
        if decision.by_points:
            said = text("analysis-lost-points", lost=gave(decision))
        else:
            said = text("analysis-lost", lost=percent(decision.loss), error=percent(decision.chosen.loss_error))
        return f"{said} {text('analysis-disputed', share=percent(decision.contrary))}" if decision.disputed else said

    def quality(self, row: Stage) -> str:
        """Return the name of a choice's quality, or nothing where there was nothing to choose."""
        if row.open < 2:
            return ""
        return text(f"analysis-{row.decision.quality}")

    def open_cards(self, row: Stage, decision: Decision) -> str:
        """Return what the open cards would have said."""
        return text("analysis-open", choice=self.option(row, decision.rival), lost=gave(decision))

    def stroke(self, row: Stage) -> str:
        """Return whom chance helped in a row and by how much, or nothing if it was little."""
        return self._luck(row.luck)

    def deal(self) -> str:
        """Return whom the deal helped and by how much, or nothing if it was little."""
        return self._luck(self.found.to_json()["deal"]["luck"])

    def _luck(self, luck: list[float]) -> str:
        most = max(range(len(luck)), key=lambda p: (luck[p], -p))
        if luck[most] < STROKE:
            return ""
        return text("analysis-stroke", player=self.names[most], change=change(luck[most]))

    def why(self, row: Stage) -> str:
        """Return what the better choice would have brought, if that is what it is about."""
        decision = row.decision
        scores: ExpectedScores = {"better": decision.rival.value.score, "made": decision.chosen.value.score}
        return why(self.texts, decision.reason, scores, row.seat, self.names)

    def costly(self, row: Stage) -> str:
        """Return a costly choice in a few sentences: what it was, what would have been better, and why."""
        return " ".join(filter(None, (f"{self.made(row)}.", f"{self.better(row)}.", self.lost(row), self.why(row))))

    def costliest(self, player: PlayerColumns) -> list[Stage]:
        """Return the rows of a player's costliest choices."""
        return [self.rows[n] for n in self.found.costliest.get(player.player, [])]

    def summary(self) -> tuple[list[str], list[list[str]]]:
        """Return the heads and the rows of the table of all players."""
        heads = [text(f"analysis-{key}") for key in HEADS]
        return heads, [self._columns(player) for player in self.found.players]

    def luck_by_source(self) -> list[str]:
        """Return what each player's luck came from, a sentence for each."""
        return [
            text(
                "analysis-luck-from",
                player=self.names[one.player],
                sources=", ".join(map(_source, one.luck_by.items())),
            )
            for one in self.found.players
            if one.luck_by
        ]

    def _columns(self, player: PlayerColumns) -> list[str]:
        changes = (player.own, player.rivals, player.luck, player.knowledge)
        accuracy = "" if player.accuracy is None else percent(player.accuracy)
        name = self.names[player.player]
        return [name, percent(player.beginning), *map(change, changes), percent(player.end), accuracy]


#: What luck came from, and the keys by which that is said.
SOURCES = {"deal": "luck-deal", "dice": "luck-dice", "draws": "luck-draws", "both": "luck-both"}
HEADS = ("player", "beginning", "own", "rivals", "luck", "knowledge", "end", "accuracy")


def gave(decision: Decision) -> str:
    """Return what a choice gave away: of the chance to win, or points if it is judged by them."""
    return text("analysis-in-points", n=round(decision.points)) if decision.by_points else percent(decision.loss)


def _source(found: tuple[str, float]) -> str:
    source, by = found
    return text(f"analysis-{SOURCES[source]}", change=change(by))


def percent(share: float) -> str:
    """Return a share in per cent."""
    return text("analysis-percent", n=f"{100 * share:.0f}")


def change(by: float) -> str:
    """Return a change of a share, with its sign."""
    rounded = f"{100 * by:+.0f}".replace("-", "\u2212")
    return text("analysis-percent", n="0" if rounded in ("+0", "\u22120") else rounded)


def lead(by: float) -> str:
    """Return an expected lead in points, with its sign."""
    rounded = f"{by:+.0f}".replace("-", "\u2212")
    return "0" if rounded in ("+0", "\u22120") else rounded


def became(before: str, after: str) -> str:
    """Return what a figure was and became; once, where it stayed as it was."""
    return before if before == after else f"{before} → {after}"
