"""The analysis of a record, row by row: each row is worked out by itself, in any order, and can be kept."""
# Any: what an analysis keeps is JSON.

from __future__ import annotations

import hashlib
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from bailey.analysis.columns import assemble
from bailey.analysis.findings import FORMAT
from bailey.analysis.probe import ROWS, Probe
from bailey.core.compiled.modes import is_plain
from bailey.core.compiled.search import EVERYTHING
from bailey.core.errors import BadInput
from bailey.core.play.position import Position, checked_seed
from bailey.core.records.contest import Lack, lack_of
from bailey.core.records.log_text import write_log

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.analysis.findings import Analysis
    from bailey.core.records.log import GameLog

    Found = dict[str, Any]

DEFAULT_ITERATIONS = 2000
LEAST_ITERATIONS, MOST_ITERATIONS = 16, 200_000
#: Why a record cannot be analysed.
MESSAGES = {
    Lack.RIVALS_WHO_DECIDE: "{title} tells what happened at a real table: its rows are no decisions against a rival",
    Lack.END: "the game is not over after {rows} rows: finish it first, and analyse it then",
    Lack.CHOICES: "the record has no choices: there is nothing to analyse",
    Lack.RIVALS: "the game has one player and nobody to win against: there are no chances to win to analyse",
}


class Examination:
    """The rows of one record that are to be worked out, and what was found so far.

    `last`: only so many choices before the end are examined; their columns begin with the first of them.
    """

    def __init__(
        self,
        log: GameLog,
        iterations: int = DEFAULT_ITERATIONS,
        *,
        open_cards: bool = False,
        last: int | None = None,
        seed: int = 0,
        plain: bool | None = None,
    ) -> None:
        check_record(log)
        if not LEAST_ITERATIONS <= iterations <= MOST_ITERATIONS:
            message = f"iterations: must be from {LEAST_ITERATIONS} to {MOST_ITERATIONS}, not {iterations}"
            raise BadInput(message)
        if last is not None and last < 1:
            message = f"last: must be 1 or more choices, not {last}"
            raise BadInput(message)
        self.log, self.iterations, self.open_cards = log, iterations, open_cards
        self.seed, self.plain = checked_seed(seed), is_plain(plain, log.game)
        whole = log.positions()
        #: How many choices the game has, and, where only its last ones are examined, how many those are.
        self.choices = len(whole) - 1
        self.last = last if last is not None and last < self.choices else None
        self.steps = whole if self.last is None else whole[-1 - self.last :]
        self.found: dict[int, Found] = {}

    @property
    def digest(self) -> str:
        """The digest of the record."""
        return hashlib.blake2b(write_log(self.log).encode(), digest_size=16).hexdigest()

    @property
    def key(self) -> str:
        """What everything found depends on: an equal key, equal findings."""
        game = self.log.game
        settings = f"{FORMAT} {game.name} {game.version} {self.iterations} {self.open_cards:d} {self.seed}"
        if self.last is not None:
            settings += f" last {self.last}"
        return f"{settings} {'plain' if self.plain else 'compiled'} {self.digest}"

    @property
    def total(self) -> int:
        """How many rows there are to work out."""
        return len(self.steps) - 1

    @property
    def pending(self) -> list[int]:
        """The rows that are not worked out yet, from 1 on."""
        return [i for i in range(1, len(self.steps)) if i not in self.found]

    def new_probe(self) -> Probe:
        """Return what one thread needs to work out rows."""
        game, options = self.log.game, self.log.game.options_of(self.steps[0][1].state)
        return Probe(game, self.iterations, plain=self.plain, blank=game.blank(len(self.log.seats), options))

    def work_out(self, i: int, probe: Probe) -> Iterator[None]:
        """Work out row i in slices, and yield after each; `found` then has it."""
        (row, after), before = self.steps[i], self.steps[i - 1][1]
        seat, made = row.seat, row.choice
        assert seat is not None
        assert made is not None
        yield from probe.decide(before, made.number, seat, self.seed * ROWS + row.n)
        yield from probe.explain(seat, seat)
        found: Found = {"decision": asdict(probe.decision)}
        if after.revealed and not after.over:
            yield from probe.follow(after, seat)
            found["after"] = asdict(probe.sample.value)
        if i == 1:
            yield from self._deal(probe, before, found)
        if self.open_cards:
            yield from probe.decide(before, made.number, EVERYTHING, self.seed * ROWS + row.n)
            found["open_cards"] = asdict(probe.decision)
        self.found[i] = found

    def _deal(self, probe: Probe, first: Position, found: Found) -> Iterator[None]:
        """Measure the deal: the cards as they were dealt, against other deals, both played on without a search."""
        if self.log.start.position is not None or self.last is not None:
            return
        yield from probe.follow(first, first.turn or 0)
        found["dealt"] = asdict(probe.sample.value)
        yield from probe.deals(self.log.game.blank(len(self.log.seats), self.log.start.options))
        found["beginning"] = asdict(probe.sample.value)

    def result(self) -> Analysis:
        """Return the analysis, when all rows are worked out."""
        part_of = None if self.last is None else self.choices
        return assemble(self.log, self.steps, self.found, self.iterations, self.digest, part_of)


def check_record(log: GameLog) -> None:
    """Refuse a record that cannot be analysed, and say why."""
    lack = lack_of(log)
    if lack is not None:
        raise BadInput(MESSAGES[lack].format(title=log.game.title, rows=len(log.rows)))
